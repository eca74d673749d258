"""Giving a game up: it is lost as it stands, and nothing follows."""

import json
from random import Random
from typing import Any

import pytest

import ceres
from ceres.errors import CeresError
from ceres.service import GameResigned, Table, answer, branched, new_table, table_of
from service.at_tables import legal_in

REAL = {"cards": "me", "tiles": "me", "deeds": "me"}


def given_up(**options: Any) -> Table:
    table = new_table(seed=7, **options)
    if options.get("real") is None:
        table.play("income")
    table.resign()
    return table


@pytest.mark.parametrize("options", [{}, {"strict": True}, {"monuments": True}, {"real": REAL}])
def test_the_game_is_lost_and_nothing_can_be_done(options: dict[str, Any]) -> None:
    view = given_up(**options).view()
    assert (view["phase"], view["pending"]) == ("over", None)
    assert view["result"] == {
        "you": view["table"]["you"]["vp"],
        "ceres": view["table"]["ceres"]["vp"],
        "winner": "ceres",
    }
    assert view["game"]["resigned"]
    assert legal_in(json.loads(json.dumps(view["can"]))) == []
    assert not view["undo"]["can"]
    assert not view["redo"]["can"]
    assert view["real"] is None or view["real"]["asks"] is None


def test_every_change_is_refused() -> None:
    table, real = given_up(), given_up(real=REAL)
    changes: list[Any] = [table.play, table.undo, table.redo, table.resign]
    changes += [real.play, real.undo, real.redo, real.enter, real.correct, real.draw_by]  # type: ignore[attr-defined]
    arguments = {"play": ("income",), "enter": ([],), "correct": ([],), "draw_by": ("cards", "app")}
    for change in changes:
        with pytest.raises(GameResigned):
            change(*arguments.get(change.__name__, ()))


def test_a_choice_for_ceres_can_be_left_open() -> None:
    table, rng = new_table(seed=7), Random(5)
    while table.view()["pending"] is None:
        table.play(rng.choice(table.position.actions()))
    table.resign()
    assert table.view()["pending"] is None


def test_the_record_says_it_in_a_further_key_and_replays_anywhere() -> None:
    """The result stays null: the rules have not ended the game."""
    record = given_up(strict=True).game.record()
    assert (record["x-resigned"], record["result"], record["actions"]) == (True, None, ["income"])
    again = table_of(ceres.Game.from_record(record))
    assert again.view()["result"] == given_up(strict=True).view()["result"]


def test_a_finished_game_cannot_be_given_up() -> None:
    table, rng = new_table(seed=7), Random(1)
    while table.position.phase != "over":
        table.play(rng.choice(table.position.actions()))
    with pytest.raises(CeresError, match="over"):
        table.resign()
    table.game.extras["x-resigned"] = True
    assert table.result == table.position.result


def test_it_can_be_tried_otherwise_in_a_new_game() -> None:
    game = branched(given_up(), 1)
    assert "x-resigned" not in game.extras
    assert table_of(game).view()["phase"] == "you"


def test_as_a_request() -> None:
    begun = answer(None, {"do": "begin", "seed": 7})
    reply = answer(begun["record"], {"do": "resign"})
    assert reply["record"]["x-resigned"] is True
    assert reply["answer"]["turn"] is None
    assert reply["answer"]["view"]["phase"] == "over"
    replayed = answer(reply["record"], {"do": "replay"})["answer"]
    assert replayed["result"] == reply["answer"]["view"]["result"]
    problem = answer(reply["record"], {"do": "play", "action": "income"})["problem"]
    assert problem["message"]["id"] == "game-resigned"
