"""The streak: days in a row, with rest days that are earned."""

from datetime import date, timedelta
from typing import Any

import pytest

from ceres.challenges.streaks import streak
from challenges.finished import on_day


def days(first: str, *numbers: int) -> list[str]:
    """Return days counted from the first one, which is 0."""
    start = date.fromisoformat(first)
    return [(start + timedelta(number)).isoformat() for number in numbers]


START = "2026-03-02"


def test_without_a_day_there_is_no_streak() -> None:
    found = streak([], START)
    assert (found.days, found.longest, found.rests, found.today) == (0, 0, 0, False)


def test_days_in_a_row_and_today_may_still_be_played() -> None:
    played = [on_day(day) for day in days(START, 0, 1, 2)]
    now, later, too_late = (streak(played, day) for day in days(START, 2, 3, 4))
    assert (now.days, now.today) == (3, True)
    assert (later.days, later.today) == (3, False)
    assert (too_late.days, too_late.longest) == (0, 3)


def test_seven_days_earn_a_rest_day_and_a_missed_day_uses_it() -> None:
    played = [on_day(day) for day in days(START, *range(7), 8)]
    (missed, now, gone) = days(START, 7, 8, 10)
    assert streak(played[:7], missed).rests == 1
    found = streak(played, now)
    assert (found.days, found.rests, found.rested) == (8, 0, (missed,))
    assert streak(played, gone).days == 0


def test_two_rest_days_can_be_saved_up_and_used_together() -> None:
    played = [on_day(day) for day in days(START, *range(28))]
    last, *_, third = days(START, 27, 28, 29, 30)
    assert streak(played, last).rests == 2
    assert streak(played, third).days == 28
    assert streak(played, days(START, 31)[0]).days == 0


def test_across_the_end_of_a_month_and_a_leap_day() -> None:
    played = [on_day(day) for day in days("2028-02-27", 0, 1, 2, 3)]
    assert streak(played, "2028-03-01").days == 4


@pytest.mark.parametrize("facts", [{"begun": "2026-03-05"}, {"resigned": True}])
def test_late_or_given_up_does_not_count(facts: dict[str, Any]) -> None:
    assert streak([on_day(START, **facts)], "2026-03-05").days == 0
