"""The city: Lots, what is beside what, shapes, Parks, and who owns what in a position."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from .box import COLUMNS, ROWS, SHAPES, TILES

Position = dict[str, Any]
Lots = frozenset[str]

CITY: Lots = frozenset(column + row for column in COLUMNS for row in ROWS)
BORDER: Lots = frozenset(lot for lot in CITY if lot[0] in "AG" or lot[1] in "17")


def column_and_row(lot: str) -> tuple[int, int]:
    """C4 is (2, 3)."""
    return COLUMNS.index(lot[0]), ROWS.index(lot[1])


@cache
def distance(one: str, other: str) -> int:
    """T3, between two Lots."""
    column, row = column_and_row(one)
    other_column, other_row = column_and_row(other)
    return abs(column - other_column) + abs(row - other_row)


def nearest(some: Iterable[str], others: Iterable[str]) -> int:
    """T3, between two sets of Lots, neither of them empty."""
    targets = list(others)
    return min(distance(one, other) for one in some for other in targets)


@cache
def beside(lot: str) -> Lots:
    """T2: the Lots that share an edge with this one."""
    return frozenset(other for other in CITY if distance(lot, other) == 1)


@cache
def diagonal(lot: str) -> Lots:
    """T2: the Lots that share only a corner with this one."""
    column, row = column_and_row(lot)
    found = set()
    for other in CITY:
        other_column, other_row = column_and_row(other)
        if abs(column - other_column) == 1 and abs(row - other_row) == 1:
            found.add(other)
    return frozenset(found)


def around(lots: Iterable[str]) -> Lots:
    """Return the Lots beside any of these, without these."""
    inside = frozenset(lots)
    return frozenset(other for lot in inside for other in beside(lot)) - inside


def touch(some: Iterable[str], others: Iterable[str]) -> bool:
    """T2: whether two things that stand on these Lots are beside each other."""
    return bool(around(some) & frozenset(others))


@cache
def placements(shape: str) -> tuple[Lots, ...]:
    """List every way to lay a shape on the city, each once."""
    found = set()
    steps = list(SHAPES[shape])
    for _quarter_turn in range(4):
        steps = [(-row, column) for column, row in steps]
        for left in range(-6, 13):
            for top in range(-6, 13):
                cells = [(left + column, top + row) for column, row in steps]
                if all(0 <= column < 7 and 0 <= row < 7 for column, row in cells):
                    found.add(frozenset(COLUMNS[column] + ROWS[row] for column, row in cells))
    return tuple(sorted(found, key=sorted))


def parks(position: Position) -> list[Lots]:
    """Return her Parks: groups of Gardens joined edge to edge."""
    left = set(position["ceres"]["gardens"])
    found = []
    while left:
        park = {left.pop()}
        while around(park) & left:
            joined = around(park) & left
            park |= joined
            left -= joined
        found.append(frozenset(park))
    return found


def your_building_lots(position: Position) -> Lots:
    """Return the Lots under your Buildings."""
    return frozenset(lot for built in position["you"]["buildings"] for lot in built["lots"])


def your_lots(position: Position) -> Lots:
    """Return every Lot that you own."""
    return frozenset(position["you"]["lots"]) | your_building_lots(position)


def her_monument_lots(position: Position) -> Lots:
    """Return the Lots under Ceres' Monuments."""
    return frozenset(lot for built in position["ceres"]["monuments"] for lot in built["lots"])


def her_lots(position: Position) -> Lots:
    """Return every Lot that Ceres owns: marker, Garden or Monument (C2)."""
    ceres = position["ceres"]
    return frozenset(ceres["lots"]) | frozenset(ceres["gardens"]) | her_monument_lots(position)


def tile_icons(position: Position, tile: str) -> int:
    """Section 7: the citizens or silver of a residential or commercial tile (V3, V5, C7)."""
    if TILES[tile].double and position["difficulty"] in ("hard", "challenge"):
        return 2
    return 1


def take_deed(position: Position, place: int) -> str:
    """Y2, C4: the Deed leaves the market, its silver goes to the bank, the market refills."""
    deed: str = position["market"].pop(place)["deed"]
    pile = position["piles"][position["era"] - 1]
    if pile:
        position["market"].append({"deed": pile.pop(0), "silver": 0})
    return deed


def when_built(position: Position, monument: str, lots: Iterable[str]) -> None:
    """M1, M4: the two 'when built' effects, whoever has just built it there."""
    you, ceres = position["you"], position["ceres"]
    others = her_lots(position) - frozenset(ceres["lots"]) - frozenset(lots)
    yours = your_building_lots(position) - frozenset(lots)
    if monument == "temple-of-jupiter":
        if touch(lots, yours):
            you["vp"] += 2
        if touch(lots, others):
            ceres["vp"] += 2
    if monument == "colosseum" and touch(lots, yours):
        you["silver"] += 3
