"""`planner`: a heuristic for the whole game, by what each Deed, Building and Garden will bring."""

from typing import Final

from ceres.bots.strategies.placements import place_values
from ceres.bots.strategies.policy import Policy, Valued
from ceres.bots.strategies.strategy import Strategy
from ceres.bots.strategies.weights import WEIGHTS, WeightTable
from ceres.engine.action import Action
from ceres.engine.state import YOUR_CHOICE, State


class PlannerStrategy(Strategy):
    """Takes the action with the highest value; it leaves nothing to chance."""

    def __init__(self, table: WeightTable = WEIGHTS) -> None:
        """Values actions by a table of weights."""
        self._policy: Final = Policy(table)

    def choose_from_state(self, state: State) -> Action:
        """The best action; of equals, any."""
        if state.phase != YOUR_CHOICE:
            return self._policy.best(state)
        best: Action | None = None
        most = 0.0
        for value, action in self._places(state):
            if best is None or value > most:
                most = value
                best = action
        assert best is not None
        return best

    def ranked(self, state: State) -> list[Action]:
        """Every legal action, the best first; equals by their text."""
        choice = state.phase == YOUR_CHOICE
        values = self._places(state) if choice else self._policy.values(state)
        values.sort(key=lambda valued: (-valued[0], valued[1].number))
        return [action for _, action in values]

    def _places(self, state: State) -> list[Valued]:
        return place_values(state, self._policy.columns[state.era - 1])
