"""A visitor with a window of WebKitGTK, which Playwright does not know: WebDriver controls it."""

import json
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, Self

import httpx
from playwright.sync_api import ViewportSize

from browser.launching import need
from browser.looking import FAULTS
from browser.serving import PATIENCE, Data
from browser.visiting import SETTINGS

_DRIVER: Final = "WebKitWebDriver"
_DISPLAY: Final = "Xvfb"
# Debian's, which has GTK.
_PYTHON: Final = "/usr/bin/python3"
_WINDOW: Final = Path(__file__).with_name("webkit_window.py")
# How long one search for an element lasts, in milliseconds.
_SEARCH: Final = 1000
_ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"
# Calls a function with the arguments but the last, which takes the result.
_ASYNC: Final = """const [done, ...others] = [...arguments].reverse();
({script})(...others.reverse()).then(done, (error) => done([String(error)]));"""
# What the console may say: that a server refused something, which some screens are about; that a
# busy machine was slow; and that WebKit does not know a directive of the site's policy.
_FINE: Final = ("Failed to load resource", "preloaded using link", "directive 'manifest-src'")


class WebKitVisitor:
    """Somebody with a window of WebKitGTK."""

    def __init__(self, driver: httpx.Client) -> None:
        """Use `WebKitVisitor.at`."""
        self._driver: Final = driver
        self._session = ""

    @classmethod
    @contextmanager
    def at(cls, folder: Path, size: ViewportSize) -> Iterator[Self]:
        """Open a window that stores in this folder; at the end its console has no error."""
        need(_DRIVER, _DISPLAY, _PYTHON)
        console = folder / "console.txt"
        with console.open("wb") as log, display() as name, _driver(name, log) as driver:
            visitor = cls(driver)
            visitor._begin(folder, size)
            yield visitor
        assert _complaints(console.read_text("utf-8")) == []

    def _begin(self, folder: Path, size: ViewportSize) -> None:
        arguments = [str(each) for each in (_WINDOW, folder, size["width"], size["height"])]
        options = {"binary": _PYTHON, "args": arguments}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        id = self._ask("session", capabilities=wanted)["sessionId"]
        self._session = f"session/{id}"
        patience = PATIENCE * 1000
        self._do("timeouts", implicit=_SEARCH, script=patience, pageLoad=patience)

    def _do(self, command: str, **parameters: Any) -> Any:
        return self._ask(f"{self._session}/{command}", **parameters)

    def _ask(self, path: str, **parameters: Any) -> Any:
        answer = self._driver.post(path, content=json.dumps(parameters))
        found: Data = answer.json()
        assert answer.is_success, (path, parameters, found["value"])
        return found["value"]

    # What to do, and what is there.

    def choose(self, address: str, **settings: str) -> None:
        """Choose settings of the page at this address, for all visits after it."""
        self._do("url", url=address)
        chosen = json.dumps({"language": "en", **settings})
        self.run("localStorage.setItem(arguments[0], arguments[1])", SETTINGS, chosen)

    def visit(self, address: str, shows: str) -> None:
        """Go to an address, and wait for an element there."""
        self._do("url", url=address)
        self.find(shows)

    def find(self, selector: str) -> str:
        """Wait for an element; return its id."""
        end = time.monotonic() + PATIENCE
        # Again and again, as one search ends with the document that it began in.
        while not (found := self._do("elements", using="css selector", value=selector)):
            assert time.monotonic() < end, (
                f"no {selector}: {self.run('return document.body.innerText')}"
            )
        id: str = found[0][_ELEMENT]
        return id

    def click(self, selector: str) -> None:
        """Click an element once it can be used."""
        self._do(f"element/{self.find(f'{selector}:not(:disabled)')}/click")

    def run(self, script: str, *arguments: Any) -> Any:
        """Run the body of a function in the page."""
        return self._do("execute/sync", script=script, args=arguments)

    def wait(self, script: str, *arguments: Any) -> Any:
        """Run an asynchronous function in the page; return what its promise becomes."""
        return self._do("execute/async", script=_ASYNC.format(script=script), args=arguments)

    def faults(self) -> list[str]:
        """Return what does not fit on the screen."""
        faults: list[str] = self.wait(FAULTS)
        return faults


@contextmanager
def display() -> Iterator[str]:
    """Run a display that nobody sees, and yield its name."""
    command = [_DISPLAY, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as display:
        assert display.stdout is not None
        try:
            yield f":{display.stdout.readline().strip()}"
        finally:
            display.terminate()


@contextmanager
def _driver(display: str, log: IO[bytes]) -> Iterator[httpx.Client]:
    """Run the driver of windows, which write to the log; when it ends, so do they."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    # Without a language the page would be told that it is `C`.
    environment = {**os.environ, "DISPLAY": display, "LANG": "en_US.UTF-8"}
    with subprocess.Popen(
        [_DRIVER, f"--port={port}"], env=environment, stdout=log, stderr=log
    ) as driver:
        # Until it listens, it refuses connections.
        transport = httpx.HTTPTransport(retries=8)
        address = f"http://127.0.0.1:{port}"
        try:
            with httpx.Client(
                base_url=address, transport=transport, timeout=2 * PATIENCE
            ) as client:
                yield client
        finally:
            driver.terminate()


def _complaints(console: str) -> list[str]:
    said = (line for line in console.splitlines() if line.startswith("CONSOLE"))
    return [
        line
        for line in said
        if ("ERROR" in line or "WARN" in line) and not any(fine in line for fine in _FINE)
    ]
