"""One game at a time: `gymnasium.make("ceres/Solo-v1")`."""

from typing import Any, Final, Unpack

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete

from ceres.engine.action import ACTIONS, Action
from ceres.engine.state import OVER, State
from ceres.environment.encoding import (
    Flags,
    Floats,
    action_features,
    info,
    masks,
    observation_space,
    observations,
)
from ceres.environment.picture import Frame, frame
from ceres.environment.scenario import METADATA, SEEDS, Options, Scenario, action_at
from ceres.game import Game
from ceres.messages import say


class Solo(gymnasium.Env[Floats, np.int64]):
    """A solo game against Ceres; an action is an index into the engine's table of actions.

    An illegal action changes nothing but the count in `info["illegal"]`, and is rewarded with minus
    the penalty. `action_masks` and `info["action_mask"]` say which actions are legal.

    >>> import ceres.environment
    >>> env = gymnasium.make("ceres/Solo-v1", difficulty="hard", monuments=True)
    >>> observation, info = env.reset(seed=7)
    >>> action = info["action_mask"].nonzero()[0][0]
    >>> observation, reward, terminated, truncated, info = env.step(action)
    >>> terminated, info["illegal"]
    (False, 0)
    """

    metadata = METADATA

    def __init__(self, *, render_mode: str | None = None, **options: Unpack[Options]) -> None:
        """Take the options of `ceres.Game.new`, a reward and a penalty (docs/environment.md)."""
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = Discrete(len(ACTIONS))
        self._scenario: Final = Scenario(**options)
        self._state: State | None = None
        self._mask: Flags = np.zeros(len(ACTIONS), np.bool_)
        self._illegal = 0
        self._seed = 0
        self._played: list[Action] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Start a new game: that of the seed, if given, as `ceres play --seed` deals it."""
        super().reset(seed=seed, options=options)
        self._seed = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self._state = self._scenario.deal(self._seed)
        self._illegal = 0
        self._played = []
        return self._observe(self._state)

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Play your action and then Ceres' turn, up to your next decision."""
        state = self._running()
        chosen = action_at(action)
        if self._mask[chosen.number]:
            reward = self._scenario.play(state, chosen)
            self._played.append(chosen)
        else:
            reward = -self._scenario.penalty
            self._illegal += 1
        observation, details = self._observe(state)
        return observation, reward, state.phase == OVER, False, details

    def action_masks(self) -> Flags:
        """Return which actions are legal now."""
        return self._mask.copy()

    def action_features(self) -> Floats:
        """Describe each legal action by a row, in the order of the mask."""
        return action_features([self._running()])

    def render(self) -> Frame | None:
        """Render the board as text (`ansi`) or as pixels (`rgb_array`)."""
        if self._state is None:
            raise ResetNeeded(say("reset-needed"))
        return frame(self._state, self.render_mode)

    @property
    def game(self) -> Game:
        """The game so far, for its record: `env.unwrapped.game.record()`."""
        return self._scenario.game(self._seed, self._played)

    def _running(self) -> State:
        if self._state is None or self._state.phase == OVER:
            raise ResetNeeded(say("reset-needed"))
        return self._state

    def _observe(self, state: State) -> tuple[Floats, dict[str, Any]]:
        self._mask = masks([state])[0]
        return observations([state])[0], info(state, self._mask.copy(), self._illegal)
