"""Real games in a real browser: a server of its own for each test, and a Chromium."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import Served, Visitor
from playwright.sync_api import Browser, sync_playwright

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium that `tools/browser.py` finds."""
    command = [sys.executable, str(TOOLS / "browser.py")]
    path = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


@pytest.fixture(scope="session", autouse=True)
def built_page() -> None:
    """The page as its sources are now."""
    subprocess.run([sys.executable, str(TOOLS / "build_page.py")], check=True)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server with games of its own."""
    server = Served(tmp_path / "home")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def visitor(browser: Browser, served: Served) -> Iterator[Visitor]:
    """Somebody at a wide screen, in English, whom Ceres' turns are told at once."""
    with Visitor.at(browser, served) as visitor:
        yield visitor
