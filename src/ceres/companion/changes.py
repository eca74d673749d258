"""Reads changes of the real table: which keys each kind has, and what they take."""

from collections.abc import Callable, Collection
from typing import Any, Final

from ceres.checking import Check
from ceres.components import BUILDINGS, MONUMENTS, TILES
from ceres.components.box import CARD_IDS, TILES_IN_ALL
from ceres.engine.board import LOT_COUNT, LOT_OF
from ceres.engine.state import LAST_ERA

Change = dict[str, Any]
Reader = Callable[[Check, object, str], object]

SIDES: Final = ("you", "ceres")
NOBODY: Final = "nobody"
MONUMENT_IDS: Final = tuple(monument.id for monument in MONUMENTS)
_PIECE_IDS: Final = (*(building.id for building in BUILDINGS), *MONUMENT_IDS)
_TILE_IDS: Final = tuple(tile.id for tile in TILES)


def read_changes(check: Check, changes: object) -> list[Change]:
    """Read the changes; add what is wrong with any of them to the check."""
    found = [_change(check, change, where) for where, change in check.items(changes, "changes")]
    return [change for change in found if change is not None]


def _change(check: Check, value: object, where: str) -> Change | None:
    if not isinstance(value, dict):
        check.table(value, where, ["what"])
        return None
    what = check.word(value.get("what"), f"{where}.what", KEYS)
    if what is None:
        return None
    wrong = len(check.faults)
    change = check.table(value, where, ["what", *KEYS[what]])
    for key, read in KEYS[what].items():
        if key in change:
            read(check, change[key], f"{where}.{key}")
    return change if len(check.faults) == wrong else None


def _number(high: int | None = None, low: int = 0) -> Reader:
    return lambda check, value, where: check.whole(value, where, low, high)


def _one_of(words: Collection[str], named: str = "") -> Reader:
    return lambda check, value, where: check.word(value, where, words, named)


_ERA: Final = _number(LAST_ERA, low=1)
_SIDE: Final = _one_of(SIDES)
_LOT: Final = _one_of(LOT_OF, "Lot")


def _offer(check: Check, value: object, where: str) -> object:
    offer = check.table(value, where, ["deed", "silver"])
    for key, read in (("deed", _LOT), ("silver", _number())):
        if key in offer:
            read(check, offer[key], f"{where}.{key}")
    return offer


def _counts(check: Check, value: object, where: str) -> object:
    counts = check.table(value, where, (), _TILE_IDS)
    for id, count in counts.items():
        check.whole(count, f"{where}.{id}", 0, TILES_IN_ALL)
    return counts


def _each(read: Reader) -> Reader:
    return lambda check, value, where: [
        read(check, item, at) for at, item in check.items(value, where)
    ]


# The kinds of changes, as in `ceres.service.types.real.Change`.
KEYS: Final[dict[str, dict[str, Reader]]] = {
    "silver": {"to": _number()},
    "vp": {"side": _SIDE, "to": _number()},
    "era": {"to": _ERA},
    "lot": {"lot": _LOT, "to": _one_of((NOBODY, *SIDES))},
    "garden": {"lot": _LOT, "tile": _one_of(_TILE_IDS)},
    "build": {
        "side": _SIDE,
        "id": _one_of(_PIECE_IDS, "Building or Monument"),
        "lots": _each(_LOT),
    },
    "remove": {"lot": _LOT},
    "market": {"deeds": _each(_offer)},
    "row": {"cards": _each(_one_of(CARD_IDS, "card"))},
    "known": {"cards": _each(_one_of(CARD_IDS, "card"))},
    "deeds": {"to": _number(LOT_COUNT)},
    "pile": {"era": _ERA, "to": _number(LOT_COUNT)},
    "bag": {"tiles": _counts},
    "supply": {"monuments": _each(_one_of(MONUMENT_IDS, "Monument"))},
    "last-turns": {"sides": _each(_SIDE)},
}
