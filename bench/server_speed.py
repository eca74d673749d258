"""Measures how quickly the server answers an action, Ceres' turn included, and looks for losses.

    .venv/bin/python bench/server_speed.py [--games 200] [--seconds 60]

Starts a fresh server and plays there from another process: whole games one after the other, then
many games at the same time, each acting once a second. Afterwards every saved record is compared
with what the server had acknowledged. Prints percentiles of the round trips in milliseconds, and
the CPU time that the server took for an action.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
WHOLE_GAMES: Final = 12
MEMORY: Final = re.compile(r"VmRSS:\s+(\d+) kB")
MOST_MEMORY: Final = re.compile(r"VmHWM:\s+(\d+) kB")


@dataclass(frozen=True)
class Server:
    """Running servers of the same games: their addresses and processes."""

    urls: Sequence[str]
    processes: Sequence[int]

    @classmethod
    def together(cls, servers: "Iterable[Server]") -> "Server":
        """Return several as one, which are asked in turn."""
        all_of_them = list(servers)
        return cls(
            [url for server in all_of_them for url in server.urls],
            [process for server in all_of_them for process in server.processes],
        )

    @property
    def cpu_seconds(self) -> float:
        """The CPU time so far."""
        ticks = 0
        for process in self.processes:
            fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
            ticks += sum(map(int, fields[11:13]))
        return ticks / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """The bytes in memory."""
        return self._status(MEMORY)

    @property
    def most_memory(self) -> int:
        """The most bytes in memory so far."""
        return self._status(MOST_MEMORY)

    def _status(self, line: re.Pattern[str]) -> int:
        texts = (Path(f"/proc/{process}/status").read_text() for process in self.processes)
        return sum(1024 * int(found[1]) for text in texts if (found := line.search(text)))


@dataclass(frozen=True)
class Load:
    """What `server_players.py` found: the seconds of each action, and the seconds of all."""

    seconds: Sequence[float]
    took: float
    games: int

    @property
    def rate(self) -> float:
        """The actions a second."""
        return len(self.seconds) / self.took


@contextmanager
def fresh_server(environment: Mapping[str, str], *options: str) -> Iterator[Server]:
    """Run a server with a home of its own."""
    with (
        tempfile.TemporaryDirectory() as home,
        subprocess.Popen(
            [sys.executable, "-m", "ceres", "serve", "--no-browser", "--port", "0", *options],
            env={**environment, "CERES_HOME": home},
            stdout=subprocess.PIPE,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        line = process.stdout.readline()
        url = next(word for word in line.split() if "://" in word)
        try:
            yield Server([url], [process.pid])
        finally:
            process.terminate()


@contextmanager
def games_file(environment: Mapping[str, str], *arguments: object) -> Iterator[Path]:
    """Write games to play, as `games_to_play.py` takes the arguments."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "games.json")
        command = [sys.executable, str(HERE / "games_to_play.py"), *map(str, arguments)]
        with path.open("w", encoding="utf-8") as file:
            subprocess.run(command, env=environment, stdout=file, check=True)
        yield path


def load(server: Server, games: Path, *arguments: object) -> Load:
    """Run `server_players.py`, and fail if something that was acknowledged is not saved."""
    urls = ",".join(server.urls)
    done = subprocess.run(
        [sys.executable, HERE / "server_players.py", urls, games, *map(str, arguments)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    wrong = lost(server.urls[0], found["played"])
    if wrong:
        raise SystemExit(f"{wrong} of {len(found['played'])} games differ from what was played")
    return Load(found["seconds"], found["took"], len(found["played"]))


def lost(url: str, played: Mapping[str, list[str]]) -> int:
    """Count the games whose record does not end with what the server had acknowledged."""
    wrong = 0
    for id, actions in played.items():
        with urllib.request.urlopen(f"{url}api/games/{id}/record") as answer:
            saved = json.load(answer)["actions"]
        wrong += saved[len(saved) - len(actions) :] != actions
    return wrong


def percentile(seconds: Sequence[float], part: int) -> float:
    """Return the time within which so many of a hundred were answered."""
    return statistics.quantiles(seconds, n=100, method="inclusive")[part - 1]


def measure(name: str, games: Path, *arguments: object) -> None:
    """Put one load on a fresh server, and print its figures."""
    with fresh_server(os.environ) as server:
        load(server, games, "one", 1)  # a server that has answered before
        before = server.cpu_seconds
        found = load(server, games, *arguments)
        cpu = (server.cpu_seconds - before) / len(found.seconds)
    cuts = (f"p{part} {1000 * percentile(found.seconds, part):5.1f}" for part in (50, 95, 99))
    print(
        f"{name:<34}{len(found.seconds):>7} actions   {'   '.join(cuts)}   "
        f"max {1000 * max(found.seconds):6.1f} ms   CPU {1000 * cpu:.1f} ms   "
        f"no loss in {found.games} games",
        flush=True,
    )


def main() -> None:
    """Measure both loads."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=60)
    options = parser.parse_args()
    with games_file(os.environ, 100) as games:
        measure("whole games, one after the other", games, "one", WHOLE_GAMES)
        name = f"{options.games} games, one action a second"
        measure(name, games, "many", options.games, options.seconds)


if __name__ == "__main__":
    main()
