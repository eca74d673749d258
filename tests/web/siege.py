"""Players at servers that are killed, whose database fails, and that a hostile visitor attacks.

`test_under_fire` does it for a moment, `tools/soak.py` for as long as it is told. Nothing that was
acknowledged may be lost, and nothing played twice: whoever gets no clear answer asks for the game,
and sees whether the action was played.
"""

import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPException
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

from postgres import PostgreSQL
from service.at_tables import Data, legal_in
from web.running import SRC, Answer, Client, Far, Running, serving

BENCH = SRC.parent / "bench"
sys.path.insert(0, str(BENCH))

from hostile_visitor import OTHERS, long_games  # noqa: E402

from ceres.web.routes import ALL_REQUESTS  # noqa: E402
from ceres.web.visitors import KEY_LENGTH, owner_of  # noqa: E402

PLAYERS = 4
# How many actions are acknowledged between two faults, and how long that may take.
CALM = 10
PATIENCE = 60
UNCLEAR = (503, 507)
CONNECTIONS = 20
LONG_GAMES = 5
REQUESTS = [*(each.name for each in ALL_REQUESTS), *OTHERS]
# A server waits for a lock as long.
_SETTINGS = "[database]\npatience = 0.5\n"
_ADDRESSES = count(1)

Fault = Callable[[], None]


class Attack(NamedTuple):
    """What the hostile visitor asks for, whether it reads the answers, and what fails meanwhile."""

    request: str
    unread: bool
    faults: Sequence[str]


@dataclass
class Outcome:
    """What a siege did, and what it found."""

    acknowledged: int = 0
    unclear: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    # Those whose record is not what was acknowledged.
    wrong: list[str] = field(default_factory=list)
    # Of each action that was answered at once, in seconds; and the most memory of a server.
    seconds: list[float] = field(default_factory=list)
    memory: int = 0


class Player:
    """Plays games at several servers, at whichever answers, and writes down what was played."""

    def __init__(self, urls: Sequence[str], number: int, left_unclear: threading.Event) -> None:
        self._left_unclear = left_unclear
        self._clients = [Far(url) for url in urls]
        self._rng = Random(number)
        self._headers: dict[str, str] = {}
        self.played: dict[str, list[str]] = {}
        self.seconds: list[float] = []
        self.unclear = 0

    def play(self, enough: threading.Event, acknowledged: threading.Semaphore) -> None:
        """Play until it is enough."""
        game = self._begin()
        while not enough.is_set():
            if game["view"]["result"] is not None:
                game = self._begin()
            action = self._rng.choice(legal_in(game["view"]["can"]))
            game = self._act(game, action)
            acknowledged.release()

    def close(self) -> None:
        """Hang up."""
        for client in self._clients:
            client.close()

    def _begin(self) -> Data:
        """Begin a game, as somebody new; one without an answer may be there too, for nobody."""
        number = next(_ADDRESSES)
        self._headers = {"X-Forwarded-For": f"198.18.{number // 250 % 250}.{number % 250 + 1}"}
        body = {"seed": 7, "monuments": True}
        begun = self._until_answered("POST", "/api/games", body)
        self._headers["Cookie"] = begun.headers["set-cookie"].partition(";")[0]
        game = begun.good
        self.played[game["id"]] = []
        return game

    def _act(self, game: Data, action: str) -> Data:
        """Play an action, once, however often nobody says whether it was played."""
        id, revision = game["id"], game["revision"]
        sent = {"action": action, "revision": revision}
        while True:
            before = time.perf_counter()
            answer = self._ask("POST", f"/api/games/{id}/actions", sent)
            if answer is not None:
                self.seconds.append(time.perf_counter() - before)
                self.played[id].append(action)
                return answer.good
            self.unclear += 1
            found = self._until_answered("GET", f"/api/games/{id}").good
            assert found["revision"] in (revision, revision + 1)
            if found["revision"] > revision:
                self.played[id].append(action)
                return found

    def _until_answered(self, method: str, path: str, body: Data | None = None) -> Answer:
        while (answer := self._ask(method, path, body)) is None:
            pass
        return answer

    def _ask(self, method: str, path: str, body: Data | None = None) -> Answer | None:
        """Return a clear answer, if there is one; the next one to be asked is another server."""
        client = self._clients[0]
        try:
            answer = client.ask(method, path, body, self._headers)
        except (OSError, HTTPException):
            answer = None
            client.close()
        if answer is not None and answer.status not in UNCLEAR:
            return answer
        self._left_unclear.set()
        self._clients = [*self._clients[1:], client]
        return None


class Siege:
    """Servers on one database: two on PostgreSQL, one on a file."""

    def __init__(self, stack: ExitStack, folder: Path, database: PostgreSQL | Path) -> None:
        self.outcome = Outcome()
        self._stack, self._folder, self._database = stack, folder, database
        self._left_unclear = threading.Event()
        settings = folder / "ceres.toml"
        settings.write_text(_SETTINGS)
        url = str(database) if isinstance(database, Path) else database.url
        self._options = ("--shared", "--settings", str(settings), "--database", url)
        key = "k" * KEY_LENGTH
        self._keys = ",".join([key, *long_games(url, owner_of(key), LONG_GAMES)])
        self._servers = [self._start() for _ in range(1 if isinstance(database, Path) else 2)]

    @property
    def faults(self) -> dict[str, Fault]:
        """What can happen to it, by name."""
        kills = {
            f"kill {number}": (lambda number=number: self._kill(number))
            for number in range(len(self._servers))
        }
        if isinstance(self._database, Path):
            return {**kills, "lock": self._lock}
        ends = self._database.end_connections
        return {**kills, "connections": ends, "crash": self._database.crash}

    def attacks(self, requests: Sequence[str], rng: Random) -> list[Attack]:
        """Return an attack with each request, with every fault in any order."""
        return [
            Attack(request, rng.random() < 0.3, rng.sample(list(self.faults), len(self.faults)))
            for request in requests
        ]

    def endure(self, attacks: Sequence[Attack], seed: int) -> Outcome:
        """Let players play while the attacks go on; look at what was saved afterwards."""
        enough, acknowledged = threading.Event(), threading.Semaphore(0)
        urls = [server.url for server in self._servers]
        players = [
            Player(urls[:: (1, -1)[each % 2]], seed + each, self._left_unclear)
            for each in range(PLAYERS)
        ]
        with ThreadPoolExecutor(PLAYERS) as pool:
            playing = [pool.submit(player.play, enough, acknowledged) for player in players]

            def calm() -> None:
                for _ in range(CALM):
                    if not acknowledged.acquire(timeout=PATIENCE):
                        raise AssertionError("nobody is answered any more")

            try:
                for attack in attacks:
                    with attacked(urls[0], self._keys, attack):
                        for name in attack.faults:
                            calm()
                            self._note_memory()
                            self.faults[name]()
                            self.outcome.faults[name.split()[0]] += 1
                        calm()
            finally:
                enough.set()
            for each in playing:
                each.result()
        self._note_memory()
        self._compare(players)
        return self.outcome

    def _start(self, *options: str) -> Running:
        server = self._stack.enter_context(serving(self._folder, *self._options, *options))
        assert server.process.stderr is not None
        # What it complains of is read: it would wait once the pipe is full.
        threading.Thread(target=server.process.stderr.read, daemon=True).start()
        return server

    def _kill(self, number: int) -> None:
        server = self._servers[number]
        server.kill()
        self._servers[number] = self._start("--port", str(urlsplit(server.url).port))

    def _lock(self) -> None:
        """Lock the file, as another program may, until somebody was not answered."""
        self._left_unclear.clear()
        with closing(sqlite3.connect(str(self._database), timeout=PATIENCE)) as connection:
            connection.execute("BEGIN EXCLUSIVE")
            assert self._left_unclear.wait(PATIENCE)

    def _note_memory(self) -> None:
        most = max(map(memory, self._servers))
        self.outcome.memory = max(self.outcome.memory, most)

    def _compare(self, players: Sequence[Player]) -> None:
        with self._servers[0].client() as client:
            for player in players:
                player.close()
                self.outcome.unclear += player.unclear
                self.outcome.seconds += player.seconds
                for id, actions in player.played.items():
                    self.outcome.acknowledged += len(actions)
                    if recorded(client, id) != actions:
                        self.outcome.wrong.append(id)


def recorded(client: Client, id: str) -> list[str]:
    """The actions that are saved, asked for from an address of its own."""
    headers = {"X-Forwarded-For": f"198.19.{next(_ADDRESSES) // 250 % 250}.1"}
    actions: list[str] = client.ask("GET", f"/api/games/{id}/record", None, headers).good["actions"]
    return actions


@contextmanager
def attacked(url: str, keys: str, attack: Attack) -> Iterator[None]:
    """A visitor with many connections asks for this, for as long as the block lasts."""
    program = str(BENCH / "hostile_visitor.py")
    command = [sys.executable, program, url, keys, attack.request, str(CONNECTIONS)]
    command += ["unread"] * attack.unread
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            yield
        finally:
            process.kill()


def memory(server: Running) -> int:
    """The most bytes that a server had in memory."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text("utf-8").splitlines()
    return 1024 * int(next(line.split()[1] for line in lines if line.startswith("VmHWM")))
