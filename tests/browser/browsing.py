"""A server to visit, and a visitor who complains about everything that is not right."""

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, BrowserContext, Locator, Page

WIDE: Final = {"width": 1440, "height": 900}
LAPTOP: Final = {"width": 1366, "height": 768}
PHONE: Final = {"width": 390, "height": 844}
_PATIENCE: Final = 30
_ADDRESS: Final = re.compile(r"http://\S+")


class Served:
    """`ceres serve` as a process, at an address that stays when it is killed and started again."""

    def __init__(self, home: Path) -> None:
        """Games are kept in this folder."""
        self.home: Final = home
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        port = str(urlsplit(self.url).port or 0)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ceres", "serve", "--no-browser", "--port", port],
            env={**os.environ, "CERES_HOME": str(self.home)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self._process.stdout is not None
        ready, _, _ = select.select([self._process.stdout], [], [], _PATIENCE)
        said = self._process.stdout.readline() if ready else ""
        address = _ADDRESS.search(said)
        assert address, f"the server did not start: {said}"
        self.url = address[0].rstrip("/")

    def kill(self) -> None:
        """End it at once, as a power cut does."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None

    def new_game(self, **options: Any) -> str:
        """Begin a game; its id."""
        id: str = self._ask("POST", "games", json=options)["id"]
        return id

    def game(self, id: str) -> dict[str, Any]:
        """A game as the server has it."""
        return self._ask("GET", f"games/{id}")

    def record(self, id: str) -> dict[str, Any]:
        """The record of a game."""
        return self._ask("GET", f"games/{id}/record")

    def play(self, id: str, *actions: str) -> dict[str, Any]:
        """Play actions behind the page's back."""
        game = self.game(id)
        for action in actions:
            body = {"action": action, "revision": game["revision"]}
            game = self._ask("POST", f"games/{id}/actions", json=body)
        return game

    def _ask(self, method: str, path: str, **more: Any) -> dict[str, Any]:
        answer = httpx.request(method, f"{self.url}/api/{path}", timeout=_PATIENCE, **more)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found


class Visitor:
    """Somebody with a browser window.

    Notes what must never happen: an error in the console, a request that leaves the machine.
    """

    def __init__(self, context: BrowserContext, served: Served) -> None:
        """Use `Visitor.at`."""
        self.context: Final = context
        self.served: Final = served
        self.complaints: list[str] = []
        self.page: Final = self.open_tab()

    @classmethod
    @contextmanager
    def at(
        cls,
        browser: Browser,
        served: Served,
        screen: Any = WIDE,
        language: str = "en",
        pace: str = "at-once",
        **more: Any,
    ) -> "Iterator[Visitor]":
        """Open a window; at the end nothing may have gone wrong in it."""
        context = browser.new_context(viewport=screen, locale=language, base_url=served.url, **more)
        context.set_default_timeout(_PATIENCE * 1000)
        settings = f'{{"language": "{language}", "pace": "{pace}"}}'
        context.add_init_script(
            f"localStorage.getItem('ceres-settings') ?? "
            f"localStorage.setItem('ceres-settings', '{settings}')"
        )
        visitor = cls(context, served)
        yield visitor
        context.close()
        assert visitor.complaints == []

    def open_tab(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self._asked(request.url))
        return page

    def _heard(self, type: str, text: str) -> None:
        # That the server was away, or refused something, is what some tests are about.
        if type == "error" and "Failed to load resource" not in text:
            self.complaints.append(text)

    def _asked(self, url: str) -> None:
        if urlsplit(url).scheme.startswith("http") and not url.startswith(self.served.url):
            self.complaints.append(f"a request left the machine: {url}")

    def visit(self, path: str = "/") -> Page:
        """Go to an address of the page."""
        self.page.goto(path)
        return self.page

    def sit_down(self, id: str) -> Page:
        """Go to a game, and wait until the city is there."""
        self.visit(f"/games/{id}")
        self.lot("A1").wait_for()
        return self.page

    def lot(self, name: str) -> Locator:
        """A Lot of the city."""
        return self.page.locator(f'[data-lot="{name}"]').first
