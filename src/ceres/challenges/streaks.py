"""The streak of days played, with rest days that are earned by playing.

A day counts when its deal was begun on that day, by the player's own calendar, and played to the
end, whenever that was. Seven days played earn a rest day; two can be saved up. A day that was
missed uses one, and the streak goes on.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from ceres.challenges.days import read_date
from ceres.challenges.played import Finished, attempts

DAYS_FOR_A_REST: Final = 7
_MOST_RESTS: Final = 2
_DAY: Final = timedelta(days=1)


@dataclass(frozen=True)
class DayStreak:
    """The days played in a row."""

    days: int
    """Days played in the present streak; rest days are not among them."""
    longest: int
    rests: int
    """Rest days saved up."""
    rested: tuple[str, ...]
    """Days of all streaks on which a rest day was used."""
    today: bool
    """Whether today's deal was played."""


def days_in_time(games: Iterable[Finished]) -> set[str]:
    """Return the days whose deal was begun on the day itself, and not given up."""
    return {
        day
        for day, game in attempts(games).items()
        if game.day is not None and game.day["begun"] == day and not game.marks["resigned"]
    }


def streak(games: Iterable[Finished], today: str) -> DayStreak:
    """Return the streak as it stands today; today may still be played."""
    played = sorted(map(read_date, days_in_time(games)))
    now = read_date(today)
    run, longest, rests = 0, 0, 0
    rested: list[str] = []
    last: date | None = None
    for day in [each for each in played if each <= now]:
        missed = 0 if last is None else (day - last).days - 1
        if missed > rests:
            run, rests = 0, 0
        elif last is not None:
            rests -= missed
            rested += _days(last, day)
        run, last = run + 1, day
        longest = max(longest, run)
        if run % DAYS_FOR_A_REST == 0:
            rests = min(rests + 1, _MOST_RESTS)
    missed = 0 if last is None else max(0, (now - last).days - 1)
    if missed > rests:
        run, rests = 0, 0
    elif last is not None:
        rests -= missed
        rested += _days(last, now)
    return DayStreak(run, longest, rests, tuple(rested), last == now)


def _days(first: date, last: date) -> list[str]:
    """Return the days between two others."""
    between = (last - first).days - 1
    return [(first + number * _DAY).isoformat() for number in range(1, between + 1)]
