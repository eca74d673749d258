"""Undo and redo at a real table: draws, the action, the set-up; never confirmed."""

from random import Random
from typing import Any

import pytest

import ceres
from ceres.game import NothingToUndo
from companion.at_real_tables import (
    ALL_BY_APP,
    ALL_BY_HAND,
    MIXED,
    Data,
    asks,
    draw,
    enter_all,
    ready,
    real_table,
    replays,
    seen,
)
from service.at_tables import said
from strategies import ALL_OPTIONS, pick


def as_it_is(table: Any) -> Data:
    """A view without what only says that something was taken back."""
    view: Data = table.view()
    real = view["real"]
    asked = None if real["asks"] is None else {**real["asks"], "likely": []}
    return {**view, "redo": None, "real": {**real, "asks": asked}}


def test_the_last_draw_is_taken_back_first_and_then_the_action() -> None:
    table = ready(seed=4)
    before = as_it_is(table)
    table.play("income")
    first = as_it_is(table)
    assert asks(table)["why"] == "flip"
    card = asks(table)["options"][3]["id"]
    table.enter([card])
    table.undo()
    assert as_it_is(table) == first
    assert asks(table)["likely"] == [card]
    table.undo()
    assert as_it_is(table) == before
    assert table.game.entries == ()


def test_a_finished_turn_is_entered_again_from_its_end() -> None:
    table = ready(seed=4)
    table.play("income")
    asked, last = as_it_is(table), [""]
    while table.real.due is not None:
        asked = as_it_is(table)
        last = draw(asks(table), Random(1))
        table.enter(last)
    table.undo()
    assert as_it_is(table) == asked
    assert asks(table)["likely"] == last
    assert table.under_way() is not None


def test_something_else_may_be_entered_then() -> None:
    table = ready(seed=4)
    table.play("income")
    one, two, three = (option["id"] for option in asks(table)["options"][:3])
    for card in (one, two, three):
        table.enter([card])
        assert table.view()["table"]["ceres"]["row"][3] == card
        while table.real.due is None or table.real.due.why != "flip":
            table.undo()
    assert asks(table)["likely"] == [three]
    assert replays(table)


def test_set_up_is_taken_back_to_its_beginning() -> None:
    table = real_table(ALL_OPTIONS[-1], 3)
    rng, entered, views = Random(3), [], []
    while table.real.due is not None:
        views.append(as_it_is(table))
        entered.append(draw(asks(table), rng))
        table.enter(entered[-1])
    assert not table.real.in_set_up
    for drawn, view in zip(reversed(entered), reversed(views), strict=True):
        table.undo()
        assert as_it_is(table) == view
        assert sorted(asks(table)["likely"]) == sorted(drawn)
    assert not table.view()["undo"]["can"]
    with pytest.raises(NothingToUndo):
        table.undo()


def test_where_the_app_draws_everything_an_action_goes_at_once() -> None:
    table = ready(draws=ALL_BY_APP)
    start = as_it_is(table)
    assert not table.view()["undo"]["can"]
    table.play("income")
    table.undo()
    assert as_it_is(table) == start
    assert table.peeked == 0


def test_no_undo_is_ever_asked_about_or_counted() -> None:
    table = ready(seed=4)
    table.play("income")
    enter_all(table, Random(4))
    assert table.view()["undo"] == {"can": True, "asks": False, "revealed": []}
    while table.view()["undo"]["can"]:
        table.undo()
    assert table.view()["game"]["peeked"] == 0


def test_redo_is_the_opposite_of_undo() -> None:
    rng = Random(9)
    table = ready(ALL_OPTIONS[13], seed=9)
    views = []
    for _ in range(12):
        table.play(pick(table.position, rng))
        while table.real.due is not None:
            views.append(as_it_is(table))
            table.enter(draw(asks(table), rng))
        views.append(as_it_is(table))
    end, position = views[-1], table.position
    back = 0
    while table.game.entries:
        table.undo()
        back += 1
    while table.view()["redo"]["can"]:
        table.redo()
        back -= 1
    assert back == 0
    assert as_it_is(table) == end
    assert table.position == position
    with pytest.raises(NothingToUndo):
        table.redo()


def test_entering_something_else_clears_the_redo_stack() -> None:
    table = ready(seed=4)
    for _ in range(3):
        table.play("income")
        enter_all(table, Random(4))
    while len(table.game.entries) != 0 or table.real.pending is not None:
        table.undo()
    table.redo()
    likely = asks(table)["likely"]
    other = next(each["id"] for each in asks(table)["options"] if each["id"] not in likely)
    table.enter([other])
    enter_all(table, Random(5))
    assert not table.view()["redo"]["can"]


@pytest.mark.parametrize("seed", range(4))
def test_wherever_one_comes_to_it_is_as_if_one_had_gone_there_straight(seed: int) -> None:
    """Random playing, entering, taking back; then the same inputs at another table."""
    rng = Random(seed)
    options, draws = ALL_OPTIONS[11 * seed + 3], [ALL_BY_HAND, *MIXED][seed]
    table = real_table(options, seed, draws)
    inputs: list[tuple[str, Any]] = []
    undone: list[tuple[str, Any]] = []
    for _ in range(120):
        move = rng.choice(["go on", "go on", "go on", "undo", "redo"])
        if move == "undo" and table.view()["undo"]["can"]:
            table.undo()
            undone.append(inputs.pop())
        elif move == "redo" and table.view()["redo"]["can"] and undone:
            table.redo()
            inputs.append(undone.pop())
        elif table.position.phase != "over":
            inputs.append(go_on(table, rng))
            undone.clear()
    # Another table has other hidden things, as long as the app draws none of them.
    straight = real_table(options, seed if "app" in draws.values() else seed + 1000, draws)
    for kind, what in inputs:
        straight.enter(what) if kind == "enter" else straight.play(what)
    assert as_it_is(table) == as_it_is(straight)
    assert table.turns() == straight.turns()
    assert replays(table)


def go_on(table: Any, rng: Random) -> tuple[str, Any]:
    """Enter what is asked for, or play."""
    if table.real.due is not None:
        drawn = draw(asks(table), rng)
        table.enter(drawn)
        return "enter", drawn
    action = str(pick(table.position, rng))
    table.play(action)
    return "play", action


def test_a_correction_is_taken_back_as_a_whole() -> None:
    table = ready(seed=4)
    before = seen(table)
    table.correct([{"what": "silver", "to": 30}, {"what": "vp", "side": "you", "to": 7}])
    after = seen(table)
    table.undo()
    assert seen(table) == before
    table.redo()
    assert seen(table) == after
    assert "30" in said(table.last_turn()["steps"][0]["message"])


def test_nothing_can_be_played_while_something_must_be_told() -> None:
    table = ready(seed=4)
    table.play("income")
    can = table.view()["can"]
    assert not can["places"]
    assert not any(build["places"] for build in can["builds"].values())
    assert "first enter what was drawn" in said(can["income"]["why"]["message"])
    with pytest.raises(ceres.CeresError, match="first enter what was drawn"):
        table.play("income")
