"""The city: Lots, and sets of Lots (T1 to T3).

A Lot is a number from 0 to 48, column by column: A1 is 0, A2 is 1, B1 is 7. So sorting by number
is sorting by name. A set of Lots is an int with a bit for each of them: `a | b` joins two sets,
`a & b` is what they share, `a & ~b` takes one away from the other.
"""

from typing import Final

from ceres.engine._word import Word

Lot = Word
Lots = Word

SIDE: Final = 7
LOT_COUNT: Final = 49
NO_LOTS: Final[Lots] = 0
ALL_LOTS: Final = (1 << 49) - 1
LAST_LOT: Final = 1 << 48
COLUMN_A: Final = (1 << 7) - 1
ROW_1: Final = 1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28 | 1 << 35 | 1 << 42
ROW_7: Final = ROW_1 << 6
NOT_ROW_1: Final = ALL_LOTS ^ ROW_1
NOT_ROW_7: Final = ALL_LOTS ^ ROW_7
BORDER: Final = ROW_1 | ROW_7 | COLUMN_A | COLUMN_A << 42

COMPILED: Final = not __file__.endswith((".py", ".pyc"))

NAMES: Final[list[str]] = ["ABCDEFG"[lot // SIDE] + str(lot % SIDE + 1) for lot in range(LOT_COUNT)]
LOT_OF: Final[dict[str, int]] = {name: lot for lot, name in enumerate(NAMES)}
BIT: Final[list[Lots]] = [1 << lot for lot in range(LOT_COUNT)]
COLUMN: Final[list[Lots]] = [COLUMN_A << SIDE * column for column in range(SIDE)]


def just(lot: Lot) -> Lots:
    """Return the set of this one Lot."""
    # Compiled, `1 << lot` would have 32 bits (see `_word`).
    return LAST_LOT >> (LOT_COUNT - 1 - lot)


def beside(lots: Lots) -> Lots:
    """Return the Lots that share an edge with a Lot of the set, which may be in it, too (T2)."""
    down = (lots & NOT_ROW_7) << 1
    up = (lots & NOT_ROW_1) >> 1
    return down | up | (lots << SIDE & ALL_LOTS) | lots >> SIDE


def diagonal(lots: Lots) -> Lots:
    """Return the Lots that touch a corner of a Lot of the set (T2)."""
    aside = (lots << SIDE & ALL_LOTS) | lots >> SIDE
    return (aside & NOT_ROW_7) << 1 | (aside & NOT_ROW_1) >> 1


def count(lots: Lots) -> Word:
    """Return how many Lots the set has."""
    if not COMPILED:
        return int(lots).bit_count()
    # Compiled, a method of int is a slow call and arithmetic on machine words is not.
    bits = lots
    bits = bits - (bits >> 1 & 0x5555555555555)
    bits = (bits & 0x3333333333333) + (bits >> 2 & 0x3333333333333)
    bits = (bits + (bits >> 4)) & 0xF0F0F0F0F0F0F
    return bits * 0x1010101010101 >> 48 & 0x7F


def only(lots: Lots) -> bool:
    """Return whether the set has one Lot at the most."""
    return lots & (lots - 1) == 0


def first(lots: Lots) -> Lot:
    """Return the first Lot of a set that is not empty."""
    return int(lots & -lots).bit_length() - 1


def each(lots: Lots) -> list[Lot]:
    """List the Lots of the set, in their order."""
    found = []
    while lots:
        lot = lots & -lots
        found.append(int(lot).bit_length() - 1)
        lots ^= lot
    return found


def names(lots: Lots) -> list[str]:
    """List the names of the Lots of the set, sorted."""
    return [NAMES[lot] for lot in each(lots)]


def lots_of(lots: list[Lot]) -> Lots:
    """Return the set of these Lots."""
    found = NO_LOTS
    for lot in lots:
        found |= just(lot)
    return found


def nearest(candidates: Lots, targets: Lots) -> Lots:
    """Return the candidates that are closest to any of the targets (T3); neither set is empty."""
    reached = targets
    while not reached & candidates:
        reached |= beside(reached)
    return reached & candidates


def farthest(candidates: Lots, targets: Lots) -> Lots:
    """Return the candidates that are farthest from all targets (T3); neither set is empty."""
    reached = targets
    left = candidates & ~reached
    last = candidates
    while left:
        last = left
        reached |= beside(reached)
        left &= ~reached
    return last


def distance(lots: Lots, targets: Lots) -> int:
    """Return the steps between the nearest Lots of two sets (T3); neither is empty."""
    steps = 0
    reached = lots
    while not reached & targets:
        reached |= beside(reached)
        steps += 1
    return steps


def group_of(lots: Lots, within: Lots) -> Lots:
    """Return the Lots of a set that are connected, edge to edge, with the given ones."""
    group = lots & within
    grown = (group | beside(group)) & within
    while grown != group:
        group = grown
        grown = (group | beside(group)) & within
    return group
