"""The table that games are played at: their options, and the next game dealt."""

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
from ceres.engine.turn import play
from ceres.environment.rewards import REWARDS
from ceres.errors import InvalidOption
from ceres.format.position_reader import rules_for
from ceres.game import Game
from ceres.messages import say

METADATA: Final[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}
# Fresh seeds of games are drawn below this, as `ceres.Game.new` does.
SEEDS: Final = 1 << 32


class GameOptions(TypedDict, total=False):
    """The options of `ceres.Game.new`."""

    difficulty: str
    monuments: bool
    variants: Iterable[str]
    components: Components | str | Path | None


class Options(GameOptions, total=False):
    """The options of an environment: what is played, what is rewarded and what an illegal action
    costs."""

    reward: str
    penalty: float


class Episode:
    """Deals games of the same options, carries actions out and rewards them."""

    def __init__(
        self, *, reward: str = "margin", penalty: float = 0.1, **options: Unpack[GameOptions]
    ) -> None:
        """`InvalidOption` with everything that is wrong with the options."""
        start = Game.new(0, **options).start
        check = Check()
        check.word(reward, "reward", REWARDS)
        if not _is_penalty(penalty):
            check.fault("penalty", "bad-penalty", found=shown(penalty))
        if check.faults:
            raise InvalidOption(check.faults)
        self.penalty: Final = float(penalty)
        self._monuments: Final = options.get("monuments", False)
        self._variants: Final = tuple(start.to_dict()["variants"])
        self._rules: Final = rules_for(start.difficulty, self._variants, start.components)
        self._worth: Final[Callable[[State], float]] = REWARDS[reward]

    def deal(self, seed: int) -> State:
        """The game of a seed, the same that `Game.new` deals."""
        return new_game(self._rules, self._monuments, seed)

    def game(self, seed: int, played: Iterable[Action]) -> Game:
        """The game of a seed in which these actions were played, as the library has it."""
        rules = self._rules
        game = Game.new(seed, rules.difficulty, self._monuments, self._variants, rules.components)
        for action in played:
            game.play(action)
        return game

    def carry_out(self, state: State, action: Action) -> float:
        """Play a legal action and say what it is rewarded with."""
        before = self._worth(state)
        play(state, action)
        return self._worth(state) - before


def _is_penalty(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < inf


def action_at(number: object) -> Action:
    """The action of a whole number, as the space of actions has it."""
    if isinstance(number, SupportsIndex) and 0 <= index(number) < len(ACTIONS):
        return ACTIONS[index(number)]
    raise InvalidAction(say("no-such-action", number=number, last=len(ACTIONS) - 1))
