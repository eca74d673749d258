"""The example that trains an agent, with next to no time to learn."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

for library in ("gymnasium", "torch", "sb3_contrib"):
    pytest.importorskip(library, reason="training needs the extra `train`")


@pytest.mark.slow
def test_the_example_trains_an_agent_that_plays_as_a_bot(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    said = subprocess.run(
        [sys.executable, ROOT / "examples" / "train_agent.py", "--minutes", "0.02", "--games", "3"],
        cwd=tmp_path,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    lines = [line.split()[0] for line in said.splitlines()[-3:]]
    assert lines == ["agent", "random", "difference"]
    program = (
        "import ceres, sys; from ceres.bots import load_bot;"
        "game = ceres.Game.new(7); seen = game.position.observation();"
        "game.play(load_bot(sys.argv[1], 1).choose(seen))"
    )
    bot = ROOT / "examples" / "agent_bot.py"
    subprocess.run([sys.executable, "-c", program, bot], cwd=tmp_path, env=environment, check=True)
