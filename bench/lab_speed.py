"""Measures speed and memory of `ceres sim`: a million random games, a hundred thousand greedy ones.

    ./compile
    .venv/bin/python bench/lab_speed.py

Runs the command as a user would, hard with Monuments, on all cores, and prints wall time, games a
second, and the most memory of all its processes together: in the first half of the playing, in the
second half, and at the end, when all games are put into one file and counted. `--scale 0.01` plays
a hundredth. `--json FILE` saves the figures. Linux only, as it reads /proc.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# bot, games, seconds that it should take at most
WANTED = [("random", 1_000_000, 180), ("greedy", 100_000, 600)]
TICK = 0.25


def memory(pid: int) -> float:
    """Return the megabytes of a process and its children; shared memory is counted in parts."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        own = next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except (OSError, StopIteration):
        return 0
    return own / 1024 + sum(memory(int(child)) for child in children)


def measure(bot: str, games: int) -> dict[str, float]:
    """Run the command once."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ceres", "sim", "--bot", bot, "--games", str(games)]
        command += ["--difficulty", "hard", "--monuments", "-o", f"{folder}/results"]
        before = time.perf_counter()
        playing: list[float] = []
        ending: list[float] = []
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as running:
            while running.poll() is None:
                joined = list(Path(folder, "results").glob("*games.parquet*"))
                (ending if joined or ending else playing).append(memory(running.pid))
                time.sleep(TICK)
        seconds = time.perf_counter() - before
        if running.returncode:
            sys.exit(f"ceres sim failed: {running.returncode}")
        size = Path(folder, "results", "games.parquet").stat().st_size
    half = len(playing) // 2
    return {
        "games": games,
        "seconds": seconds,
        "games_per_second": games / seconds,
        "megabytes_early": max(playing[:half], default=0),
        "megabytes_late": max(playing[half:], default=0),
        "megabytes_end": max(ending, default=0),
        "bytes_per_game": size / games,
    }


def main() -> None:
    """Measure both and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--scale", type=float, default=1.0, help="play this part of the games")
    options = parser.parse_args()
    found = {}
    columns = ("games", "seconds", "wanted", "games/s", "MB early", "MB late", "MB end")
    print(f"{'':<10}" + "".join(f"{column:>12}" for column in columns))
    for bot, games, wanted in WANTED:
        row = found[bot] = measure(bot, round(games * options.scale))
        print(
            f"{bot:<10}{row['games']:>12,}{row['seconds']:>12.1f}{wanted * options.scale:>12.1f}"
            f"{row['games_per_second']:>12,.0f}{row['megabytes_early']:>12.0f}"
            f"{row['megabytes_late']:>12.0f}{row['megabytes_end']:>12.0f}",
            flush=True,
        )
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
