"""Random games to the end, for searches and statistics."""

from ceres.engine.dice import Dice
from ceres.engine.legal import Sample
from ceres.engine.state import OVER, State
from ceres.engine.turn import play


def play_randomly(state: State, dice: Dice) -> int:
    """Play uniformly random legal actions to the end; return how many there were."""
    sample = Sample(dice)
    decisions = 0
    while state.phase != OVER:
        play(state, sample.choose(state))
        decisions += 1
    return decisions
