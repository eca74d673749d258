"""Measures the page without a server, in a browser: how soon a saved game is seen and playable.

    .venv/bin/python bench/site_speed.py [--firefox]

Writes the site, as it is and without the compiled engine, serves both by Python's own web server,
starts a game in each and plays it for a while. Then it visits these games again and again, and
between the visits a page that does nothing but load Pyodide, as published, in a worker as well. The
times are medians; each visit begins with its navigation, a bare `loadPyodide()` with the call. The
size of a first visit is counted gzipped, each file once, without fonts.

Last it runs the engine in a worker, in both forms in turn, and `montecarlo` with one worker and
with two; with `--firefox`, that alone, in Debian's firefox-esr.
"""

import gzip
import json
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch
from zipfile import ZIP_DEFLATED, ZipFile

from playwright.sync_api import BrowserContext, Page, Playwright

import ceres
from ceres.web import built
from ceres.web.site import Files, write_site

ROOT: Final = Path(__file__).parent.parent
PYODIDE: Final = ROOT / "frontend" / "node_modules" / "pyodide"
VISITS: Final = 7
ACTIONS: Final = 40
FORMS: Final = ("compiled", "interpreted")
ROUNDS: Final = 3
# What measures the engine within a worker, and what several workers do.
ENGINE: Final = Path(__file__).parent / "page_engine.py"
BOT: Final = "montecarlo:playouts=6000"

_BARE_PAGE: Final = '<!doctype html><script type="module" src="bare.js"></script>'
_BARE: Final = """const worker = new Worker("worker.js", { type: "module" });
worker.onmessage = ({ data }) => (window.taken = data);
"""
_BARE_WORKER: Final = """import { loadPyodide } from "./pyodide.mjs";
const begun = performance.now();
await loadPyodide();
postMessage(performance.now() - begun);
"""
# The times when the city was first painted, and when Python first answered.
_WATCH: Final = """() => {
    window.shown = null;
    const look = () => {
        if (document.querySelector('[data-lot="A1"]')) {
            requestAnimationFrame(() => setTimeout(() => (window.shown = performance.now())));
        } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const answered = (event) => {
        if (window.playable === undefined && event.data[0] > 0) window.playable = performance.now();
    };
    const NativeWorker = window.Worker;
    window.Worker = class extends NativeWorker {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", answered);
        }
    };
}"""
# Takes Income and chooses sites for Ceres; an action lasts until the page shows its result, which
# is after it was saved.
_PLAY: Final = """async (actions) => {
    const find = (selector) => document.querySelector(selector);
    const until = (holds) => new Promise((resolve) => {
        const look = () => (holds() ? resolve() : setTimeout(look));
        look();
    });
    const income = () => find("section.bar .primary:enabled");
    const place = () => find("form fieldset input");
    const choice = () => !find("form fieldset input:checked") && place();
    const go_on = () => find("[role=dialog] .primary:enabled");
    const over = () => find("article h2");
    const anything = () => income() || choice() || go_on() || over();
    const taken = [];
    while (taken.length < actions) {
        await until(anything);
        if (over()) break;
        if (go_on()) {
            go_on().click();
            await until(() => !go_on());
            continue;
        }
        const act = () => find("form button[type=submit]:enabled") ?? income();
        await until(() => {
            if (!act()) place()?.click(); // nothing happens while a turn is still told
            return act();
        });
        const begun = performance.now();
        act().click();
        await new Promise((resolve) => setTimeout(resolve)); // now it is under way
        await until(anything);
        taken.push(performance.now() - begun);
    }
    return taken;
}"""

# Chooses with some workers, once they have started; returns the milliseconds.
_THINK: Final = """async ([record, bot, workers]) => {
    const { runJob } = await import("./site/worker_pool.js");
    await runJob("choose", { record, bot: "montecarlo:playouts=400" }, { workers });
    const begun = performance.now();
    await runJob("choose", { record, bot }, { workers });
    return performance.now() - begun;
}"""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Run a plain web server for a folder; yield its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    process = subprocess.Popen([*command, "--directory", str(folder)], stderr=subprocess.DEVNULL)
    try:
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def write_bare(folder: Path) -> None:
    """Write a page that does nothing but load Pyodide."""
    shutil.copytree(PYODIDE, folder)
    for name, text in (
        ("index.html", _BARE_PAGE),
        ("bare.js", _BARE),
        ("worker.js", _BARE_WORKER),
    ):
        (folder / name).write_text(text, "utf-8")


def write_sites(folder: Path) -> Files:
    """Write the site, and one without the compiled engine; return the files of the first."""
    files = write_site(folder / FORMS[0])
    python = folder / "python"
    shutil.copytree(built.python_folder(), python)
    with (
        ZipFile(built.python_folder() / "ceres.zip") as whole,
        ZipFile(python / "ceres.zip", "w", ZIP_DEFLATED, compresslevel=9) as plain,
    ):
        for name in whole.namelist():
            if "/compiled/" not in name:
                plain.writestr(name, whole.read(name))
    with patch.object(built, "python_folder", lambda: python):
        write_site(folder / FORMS[1])
    return files


def begin_game(page: Page, url: str) -> tuple[str, list[float]]:
    """Start a game and play it for a while; return its address, and each action's milliseconds."""
    page.goto(f"{url}/#/new")
    page.locator("summary", has_text="More options").click()
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Start").click()
    page.locator('[data-lot="A1"]').wait_for()
    # The first time, the whole site is stored meanwhile; that is not measured.
    page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
    taken: list[float] = page.evaluate(_PLAY, ACTIONS)
    return page.url, taken


def visitor(context: BrowserContext, script: str) -> Page:
    """Open a window in which Ceres' turns are played at once."""
    page = context.new_page()
    settings = json.dumps(json.dumps({"language": "en", "pace": "at-once"}))
    page.add_init_script(f"localStorage.setItem('ceres-settings', {settings}); ({script})()")
    return page


def visit(context: BrowserContext, address: str) -> tuple[float, float]:
    """Return the milliseconds from the navigation until the city is seen, and is playable."""
    page = visitor(context, _WATCH)
    page.goto(address)
    page.wait_for_function("() => window.shown && window.playable")
    found: dict[str, Any] = page.evaluate("() => ({shown, playable})")
    page.close()
    return found["shown"], found["playable"]


def bare(context: BrowserContext, url: str) -> float:
    """Return the milliseconds that `loadPyodide()` takes by itself."""
    page = context.new_page()
    page.goto(f"{url}/bare/")
    page.wait_for_function("() => window.taken")
    taken: float = page.evaluate("() => window.taken")
    page.close()
    return taken


def print_actions(form: str, taken: list[float]) -> None:
    """Print how long an action took."""
    taken.sort()
    p95 = taken[int(len(taken) * 0.95) - 1]
    median = statistics.median(taken)
    print(f"an action, {form}: median {median:.0f} ms, p95 {p95:.0f} ms ({len(taken)} actions)")


def measure(context: BrowserContext, url: str) -> None:
    """Play and visit, and print the times."""
    addresses: dict[str, str] = {}
    taken: dict[str, list[float]] = {form: [] for form in FORMS}
    for form in (*FORMS, *reversed(FORMS)):  # so that neither always comes first
        page = visitor(context, "() => {}")
        addresses[form], times = begin_game(page, f"{url}/{form}")
        taken[form] += times
        page.close()
    for form in FORMS:
        print_actions(form, taken[form])
    rounds = []
    for _ in range(VISITS + 1):
        visits = [visit(context, addresses[form]) for form in FORMS]
        rounds.append((bare(context, url), *visits[0], *visits[1]))
    del rounds[0]  # it only warms up
    alone, *medians = (statistics.median(each) for each in zip(*rounds, strict=True))
    print(f"a bare loadPyodide(): {alone:.0f} ms (median of {VISITS})")
    for form, shown, playable in zip(FORMS, medians[::2], medians[1::2], strict=True):
        ratio = f"{playable / alone:.2f} times the bare one"
        print(f"{form}: seen after {shown:.0f} ms, playable after {playable:.0f} ms, {ratio}")


def best_speeds(page: Page, site: Path) -> dict[str, dict[str, float]]:
    """Return what either form does in a second, in the best of some rounds."""
    from in_worker import add_runner, in_worker

    add_runner(site)
    files = {ENGINE.name: ENGINE.read_text("utf-8")}
    call = f"from {ENGINE.stem} import speeds; speeds()"
    best: dict[str, dict[str, float]] = {form: {} for form in FORMS}
    for _ in range(ROUNDS):
        for form, rates in best.items():
            said = in_worker(page, site, call, files, pure=form == "interpreted")
            found: dict[str, Any] = json.loads(said)
            assert found.pop("compiled") == (form == "compiled")
            for name, rate in found.items():
                rates[name] = max(rates.get(name, 0), rate)
    return best


def measure_engine(page: Page, site: Path) -> None:
    """Print the speed of the engine in a worker, and how much two workers gain."""
    best = best_speeds(page, site)
    for name, compiled in best["compiled"].items():
        plain = best["interpreted"][name]
        rates = f"{plain:,.0f} interpreted, {compiled:,.0f} compiled"
        print(f"{name}, a second: {rates} ({compiled / plain:.1f} times)")
    game = ceres.Game.new(seed=7, difficulty="challenge", monuments=True)
    record = json.dumps(game.record())
    times = [
        [page.evaluate(_THINK, [record, BOT, workers]) for workers in (1, 2)] for _ in range(ROUNDS)
    ]
    one, two = (min(each) for each in zip(*times, strict=True))
    print(f"{BOT}: one worker {one:.0f} ms, two {two:.0f} ms ({one / two:.2f} times)")


def measure_in_firefox(playwright: Playwright, folder: Path) -> None:
    """Print the speed of the engine in Debian's Firefox."""
    firefox = shutil.which("firefox-esr")
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=firefox)
    with served(folder) as url:
        page = browser.new_page()
        page.goto(f"{url}/compiled/#/new")
        measure_engine(page, folder / "compiled")
    browser.close()


def main() -> None:
    """Measure everything."""
    sys.path.insert(0, str(ROOT / "tools"))
    from chromium import FLAGS, chromium, started_playwright

    with tempfile.TemporaryDirectory() as directory, started_playwright() as playwright:
        folder = Path(directory)
        files = write_sites(folder)
        if "--firefox" in sys.argv[1:]:
            measure_in_firefox(playwright, folder)
            return
        first = {name: files[name] for name in files if not name.endswith((".woff2", ".txt"))}
        size = sum(len(gzip.compress(content, 9)) for content in first.values()) / 1e6
        print(f"all files of the site, gzipped, fonts aside: {size:.2f} MB")
        write_bare(folder / "bare")
        context = playwright.chromium.launch_persistent_context(
            folder / "profile",
            executable_path=chromium(),
            args=[*FLAGS],
            reduced_motion="reduce",
        )
        with served(folder) as url:
            measure(context, url)
            page = visitor(context, "() => {}")
            page.goto(f"{url}/compiled/#/new")
            measure_engine(page, folder / "compiled")
        context.close()


if __name__ == "__main__":
    main()
