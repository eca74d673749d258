"""Servers are killed and their database fails while actions are under way.

Nothing that was acknowledged is lost, and nothing is played twice: whoever gets no clear answer
asks for the game, and sees whether the action was played.
"""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from http.client import HTTPException
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from postgres import PostgreSQL, postgres_server
from service.at_tables import Data, legal_in
from web.running import Answer, Client, Far, Running, serving

PLAYERS = 4
# How many actions are acknowledged between two faults.
CALM = 10
UNCLEAR = (503, 507)


class Player:
    """Plays games at several servers, at whichever answers, and writes down what was played."""

    def __init__(self, urls: list[str], number: int) -> None:
        self._clients = [Far(url) for url in urls]
        self._rng = Random(number)
        self.played: dict[str, list[str]] = {}
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
        """Begin a game; one without an answer may be there too, and is nobody's."""
        game = self._until_answered(lambda client: client.post("/api/games", {"seed": 7}))
        self.played[game["id"]] = []
        return game

    def _act(self, game: Data, action: str) -> Data:
        """Play an action, once, however often nobody says whether it was played."""
        id, revision = game["id"], game["revision"]
        while True:
            answer = self._ask(lambda client: client.play(id, action, revision))
            if answer is not None:
                self.played[id].append(action)
                return answer.good
            self.unclear += 1
            found = self._until_answered(lambda client: client.get(f"/api/games/{id}"))
            assert found["revision"] in (revision, revision + 1)
            if found["revision"] > revision:
                self.played[id].append(action)
                return found

    def _until_answered(self, ask: Callable[[Client], Answer]) -> Data:
        while (answer := self._ask(ask)) is None:
            pass
        return answer.good

    def _ask(self, ask: Callable[[Client], Answer]) -> Answer | None:
        """Return a clear answer, if there is one; the next one to be asked is another server."""
        client = self._clients[0]
        try:
            answer = ask(client)
        except (OSError, HTTPException):
            answer = None
            client.close()
        if answer is not None and answer.status not in UNCLEAR:
            return answer
        self._clients = [*self._clients[1:], client]
        return None


def read_log(server: Running) -> Running:
    """Read what a server complains of: it would wait once the pipe is full."""
    assert server.process.stderr is not None
    threading.Thread(target=server.process.stderr.read, daemon=True).start()
    return server


def port_of(server: Running) -> str:
    return str(urlsplit(server.url).port)


def faults(
    database: PostgreSQL, servers: list[Running], restart: Callable[[int], None]
) -> list[Callable[[], None]]:
    """What happens, one after the other."""

    def kill(number: int) -> None:
        servers[number].kill()
        restart(number)

    return [
        database.end_connections,
        lambda: kill(0),
        database.end_connections,
        database.crash,
        lambda: kill(1),
        database.end_connections,
    ]


@pytest.mark.slow
def test_kills_and_faults_of_the_database_lose_and_double_nothing(tmp_path: Path) -> None:
    with postgres_server() as database, ExitStack() as stack:

        def start(*options: str) -> Running:
            serves = serving(tmp_path, "--database", database.url, *options)
            return read_log(stack.enter_context(serves))

        servers = [start(), start()]

        def restart(number: int) -> None:
            servers[number] = start("--port", port_of(servers[number]))

        enough, acknowledged = threading.Event(), threading.Semaphore(0)
        urls = [server.url for server in servers]
        players = [Player(urls[::step], step) for step in (1, -1) * (PLAYERS // 2)]
        with ThreadPoolExecutor(PLAYERS) as pool:
            playing = [pool.submit(player.play, enough, acknowledged) for player in players]
            try:
                for fault in faults(database, servers, restart):
                    for _ in range(CALM):
                        assert acknowledged.acquire(timeout=30)
                    fault()
                for _ in range(CALM):
                    assert acknowledged.acquire(timeout=30)
            finally:
                enough.set()
            for player, each in zip(players, playing, strict=True):
                each.result()
                player.close()
        assert any(player.unclear for player in players)
        with servers[0].client() as client:
            for player in players:
                for id, actions in player.played.items():
                    assert client.record(id)["actions"] == actions
