"""A real server as a process of its own, and somebody who plays there."""

import json
import os
import socket
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from signal import SIGINT
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar.testing import TestClient
from typer.testing import CliRunner

import ceres
from ceres.commands.cli import app
from service.at_tables import Data, legal_in

SRC = Path(ceres.__file__).parent.parent
JSON = {"Content-Type": "application/json"}
PATIENCE = 60


class Answer(NamedTuple):
    """An answer of a server."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Data:
        data: Data = json.loads(self.body)
        return data

    @property
    def good(self) -> Data:
        """The data of a request that must succeed."""
        assert self.status in (200, 201), self
        return self.data

    @property
    def problem(self) -> Data:
        assert self.status >= 400, self.status
        problem: Data = self.data["problem"]
        return problem

    @property
    def message(self) -> str:
        """The id of a problem's message."""
        id: str = self.problem["message"]["id"]
        return id


class Client(ABC):
    """Somebody who plays."""

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """An answer; a body that is no text or bytes is sent as JSON."""
        sent = body if isinstance(body, str | bytes) else json.dumps(body)
        content = None if body is None else sent.encode() if isinstance(sent, str) else sent
        known = JSON if method == "POST" else {}
        return self._ask(method, path, content, {**known, **(headers or {})})

    @abstractmethod
    def _ask(
        self, method: str, path: str, content: bytes | None, headers: dict[str, str]
    ) -> Answer: ...

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(self, path: str, body: Any = None) -> Answer:
        return self.ask("POST", path, body)

    def begin(self, **options: Any) -> Data:
        return self.post("/api/games", {"seed": 7, **options}).good

    def play(self, id: str, action: str, revision: int) -> Answer:
        return self.post(f"/api/games/{id}/actions", {"action": action, "revision": revision})

    def record(self, id: str) -> Data:
        return self.get(f"/api/games/{id}/record").good

    def play_on(self, game: Data, rng: Random, actions: int | None = None) -> Data:
        """Play random actions, to the end or so many; the last answer."""
        while game["view"]["result"] is None and actions != 0:
            action = rng.choice(legal_in(game["view"]["can"]))
            game = self.play(game["id"], action, game["revision"]).good
            actions = None if actions is None else actions - 1
        return game


class Near(Client):
    """Asks an application in this process."""

    def __init__(self, client: TestClient[Any]) -> None:
        self._client = client

    def _ask(
        self, method: str, path: str, content: bytes | None, headers: dict[str, str]
    ) -> Answer:
        answer = self._client.request(method, path, content=content, headers=headers)
        return Answer(answer.status_code, dict(answer.headers), answer.content)


class Player(Near):
    """Somebody with a browser of their own, which stores its cookie."""

    def __init__(self, client: TestClient[Any]) -> None:
        super().__init__(client)
        self.cookie = ""

    def _ask(
        self, method: str, path: str, content: bytes | None, headers: dict[str, str]
    ) -> Answer:
        self._client.cookies.clear()
        answer = super()._ask(method, path, content, {"Cookie": self.cookie, **headers})
        self.cookie = answer.headers.get("set-cookie", self.cookie).partition(";")[0]
        return answer


Sit = Callable[[], Player]


def ids(client: Client, which: str = "games") -> list[str]:
    return [game["id"] for game in client.get("/api/games").good[which]]


class Far(Client):
    """Asks a server, on one connection."""

    def __init__(self, url: str) -> None:
        address = urlsplit(url)
        self._connection = HTTPConnection(str(address.hostname), address.port, timeout=PATIENCE)

    def _ask(
        self, method: str, path: str, content: bytes | None, headers: dict[str, str]
    ) -> Answer:
        self._connection.request(method, path, content, headers)
        answer = self._connection.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, found, answer.read())

    def close(self) -> None:
        self._connection.close()


class Running:
    """A server that was started."""

    def __init__(self, process: "subprocess.Popen[str]", url: str) -> None:
        self.process = process
        self.url = url

    @contextmanager
    def client(self) -> Iterator[Client]:
        client = Far(self.url)
        try:
            yield client
        finally:
            client.close()

    def kill(self) -> None:
        """SIGKILL: it can do nothing more."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def interrupt(self, signal: int = SIGINT) -> tuple[str, str, int]:
        """Ctrl-C, or another signal: what it says then, and its exit code."""
        self.process.send_signal(signal)
        out, err = self.process.communicate(timeout=PATIENCE)
        return out, err, self.process.returncode


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def started(home: Path, *options: str) -> "subprocess.Popen[str]":
    """`ceres serve` as a process, at any free port unless the options name one."""
    port = [] if "--port" in options else ["--port", "0"]
    return subprocess.Popen(
        [sys.executable, "-m", "ceres", "serve", "--no-browser", *port, *options],
        env={**os.environ, "CERES_HOME": str(home), "PYTHONPATH": str(SRC)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@contextmanager
def serving(home: Path, *options: str) -> Iterator[Running]:
    """A server for as long as the block lasts."""
    with started(home, *options) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            assert "http://" in line, process.communicate()[1]
            yield Running(process, next(word for word in line.split() if "://" in word))
        finally:
            process.kill()


def refused(home: Path, *options: str) -> tuple[str, str, int]:
    """Run `ceres serve` in this process where it must refuse; its output and exit code."""
    port = [] if "--port" in options else ["--port", "0"]
    command = ["serve", "--no-browser", *port, *options]
    result = CliRunner().invoke(app, command, env={"CERES_HOME": str(home)})
    return result.stdout, result.stderr, result.exit_code
