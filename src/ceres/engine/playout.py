"""Random games to the end, as quick as the engine can: what searches and statistics are made of."""

from ceres.engine.dice import Dice
from ceres.engine.legal import Sample
from ceres.engine.state import OVER, State
from ceres.engine.turn import play


def play_randomly(state: State, dice: Dice) -> int:
    """Play to the end of the game by uniformly random legal actions; how many there were."""
    anyone = Sample(dice)
    decisions = 0
    while state.phase != OVER:
        play(state, anyone.choose(state))
        decisions += 1
    return decisions
