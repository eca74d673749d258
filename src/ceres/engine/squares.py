"""Squares of Gardens: of all ways to choose squares that do not overlap, the best-paid (V8)."""

from typing import Final

from ceres.engine.board import LOT_COUNT, NO_LOTS, NOT_ROW_7, SIDE, Lots, only

SQUARE_VP: Final[dict[int, int]] = {2: 4, 3: 18, 4: 48}


def _square(side: int, anchor: int) -> Lots:
    """Return the square with this Lot at its top left, none where it leaves the city."""
    if anchor // SIDE + side > SIDE or anchor % SIDE + side > SIDE:
        return NO_LOTS
    column = ((1 << side) - 1) << anchor
    lots = NO_LOTS
    for right in range(side):
        lots |= column << right * SIDE
    return lots


_SQUARES: Final[list[list[tuple[Lots, int]]]] = [
    [(_square(side, anchor), vp) for side, vp in SQUARE_VP.items() if _square(side, anchor)]
    for anchor in range(LOT_COUNT)
]


def squares_vp(gardens: Lots) -> int:
    """Return the VP of the squares among these Gardens."""
    return _best(gardens, {})


def best_squares(gardens: Lots) -> list[tuple[Lots, int]]:
    """List the squares that are scored, with their VP."""
    known: dict[Lots, int] = {}
    chosen = []
    while _anchors(gardens):
        anchor = _anchors(gardens) & -_anchors(gardens)
        left = gardens ^ anchor
        for square, vp in _SQUARES[int(anchor).bit_length() - 1]:
            rest = gardens & ~square
            if gardens & square == square and vp + _best(rest, known) == _best(gardens, known):
                chosen.append((square, vp))
                left = rest
                break
        gardens = left
    return chosen


def _anchors(gardens: Lots) -> Lots:
    """Return the top left Lots of all squares: every larger one begins with a 2 x 2."""
    down = gardens & gardens >> 1 & NOT_ROW_7
    return down & down >> SIDE


def _best(gardens: Lots, known: dict[Lots, int]) -> int:
    """Return the VP of the best-paid squares."""
    anchors = _anchors(gardens)
    if only(anchors):  # a single 2 x 2: larger squares have more
        return SQUARE_VP[2] if anchors else 0
    if gardens in known:
        return known[gardens]
    anchor = anchors & -anchors  # It begins a square or is in none: no other square reaches it.
    best = _best(gardens ^ anchor, known)
    for square, vp in _SQUARES[int(anchor).bit_length() - 1]:
        if gardens & square == square:
            best = max(best, vp + _best(gardens & ~square, known))
    known[gardens] = best
    return best
