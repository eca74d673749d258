"""What the coach shows on the board: where to look, the action, the chances of her Deeds."""

from dataclasses import replace

from ceres.coach.types import ShownAction
from ceres.terminal.city import Marks
from ceres.terminal.coach import Coach
from ceres.terminal.input_state import Choose, InputState, Look
from ceres.terminal.lines import percent
from ceres.terminal.pieces import PIECE_OF
from ceres.terminal.words import Words


def with_coach(marks: Marks, coach: Coach, state: InputState) -> Marks:
    """Add what the coach shows to what is pointed at."""
    forecast = coach.forecast.found if coach.forecasting else None
    chances = forecast["deeds"] if forecast else {}
    marks = replace(marks, chances={deed: percent(chance) for deed, chance in chances.items()})
    found = coach.advice.found
    if found is None or not isinstance(state.mode, Look | Choose):
        return marks
    if not coach.shows("action"):
        return replace(marks, options=frozenset(found["area"])) if coach.shows("where") else marks
    if isinstance(state.mode, Choose):
        return marks  # the site is selected
    return at_action(marks, found["options"][0]["shown"], state.words)


def at_action(marks: Marks, action: ShownAction, words: Words) -> Marks:
    """Point at the Lots of an action: with the piece, if it builds one."""
    if action["piece"]:
        sign = words.piece_sign(PIECE_OF[action["piece"]])
        return replace(marks, site=action["lots"], sign=sign)
    return replace(marks, lit=frozenset(action["lots"]))
