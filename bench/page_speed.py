"""Measures the page in a browser: the time to the first screen, the size, the time of an action.

    .venv/bin/python bench/page_speed.py

Starts `ceres serve` several times and visits it with a Chromium that runs already. Sizes are
gzipped, without fonts: the first screen and a game, in each language.
"""

import gzip
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, Response

TOOLS: Final = Path(__file__).parent.parent / "tools"
STARTS: Final = 5
ACTIONS: Final = 40
LANGUAGES: Final = ("en", "de", "fr", "it", "ko")


class Server:
    """`ceres serve` with games of its own, and when it was started."""

    def __init__(self, home: str) -> None:
        self.started = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ceres", "serve", "--no-browser", "--port", "0"],
            env={**os.environ, "CERES_HOME": home, "CERES_LANG": "en"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        self.url = next(word for word in said.split() if word.startswith("http")).rstrip("/")

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.communicate()


def visit(browser: Browser, url: str, language: str = "en") -> Page:
    """Open a new window with an empty cache."""
    page = browser.new_context(base_url=url, locale=language).new_page()
    settings = f'{{"language": "{language}", "pace": "at-once"}}'
    page.add_init_script(f"localStorage.setItem('ceres-settings', '{settings}')")
    return page


def first_screen(browser: Browser) -> float:
    """Return the seconds from the start of the program to the title on the screen."""
    with tempfile.TemporaryDirectory() as home, Server(home) as server:
        page = visit(browser, server.url)
        page.goto("/")
        page.get_by_role("heading", level=1).wait_for()
        return time.perf_counter() - server.started


def loaded(browser: Browser, url: str, game: str, language: str) -> float:
    """Return the kilobytes, gzipped, of everything but fonts and the game's own data."""
    found: set[bytes] = set()  # the same document is at every address

    def count(response: Response) -> None:
        if "/api/" not in response.url and not response.url.endswith(".woff2"):
            found.add(response.body())

    page = visit(browser, url, language)
    page.on("response", count)
    for path in ("/", f"/games/{game}"):
        page.goto(path, wait_until="networkidle")
    page.context.close()
    return sum(len(gzip.compress(content, 9)) for content in found) / 1000


def new_game(page: Page) -> dict[str, Any]:
    """Start a game as the page does."""
    script = """async () => (await fetch("/api/games", {method: "POST", body: '{"seed": 7}',
        headers: {"Content-Type": "application/json"}})).json()"""
    found: dict[str, Any] = page.evaluate(script)
    return found


def round_trips(page: Page) -> list[float]:
    """Return the milliseconds from sending an action to having the answer, in the page."""
    script = """async ([id, actions]) => {
        const taken = [];
        const headers = {"Content-Type": "application/json"};
        for (let i = 0; i < actions; i += 1) {
            const game = await (await fetch(`/api/games/${id}`)).json();
            const can = game.view.can;
            const place = can.places[0];
            const action = place ? `place ${place.join(" ")}` : can.income.action;
            if (!action) break;
            const begun = performance.now();
            const body = JSON.stringify({action, revision: game.revision});
            const answer = await fetch(`/api/games/${id}/actions`, {method: "POST", headers, body});
            await answer.json();
            taken.push(performance.now() - begun);
        }
        return taken;
    }"""
    found: list[float] = page.evaluate(script, [new_game(page)["id"], ACTIONS])
    return found


def main() -> None:
    """Measure everything."""
    sys.path.insert(0, str(TOOLS))
    from chromium import FLAGS, chromium, started_playwright

    with started_playwright() as playwright, tempfile.TemporaryDirectory() as home:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        visit(browser, "http://127.0.0.1").goto("about:blank")
        starts = [first_screen(browser) for _ in range(STARTS)]
        print(f"first screen after {statistics.median(starts):.2f} s (median of {STARTS})")
        with Server(home) as server:
            page = visit(browser, server.url)
            page.goto("/")
            game = new_game(page)["id"]
            for language in LANGUAGES:
                size = loaded(browser, server.url, game, language)
                print(f"loaded in {language}: {size:.1f} kB gzipped, fonts aside")
            trips = sorted(round_trips(page))
            p50, p95 = statistics.median(trips), trips[int(len(trips) * 0.95) - 1]
            print(f"an action, seen by the page: p50 {p50:.1f} ms, p95 {p95:.1f} ms")
        browser.close()


if __name__ == "__main__":
    main()
