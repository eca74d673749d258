"""`ceres serve` as a process to kill and start again, and a client for its games."""

import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from ceres.game import Game
from ceres.saves import Saves
from ceres.service.records import read_table

Data = dict[str, Any]

PATIENCE: Final = 60
_ADDRESS: Final = re.compile(r"http://\S+")


class Served:
    """A server, at an address that stays when it is killed and started again."""

    def __init__(self, home: Path, *options: str) -> None:
        """Save games in this folder; `options` are further ones of `ceres serve`."""
        self.home: Final = home
        self._options: Final = options
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        port = str(urlsplit(self.url).port or 0)
        options = ["--no-browser", "--port", port, *self._options]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ceres", "serve", *options],
            env={**os.environ, "CERES_HOME": str(self.home)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self._process.stdout is not None
        ready, _, _ = select.select([self._process.stdout], [], [], PATIENCE)
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

    def freeze(self) -> None:
        """Stop the process: it takes requests and does not answer them."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def new_game(self, **options: Any) -> str:
        """Begin a game and return its id."""
        id: str = self._ask("POST", "games", json=options)["id"]
        return id

    def keep(self, record: Data) -> str:
        """Save the game of a record as one that was played here; return its id."""
        with Saves.open(self.home / "games.sqlite3") as saves:
            return saves.create(read_table(Game.from_record(record)).game)

    def take(self, record: Data) -> str:
        """Import a record and return the id of its game."""
        id: str = self._ask("POST", "games/import", json=record)["id"]
        return id

    def game(self, id: str) -> Data:
        """Return a game as the server shows it."""
        return self._ask("GET", f"games/{id}")

    def outlook(self, id: str) -> Data:
        """Return what each card of Ceres' row would do now."""
        return self._ask("GET", f"games/{id}/outlook")

    def look(self, id: str) -> str:
        """Return the key of the link to look at a game."""
        key: str = self._ask("POST", f"games/{id}/look", json={})["key"]
        return key

    def record(self, id: str) -> Data:
        """Return the record of a game."""
        return self._ask("GET", f"games/{id}/record")

    def actions(self, id: str) -> list[str]:
        """Return the actions of a game."""
        actions: list[str] = self.record(id)["actions"]
        return actions

    def play(self, id: str, *actions: str) -> None:
        """Play behind the page's back."""
        revision = self.game(id)["revision"]
        for action in actions:
            body = {"action": action, "revision": revision}
            revision = self._ask("POST", f"games/{id}/actions", json=body)["revision"]

    def enter(self, id: str, *drawn: str) -> None:
        """Enter what was drawn at a real table behind the page's back."""
        body = {"drawn": drawn, "revision": self.game(id)["revision"]}
        self._ask("POST", f"games/{id}/enter", json=body)

    def _ask(self, method: str, path: str, **more: Any) -> Data:
        answer = httpx.request(method, f"{self.url}/api/{path}", timeout=PATIENCE, **more)
        answer.raise_for_status()
        found: Data = answer.json()
        return found
