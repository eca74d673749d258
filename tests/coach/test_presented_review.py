"""What is said of a review never contradicts itself; checked over many games."""

import json
import re
from dataclasses import replace

import pytest

from ceres import coach
from ceres.coach import types
from ceres.coach.estimates import Estimate
from ceres.coach.lessons import LEAST_GAMES
from ceres.coach.marks import BRILLIANT, LOSSES
from ceres.coach.presenter import losses, shown_answer, shown_lesson, shown_review
from ceres.coach.reviews.model import Part
from ceres.coach.training import Answer
from ceres.text import catalogue, say_message
from coach.late_games import late_start, played_from

GAMES = [(seed, player) for seed in range(3, 19) for player in ("greedy", "random")]
WORDS = catalogue("en")


@pytest.fixture(scope="module")
def found() -> list[coach.Review]:
    """Reviews of games that end soon, by good and by bad players."""
    starts = [(late_start(seed, left=5), player) for seed, player in GAMES]
    return [coach.review(played_from(*start), playouts=80) for start in starts]


@pytest.fixture(scope="module")
def reviews(found: list[coach.Review]) -> list[types.ShownReview]:
    """The same as they are shown."""
    return [*map(shown_review, found)]


def test_what_is_called_best_is_all_that_is_shown_as_best(
    reviews: list[types.ShownReview],
) -> None:
    kinds = set()
    for each in (each for review in reviews for each in review["decisions"]):
        kinds.add(each["verdict"] and each["verdict"]["id"])
        assert not (each["verdict"] and each["better"])
        worse = each["best"] != each["played"]
        assert worse == bool(each["better"]) == bool(each["lost"]) == bool(each["why"])
        assert not each["cost"] or worse
    assert {"page-coach-was-best", "page-coach-was-close", "page-coach-equal", None} <= kinds


def test_the_place_among_the_bots_agrees_with_the_parts(found: list[coach.Review]) -> None:
    first = found[0]
    for vp, placed in ((5.0, True), (-5.0, False)):
        review = replace(first, decisions=Part(vp, 1.0))
        entries = [replace(each, regret=Estimate(0.0, 0.1, 9)) for each in first.entries]
        said = shown_review(replace(review, entries=entries))["accuracy"]
        assert said
        assert (said["said"]["facts"]["place"] != "unknown") == placed


def test_a_mark_agrees_with_what_is_said(reviews: list[types.ShownReview]) -> None:
    marks = set()
    for each in (each for review in reviews for each in review["decisions"]):
        marks.add(each["mark"])
        if each["mark"] in LOSSES:
            assert each["better"]
        elif each["mark"] in ("close", "brilliant"):
            assert not each["better"]
            assert not each["cost"]
    assert {*LOSSES, "close", None} <= marks


def test_sums_add_up_as_they_are_shown(reviews: list[types.ShownReview]) -> None:
    for review in reviews:
        marked = sum(each["cost"] or 0 for each in losses(review))
        summary = say_message(review["summary"], WORDS)
        assert summary.count(". ") == 2
        if not review["losses"]:
            assert review["measure"] is None
            assert "No decision was clearly worse" in summary
            continue
        assert f"cost you {round(marked)} VP" in summary
        assert review["measure"] is not None
        said = say_message(review["measure"], WORDS)
        assert f" VP in all, {WORDS.figure('vp', marked)} " in said
        [part] = [bar for bar in review["bars"] if bar["part"] == "decisions"]
        assert f"({WORDS.figure('signed', part['end'] - part['start'])} " in said


def test_three_moments_at_most_the_costliest_first_of_all(
    reviews: list[types.ShownReview],
) -> None:
    for review in reviews:
        moments = review["moments"]
        assert moments == sorted(set(moments))
        assert len(moments) <= 3
        assert len(set(moments) & set(review["losses"])) == min(3, len(review["losses"]))


def test_where_winning_is_certain_only_the_lead_is_spoken_of(
    found: list[coach.Review],
) -> None:
    sure = Estimate(0.99, 0.01, 40)
    for review in found:
        entries = [replace(entry, win=sure) for entry in review.entries]
        shown = shown_review(replace(review, entries=entries))
        assert not shown["undecided"]
        assert not re.search(r"win|\d%", json.dumps([each["lost"] for each in shown["decisions"]]))


def test_what_beats_the_reference_but_not_the_best_is_not_brilliant(
    found: list[coach.Review],
) -> None:
    for entry in (entry for review in found for entry in review.entries):
        assert not (entry.worse and entry.mark == BRILLIANT)


def test_what_the_coach_advised_is_never_marked() -> None:
    game = played_from(late_start(4, left=8), "random")
    marked = coach.review(game, playouts=300).losses
    assert marked
    game.extras["x-advised"] = {str(each.number): [str(each.action)] for each in marked}
    again = coach.review(game, playouts=300)
    numbers = {each.number for each in marked}
    assert not numbers & {each.number for each in again.losses}
    for each in shown_review(again)["decisions"]:
        if each["number"] in numbers:
            assert each["verdict"] == {"id": "page-coach-was-advised", "facts": {}}


def test_an_answer_of_the_trainer_is_judged_in_one_way(found: list[coach.Review]) -> None:
    [first, second, *_] = {entry.action for review in found for entry in review.entries}

    def said(answer: Answer) -> str:
        return say_message(shown_answer(answer, first)["said"], WORDS)

    assert said(Answer(first, 0.0, good=True)) == "You found it!"
    assert "about as good as" in said(Answer(second, 0.4, good=True))
    assert "Not quite" in said(Answer(second, 9.0, good=False))


def costs(late: float, rest: float) -> list[types.KindCost]:
    """The costs of a game: of what was bought in era 1, and of the rest."""
    return [
        {"kind": "buy", "era": 1, "best": "build", "decisions": 4, "vp": late},
        {"kind": "build", "era": 1, "best": "build", "decisions": 5, "vp": rest},
        {"kind": "income", "era": 2, "best": "income", "decisions": 8, "vp": rest},
    ]


def test_what_to_try_next_time_is_said_only_beyond_chance() -> None:
    clear = [costs(4 + game % 3 / 4, 1) for game in range(LEAST_GAMES)]
    found = shown_lesson(clear)
    assert found is not None
    assert say_message(found["said"], WORDS) == (
        "In your last 5 reviewed games, buying Deeds in era 1 cost you about 4 VP a game. "
        "Look for something to build first."
    )
    assert shown_lesson(clear[1:]) is None
    assert shown_lesson([costs(20 if game == 0 else 0, 1) for game in range(9)]) is None
    assert shown_lesson([costs(0.5 + game % 3 / 90, 0.1) for game in range(9)]) is None


def test_a_review_of_an_earlier_version_still_counts() -> None:
    games = [costs(4 + game % 3 / 4, 1) for game in range(LEAST_GAMES)]
    for row in (row for rows in games for row in rows):
        del row["best"]
    found = shown_lesson(games)
    assert found is not None
    assert found["said"]["facts"]["best"] == "other-buy"
