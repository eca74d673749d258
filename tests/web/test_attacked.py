"""A hostile visitor at a server that is killed meanwhile: others lose nothing they were told."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from service.at_tables import Data, legal_in
from web.running import SRC, Running, serving

ROOT = SRC.parent
REQUESTS = ("record", "archive", "import", "open", "statistics", "no HTTP", "storePar", "replay")
ACTIONS = 3
MOST_MEMORY = 400_000_000
sys.path.insert(0, str(ROOT / "bench"))

from hostile_visitor import long_games  # noqa: E402

from ceres.web.visitors import KEY_LENGTH, owner_of  # noqa: E402


@contextmanager
def attacked(server: Running, keys: str, request: str, *options: str) -> Iterator[None]:
    """A visitor with 20 connections asks for this, for as long as the block lasts."""
    program = str(ROOT / "bench" / "hostile_visitor.py")
    command = [sys.executable, program, server.url, keys, request, "20", *options]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            yield
        finally:
            process.kill()


def memory(server: Running) -> int:
    """The most bytes that a server had in memory."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text("utf-8").splitlines()
    return 1024 * int(next(line.split()[1] for line in lines if line.startswith("VmHWM")))


class Guest:
    """Somebody who plays from an address of their own, and writes down what was acknowledged."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._headers = {"X-Forwarded-For": "198.51.100.7"}
        self.played: list[str] = []
        self.game: Data = {}

    def begin(self, server: Running) -> None:
        with server.client() as client:
            answer = client.ask("POST", "/api/games", {"seed": 7}, self._headers)
            self._headers["Cookie"] = answer.headers["set-cookie"].partition(";")[0]
            self.game = answer.good

    def play(self, server: Running, actions: int) -> None:
        with server.client() as client:
            for _ in range(actions):
                action = self._rng.choice(legal_in(self.game["view"]["can"]))
                sent = {"action": action, "revision": self.game["revision"]}
                path = f"/api/games/{self.game['id']}/actions"
                self.game = client.ask("POST", path, sent, self._headers).good
                self.played.append(action)


@pytest.mark.slow
def test_others_play_on_and_lose_nothing(tmp_path: Path) -> None:
    """Every kind of attack, the server killed in the middle of each: all that was told is there."""
    place, key = tmp_path / "games.sqlite3", "k" * KEY_LENGTH
    keys = ",".join([key, *long_games(place, owner_of(key), 5)])
    options = ("--shared", "--database", str(place))
    guest = Guest(1)
    for request in REQUESTS:
        unread = ["unread"] if request in ("archive", "open") else []
        with serving(tmp_path, *options) as server, attacked(server, keys, request, *unread):
            if not guest.game:
                guest.begin(server)
            guest.play(server, ACTIONS)
            assert memory(server) < MOST_MEMORY
            server.kill()
    with serving(tmp_path, *options) as server, server.client() as client:
        assert client.record(guest.game["id"])["actions"] == guest.played
