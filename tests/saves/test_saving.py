"""Saving games: round trips, undo and redo, lists, export and import, deletion, speed."""

import json
import statistics
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import ceres
from ceres.components import STANDARD
from ceres.library.summary import Counted
from ceres.saves import (
    DELETED_FOR,
    FIRST_REVISION,
    Conflict,
    NoSuchGame,
    NoSuchPoint,
    Saves,
    home,
)
from saves.playing import do, game_of, random_steps, save_by_actions, start_of, state
from strategies import example


@pytest.fixture(name="path")
def _path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture(name="saves")
def _saves(path: Path) -> Iterator[Saves]:
    with Saves.open(path) as saves:
        yield saves


# Where.


def test_games_are_in_ceres_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CERES_HOME", str(tmp_path / "a" / "b c"))
    with Saves.open() as saves:
        id = saves.create(game_of(1, 0))
    assert (tmp_path / "a" / "b c" / "games.sqlite3").is_file()
    with Saves.open() as saves:
        assert [game.id for game in saves.list()] == [id]


def test_else_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CERES_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert home() == tmp_path / "data" / "gardens-of-ceres"
    usual = tmp_path / ".local" / "share" / "gardens-of-ceres"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert home() == usual
    monkeypatch.delenv("XDG_DATA_HOME")
    assert home() == usual
    monkeypatch.setenv("CERES_HOME", "")
    assert home() == usual


@pytest.mark.parametrize("name", ["a b", "ä한", "100%", "what?", "a#b", "x&mode=ro", "-wal"])
def test_odd_names_of_folders(tmp_path: Path, name: str) -> None:
    path = tmp_path / name / "games.sqlite3"
    for where in (path, str(path)):
        with Saves.open(where) as saves:
            saves.create(game_of(1, 0))
    with Saves.open(path) as saves:
        assert len(saves.list()) == 2
    assert [found.name for found in path.parent.iterdir()] == ["games.sqlite3"]


def test_a_url_names_the_same_file(path: Path) -> None:
    with Saves.open(f"sqlite:///{path}") as saves:
        id = saves.create(game_of(1, 0))
    with Saves.open(path) as saves:
        assert saves.load(id).start == game_of(1, 0).start


def test_it_is_durable(path: Path, saves: Saves) -> None:
    """Saved means on the disk, even if the power fails."""
    with saves._database.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 3
    assert path.with_name("games.sqlite3-wal").exists()


# Round trips.


@pytest.mark.parametrize("seed", range(4))
def test_a_game_saved_action_by_action(path: Path, seed: int) -> None:
    game = game_of(seed)
    with Saves.open(path) as saves:
        id, revision = save_by_actions(saves, game)
        assert revision == FIRST_REVISION + len(game.entries)
    with Saves.open(path) as saves:
        found = saves.read(id)
        assert found.game.positions == game.positions
        assert found.game.entries == game.entries
        assert found.game.seed == seed
        assert found.revision == revision
        assert saves.export(id) == game.record()


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_done_is_there_again(path: Path, seed: int) -> None:
    revision = FIRST_REVISION
    with Saves.open(path) as saves:
        id = saves.create(start_of(game_of(seed, 0)))
    for number, (step, game) in enumerate(random_steps(seed, 30)):
        with Saves.open(path) as saves:
            revision = do(saves, id, step, revision)
            if number % 4 == 0:
                loaded = saves.load(id)
                assert state(loaded) == state(game)
                assert loaded.positions == game.positions
                (summary,) = saves.list()
                assert summary.actions == len(game.entries)
                assert (summary.era, summary.phase) == (game.position.era, game.position.phase)


def test_a_game_that_has_begun(saves: Saves) -> None:
    game = game_of(5, 12)
    id = saves.create(game)
    assert saves.load(id).positions == game.positions
    (summary,) = saves.list()
    assert summary.actions == 12


def test_a_correction_is_saved(saves: Saves) -> None:
    game = game_of(3, 4)
    id, revision = save_by_actions(saves, game)
    there = game_of(3, 6).position
    revision = saves.append(id, there, revision, there)
    game.correct(there)
    action = there.actions()[0]
    game.play(action)
    saves.append(id, action, revision)
    assert saves.load(id).positions == game.positions
    assert saves.export(id) == game.record()


def test_a_game_is_replaced_as_a_whole(saves: Saves) -> None:
    """Its start, what was played, what is undone, and what is known about it."""
    id, revision = save_by_actions(saves, game_of(3, 9))
    game = game_of(5, 6)
    game.undo()
    game.extras["x-real"] = {"told": 1}
    assert saves.replace(id, game, revision) == revision + 1
    loaded = saves.read(id)
    assert loaded.game.positions == game.positions
    assert loaded.game.undone == game.undone
    assert saves.export(id) == game.record()
    (summary,) = saves.list()
    assert (summary.actions, summary.about) == (5, {"real": {"told": 1}})


def test_a_game_that_went_on_is_not_replaced(saves: Saves) -> None:
    game = game_of(3, 9)
    id, revision = save_by_actions(saves, game)
    with pytest.raises(Conflict):
        saves.replace(id, game_of(5, 6), revision - 1)
    assert saves.load(id).positions == game.positions


def test_other_components_are_saved(saves: Saves) -> None:
    tiles = {**STANDARD.tiles, "residential": 4, "civic-any": 5}
    components = ceres.read_components({**STANDARD.to_dict(), "tiles": tiles})
    game = ceres.Game.new(3, components=components)
    game.play("income")
    assert game.record()["components"] is not None
    id = saves.create(game)
    assert saves.load(id).positions == game.positions
    assert saves.export(id) == game.record()


@pytest.mark.parametrize("seed", [None, 0, 2**70])
def test_seeds_of_any_size(saves: Saves, seed: int | None) -> None:
    game = ceres.Game(game_of(1, 0).position, seed)
    assert saves.load(saves.create(game)).seed == seed


def test_a_start_where_the_game_is_over(saves: Saves) -> None:
    game = ceres.Game(ceres.Position.from_dict(example("over")))
    id = saves.create(game)
    assert saves.load(id).position == game.position
    assert saves.export(id) == game.record()
    assert saves.list()[0].finished
    assert saves.latest() is None


def test_ids_cannot_be_guessed(saves: Saves) -> None:
    ids = {saves.create(game_of(1, 0)) for _ in range(20)}
    assert len(ids) == 20
    assert all(len(id) == 26 and id.isalnum() for id in ids)


# Undo and redo.


def test_undo_is_saved_and_redo_too(path: Path) -> None:
    game = game_of(2, 10)
    with Saves.open(path) as saves:
        id, revision = save_by_actions(saves, game)
        revision = saves.truncate(id, 6, revision)
    for _ in range(4):
        game.undo()
    with Saves.open(path) as saves:
        loaded = saves.load(id)
        assert loaded.position == game.position
        assert state(loaded) == state(game)
        assert saves.list()[0].actions == 6
        assert len(saves.export(id)["actions"]) == 6
        revision = saves.redo(id, revision)
        game.redo()
        assert state(saves.load(id)) == state(game)
        revision = saves.redo(id, revision, 3)
        assert saves.load(id).positions == game_of(2, 10).positions


def test_playing_something_else_ends_redo(saves: Saves) -> None:
    game = game_of(2, 10)
    id, revision = save_by_actions(saves, game)
    revision = saves.truncate(id, 0, revision)
    revision = saves.append(id, "income", revision)
    assert state(saves.load(id)) == (["income"], [])
    with pytest.raises(NoSuchPoint) as caught:
        saves.redo(id, revision)
    assert caught.value.code == "nothing-undone"
    assert saves.read(id).revision == revision


@pytest.mark.parametrize("number", [-1, 4, 100])
def test_no_such_point(saves: Saves, number: int) -> None:
    id, revision = save_by_actions(saves, game_of(2, 3))
    with pytest.raises(NoSuchPoint) as caught:
        saves.truncate(id, number, revision)
    assert caught.value.facts == {"id": id, "number": number, "count": 3}
    assert len(saves.load(id).entries) == 3


# About a game.


def test_about_is_saved_with_the_game(saves: Saves) -> None:
    game = game_of(1, 3)
    game.extras = {"x-table": {"name": "ours"}}
    id = saves.create(game, strict=True, pace="slow")
    about = {"table": {"name": "ours"}, "strict": True, "pace": "slow"}
    assert saves.list()[0].about == about
    revision = saves.truncate(id, 2, FIRST_REVISION, {"undone-past-reveal": True})
    revision = saves.mark(id, revision, pace="quick")
    about |= {"undone-past-reveal": True, "pace": "quick"}
    assert saves.read(id).about == about
    record = saves.export(id)
    assert {key: record[key] for key in record if key.startswith("x-")} == {
        f"x-{key}": value for key, value in about.items()
    }
    assert saves.load(id).extras["x-pace"] == "quick"
    again = saves.import_(json.loads(json.dumps(record)))
    assert saves.export(again) == record
    assert saves.read(again).about == {**about, "imported": 2}


# Lists.


def test_the_list_says_how_games_stand(saves: Saves) -> None:
    before = datetime.now(UTC)
    ended, going = game_of(3), game_of(4, 20)
    first, revision = save_by_actions(saves, ended)
    second = saves.create(going, strict=True)
    newer, older = saves.list()
    assert (newer.id, older.id) == (second, first)
    vp = going.position.to_dict()
    assert (newer.era, newer.phase) == (going.position.era, going.position.phase)
    assert (newer.you, newer.ceres) == (vp["you"]["vp"], vp["ceres"]["vp"])
    assert (newer.actions, newer.finished, newer.result) == (20, False, None)
    assert (newer.difficulty, newer.monuments) == ("hard", False)
    assert newer.variants == ("creeping-gardens",)
    assert older.finished
    assert older.monuments
    assert older.result == ended.position.result
    assert before <= older.created <= older.changed <= newer.changed <= datetime.now(UTC)
    saves.truncate(first, len(ended.entries) - 1, revision)
    assert [game.id for game in saves.list()] == [first, second]
    assert not saves.list()[0].finished


def test_the_game_to_continue(saves: Saves) -> None:
    assert saves.latest() is None
    ended = saves.create(game_of(3))
    assert saves.latest() is None
    going, revision = save_by_actions(saves, game_of(4, 5))
    other = saves.create(game_of(5, 5))
    found = saves.latest()
    assert found is not None
    assert found.id == other
    saves.append(going, "income", revision)
    found = saves.latest()
    assert found is not None
    assert found.id == going
    assert ended in [game.id for game in saves.list()]


def test_how_it_stands_is_found_out_once(path: Path) -> None:
    """An action may be stored without the position it led to."""
    game = game_of(4)
    with Saves.open(path) as saves:
        id = saves.create(start_of(game))
        for revision, entry in enumerate(game.entries, FIRST_REVISION):
            saves.append(id, entry, revision)
        assert saves.export(id) == game.record()
        assert saves.list()[0].result == game.position.result
    with Saves.open(path) as saves:
        assert saves._stored(id).known
        assert saves.list()[0].finished


def test_a_game_that_cannot_be_replayed_hides_no_other(saves: Saves) -> None:
    good = saves.create(game_of(4, 5))
    bad, revision = save_by_actions(saves, game_of(2, 5))
    saves.append(bad, "buy Z9", revision)
    assert [(game.id, game.phase is None) for game in saves.list()] == [(bad, True), (good, False)]
    latest = saves.latest()
    assert latest is not None
    assert latest.id == good
    with pytest.raises(ceres.CorruptRecord) as caught:
        saves.load(bad)
    assert [fault.where for fault in caught.value.faults] == ["actions[5]"]
    assert caught.value.game is not None
    assert caught.value.game.positions == game_of(2, 5).positions
    assert saves.export(bad)["actions"][-1] == "buy Z9"


# Export and import.


def test_an_imported_game_is_recognised(saves: Saves) -> None:
    game = game_of(7)
    record = game.record()
    first = saves.import_(record)
    assert saves.import_({**record, "x-note": "another copy"}) == first
    assert saves.export(first) == record
    assert saves.load(first).positions == game.positions
    assert saves.summary(first).about == {"imported": len(game.entries)}
    saves.delete(first)
    assert saves.import_(record) != first


def test_an_imported_game_that_goes_on_is_a_game_of_its_own(saves: Saves) -> None:
    record = game_of(7, 3).record()
    first = saves.import_(record)
    assert saves.import_(record) != first
    given_up = {**record, "x-resigned": True}
    assert saves.import_(given_up) not in (first, None)
    assert saves.import_(given_up) == saves.import_(given_up)


def test_a_game_given_up_is_over(saves: Saves) -> None:
    id = saves.create(game_of(7, 3))
    saves.mark(id, 1, resigned=True)
    assert (saves.summary(id).finished, saves.latest()) == (True, None)
    assert [game.id for game in saves.finished()] == [id]
    (result,) = [summary.result for summary in saves.list()]
    assert result is not None
    assert result["winner"] == "ceres"
    assert saves.export(id)["result"] is None


@pytest.mark.parametrize("bad", [None, {}, {"format": "ceres-game/2"}])
def test_bad_records_are_refused(saves: Saves, bad: object) -> None:
    with pytest.raises(ceres.CorruptRecord):
        saves.import_(bad)
    record = game_of(7, 3).record()
    record["actions"][2] = "buy Z9"
    with pytest.raises(ceres.CorruptRecord):
        saves.import_(record)
    assert saves.list() == ()


# Deletion.


def test_delete_and_restore(saves: Saves) -> None:
    game = game_of(2, 5)
    id, revision = save_by_actions(saves, game)
    saves.delete(id)
    assert saves.list() == ()
    assert saves.latest() is None
    assert [found.id for found in saves.list(deleted=True)] == [id]
    for call in (
        lambda: saves.load(id),
        lambda: saves.export(id),
        lambda: saves.append(id, "income", revision),
        lambda: saves.truncate(id, 0, revision),
        lambda: saves.delete(id),
    ):
        with pytest.raises(NoSuchGame) as caught:
            call()
        assert caught.value.code == "game-deleted"
    saves.restore(id)
    saves.restore(id)
    assert saves.list(deleted=True) == ()
    assert saves.load(id).positions == game.positions
    saves.append(id, "income", revision)


def test_deleted_games_go_after_a_time(saves: Saves) -> None:
    game = game_of(2, 5)
    gone, stays = saves.create(game), saves.create(game)
    saves.delete(gone)
    now = datetime.now(UTC)
    assert saves.purge() == 0
    assert saves.purge(now + DELETED_FOR - timedelta(hours=1)) == 0
    assert saves.purge(now + DELETED_FOR + timedelta(hours=1)) == 1
    with pytest.raises(NoSuchGame) as caught:
        saves.restore(gone)
    assert caught.value.code == "no-such-game"
    assert saves.load(stays).positions == game.positions
    with saves._database.reading() as connection:
        rows = connection.exec_driver_sql("SELECT DISTINCT game FROM ceres_entries").all()
    assert [tuple(row) for row in rows] == [(stays,)]


@pytest.mark.parametrize("id", ["", "abc", "'; DROP TABLE ceres_games; --", "ä\0", "\ud800"])
def test_no_such_game(saves: Saves, id: str) -> None:
    for call in (
        lambda: saves.load(id),
        lambda: saves.export(id),
        lambda: saves.append(id, "income", 1),
        lambda: saves.delete(id),
        lambda: saves.restore(id),
    ):
        with pytest.raises(NoSuchGame) as caught:
            call()
        assert caught.value.facts == {"id": id}


# Speed.


def test_saving_and_loading_are_quick(saves: Saves) -> None:
    game = game_of(4)
    id = saves.create(start_of(game))
    saving, loading = [], []
    for revision, (entry, position) in enumerate(
        zip(game.entries, game.positions[1:], strict=True), FIRST_REVISION
    ):
        began = time.perf_counter()
        saves.append(id, entry, revision, position)
        saving.append(time.perf_counter() - began)
    for _ in range(5):
        began = time.perf_counter()
        saves.load(id)
        loading.append(time.perf_counter() - began)
    # Room for a slow machine's disk: here it is 1.3 ms and 5 ms.
    assert statistics.median(saving) < 0.02
    assert statistics.median(loading) < 0.05


# Whose games, and what they came to.


def test_each_owner_has_games_of_their_own(saves: Saves) -> None:
    ann, ben = saves.create(game_of(1, 0), "Ann"), saves.create(game_of(2, 0), "Ben")
    nobodys = saves.create(game_of(3, 0))
    assert [game.id for game in saves.list(owner="Ann")] == [ann]
    assert {game.id for game in saves.list()} == {ann, ben, nobodys}
    assert [saves.owner(id) for id in (ann, ben, nobodys)] == ["Ann", "Ben", None]
    assert (saves.count("Ann"), saves.count("Eve")) == (1, 0)
    saves.delete(ann)
    # It can be restored, and so it takes up room until it has to make way.
    assert (saves.count("Ann"), saves.owner(ann)) == (1, "Ann")
    assert (saves.make_room("Ben"), saves.make_room("Ann"), saves.make_room("Ann")) == (0, 1, 0)
    assert saves.count("Ann") == 0
    assert [game.id for game in saves.list(deleted=True, owner="Ben")] == []


def test_an_owner_is_no_part_of_the_record(saves: Saves) -> None:
    id = saves.create(game_of(1, 3), "Ann")
    assert "Ann" not in json.dumps(saves.export(id))


def test_the_sources_of_points_are_stored_with_the_end_they_are_of(saves: Saves) -> None:
    game = game_of(5)
    id = saves.create(game)
    saves.create(game_of(6, 4))
    assert [(game.id, game.counted) for game in saves.finished()] == [(id, None)]
    assert [game.seed for game in saves.finished()] == ["5"]
    sources: Counted = {"you": {"civic": 9}, "ceres": {}, "achievements": []}
    saves.store_counted({id: (FIRST_REVISION, sources), "nobody": (1, sources)})
    assert [game.counted for game in saves.finished()] == [sources]
    revision = saves.truncate(id, len(game.entries) - 1, FIRST_REVISION)
    assert saves.finished() == ()
    saves.append(id, game.entries[-1], revision, game.position)
    assert [game.counted for game in saves.finished()] == [None]
    saves.store_counted({id: (revision, sources)})  # by now it is older
    assert [game.counted for game in saves.finished()] == [None]
