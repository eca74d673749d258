"""Shapes on the board: where one fits, all sites at once (section 1 of the rules).

An orientation is a shape turned one way. Its sites are named by their anchor, the top left Lot of
the rectangle around it; they are found by shifting the room over itself.
"""

from typing import Final

from ceres.engine._word import Word
from ceres.engine.board import (
    LOT_COUNT,
    NO_LOTS,
    NOT_ROW_7,
    SIDE,
    Lots,
    each,
)

# The cells of each orientation, as (columns to the right, rows down).
_CELLS: Final[dict[str, list[list[tuple[int, int]]]]] = {
    "1": [[(0, 0)]],
    "2": [[(0, 0), (0, 1)], [(0, 0), (1, 0)]],
    "3": [[(0, 0), (0, 1), (0, 2)], [(0, 0), (1, 0), (2, 0)]],
    "L": [
        [(0, 0), (0, 1), (1, 0)],
        [(0, 0), (0, 1), (1, 1)],
        [(0, 0), (1, 0), (1, 1)],
        [(0, 1), (1, 0), (1, 1)],
    ],
    "4": [[(0, 0), (0, 1), (0, 2), (0, 3)], [(0, 0), (1, 0), (2, 0), (3, 0)]],
    "sq": [[(0, 0), (0, 1), (1, 0), (1, 1)]],
    "2x3": [
        [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)],
        [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)],
    ],
}

# Vertical lines of four begin in the rows 1 to 4: elsewhere a shift would run into the next column.
_ROWS_1_TO_4: Final = 0b1111 * (1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28 | 1 << 35 | 1 << 42)

ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
CORNER: Final = 3
FOUR: Final = 4
SQUARE: Final = 5
BLOCK: Final = 6

SHAPE_COUNT: Final = 7
SHAPE_NAMES: Final[list[str]] = ["1", "2", "3", "L", "4", "sq", "2x3"]
SHAPE_OF: Final[dict[str, int]] = {name: shape for shape, name in enumerate(SHAPE_NAMES)}
SIZE: Final[list[Word]] = [len(_CELLS[name][0]) for name in SHAPE_NAMES]


def _footprints(shape: int) -> list[list[Lots]]:
    """List the Lots a shape covers, by orientation and anchor; none where it leaves the city."""
    return [
        [_footprint(cells, anchor) for anchor in range(LOT_COUNT)]
        for cells in _CELLS[SHAPE_NAMES[shape]]
    ]


def _footprint(cells: list[tuple[int, int]], anchor: int) -> Lots:
    lots = NO_LOTS
    for right, down in cells:
        column, row = anchor // SIDE + right, anchor % SIDE + down
        if column >= SIDE or row >= SIDE:
            return NO_LOTS
        lots |= 1 << (column * SIDE + row)
    return lots


FOOTPRINTS: Final[list[list[list[Lots]]]] = [_footprints(shape) for shape in range(SHAPE_COUNT)]


# Where each shape lies within a room: the anchors of its orientations. Larger shapes are made of
# the pairs of Lots that `twos` finds.


def twos(room: Lots) -> tuple[Lots, Lots]:
    """Find two Lots: down, across."""
    return room & room >> 1 & NOT_ROW_7, room & room >> SIDE


def corners(room: Lots, down: Lots, across: Lots) -> tuple[Lots, Lots, Lots, Lots]:
    """Find three Lots in a corner, by the Lot missing of the 2 x 2: its last to its first."""
    lower_right = room >> (SIDE + 1)
    return (
        down & room >> SIDE,
        down & lower_right,
        across & lower_right & NOT_ROW_7,
        down >> SIDE & room >> 1 & NOT_ROW_7,
    )


def fours(down: Lots, across: Lots) -> tuple[Lots, Lots, Lots]:
    """Find four Lots: down, across, 2 x 2."""
    return down & down >> 2 & _ROWS_1_TO_4, across & across >> 2 * SIDE, down & down >> SIDE


def blocks(room: Lots) -> tuple[Lots, Lots]:
    """Find 2 x 3: upright, lying."""
    down = room & room >> 1 & NOT_ROW_7
    square = down & down >> SIDE
    return square & square >> 1, square & square >> SIDE


def anchors(shape: int, room: Lots) -> list[Lots]:
    """Find the anchors of each orientation of a shape."""
    if shape == ONE:
        return [room]
    down, across = twos(room)
    if shape == TWO:
        return [down, across]
    if shape == THREE:
        return [down & down >> 1, across & across >> SIDE]
    if shape == CORNER:
        return list(corners(room, down, across))
    down, across, square = fours(down, across)
    if shape == FOUR:
        return [down, across]
    return [square] if shape == SQUARE else list(blocks(room))


def sites_for(shape: int, room: Lots) -> list[Lots]:
    """List every set of Lots within the room that has the shape."""
    found = []
    for turn, free in enumerate(anchors(shape, room)):
        for anchor in each(free):
            found.append(FOOTPRINTS[shape][turn][anchor])
    return found
