"""Plays for `server_speed.py` in a process of its own, so that the server's is measured alone.

    python bench/server_load.py URL one GAMES
    python bench/server_load.py URL many GAMES SECONDS

`one` plays whole games one after the other, as quickly as the server answers. `many` plays that
many games at the same time, each acting once a second. Prints JSON: the seconds of each round trip,
and the acknowledged actions, by game.
"""

import asyncio
import json
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.parse import urlsplit

Data = dict[str, Any]
PACE = 1.0


class Browser:
    """A persistent connection to the server."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._host, self._port = str(parts.hostname), parts.port or 80

    async def __aenter__(self) -> "Browser":
        self._reader, self._writer = await asyncio.open_connection(self._host, self._port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.close()
        await self._writer.wait_closed()

    async def post(self, path: str, body: Data) -> tuple[Data, float]:
        """Return the answer as JSON, and the seconds it took."""
        content = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        before = time.perf_counter()
        self._writer.write(head.encode() + content)
        lines = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        answered = await self._reader.readexactly(int(headers["content-length"]))
        seconds = time.perf_counter() - before
        if lines[0].split(" ")[1] not in ("200", "201"):
            raise SystemExit(f"{path}: {lines[0]}: {answered.decode()}")
        return json.loads(answered), seconds


def legal(can: Data) -> Iterator[str]:
    """Return the actions that a view offers."""
    if "action" in can["income"]:
        yield "income"
    yield from (deed["action"] for deed in can["deeds"].values() if "action" in deed)
    for id, build in can["builds"].items():
        yield from (f"build {id} {' '.join(lots)}" for lots in build["places"])
    yield from (f"place {' '.join(lots)}" for lots in can["places"])


class Player:
    """Plays random games, one after the other."""

    def __init__(self, browser: Browser, seed: int) -> None:
        self._browser = browser
        self._rng = Random(seed)
        self._game: Data | None = None
        self.played: dict[str, list[str]] = {}
        self.seconds: list[float] = []

    async def begin(self) -> None:
        """Start a game: the largest, with every kind of action."""
        options = {"seed": self._rng.randrange(10**6), "difficulty": "challenge", "monuments": True}
        self._game, _ = await self._browser.post("/api/games", options)
        self.played[self._game["id"]] = []

    async def act(self) -> bool:
        """Play one action, and Ceres' turn; return whether the game goes on."""
        assert self._game is not None
        id, view = self._game["id"], self._game["view"]
        action = self._rng.choice(list(legal(view["can"])))
        body = {"action": action, "revision": self._game["revision"]}
        self._game, seconds = await self._browser.post(f"/api/games/{id}/actions", body)
        self.played[id].append(action)
        self.seconds.append(seconds)
        return self._game["view"]["result"] is None

    async def whole_game(self) -> None:
        """Start a game and play it to its end."""
        await self.begin()
        while await self.act():
            pass

    async def for_seconds(self, seconds: float, delay: float) -> None:
        """Act once a second, beginning after a delay; replace games that are over by new ones."""
        await self.begin()
        loop = asyncio.get_running_loop()
        start = loop.time() + delay
        for number in range(int(seconds / PACE)):
            await asyncio.sleep(max(0.0, start + number * PACE - loop.time()))
            if not await self.act():
                await self.begin()


async def one(url: str, games: int) -> list[Player]:
    """Play game after game."""
    async with Browser(url) as browser:
        players = [Player(browser, seed) for seed in range(games)]
        for player in players:
            await player.whole_game()
        return players


async def many(url: str, games: int, seconds: float) -> list[Player]:
    """Play many games, spread evenly over each second."""

    async def play(seed: int) -> Player:
        async with Browser(url) as browser:
            player = Player(browser, seed)
            # All begin their games first, then all act.
            await player.for_seconds(seconds, games / 100 + PACE * seed / games)
            return player

    return await asyncio.gather(*(play(seed) for seed in range(games)))


def main() -> None:
    """Play as the arguments say."""
    match sys.argv[1:]:
        case [url, "one", games]:
            players = asyncio.run(one(url, int(games)))
        case [url, "many", games, seconds]:
            players = asyncio.run(many(url, int(games), float(seconds)))
        case _:
            sys.exit(__doc__)
    print(
        json.dumps(
            {
                "seconds": [each for player in players for each in player.seconds],
                "played": {
                    id: actions for player in players for id, actions in player.played.items()
                },
            }
        )
    )


if __name__ == "__main__":
    main()
