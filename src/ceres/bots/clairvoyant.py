"""`clairvoyant`: knows every hidden card, tile and Deed; the bound for players who do not."""

from collections.abc import Mapping
from typing import Final

from ceres.bots.strategies.beam import best_line
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.weights import VERSIONS
from ceres.engine.action import Action
from ceres.engine.state import State
from ceres.engine.turn import play
from ceres.errors import CodedError
from ceres.observation import Observation


class Clairvoyant:
    """A bot that peeks, so it plays in the laboratory only.

    It plans the whole game at its first decision and follows this line; it plans again whenever a
    state is not the one it expects.
    """

    def __init__(self, parameters: Mapping[str, float], _seed: int) -> None:
        self._width: Final = int(parameters["width"])
        self._candidates: Final = int(parameters["candidates"])
        self._planner: Final = PlannerStrategy(VERSIONS[int(parameters["version"])])
        self._line: list[Action] = []
        self._expected: object = None

    def choose(self, seen: Observation) -> Action:  # noqa: ARG002 - the interface of a bot
        """Refuse: an observation shows nothing hidden."""
        raise CodedError("bot-peeks", bot="clairvoyant")

    def choose_from_state(self, state: State) -> Action:
        """Return the next action of the best line in the game as it lies there."""
        if state.key() != self._expected:
            self._line = best_line(state, self._planner, self._width, self._candidates)
        action = self._line.pop(0) if self._line else self._planner.choose_from_state(state)
        following = state.clone()
        play(following, action)
        self._expected = following.key()
        return action
