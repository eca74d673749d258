"""`planner`: a heuristic for the whole game: what each Deed, Building and Garden will bring."""

from typing import Final

from ceres.bots.strategies.choices import site_values
from ceres.bots.strategies.policy import Policy, Valued
from ceres.bots.strategies.strategy import Strategy
from ceres.bots.strategies.weights import POLICY_VERSION, VERSIONS, WeightTable, column_of
from ceres.engine.action import Action
from ceres.engine.state import YOUR_CHOICE, State


class PlannerStrategy(Strategy):
    """Takes the action with the highest value, without any randomness."""

    def __init__(self, table: WeightTable = VERSIONS[POLICY_VERSION]) -> None:
        self._policy: Final = Policy(table)

    def choose_from_state(self, state: State) -> Action:
        """Return the best action; of equals, any."""
        if state.phase != YOUR_CHOICE:
            return self._policy.best(state)
        best: Action | None = None
        best_value = 0
        for value, action in self._sites(state):
            if best is None or value > best_value:
                best_value = value
                best = action
        assert best is not None
        return best

    def ranked(self, state: State) -> list[Action]:
        """Return every legal action, the best first; equals by their text."""
        return [action for _, action in self.valued(state)]

    def valued(self, state: State) -> list[Valued]:
        """Return every legal action with its value, the best first; equals by their text."""
        choice = state.phase == YOUR_CHOICE
        values = self._sites(state) if choice else self._policy.values(state)
        values.sort(key=lambda valued: (-valued[0], valued[1].number))
        return values

    def _sites(self, state: State) -> list[Valued]:
        return site_values(state, self._policy.columns[column_of(state)])
