"""Shapes on the board: where one fits, all places at once (section 1 of the rules).

An orientation is a shape turned one way. Its places are named by their anchor, the top left Lot
of the rectangle around it; `anchors` finds them by shifting the free Lots over themselves.
"""

from typing import Final

from ceres.engine.board import (
    ALL_LOTS,
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

SHAPE_NAMES: Final[list[str]] = ["1", "2", "3", "L", "4", "sq", "2x3"]
SHAPE_OF: Final[dict[str, int]] = {name: shape for shape, name in enumerate(SHAPE_NAMES)}
SIZE: Final[list[int]] = [len(_CELLS[name][0]) for name in SHAPE_NAMES]


def _footprints(shape: int) -> list[list[Lots]]:
    """For each orientation of a shape the Lots it covers at each anchor, none where it does not fit."""
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


FOOTPRINTS: Final[list[list[list[int]]]] = [_footprints(shape) for shape in range(len(SHAPE_NAMES))]


def anchors(shape: int, room: Lots, orientation: int) -> Lots:
    """The anchors at which the shape, turned so, lies within the room."""
    if shape == ONE:
        return room
    down = room & room >> 1 & NOT_ROW_7
    across = room & room >> SIDE
    if shape == TWO:
        return down if orientation == 0 else across
    if shape == CORNER:
        if orientation == 0:
            return down & room >> SIDE
        if orientation == 1:
            return down & room >> (SIDE + 1)
        if orientation == 2:
            return across & room >> (SIDE + 1) & NOT_ROW_7
        return down >> SIDE & room >> 1 & NOT_ROW_7
    if shape == THREE:
        return down & down >> 1 if orientation == 0 else across & across >> SIDE
    if shape == FOUR:
        return down & down >> 2 & _ROWS_1_TO_4 if orientation == 0 else across & across >> 2 * SIDE
    square = down & down >> SIDE
    if shape == SQUARE:
        return square
    return square & square >> 1 if orientation == 0 else square & square >> SIDE


def places(shape: int, room: Lots) -> list[Lots]:
    """Every set of Lots within the room that has the shape."""
    found = []
    for orientation, footprints in enumerate(FOOTPRINTS[shape]):
        for anchor in each(anchors(shape, room & ALL_LOTS, orientation)):
            found.append(footprints[anchor])
    return found
