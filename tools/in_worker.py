"""Runs Python programs in a worker of a browser, with the Python of a written site."""

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

RUNNER: Final = Path(__file__).resolve().with_suffix(".js")
_RUN: Final = """(message) => new Promise((resolve, reject) => {
    const here = (name) => new URL(name, location.href).href;
    const worker = new Worker("in_worker.js", { type: "module" });
    worker.onerror = ({ message }) => reject(message);
    worker.onmessage = ({ data: { answer, error } }) => {
        worker.terminate();
        error ? reject(error) : resolve(answer);
    };
    worker.postMessage({ ...message, core: here(message.core), archive: here(message.archive) });
})"""


def add_runner(site: Path) -> None:
    """Add what runs programs to a written site."""
    shutil.copy(RUNNER, site)


def in_worker(page: Page, site: Path, call: str, files: dict[str, str], *, pure: bool) -> str:
    """Return the text of an expression in a new worker of a page; `files` can be imported there."""
    (core,) = (site / "python").glob("pyodide-*")
    parts = {"core": f"python/{core.name}/", "archive": "python/ceres.zip"}
    answer: str = page.evaluate(_RUN, {**parts, "files": files, "call": call, "pure": pure})
    return answer
