"""Many games at once: the same as many single ones, and quicker."""

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the environment needs the extra `agents`")

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import ceres
import ceres.environment
from ceres.environment import Solo, SoloVector

GAMES = 5


def actions(mask: Any, rng: np.random.Generator) -> Any:
    """Random legal actions, now and then one that is perhaps not legal."""
    chosen = (mask * rng.random(mask.shape)).argmax(axis=1)
    bold = rng.random(len(chosen)) < 0.05
    return np.where(bold, rng.integers(mask.shape[1], size=len(chosen)), chosen)


def steps(env: Any, count: int, seed: Any) -> Iterator[tuple[Any, ...]]:
    """What an environment says at each step of some random games."""
    rng = np.random.default_rng(1)
    observations, infos = env.reset(seed=seed)
    yield observations, infos
    for _ in range(count):
        told = env.step(actions(infos["action_mask"], rng))
        infos = told[-1]
        yield told


def same(ours: Any, other: Any) -> bool:
    """Equal, in arrays, dictionaries and what is missing."""
    if isinstance(ours, dict):
        return ours.keys() == other.keys() and all(same(ours[key], other[key]) for key in ours)
    if isinstance(ours, np.ndarray) and ours.dtype == object:
        return all(same(one, two) for one, two in zip(ours, other, strict=True))
    if isinstance(ours, np.ndarray):
        return ours.dtype == other.dtype and np.array_equal(ours, other)
    return bool(ours == other)


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
@pytest.mark.parametrize("longest", [300, 20])
def test_it_does_what_gymnasium_s_own_does(mode: str, longest: int) -> None:
    options: dict[str, Any] = {"difficulty": "hard", "monuments": True, "reward": "standing"}
    options["max_episode_steps"] = longest
    ours = gymnasium.make_vec("ceres/Solo-v1", GAMES, autoreset_mode=mode, **options)
    other = SyncVectorEnv(
        [lambda: gymnasium.make("ceres/Solo-v1", **options)] * GAMES, autoreset_mode=mode
    )
    assert isinstance(ours, SoloVector)
    for field in ("observation_space", "action_space", "single_action_space", "num_envs"):
        assert getattr(ours, field) == getattr(other, field)
    finished = 0
    for step in zip(steps(ours, 130, 7), steps(other, 130, 7), strict=True):
        for one, two in zip(*step, strict=True):
            assert same(one, two)
        finished += sum(map(np.count_nonzero, step[0][2:4])) if len(step[0]) > 2 else 0
    assert finished > GAMES


def test_the_legal_actions_of_all_games_are_described() -> None:
    env = SoloVector(2)
    _, infos = env.reset(seed=7)
    singles = []
    for seed in (7, 8):
        single = Solo()
        single.reset(seed=seed)
        singles.append(single.action_features())
    assert np.array_equal(env.action_features(), np.concatenate(singles))
    assert len(env.action_features()) == infos["action_mask"].sum()


def test_seeds_of_one_s_own_choice() -> None:
    env = SoloVector(3)
    observations, _ = env.reset(seed=[4, 4, 9])
    assert np.array_equal(observations[0], observations[1])
    assert np.array_equal(observations[2], Solo().reset(seed=9)[0])


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (list(steps(SoloVector(GAMES), 80, 3)) for _ in range(2))
    assert all(same(first, second) for first, second in zip(one[-1], two[-1], strict=True))


def test_without_a_seed_games_differ() -> None:
    env = SoloVector(2)
    first, _ = env.reset()
    second, _ = env.reset()
    assert not np.array_equal(first[0], first[1])
    assert not np.array_equal(first[0], second[0])


def test_too_few_seeds_are_refused() -> None:
    with pytest.raises(ValueError, match="2 given for 3 games"):
        SoloVector(3).reset(seed=[1, 2])


def test_too_few_actions_are_refused() -> None:
    env = SoloVector(3)
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="2 given for 3 games"):
        env.step(np.zeros(2, np.int64))


def test_a_number_that_is_no_action_is_refused_before_anything_is_played() -> None:
    env = SoloVector(2)
    _, infos = env.reset(seed=1)
    legal = infos["action_mask"][0].argmax()
    with pytest.raises(InvalidAction, match="is not an action"):
        env.step(np.array([legal, 99_999]))
    assert np.array_equal(env.action_masks(), infos["action_mask"])


def test_nothing_can_be_done_before_the_first_games() -> None:
    with pytest.raises(ResetNeeded, match="call reset first"):
        SoloVector(2).step(np.zeros(2, np.int64))


@pytest.mark.parametrize("mode", [AutoresetMode.DISABLED, "Sometimes"])
def test_a_mode_that_there_is_not(mode: Any) -> None:
    with pytest.raises(ceres.InvalidOption, match="must be one of NextStep, SameStep"):
        SoloVector(2, autoreset_mode=mode)


def test_frames_of_all_games() -> None:
    env = SoloVector(2, render_mode="ansi")
    env.reset(seed=7)
    assert env.render() == tuple(f"{ceres.Game.new(seed).position}\n" for seed in (7, 8))
