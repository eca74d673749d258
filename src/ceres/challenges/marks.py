"""The marks of a game that challenges look at, among the further keys of its record."""

from collections.abc import Mapping
from typing import Any, TypedDict

from ceres.challenges.days import day_mark
from ceres.challenges.medals import par_mark
from ceres.challenges.types import DayMark, ParMark


class ChallengeMarks(TypedDict, total=False):
    """Those of them that a game has."""

    day: DayMark
    par: ParMark


def challenge_marks(extras: Mapping[str, Any]) -> ChallengeMarks:
    """Return the marks of a game, as far as they are whole.

    >>> challenge_marks({"x-day": "yesterday", "x-strict": True})
    {}
    """
    found: ChallengeMarks = {}
    if (day := day_mark(extras)) is not None:
        found["day"] = day
    if (par := par_mark(extras)) is not None:
        found["par"] = par.mark()
    return found
