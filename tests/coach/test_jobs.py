"""The jobs of a page's workers: a first answer soon, and in the end what the library finds."""

import json
from typing import Any

from ceres import coach
from ceres.coach.job_server import JobServer
from ceres.coach.policy import ranked
from ceres.coach.wording import summary
from ceres.text import catalogue
from coach.late_games import late_start, played_from

RECORD = json.dumps(played_from(late_start(), "greedy").record())


def thought(**job: Any) -> tuple[list[Any], Any]:
    """Have a job done; return the answers on the way, and the last one."""
    thinker = JobServer()

    def ask(**request: Any) -> Any:
        return json.loads(thinker.ask(RECORD, json.dumps(request)))["answer"]

    on_the_way = []
    step = ask(do="begin", **job)
    while "tasks" in step:
        if "so_far" in step:
            on_the_way.append(step["so_far"])
        results = [ask(do="run", task=task) for task in step["tasks"]]
        step = ask(do="go-on", plan=step["plan"], results=results)
    return on_the_way, step["found"]


def test_advice_gets_sharper() -> None:
    [first], last = thought(job="advise", playouts=240, number=0)
    seen = late_start().observation()
    for found, playouts in ((first, 10), (last, 240)):
        for option in found["actions"]:
            for judgement in ("even", "worse", "harmless", "alarming"):
                del option[judgement]
        assert found == coach.advise(seen, playouts).to_dict()


def test_an_action_in_hand_is_compared_with_the_best() -> None:
    worst = str(ranked(late_start().observation()._state)[-1])
    _, found = thought(job="advise", wanted=[worst], playouts=60, number=0)
    best, *others = found["actions"]
    judged = [best[name] for name in ("behind", "even", "worse", "harmless", "alarming")]
    assert judged == [0, True, False, True, False]
    [mine] = [option for option in others if option["action"] == worst]
    assert mine["worlds"] == best["worlds"]


def test_a_review_comes_with_what_a_page_shows() -> None:
    [first], last = thought(job="review", playouts=160)
    game = played_from(late_start(), "greedy")
    assert first["review"]["playouts"] == 20
    review = coach.review(game, 160)
    judged = [(entry.pop("even"), entry.pop("telling")) for entry in last["review"]["entries"]]
    assert judged == [(entry.even, entry.telling) for entry in review.entries]
    assert last["review"] == review.to_dict()
    assert len(last["win_errors"]) == len(game.entries)
    assert set(last["accuracy"]) == {"decisions", "vp", "win", "place"}
    words = catalogue("en")
    said = [words.say(each["id"], **each["facts"]) for each in last["summary"]]
    assert words.join(said, "sentences") == summary(review, words)


def test_a_decision_is_tried_again() -> None:
    seen = late_start().observation()
    best, *_, played = map(str, ranked(seen._state))
    facts = {"number": 0, "played": played, "best": best, "cost": 7.5}
    on_the_way, found = thought(job="answers", playouts=60, **facts)
    assert on_the_way == []
    assert {"action": played, "cost": 7.5, "good": False} in found
    assert {"action": best, "cost": 0.0, "good": True} in found
