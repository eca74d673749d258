"""Tries changes of weights in games."""

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Final

import numpy as np

from ceres.bots.strategies.weights import COLUMNS_PER_ERA
from ceres.engine.state import LAST_ERA
from fitting.tables import WEIGHTS, Array, Weighting, leads

FIRST_SEED: Final = 30_000_000
ERAS: Final = tuple(range(LAST_ERA))
# Weights that change together, the others by themselves.
GROUPS: Final = [
    "single double",
    "ahead bonus citizen home_first",
    "moved freed replaced",
    "deed price joined hemmed corner starved purse crowded built_beside block claimed "
    "claimed_hemmed square edge half_square large_square nearly_large garden nearby slot "
    "late_deed spent",
    "silver rich broke late_broke",
    "civic for_her civic_room civic_open for_buildings for_citizens for_silver for_civics shown "
    "printed",
    "squares fed useful threat growth open",
    "late_build filled build cramped room exposed large",
]
# Games of a round, and rounds of a trial.
ROUND: Final = 1500
ROUNDS: Final = 3
# New deals after so many trials of single weights.
TRIALS: Final = 8


def goal(led: Array) -> Array:
    """Return what leads count: about their VP, those of close games a little more."""
    return 40 * np.tanh((led - 10) / 55) + 0.35 * led


class Search:
    """Tries changes of the weights in games, and takes those that gain."""

    def __init__(self, weights: Weighting, games: int, report: Callable[[str], None]) -> None:
        """Begin with some weights; `games` make a round of a trial."""
        self.weights = weights
        self._games: Final = games
        self._report: Final = report
        self._first = FIRST_SEED
        self._known: dict[int, Array] = {}

    def new_deals(self) -> None:
        """Go on to deals that have not been played."""
        self._first += ROUNDS * self._games
        self._known.clear()

    def try_change(self, name: str, change: Weighting) -> bool:
        """Take a change if it gains on the same deals; a clear case ends early."""
        if not change.any():
            return False
        differences, mean, error = np.zeros(0), 0.0, 0.0
        for number in range(ROUNDS):
            first = self._first + number * self._games
            seeds = range(first, first + self._games)
            if first not in self._known:
                self._known[first] = goal(leads(self.weights, seeds))
            gained = goal(leads(self.weights + change, seeds)) - self._known[first]
            differences = np.concatenate([differences, gained])
            mean = float(differences.mean())
            error = float(differences.std()) / len(differences) ** 0.5
            if mean < 0.3 * error or not error:
                return False
            if mean > 2.2 * error:
                break
        if mean <= error:
            return False
        self.weights = self.weights + change
        self._known.clear()
        self._report(f"{name} gains {mean:.2f} ± {error:.2f}")
        return True

    def walk(self, direction: Weighting) -> None:
        """Walk in a direction, group by group: all the way or half of it, in all eras or one."""
        left = direction.copy()
        for group in GROUPS:
            rows = [WEIGHTS.index(name) for name in group.split()]
            for share, eras in product((1.0, 0.5), (ERAS, *((era,) for era in ERAS))):
                places = np.ix_(rows, _columns(eras))
                change = np.zeros_like(left)
                change[places] = share * left[places]
                if self.try_change(f"{group}, {eras}, {share}", change):
                    left -= change
            self.new_deals()

    def probe(self, trials: int) -> None:
        """Raise and lower single weights in an era; the steps adapt to what succeeds."""
        rng = Random(5)
        places = [(row, era) for row in range(len(WEIGHTS)) for era in ERAS]
        factors = dict.fromkeys(places, 1.0)
        queue: list[tuple[int, int]] = []
        for trial in range(trials):
            queue = queue or rng.sample(places, len(places))
            row, era = place = queue.pop(0)
            size = factors[place] * max(0.25, 0.35 * np.abs(self.weights[row]).mean())
            taken = any(self._probe(row, era, step) for step in rng.sample([size, -size], 2))
            factors[place] *= 1.2 if taken else 0.6
            if taken:
                queue.insert(0, place)
            if trial % TRIALS == TRIALS - 1:
                self.new_deals()

    def _probe(self, row: int, era: int, step: float) -> bool:
        change = np.zeros_like(self.weights)
        change[row, _columns((era,))] = step
        return self.try_change(f"{WEIGHTS[row]}, {era}, {step:+.2f}", change)


def _columns(eras: tuple[int, ...]) -> list[int]:
    return [era * COLUMNS_PER_ERA + part for era in eras for part in range(COLUMNS_PER_ERA)]
