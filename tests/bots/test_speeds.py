"""Bots choose the same interpreted and compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent.parent / "src"

GAMES = """
import ceres
from ceres.bots import make_bot
print(ceres.COMPILED)
codes = ["random", "greedy", "planner", "planner:version=1"]
codes += ["montecarlo:playouts=60", "montecarlo:playouts=30,random=1"]
for code in codes:
    for seed in range(1 if ":" in code else 6):
        game = ceres.Game.new(seed=seed, difficulty="challenge", monuments=seed % 2 == 0)
        bot = make_bot(code, seed)
        while game.position.result is None:
            game.play(bot.choose(game.position.observation()))
            print(game.entries[-1])
"""


def games(pure: str) -> list[str]:
    return subprocess.run(
        [sys.executable, "-W", "ignore", "-c", GAMES],
        env={**os.environ, "PYTHONPATH": str(SRC), "CERES_PURE": pure},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout.splitlines()


@pytest.mark.slow
def test_both_speeds_play_the_same_games() -> None:
    how, *compiled = games("0")
    if how == "False":
        pytest.skip("the engine is not compiled for this Python, or stale: run ./compile")
    how, *interpreted = games("1")
    assert how == "False"
    assert len(compiled) > 500
    assert compiled == interpreted
