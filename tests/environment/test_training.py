"""The example that trains an agent, with next to no time to learn."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

ROOT = Path(__file__).parents[2]

for library in ("gymnasium", "polars", "torch"):
    pytest.importorskip(library, reason="training needs the extra `train`")

import torch

import ceres
from agent import VP, Agent
from agent_games import Decision, PlayedGame
from ceres.environment import encode, encode_actions
from train_agent import Lesson, learn, lessons_of

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def run(*command: str | Path, cwd: Path) -> str:
    """Run a Python program to its end; return what it prints."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env=ENVIRONMENT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout


@pytest.mark.slow
def test_the_example_learns_from_recorded_games_and_plays_as_a_bot(tmp_path: Path) -> None:
    planner = ("--bot", "planner", "--games", "24", "--decisions")
    run("-m", "ceres", "sim", *planner, "-o", "recorded", cwd=tmp_path)
    train = ROOT / "examples" / "train_agent.py"
    briefly = ("--minutes", "0", "--games", "2", "--curve", "curve.svg")
    said = run(train, "recorded", *briefly, cwd=tmp_path)
    losses = [float(loss) for loss in re.findall(r"loss ([\d.]+)", said)]
    assert losses[-1] < 0.95 * losses[0]
    lines = [line.split()[0] for line in said.splitlines()[-3:]]
    assert lines == ["agent", "greedy", "difference"]
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    program = (
        "import ceres, sys; from ceres.bots import load_bot;"
        "game = ceres.Game.new(7); seen = game.position.observation();"
        "game.play(load_bot(sys.argv[1], 1).choose(seen))"
    )
    run("-c", program, ROOT / "examples" / "agent_bot.py", cwd=tmp_path)


def situation(seed: int) -> tuple[torch.Tensor, torch.Tensor]:
    """A first decision: its state, and its actions."""
    seen = ceres.Game.new(seed).position.observation()
    return torch.from_numpy(encode(seen)[0]), torch.from_numpy(encode_actions(seen))


def test_what_went_better_than_expected_becomes_likelier() -> None:
    torch.manual_seed(1)
    agent = Agent()
    state, actions = situation(7)

    def log_chances() -> list[float]:
        found: list[float] = agent(state[None], actions, torch.tensor([len(actions)]))[0][
            0
        ].tolist()
        return found

    before = log_chances()
    lessons = [
        Lesson(Decision(state, actions, chosen, before[chosen]), 0.0, advantage)
        for chosen, advantage in ((0, 1.0), (1, -1.0))
    ]
    learn(agent, torch.optim.Adam(agent.parameters(), 1e-3), lessons, Random(1))
    after = log_chances()
    assert after[0] > before[0]
    assert after[1] < before[1]


def test_a_decision_is_judged_by_the_end_and_by_what_was_expected_on_the_way() -> None:
    nothing = torch.zeros(1)
    decisions = [Decision(nothing, nothing, 0, expected=expected) for expected in (0.5, 1.5)]
    last, first = lessons_of(PlayedGame(decisions, margin=40))
    assert last.outcome == pytest.approx(40 * VP)
    assert last.advantage == pytest.approx(40 * VP - 1.5)
    assert first.outcome == pytest.approx(0.9 * 40 * VP + 0.1 * 1.5)
    assert first.advantage == pytest.approx(first.outcome - 0.5)
