"""Means with their standard errors, intervals, and which of many findings hold.

Sums are whole numbers, so a mean is the same whatever the order in which it was added up. Sums of
means are rounded once (`fsum`): `sum` rounds differently in different versions of Python.
"""

from collections.abc import Iterable, Sequence
from math import erfc, fsum, sqrt
from typing import Final, NamedTuple

# Two-sided intervals of 95 %.
_TAIL: Final = 0.025
_NORMAL: Final = 1.959963984540054
# A difference of fewer standard errors may be chance.
_DOUBT: Final = 2
# A difference of fewer VP is as good as none.
LITTLE: Final = 1.0


class Estimate(NamedTuple):
    """A mean, its standard error, and how many worlds it was found in."""

    value: float
    error: float
    worlds: int

    def interval(self) -> tuple[float, float]:
        """Return the interval that covers the truth in 95 of 100 cases (Student's t)."""
        half = _quantile(self.worlds - 1) * self.error
        return self.value - half, self.value + half

    def chance_below(self, threshold: float) -> float:
        """Return how likely so large a value is if the truth is at most the threshold."""
        if not self.error:
            return 0.0 if self.value > threshold else 1.0
        freedom = max(self.worlds - 1, 1)
        t = (self.value - threshold) / self.error
        # Wallace's approximation of Student's t by the normal distribution is good to two digits.
        z = t * (1 - 1 / (4 * freedom)) / sqrt(1 + t * t / (2 * freedom))
        return erfc(z / sqrt(2)) / 2

    def is_clear(self) -> bool:
        """Return whether it is larger than what may be chance, one way or the other."""
        return abs(self.value) > _DOUBT * self.error

    def is_little(self) -> bool:
        """Return whether a loss in VP is as good as none."""
        return self.value <= LITTLE and self.value <= _DOUBT * self.error

    def is_surely_little(self) -> bool:
        """Return whether a loss in VP is as good as none, whatever may be chance."""
        return self.value + _DOUBT * self.error <= LITTLE


EXACT_ZERO: Final = Estimate(0.0, 0.0, 1)


def estimate(values: Sequence[int]) -> Estimate:
    """Return the mean of whole numbers.

    >>> estimate([1, 2, 3, 4])
    Estimate(value=2.5, error=0.6454972243679028, worlds=4)
    """
    count, total = len(values), sum(values)
    if count == 1:
        return Estimate(float(total), 0.0, 1)
    squares = sum(value * value for value in values)
    spread = count * squares - total * total
    return Estimate(total / count, sqrt(spread / (count * count * (count - 1))), count)


def difference(values: Sequence[int], others: Sequence[int]) -> Estimate:
    """Return the mean of what values are more than others, world by world."""
    return estimate([value - other for value, other in zip(values, others, strict=False)])


def wins(leads: Iterable[int]) -> list[int]:
    """Return which of these leads win: 1 or 0 (V9)."""
    return [int(lead > 0) for lead in leads]


def combined_error(errors: Iterable[float]) -> float:
    """Return the standard error of a sum of independent estimates."""
    return sqrt(fsum(error * error for error in errors))


def benjamini_hochberg(chances: Sequence[float]) -> list[bool]:
    """Return which of many findings hold, by Benjamini and Hochberg.

    Each comes with the chance that it is nothing. Of those that hold few are nothing, on average.

    >>> benjamini_hochberg([0.001, 0.5, 0.02, 0.04])
    [True, False, False, False]
    """
    order = sorted(range(len(chances)), key=lambda index: chances[index])
    holding = 0
    for rank, index in enumerate(order, start=1):
        if chances[index] <= _TAIL * rank / len(chances):
            holding = rank
    held = set(order[:holding])
    return [index in held for index in range(len(chances))]


def _quantile(freedom: int) -> float:
    """Return how many standard errors an interval reaches to either side (Cornish and Fisher)."""
    n, z = max(freedom, 1), _NORMAL
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
