"""Measures how long a hint in the page takes until it is shown, and whether it changes afterwards.

    ./compile
    .venv/bin/python bench/page_hints.py --decisions 200 --minutes 20

Asks for hints at decisions of games of several bots on all difficulties, those that
`bench/coach_trust.py settled` asks natively, in the site without a server, in a Chromium whose page
thinks with one worker. The first hint, which loads Python, is counted by itself. What is shown
first is compared with what is shown when everything was asked for, and with what the library finds,
whose hints `coach_trust.py` judges; every tenth page is loaded anew and asked again. Figures are
printed as it goes on, so the program can be stopped.
"""

import argparse
import time
from collections.abc import Iterator
from random import Random
from typing import Final

from coach_trust import DECISIONS, FIRST_SEED, finish
from playwright.sync_api import Page
from thinking_page import open_game, thinking_page

from ceres import Game
from ceres.bots.workers import Workers
from ceres.coach import jobs
from ceres.text import catalogue
from ceres.text.speaking import say_message

# The page asks the browser how many workers there is room for.
ONE_WORKER: Final = "Object.defineProperty(navigator, 'hardwareConcurrency', {get: () => 1})"
PLAYERS: Final = ("greedy", "planner", "montecarlo:playouts=60")
# Milliseconds that a page may take.
PATIENCE: Final = 60_000
# Every so many hints, the page is loaded anew, and what was found so far is printed.
OFTEN: Final = 10


def decisions() -> Iterator[Game]:
    """Yield games up to a decision."""
    seed = FIRST_SEED
    while True:
        game = Game.new(seed, ("normal", "hard", "challenge")[seed // 3 % 3], seed % 2 == 0)
        finish(game, PLAYERS[seed % 3], seed)
        record = game.record()
        for number in Random(seed).sample(range(len(game.entries)), DECISIONS):
            yield Game.from_record(
                {**record, "actions": record["actions"][:number], "result": None}
            )
        seed += 1


def hint(page: Page) -> tuple[float, str, str]:
    """Ask for all of a hint: the seconds until it is there, what it says first, and in the end."""
    where, action = page.locator('[data-coach="where"]'), page.locator('[data-coach="action"]')
    page.locator('[aria-keyshortcuts="h"]:enabled').first.wait_for()
    start = time.perf_counter()
    page.keyboard.press("h")
    where.wait_for()
    seconds = time.perf_counter() - start
    page.keyboard.press("h")
    first = action.inner_text()
    page.keyboard.press("h")
    page.keyboard.press("h")
    page.locator(".status.going").wait_for(state="detached")
    return seconds, first, action.inner_text()


class Found:
    """What was found so far."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.changed = self.differing = self.anew = self.anew_changed = 0

    def ask(self, page: Page, game: Game) -> None:
        """Ask about a decision; every so often again, when the page is opened anew."""
        open_game(page, game)
        seconds, first, last = hint(page)
        self.seconds.append(seconds)
        self.changed += first != last
        native = Workers(1).carry_out(jobs.advise(game))
        self.differing += say_message(native["best"], catalogue("en")) not in first
        if len(self.seconds) % OFTEN == 0:  # the page is loaded, and Python with it
            page.reload()
            self.anew += 1
            self.anew_changed += hint(page)[1] != first
            print(self, flush=True)

    def __str__(self) -> str:
        """Return the figures."""
        taken, count = sorted(self.seconds), len(self.seconds)
        median, most = (taken[round(part * (count - 1))] for part in (0.5, 0.95))
        return (
            f"{count} hints: median {median:.1f} s, 95th percentile {most:.1f} s; "
            f"{self.changed} changed, {self.differing} unlike the library's; "
            f"opened anew {self.anew}, {self.anew_changed} changed"
        )


def main() -> None:
    """Ask for as many hints as are wanted, as long as there is time."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=20)
    asked = parser.parse_args()
    games, found = decisions(), Found()
    with thinking_page(ONE_WORKER) as page:
        page.set_default_timeout(PATIENCE)
        open_game(page, next(games))
        print(f"loading, and a hint: {hint(page)[0]:.1f} s", flush=True)
        end = time.monotonic() + 60 * asked.minutes
        while len(found.seconds) < asked.decisions and time.monotonic() < end:
            found.ask(page, next(games))
    print(found)


if __name__ == "__main__":
    main()
