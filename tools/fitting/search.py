"""Walks towards fitted weights, as far as games gain by it."""

from collections.abc import Callable
from typing import Final

import numpy as np

from ceres.bots.strategies.weights import COLUMNS
from fitting.tables import Array, Weighting

# Plays deals with a table, and returns the leads.
Play = Callable[[Weighting, range], Array]

FIRST_SEED: Final = 32_000_000
# Shares of the way: the same for all columns, then more or less of it for each of them.
SHARES: Final = (0.2, 0.35, 0.5, 0.7)
STEPS: Final = (0.3, 0.15)


class Search:
    """Looks for the best table between some weights and fitted ones."""

    def __init__(
        self,
        weights: Weighting,
        fitted: Weighting,
        play: Play,
        games: int,
        report: Callable[[str], None],
    ) -> None:
        """Begin with the weights; `games` are played with each table that is tried."""
        self._weights: Final = weights
        self._direction: Final = fitted - weights
        self._play: Final = play
        self._report: Final = report
        self._shares = np.zeros(COLUMNS)
        self._deals = range(FIRST_SEED - games, FIRST_SEED)
        self._leads = np.zeros(games)

    def run(self) -> Weighting:
        """Return the best table found."""
        self._new_deals()
        self._try([np.full(COLUMNS, share) for share in SHARES])
        for step in STEPS:
            self._new_deals()
            for column in np.eye(COLUMNS):
                self._try([self._shares + step * column, self._shares - step * column])
        return self._table(self._shares)

    def _new_deals(self) -> None:
        """Go on to deals that no step has been chosen by."""
        self._deals = range(self._deals.stop, self._deals.stop + len(self._deals))
        self._leads = self._play(self._table(self._shares), self._deals)

    def _try(self, candidates: list[Array]) -> None:
        """Go to the best of some shares if it gains more than its standard error."""
        played = [(shares, self._play(self._table(shares), self._deals)) for shares in candidates]
        shares, leads = max(played, key=lambda each: float(each[1].mean()))
        gains = leads - self._leads
        error = float(gains.std()) / len(gains) ** 0.5
        if gains.mean() > error:
            self._report(f"{np.round(shares, 2)} gains {gains.mean():.2f} ± {error:.2f}")
            self._shares, self._leads = shares, leads

    def _table(self, shares: Array) -> Weighting:
        return self._weights + shares * self._direction
