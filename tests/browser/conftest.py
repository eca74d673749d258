"""Real games in a real browser: a Chromium, servers, and somebody at a screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.launching import launched
from browser.serving import Served
from browser.visiting import Visitor
from build_page import build_page


@pytest.fixture(scope="module", name="browser")
def _browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session", autouse=True)
def _built_page() -> None:
    """Build the page from its present sources."""
    build_page()


@pytest.fixture(scope="session", name="common")
def _common(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server for tests that look at their own games only."""
    yield from _serve(tmp_path_factory.mktemp("common"))


@pytest.fixture(name="served")
def _served(tmp_path: Path) -> Iterator[Served]:
    """Run a server for one test."""
    yield from _serve(tmp_path)


@pytest.fixture(name="visitor")
def _visitor(browser: Browser, common: Served) -> Iterator[Visitor]:
    """Open the page on a wide screen, in English, with Ceres' turns shown at once."""
    with Visitor.at(browser, common) as visitor:
        yield visitor


def _serve(home: Path) -> Iterator[Served]:
    server = Served(home)
    server.start()
    yield server
    server.kill()
