"""Intervals and tests: how sure one can be of a rate, a mean, or a difference.

All intervals are of 95 %.
"""

import math
from typing import Final, NamedTuple

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
LEVEL: Final = 0.05
# Up to so many games that went differently, McNemar's test is computed exactly.
_EXACT: Final = 1000


class Estimate(NamedTuple):
    """A figure with its interval."""

    value: float
    low: float
    high: float


def wilson(wins: int, games: int) -> Estimate:
    """A win rate with Wilson's score interval.

    >>> rate = wilson(600, 1000)
    >>> round(rate.value, 3), round(rate.low, 3), round(rate.high, 3)
    (0.6, 0.569, 0.63)
    >>> round(wilson(0, 10).high, 3)
    0.278
    """
    if not games:
        return Estimate(math.nan, 0.0, 1.0)
    rate = wins / games
    weight = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / weight
    reach = Z / weight * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return Estimate(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(average: float, deviation: float, count: int) -> Estimate:
    """A mean with its normal interval; `deviation` is that of the single values."""
    reach = Z * deviation / math.sqrt(count) if count > 1 else math.inf
    return Estimate(average, average - reach, average + reach)


def paired_rates(gained: int, lost: int, games: int) -> Estimate:
    """The difference of two win rates on the same seeds (Bonett and Price's interval).

    `gained` games were won only by the second, `lost` only by the first.

    >>> difference = paired_rates(60, 20, 200)
    >>> round(difference.value, 2), round(difference.low, 3), round(difference.high, 3)
    (0.2, 0.115, 0.282)
    """
    up, down = (gained + 1) / (games + 2), (lost + 1) / (games + 2)
    reach = Z * math.sqrt((up + down - (up - down) ** 2) / (games + 2))
    return Estimate((gained - lost) / games, up - down - reach, up - down + reach)


def mcnemar(gained: int, lost: int) -> float:
    """How likely so uneven a split of the games that went differently is by chance alone.

    >>> round(mcnemar(9, 1), 4), round(mcnemar(5, 5), 4)
    (0.0215, 1.0)
    """
    games = gained + lost
    if games > _EXACT:
        return _two_sided((abs(gained - lost) - 1) / math.sqrt(games))
    tail = sum(math.comb(games, wins) for wins in range(min(gained, lost) + 1))
    return min(1.0, 2 * tail / (1 << games))


def unpaired_rates(wins: tuple[int, int], games: tuple[int, int]) -> Estimate:
    """The difference of two win rates on other seeds (Agresti and Caffo's interval)."""
    first, second = ((won + 1) / (all_ + 2) for won, all_ in zip(wins, games, strict=True))
    variance = first * (1 - first) / (games[0] + 2) + second * (1 - second) / (games[1] + 2)
    reach = Z * math.sqrt(variance)
    value = wins[1] / games[1] - wins[0] / games[0]
    return Estimate(value, second - first - reach, second - first + reach)


def two_rates(wins: tuple[int, int], games: tuple[int, int]) -> float:
    """How likely two win rates differ so much by chance alone (z-test of two proportions).

    >>> round(two_rates((50, 70), (100, 100)), 4)
    0.0039
    """
    pooled = sum(wins) / sum(games)
    deviation = math.sqrt(pooled * (1 - pooled) * (1 / games[0] + 1 / games[1]))
    if not deviation:
        return 1.0
    return _two_sided((wins[1] / games[1] - wins[0] / games[0]) / deviation)


def _two_sided(deviations: float) -> float:
    return min(1.0, math.erfc(abs(deviations) / math.sqrt(2)))
