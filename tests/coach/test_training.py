"""Trying a decision again: what there is to choose from, and which answers are good."""

from dataclasses import replace

import pytest

import ceres
from ceres import coach
from ceres.coach.advice import Advice, Option
from ceres.coach.estimates import Estimate
from ceres.coach.marks import Gain
from ceres.coach.review import Entry
from ceres.coach.training import choices, cost, is_solved


@pytest.fixture(scope="module")
def advice() -> Advice:
    """Advice on the start of a game, with many actions."""
    seen = ceres.Game.new(seed=7).position.observation()
    found = coach.advise(seen, playouts=20)
    options = [replace(found.options[0], action=action) for action in seen.actions()]
    return replace(found, options=options)


@pytest.fixture(scope="module")
def entry(advice: Advice) -> Entry:
    """A decision at which the last action of the advice was played, and the second was better."""
    game = ceres.Game.new(seed=7)
    game.play("income")
    (found,) = coach.review(game, playouts=40).entries
    played, best = advice.options[-1].action, advice.options[1].action
    return replace(found, action=played, best=best, regret=Estimate(9.0, 1.0, 40), mark="mistake")


def costing(option: Option, win: float) -> Option:
    """The same action, but so much of the chance to win behind."""
    loss = Gain(Estimate(3.0, 1.0, 40), Estimate(win, 0.01, 40), (0.6, 0.6 - win))
    return replace(option, loss=loss)


def test_both_actions_of_the_review_are_among_a_few_in_order(advice: Advice, entry: Entry) -> None:
    found = [str(option.action) for option in choices(entry, advice)]
    assert len(advice.options) > len(found) == 5
    assert {str(entry.action), str(entry.best), str(advice.best)} <= set(found)
    assert found == sorted(found)


def test_an_answer_is_good_below_the_threshold_of_a_mark(advice: Advice, entry: Entry) -> None:
    other = advice.options[0]
    assert is_solved(entry, costing(other, 0.04))
    assert not is_solved(entry, costing(other, 0.06))
    assert cost(entry, costing(other, 0.06)) == 3.0


def test_of_its_two_actions_the_review_knows_best(advice: Advice, entry: Entry) -> None:
    better, played = advice.options[1], advice.options[-1]
    assert is_solved(entry, costing(better, 0.3))
    assert not is_solved(entry, costing(played, 0.0))
    assert cost(entry, costing(played, 0.0)) == 9.0


def test_decisions_with_a_mark_for_a_loss_are_tried_again(entry: Entry) -> None:
    game = ceres.Game.new(seed=7)
    marks = ["blunder", None, "close", "inaccuracy", "brilliant"]
    entries = [replace(entry, number=n, mark=mark) for n, mark in enumerate(marks)]
    review = replace(coach.review(game, playouts=10), entries=entries)
    assert [each.number for each in review.losses] == [0, 3]
