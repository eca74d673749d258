"""Reads changes of the real table: which keys each kind has, and what they take."""

from collections.abc import Callable
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


def _number(high: int | None = None) -> Reader:
    return lambda check, value, where: check.whole(value, where, 0, high)


def _era(check: Check, value: object, where: str) -> object:
    return check.whole(value, where, 1, LAST_ERA)


def _side(check: Check, value: object, where: str) -> object:
    return check.word(value, where, SIDES)


def _owner(check: Check, value: object, where: str) -> object:
    return check.word(value, where, (NOBODY, *SIDES))


def _lot(check: Check, value: object, where: str) -> object:
    return check.word(value, where, LOT_OF, "Lot")


def _piece(check: Check, value: object, where: str) -> object:
    return check.word(value, where, _PIECE_IDS, "Building or Monument")


def _tile(check: Check, value: object, where: str) -> object:
    return check.word(value, where, _TILE_IDS)


def _card(check: Check, value: object, where: str) -> object:
    return check.word(value, where, CARD_IDS, "card")


def _monument(check: Check, value: object, where: str) -> object:
    return check.word(value, where, MONUMENT_IDS, "Monument")


def _offer(check: Check, value: object, where: str) -> object:
    offer = check.table(value, where, ["deed", "silver"])
    for key, read in (("deed", _lot), ("silver", _number())):
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


# The kinds of changes, as types.ts has them (`Change`).
KEYS: Final[dict[str, dict[str, Reader]]] = {
    "silver": {"to": _number()},
    "vp": {"side": _side, "to": _number()},
    "era": {"to": _era},
    "lot": {"lot": _lot, "to": _owner},
    "garden": {"lot": _lot, "tile": _tile},
    "build": {"side": _side, "id": _piece, "lots": _each(_lot)},
    "remove": {"lot": _lot},
    "market": {"deeds": _each(_offer)},
    "row": {"cards": _each(_card)},
    "known": {"cards": _each(_card)},
    "deeds": {"to": _number(LOT_COUNT)},
    "pile": {"era": _era, "to": _number(LOT_COUNT)},
    "bag": {"tiles": _counts},
    "supply": {"monuments": _each(_monument)},
    "last-turns": {"sides": _each(_side)},
}
