"""Random games to the end, as quick as the engine can: what searches and statistics are made of."""

from random import Random

from ceres.engine.legal import actions
from ceres.engine.state import OVER, State
from ceres.engine.turn import play


def play_randomly(state: State, random: Random) -> int:
    """Play to the end of the game by uniformly random legal actions; how many there were."""
    decisions = 0
    while state.phase != OVER:
        choices = actions(state)
        play(state, choices[int(random.random() * len(choices))])
        decisions += 1
    return decisions
