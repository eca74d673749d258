"""Reviews: the parts add up, luck is luck, and marks need evidence."""

import hashlib
import json
import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import ceres
from ceres import coach
from ceres.coach.estimates import Estimate
from ceres.coach.figures import figures, par_of
from ceres.coach.marks import Gain, is_brilliant, loss_marks
from ceres.coach.presenter import shown_review
from ceres.coach.reviews.model import Accuracy, Entry, Part
from ceres.service.steps import reveals
from coach.late_games import late_start, played_from
from strategies import RENEW, Options

GOLDEN = Path(__file__).with_name("golden.sha256")
PARTS = ("par", "deal", "luck", "decisions", "corrections")


def total(review: coach.Review) -> float:
    data = review.to_dict()
    found: float = sum(data[part] for part in PARTS)
    return found


def test_its_written_form() -> None:
    data = coach.review(played_from(late_start(left=6), "greedy"), playouts=60).to_dict()
    assert data.keys() == {
        *("format", "rules", "policy", "playouts", "options", "result"),
        *(key for part in PARTS for key in (part, f"{part}_error")),
        "entries",
    }
    for entry in data["entries"]:
        assert entry.keys() == {
            *("number", "era", "action", "best", "reference", "forced", "lead", "win"),
            *("decision", "decision_error", "regret", "regret_error", "regret_win", "mark"),
            *("luck", "luck_error", "reasons"),
        }


def test_whoever_plays_the_policy_is_neither_better_nor_worse() -> None:
    game = played_from(late_start(), "planner")
    review = coach.review(game, playouts=100)
    assert [entry.decision.value for entry in review.entries] == [0.0] * len(game.entries)
    assert review.decisions.value == review.decisions.error == 0
    assert total(review) == pytest.approx(review.result, abs=1e-9)


@pytest.mark.parametrize("player", ["greedy", "random"])
def test_the_parts_add_up_to_the_result(player: str) -> None:
    game = played_from(late_start(4), player)
    review = coach.review(game, playouts=100)
    result = game.position.result
    assert result is not None
    assert review.result == result["you"] - result["ceres"]
    assert total(review) == pytest.approx(review.result, abs=1e-9)
    decided = [entry for entry in review.entries if entry.action is not entry.reference]
    assert any(entry.decision.value for entry in decided)


def test_an_unfinished_game_is_worth_what_can_be_expected_now() -> None:
    review = coach.review(played_from(late_start(), "greedy", decisions=4), playouts=100)
    assert review.result is None
    assert len(review.entries) == 4
    assert total(review) == pytest.approx(review.end.value, abs=1e-9)


def test_a_game_without_a_decision_is_its_deal() -> None:
    review = coach.review(ceres.Game(late_start()), playouts=20)
    assert review.entries == []
    assert (review.luck.value, review.deal.value) == (0, 0)
    assert review.accuracy() is None


def test_a_correction_is_a_part_of_its_own() -> None:
    game = played_from(late_start(), "planner", decisions=1)
    data = game.position.to_dict()
    data["you"]["vp"] += 30
    game.correct(ceres.Position.from_dict(data))
    review = coach.review(game, playouts=200)
    assert review.corrections.value == pytest.approx(30, abs=4 * review.corrections.error)
    assert total(review) == pytest.approx(review.end.value, abs=1e-9)
    same = played_from(late_start(), "planner", decisions=1)
    same.correct(same.position)
    assert coach.review(same, playouts=60).corrections.value == 0


def test_a_decision_after_peeking_does_not_count() -> None:
    game = played_from(late_start(), "random")
    plain = coach.review(game, playouts=60)
    game.extras["x-peeked-at"] = [entry.number for entry in plain.entries if entry.counts][:2]
    review = coach.review(game, playouts=60)
    assert review.peeked == game.extras["x-peeked-at"]
    for entry in review.entries:
        if entry.peeked:
            assert entry.mark is None
            assert entry.decision.value == entry.regret.value == 0
    assert total(review) == pytest.approx(review.result, abs=1e-9)


def test_where_nothing_came_up_there_was_no_luck() -> None:
    game = played_from(late_start(left=16), "greedy")
    review = coach.review(game, playouts=60)
    turns = zip(game.positions, game.events, review.entries, strict=False)
    calm = [entry.luck for before, events, entry in turns if not reveals(before, events)]
    assert calm
    assert {(luck.value, luck.error) for luck in calm} == {(0, 0)}


@pytest.mark.slow
def test_luck_of_the_draws_adds_up_to_what_remains() -> None:
    """Each draw is estimated by itself; together they are near the total, which is exact."""
    review = coach.review(played_from(late_start(left=16), "greedy"), playouts=6000)
    draws = sum(entry.luck.value for entry in review.entries)
    error = sum(entry.luck.error**2 for entry in review.entries) + review.luck.error**2
    assert abs(draws - review.luck.value) < 4 * error**0.5


@pytest.mark.slow
def test_luck_is_nothing_on_average() -> None:
    """Whoever plays, and whatever the policy is worth: here at random, with everything redealt."""
    seen = late_start(left=14).observation()
    luck = []
    for seed in range(80):
        game = played_from(seen.sample(Random(seed)), "random")
        luck.append(coach.review(game, playouts=150, seed=seed).luck.value)
    mean = sum(luck) / len(luck)
    spread = sum((each - mean) ** 2 for each in luck) / (len(luck) - 1)
    assert abs(mean) < 3 * (spread / len(luck)) ** 0.5
    assert spread > 1


@pytest.mark.slow
def test_any_number_of_processes_finds_the_same() -> None:
    game = played_from(late_start(), "greedy")
    alone = coach.review(game, playouts=400).to_dict()
    assert coach.review(game, playouts=400, workers=2).to_dict() == alone


def test_the_same_figures_everywhere() -> None:
    """Interpreted, compiled and on other Pythons; they change with the policy, too."""
    game = played_from(late_start(), "greedy")
    found = [
        coach.advise(late_start().observation(), playouts=80).to_dict(),
        coach.review(game, playouts=120).to_dict(),
    ]
    digest = hashlib.sha256(json.dumps(found).encode()).hexdigest()
    if RENEW in os.environ:
        GOLDEN.write_text(digest + "\n", "utf-8")
    assert digest == GOLDEN.read_text("utf-8").strip()


# Marks.


def gain(win: float, error: float, vp: float = 0, both: float = 0.5) -> Gain:
    return Gain(Estimate(vp, 0.1, 400), Estimate(win, error, 400), (both + win / 2, both - win / 2))


def test_a_mark_is_the_highest_threshold_below_the_whole_interval() -> None:
    losses = [gain(win, 0.01) for win in (0.01, 0.05, 0.08, 0.13, 0.115, 0.3)]
    expected = [None, "close", "inaccuracy", "mistake", "inaccuracy", "blunder"]
    assert loss_marks(losses) == expected


def test_one_suspicion_among_many_decisions_is_too_close_to_call() -> None:
    suspicion = gain(0.08, 0.0145)
    assert loss_marks([suspicion]) == ["inaccuracy"]
    assert loss_marks([suspicion, *[gain(0.0, 0.01)] * 30])[0] == "close"


def test_where_the_game_is_decided_points_count() -> None:
    low, _, high = figures().cuts
    assert loss_marks([gain(0.0, 0.001, vp=high + 1, both=0.99)]) == ["blunder"]
    assert loss_marks([gain(0.0, 0.001, vp=high + 1, both=0.01)]) == ["blunder"]
    assert loss_marks([gain(0.0, 0.001, vp=low / 2, both=0.99)]) == [None]
    assert loss_marks([gain(0.0, 0.001, vp=high + 1, both=0.5)]) == [None]


def test_brilliant_is_better_by_more_than_a_mistake() -> None:
    assert is_brilliant(gain(0.15, 0.01))
    assert not is_brilliant(gain(0.11, 0.01))


def test_a_warning_needs_a_blunder_that_is_not_by_chance() -> None:
    assert gain(0.25, 0.05).is_alarming()
    assert not gain(0.25, 0.15).is_alarming()
    assert not gain(0.15, 0.01).is_alarming()
    _, middle, high = figures().cuts
    assert gain(0.0, 0.001, vp=high + 1, both=0.99).is_alarming()
    assert not gain(0.0, 0.001, vp=middle, both=0.99).is_alarming()


def test_harmless_is_less_than_what_gets_a_mark() -> None:
    assert gain(0.04, 0.01).is_harmless()
    assert not gain(0.06, 0.01).is_harmless()
    low, _, _ = figures().cuts
    assert not gain(0.04, 0.01, vp=low + 1, both=0.99).is_harmless()


def test_a_loss_is_as_good_as_none_if_it_is_small_and_may_be_chance() -> None:
    def little(value: float, error: float) -> bool:
        return Estimate(value, error, 400).is_little()

    assert little(0, 0)
    assert little(0.8, 0.5)
    assert not little(0.8, 0.3)
    assert not little(2, 5)


def test_beyond_two_standard_errors_a_difference_is_clear() -> None:
    found = [Estimate(value, 1.0, 400).is_clear() for value in (1.9, 2.1, -1.9, -2.1)]
    assert found == [False, True, False, True]


# Summary and accuracy.


def test_the_summary_names_the_era_that_cost_most() -> None:
    review = coach.review(played_from(late_start(left=6), "greedy"), playouts=60)
    first = replace(review.entries[0], mark=None)

    def lost(era: int, vp: float) -> Entry:
        return replace(first, era=era, regret=Estimate(vp, 0.5, 60), mark="mistake")

    entries = [first, lost(2, 4.0), lost(2, 5.0), lost(3, 7.0)]
    part = Part(-6.0, 1.0)
    found = replace(
        review, entries=entries, result=12, end=Estimate(12.0, 0.0, 1), deal=part, luck=part
    )
    said = {each["id"]: each["facts"] for each in shown_review(found)["summary"]["parts"]}
    assert said["coach-summary-end"] == {"end": "won", "lead": 12}
    costs = {"count": 3, "vp": 16, "where": "most", "era": 2, "most": 9}
    assert said["coach-summary-costly"].items() >= costs.items()
    fortune = {"deal": "less", "luck": "less", "promised": 6, "drawn": 6}
    assert said["coach-summary-fortune"] == fortune


@pytest.mark.parametrize(
    ("vp", "error", "facts"),
    [
        (9.0, 2.0, {"rest": "between", "low": 5, "high": 13}),
        (3.0, 2.0, {"rest": "most", "low": 0, "high": 7}),
        (0.0, 0.0, {"rest": "none", "low": 0, "high": 0}),
    ],
)
def test_of_losses_without_a_mark_it_says_between_what_they_lie(
    vp: float, error: float, facts: dict[str, object]
) -> None:
    review = coach.review(played_from(late_start(left=6), "greedy"), playouts=60)
    first, regret = review.entries[0], Estimate(7.0, 1.0, 60)
    marked = replace(first, forced=False, regret=regret, mark="mistake")
    small = replace(first, forced=False, regret=Estimate(vp, error, 60), mark=None)
    said = shown_review(replace(review, entries=[marked, small]))["summary"]["parts"][-1]
    assert said["facts"].items() >= {"vp": 7, **facts}.items()


def test_an_accuracy_lies_between_known_players_or_beyond_them() -> None:
    losses = sorted((loss.vp, name) for name, loss in figures().players.items())
    (least, best), (more, second), *_, (most, worst) = losses

    def place(vp: float) -> dict[str, str]:
        return Accuracy(1, Estimate(vp, 0.0, 1), Estimate(0.0, 0.0, 1)).place()

    between = {"place": "between", "worse": second, "better": best}
    assert place((least + more) / 2) == between
    assert place(most + 1) == {"place": "below", "worse": "", "better": worst}
    assert place(least - 0.01) == {"place": "above", "worse": best, "better": ""}


# Par.


def test_every_deal_of_the_standard_box_has_a_par() -> None:
    for options in (Options(), Options("challenge", True, ("wild-monuments",))):
        assert par_of(options.new(5).start._state) is not None


def test_a_favour_lowers_par() -> None:
    par, lower = (
        par_of(Options(variants=variants).new(5).start._state) for variants in ((), ("favour-20",))
    )
    assert par is not None
    assert lower is not None
    assert lower.value == par.value - 20


def test_a_composed_start_is_its_own_par() -> None:
    assert par_of(late_start()._state) is None
    data = ceres.Game.new(seed=7).start.to_dict()
    data["you"]["silver"] += 1
    assert par_of(ceres.Position.from_dict(data)._state) is None


def test_the_last_decisions_of_a_review_are_proved() -> None:
    start = late_start(5, 2)
    seen = start.observation()
    exact = coach.solve(seen)
    worst = exact.options[-1]
    game = ceres.Game(start)
    game.play(worst.action)
    entry = coach.review(game, playouts=400).entries[0]
    assert entry.proved
    assert entry.best in exact.best
    assert entry.regret.value == pytest.approx(exact.options[0].lead - worst.lead)
    assert entry.regret.error == 0
    decision = shown_review(coach.review(game, playouts=400))["decisions"][0]
    assert decision["cost_error"] == 0
    assert decision["lost"] is not None
    assert decision["lost"]["parts"][1]["id"] == "coach-proved"
    best = ceres.Game(start)
    best.play(exact.best[0])
    [right] = shown_review(coach.review(best, playouts=400))["decisions"]
    assert right["cost"] == 0
    assert right["verdict"] is not None
    assert right["verdict"]["id"] == "coach-was-proved"
