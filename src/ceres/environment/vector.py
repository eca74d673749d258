"""Many games at once: `gymnasium.make_vec("ceres/Solo-v1", num_envs=64)`."""

from math import inf
from typing import Any, Final, Unpack

import numpy as np
import numpy.typing as npt
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Discrete
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ceres.checking import Check
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
from ceres.errors import InvalidOption
from ceres.messages import say

_Integers = npt.NDArray[np.int64]
_Rewards = npt.NDArray[np.float64]
_Infos = dict[str, Any]

_MODES: Final = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


class SoloVector(VectorEnv[Floats, _Integers, npt.NDArray[Any]]):
    """Games of `Solo` side by side, their observations encoded together.

    It does the same as gymnasium's `SyncVectorEnv` of as many `Solo`, array for array, in a
    fraction of the time.
    """

    def __init__(
        self,
        num_envs: int,
        *,
        render_mode: str | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        max_episode_steps: int | None = None,
        **options: Unpack[Options],
    ) -> None:
        """Take the options of `Solo`; a game is truncated after `max_episode_steps`.

        `autoreset_mode` says when a new game replaces a finished one: with the next step
        (`NextStep`), or at once (`SameStep`), and then `infos` has the old one's `final_obs` and
        `final_info`.
        """
        self.num_envs = num_envs
        self.render_mode = render_mode
        mode = _supported(autoreset_mode)
        self.metadata = {**METADATA, "autoreset_mode": mode}
        self.single_observation_space = observation_space()
        self.single_action_space = Discrete(len(ACTIONS))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._scenario: Final = Scenario(**options)
        self._same_step: Final = mode is AutoresetMode.SAME_STEP
        self._max_steps: Final = max_episode_steps or inf
        self._states: list[State] = []
        self._generators = [np_random()[0] for _ in range(num_envs)]
        self._masks: Flags = np.zeros((num_envs, len(ACTIONS)), np.bool_)
        self._illegal: _Integers = np.zeros(num_envs, np.int64)
        self._steps: _Integers = np.zeros(num_envs, np.int64)
        self._finished: Flags = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Floats, _Infos]:
        """Start new games: those of `seed`, `seed` + 1 and so on, or of a list of seeds."""
        del options
        seeds = seed if isinstance(seed, list) else self._consecutive(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(say("not-one-each", count=len(seeds), games=self.num_envs))
        self._states = [self._deal(game, given) for game, given in enumerate(seeds)]
        return self._observe()

    def step(self, actions: _Integers) -> tuple[Floats, _Rewards, Flags, Flags, _Infos]:
        """Play an action in each game, or start a new game where the old one is over."""
        if not self._states:
            raise ResetNeeded(say("reset-needed"))
        rewards = self._play([action_at(number) for number in actions.tolist()])
        for game in np.flatnonzero(self._finished).tolist():
            self._states[game] = self._deal(game)
        over = np.array([state.phase == OVER for state in self._states])
        truncated = self._steps == self._max_steps
        finished = over | truncated
        infos: _Infos = {}
        if self._same_step:
            self._autoreset(finished, infos)
        else:
            self._finished = finished
        observations, seen = self._observe()
        return observations, rewards, over, truncated, {**seen, **infos}

    def action_masks(self) -> Flags:
        """Return which actions are legal now, a row for each game."""
        return self._masks.copy()

    def action_features(self) -> Floats:
        """Describe each legal action of all games by a row, in the order of the masks."""
        return action_features(self._states)

    def render(self) -> tuple[Frame | None, ...]:  # type: ignore[override]
        """Render each game."""
        return tuple(frame(state, self.render_mode) for state in self._states)

    def _consecutive(self, seed: int | None) -> list[int | None]:
        return [None if seed is None else seed + game for game in range(self.num_envs)]

    def _deal(self, game: int, seed: int | None = None) -> State:
        """Deal a new game; a given seed also determines the games after it."""
        if seed is not None:
            self._generators[game] = np_random(seed)[0]
        self._illegal[game] = self._steps[game] = 0
        self._finished[game] = False
        drawn = int(self._generators[game].integers(SEEDS)) if seed is None else seed
        return self._scenario.deal(drawn)

    def _play(self, chosen: list[Action]) -> _Rewards:
        """Play the legal actions in the games that are not over; return the rewards of all."""
        if len(chosen) != self.num_envs:
            raise InvalidAction(say("not-one-each", count=len(chosen), games=self.num_envs))
        numbers = [action.number for action in chosen]
        running = ~self._finished
        legal = self._masks[np.arange(self.num_envs), numbers] & running
        illegal = running & ~legal
        rewards = np.where(illegal, -self._scenario.penalty, 0.0)
        for game in np.flatnonzero(legal).tolist():
            rewards[game] = self._scenario.play(self._states[game], chosen[game])
        self._illegal += illegal
        self._steps += 1
        return rewards

    def _autoreset(self, finished: Flags, infos: _Infos) -> None:
        """Replace finished games by new ones; their last observations go into the infos."""
        for game in np.flatnonzero(finished).tolist():
            state = self._states[game]
            final_info = info(state, masks([state])[0], int(self._illegal[game]))
            final = {"final_obs": observations([state])[0], "final_info": final_info}
            self._add_info(infos, final, game)
            self._states[game] = self._deal(game)

    def _observe(self) -> tuple[Floats, _Infos]:
        self._masks = masks(self._states)
        infos: _Infos = {
            "action_mask": self._masks.copy(),
            "illegal": self._illegal.copy(),
            "your_vp": np.array([state.your_vp for state in self._states]),
            "her_vp": np.array([state.her_vp for state in self._states]),
        }
        everywhere = np.ones(self.num_envs, np.bool_)
        infos.update({f"_{name}": everywhere.copy() for name in infos})
        return observations(self._states), infos


def _supported(mode: str | AutoresetMode) -> AutoresetMode:
    """Return one of the two supported modes; raise `InvalidOption` for any other."""
    check = Check()
    name = mode.value if isinstance(mode, AutoresetMode) else mode
    check.word(name, "autoreset_mode", [each.value for each in _MODES])
    check.raise_faults(InvalidOption)
    return AutoresetMode(name)
