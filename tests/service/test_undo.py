"""Undo and redo: free while nothing hidden was seen, else asked for once and marked."""

from random import Random

import pytest

import ceres
from ceres.service import Table, UndoRefused
from service.at_tables import random_game, some_positions, table_at
from strategies import pick


def after_a_reveal(strict: bool = False) -> Table:
    table = Table.new(seed=7, strict=strict)
    table.play("income")
    assert table.revealed() == [{"kind": "card", "id": "c14"}, *table.revealed()[1:]]
    return table


def after_nothing_new() -> Table:
    """A table after a turn that showed nothing: a tile was placed, and that was all."""
    for position in some_positions():
        for action in position.actions()[:3]:
            table = table_at(position)
            table.play(action)
            if not table.revealed():
                return table
    raise AssertionError


def test_nothing_to_take_back() -> None:
    table = Table.new(seed=7)
    assert table.view()["undo"] == {"can": False, "asks": False, "revealed": []}
    with pytest.raises(ceres.NothingToUndo):
        table.undo()
    assert not table.view()["redo"]["can"]
    with pytest.raises(ceres.NothingToUndo):
        table.redo()


def test_it_is_free_while_nothing_hidden_was_seen() -> None:
    table = after_nothing_new()
    assert table.view()["undo"] == {"can": True, "asks": False, "revealed": []}
    table.undo()
    assert table.game.entries == ()
    assert table.peeked == 0
    assert table.position == table.game.start


def test_past_a_reveal_it_asks_and_changes_nothing() -> None:
    table = after_a_reveal()
    before = table.view()
    assert before["undo"] == {"can": True, "asks": True, "revealed": table.revealed()}
    with pytest.raises(UndoRefused) as error:
        table.undo()
    assert error.value.code == "undo-asks"
    assert error.value.revealed == table.revealed()
    assert table.view() == before


def test_past_a_reveal_the_game_is_marked() -> None:
    table = after_a_reveal()
    table.undo(confirmed=True)
    assert table.position == table.game.start
    assert table.peeked == 1
    assert table.view()["game"]["peeked"] == 1
    record = table.game.record()
    assert (record["x-peeked"], record["x-peeked-at"]) == (1, [len(table.game.entries)])


def test_it_asks_only_once_and_counts_on() -> None:
    table = after_a_reveal()
    table.play("income")
    table.undo(confirmed=True)
    assert table.view()["undo"]["asks"] is False
    table.undo()
    assert table.peeked == 2


def test_a_strict_game_takes_nothing_back() -> None:
    table = after_a_reveal(strict=True)
    before = table.view()
    assert before["game"]["strict"]
    assert before["undo"]["can"] is False
    for confirmed in (False, True):
        with pytest.raises(UndoRefused) as error:
            table.undo(confirmed)
        assert error.value.code == "strict-game"
    assert table.view() == before
    assert table.game.record()["x-strict"] is True


@pytest.mark.parametrize("strict", [False, True])
def test_a_slip_is_free_until_something_hidden_was_on_the_screen(strict: bool) -> None:
    table = after_a_reveal(strict)
    with pytest.raises(UndoRefused) as error:
        table.undo(seen=2)  # Income, and her card
    assert error.value.code == ("strict-game" if strict else "undo-asks")
    assert error.value.revealed == table.revealed()[:1]
    table.undo(seen=1)
    assert table.position == table.game.start
    assert table.peeked == 0
    assert "x-peeked" not in table.game.record()


def test_what_a_bought_deed_made_room_for_counts_as_seen() -> None:
    table = Table.new(seed=7)
    bought = next(str(each) for each in table.position.actions() if str(each).startswith("buy"))
    table.play(bought)
    assert [reveal["kind"] for reveal in table.revealed(2)] == ["deed"]
    table.undo(seen=1)
    assert not table.game.entries


def test_what_was_taken_back_is_played_again_in_the_same_words() -> None:
    *_, (table, _) = random_game(5)
    end, turns = table.view(), table.turns()
    for _ in turns:
        table.undo(confirmed=True)
    assert table.position == table.game.start
    for turn in turns:
        again = table.redo()
        assert (again["action"], len(again["steps"])) == (turn["action"], len(turn["steps"]))
        assert again == table.last_turn()
    assert table.turns() == turns
    assert table.peeked > 10
    marked = {**end["game"], "peeked": table.peeked}
    assert table.view() == {**end, "game": marked, "undo": {**end["undo"], "asks": False}}


def test_playing_something_else_ends_what_could_be_played_again() -> None:
    table = after_a_reveal()
    table.undo(confirmed=True)
    assert table.view()["redo"]["can"]
    table.play(str(table.position.actions()[0]))
    assert not table.view()["redo"]["can"]


def test_a_correction_of_the_table_is_taken_back_freely() -> None:
    game = ceres.Game.new(seed=7)
    other = game.position.play("income")[0]
    game.correct(other)
    table = Table(game)
    assert table.turns() == [{"number": 1, "action": None, "steps": []}]
    assert table.revealed() == []
    table.undo()
    assert table.position == game.start
    table.redo()
    assert table.position == other


def test_random_undos_and_redos_lead_to_the_same_views() -> None:
    """Wherever one comes to, the view is that of a game that went there straight."""
    rng = Random(8)
    table = Table.new(3, "hard", True)
    for _ in range(30):
        move = rng.choice(["play", "play", "undo", "redo"])
        if move == "undo" and table.game.entries:
            table.undo(confirmed=True)
        elif move == "redo" and table.game.undone:
            table.redo()
        elif table.position.phase != "over":
            table.play(pick(table.position, rng))
        straight = Table.new(3, "hard", True)
        for entry in table.game.entries:
            straight.play(str(entry))
        view, expected = table.view(), straight.view()
        for key in ("phase", "table", "measures", "score", "items", "can", "turns", "point"):
            assert view[key] == expected[key]
        assert view["undo"]["revealed"] == expected["undo"]["revealed"]
        assert table.turns() == straight.turns()
