"""Reads and checks component data: one error lists every fault and where it is."""

from pathlib import Path
from typing import Any, Final, TypeVar

from ceres.checking import LONGEST_TOML, Check, NotReadable, parse_toml, read_text, shown
from ceres.checking.typed import read
from ceres.components.box import (
    CARD_IDS,
    FORMAT,
    LETTERS,
    TILES_IN_ALL,
    Building,
    Card,
    Components,
    Tile,
)
from ceres.errors import InvalidComponents

Thing = TypeVar("Thing")

_SOURCES: Final = ("book", "core", "core?", "ruling", "rebuilt")


def load_components(path: str | Path) -> Components:
    """Load the components of your own box from a TOML file.

    Cards or tiles that the file leaves out are those of the standard box.
    Raise `InvalidComponents` with every fault of the file.
    """
    try:
        text = read_text(Path(path), LONGEST_TOML)
    except NotReadable as error:
        raise InvalidComponents([error.fault]) from None
    return parse_components(text)


def parse_components(text: str) -> Components:
    """Parse the text of a component file, in TOML."""
    try:
        data = parse_toml(text)
    except NotReadable as error:
        raise InvalidComponents([error.fault]) from None
    return _read(data, "card")


def read_components(data: object) -> Components:
    """Read component data in the form that a record carries.

    >>> read_components({"format": "ceres-components/1", "tiles": {"civic-any": 31}})
    Traceback (most recent call last):
    ceres.errors.InvalidComponents: this component file cannot be used:
    - tiles: the key residential is missing
    - tiles: the key residential-double is missing
    - tiles: the key commercial is missing
    - tiles: the key commercial-double is missing
    - tiles: the key civic-residential is missing
    - tiles: the key civic-commercial is missing
    - tiles: the key civic-civic is missing
    - tiles: there must be 32 tiles in all, not 31
    """
    return _read(data, "cards")


def _read(data: object, key: str) -> Components:
    """Read component data; the key of the cards is `card` in a file, `cards` in a record."""
    check = Check()
    table = check.table(data, "", ["format"], [key, "tiles", "from"])
    if "format" in table and table["format"] != FORMAT:
        check.fault("format", "wrong-format", found=shown(table["format"]), expected=FORMAT)
    if isinstance(data, dict) and not {key, "tiles"} & set(table):
        check.fault("", "nothing-replaced")
    cards = _cards(check, table[key], key) if key in table else STANDARD.cards
    tiles = _split(check, table["tiles"]) if "tiles" in table else dict(STANDARD.tiles)
    if "from" in table:
        _check_sources(check, table["from"], "from")
    check.raise_faults(InvalidComponents)
    return Components(cards, tiles)


def _cards(check: Check, value: object, key: str) -> tuple[Card, ...]:
    """Read all 18 cards, each once, in the order of their ids."""
    entries = check.items(value, key)
    cards = {}
    for where, entry in entries:
        card = _card(check, where, entry)
        if card.id in cards:
            check.fault(where, "card-twice", id=card.id)
        cards[card.id] = card
    if isinstance(value, list) and len(entries) != len(CARD_IDS):
        check.fault(key, "card-count", count=len(entries))
    return tuple(cards[id] for id in sorted(cards))


def _card(check: Check, where: str, entry: object) -> Card:
    table = check.table(entry, where, ["id", "number", "action"], ["by", "letters", "monument"])
    id = check.word(table["id"], f"{where}.id", CARD_IDS, "card") if "id" in table else None
    where = f"{where} ({id})" if id else where
    number = check.whole(table["number"], f"{where}.number", 1, 4) if "number" in table else 1
    actions = ("claim", "enlarge", "bribe")
    action = None
    if "action" in table:
        action = check.word(table["action"], f"{where}.action", actions)
    by, letters = _claim(check, where, table) if action == "claim" else ("", ())
    if action in ("enlarge", "bribe"):
        for key in ("by", "letters"):
            if key in table:
                check.fault(where, "not-a-claim", key=key)
    icon = check.flag(table.get("monument", False), f"{where}.monument")
    return Card(id or where, number, action or "", by, letters, icon)


def _claim(check: Check, where: str, table: dict[str, object]) -> tuple[str, tuple[str, ...]]:
    """Read how a claim chooses its Deed: by letters in their order, the cheapest or the dearest."""
    if "by" not in table:
        check.fault(where, "missing-key", key="by")
        return "", ()
    by = check.word(table["by"], f"{where}.by", ("letters", "cheapest", "dearest"))
    if by != "letters":
        if by and "letters" in table:
            check.fault(where, "not-by-letters")
        return by or "", ()
    if "letters" not in table:
        check.fault(where, "missing-key", key="letters")
        return by, ()
    return by, _letters(check, f"{where}.letters", table["letters"])


def _letters(check: Check, where: str, value: object) -> tuple[str, ...]:
    letters: list[str] = []
    entries = check.items(value, where)
    for at, entry in entries:
        letter = check.word(entry, at, LETTERS)
        if letter in letters:
            check.fault(at, "letter-twice", letter=letter)
        elif letter:
            letters.append(letter)
    if isinstance(value, list) and len(entries) != 3:
        check.fault(where, "letters-count", count=len(entries))
    return tuple(letters)


def _split(check: Check, value: object) -> dict[str, int]:
    """Read how many tiles there are of each kind, in the order of the kinds."""
    table = check.table(value, "tiles", _tile_ids())
    split = {
        id: check.whole(table[id], f"tiles.{id}", 0, TILES_IN_ALL)
        for id in _tile_ids()
        if id in table
    }
    count = sum(split.values())
    if table and count != TILES_IN_ALL:
        check.fault("tiles", "tile-count", count=count)
    return split


def _tile_ids() -> list[str]:
    return [tile.id for tile in TILES]


def _check_sources(check: Check, value: object, where: str) -> None:
    """Check the sources of figures: a known word each."""
    if not isinstance(value, dict):
        check.table(value, where, [])
        return
    for key, source in value.items():
        check.word(source, f"{where}.{key}", _SOURCES)


def _read_own(name: str, key: str, kind: type[Thing], **more: object) -> tuple[Thing, ...]:
    """Read the things of one of our own files, which names the source of every figure."""
    check = Check()
    things = []
    for number, figures in enumerate(_own(name)[key]):
        where = f"{key}[{number}]"
        sources = figures.pop("from", {})
        check.table(sources, f"{where}.from", [figure for figure in figures if figure != "id"])
        _check_sources(check, sources, f"{where}.from")
        built = figures.pop("when_built", {})
        figures |= {f"when_built_{what}": value for what, value in built.items()}
        things.append(read(check, kind, {**more, **figures}, where))
    check.raise_faults(InvalidComponents)
    return tuple(things)


def _own(name: str) -> dict[str, Any]:
    return parse_toml(Path(__file__).with_name(name).read_text("utf-8"))


def _standard() -> Components:
    check = Check()
    data = _own("ceres.toml")
    cards, tiles = _cards(check, data["card"], "card"), _split(check, data["tiles"])
    _check_sources(check, data["from"], "from")
    check.raise_faults(InvalidComponents)
    return Components(cards, tiles)


BUILDINGS: Final = _read_own("buildings.toml", "building", Building)
MONUMENTS: Final = _read_own("monuments.toml", "monument", Building, pieces=1, monument=True)
TILES: Final = _read_own("tiles.toml", "tile", Tile)
STANDARD: Final = _standard()
