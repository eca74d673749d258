"""A mind chooses actions in states of the engine: the inner, quick face of the bots."""

from typing import TYPE_CHECKING, Final

from ceres.engine.action import Action
from ceres.engine.dice import Dice
from ceres.engine.legal import Sample
from ceres.engine.state import State

if TYPE_CHECKING:
    from ceres.observation import Observation


class Strategy:
    """A bot that thinks on the engine's states, without changing them.

    A mind looks at nothing hidden: whatever the order of hidden cards, tiles and Deeds in a state,
    it chooses the same. So a program that plays many games may hand it the state of the game
    itself, and save making an observation for each decision.
    """

    def choose(self, seen: "Observation") -> Action:
        """What to do, by what a player may know."""
        return self.choose_from_state(seen._state)

    def choose_from_state(self, state: State) -> Action:
        """The same by a state of the engine; the game is not over."""
        raise NotImplementedError


class RandomStrategy(Strategy):
    """Every legal action is as likely as the others."""

    def __init__(self, dice: Dice) -> None:
        self._anyone: Final = Sample(dice)

    def choose_from_state(self, state: State) -> Action:
        """Any legal action."""
        return self._anyone.choose(state)
