"""Intervals and tests of rates, means and differences.

All intervals are of 95 %.
"""

import math
from typing import Final, NamedTuple

_Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within this many deviations
SIGNIFICANCE: Final = 0.05
# Up to this many games that went differently, McNemar's test is computed exactly.
_EXACT: Final = 1000


class SampleEstimate(NamedTuple):
    """A figure with its interval."""

    value: float
    low: float
    high: float


def wilson(wins: int, games: int) -> SampleEstimate:
    """Return a win rate with Wilson's score interval.

    >>> rate = wilson(600, 1000)
    >>> round(rate.value, 3), round(rate.low, 3), round(rate.high, 3)
    (0.6, 0.569, 0.63)
    >>> round(wilson(0, 10).high, 3)
    0.278
    """
    if not games:
        return SampleEstimate(math.nan, 0.0, 1.0)
    rate = wins / games
    weight = 1 + _Z * _Z / games
    middle = (rate + _Z * _Z / (2 * games)) / weight
    half_width = _Z / weight * math.sqrt(rate * (1 - rate) / games + _Z * _Z / (4 * games * games))
    return SampleEstimate(rate, max(0.0, middle - half_width), min(1.0, middle + half_width))


def mean(average: float, deviation: float, count: int) -> SampleEstimate:
    """Return a mean with its normal interval; `deviation` is that of the single values."""
    half_width = _Z * deviation / math.sqrt(count) if count > 1 else math.inf
    return SampleEstimate(average, average - half_width, average + half_width)


def paired_rates(gained: int, lost: int, games: int) -> SampleEstimate:
    """Return the difference of two win rates on the same seeds (Bonett and Price's interval).

    `gained` games were won only by the second, `lost` only by the first.

    >>> difference = paired_rates(60, 20, 200)
    >>> round(difference.value, 2), round(difference.low, 3), round(difference.high, 3)
    (0.2, 0.115, 0.282)
    """
    up, down = (gained + 1) / (games + 2), (lost + 1) / (games + 2)
    half_width = _Z * math.sqrt((up + down - (up - down) ** 2) / (games + 2))
    return SampleEstimate((gained - lost) / games, up - down - half_width, up - down + half_width)


def mcnemar(gained: int, lost: int) -> float:
    """Return the p-value of McNemar's test on the games that went differently.

    >>> round(mcnemar(9, 1), 4), round(mcnemar(5, 5), 4)
    (0.0215, 1.0)
    """
    games = gained + lost
    if games > _EXACT:
        return _two_sided((abs(gained - lost) - 1) / math.sqrt(games))
    tail = sum(math.comb(games, wins) for wins in range(min(gained, lost) + 1))
    return min(1.0, 2 * tail / (1 << games))


def unpaired_rates(wins: tuple[int, int], games: tuple[int, int]) -> SampleEstimate:
    """Return the difference of two win rates on different seeds (Agresti and Caffo's interval)."""
    first, second = ((won + 1) / (all_ + 2) for won, all_ in zip(wins, games, strict=True))
    variance = first * (1 - first) / (games[0] + 2) + second * (1 - second) / (games[1] + 2)
    half_width = _Z * math.sqrt(variance)
    value = wins[1] / games[1] - wins[0] / games[0]
    return SampleEstimate(value, second - first - half_width, second - first + half_width)


def two_proportions(wins: tuple[int, int], games: tuple[int, int]) -> float:
    """Return the p-value of the z-test of two proportions.

    >>> round(two_proportions((50, 70), (100, 100)), 4)
    0.0039
    """
    pooled = sum(wins) / sum(games)
    deviation = math.sqrt(pooled * (1 - pooled) * (1 / games[0] + 1 / games[1]))
    if not deviation:
        return 1.0
    return _two_sided((wins[1] / games[1] - wins[0] / games[0]) / deviation)


def _two_sided(deviations: float) -> float:
    return min(1.0, math.erfc(abs(deviations) / math.sqrt(2)))
