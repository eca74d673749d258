"""One game at a time, as gymnasium plays it."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the environment needs the extra `agents`")

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import ceres
import ceres.environment
from boxes import own_cards, toml, written
from ceres.engine.action import ACTION_OF, ACTIONS
from ceres.environment import REWARDS, Solo, encode

Played = tuple[Solo, list[float], dict[str, Any]]


def play(seed: int, **options: Any) -> Played:
    """A random game to its end: the environment, all rewards, the last info."""
    env = Solo(**options)
    rng = Random(seed)
    _, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        legal = info["action_mask"].nonzero()[0]
        _, reward, over, truncated, info = env.step(rng.choice(legal))
        assert not truncated
        rewards.append(reward)
    return env, rewards, info


@pytest.mark.parametrize("render_mode", [None, "ansi", "rgb_array"])
def test_gymnasium_s_checker_finds_no_fault(render_mode: str | None) -> None:
    """A warning would be an error here."""
    env = gymnasium.make(
        "ceres/Solo-v1", difficulty="hard", monuments=True, render_mode=render_mode
    )
    check_env(env.unwrapped)


def test_there_is_an_action_for_every_action() -> None:
    assert Solo().action_space == gymnasium.spaces.Discrete(len(ACTIONS))


def test_a_module_in_the_name_spares_the_import() -> None:
    program = (
        "import gymnasium; gymnasium.make('ceres.environment:ceres/Solo-v1').reset(seed=1);"
        "gymnasium.make_vec('ceres/Solo-v1', num_envs=2).reset(seed=1)"
    )
    subprocess.run([sys.executable, "-W", "ignore", "-c", program], check=True)


def test_without_gymnasium_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['gymnasium'] = None; import ceres.environment"
    said = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program], capture_output=True, text=True, check=False
    )
    assert said.returncode == 1
    assert 'pip install "gardens-of-ceres[agents]"' in said.stderr.splitlines()[-1]


# Games.


def test_a_seed_deals_the_game_that_it_deals_elsewhere() -> None:
    env = Solo(difficulty="challenge", monuments=True, variants=["creeping-gardens"])
    observation, info = env.reset(seed=11)
    start = ceres.Game.new(11, "challenge", True, ["creeping-gardens"]).position
    assert env.game.position == start
    expected, mask = encode(start.observation())
    assert np.array_equal(observation, expected)
    assert np.array_equal(info["action_mask"], mask)


def test_components_of_one_s_own(tmp_path: Any) -> None:
    box = written(tmp_path, toml(own_cards()))
    env = Solo(components=box)
    env.reset(seed=3)
    assert env.game.position == ceres.Game.new(3, components=box).position


def test_the_same_seed_gives_the_same_games_one_after_the_other() -> None:
    first, second = Solo(), Solo()
    for env in (first, second):
        env.reset(seed=5)
        env.reset()
    assert first.game.start == second.game.start
    assert first.game.start != ceres.Game.new(5).start


def test_without_a_seed_games_differ() -> None:
    env = Solo()
    env.reset()
    start = env.game.start
    env.reset()
    assert env.game.start != start


def test_a_game_is_played_as_the_library_plays_it() -> None:
    env, rewards, info = play(4, difficulty="hard", monuments=True)
    game = ceres.Game.from_record(env.game.record())
    assert len(game.entries) == len(rewards)
    assert game.position.result is not None
    assert game.position.result["you"] == info["your_vp"]
    assert game.position.result["ceres"] == info["her_vp"]
    assert not info["action_mask"].any()


# Rewards.


@pytest.mark.parametrize("seed", range(5))
def test_the_rewards_of_a_game_add_up(seed: int) -> None:
    totals = {reward: sum(play(seed, reward=reward)[1]) for reward in REWARDS}
    game = play(seed)[0].game
    result, now = game.position.result, game.start.score()
    assert result is not None
    margin = result["you"] - result["ceres"]
    assert totals == {
        "win": 1 if result["winner"] == "you" else -1,
        "margin": margin,
        "score": result["you"],
        "standing": margin - (now["you"]["total"] - now["ceres"]["total"]),
    }


def first_build(reward: str) -> tuple[float, ceres.Position, ceres.Position]:
    """What building a Domus first is rewarded with, and the positions around it."""
    env = Solo(reward=reward)
    env.reset(seed=7)
    before = env.game.position
    action = ACTION_OF[f"build domus {before.to_dict()['you']['lots'][0]}"]
    rewarded = env.step(np.int64(action.number))[1]
    return rewarded, before, env.game.position


def margin(position: ceres.Position) -> int:
    data = position.to_dict()
    return int(data["you"]["vp"] - data["ceres"]["vp"])


def test_margin_rewards_a_build_when_the_era_is_scored() -> None:
    rewarded, before, after = first_build("margin")
    assert rewarded == margin(after) - margin(before) <= 0


def test_standing_rewards_a_build_at_once() -> None:
    rewarded, before, after = first_build("standing")
    standing = [
        margin(position) + position.score()["you"]["total"] - position.score()["ceres"]["total"]
        for position in (before, after)
    ]
    assert rewarded == standing[1] - standing[0] > 0


# What is not legal.


def test_an_illegal_action_is_penalised_and_counted_and_changes_nothing() -> None:
    env = Solo(penalty=0.5)
    before, _ = env.reset(seed=7)
    illegal = np.int64(ACTION_OF["place A1"].number)
    for times in (1, 2):
        after, reward, terminated, truncated, info = env.step(illegal)
        assert (reward, terminated, truncated) == (-0.5, False, False)
        assert info["illegal"] == times
        assert np.array_equal(after, before)
    assert env.game.entries == ()
    assert env.reset(seed=7)[1]["illegal"] == 0


def test_who_never_does_anything_legal_is_cut_off() -> None:
    env = gymnasium.make("ceres/Solo-v1")
    env.reset(seed=7)
    steps, truncated = 0, False
    while not truncated:
        _, _, terminated, truncated, _ = env.step(ACTION_OF["place A1"].number)
        assert not terminated
        steps += 1
    assert steps == 300


def test_action_masks_are_those_of_the_info() -> None:
    env = Solo()
    _, info = env.reset(seed=7)
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_changing_a_mask_one_was_given_changes_nothing() -> None:
    env = Solo()
    _, info = env.reset(seed=7)
    info["action_mask"][:] = True
    env.action_masks()[:] = True
    assert env.step(np.int64(ACTION_OF["place A1"].number))[4]["illegal"] == 1


@pytest.mark.parametrize("number", [-1, len(ACTIONS), 3.5, np.float64(3.0)])
def test_a_number_that_is_no_action_is_refused(number: Any) -> None:
    env = Solo()
    env.reset(seed=7)
    with pytest.raises(InvalidAction, match=f"{number} is not an action: actions are numbered"):
        env.step(number)


def test_nothing_can_be_done_before_the_first_game() -> None:
    with pytest.raises(ResetNeeded, match="call reset first"):
        Solo().step(np.int64(0))
    with pytest.raises(ResetNeeded, match="call reset first"):
        Solo(render_mode="ansi").render()


def test_nothing_can_be_done_after_the_end() -> None:
    env = play(1)[0]
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.step(np.int64(0))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"difficulty": "easy"}, "difficulty: easy is unknown"),
        ({"monuments": 1}, "monuments: must be true or false"),
        ({"variants": ["chess"]}, "variants: chess is unknown"),
        ({"components": 3}, "components: "),
        ({"reward": "gold"}, "reward: gold is unknown: it must be one of win, margin"),
        ({"penalty": -1}, "penalty: a penalty must be a number, 0 or more, not -1"),
        ({"penalty": float("nan")}, "penalty: a penalty must be a number, 0 or more, not NaN"),
    ],
)
def test_options_that_there_are_not(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ceres.InvalidOption) as error:
        Solo(**options)
    assert said in str(error.value)


# Pictures.


def test_ansi_shows_the_board() -> None:
    env = Solo(render_mode="ansi")
    env.reset(seed=7)
    assert env.render() == f"{ceres.Game.new(7).position}\n"


@pytest.mark.slow
def test_rgb_array_is_the_drawing() -> None:
    env = Solo(render_mode="rgb_array")
    env.reset(seed=7)
    before = env.render()
    env.step(np.int64(ACTION_OF["income"].number))
    after = env.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert before.shape[1:] == (960, 3)
    assert before.dtype == np.uint8
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 100
    assert not np.array_equal(before, after)


def test_without_a_render_mode_there_is_nothing_to_see() -> None:
    env = Solo()
    env.reset(seed=7)
    assert env.render() is None
