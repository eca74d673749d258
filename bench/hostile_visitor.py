"""Sends a server the dearest requests there are, as many as its limits allow.

    python bench/hostile_visitor.py URL

One visitor, until it is ended: files of cards with keys of great depth, records with long further
keys, with corrections and actions in pairs, and as long as they may be; replays, pictures,
statistics and lists of games. A refusal for asking too often is waited for a little.
"""

import json
import sys
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from itertools import cycle
from typing import Any, Final
from urllib.parse import urlsplit

import ceres

JSON: Final = {"Content-Type": "application/json", "X-Forwarded-For": "192.0.2.66"}
LARGEST: Final = 1_900_000
TOO_MANY: Final = 429


def inputs() -> Iterator[tuple[str, bytes]]:
    """Yield what is sent, each with its address."""
    record = ceres.Game.new(seed=7).record()
    pair = [{"correct": record["start"]}, "income"]

    def sent(**more: Any) -> bytes:
        return json.dumps({**record, **more}).encode()

    for length in (32_000, LARGEST // 2 - 100):
        yield "components", json.dumps({"data": "a." * length + "a=1"}).encode()
    yield "games/import", sent(**{"x-notes": "x" * LARGEST})
    yield "games/import", sent(**{"x-list": [0] * (LARGEST // 3)})
    yield "games/import", sent(actions=pair * (LARGEST // len(json.dumps(pair))))
    yield "games/import", sent(actions=pair * 299)
    yield "games/import", sent(actions=["income"] * (LARGEST // 10))
    yield "games/import", b"[" * LARGEST


class Visitor:
    """The visitor, with one connection and a cookie."""

    def __init__(self, url: str) -> None:
        address = urlsplit(url)
        self._connection = HTTPConnection(str(address.hostname), address.port, timeout=60)
        self._headers = dict(JSON)

    def ask(self, method: str, path: str, body: bytes | None = None) -> bytes:
        """Send a request; after a refusal for asking too often, wait a little."""
        self._connection.request(method, f"/api/{path}", body, self._headers)
        answer = self._connection.getresponse()
        if cookie := answer.getheader("Set-Cookie"):
            self._headers["Cookie"] = cookie.partition(";")[0]
        found = answer.read()
        if answer.status == TOO_MANY:
            time.sleep(0.1)
        return found


def main() -> None:
    """Ask for everything, again and again."""
    visitor = Visitor(sys.argv[1])
    bodies = list(inputs())
    begun = [visitor.ask("POST", "games", b"{}") for _ in range(20)]
    id = json.loads(begun[0])["id"]
    looks = ("replay", "picture", "report", "course", "record")
    asked: list[tuple[str, str, bytes | None]] = [
        *(("POST", path, body) for path, body in bodies),
        *(("GET", f"games/{id}/{look}", None) for look in looks),
        *(("GET", path, None) for path in ("games", "mine", "mine/csv")),
    ]
    for each in cycle(asked):
        try:
            visitor.ask(*each)
        except OSError:  # the server has had enough of it
            visitor = Visitor(sys.argv[1])


if __name__ == "__main__":
    main()
