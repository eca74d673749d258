"""Potential-based rewards.

Each reward is a potential of the state; a step is rewarded with its change. So the rewards of a
whole game add up to the potential of its end, less that of its beginning.
"""

from collections.abc import Callable, Mapping
from typing import Final

from ceres.engine.scoring import score
from ceres.engine.state import OVER, State


def _win(state: State) -> float:
    """Return 1 for a game won, -1 for a game lost, 0 before its end (V9)."""
    if state.phase != OVER:
        return 0
    return 1 if state.your_vp > state.her_vp else -1


def _margin(state: State) -> float:
    """Return your VP less Ceres'; most of it comes at the ends of eras."""
    return state.your_vp - state.her_vp


def _points(state: State) -> float:
    """Return your VP, whatever Ceres has."""
    return state.your_vp


def _standing(state: State) -> float:
    """Return your VP less Ceres' if the era ended now: every decision is rewarded at once."""
    if state.phase == OVER:
        return _margin(state)
    found = score(state)
    return _margin(state) + found.yours() - found.hers()


REWARDS: Final[Mapping[str, Callable[[State], float]]] = {
    "win": _win,
    "margin": _margin,
    "score": _points,
    "standing": _standing,
}
