"""Lots as columns and rows of the board, both counted from 0."""

from collections.abc import Sequence

from ceres.engine.board import LOT_OF, NAMES, SIDE


def lot_at(column: int, row: int) -> str:
    """Return the Lot at a column and a row."""
    return NAMES[column * SIDE + row]


def spot(lot: str) -> tuple[int, int]:
    """Return the column and the row of a Lot.

    >>> spot("C1")
    (2, 0)
    """
    return divmod(LOT_OF[lot], SIDE)


def outline(lots: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Return the shape of a set of Lots, wherever it lies: how a piece is turned.

    >>> outline(["C2", "D2"])
    ((0, 0), (1, 0))
    """
    spots = [spot(lot) for lot in lots]
    left, top = min(column for column, _ in spots), min(row for _, row in spots)
    return tuple(sorted((column - left, row - top) for column, row in spots))
