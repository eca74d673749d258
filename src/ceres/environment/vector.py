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
    info,
    masks,
    observation_space,
    observations,
)
from ceres.environment.episode import METADATA, SEEDS, Episode, Options, action_at
from ceres.environment.picture import Frame, frame
from ceres.errors import InvalidOption
from ceres.messages import say

Integers = npt.NDArray[np.int64]
Rewards = npt.NDArray[np.float64]
Infos = dict[str, Any]

_MODES: Final = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


class SoloVector(VectorEnv[Floats, Integers, npt.NDArray[Any]]):
    """Games side by side, their observations made together; `Solo` says what they are.

    It does what gymnasium's `SyncVectorEnv` of the same number of `Solo` does, array for array, in
    a fraction of the time.
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
        """The options of `Solo`; after `max_episode_steps` a game is cut off.

        `autoreset_mode` says when a new game takes the place of a finished one: with the next step
        (`NextStep`), or at once (`SameStep`), and then `infos` has the old one's `final_obs` and
        `final_info`.
        """
        self.num_envs = num_envs
        self.render_mode = render_mode
        mode = _checked(autoreset_mode)
        self.metadata = {**METADATA, "autoreset_mode": mode}
        self.single_observation_space = observation_space()
        self.single_action_space = Discrete(len(ACTIONS))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._table: Final = Episode(**options)
        self._same_step: Final = mode is AutoresetMode.SAME_STEP
        self._longest: Final = max_episode_steps or inf
        self._states: list[State] = []
        self._generators = [np_random()[0] for _ in range(num_envs)]
        self._masks: Flags = np.zeros((num_envs, len(ACTIONS)), np.bool_)
        self._illegal: Integers = np.zeros(num_envs, np.int64)
        self._steps: Integers = np.zeros(num_envs, np.int64)
        self._finished: Flags = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Floats, Infos]:
        """New games everywhere, those of `seed`, `seed` + 1 and so on, or of a list of seeds."""
        del options
        seeds = seed if isinstance(seed, list) else self._in_a_row(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(say("not-one-each", count=len(seeds), games=self.num_envs))
        self._states = [self._deal(game, given) for game, given in enumerate(seeds)]
        return self._seen()

    def step(self, actions: Integers) -> tuple[Floats, Rewards, Flags, Flags, Infos]:
        """Carry out an action in each game, or begin a new one where it was over."""
        if not self._states:
            raise ResetNeeded(say("reset-needed"))
        rewards = self._play([action_at(number) for number in actions.tolist()])
        for game in np.flatnonzero(self._finished).tolist():
            self._states[game] = self._deal(game)
        over = np.array([state.phase == OVER for state in self._states])
        cut_off = self._steps == self._longest
        finished = over | cut_off
        infos: Infos = {}
        if self._same_step:
            self._start_anew(finished, infos)
        else:
            self._finished = finished
        observations, seen = self._seen()
        return observations, rewards, over, cut_off, {**seen, **infos}

    def action_masks(self) -> Flags:
        """Which actions are legal now, a row for each game."""
        return self._masks.copy()

    def render(self) -> tuple[Frame | None, ...]:  # type: ignore[override]
        """A frame of each game."""
        return tuple(frame(state, self.render_mode) for state in self._states)

    def _in_a_row(self, seed: int | None) -> list[int | None]:
        return [None if seed is None else seed + game for game in range(self.num_envs)]

    def _deal(self, game: int, seed: int | None = None) -> State:
        """A new game at this place; a seed given decides about those that follow it as well."""
        if seed is not None:
            self._generators[game] = np_random(seed)[0]
        self._illegal[game] = self._steps[game] = 0
        self._finished[game] = False
        drawn = int(self._generators[game].integers(SEEDS)) if seed is None else seed
        return self._table.deal(drawn)

    def _play(self, chosen: list[Action]) -> Rewards:
        """Carry the legal actions out, in the games that are going on; the rewards of all."""
        if len(chosen) != self.num_envs:
            raise InvalidAction(say("not-one-each", count=len(chosen), games=self.num_envs))
        numbers = [action.number for action in chosen]
        going_on = ~self._finished
        legal = self._masks[np.arange(self.num_envs), numbers] & going_on
        illegal = going_on & ~legal
        rewards = np.where(illegal, -self._table.penalty, 0.0)
        for game in np.flatnonzero(legal).tolist():
            rewards[game] = self._table.carry_out(self._states[game], chosen[game])
        self._illegal += illegal
        self._steps += 1
        return rewards

    def _start_anew(self, finished: Flags, infos: Infos) -> None:
        """New games for the finished ones, whose last observations go into the infos."""
        for game in np.flatnonzero(finished).tolist():
            state = self._states[game]
            final_info = info(state, masks([state])[0], int(self._illegal[game]))
            final = {"final_obs": observations([state])[0], "final_info": final_info}
            self._add_info(infos, final, game)
            self._states[game] = self._deal(game)

    def _seen(self) -> tuple[Floats, Infos]:
        """The observations and infos of all games."""
        self._masks = masks(self._states)
        infos: Infos = {
            "action_mask": self._masks.copy(),
            "illegal": self._illegal.copy(),
            "your_vp": np.array([state.your_vp for state in self._states]),
            "her_vp": np.array([state.her_vp for state in self._states]),
        }
        everywhere = np.ones(self.num_envs, np.bool_)
        infos.update({f"_{name}": everywhere.copy() for name in infos})
        return observations(self._states), infos


def _checked(mode: str | AutoresetMode) -> AutoresetMode:
    """One of the two modes there are; `InvalidOption` if it is another."""
    check = Check()
    name = mode.value if isinstance(mode, AutoresetMode) else mode
    check.word(name, "autoreset_mode", [each.value for each in _MODES])
    if check.faults:
        raise InvalidOption(check.faults)
    return AutoresetMode(name)
