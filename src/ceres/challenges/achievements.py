"""Achievements: good or odd play, found in the events of a finished game.

They are computed from records, so old games count. A message names each of them and says what it
takes: `achievement-no-squares` and `achievement-no-squares-about`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from ceres.challenges.course import Course
from ceres.events import Build, Buy, Income, Monument, NoClaim
from ceres.format.record_extras import STRICT
from ceres.game import Game
from ceres.position import Position


def _second_era_lead(course: Course) -> int:
    """Return your lead after the scoring of era 2; of a game that began later, 0."""
    for scoring in course.scorings:
        if scoring.era == 2:
            return scoring.you["vp"] - scoring.ceres["vp"]
    return 0


def _every_monument(course: Course) -> bool:
    supply = course.game.start.monuments or ()
    return bool(supply) and set(supply) <= set(course.built)


def _starved(course: Course) -> bool:
    return sum(event.reason == "no-deed" for event in course.of(NoClaim)) >= 5


def _no_civic_income_for_her(course: Course) -> bool:
    return course.won and not any(item["vp"] for item in course.items("ceres", "civic"))


def _replaced(course: Course) -> int:
    return sum(len(event.replaced) for event in course.of(Build))


def _highest(course: Course, source: str) -> int:
    return max((item["vp"] for item in course.items("you", source)), default=0)


ACHIEVEMENTS: Final[Mapping[str, Callable[[Course], bool]]] = {
    # Wins.
    "first-win": lambda course: course.won,
    "hard-win": lambda course: course.won and course.rules.difficulty != "normal",
    "challenge-win": lambda course: course.won and course.rules.difficulty == "challenge",
    "strict-win": lambda course: course.won and course.game.extras.get(STRICT) is True,
    "creeping-win": lambda course: course.won and course.rules.creeping_gardens,
    "favoured": lambda course: course.won and course.rules.favour >= 20,
    "landslide": lambda course: course.ahead >= 50,
    "by-a-hair": lambda course: course.ahead == 1,
    "comeback": lambda course: course.won and _second_era_lead(course) <= -10,
    "high-score": lambda course: course.vp >= 140,
    # What you built, or did not.
    "no-civic": lambda course: course.won and not course.built_kind("civic"),
    "no-commerce": lambda course: course.won and not course.built_kind("commercial"),
    "no-homes": lambda course: course.won and not course.built_kind("residential"),
    "every-monument": _every_monument,
    "great-civic": lambda course: _highest(course, "civic") >= 14,
    "rebuilder": lambda course: _replaced(course) >= 6,
    "no-empty-lot": lambda course: course.won and course.empty_lots == 0,
    # Silver.
    "hoard": lambda course: course.most_silver >= 40,
    "never-bribed": lambda course: course.won and course.of(Buy) != [] and not course.bribes_paid,
    "no-income": lambda course: course.won and len(course.of(Income)) <= 6,
    # What Ceres could not do.
    "no-squares": lambda course: course.won and not any(course.items("ceres", "parks")),
    "starved": _starved,
    "no-garden-fed": _no_civic_income_for_her,
    "bare-temples": lambda course: course.won and course.monuments and not course.of(Monument),
}
"""The achievements by their ids, in the order in which they are shown."""


def _set_up(start: Position) -> bool:
    """Return whether a start looks like that of a whole game."""
    state = start._state
    untouched = not state.buildings and state.your_vp == 0 and state.her_vp == state.rules.favour
    return untouched and state.era == 1 and state.unseen == len(state.deck)


def achievements(game: Game) -> list[str]:
    """Return the ids of what a game achieved; nothing before it is over.

    A game that did not begin with the set-up, such as a puzzle, achieves nothing.

    >>> achievements(Game.new(seed=7))
    []
    """
    if game.position.result is None or not _set_up(game.start):
        return []
    course = Course(game)
    return [id for id, found in ACHIEVEMENTS.items() if found(course)]
