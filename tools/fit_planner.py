"""Looks for better weights of the planner: labels decisions, fits the weights, tries them in games.

    ./compile
    .venv/bin/python tools/fit_planner.py label labels.jsonl --games 300
    .venv/bin/python tools/fit_planner.py fit labels.jsonl --out fitted.json
    .venv/bin/python tools/fit_planner.py search --towards fitted.json --out better.json
    .venv/bin/python tools/fit_planner.py check better.json

That is a round; the next one begins with `--table better.json` and labels of its own, and `fit` may
take those of earlier rounds as well. Version 2 was made like this, in two rounds that began with a
table found by an evolution strategy. docs/bots.md tells what was tried and what each step gave.

label   plays games and finds out what the actions of each decision lead to: each is tried in the
        same few worlds, and the planner plays on. Can be stopped and started again.
fit     changes the weights so that the planner would choose what led further. The labels of a few
        worlds are mostly luck, so the fitted table is not better by itself; it says in which
        direction to look.
search  walks in that direction, a group of weights at a time, and then tries to change single
        weights. A step is taken if it gains on the same deals, by a sequential test.
check   plays deals that are used for nothing else.

Deals for checking have the seeds from 20,000,000 on, those of the search from 30,000,000 on, those
for labels from 31,000,000 on. The figures in docs/laboratory.md come from seeds above 50,000,000.
The same arguments give the same table.
"""

import argparse
from pathlib import Path
from typing import Final

from fitting.gradient import fit, read_labels
from fitting.labels import decisions, label
from fitting.search import ROUND, Search
from fitting.tables import Weighting, leads, read_table, write_table

CHECKING: Final = 20_000_000


def check(weights: Weighting, games: int) -> str:
    """Return how a table plays deals that are used for nothing else."""
    led = leads(weights, range(CHECKING, CHECKING + games))
    parts = {"without Monuments": led[::2], "with": led[1::2]}
    return "; ".join(
        f"{name} {(part > 0).mean():.1%} {part.mean():+.2f} ± {part.std() / len(part) ** 0.5:.2f}"
        for name, part in parts.items()
    )


def main() -> None:
    """Run a step of a round."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["label", "fit", "search", "check"])
    parser.add_argument("files", nargs="*", type=Path, help="labels; to check, a table")
    parser.add_argument("--table", type=Path, help="the table to begin with; else the newest")
    parser.add_argument("--towards", type=Path, help="a fitted table for the search")
    parser.add_argument("--out", type=Path, default=Path("table.json"))
    parser.add_argument(
        "--games", type=int, help="label: 300; check: 4,000; search, a round: 1,500"
    )
    parser.add_argument("--worlds", type=int, default=6, help="in which an action is tried")
    parser.add_argument("--probes", type=int, default=200, help="of single weights")
    asked = parser.parse_args()
    weights = read_table(asked.table)
    if asked.what == "label":
        label(asked.files[0], weights, asked.games or 300, asked.worlds)
    elif asked.what == "fit":
        change, gained = fit(read_labels(decisions(asked.files), weights))
        error = gained.std() / len(gained) ** 0.5
        print(
            f"{gained.mean():+.3f} ± {error:.3f} VP for each of {len(gained)} decisions not fitted"
        )
        write_table(asked.out, weights + change)
    elif asked.what == "search":
        search = Search(weights, asked.games or ROUND, lambda line: print(line, flush=True))
        if asked.towards is not None:
            search.walk(read_table(asked.towards) - weights)
        search.probe(asked.probes)
        write_table(asked.out, search.weights)
    else:
        print(check(read_table(asked.files[0] if asked.files else None), asked.games or 4000))


if __name__ == "__main__":
    main()
