"""Practice: the rating moves as it should, and missed puzzles come back."""

import json

import pytest

from ceres.challenges.days import NoSuchDay
from ceres.coach.puzzles import Puzzle, shipped_book
from ceres.coach.puzzles.practice import (
    BEGINNER,
    InvalidPractice,
    PracticeData,
    answered,
    due_puzzles,
    new_practice,
    next_puzzle,
    rating_of,
    read_practice,
)

BOOK = shipped_book().puzzles
DAY = "2026-11-19"


def of_grade(grade: int) -> Puzzle:
    return next(each for each in BOOK if each.data["grade"] == grade)


def played(answers: str, puzzle: Puzzle, days: list[str]) -> PracticeData:
    """Answer a puzzle right (+) or wrong (-) on days."""
    practice = new_practice()
    for answer, day in zip(answers, days, strict=True):
        practice = answered(practice, puzzle, answer == "+", day)
    return practice


@pytest.mark.parametrize(("right", "moved"), [(True, [10, 30]), (False, [-30, -10])])
def test_harder_puzzles_bring_more_and_cost_less(right: bool, moved: list[int]) -> None:
    ratings = [answered(new_practice(), of_grade(each), right, DAY)["rating"] for each in (1, 3)]
    assert [each - BEGINNER for each in ratings] == moved


def test_only_the_first_answer_to_a_puzzle_is_rated() -> None:
    once = played("-", BOOK[0], [DAY])
    again = played("-+-", BOOK[0], [DAY, "2026-11-20", "2026-11-21"])
    assert again["rating"] == once["rating"]
    assert (once["answers"], again["answers"]) == (1, 1)


def test_a_rating_settles_where_a_player_finds_half() -> None:
    practice: PracticeData = {**new_practice(), "rating": 1900}
    for number in range(120):
        puzzle = next_puzzle(BOOK, practice, DAY)
        found = rating_of(puzzle) < 1300 or (rating_of(puzzle) == 1400 and number % 4 == 0)
        practice = answered(practice, puzzle, found, DAY)
        practice["puzzles"][puzzle.id]["due"] = None
    assert 1200 <= practice["rating"] <= 1400


def test_streaks_end_with_a_miss_and_the_longest_stays() -> None:
    practice = new_practice()
    for puzzle, right in zip(BOOK, (True, True, False, True), strict=False):
        practice = answered(practice, puzzle, right, DAY)
    assert (practice["streak"], practice["longest"]) == (1, 2)
    again = answered(practice, BOOK[3], True, DAY)
    assert again["streak"] == 1, "what was found already is not found again"


@pytest.mark.parametrize(
    ("answers", "days", "due"),
    [
        ("+", [DAY], None),
        ("-", [DAY], "2026-11-20"),
        ("-+", [DAY, "2026-11-20"], "2026-11-23"),
        ("-++", [DAY, "2026-11-20", "2026-11-23"], "2026-11-30"),
        ("-+++", [DAY, "2026-11-20", "2026-11-23", "2026-11-30"], None),
        ("-+-", [DAY, "2026-11-20", "2026-11-23"], "2026-11-24"),
        ("-+", [DAY, DAY], "2026-11-20"),
    ],
)
def test_what_was_missed_comes_back_later_and_later(
    answers: str, days: list[str], due: str | None
) -> None:
    practice = played(answers, BOOK[0], days)
    assert practice["puzzles"][BOOK[0].id]["due"] == due
    assert due_puzzles(BOOK, practice, DAY) == []
    assert due_puzzles(BOOK, practice, "2027-01-01") == ([] if due is None else [BOOK[0]])


def test_next_is_what_is_due_then_what_is_new_then_what_was_seen_longest_ago() -> None:
    few = BOOK[:2]
    practice = answered(new_practice(), few[0], False, DAY)
    assert next_puzzle(few, practice, DAY) is few[1]
    assert next_puzzle(few, practice, "2026-11-20") is few[0]
    practice = answered(practice, few[1], True, "2026-11-20")
    practice = answered(practice, few[0], True, "2026-11-21")
    assert next_puzzle(few, practice, "2026-11-22") is few[1]


def test_a_new_puzzle_is_about_as_hard_as_the_player_is_good() -> None:
    ratings = [
        rating_of(next_puzzle(BOOK, {**new_practice(), "rating": rating}, DAY))
        for rating in (600, 1290, 1420, 2400)
    ]
    assert ratings == [1000, 1200, 1400, 1800]


def test_it_is_written_as_json_and_read_strictly() -> None:
    practice = played("-+", BOOK[0], [DAY, "2026-11-20"])
    assert read_practice(json.loads(json.dumps(practice))) == practice
    wrongs: list[object] = [
        {},
        [],
        {**practice, "format": "ceres-practice/9"},
        {**practice, "rating": "high"},
        {**practice, "streak": -1},
        {**practice, "puzzles": {"a": {"last": DAY}}},
    ]
    for wrong in wrongs:
        with pytest.raises(InvalidPractice):
            read_practice(wrong)


def test_a_day_must_be_a_date() -> None:
    with pytest.raises(NoSuchDay):
        answered(new_practice(), BOOK[0], True, "tomorrow")
