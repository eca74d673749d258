"""Which of several actions that are as good is the simplest: the one that gives up least."""

from collections.abc import Iterable

from ceres.actions import Action
from ceres.engine.scoring import score
from ceres.engine.state import State
from ceres.engine.your_turn import take_your_turn


def simplest_first(state: State, actions: Iterable[Action]) -> list[Action]:
    """Sort actions: what covers the fewest of your Buildings, then what gives up least, first.

    >>> import ceres
    >>> from ceres.actions import action_of
    >>> state = ceres.Game.new(seed=7).position.observation()._state
    >>> actions = map(action_of, ["build bakery E3", "income"])
    >>> [action.text for action in simplest_first(state, actions)]
    ['income', 'build bakery E3']
    """
    return sorted(actions, key=lambda action: (*_given_up(state, action), action.kind, action.text))


def _given_up(state: State, action: Action) -> tuple[int, int]:
    """Return how many of your Buildings an action covers, and the VP and silver that it costs."""
    if action.building is None:
        return 0, 0
    covered = sum(1 for building in state.buildings if building.lots & action.lots)
    after = state.clone()
    take_your_turn(after, action)
    vp = score(state).yours() - score(after).yours()
    return covered, max(vp, 0) + max(state.income - after.income, 0)
