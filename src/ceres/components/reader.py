"""Reads and checks component data: one error lists every fault and where it is."""

from pathlib import Path
from typing import Final

from ceres.checking import LONGEST_TOML, Check, NotReadable, parse_toml, read_text, shown
from ceres.components.box import (
    CARD_IDS,
    FORMAT,
    KINDS,
    LETTERS,
    SHAPES,
    TILES_IN_ALL,
    Building,
    Card,
    Components,
    Effect,
    Needs,
    Tile,
)
from ceres.errors import InvalidComponents

_MARKS: Final = ("book", "core", "core?", "ruling", "rebuilt")


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
        _marks(check, table["from"], "from")
    if check.faults:
        raise InvalidComponents(check.faults)
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


def _marks(check: Check, value: object, where: str) -> None:
    """Check the sources of figures: a known mark each."""
    if not isinstance(value, dict):
        check.table(value, where, [])
        return
    for key, mark in value.items():
        check.word(mark, f"{where}.{key}", _MARKS)


def _read_buildings(name: str, entry_key: str) -> tuple[Building, ...]:
    """Read the Buildings or Monuments of one of our own files."""
    check = Check()
    table = check.table(_own(name), name, [entry_key])
    buildings = []
    for where, entry in check.items(table.get(entry_key), entry_key):
        buildings.append(_building(check, where, entry, monument=entry_key == "monument"))
    if check.faults:
        raise InvalidComponents(check.faults)
    return tuple(buildings)


def _building(check: Check, where: str, entry: object, monument: bool) -> Building:
    figures = ["population", "silver", "vp", "effect"]
    keys = ["id", "kind", "shape", "from"]
    optional = [*figures, "needs", "when_built"] if monument else figures
    table = check.table(entry, where, keys if monument else [*keys, "pieces"], optional)
    _every_figure_marked(check, where, table)
    built = check.table(table.get("when_built", {}), f"{where}.when_built", [], ["vp", "silver"])
    return Building(
        id=str(table.get("id")),
        kind=check.word(table.get("kind"), f"{where}.kind", KINDS) or "",
        shape=check.word(table.get("shape"), f"{where}.shape", SHAPES) or "",
        pieces=check.whole(table.get("pieces", 1), f"{where}.pieces", 1),
        population=check.whole(table.get("population", 0), f"{where}.population"),
        silver=check.whole(table.get("silver", 0), f"{where}.silver"),
        vp=check.whole(table.get("vp", 0), f"{where}.vp"),
        effect=_effect(check, f"{where}.effect", table["effect"]) if "effect" in table else None,
        monument=monument,
        needs=_needs(check, f"{where}.needs", table.get("needs", {})),
        when_built_vp=check.whole(built.get("vp", 0), f"{where}.when_built.vp"),
        when_built_silver=check.whole(built.get("silver", 0), f"{where}.when_built.silver"),
    )


def _every_figure_marked(check: Check, where: str, table: dict[str, object]) -> None:
    """Check that our own files name the source of every figure."""
    figures = [key for key in table if key not in ("id", "from")]
    marks = check.table(table.get("from"), f"{where}.from", figures)
    _marks(check, marks, f"{where}.from")


def _effect(check: Check, where: str, value: object) -> Effect:
    table = check.table(value, where, ["vp", "per", "counts"])
    counts = ("building", "citizen", "silver", "civic")
    return Effect(
        check.whole(table.get("vp"), f"{where}.vp", 1),
        check.whole(table.get("per"), f"{where}.per", 1),
        check.word(table.get("counts"), f"{where}.counts", counts) or "",
    )


def _needs(check: Check, where: str, value: object) -> Needs:
    flags = ("no_empty_lot", "border")
    numbers = [name for name in Needs.__dataclass_fields__ if name not in flags]
    table = check.table(value, where, [], [*numbers, *flags])
    needs: dict[str, int] = {
        name: check.whole(table.get(name, 0), f"{where}.{name}") for name in numbers
    }
    return Needs(
        **needs,
        no_empty_lot=check.flag(table.get("no_empty_lot", False), f"{where}.no_empty_lot"),
        border=check.flag(table.get("border", False), f"{where}.border"),
    )


def _read_tiles() -> tuple[Tile, ...]:
    check = Check()
    table = check.table(_own("tiles.toml"), "tiles.toml", ["tile"])
    tiles = []
    for where, value in check.items(table.get("tile"), "tile"):
        entry = check.table(value, where, ["id", "kind", "from"], ["icons", "wants"])
        _every_figure_marked(check, where, entry)
        kind = check.word(entry.get("kind"), f"{where}.kind", KINDS) or ""
        icons = check.whole(entry.get("icons", 0), f"{where}.icons", 0, 2)
        wants = check.word(entry.get("wants", ""), f"{where}.wants", ("", *KINDS, "any")) or ""
        tiles.append(Tile(str(entry.get("id")), kind, icons, wants))
    if check.faults:
        raise InvalidComponents(check.faults)
    return tuple(tiles)


def _own(name: str) -> dict[str, object]:
    """Parse one of the TOML files beside this module."""
    return parse_toml(Path(__file__).with_name(name).read_text("utf-8"))


def _standard() -> Components:
    check = Check()
    data = _own("ceres.toml")
    cards, tiles = _cards(check, data["card"], "card"), _split(check, data["tiles"])
    _marks(check, data["from"], "from")
    if check.faults:
        raise InvalidComponents(check.faults)
    return Components(cards, tiles)


BUILDINGS: Final = _read_buildings("buildings.toml", "building")
MONUMENTS: Final = _read_buildings("monuments.toml", "monument")
TILES: Final = _read_tiles()
STANDARD: Final = _standard()
