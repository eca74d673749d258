"""A player's practice: a rating, a streak, and which puzzle is next. `ceres-practice/1`.

The rating is Elo's: a puzzle is an opponent, whose rating its grade says. Only the first answer to
a puzzle counts for it. One that was missed comes back after growing gaps, until it was found often
enough.
"""

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Annotated, Any, Final, TypedDict

from ceres.challenges.days import read_date
from ceres.checking import Check
from ceres.checking.hints import Limit
from ceres.checking.typed import read
from ceres.coach.puzzles.book import Puzzle
from ceres.errors import FaultyData

FORMAT: Final = "ceres-practice/1"
BEGINNER: Final = 1200
_EASIEST_RATING: Final = 1000
_GRADE_STEP: Final = 200
_SCALE: Final = 400
# The most that an answer moves a rating: more as long as little is known of the player.
_FIRST_STEP: Final = 40
_STEP: Final = 20
_FIRST: Final = 20
# After how many days a missed puzzle comes back: missed, found once since, found twice since.
_GAPS: Final = (1, 3, 7)
_NEVER: Final = "9999-12-31"


class SeenPuzzle(TypedDict):
    """What became of a puzzle."""

    last: Annotated[str, "the day of the last answer, such as `2026-11-19`"]
    due: Annotated[str | None, "the day on which it comes back"]
    found: Annotated[int, Limit(), "how often in a row it was found since it was missed"]


class PracticeData(TypedDict):
    """A player's practice."""

    format: str
    rating: int
    answers: Annotated[int, Limit(), "how many answers the rating comes from"]
    streak: Annotated[int, Limit(), "how many puzzles in a row were found"]
    longest: Annotated[int, Limit(), "the longest streak"]
    puzzles: Annotated[dict[str, SeenPuzzle], "by the ids of puzzles"]


class InvalidPractice(FaultyData):
    """Data that is no practice; `faults` has all that is wrong."""

    headline = "invalid-practice"


def new_practice() -> PracticeData:
    """Return the practice of somebody who has seen no puzzle."""
    return {
        "format": FORMAT,
        "rating": BEGINNER,
        "answers": 0,
        "streak": 0,
        "longest": 0,
        "puzzles": {},
    }


def read_practice(data: Any) -> PracticeData:
    """Read a practice from JSON data; raise `InvalidPractice` if it is none."""
    check = Check()
    found: PracticeData = read(check, PracticeData, data, "")
    if not check.faults and found["format"] != FORMAT:
        check.fault("format", "not-a-practice")
    check.raise_faults(InvalidPractice)
    return found


def rating_of(puzzle: Puzzle) -> int:
    """Return the rating of a puzzle."""
    return _EASIEST_RATING + _GRADE_STEP * (puzzle.data["grade"] - 1)


def answered(practice: PracticeData, puzzle: Puzzle, right: bool, today: str) -> PracticeData:
    """Return a practice after an answer to a puzzle, the first one of a day.

    >>> from ceres.coach.puzzles import shipped_book
    >>> puzzle = shipped_book().puzzles[0]
    >>> missed = answered(new_practice(), puzzle, False, "2026-11-19")
    >>> missed["rating"], missed["puzzles"][puzzle.id]["due"]
    (1170, '2026-11-20')
    """
    day = read_date(today)
    before = practice["puzzles"].get(puzzle.id)
    # What was found, and is asked again before it is due, is no more than that.
    counts = before is None or (before["due"] or _NEVER) <= today
    streak = practice["streak"] + counts if right else 0
    moved = 0 if before else _moved(practice, puzzle, right)
    return {
        **practice,
        "rating": practice["rating"] + moved,
        "answers": practice["answers"] + (before is None),
        "streak": streak,
        "longest": max(practice["longest"], streak),
        "puzzles": {**practice["puzzles"], puzzle.id: _seen(before, right, day)},
    }


def _moved(practice: PracticeData, puzzle: Puzzle, right: bool) -> int:
    """Return what the first answer to a puzzle moves the rating by: at least 1."""
    odds: float = 10 ** ((rating_of(puzzle) - practice["rating"]) / _SCALE)
    expected = 1 / (1 + odds)
    step = _FIRST_STEP if practice["answers"] < _FIRST else _STEP
    moved = round(step * (right - expected))
    return max(1, moved) if right else min(-1, moved)


def _seen(before: SeenPuzzle | None, right: bool, day: date) -> SeenPuzzle:
    """Return what became of a puzzle after an answer; one found at once does not come back."""
    last, due, found = day.isoformat(), None, 0
    if right and before and before["due"] is not None:
        if before["due"] > last:
            return {**before, "last": last}
        found = before["found"] + 1
    if (found or not right) and found < len(_GAPS):
        due = (day + timedelta(_GAPS[found])).isoformat()
    return {"last": last, "due": due, "found": found}


def due_puzzles(puzzles: Sequence[Puzzle], practice: PracticeData, today: str) -> list[Puzzle]:
    """Return the missed puzzles that come back by a day, the longest due first."""
    days = {id: seen["due"] for id, seen in practice["puzzles"].items() if seen["due"]}
    due = [each for each in puzzles if days.get(each.id, _NEVER) <= today]
    return sorted(due, key=lambda each: (days[each.id], each.id))


def next_puzzle(puzzles: Sequence[Puzzle], practice: PracticeData, today: str) -> Puzzle:
    """Return the puzzle to ask for next: one that is due, else a new one of the player's rating.

    When all have been seen, the one seen longest ago.
    """
    if due := due_puzzles(puzzles, practice, today):
        return due[0]
    if new := [each for each in puzzles if each.id not in practice["puzzles"]]:
        return min(new, key=lambda each: (abs(rating_of(each) - practice["rating"]), each.id))
    return min(puzzles, key=lambda each: (practice["puzzles"][each.id]["last"], each.id))
