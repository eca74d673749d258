"""Looks for better weights of the planner by an evolution strategy, as long as you let it.

    ./compile
    .venv/bin/python tools/tune_planner.py --minutes 15

Each generation draws tables of weights around the mean, in pairs of opposites. All of them play the
same new games, and the mean moves towards the better half; how far each weight is varied follows
what the better half had in common (the separable form of CMA-ES). Every tenth generation is tried
in games that are not used for anything else, and printed; the last table goes to standard output.
"""

import argparse
import math
import time
from random import Random
from typing import Final

from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.playouts import play_out
from ceres.bots.strategies.weights import LAST_TURN, WEIGHTS, WeightTable
from ceres.engine.setup import new_game
from ceres.engine.state import Rules

Vector = list[float]

NAMES: Final = list(WEIGHTS)
# The games in turn: the difficulty, and whether with Monuments.
GAMES: Final = [("challenge", False), ("challenge", True), ("hard", False), ("challenge", False)]
PAIRS: Final = 10
GAMES_PER_GENERATION: Final = 160
TEST_SEEDS: Final = range(5_000_000, 5_000_800)
FIRST_STEP, SMALLEST_STEP = 0.2, 0.05
# The lead that counts as half a victory, and how slowly the rest follows.
ENOUGH, SPREAD = 8, 35


def vector(table: WeightTable) -> Vector:
    """Return the weights of the three eras in a row, without those of the last turn."""
    return [weight for name in NAMES for weight in table[name][:LAST_TURN]]


def table(weights: Vector) -> WeightTable:
    """Return the table that a vector stands for."""
    return {
        name: (*weights[3 * row : 3 * row + 3], WEIGHTS[name][LAST_TURN])
        for row, name in enumerate(NAMES)
    }


def success(weights: Vector, seeds: range) -> float:
    """Rate how a table plays the games of these seeds: from -1, all lost by far, to 1."""
    planner = PlannerStrategy(table(weights))
    total = 0.0
    for seed in seeds:
        difficulty, monuments = GAMES[seed % len(GAMES)]
        start = new_game(Rules(difficulty, [], None), monuments, seed)
        end = play_out(start, planner.choose_from_state(start), planner)
        total += math.tanh((end.your_vp - end.her_vp - ENOUGH) / SPREAD)
    return total / len(seeds)


class Evolution:
    """A mean, the variation of each weight, and the path of the last generations."""

    def __init__(self, mean: Vector) -> None:
        self.mean = mean
        self.step = FIRST_STEP
        self.generation = 0
        size = len(mean)
        self._spread: Vector = [max(abs(weight), 0.5) for weight in mean]
        self._path: Vector = [0.0] * size
        self._random = Random(1)
        # The better half counts by its rank; the rates are those of the method for this size.
        shares = [math.log(PAIRS + 0.5) - math.log(rank) for rank in range(1, PAIRS + 1)]
        self._shares = [share / sum(shares) for share in shares]
        self._mass = 1 / sum(share * share for share in self._shares)
        self._path_rate = (self._mass + 2) / (size + self._mass + 5)
        gained = 2 * (self._mass - 2 + 1 / self._mass) / ((size + 2) ** 2 + self._mass)
        self._spread_rate = min(1.0, gained * (size + 2) / 3)
        self._usual_length = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))

    def next(self) -> None:
        """Play one generation."""
        seeds = range(GAMES_PER_GENERATION * self.generation, 10**9)[:GAMES_PER_GENERATION]
        half = [[self._random.gauss(0, 1) for _ in self.mean] for _ in range(PAIRS)]
        drawn = half + [[-value for value in each] for each in half]
        drawn.sort(key=lambda each: success(self._around(each), seeds), reverse=True)
        better = drawn[:PAIRS]
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


def main() -> None:
    """Evolve, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=15.0)
    end = time.monotonic() + 60 * parser.parse_args().minutes
    evolution = Evolution(vector(WEIGHTS))
    print(f"now: {success(evolution.mean, TEST_SEEDS):.3f}", flush=True)
    while time.monotonic() < end:
        evolution.next()
        if evolution.generation % 10 == 0:
            found = success(evolution.mean, TEST_SEEDS)
            print(f"{evolution.generation}: {found:.3f}, step {evolution.step:.2f}", flush=True)
    for name, row in table(evolution.mean).items():
        print(f'    "{name}": ({", ".join(f"{weight:.1f}" for weight in row)}),')


if __name__ == "__main__":
    main()
