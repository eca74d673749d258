"""The base of our bots: strategies that choose actions in states of the engine."""

from typing import Final

from ceres.engine.action import Action
from ceres.engine.dice import Dice
from ceres.engine.legal import Sample
from ceres.engine.state import State
from ceres.observation import Observation, known_state


class Strategy:
    """A bot that works on the engine's states, without changing them.

    It looks at nothing hidden: whatever the order of hidden cards, tiles and Deeds in a state, it
    chooses the same. So a program that plays many games can pass it the state of the game itself,
    and save making an observation for each decision.
    """

    def choose(self, seen: Observation) -> Action:
        """Choose an action by an observation."""
        return self.choose_from_state(known_state(seen))

    def choose_from_state(self, state: State) -> Action:
        """Choose an action by a state of the engine; the game is not over."""
        raise NotImplementedError


class RandomStrategy(Strategy):
    """Chooses every legal action with the same probability."""

    def __init__(self, dice: Dice) -> None:
        self._sample: Final = Sample(dice)

    def choose_from_state(self, state: State) -> Action:
        """Return a random legal action."""
        return self._sample.choose(state)
