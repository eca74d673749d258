"""The page without a server: any web space that hosts it, and somebody who visits it there."""

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

from browser.serving import PATIENCE, Data
from browser.visiting import Visitor

FOLDER: Final = "games/ceres"
# Reads a whole object store, by its keys.
READ: Final = """async (store) => {
    const done = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const opening = indexedDB.open(`ceres${new URL(".", location.href).pathname}`);
    // Where there is none, none is made.
    opening.onupgradeneeded = () => opening.transaction.abort();
    const database = await done(opening).catch(() => null);
    if (database === null) return {};
    try {
        if (!database.objectStoreNames.contains(store)) return {};
        const all = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([done(all.getAllKeys()), done(all.getAll())]);
        return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
    } finally {
        database.close();
    }
}"""
_WRITE: Final = """async ([store, key, value]) => {
    const database = await new Promise((resolve) => {
        const request = indexedDB.open(`ceres${new URL(".", location.href).pathname}`);
        request.onsuccess = () => resolve(request.result);
    });
    const transaction = database.transaction(store, "readwrite");
    if (value === null) transaction.objectStore(store).delete(key);
    else transaction.objectStore(store).put(value, key);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
}"""


class Host:
    """A plain web server, at an address that stays when it is killed and started again.

    The site lies in a folder of it, as it may on any web space.
    """

    def __init__(self, top: Path) -> None:
        """All below this folder is served."""
        self.site: Final = top / FOLDER
        self._top: Final = top
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: Final[int] = free.getsockname()[1]
        self.url: Final = f"http://127.0.0.1:{self._port}/{FOLDER}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        address = ["--bind", "127.0.0.1", "--directory", str(self._top)]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "http.server", str(self._port), *address],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self._port)) == 0:
                    return
        raise AssertionError("the web server did not start")

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None


class Player(Visitor):
    """Somebody who plays where there is no server: the browser stores the games."""

    def __init__(self, context: BrowserContext, served: Any, language: str) -> None:
        """Use `Player.at`."""
        self._expected: Final[list[str]] = []
        self._visits = 0
        super().__init__(context, served, language)

    def expects(self, text: str) -> None:
        """Expect a message of the console."""
        self._expected.append(text)

    def _heard(self, type: str, text: str) -> None:
        if not any(each in text for each in self._expected):
            super()._heard(type, text)

    # Where to go.

    def visit(self, path: str = "/") -> Page:
        """Go to an address of the page, as if from elsewhere."""
        self.page.goto(self.address(path))
        return self.page

    def address(self, path: str) -> str:
        """Return an address that loads the page again, instead of going to another part of it."""
        self._visits += 1
        return f"./?{self._visits}#{path}"

    def sit_down(self, id: str, page: Page | None = None) -> Page:
        """Go to a game, and wait until the city is there."""
        page = page or self.page
        page.goto(self.address(f"/games/{id}"))
        page.locator('[data-lot="A1"]').wait_for()
        return page

    def begin(self, seed: int, *checked: str) -> str:
        """Begin a game by the form; its id. `checked`: what is ticked in it."""
        self.visit("/new")
        self.button("page-new-begin").wait_for()
        for each in checked:
            self.page.get_by_text(self.say(each), exact=True).first.click()
        self.open_more("page-new-more")
        self.page.get_by_label(self.say("option-seed")).fill(str(seed))
        self.button("page-new-begin").click()
        self.page.wait_for_url("**#/games/*")
        self.lot("A1").wait_for()
        return self.page.url.rpartition("/")[2]

    def take(self, record: Data) -> str:
        """Import the game of a record, and sit down at it; return its id."""
        self.choose_file(json.dumps(record))
        self.page.wait_for_url("**#/games/*")
        self.lot("A1").wait_for()
        return self.page.url.rpartition("/")[2]

    def choose_file(self, text: str) -> None:
        """Give the first screen a file."""
        self.visit_home()
        with self.page.expect_file_chooser() as chooser:
            self.button("page-open-file").click()
        file: Any = {"name": "a.json", "mimeType": "application/json", "buffer": text.encode()}
        chooser.value.set_files(file)

    def keep_offline(self) -> None:
        """Wait until the browser has stored the whole page."""
        self.page.evaluate("() => navigator.serviceWorker.ready")
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    # What is stored.

    def stored(self, store: str) -> Data:
        """Return an object store of the browser."""
        found: Data = self._open_page.evaluate(READ, store)
        return found

    @property
    def _open_page(self) -> Page:
        """Any tab that is still open."""
        return next(page for page in self.context.pages if not page.is_closed())

    def write(self, store: str, key: str, value: Any) -> None:
        """Change an object store behind the page's back; `None` removes the value."""
        self.page.evaluate(_WRITE, [store, key, value])

    def wait_for_board(self, id: str) -> None:
        """Wait until the board of a game is stored, which is when the player pauses."""
        state = self.stored("games")[id]["state"]
        self.wait_until(lambda: self.stored("boards").get(id, {}).get("state") == state)

    def facts(self, id: str) -> Data:
        """Return how a saved game stands."""
        facts: Data = self.stored("games")[id]["listed"]
        return facts

    def record(self, id: str) -> Data:
        """Return the record of a saved game."""
        record: Data = json.loads(self.stored("records")[id])
        return record

    def actions(self, id: str) -> list[str]:
        """Return the actions of a game."""
        actions: list[str] = self.record(id)["actions"]
        return actions

    # What to wait for.

    @contextmanager
    def acting(self) -> Iterator[None]:
        """Change a game in the block; afterwards the page has its answer."""
        before = self._revisions()
        yield
        self.wait_until(lambda: self._revisions() != before)
        self.wait_for_answer()

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds that no element of the page shows."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, "it never was so"

    def _revisions(self) -> list[int]:
        return sorted(game["revision"] for game in self.stored("games").values())
