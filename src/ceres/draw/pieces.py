"""Buildings and Monuments on their Lots: which way they are turned, and what stands where."""

from collections.abc import Iterable
from typing import Final

from ceres.components import BUILDINGS, MONUMENTS, Building
from ceres.draw.buildings import BUILDING_ART
from ceres.draw.emblems import EMBLEMS
from ceres.draw.masonry import plinth, rim
from ceres.draw.monuments import MONUMENT_ART
from ceres.draw.pen import Cell, Point, group, outline
from ceres.draw.statuary import STATUARY

PIECE_OF: Final[dict[str, Building]] = {piece.id: piece for piece in (*BUILDINGS, *MONUMENTS)}
# The Lots of each shape as its art is drawn, as (columns to the right, rows down).
CELLS: Final[dict[str, frozenset[Cell]]] = {
    "1": frozenset({(0, 0)}),
    "2": frozenset({(0, 0), (1, 0)}),
    "3": frozenset({(0, 0), (1, 0), (2, 0)}),
    "4": frozenset({(0, 0), (1, 0), (2, 0), (3, 0)}),
    "L": frozenset({(0, 0), (1, 0), (0, 1)}),
    "sq": frozenset({(0, 0), (1, 0), (0, 1), (1, 1)}),
    "2x3": frozenset((x, y) for x in range(3) for y in range(2)),
}
_CELL_OF: Final[dict[str, Cell]] = {
    f"{letter}{row + 1}": (column, row)
    for column, letter in enumerate("ABCDEFG")
    for row in range(7)
}
_GROUND: Final = {"residential": "paving", "commercial": "stone", "civic": "marble"}


def cell(lot: str) -> Cell:
    """The column and row of a Lot, from 0.

    >>> cell("C4")
    (2, 3)
    """
    try:
        return _CELL_OF[lot]
    except KeyError:
        raise ValueError(f"no such Lot: {lot!r}") from None


def anchor(cells: Iterable[Cell]) -> Cell:
    """The top left corner of the rectangle around cells."""
    found = list(cells)
    return min(x for x, _ in found), min(y for _, y in found)


def extent(piece: Building, turn: int) -> Point:
    """How many units a turned piece is wide and high."""
    cells = CELLS[piece.shape]
    wide = (max(x for x, _ in cells) + 1) * 100
    high = (max(y for _, y in cells) + 1) * 100
    return (high, wide) if turn % 2 else (wide, high)


def turn_of(piece: Building, cells: frozenset[Cell]) -> int:
    """How many quarter turns bring the piece onto these cells."""
    left, top = anchor(cells)
    wanted = {(x - left, y - top) for x, y in cells}
    for turn in range(4):
        if _turned_cells(piece, turn) == wanted:
            return turn
    raise ValueError(f"{piece.id} does not have this shape: {sorted(cells)}")


def _turned_cells(piece: Building, turn: int) -> set[Cell]:
    turned = set(CELLS[piece.shape])
    for _ in range(turn):
        turned = {(-y, x) for x, y in turned}
    left, top = anchor(turned)
    return {(x - left, y - top) for x, y in turned}


def piece_drawing(piece: Building, turn: int) -> str:
    """The piece, turned; its top left corner is at (0, 0)."""
    art = (MONUMENT_ART if piece.monument else BUILDING_ART)[piece.id]()
    cells = CELLS[piece.shape]
    ground = plinth(cells, _GROUND[piece.kind]) + art.ground
    if piece.monument:
        ground += rim(cells)
    wide, high = extent(piece, turn)
    corner = [(0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)][turn]
    drawing = _shadow(piece, turn) + group(ground, corner, 90 * turn)
    for name, x, y, scale in art.emblems:
        emblem = STATUARY.get(name) or EMBLEMS[name]
        drawing += group(emblem(), _turned(x, y, turn, corner), 0, scale)
    return drawing


def _shadow(piece: Building, turn: int) -> str:
    edge = outline(frozenset(_turned_cells(piece, turn)), 5)
    return (
        f'<path d="{edge}" transform="translate(3 4)" fill="$ink" fill-opacity=".3" stroke="none"/>'
    )


def _turned(x: float, y: float, turn: int, corner: Point) -> Point:
    for _ in range(turn):
        x, y = -y, x
    return corner[0] + x, corner[1] + y
