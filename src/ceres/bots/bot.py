"""The interface of a bot, and the description of a kind of bots."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from ceres.engine.action import Action
from ceres.engine.state import State
from ceres.observation import Observation


class Bot(Protocol):
    """A player: gets an observation, returns an action."""

    def choose(self, seen: Observation) -> Action | str:
        """Return one of `seen.actions()`, or its text. Choices for Ceres come here too."""


class QuickBot(Bot, Protocol):
    """A bot of ours, which can also choose from a state of the engine."""

    def choose_from_state(self, state: State) -> Action:
        """Choose as `choose` does, without looking at anything hidden, unless its kind peeks.

        A program that plays many games can pass the state of the game itself, and save making an
        observation for each decision. The state is not changed.
        """


@dataclass(frozen=True)
class Parameter:
    """A number that can be set in the code of a bot, as in `montecarlo:seconds=1`.

    A message describes it: `bot-kind-montecarlo-seconds`.
    """

    name: str
    default: float
    low: float
    high: float
    whole: bool = True


@dataclass(frozen=True)
class BotKind:
    """A kind of bots; a message such as `bot-kind-planner` describes it."""

    name: str
    make: Callable[[Mapping[str, float], int], QuickBot]
    """Makes a bot from all its parameters and a seed."""
    parameters: tuple[Parameter, ...] = ()
    peeks: bool = False
    """Whether it looks at what is hidden: then it plays in the laboratory only."""
