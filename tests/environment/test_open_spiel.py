"""The game in open_spiel: its own tests of games, and its own search playing."""

import unittest
from random import Random
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the environment needs the extra `agents`")
pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="the game for open_spiel needs the extra `open-spiel`"
)

import numpy as np
from open_spiel.python.algorithms import mcts
from open_spiel.python.rl_environment import Environment

import ceres
from ceres.environment import FEATURES, encode
from ceres.environment.open_spiel import NAME, SoloGame, SoloState
from ceres.errors import InvalidOption

FULL = f"{NAME}(difficulty=challenge,monuments=True,variants=creeping-gardens+wild-monuments)"


def draw(state: SoloState, rng: Random) -> SoloState:
    """The same state once nothing more is drawn."""
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


@pytest.mark.slow
def test_their_tests_of_every_game_pass() -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    asked = {"game_name": FULL, "game": pyspiel.load_game(FULL)}
    case = type("Asked", (EnforceAPIOnPartialTreeBase,), asked)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun
    assert not result.failures + result.errors


@pytest.mark.parametrize("name", [NAME, FULL, f"{NAME}(reward=win)"])
def test_their_simulation_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_their_search_plays_a_game() -> None:
    game = pyspiel.load_game(NAME)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 20.0, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    chance = Random(1)
    while not draw(state, chance).is_terminal():
        state.apply_action(bot.step(state))
    table = state.point.table
    assert state.returns() == [table.your_vp - table.her_vp]


def test_a_state_is_what_a_bot_sees() -> None:
    seen = ceres.Game.new(7).position.observation()
    game = pyspiel.load_game(NAME)
    assert isinstance(game, SoloGame)
    state = game.new_initial_state(seen)
    assert np.array_equal(state.observation_tensor(0), encode(seen)[0])
    actions = [state.action_to_string(action) for action in state.legal_actions()]
    assert actions == sorted(map(str, seen.actions()))


def test_a_clone_goes_on_by_itself() -> None:
    state = draw(pyspiel.load_game(NAME).new_initial_state(), Random(1))
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(draw(other, Random(2)))


def test_the_set_up_is_told() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    state.apply_action(3)
    assert str(state) == "A4"
    assert state.action_to_string(4) == "draw A5"


def test_their_environment_for_learning() -> None:
    env = Environment(pyspiel.load_game(NAME))
    step = env.reset()
    assert len(step.observations["info_state"][0]) == sum(each.length for each in FEATURES)
    assert step.observations["legal_actions"][0]


@pytest.mark.parametrize(
    ("parameter", "message"),
    [
        ("difficulty=easy", "normal"),
        ("variants=a+b", "contested-population"),
        ("reward=luck", "win"),
    ],
)
def test_a_wrong_parameter_is_named(parameter: str, message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        pyspiel.load_game(f"{NAME}({parameter})")
