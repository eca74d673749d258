"""What the coach shows on the board: where to look, the action, the chances of her Deeds."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ceres.engine.board import SIDE
from ceres.terminal.city import Marks
from ceres.terminal.coach import Coach
from ceres.terminal.input_state import Choose, InputState, Look
from ceres.terminal.lines import percent
from ceres.terminal.lots import lot_at, spot
from ceres.terminal.pieces import PIECE_OF
from ceres.terminal.words import Words

# At least as many rows and columns are marked, so that the area gives little away.
_LEAST: Final = 4


def with_coach(marks: Marks, coach: Coach, state: InputState) -> Marks:
    """Add what the coach shows to what is pointed at."""
    chances = coach.chances("deed") if coach.forecasting else {}
    marks = replace(marks, chances={deed: percent(chance) for deed, chance in chances.items()})
    if coach.best is None or not isinstance(state.mode, Look | Choose):
        return marks
    action = str(coach.best.action)
    if not coach.shows("action"):
        return replace(marks, options=_area(_lots(action))) if coach.shows("where") else marks
    if isinstance(state.mode, Choose):
        return marks  # the site is selected
    return at_action(marks, action, state.words)


def at_action(marks: Marks, action: str, words: Words) -> Marks:
    """Point at the Lots of an action: with the piece, if it builds one."""
    lots = _lots(action)
    if action.startswith("build "):
        piece = PIECE_OF[action.split(" ")[1]]
        return replace(marks, site=lots, sign=words.piece_sign(piece))
    return replace(marks, lit=frozenset(lots))


def _lots(action: str) -> list[str]:
    verb, *rest = action.split(" ")
    return rest[1:] if verb == "build" else rest


def _area(lots: Sequence[str]) -> frozenset[str]:
    """Return the part of the city to look at: around an action, but never its Lots alone."""
    if not lots:
        return frozenset()
    columns, rows = zip(*map(spot, lots), strict=True)
    return frozenset(lot_at(column, row) for column in _span(columns) for row in _span(rows))


def _span(places: Sequence[int]) -> range:
    """Return the rows or columns of a part of the city that has these."""
    low, high = min(places), max(places)
    start = 0 if low < SIDE - _LEAST else min(low, SIDE - _LEAST)
    return range(start, max(high + 1, start + _LEAST))
