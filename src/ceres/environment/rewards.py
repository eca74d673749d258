"""What an agent is rewarded for.

Each reward says what a state is worth; a step is rewarded by how much that has changed. So the
rewards of a whole game add up to what its end is worth, less what its beginning was.
"""

from collections.abc import Callable, Mapping
from typing import Final

from ceres.engine.scoring import score
from ceres.engine.state import OVER, State


def win(state: State) -> float:
    """1 for a game won, -1 for a game lost, nothing before its end (V9)."""
    if state.phase != OVER:
        return 0
    return 1 if state.your_vp > state.her_vp else -1


def margin(state: State) -> float:
    """Your VP less Ceres', as they stand: most of it comes at the ends of eras."""
    return state.your_vp - state.her_vp


def points(state: State) -> float:
    """Your VP, as they stand, whatever Ceres has."""
    return state.your_vp


def standing(state: State) -> float:
    """Your VP less Ceres' if the era ended now: every decision is rewarded at once."""
    if state.phase == OVER:
        return margin(state)
    found = score(state)
    return margin(state) + found.yours() - found.hers()


REWARDS: Final[Mapping[str, Callable[[State], float]]] = {
    "win": win,
    "margin": margin,
    "score": points,
    "standing": standing,
}
