"""Intervals and tests, against known values and by simulation."""

import math
from random import Random

import pytest

from ceres.lab.statistics import (
    SampleEstimate,
    mcnemar,
    mean,
    paired_rates,
    two_proportions,
    unpaired_rates,
    wilson,
)


def holds(estimate: SampleEstimate, truth: float) -> bool:
    return estimate.low <= truth <= estimate.high


def test_wilson_of_a_textbook() -> None:
    """15 of 148, in Newcombe 1998: 0.0624 to 0.1605."""
    rate = wilson(15, 148)
    assert (round(rate.low, 4), round(rate.high, 4)) == (0.0624, 0.1605)


@pytest.mark.parametrize(("wins", "games"), [(0, 5), (5, 5), (0, 100_000), (1, 1)])
def test_wilson_stays_within_nought_and_one(wins: int, games: int) -> None:
    rate = wilson(wins, games)
    assert 0 <= rate.low <= rate.value <= rate.high <= 1


def test_a_mean_of_one_value_says_nothing() -> None:
    assert mean(4.0, 0.0, 1).low == -math.inf


@pytest.mark.parametrize("truth", [0.05, 0.4, 0.9])
def test_intervals_hold_the_truth_in_19_of_20_cases(truth: float) -> None:
    rng = Random(7)
    found = [wilson(sum(rng.random() < truth for _ in range(80)), 80) for _ in range(1000)]
    assert 0.92 < sum(holds(rate, truth) for rate in found) / 1000 < 0.985


def test_paired_and_unpaired_differences_hold_the_truth() -> None:
    rng = Random(8)
    paired = unpaired = 0
    for _ in range(1000):
        luck = [rng.random() for _ in range(100)]
        other = [rng.random() for _ in range(100)]
        first, second = [each < 0.4 for each in luck], [each < 0.55 for each in luck]
        alone = sum(each < 0.55 for each in other)
        gained = sum(b and not a for a, b in zip(first, second, strict=True))
        paired += holds(paired_rates(gained, 0, 100), 0.15)
        unpaired += holds(unpaired_rates((sum(first), alone), (100, 100)), 0.15)
    assert 920 < paired < 995
    assert 920 < unpaired < 985


def test_mcnemar_exact_and_approximate_agree() -> None:
    exact, approximate = mcnemar(460, 540), mcnemar(461, 541)
    assert exact == pytest.approx(approximate, rel=0.03)
    assert mcnemar(0, 0) == 1.0
    assert mcnemar(0, 40) == pytest.approx(2 / 2**40)


def test_two_rates_that_are_equal_are_no_news() -> None:
    assert two_proportions((10, 10), (50, 50)) == pytest.approx(1.0)
    assert two_proportions((0, 0), (50, 50)) == 1.0
    assert two_proportions((10, 40), (50, 50)) < 1e-6
