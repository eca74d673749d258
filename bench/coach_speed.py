"""Measures how long hints and reviews take on this machine.

    ./compile
    .venv/bin/python bench/coach_speed.py

A hint of the default budget, its first answer (an eighth of it), a quick review (an eighth of the
playouts) and a full one, of a game of `greedy` on Challenge with Monuments. `--workers` sets the
number of processes. Run it with `CERES_PURE=1` for the interpreted engine.
"""

import argparse
import time
from collections.abc import Callable

import ceres
from ceres import coach
from ceres.bots import make_bot

FULL = 75_000
HINT = 1000
SOON = 8


def timed(name: str, work: Callable[[], object]) -> None:
    """Print how long something takes."""
    start = time.perf_counter()
    work()
    print(f"{name:<16} {time.perf_counter() - start:6.2f} s")


def main() -> None:
    """Measure everything."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--workers", type=int, default=1)
    workers = parser.parse_args().workers
    game, bot = ceres.Game.new(7, "challenge", True), make_bot("greedy", seed=1)
    while game.position.result is None:
        game.play(bot.choose(game.position.observation()))
    seen = game.start.observation()
    print("compiled" if ceres.COMPILED else "interpreted")
    timed("first hint", lambda: coach.advise(seen, HINT // SOON, workers=workers))
    timed("hint", lambda: coach.advise(seen, HINT, workers=workers))
    timed("quick review", lambda: coach.review(game, FULL // SOON, workers=workers))
    if ceres.COMPILED:
        timed("full review", lambda: coach.review(game, FULL, workers=workers))


if __name__ == "__main__":
    main()
