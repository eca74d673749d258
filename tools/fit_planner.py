"""Looks for better weights of the planner: labels decisions, fits the weights, tries them in games.

    ./compile
    .venv/bin/python tools/fit_planner.py label labels.jsonl
    .venv/bin/python tools/fit_planner.py fit labels.jsonl --out fitted.json
    .venv/bin/python tools/fit_planner.py search --towards fitted.json --out better.json
    .venv/bin/python tools/fit_planner.py check better.json

That is a round, and takes two cores a few minutes. The next one begins with `--table better.json`
and labels of its own (`--first 1000`); `fit` may take those of earlier rounds as well. Version 3
was made in three rounds that began with version 2. docs/bots.md tells what each of them gave, and
what else was tried.

label   plays games and finds out what the actions of each decision lead to: each is tried in the
        same few worlds, and the planner plays on. Can be stopped and started again.
fit     finds the weights whose values of actions are nearest to what the actions led to. The
        planner only needs the best action to come first, so the fitted table is not better by
        itself; it says in which direction to look.
search  walks in that direction as far as it gains on the same deals: with all parts of the game
        first, then with each of them.
check   plays deals that are used for nothing else.

Deals for checking have the seeds from 20,000,000 on, those for labels from 31,000,000 on, those of
the search from 32,000,000 on. The figures in docs/laboratory.md come from seeds above 50,000,000.
The same arguments give the same table.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial, reduce
from operator import add
from pathlib import Path
from typing import Final

import numpy as np

from fitting.labels import decisions, label
from fitting.regression import Sums, fit, sums
from fitting.search import Search
from fitting.tables import Array, Weighting, leads, read_table, write_table

CHECKING: Final = 20_000_000
# Deals that a process plays at once.
PART: Final = 500


def check(led: Array) -> str:
    """Return how a table played deals that are used for nothing else."""
    parts = {"without Monuments": led[::2], "with": led[1::2]}
    return "; ".join(
        f"{name} {(part > 0).mean():.1%} {part.mean():+.2f} ± {part.std() / len(part) ** 0.5:.2f}"
        for name, part in parts.items()
    )


def play(pool: ProcessPoolExecutor, weights: Weighting, deals: range) -> Array:
    """Play deals with all processes; return the leads."""
    parts = [deals[first : first + PART] for first in range(0, len(deals), PART)]
    return np.concatenate(list(pool.map(partial(leads, weights), parts)))


def lines(paths: list[Path]) -> Iterator[str]:
    """Return the labelled games of some files."""
    for path in paths:
        yield from path.read_text("utf-8").splitlines()


def sums_of_game(weights: Weighting, line: str) -> Sums:
    """Sum up the labels of a game."""
    return sums(decisions(line), weights)


def main() -> None:
    """Run a step of a round."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["label", "fit", "search", "check"])
    parser.add_argument("files", nargs="*", type=Path, help="labels; to check, a table")
    parser.add_argument("--table", type=Path, help="the table to begin with; else the newest")
    parser.add_argument("--towards", type=Path, help="a fitted table for the search")
    parser.add_argument("--out", type=Path, default=Path("table.json"))
    parser.add_argument("--games", type=int, help="label: 700; search, check: 8,000")
    parser.add_argument("--first", type=int, default=0, help="label: how many deals to skip")
    parser.add_argument("--worlds", type=int, default=6, help="in which an action is tried")
    asked = parser.parse_args()
    weights, games = read_table(asked.table), asked.games or 8000
    if asked.what == "label":
        label(asked.files[0], weights, asked.first, asked.games or 700, asked.worlds)
        return
    with ProcessPoolExecutor() as pool:
        if asked.what == "fit":
            found = pool.map(partial(sums_of_game, weights), lines(asked.files), chunksize=8)
            write_table(asked.out, fit(reduce(add, found), weights))
        elif asked.what == "search":
            fitted = read_table(asked.towards)
            search = Search(weights, fitted, partial(play, pool), games, partial(print, flush=True))
            write_table(asked.out, search.run())
        else:
            checked = read_table(asked.files[0] if asked.files else None)
            print(check(play(pool, checked, range(CHECKING, CHECKING + games))))


if __name__ == "__main__":
    main()
