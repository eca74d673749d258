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
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
WHOLE_GAMES = 12


@contextmanager
def fresh_server() -> Iterator[tuple[str, int]]:
    """Run a server with a home of its own; yield its address and process."""
    with (
        tempfile.TemporaryDirectory() as home,
        subprocess.Popen(
            [sys.executable, "-m", "ceres", "serve", "--no-browser", "--port", "0"],
            env={**os.environ, "CERES_HOME": home, "CERES_LANG": "en"},
            stdout=subprocess.PIPE,
            text=True,
        ) as server,
    ):
        assert server.stdout is not None
        line = server.stdout.readline()
        yield next(word for word in line.split() if "://" in word), server.pid
        server.terminate()


def cpu_seconds(process: int) -> float:
    """Return the CPU time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def load(url: str, *arguments: object) -> Any:
    """Run `server_load.py`, and return its result."""
    done = subprocess.run(
        [sys.executable, HERE / "server_load.py", url, *map(str, arguments)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def lost(url: str, played: dict[str, list[str]]) -> int:
    """Count the games whose record differs from what the server had acknowledged."""
    wrong = 0
    for id, actions in played.items():
        with urllib.request.urlopen(f"{url}api/games/{id}/record") as answer:
            wrong += json.load(answer)["actions"] != actions
    return wrong


def measure(name: str, *arguments: object) -> None:
    """Put one load on a fresh server, and print its figures."""
    with fresh_server() as (url, process):
        load(url, "one", 1)  # a server that has answered before
        before = cpu_seconds(process)
        found = load(url, *arguments)
        cpu = cpu_seconds(process) - before
        wrong = lost(url, found["played"])
    times = sorted(1000 * each for each in found["seconds"])
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    print(
        f"{name:<34}{len(times):>7} actions   p50 {cuts[49]:5.1f}   p95 {cuts[94]:5.1f}   "
        f"p99 {cuts[98]:5.1f}   max {times[-1]:6.1f} ms   CPU {1000 * cpu / len(times):.1f} ms   "
        f"games with a loss: {wrong} of {len(found['played'])}",
        flush=True,
    )


def main() -> None:
    """Measure both loads."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=60)
    options = parser.parse_args()
    measure("whole games, one after the other", "one", WHOLE_GAMES)
    name = f"{options.games} games, one action a second"
    measure(name, "many", options.games, options.seconds)


if __name__ == "__main__":
    main()
