"""Fits the planner's weights by an evolution strategy, for as long as you let it.

    ./compile
    .venv/bin/python tools/fit_planner.py --minutes 30 --out table.json
    .venv/bin/python tools/fit_planner.py --from table.json --names ahead,moved --share era

Each generation draws tables of weights around the mean, in pairs of opposites. All of them play the
same new games, and the mean moves towards the better half; how far each weight is varied follows
what the better half had in common (the separable form of CMA-ES). The nine columns of a weight may
move together, or those of an era. Every tenth generation is tried on deals that are used for
nothing else, and saved. The same arguments find the same table, but for the number of generations.

Deals for fitting have the seeds from 30,000,000 on, those for checking from 20,000,000 on. The
figures in docs/laboratory.md come from seeds above 50,000,000.
"""

import argparse
import json
import math
import time
from pathlib import Path
from random import Random
from typing import Final

from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.playouts import play_out
from ceres.bots.strategies.weights import (
    COLUMNS,
    NAMES,
    POLICY_VERSION,
    VERSIONS,
    WeightTable,
)
from ceres.engine.setup import new_game
from ceres.engine.state import Rules

Vector = list[float]

# The games in turn: the difficulty, and whether with Monuments.
GAMES: Final = [("challenge", False), ("challenge", True), ("hard", False), ("challenge", False)]
FITTING: Final = 30_000_000
CHECKING: Final = range(20_000_000, 20_002_000)
# How many columns move together.
SHARES: Final = {"column": 1, "era": 3, "game": COLUMNS}
SMALLEST_STEP: Final = 0.05
# The lead that counts as half a victory, and how slowly the rest follows.
ENOUGH: Final = 12
SPREAD: Final = 45


class Offsets:
    """What is varied: an offset for each group of columns of some weights of a table."""

    def __init__(self, start: WeightTable, names: list[str], share: int) -> None:
        """Take the table that all offsets of zero stand for."""
        self._start: Final = {name: start.get(name, (0.0,) * COLUMNS) for name in NAMES}
        self._share: Final = share
        self.places: Final = [(name, at) for name in names for at in range(0, COLUMNS, share)]

    def spread(self) -> Vector:
        """Return how far each offset is varied at first."""
        means = [sum(map(abs, self._start[name])) / COLUMNS for name, _ in self.places]
        return [max(mean / 2, 0.35) for mean in means]

    def table(self, offsets: Vector) -> WeightTable:
        """Return the table that a vector of offsets stands for."""
        rows = {name: list(row) for name, row in self._start.items()}
        for (name, first), offset in zip(self.places, offsets, strict=True):
            for column in range(first, first + self._share):
                rows[name][column] += offset
        return {name: tuple(round(weight, 2) for weight in row) for name, row in rows.items()}


def leads(table: WeightTable, seeds: range, games: list[tuple[str, bool]]) -> list[int]:
    """Return by how much a table wins the games of these seeds."""
    planner = PlannerStrategy(table)
    found = []
    for seed in seeds:
        difficulty, monuments = games[seed % len(games)]
        start = new_game(Rules(difficulty, [], None), monuments, seed)
        end = play_out(start, planner.choose_from_state(start), planner)
        found.append(end.your_vp - end.her_vp)
    return found


def success(table: WeightTable, seeds: range) -> float:
    """Rate how a table plays the games of these seeds: from -1, all lost by far, to 1."""
    rated = [math.tanh((lead - ENOUGH) / SPREAD) for lead in leads(table, seeds, GAMES)]
    return sum(rated) / len(rated)


class Evolution:
    """A mean, the variation of each offset, and the path of the last generations."""

    def __init__(self, offsets: Offsets, pairs: int, games: int, step: float, seed: int) -> None:
        """Begin at the offsets' own table."""
        size = len(offsets.places)
        self._offsets: Final = offsets
        self._pairs: Final = pairs
        self._games: Final = games
        self._first: Final = FITTING + 1_000_000 * seed
        self.mean: Vector = [0.0] * size
        self.step = step
        self.generation = 0
        self._spread = offsets.spread()
        self._path: Vector = [0.0] * size
        self._random = Random(seed)
        # The better half counts by its rank; the rates are those of the method for this size.
        shares = [math.log(pairs + 0.5) - math.log(rank) for rank in range(1, pairs + 1)]
        self._shares = [share / sum(shares) for share in shares]
        self._mass = 1 / sum(share * share for share in self._shares)
        self._path_rate = (self._mass + 2) / (size + self._mass + 5)
        gained = 2 * (self._mass - 2 + 1 / self._mass) / ((size + 2) ** 2 + self._mass)
        self._spread_rate = min(1.0, gained * (size + 2) / 3)
        self._usual_length = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))

    def table(self) -> WeightTable:
        """Return the table of the mean."""
        return self._offsets.table(self.mean)

    def next(self) -> None:
        """Play one generation."""
        first = self._first + self._games * self.generation
        seeds = range(first, first + self._games)
        half = [[self._random.gauss(0, 1) for _ in self.mean] for _ in range(self._pairs)]
        drawn = half + [[-value for value in each] for each in half]
        drawn.sort(key=lambda each: -success(self._offsets.table(self._around(each)), seeds))
        better = drawn[: self._pairs]
        pull = [
            sum(share * value for share, value in zip(self._shares, values, strict=True))
            for values in zip(*better, strict=True)
        ]
        self.mean = self._around(pull)
        self._follow(pull, better)
        self.generation += 1

    def _around(self, drawn: Vector) -> Vector:
        moved = zip(self.mean, self._spread, drawn, strict=True)
        return [weight + self.step * spread * value for weight, spread, value in moved]

    def _follow(self, pull: Vector, better: list[Vector]) -> None:
        """Lengthen steps while they go the same way; vary each weight as among the better half."""
        rate = self._path_rate
        push = math.sqrt(rate * (2 - rate) * self._mass)
        self._path = [
            (1 - rate) * old + push * new for old, new in zip(self._path, pull, strict=True)
        ]
        length = math.hypot(*self._path) / self._usual_length
        self.step = max(SMALLEST_STEP, self.step * math.exp(rate * (length - 1)))
        for index, values in enumerate(zip(*better, strict=True)):
            varied = sum(share * v * v for share, v in zip(self._shares, values, strict=True))
            self._spread[index] *= math.sqrt(1 + self._spread_rate * (varied - 1))


def check(name: str, table: WeightTable) -> None:
    """Print how a table does on Challenge, on the deals for checking."""
    found = leads(table, CHECKING, [("challenge", False)])
    wins = sum(lead > 0 for lead in found) / len(found)
    print(f"{name}: {wins:.1%} won, {sum(found) / len(found):+.2f}", flush=True)


def arguments() -> argparse.Namespace:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--from", dest="start", type=Path, help="a table in JSON; else the newest")
    parser.add_argument("--out", type=Path, default=Path("table.json"))
    parser.add_argument("--names", help="the weights to vary, separated by commas; else all")
    parser.add_argument("--share", choices=SHARES, default="era", help="columns that move together")
    parser.add_argument("--pairs", type=int, default=12)
    parser.add_argument("--games", type=int, default=300, help="for each table of a generation")
    parser.add_argument("--step", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


def main() -> None:
    """Evolve, and save the table."""
    asked = arguments()
    end = time.monotonic() + 60 * asked.minutes
    start = VERSIONS[POLICY_VERSION]
    if asked.start:
        start = {name: tuple(row) for name, row in json.loads(asked.start.read_text()).items()}
    names = asked.names.split(",") if asked.names else list(NAMES)
    offsets = Offsets(start, names, SHARES[asked.share])
    evolution = Evolution(offsets, asked.pairs, asked.games, asked.step, asked.seed)
    check("start", evolution.table())
    while time.monotonic() < end:
        evolution.next()
        if evolution.generation % 10 == 0:
            check(f"{evolution.generation}, step {evolution.step:.2f}", evolution.table())
            asked.out.write_text(json.dumps(evolution.table(), indent=1) + "\n")
    check("end", evolution.table())
    asked.out.write_text(json.dumps(evolution.table(), indent=1) + "\n")


if __name__ == "__main__":
    main()
