"""Trying a decision again: what there is to choose from, and which answers are good."""

from dataclasses import replace

import pytest

import ceres
from ceres import coach
from ceres.coach.advice import Advice, Option
from ceres.coach.estimates import Estimate
from ceres.coach.marks import Gain
from ceres.coach.training import Answer, answers


@pytest.fixture(scope="module")
def advice() -> Advice:
    """Advice on the start of a game, with many actions."""
    seen = ceres.Game.new(seed=7).position.observation()
    found = coach.advise(seen, playouts=20)
    options = [replace(found.options[0], action=action) for action in seen.actions()]
    return replace(found, options=options)


def costing(option: Option, win: float) -> Option:
    """The same action, but so much of the chance to win behind."""
    loss = Gain(Estimate(3.0, 1.0, 40), Estimate(win, 0.01, 40), (0.6, 0.6 - win))
    return replace(option, loss=loss)


def answers_at(advice: Advice, win: float = 0.0) -> list[Answer]:
    """Try again where the last action was played and the second was better.

    By the advice, all but the last are so much of the chance to win behind.
    """
    *options, last = advice.options
    rough = replace(advice, options=[*(costing(each, win) for each in options), last])
    return answers(rough, last.action, options[1].action, 9.0)


def test_both_actions_of_the_review_are_among_a_few_in_order(advice: Advice) -> None:
    found = [str(answer.action) for answer in answers_at(advice)]
    assert len(advice.options) > len(found) == 5
    wanted = {advice.options[index].action for index in (-1, 1, 0)}
    assert set(map(str, wanted)) <= set(found)
    assert found == sorted(found)


def test_an_answer_is_good_below_the_threshold_of_a_mark(advice: Advice) -> None:
    def first(win: float) -> Answer:
        return next(each for each in answers_at(advice, win) if each.action == advice.best)

    assert first(0.04).good
    assert first(0.06) == Answer(advice.best, 3.0, good=False)


def test_of_its_two_actions_the_review_knows_best(advice: Advice) -> None:
    better, played = advice.options[1].action, advice.options[-1].action
    found = answers_at(advice, win=0.3)
    assert Answer(better, 0.0, good=True) in found
    assert Answer(played, 9.0, good=False) in found


def test_decisions_with_a_mark_for_a_loss_are_tried_again() -> None:
    game = ceres.Game.new(seed=7)
    game.play("income")
    review = coach.review(game, playouts=10)
    marks = ["blunder", None, "close", "inaccuracy", "brilliant"]
    entries = [replace(review.entries[0], number=n, mark=mark) for n, mark in enumerate(marks)]
    assert [each.number for each in replace(review, entries=entries).losses] == [0, 3]
