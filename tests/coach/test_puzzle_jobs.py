"""Puzzles at the table: what can be played is what can be answered, and answers are noted."""

import json
from datetime import date
from typing import Any

import pytest

from ceres.coach.job_server import JobServer
from ceres.coach.puzzles import Puzzle, shipped_book
from ceres.game import Game
from ceres.text import catalogue, languages, say_message

BOOK = shipped_book()
DAY = "2026-11-19"
FIRST: dict[str, Puzzle] = {each.data["kind"]: each for each in reversed(BOOK.puzzles)}


def ask(job: str, record: str = "", **given: Any) -> dict[str, Any]:
    """Have a job done that may have tasks."""
    server = JobServer()

    def send(**request: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(server.ask(record, json.dumps(request)))
        return answer

    step = send(do="begin", job=job, **given)
    while "tasks" in step.get("answer", {}):
        at = step["answer"]
        results = [send(do="run", task=task)["answer"] for task in at["tasks"]]
        step = send(do="go-on", plan=at["plan"], results=results)
    return step


def found(job: str, record: str = "", **given: Any) -> Any:
    return ask(job, record, **given)["answer"]["found"]


@pytest.mark.parametrize("kind", ["best", "win"])
def test_an_action_is_asked_for_and_any_legal_one_can_be_played(kind: str) -> None:
    puzzle = FIRST[kind]
    asked = found("puzzle", today=DAY, wanted=puzzle.id)
    view = asked["view"]
    assert view["phase"] == puzzle.position.phase
    legal = {str(each) for each in puzzle.position.actions()}
    assert {each["shown"]["action"] for each in asked["puzzle"]["choices"]} <= legal
    assert Game.from_json(asked["record"]).position == puzzle.position


@pytest.mark.parametrize("kind", ["deed", "tile"])
def test_a_lot_is_asked_for_and_nothing_else_can_be_done(kind: str) -> None:
    asked = found("puzzle", today=DAY, wanted=FIRST[kind].id)
    can = asked["view"]["can"]
    lots = [[each["shown"]["action"]] for each in asked["puzzle"]["choices"]]
    assert (asked["view"]["phase"], can["places"]) == ("choice", lots)
    assert "action" not in can["income"]
    assert not any("action" in each for each in can["deeds"].values())
    assert not any(each["places"] for each in can["builds"].values())


def test_the_puzzle_of_the_day_is_the_same_whatever_was_done() -> None:
    practice = found("attempt", today=DAY, asked=BOOK.puzzles[0].id, right=True)["practice"]
    days = [
        found("puzzle", today=DAY, daily=True, **given)["puzzle"]["id"]
        for given in ({}, {"practice": practice})
    ]
    assert days[0] == days[1] == BOOK.of_day(date.fromisoformat(DAY).toordinal()).id


def test_a_theme_has_its_puzzles_only() -> None:
    themes = found("puzzle", today=DAY)["themes"]
    for each in themes:
        asked = found("puzzle", today=DAY, theme=each["theme"])
        assert each["theme"] in asked["puzzle"]["themes"]
    assert all(each["puzzles"] > 0 for each in themes)


def test_an_answer_moves_the_rating_and_a_missed_puzzle_comes_back() -> None:
    puzzle = FIRST["best"]
    missed = found("attempt", today=DAY, asked=puzzle.id, right=False)
    assert missed["standing"]["rating"] < 1200
    assert missed["moved"]["facts"]["way"] == "down"
    practice = missed["practice"]
    assert found("puzzle", today=DAY, practice=practice)["puzzle"]["id"] != puzzle.id
    later = found("puzzle", today="2026-11-20", practice=practice)
    assert (later["puzzle"]["id"], later["standing"]["due"]) == (puzzle.id, 1)
    again = found("attempt", today="2026-11-20", asked=puzzle.id, right=True, practice=practice)
    assert again["moved"] is None


@pytest.mark.parametrize(
    "given",
    [{"wanted": "00000000"}, {"theme": "war"}, {"today": "soon"}, {"practice": {"rating": 3}}],
)
def test_what_cannot_be_asked_is_refused_by_a_sentence(given: dict[str, Any]) -> None:
    problem = ask("puzzle", **{"today": DAY, **given})["problem"]
    assert say_message(problem["message"], catalogue("en"))


def test_why_is_said_of_two_actions_in_every_language() -> None:
    puzzle = FIRST["best"]
    asked = found("puzzle", today=DAY, wanted=puzzle.id)
    wrong = next(each for each in asked["puzzle"]["choices"] if not each["good"])
    best, other = puzzle.data["answers"][0], wrong["shown"]["action"]
    said = found("explain", asked["record"], number=0, best=best, other=other)
    for lang in languages():
        assert say_message(said, catalogue(lang))


def test_a_decision_of_a_game_is_shown_without_what_came_after() -> None:
    game = Game.new(seed=7)
    game.play("income")
    record = json.dumps(game.record())
    view = found("view", record, number=0)
    assert (view["turns"], view["table"]["era"], view["undo"]["can"]) == (0, 1, False)
    shown = found("preview", record, number=0, action="income")
    assert shown["changes"]["silver"] == [5, 10]


def test_whatever_is_answered_something_is_said_in_every_language() -> None:
    for puzzle in FIRST.values():
        shown = found("puzzle", today=DAY, wanted=puzzle.id)["puzzle"]
        for lang in languages():
            words = catalogue(lang)
            said = [shown["other"], shown["why"], shown["question"], shown["title"]]
            assert all(say_message(each, words) for each in said)
