"""A page that thinks by itself, for the programs that measure it: the site, in a Chromium."""

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from page_speed import TOOLS, visit
from playwright.sync_api import FilePayload, Page
from site_speed import served

from ceres import Game
from ceres.web.site import write_site


@contextmanager
def thinking_page(script: str = "") -> Iterator[Page]:
    """Open the first screen of the site, after a script; the coach is not loaded yet."""
    sys.path.insert(0, str(TOOLS))
    from build_python import build_python
    from chromium import FLAGS, chromium, started_playwright

    build_python()
    with tempfile.TemporaryDirectory() as folder, started_playwright() as playwright:
        write_site(Path(folder))
        with served(Path(folder)) as url:
            browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
            page = visit(browser, url)
            page.add_init_script(script)
            page.goto("/")
            yield page
            browser.close()


def open_game(page: Page, game: Game) -> None:
    """Import a game, which opens its table; the page is not loaded for that, so Python stays."""
    page.evaluate("location.hash = '/'")
    record = json.dumps(game.record()).encode()
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": record}
    page.locator("input[type=file]").set_input_files(file)
    page.locator('[data-lot="A1"]').first.wait_for()
