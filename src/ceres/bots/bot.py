"""What a bot is, and what there is to say about a kind of bots."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from ceres.engine.action import Action
from ceres.engine.state import State
from ceres.observation import Observation


class Bot(Protocol):
    """A player: it is shown what a player may know, and says what to do."""

    def choose(self, seen: Observation) -> Action | str:
        """An action of `seen.actions()`, as it is or written; Ceres' choices come here too."""


class QuickBot(Bot, Protocol):
    """A bot of ours: it has an inner, quicker face as well."""

    def choose_from_state(self, state: State) -> Action:
        """The same choice by a state of the engine, of which it looks at nothing hidden.

        So a program that plays many games may hand it the state of the game itself, and save making
        an observation for each decision. The state is not changed.
        """


@dataclass(frozen=True)
class Parameter:
    """A number that can be set in the code of a bot, as in `montecarlo:seconds=1`.

    What it means is a message of the languages: `bot-kind-montecarlo-seconds`.
    """

    name: str
    default: float
    low: float
    high: float
    whole: bool = True


@dataclass(frozen=True)
class BotKind:
    """A kind of bots; a message such as `bot-kind-planner` says what it does."""

    name: str
    make: Callable[[Mapping[str, float], int], QuickBot]
    """Makes a bot from all its parameters and a seed."""
    parameters: tuple[Parameter, ...] = ()
