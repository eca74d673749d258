"""The reference policy: the planner, as it plays on in every playout."""

from typing import Final

from ceres.actions import Action
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.weights import POLICY_VERSION
from ceres.engine.state import State

# Every result names it: figures of different policies cannot be compared.
POLICY: Final = f"planner/{POLICY_VERSION}"

REFERENCE: Final = PlannerStrategy()


def ranked(state: State) -> list[Action]:
    """Return every legal action, the policy's own choice first, then as it values them."""
    chosen = REFERENCE.choose_from_state(state)
    return [chosen, *(action for action in REFERENCE.ranked(state) if action is not chosen)]
