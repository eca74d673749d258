"""A scenario: the options of games, the games dealt with them, and their rewards."""

from collections.abc import Callable, Iterable
from math import inf
from operator import index
from pathlib import Path
from typing import Any, Final, SupportsIndex, TypedDict, Unpack

from gymnasium.error import InvalidAction

from ceres.checking import Check, shown
from ceres.components import Components
from ceres.engine.action import ACTIONS, Action
from ceres.engine.setup import new_game
from ceres.engine.state import State
from ceres.engine.turn import play as play_action
from ceres.environment.rewards import REWARDS
from ceres.errors import InvalidOption
from ceres.format.position_reader import rules_for
from ceres.game import Game
from ceres.messages import say

METADATA: Final[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}
# New seeds are drawn below this, as in `ceres.Game.new`.
SEEDS: Final = 1 << 32


class ScenarioOptions(TypedDict, total=False):
    """The options of `ceres.Game.new`."""

    difficulty: str
    monuments: bool
    variants: Iterable[str]
    components: Components | str | Path | None


class Options(ScenarioOptions, total=False):
    """The options of an environment: the game, the reward, and the penalty of an illegal action."""

    reward: str
    penalty: float


class Scenario:
    """Deals games with the same options, plays actions and rewards them."""

    def __init__(
        self, *, reward: str = "margin", penalty: float = 0.1, **options: Unpack[ScenarioOptions]
    ) -> None:
        """Check the options; `InvalidOption` lists everything that is wrong with them."""
        start = Game.new(0, **options).start
        check = Check()
        check.word(reward, "reward", REWARDS)
        if not _is_penalty(penalty):
            check.fault("penalty", "bad-penalty", found=shown(penalty))
        check.raise_faults(InvalidOption)
        self.penalty: Final = float(penalty)
        self.monuments: Final = options.get("monuments", False)
        self._variants: Final = start.variants
        self.rules: Final = rules_for(start.difficulty, self._variants, start.components)
        self._potential: Final[Callable[[State], float]] = REWARDS[reward]

    def deal(self, seed: int) -> State:
        """Deal the game of a seed, as `Game.new` does."""
        return new_game(self.rules, self.monuments, seed)

    def game(self, seed: int, played: Iterable[Action]) -> Game:
        """Replay the game of a seed with these actions, as a game of the library."""
        rules = self.rules
        game = Game.new(seed, rules.difficulty, self.monuments, self._variants, rules.components)
        for action in played:
            game.play(action)
        return game

    def play(self, state: State, action: Action) -> float:
        """Play a legal action and return its reward."""
        before = self._potential(state)
        play_action(state, action)
        return self._potential(state) - before


def _is_penalty(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < inf


def action_at(number: object) -> Action:
    """Return the action with a number, as in the action space."""
    # An `int` first: asking for the protocol takes longer than playing the action.
    if isinstance(number, int | SupportsIndex) and 0 <= index(number) < len(ACTIONS):
        return ACTIONS[index(number)]
    raise InvalidAction(say("no-such-action", number=number, last=len(ACTIONS) - 1))
