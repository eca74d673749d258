"""Advice: honest comparisons in the same worlds, without anything hidden."""

from random import Random

import pytest

import ceres
from ceres import coach
from ceres.actions import action_of
from ceres.coach.advice import advice_plan
from ceres.coach.estimates import benjamini_hochberg, difference, estimate
from ceres.coach.executor import carry_out
from ceres.coach.knowledge import Knowledge
from ceres.coach.playouts import ITEMS, Batch, Tally
from ceres.coach.policy import ranked
from ceres.errors import IllegalAction, InvalidOption
from ceres.outlook import NoOutlook
from coach.late_games import late_start, played_from


def test_its_written_form() -> None:
    data = coach.advise(late_start().observation(), playouts=60).to_dict()
    assert data.keys() == {"format", "policy", "playouts", "actions"}
    assert (data["format"], data["playouts"]) == ("ceres-advice/1", 60)
    for action in data["actions"]:
        assert action.keys() == {
            *("action", "lead", "lead_error", "win", "win_error"),
            *("behind", "behind_error", "worlds", "reasons"),
        }
    best, second, *_ = data["actions"]
    assert best["behind"] == best["behind_error"] == 0
    assert second["behind"] >= 0
    assert best["reasons"]
    for reason in best["reasons"]:
        assert reason.keys() == {"side", "source", "era", "vp"}


@pytest.mark.parametrize("seed", range(4))
def test_nothing_leads_by_more_than_the_best(seed: int) -> None:
    """Though on fresh worlds something else may have come out ahead."""
    seen = late_start(left=16).observation()
    best, *others = coach.advise(seen, playouts=40, seed=seed).options
    behind = [option.behind.value for option in others]
    assert behind == sorted(behind)
    for option in others:
        assert option.behind.value >= 0
        assert best.lead.value - option.lead.value == pytest.approx(option.behind.value)


def test_exchange_all_that_is_hidden_and_the_advice_is_the_same() -> None:
    seen = late_start().observation()
    advice = coach.advise(seen, playouts=60).to_dict()
    for seed in (1, 2):
        other = seen.sample(Random(seed)).observation()
        assert coach.advise(other, playouts=60).to_dict() == advice


@pytest.mark.slow
def test_any_number_of_processes_finds_the_same() -> None:
    seen = late_start().observation()
    alone = coach.advise(seen, playouts=200, workers=1)
    assert coach.advise(seen, playouts=200, workers=3).to_dict() == alone.to_dict()


def test_what_is_asked_for_is_tried() -> None:
    seen = late_start().observation()
    last = ranked(seen._state)[-1]
    found = carry_out(advice_plan(Knowledge(seen), 30, wanted=[last]), 1)
    assert last in [option.action for option in found.options]


def test_an_illegal_action_cannot_be_compared() -> None:
    seen = late_start().observation()
    with pytest.raises(IllegalAction):
        carry_out(advice_plan(Knowledge(seen), 30, wanted=[action_of("place A1")]), 1)


def test_a_decision_without_a_choice_has_one_option() -> None:
    data = late_start().to_dict()
    data["you"] |= {"silver": 0, "lots": [], "buildings": []}
    position = ceres.Position.from_dict(data)
    assert [str(action) for action in position.actions()] == ["income"]
    [option] = coach.advise(position.observation(), playouts=10).options
    assert (option.lead.worlds, option.reasons) == (10, [])


def test_the_items_of_two_ends_add_up_to_the_difference_of_their_leads() -> None:
    """So the reasons are all there is to a difference."""
    start = late_start(left=20)
    seen = start.observation()
    batch = Batch(Knowledge(seen), seen.actions()[:2], 1, 6)
    tally = Tally.of(2)
    for trial in batch.trials():
        tally.add(*trial.run())
    first, second = (
        sum(vp if side == "you" else -vp for (side, *_), vp in zip(ITEMS, items, strict=True))
        for items in tally.items
    )
    assert first - second == sum(tally.leads[0]) - sum(tally.leads[1])


def test_bad_numbers_are_refused_all_at_once() -> None:
    with pytest.raises(InvalidOption) as caught:
        coach.advise(late_start().observation(), playouts=0, seed=-1, workers=0)
    assert [fault.where for fault in caught.value.faults] == ["playouts", "seed", "workers"]


def test_a_finished_game_needs_no_advice() -> None:
    end = played_from(late_start(left=3), "planner").position
    with pytest.raises(NoOutlook):
        coach.advise(end.observation())


def test_means_errors_and_intervals() -> None:
    found = estimate([2, 4, 6])
    assert found.value == 4
    assert found.error == pytest.approx((4 / 3) ** 0.5)
    low, high = found.interval()  # t with two degrees of freedom: 4.303
    assert high - low == pytest.approx(2 * 4.303 * found.error, rel=0.04)
    assert difference([1, 2], [1, 2]).value == 0


def test_many_findings_hold_only_together() -> None:
    assert benjamini_hochberg([0.02]) == [True]
    assert benjamini_hochberg([0.02] * 3) == [True] * 3
    assert benjamini_hochberg([0.02, 0.9, 0.9]) == [False] * 3
    assert benjamini_hochberg([]) == []
