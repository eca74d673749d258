"""Plays at a server for the other programs here, in a process of its own, so as not to slow it.

    python bench/server_players.py URLS GAMES one COUNT
    python bench/server_players.py URLS GAMES many PLAYERS SECONDS
    python bench/server_players.py URLS GAMES busy CONNECTIONS SECONDS
    python bench/server_players.py URLS GAMES begin COUNT ACTIONS

GAMES is a file that `games_to_play.py` wrote; players follow its games, so that they need not read
what the server shows. `one` plays whole games one after the other. `many` plays as many games at
the same time, each acting once a second. `busy` acts as quickly as the server answers, in turn in
the saved games that the file names. `begin` begins games and plays a few actions in each. Several
URLs, with commas between them, are used in turn. Prints JSON: the seconds of each round trip of an
action, how long it all took, and the acknowledged actions by game.
"""

import asyncio
import json
import re
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count, cycle
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

Data = dict[str, Any]
PACE: Final = 1.0
CONNECTIONS: Final = 8
LENGTH: Final = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
COOKIE: Final = re.compile(rb"\r\nset-cookie: ([^;]+)", re.IGNORECASE)
ID: Final = re.compile(rb'"id":\s*"(\w+)"')


class Browser:
    """A persistent connection to a server, from an address of its own."""

    _addresses = count(1)

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        number = next(self._addresses)
        self._from = f"10.0.{number // 250}.{number % 250 + 1}"
        self._cookie = ""

    async def post(self, path: str, body: Data) -> tuple[bytes, float]:
        """Return the answer, and the seconds it took."""
        content = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{self._cookie}"
            f"X-Forwarded-For: {self._from}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        )
        before = time.perf_counter()
        self._writer.write(head.encode() + content)
        headers = await self._reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(headers)
        assert length, headers
        answer = await self._reader.readexactly(int(length[1]))
        seconds = time.perf_counter() - before
        if headers[9:11] != b"20":
            raise SystemExit(f"{path}: {headers.decode()}{answer[:500].decode()}")
        if cookie := COOKIE.search(headers):
            self._cookie = f"Cookie: {cookie[1].decode()}\r\n"
        return answer, seconds


@asynccontextmanager
async def browser_at(url: str) -> AsyncIterator[Browser]:
    """Open a connection."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    yield Browser(reader, writer)
    writer.close()


@dataclass
class Playing:
    """A game that is being played as it is written."""

    options: Data
    actions: Sequence[str]
    id: str = ""
    played: int = 0

    @property
    def over(self) -> bool:
        """Whether nothing is left to play."""
        return self.played == len(self.actions)

    async def begin(self, browser: Browser) -> None:
        """Begin it, unless it is saved already."""
        answer, _ = await browser.post("/api/games", self.options)
        found = ID.search(answer)
        assert found
        self.id = found[1].decode()

    async def act(self, browser: Browser) -> float:
        """Play an action, and Ceres' turn; return the seconds it took."""
        body = {"action": self.actions[self.played], "revision": self.played + 1}
        _, seconds = await browser.post(f"/api/games/{self.id}/actions", body)
        self.played += 1
        return seconds


@dataclass
class Round:
    """All that is played, and how long it took."""

    urls: Sequence[str]
    written: Sequence[Data]
    seconds: list[float] = field(default_factory=list)
    games: list[Playing] = field(default_factory=list)

    def new(self, number: int) -> Playing:
        """Return the game of a number, not begun yet."""
        written = self.written[number % len(self.written)]
        game = Playing(written["options"], written["actions"])
        self.games.append(game)
        return game

    def saved(self) -> list[Playing]:
        """Return the saved games that the file names."""
        self.games += [
            Playing({}, each["actions"], each["id"], each["played"])
            for each in self.written
            if "id" in each
        ]
        return self.games

    async def together(self, number: int, play: Callable[[Browser, int], Awaitable[None]]) -> None:
        """Play on so many connections at the same time."""

        async def one(index: int) -> None:
            async with browser_at(self.urls[index % len(self.urls)]) as browser:
                await play(browser, index)

        await asyncio.gather(*map(one, range(number)))

    async def one(self, games: int) -> None:
        """Play game after game."""
        async with browser_at(self.urls[0]) as browser:
            for number in range(games):
                game = self.new(number)
                await game.begin(browser)
                while not game.over:
                    self.seconds.append(await game.act(browser))

    async def many(self, players: int, seconds: float) -> None:
        """Play many games, spread evenly over each second."""
        loop = asyncio.get_running_loop()
        begun = asyncio.Barrier(players)

        async def play(browser: Browser, index: int) -> None:
            game = self.new(index)
            await game.begin(browser)
            await begun.wait()
            start = loop.time() + PACE * index / players
            for number in range(int(seconds / PACE)):
                await asyncio.sleep(max(0.0, start + number * PACE - loop.time()))
                self.seconds.append(await game.act(browser))
                if game.over:
                    game = self.new(index + number)
                    await game.begin(browser)

        await self.together(players, play)

    async def busy(self, connections: int, seconds: float) -> None:
        """Play as quickly as the servers answer, each action in another of the saved games."""
        until = time.monotonic() + seconds
        saved = self.saved()

        async def play(browser: Browser, index: int) -> None:
            for game in cycle(saved[index::connections]):
                if time.monotonic() > until:
                    return
                if not game.over:
                    self.seconds.append(await game.act(browser))

        await self.together(connections, play)

    async def begin(self, games: int, actions: int) -> None:
        """Begin games, and play a few actions in each."""

        async def play(browser: Browser, index: int) -> None:
            for number in range(index, games, CONNECTIONS):
                game = self.new(number)
                await game.begin(browser)
                for _ in range(actions):
                    self.seconds.append(await game.act(browser))

        await self.together(CONNECTIONS, play)


def main() -> None:
    """Play as the arguments say."""
    urls, games, way, *numbers = sys.argv[1:]
    played = Round(urls.split(","), json.loads(Path(games).read_text("utf-8")))
    before = time.perf_counter()
    match way, [float(each) for each in numbers]:
        case "one", [games_to_play]:
            asyncio.run(played.one(int(games_to_play)))
        case "many", [players, seconds]:
            asyncio.run(played.many(int(players), seconds))
        case "busy", [connections, seconds]:
            asyncio.run(played.busy(int(connections), seconds))
        case "begin", [games_to_play, actions]:
            asyncio.run(played.begin(int(games_to_play), int(actions)))
        case _:
            sys.exit(__doc__)
    found = {
        "took": time.perf_counter() - before,
        "seconds": played.seconds,
        "played": {game.id: game.actions[: game.played] for game in played.games if game.id},
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
