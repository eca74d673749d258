"""Measures what a server bears, beside the one of an earlier commit in the same run.

    .venv/bin/python bench/server_load.py [players] [games] [processes] [memory] [hostile]
        [--base COMMIT] [--seconds 8]

`players`: how many can play at once, each acting once a second, so that 95 of 100 actions are
answered within 100 ms. `games`: actions a second in 200 open games, and in 2,000, which do not fit
into the cache. `processes`: actions a second of two servers on one PostgreSQL, and of one.
`memory`: of a server while 10,000 games are begun. `hostile`: how much one visitor with 20
connections and 25 games of the greatest length slows the actions of others, for every request.
Without a name, all of them.

The engine must be compiled (`./compile`). `--base` is checked out beside this one and compiled; it
gets its games from the same files. After each load the records are compared with what the server
had acknowledged.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
sys.path.insert(0, str(ROOT / "tests"))

from hostile_visitor import OTHERS, long_games  # noqa: E402
from server_speed import Server, fresh_server, games_file, load, percentile  # noqa: E402

from ceres.web.routes import ALL_REQUESTS  # noqa: E402
from ceres.web.visitors import KEY_LENGTH, owner_of  # noqa: E402
from postgres import postgres  # noqa: E402

# The last commit before the server was hardened.
BASE: Final = "3e5e242"
LIMIT: Final = 0.1  # seconds
# A machine that does something else for a moment does not count.
TRIES: Final = range(3)
FEWEST: Final = 180
STEP: Final = 1.15
CONNECTIONS: Final = 16
# The games of the hostile visitor, each as long as a game may be.
LONG_GAMES: Final = 25


@dataclass(frozen=True)
class Version:
    """A checkout with a compiled engine."""

    name: str
    root: Path

    @property
    def environment(self) -> dict[str, str]:
        """What makes Python run this version."""
        return {**os.environ, "PYTHONPATH": str(self.root / "src"), "CERES_LANG": "en"}


@contextmanager
def checked_out(commit: str) -> Iterator[Version]:
    """Check a commit out and compile it, for the block."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, "base")
        git = ("git", "-C", str(ROOT), "worktree")
        subprocess.run([*git, "add", "--quiet", "--detach", str(root), commit], check=True)
        try:
            version = Version(commit, root)
            # Any page will do: none is asked for.
            copytree(ROOT / "src/ceres/web/page", root / "src/ceres/web/page")
            compiling = [sys.executable, str(root / "tools/compile_engine.py")]
            subprocess.run(compiling, env=version.environment, check=True, capture_output=True)
            yield version
        finally:
            subprocess.run([*git, "remove", "--force", str(root)], check=True)


# What is measured.


def players(versions: Sequence[Version], seconds: float) -> None:
    """Find the largest number of players whose actions are answered in time."""
    with ExitStack() as stack:
        games = {each: stack.enter_context(games_file(each.environment, 100)) for each in versions}
        most: dict[Version, int] = {}
        bear, number = list(versions), FEWEST
        while bear:
            # By turns, since a machine is not always as quick.
            tries = [[late(each, games[each], number, seconds) for each in bear] for _ in TRIES]
            medians = map(statistics.median, zip(*tries, strict=True))
            bear = [each for each, median in zip(bear, medians, strict=True) if median < LIMIT]
            most.update(dict.fromkeys(bear, number))
            number = int(number * STEP)
    if len(most) < len(versions):
        raise SystemExit(f"A server here cannot bear {FEWEST} players: measure fewer.")
    found = [most[version] for version in versions]
    for version, players in zip(versions, found, strict=True):
        print(f"  {version.name}: {players} players ({players / found[0]:.2f} times)", flush=True)


def late(version: Version, games: Path, number: int, seconds: float) -> float:
    """Return the time within which 95 of 100 actions of so many players are answered."""
    with fresh_server(version.environment) as server:
        found = percentile(load(server, games, "many", number, seconds).seconds, 95)
    print(f"    {version.name}, {number} players: p95 {1000 * found:.0f} ms", flush=True)
    return found


Measured = Callable[[Version, int, float], float]


def best(measured: Measured, version: Version, numbers: Sequence[int], seconds: float) -> list[int]:
    """Measure rates by turns; return the best of each."""
    rounds = [[measured(version, each, seconds) for each in numbers] for _ in TRIES]
    return [round(max(rates)) for rates in zip(*rounds, strict=True)]


def games(versions: Sequence[Version], seconds: float) -> None:
    """Play in few open games, and in many."""
    for version in versions:
        few, many = best(in_games, version, (200, 2000), seconds)
        print(f"  {version.name}: {few} a second in 200, {many} in 2,000", flush=True)


def in_games(version: Version, number: int, seconds: float) -> float:
    """Return the actions a second in so many open games, half of each played."""
    with (
        tempfile.TemporaryDirectory() as folder,
        games_file(version.environment, number, f"{folder}/games.sqlite3", 28) as saved,
        fresh_server(version.environment, "--database", f"{folder}/games.sqlite3") as server,
    ):
        return load(server, saved, "busy", CONNECTIONS, seconds).rate


def processes(versions: Sequence[Version], seconds: float) -> None:
    """Let two servers share a database."""
    for version in versions:
        one, two = best(in_processes, version, (1, 2), seconds)
        print(
            f"  {version.name}: {one} and {two} a second ({two / one:.2f} times)",
            flush=True,
        )


def in_processes(version: Version, number: int, seconds: float) -> float:
    """Return the actions a second of so many servers on one PostgreSQL."""
    with ExitStack() as stack:
        database = stack.enter_context(postgres())
        saved = stack.enter_context(games_file(version.environment, 400, database, 8))
        server = Server.together(
            stack.enter_context(fresh_server(version.environment, "--database", database))
            for _ in range(number)
        )
        return load(server, saved, "busy", CONNECTIONS, seconds).rate


def memory(versions: Sequence[Version], _: float) -> None:
    """Begin 10,000 games."""
    for version in versions:
        with (
            games_file(version.environment, 100) as games,
            fresh_server(version.environment) as server,
        ):
            sizes = []
            for _ in range(5):
                load(server, games, "begin", 2000, 1)
                sizes.append(server.memory)
        said = ", ".join(f"{size / 1e6:.0f}" for size in sizes)
        print(f"  {version.name}: {said} MB after 2,000 to 10,000 games", flush=True)


def hostile(versions: Sequence[Version], seconds: float) -> None:
    """Measure actions without and with a visitor who asks for one thing on many connections."""
    with ExitStack() as stack:
        attacked = [Attacked.started(stack, version) for version in versions]
        for name in [*(each.name for each in ALL_REQUESTS), *OTHERS]:
            said = (each.suffers(name, seconds) for each in attacked)
            print(f"  {name:<16}" + "   |   ".join(said), flush=True)


@dataclass(frozen=True)
class Attacked:
    """A shared server with a hostile player, whose games are as long as games may be."""

    server: Server
    games: Path
    keys: str

    @classmethod
    def started(cls, stack: ExitStack, version: Version) -> "Attacked":
        """Start the server of a version; it lets everybody begin many games, to be measured."""
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        settings = folder / "ceres.toml"
        settings.write_text("[visitor]\nnew_games = { burst = 1000, per_second = 1 }\n")
        key = "k" * KEY_LENGTH
        ids = long_games(folder / "games.sqlite3", owner_of(key), LONG_GAMES)
        games = stack.enter_context(games_file(version.environment, 100))
        options = ("--shared", "--settings", settings, "--database", folder / "games.sqlite3")
        server = stack.enter_context(fresh_server(version.environment, *map(str, options)))
        return cls(server, games, ",".join([key, *ids]))

    def suffers(self, name: str, seconds: float) -> str:
        """Say how long actions of others take without and with a request, and the most memory."""
        alone = self._play(seconds)
        attack = [sys.executable, str(HERE / "hostile_visitor.py"), self.server.urls[0], self.keys]
        with subprocess.Popen([*attack, name, "20"]) as visitor:
            try:
                beside = self._play(2 * seconds)
            except subprocess.CalledProcessError:
                return "others got no answer"
            finally:
                visitor.kill()
        parts = []
        for part in (50, 95):
            one, two = percentile(alone, part), percentile(beside, part)
            parts.append(f"{1000 * one:5.1f} {1000 * two:7.1f} ms {two / one:6.1f} x")
        return f"{'  '.join(parts)}  {self.server.most_memory / 1e6:4.0f} MB"

    def _play(self, seconds: float) -> list[float]:
        program = str(HERE / "server_players.py")
        arguments = (*self.server.urls, str(self.games), "many", "20", str(seconds))
        done = subprocess.run(
            [sys.executable, program, *arguments], stdout=subprocess.PIPE, check=True
        )
        return list(json.loads(done.stdout)["seconds"])


MEASURES: Final[dict[str, Callable[[Sequence[Version], float], None]]] = {
    "players": players,
    "games": games,
    "processes": processes,
    "memory": memory,
    "hostile": hostile,
}


def main() -> None:
    """Measure what the arguments name."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("measures", nargs="*", default=list(MEASURES))
    parser.add_argument("--base", default=BASE)
    parser.add_argument("--at", type=Path, help="a checkout of the base that is compiled already")
    parser.add_argument("--seconds", type=float, default=8)
    options = parser.parse_args()
    with ExitStack() as stack:
        base = Version("before", options.at) if options.at else None
        base = base or stack.enter_context(checked_out(options.base))
        for name in options.measures:
            print(f"{name}:", flush=True)
            MEASURES[name]([base, Version("now", ROOT)], options.seconds)


if __name__ == "__main__":
    main()
