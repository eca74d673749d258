"""Snapshots: a game goes on from the last one as if it had been replayed."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from boxes import own_cards
from ceres.components import read_components
from ceres.game import Game
from ceres.library.games import Change, Library
from ceres.saves import FIRST_REVISION, Saves
from ceres.saves.resumed import ResumedGame
from ceres.saves.schema import entries
from ceres.saves.stored import snapshot_of
from ceres.service import Table, table_of
from saves.playing import game_of, random_steps, redone, save_by_actions, state


@pytest.fixture(name="saves")
def _saves(tmp_path: Path) -> Iterator[Saves]:
    with Saves.open(tmp_path / "games.sqlite3") as saves:
        yield saves


def numbers(saves: Saves, id: str) -> list[int]:
    """The actions after which there is a snapshot."""
    there = (entries.c.game == id, entries.c.snapshot.is_not(None))
    query = select(entries.c.number).where(*there).order_by(entries.c.number)
    with saves._database.reading() as connection:
        return list(connection.execute(query).scalars())


@pytest.mark.parametrize("actions", [1, 16, 17, 32, 33, 40])
def test_a_resumed_game_is_the_same(saves: Saves, actions: int) -> None:
    game = game_of(3, actions)
    id, _ = save_by_actions(saves, game)
    found = saves.resume(id).game
    assert isinstance(found, ResumedGame) is (actions > 16)
    assert table_of(found).view() == Table(game).view()
    assert table_of(found).last_turn() == Table(game).last_turn()
    assert found.record() == game.record()
    found = saves.resume(id).game
    assert (found.positions, found.events) == (game.positions, game.events)
    assert (found.start, found.seed, found.entries) == (game.start, game.seed, game.entries)


def test_a_resumed_game_with_another_box(saves: Saves) -> None:
    game = Game.new(seed=7, components=read_components(own_cards()))
    while len(game.entries) < 20:
        game.play(game.position.actions()[0])
    found = saves.resume(saves.create(game)).game
    assert isinstance(found, ResumedGame)
    assert found.position == game.position
    assert found.record() == game.record()


def test_everything_can_be_undone_and_redone(saves: Saves) -> None:
    game = game_of(3, 20)
    found = saves.resume(saves.create(game)).game
    while found.entries:
        found.undo()
        assert found.position == game.positions[len(found.entries)]
    assert len(redone(found)) == 20
    assert found.positions == game.positions


@pytest.mark.parametrize("seed", range(3))
def test_whatever_a_player_does(saves: Saves, seed: int) -> None:
    """Nothing stays in memory: every change reads the game again."""
    tables = Library(saves, cached=0)
    id = tables.begin(table_of(game_of(seed, 0)))["id"]
    for revision, (step, expected) in enumerate(random_steps(seed, 60), FIRST_REVISION):
        kind, value = step
        if kind == "append":
            tables.change(id, revision, playing(value))
        elif kind == "truncate":
            saves.truncate(id, value, revision)
        else:
            saves.redo(id, revision, value)
        found = saves.resume(id).game
        assert found.position == expected.position
        assert state(found) == state(expected)
    assert numbers(saves, id)


def playing(action: str) -> Change:
    return lambda table: table.play(action)


GOOD = snapshot_of(game_of(3, 16).record()["actions"], game_of(3, 16).position) or {}
WRONG = {
    "another version": {**GOOD, "rules": "0"},
    "no position": {**GOOD, "position": {}},
    "nothing": {"rules": "1"},
    "no object": [7],
    "no actions, as older versions stored it": {**GOOD, "actions": None},
    "other actions": {**GOOD, "actions": ["income"] * 15 + [7]},
    "a position that the actions do not fit": {
        **GOOD,
        "position": game_of(5).position.to_dict(),
    },
}


@pytest.mark.parametrize("snapshot", WRONG.values(), ids=WRONG)
def test_a_wrong_snapshot_is_passed_over(saves: Saves, snapshot: object) -> None:
    game = game_of(3, 20)
    id = saves.create(game)
    assert numbers(saves, id) == [16]
    with saves._database.writing() as connection:
        last = (entries.c.game == id, entries.c.number == 16)
        connection.execute(update(entries).where(*last).values(snapshot=snapshot))
    assert saves.resume(id).game.position == game.position


def test_a_damaged_snapshot_is_passed_over(saves: Saves) -> None:
    game = game_of(3, 20)
    id = saves.create(game)
    with saves._database.writing() as connection:
        connection.exec_driver_sql("UPDATE ceres_entries SET snapshot = '{' WHERE number = 16")
    assert saves.resume(id).game.position == game.position


def test_corrected_games_are_replayed(saves: Saves) -> None:
    game = game_of(3, 20)
    game.correct(game.position)
    id = saves.create(game)
    assert not isinstance(saves.resume(id).game, ResumedGame)
    assert saves.resume(id).game.positions == game.positions


def test_snapshots_are_no_part_of_a_record(saves: Saves) -> None:
    game = game_of(3, 20)
    exported = saves.export(saves.create(game))
    assert json.dumps(exported) == json.dumps(game.record())
