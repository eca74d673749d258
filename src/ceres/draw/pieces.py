"""Draws Buildings and Monuments on their Lots, turned as they lie."""

from collections.abc import Callable, Iterable
from typing import Final

from ceres.components import BUILDINGS, MONUMENTS, Building
from ceres.draw.drawings import drawing, piece_art
from ceres.draw.pen import Cell, Point, group, outline
from ceres.engine.board import LOT_OF, SIDE

PIECE_OF: Final[dict[str, Building]] = {piece.id: piece for piece in (*BUILDINGS, *MONUMENTS)}
# The cells of each shape as its art is drawn, as (columns to the right, rows down).
CELLS: Final[dict[str, frozenset[Cell]]] = {
    "1": frozenset({(0, 0)}),
    "2": frozenset({(0, 0), (1, 0)}),
    "3": frozenset({(0, 0), (1, 0), (2, 0)}),
    "4": frozenset({(0, 0), (1, 0), (2, 0), (3, 0)}),
    "L": frozenset({(0, 0), (1, 0), (0, 1)}),
    "sq": frozenset({(0, 0), (1, 0), (0, 1), (1, 1)}),
    "2x3": frozenset((x, y) for x in range(3) for y in range(2)),
}


def cell(lot: str) -> Cell:
    """Return the column and row of a Lot, from 0.

    >>> cell("C4")
    (2, 3)
    """
    if lot not in LOT_OF:
        raise ValueError(f"no such Lot: {lot!r}")
    return divmod(LOT_OF[lot], SIDE)


def anchor(cells: Iterable[Cell]) -> Cell:
    """Return the top left corner of the rectangle around cells."""
    found = list(cells)
    return min(x for x, _ in found), min(y for _, y in found)


def extent(piece: Building, turn: int) -> Point:
    """Return the width and height of a turned piece."""
    cells = CELLS[piece.shape]
    wide = (max(x for x, _ in cells) + 1) * 100
    high = (max(y for _, y in cells) + 1) * 100
    return (high, wide) if turn % 2 else (wide, high)


def turn_of(piece: Building, cells: frozenset[Cell]) -> int:
    """Return how many quarter turns bring the piece onto these cells."""
    left, top = anchor(cells)
    wanted = {(x - left, y - top) for x, y in cells}
    for turn, turned in enumerate(turns(piece)):
        if turned == wanted:
            return turn
    raise ValueError(f"{piece.id} does not have this shape: {sorted(cells)}")


def turns(piece: Building) -> list[set[Cell]]:
    """Return the cells of the piece in each of its orientations, by quarter turns.

    >>> [len(turns(PIECE_OF[id])) for id in ("domus", "insula", "insula-l")]
    [1, 2, 4]
    """
    found: list[set[Cell]] = []
    for turn in range(4):
        turned = _turned_cells(piece, turn)
        if turned not in found:
            found.append(turned)
    return found


def _turned_cells(piece: Building, turn: int) -> set[Cell]:
    turned = set(CELLS[piece.shape])
    for _ in range(turn):
        turned = {(-y, x) for x, y in turned}
    left, top = anchor(turned)
    return {(x - left, y - top) for x, y in turned}


def piece_parts(piece: Building) -> dict[str, str]:
    """Draw the parts of the piece: its ground, and the emblems that stand on it."""
    ground, emblems = piece_art(piece.id)
    names = sorted({emblem.name for emblem in emblems})
    standing = {f"emblem-{name}": drawing(f"emblems/{name}") for name in names}
    return {f"ground-{piece.id}": ground} | standing


def piece_drawing(piece: Building, turn: int, part: Callable[[str], str] | None = None) -> str:
    """Draw the piece, turned; its top left corner is at (0, 0). `part` draws each of its parts."""
    part = part or piece_parts(piece).__getitem__
    wide, high = extent(piece, turn)
    corner = [(0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)][turn]
    drawn = _shadow(piece, turn) + group(part(f"ground-{piece.id}"), corner, 90 * turn)
    for name, x, y, scale in piece_art(piece.id)[1]:
        drawn += group(part(f"emblem-{name}"), _turned(x, y, turn, corner), 0, scale)
    return drawn


def _shadow(piece: Building, turn: int) -> str:
    edge = outline(frozenset(_turned_cells(piece, turn)), 5)
    return (
        f'<path d="{edge}" transform="translate(3 4)" fill="$ink" fill-opacity=".3" stroke="none"/>'
    )


def _turned(x: float, y: float, turn: int, corner: Point) -> Point:
    for _ in range(turn):
        x, y = -y, x
    return corner[0] + x, corner[1] + y
