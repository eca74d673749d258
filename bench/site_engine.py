"""Measures the engine of the page without a server: compiled beside interpreted, in one run.

    .venv/bin/python bench/site_engine.py [--firefox]

Runs both forms in a worker of a browser, in turn, and prints the best of some rounds: random games
and the planner's playouts a second. Then it has `montecarlo` choose with one worker and with two.
With `--firefox`, the browser is Debian's firefox-esr.
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

import ceres
from ceres.web.site import write_site
from site_speed import ROOT, served

ROUNDS: Final = 3
PROGRAM: Final = Path(__file__).parent / "page_engine.py"
BOT: Final = "montecarlo:playouts=6000"
# Chooses with some workers, once they have started; returns the milliseconds.
_THINK: Final = """async ([record, bot, workers]) => {
    const { think } = await import("./site/thinking.js");
    await think({ job: "choose", bot: "montecarlo:playouts=400" }, record, undefined, workers);
    const begun = performance.now();
    await think({ job: "choose", bot }, record, undefined, workers);
    return performance.now() - begun;
}"""


def launched(playwright: Playwright) -> Browser:
    """Start the browser."""
    if "--firefox" in sys.argv[1:]:
        return playwright.firefox.launch(
            channel="moz-firefox", executable_path="/usr/bin/firefox-esr"
        )
    from chromium import FLAGS, chromium

    return playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])


def best_speeds(page: Page, site: Path) -> dict[bool, dict[str, float]]:
    """Return what is done in a second, interpreted (`False`) and compiled, in the best round."""
    from in_worker import add_runner, in_worker

    add_runner(site)
    files = {PROGRAM.name: PROGRAM.read_text("utf-8")}
    best: dict[bool, dict[str, float]] = {False: {}, True: {}}
    for _ in range(ROUNDS):
        for compiled in best:
            call = "from page_engine import speeds; speeds()"
            found: dict[str, Any] = json.loads(
                in_worker(page, site, call, files, pure=not compiled)
            )
            assert found.pop("compiled") == compiled
            for name, rate in found.items():
                best[compiled][name] = max(best[compiled].get(name, 0), rate)
    return best


def main() -> None:
    """Measure everything."""
    sys.path.insert(0, str(ROOT / "tools"))
    record = json.dumps(ceres.Game.new(seed=7, difficulty="challenge", monuments=True).record())
    with tempfile.TemporaryDirectory() as directory, sync_playwright() as playwright:
        write_site(Path(directory))
        browser = launched(playwright)
        with served(Path(directory)) as url:
            page = browser.new_page()
            page.goto(f"{url}/#/new")
            best = best_speeds(page, Path(directory))
            times = [
                [page.evaluate(_THINK, [record, BOT, workers]) for workers in (1, 2)]
                for _ in range(ROUNDS)
            ]
        browser.close()
    for name, interpreted in best[False].items():
        compiled = best[True][name]
        ratio = compiled / interpreted
        print(f"{name}: {interpreted:,.0f} interpreted, {compiled:,.0f} compiled ({ratio:.1f})")
    one, two = (statistics.median(each) for each in zip(*times, strict=True))
    print(f"{BOT} with one worker {one:.0f} ms, with two {two:.0f} ms ({one / two:.2f})")


if __name__ == "__main__":
    main()
