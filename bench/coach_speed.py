"""Measures how long hints and reviews take on this machine.

    ./compile
    .venv/bin/python bench/coach_speed.py

A hint of 1,000 playouts and one that ends when it is settled, a quick review (an eighth of the
playouts) and a full one, of a game of `greedy` on Challenge with Monuments. `--workers` sets the
number of processes. Run it with `CERES_PURE=1` for the interpreted engine. `--page` measures a page
instead, which thinks with as many workers as it finds cores.
"""

import argparse
import time
from collections.abc import Callable

from thinking_page import open_game, thinking_page

import ceres
from ceres import coach
from ceres.bots import make_bot
from ceres.coach import jobs
from ceres.coach.executor import carry_out

FULL = 75_000
HINT = 1000
SOON = 8
# Milliseconds that a page may take.
PATIENCE = 600_000


def timed(name: str, work: Callable[[], object]) -> None:
    """Print how long something takes."""
    start = time.perf_counter()
    work()
    print(f"{name:<18} {time.perf_counter() - start:6.2f} s")


def in_a_page(game: ceres.Game) -> None:
    """Measure hints and the review of a game in a page, without a server."""
    with thinking_page() as page:
        page.set_default_timeout(PATIENCE)
        open_game(page, ceres.Game(game.start))
        page.locator('[aria-keyshortcuts="h"]:enabled').first.wait_for()
        where, bar = page.locator('[data-coach="where"]'), page.locator(".status .bar")

        def hint() -> None:
            page.keyboard.press("h")
            where.wait_for()

        timed("loading, and hint", hint)
        bar.wait_for(state="detached")  # by then all workers have started
        page.keyboard.press("i")
        page.keyboard.press("i")
        where.wait_for(state="detached")
        page.locator("[data-deed]:enabled").first.wait_for()
        timed("hint", hint)
        open_game(page, game)
        page.evaluate("location.hash = location.hash.replace('games', 'replay') + '?panel=review'")
        bar.get_by_text("Thinking").wait_for()
        timed("quick review", page.locator(".summary").wait_for)
        page.get_by_role("button", name="Full review").click()
        bar.wait_for()
        timed("… and full", lambda: bar.wait_for(state="detached"))


def main() -> None:
    """Measure everything."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args()
    workers = asked.workers
    game, bot = ceres.Game.new(7, "challenge", True), make_bot("greedy", seed=1)
    while game.position.result is None:
        game.play(bot.choose(game.position.observation()))
    if asked.page:
        in_a_page(game)
        return
    seen = game.start.observation()
    print("compiled" if ceres.COMPILED else "interpreted")
    timed("1,000 playouts", lambda: coach.advise(seen, HINT, workers=workers))
    timed("hint", lambda: carry_out(jobs.advise(ceres.Game(game.start)), workers))
    timed("quick review", lambda: coach.review(game, FULL // SOON, workers=workers))
    if ceres.COMPILED:
        timed("full review", lambda: coach.review(game, FULL, workers=workers))


if __name__ == "__main__":
    main()
