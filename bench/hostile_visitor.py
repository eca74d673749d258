"""Sends a server one of the requests there are, on many connections, as quickly as it answers.

    python bench/hostile_visitor.py URL KEYS REQUEST CONNECTIONS [unread]

The visitor has games as long as a game may be, which `long_games` puts into the database before
the server starts; KEYS is the player's key and the ids of these games, with commas between them.
REQUEST is a name of the table of requests, or of `OTHERS`. With `unread`, no answer is read. It
goes on until it is ended.
"""

import asyncio
import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import ceres
from ceres.web.routes import ALL_REQUESTS

LARGEST: Final = 1_900_000
PAIRS: Final = 299
LENGTH: Final = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
REVISION: Final = re.compile(rb'"revision": ?(\d+)')
PAUSE: Final = 0.01
# What is asked for besides the requests.
OTHERS: Final = {
    "page": "GET /",
    "unknown page": "GET /no/such/page",
    "health": "GET /healthz",
    "ready": "GET /readyz",
    "description": "GET /api/schema/openapi.json",
    "no HTTP": "?",
}
# A change, and what is sent after it so that it can be made again.
AFTER: Final = {"play": "undo", "undo": "redo", "redo": "undo"}


def long_record(**more: Any) -> dict[str, Any]:
    """Return a record as long as it may be: corrections and actions in pairs."""
    record = ceres.Game.new(seed=7).record()
    pair = [{"correct": record["start"]}, "income"]
    return {**record, "actions": pair * PAIRS, **more}


def long_games(database: str | Path, owner: str, count: int) -> list[str]:
    """Put so many of the longest games into a database, all but one of them given up."""
    from ceres.saves import Saves

    game = ceres.Game.from_record(long_record())
    with Saves.open(database) as saves:
        going = saves.create(game, owner)
        game.extras["x-resigned"] = True
        return [going, *(saves.create(game, owner) for _ in range(count - 1))]


def bodies(name: str) -> Iterator[bytes]:  # noqa: PLR0912 - a table
    """Yield what is sent with a request: the dearest that is known."""
    record = ceres.Game.new(seed=7).record()
    moment = "2026-11-16T00:00:00Z"
    match name:
        case "components":
            for length in (32_000, LARGEST // 2 - 100):
                yield json.dumps({"data": {"a." * length: 1}}).encode()
            yield json.dumps({"data": "a." * (LARGEST // 2 - 100) + "a=1"}).encode()
        case "import":
            for more in (
                {"x-notes": "x" * LARGEST},
                {"x-list": [0] * (LARGEST // 3)},
                {"actions": ["income"] * (LARGEST // 10)},
            ):
                yield json.dumps({**record, **more}).encode()
            yield json.dumps(long_record()).encode()
            yield b"[" * LARGEST
        case "compare":
            yield json.dumps(long_record()).encode()
        case "adopt":
            sent = {"record": long_record(), "created": moment, "changed": moment}
            yield json.dumps(sent).encode()
        case "branch":
            yield b'{"number": 500}'
        case "play":
            yield b'{"action": "income", "revision": %d}'
        case "undo":
            yield b'{"confirmed": true, "revision": %d}'
        case "setOwnership":
            yield b'{"mine": true, "revision": %d}'
        case "storePar":
            par = {"panel": 1, "planner": 1, "gold": 1, "silver": 1, "bronze": 1, "won": 1}
            yield json.dumps({"par": par}).encode()[:-1] + b', "revision": %d}'
        case "beginDay":
            yield b'{"date": "2026-11-16", "today": "2026-11-16"}'
        case _:
            yield b'{"revision": %d}'


def addressed(name: str, id: str) -> str:
    """Return the method and the address of a request."""
    if name in OTHERS:
        return OTHERS[name]
    request = next(each for each in ALL_REQUESTS if each.name == name)
    query = {"preview": "?action=income", "day": "?date=2026-11-16", "attempts": f"?id={id}"}
    return f"{request.method} /api{request.path.replace('{id}', id)}{query.get(name, '')}"


class Visitor:
    """One connection of the visitor, who is known by a cookie."""

    def __init__(self, url: str, key: str, id: str) -> None:
        self._url, self._key, self._id = urlsplit(url), key, id
        self._from = f"192.0.2.{os.getpid() % 250 + 1}"
        self._revision = 1

    async def ask_for_ever(self, name: str, unread: bool) -> None:
        """Send a request again and again; begin anew when the server has had enough of it."""
        names = cycle([name, AFTER[name]]) if name in AFTER else cycle([name])
        sent = {each: cycle(list(bodies(each))) for each in (name, AFTER.get(name, name))}
        while True:
            with suppress(OSError, asyncio.IncompleteReadError, ValueError):
                reader, writer = await asyncio.open_connection(self._url.hostname, self._url.port)
                try:
                    while True:
                        now = next(names)
                        writer.write(self._head(now, next(sent[now])))
                        await (asyncio.Event().wait() if unread else self._read(reader))
                finally:
                    writer.close()
            await asyncio.sleep(PAUSE)

    def _head(self, name: str, body: bytes) -> bytes:
        method, path = (addressed(name, self._id) + " ").split(" ", 1)
        if method == "?":
            return b"hello\r\n\r\n"
        if b"%d" in body:
            body = body % self._revision
        head = (
            f"{method} {path.strip()} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"X-Forwarded-For: {self._from}\r\nCookie: ceres-player={self._key}\r\n"
        )
        if method == "POST":
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        return head.encode() + b"\r\n" + (body if method == "POST" else b"")

    async def _read(self, reader: asyncio.StreamReader) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        if length := LENGTH.search(head):
            answer = await reader.readexactly(int(length[1]))
            if found := REVISION.search(answer):
                self._revision = int(found[1])
        elif b"chunked" in head.lower():
            while (size := int(await reader.readline(), 16)) > 0:
                await reader.readexactly(size + 2)
            await reader.readline()


async def attack(
    url: str, key: str, ids: Sequence[str], name: str, many: int, unread: bool
) -> None:
    """Ask on many connections at once; a connection that changes games has one of its own."""
    visitors = [Visitor(url, key, ids[number % len(ids)]) for number in range(many)]
    await asyncio.gather(*(visitor.ask_for_ever(name, unread) for visitor in visitors))


def main() -> None:
    """Ask as the arguments say."""
    url, keys, name, many, *unread = sys.argv[1:]
    key, *ids = keys.split(",")
    asyncio.run(attack(url, key, ids, name, int(many), bool(unread)))


if __name__ == "__main__":
    main()
