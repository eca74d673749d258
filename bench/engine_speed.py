"""Measures the speed of the engine, beside other game engines in the same run.

    ./compile
    .venv/bin/pip install open_spiel chess catanatron
    .venv/bin/python bench/engine_speed.py

Random games to the end, hard with Monuments, from starts prepared beforehand. Each program runs in
a process of its own, five times in turn with the others; its best CPU time counts. A decision is a
legal action chosen and played, with all that follows from it. `--json FILE` saves the figures.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROUNDS = 5

# name, program beside this file, environment
PROGRAMS = {
    "ceres, compiled": (["ceres_games.py", "bare"], {}),
    "ceres, interpreted": (["ceres_games.py", "bare"], {"CERES_PURE": "1"}),
    "ceres, interpreted, listing actions": (["ceres_games.py", "listed"], {"CERES_PURE": "1"}),
    "ceres, interpreted, Position.play": (["ceres_games.py", "positions"], {"CERES_PURE": "1"}),
    "open_spiel backgammon, C++ rollouts": (["open_spiel_games.py", "backgammon", "rollouts"], {}),
    "open_spiel backgammon, from Python": (["open_spiel_games.py", "backgammon", "loop"], {}),
    "open_spiel chess, C++ rollouts": (["open_spiel_games.py", "chess", "rollouts"], {}),
    "open_spiel chess, from Python": (["open_spiel_games.py", "chess", "loop"], {}),
    "python-chess": (["python_chess_games.py"], {}),
    "catanatron": (["catanatron_games.py"], {}),
}

# what is compared with what, and the ratio it should have at least
RATIOS = [
    ("ceres, compiled", "open_spiel backgammon, C++ rollouts", 12.0),
    ("ceres, compiled", "open_spiel backgammon, from Python", 12.0),
    ("ceres, compiled", "open_spiel chess, C++ rollouts", 4.0),
    ("ceres, compiled", "open_spiel chess, from Python", 4.0),
    ("ceres, compiled", "catanatron", 40.0),
    ("ceres, interpreted", "python-chess", 3.0),
    ("ceres, interpreted, Position.play", "ceres, interpreted, listing actions", 0.25),
]


def measure(program: list[str], environment: dict[str, str]) -> dict[str, float]:
    """Run one program once; it prints its games, decisions and CPU seconds as JSON."""
    done = subprocess.run(
        [sys.executable, str(HERE / program[0]), *program[1:]],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    found = json.loads(done.stdout)
    return {
        "decisions_per_second": found["decisions"] / found["seconds"],
        "games_per_second": found["games"] / found["seconds"],
        "compiled": found.get("compiled", False),
    }


def two_processes() -> Iterator[float]:
    """Yield how many times the work of one process two do in the same time, round by round."""
    for _ in range(ROUNDS):
        rates = []
        for processes in (1, 2):
            running = [
                subprocess.Popen(
                    [sys.executable, str(HERE / "ceres_games.py"), "wall"],
                    stdout=subprocess.PIPE,
                    text=True,
                )
                for _ in range(processes)
            ]
            results = [json.loads(process.communicate()[0]) for process in running]
            rates.append(sum(found["decisions"] / found["seconds"] for found in results))
        yield rates[1] / rates[0]


def main() -> None:
    """Measure everything, print the table and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    options = parser.parse_args()
    best: dict[str, dict[str, float]] = {}
    for round_ in range(ROUNDS):
        for name, (program, environment) in PROGRAMS.items():
            print(f"round {round_ + 1} of {ROUNDS}: {name} …", end="\r", file=sys.stderr)
            found = measure(program, environment)
            known = best.get(name)
            if known is None or found["decisions_per_second"] > known["decisions_per_second"]:
                best[name] = found
    if not best["ceres, compiled"]["compiled"]:
        sys.exit("The engine is not compiled, or its compiled code is stale: run ./compile first.")
    parallel = statistics.median(two_processes())
    print(f"{'':<40}{'decisions/s':>14}{'games/s':>12}")
    for name, found in best.items():
        rate, games = found["decisions_per_second"], found["games_per_second"]
        print(f"{name:<40}{rate:>14,.0f}{games:>12,.0f}")
    print(f"\n{'ratio':<80}{'is':>8}{'wanted':>8}")
    for name, other, wanted in RATIOS:
        ratio = best[name]["decisions_per_second"] / best[other]["decisions_per_second"]
        print(f"{name + ' / ' + other:<80}{ratio:>8.2f}{wanted:>8.2f}")
    print(f"{'two processes / one':<80}{parallel:>8.2f}{1.7:>8.2f}")
    if options.json:
        options.json.write_text(json.dumps({"best": best, "two_processes": parallel}, indent=1))


if __name__ == "__main__":
    main()
