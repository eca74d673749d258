"""Measures how long a hint in the page takes until it is shown, and whether it changes afterwards.

    .venv/bin/python bench/page_hints.py --minutes 10

Asks for hints at decisions of games of several bots on all difficulties, those that
`bench/coach_trust.py settled` asks natively, in a Chromium whose page thinks with one worker. The
first hint, which loads Python, is counted by itself. What is shown first is compared with what is
shown once all of the hint was asked for, and with what is shown when the page is opened anew.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from random import Random
from typing import Final

from coach_trust import DECISIONS, FIRST_SEED, finish
from page_speed import TOOLS, Server, visit
from playwright.sync_api import Page

from ceres import Game

# The page asks the browser how many workers there is room for.
ONE_WORKER: Final = "Object.defineProperty(navigator, 'hardwareConcurrency', {get: () => 1})"
# Another game is opened without loading the page, so that Python stays.
OPEN: Final = """address => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
PLAYERS: Final = ("greedy", "planner", "montecarlo:playouts=60")
# Milliseconds that a page may take.
PATIENCE: Final = 120_000


def decisions() -> Iterator[str]:
    """Yield records of games up to a decision."""
    seed = FIRST_SEED
    while True:
        game = Game.new(seed, ("normal", "hard", "challenge")[seed // 3 % 3], seed % 2 == 0)
        finish(game, PLAYERS[seed % 3], seed)
        record = game.record()
        for number in Random(seed).sample(range(len(game.entries)), DECISIONS):
            yield json.dumps({**record, "actions": record["actions"][:number], "result": None})
        seed += 1


def opened(page: Page, origin: str, record: str) -> str:
    """Import a game, and open its table; return its address."""
    answer = page.request.post("/api/games/import", data=record, headers={"Origin": origin})
    assert answer.ok, answer.text()
    address = f"/games/{answer.json()['id']}"
    page.evaluate(OPEN, "/")  # away from the table before, which would still answer
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(OPEN, address)
    at_table(page)
    return address


def at_table(page: Page) -> None:
    """Wait until the coach can be asked."""
    page.locator('[data-lot="A1"]').first.wait_for()
    page.locator('[aria-keyshortcuts="h"]:enabled').first.wait_for()


def hint(page: Page) -> tuple[float, str, str]:
    """Ask for all of a hint: the seconds until it is there, what it says first, and in the end."""
    start = time.perf_counter()
    page.keyboard.press("h")
    where, action = page.locator('[data-coach="where"]'), page.locator('[data-coach="action"]')
    where.wait_for()
    seconds = time.perf_counter() - start
    page.keyboard.press("h")
    first = action.inner_text()
    page.keyboard.press("h")
    page.keyboard.press("h")
    page.locator(".status.going").wait_for(state="detached")
    return seconds, first, action.inner_text()


def main() -> None:
    """Ask for as many hints as the time allows."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10)
    asked = parser.parse_args()
    sys.path.insert(0, str(TOOLS))
    from build_python import build_python
    from chromium import FLAGS, chromium, started_playwright

    build_python()
    taken: list[float] = []
    changed = 0
    with (
        started_playwright() as playwright,
        tempfile.TemporaryDirectory() as home,
        Server(home) as server,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        page = visit(browser, server.url)
        page.add_init_script(ONE_WORKER)
        page.set_default_timeout(PATIENCE)
        page.goto("/")
        games = decisions()
        opened(page, server.url, next(games))
        print(f"loading, and a hint: {hint(page)[0]:.1f} s")
        end = time.perf_counter() + 60 * asked.minutes
        said: dict[str, str] = {}
        while time.perf_counter() < end:
            address = opened(page, server.url, next(games))
            seconds, first, last = hint(page)
            taken.append(seconds)
            changed += first != last
            said[address] = last
        for address in Random(1).sample(sorted(said), min(10, len(said))):
            page.goto(address)
            at_table(page)
            changed += hint(page)[1] != said[address]
        browser.close()
    taken.sort()
    median, most = (taken[round(part * (len(taken) - 1))] for part in (0.5, 0.95))
    print(f"{len(taken)} hints: median {median:.1f} s, 95th percentile {most:.1f} s")
    print(f"changed afterwards: {changed}")


if __name__ == "__main__":
    main()
