"""The jobs of a page's workers: a first answer soon, and in the end what the library finds."""

import json
from dataclasses import replace
from typing import Any

import pytest

import ceres
from ceres import coach
from ceres.bots.workers import Workers
from ceres.coach.job_server import JobServer
from ceres.coach.knowledge import Knowledge
from ceres.coach.policy import ranked
from ceres.coach.presenter import shown_advice, shown_forecast, shown_review
from ceres.coach.settling import settled_plan
from coach.late_games import late_start, played_from

RECORD = json.dumps(played_from(late_start(), "greedy").record())


def done(record: str = RECORD, /, **job: Any) -> tuple[list[Any], Any]:
    """Have a job done; return the answers on the way, and the last one."""
    server = JobServer()

    def ask(**request: Any) -> Any:
        return json.loads(server.ask(record, json.dumps(request)))["answer"]

    on_the_way = []
    step = ask(do="begin", **job)
    while "tasks" in step:
        if "so_far" in step:
            on_the_way.append(step["so_far"])
        results = [ask(do="run", task=task) for task in step["tasks"]]
        step = ask(do="go-on", plan=step["plan"], results=results)
    return on_the_way, step["found"]


def plain(data: Any) -> Any:
    """Return data as JSON has it."""
    return json.loads(json.dumps(data))


def test_a_hint_answers_once_when_it_is_settled() -> None:
    on_the_way, found = done(job="advise", number=0)
    seen = late_start().observation()
    advice = Workers(1).carry_out(settled_plan(Knowledge(seen)))
    assert on_the_way == []
    assert found["advice"] == advice.to_dict()
    shown = plain(shown_advice(advice, seen))
    for each in (found, shown):  # only the first has been told what comes of it
        del each["why"]
        for option in each["options"]:
            del option["compared"]
    assert found == shown


def test_an_action_in_hand_is_compared_with_the_best() -> None:
    worst = str(ranked(late_start().observation()._state)[-1])
    _, found = done(job="advise", wanted=[worst], playouts=60, number=0)
    best, *others = found["options"]
    judged = [best[name] for name in ("even", "harmless", "alarming")]
    assert judged == [True, True, False]
    assert worst in [option["shown"]["action"] for option in others]


def test_a_review_is_the_librarys_with_what_a_page_shows() -> None:
    _, last = done(job="review", playouts=160)
    game = played_from(late_start(), "greedy")
    review = coach.review(game, 160)
    assert last["review"] == review.to_dict()
    assert last == plain(shown_review(review))


def test_a_forecast_is_the_librarys_with_what_a_page_shows() -> None:
    seen = ceres.Game.new(seed=7).position.observation()
    record = json.dumps(ceres.Game.new(seed=7).record())
    for action in (None, str(seen.actions()[0])):
        _, found = done(record, job="forecast", **({"action": action} if action else {}))
        library = coach.forecast(seen, action)
        assert found["forecast"] == plain(library)
        assert found == plain(shown_forecast(library, action))


def earlier(review: coach.Review) -> dict[str, Any]:
    """A review as earlier versions stored it."""
    lost = review.accuracy()
    assert lost is not None
    return {
        "review": review.to_dict(),
        "lead_errors": [entry.lead.error for entry in review.entries],
        "win_errors": [entry.win.error for entry in review.entries],
        "end": [review.end.value, review.end.error],
        "peeked": review.peeked,
        "accuracy": {"decisions": lost.decisions, "vp": lost.vp.value, "win": lost.win.value},
    }


def test_a_review_that_an_earlier_version_stored_is_presented_alike() -> None:
    review = coach.review(played_from(late_start(), "greedy"), 160)
    # Nothing was proved then, and no reason told in words.
    entries = [replace(each, proved=False) for each in review.entries]
    review = replace(review, entries=entries, facts={})
    _, found = done("", job="present", stored=earlier(review))
    now = plain(shown_review(review))
    for key in ("review", "summary", "win_curve", "lead_curve", "bars", "losses", "costs"):
        assert found[key] == now[key]
    for mine, other in zip(found["decisions"], now["decisions"], strict=True):
        assert {**mine, "why": None} == {**other, "why": None}


def test_a_review_that_was_stored_with_what_was_shown_then_is_presented_anew() -> None:
    """It had no moments then, and every decision that counts had its cost."""
    review = coach.review(played_from(late_start(4, left=8), "random"), 300)
    shown = plain(shown_review(review))
    entries = zip(shown["decisions"], review.entries, strict=True)
    then = [
        {**each, "cost": entry.regret.value if entry.counts else None} for each, entry in entries
    ]
    stored = {key: shown[key] for key in shown if key not in ("moments", "undecided", "measure")}
    _, found = done("", job="present", stored={**stored, "decisions": then})
    for key in ("summary", "moments", "undecided", "win_curve", "lead_curve", "bars", "measure"):
        assert found[key] == shown[key]


@pytest.mark.parametrize(
    "given",
    [{"playouts": 0}, {"playouts": "x"}, {"number": -1}, {"wanted": [1]}, {"more": 1}],
)
def test_arguments_are_checked(given: dict[str, Any]) -> None:
    reply = JobServer().ask(RECORD, json.dumps({"do": "begin", "job": "advise", **given}))
    assert "problem" in json.loads(reply)


def test_a_step_says_how_much_of_the_job_it_is() -> None:
    request = {"do": "begin", "job": "review", "playouts": 480}
    step = json.loads(JobServer().ask(RECORD, json.dumps(request)))["answer"]
    assert 0 < step["share"] < 1 / 2


def test_a_decision_is_tried_again() -> None:
    seen = late_start().observation()
    best, *_, played = map(str, ranked(seen._state))
    facts = {"number": 0, "played": played, "best": best, "cost": 7.5}
    on_the_way, found = done(job="answers", playouts=60, **facts)
    assert on_the_way == []
    answers = [(each["shown"]["action"], each["cost"], each["good"]) for each in found]
    assert (played, 7.5, False) in answers
    assert (best, 0.0, True) in answers
