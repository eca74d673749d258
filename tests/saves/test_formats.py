"""Formats of the database: older ones migrate, newer ones are refused untouched."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ceres.saves import (
    FIRST_REVISION,
    VERSION,
    BadLocation,
    Saves,
    SavesBroken,
    SavesTooNew,
)
from saves.old import OLD_GAMES, make_format_1, make_format_2
from saves.playing import game_of, program


@pytest.fixture(name="path")
def _path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


def files(path: Path) -> dict[str, bytes]:
    """All that is in the folder of a database, byte for byte."""
    return {found.name: found.read_bytes() for found in path.parent.iterdir()}


def columns(path: Path) -> list[Any]:
    """The tables of a database with their columns and indices."""
    with closing(sqlite3.connect(path)) as connection:
        names = connection.execute("SELECT type, name, tbl_name FROM sqlite_master ORDER BY name")
        found = names.fetchall()
        tables = [name for kind, name, _ in found if kind == "table"]
        return [found, [connection.execute(f"PRAGMA table_info({t})").fetchall() for t in tables]]


def execute(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


# Older ones.


FORMATS = {1: make_format_1, 2: make_format_2}


@pytest.mark.parametrize("wal", [False, True])
@pytest.mark.parametrize("version", FORMATS)
def test_older_formats_migrate(path: Path, version: int, wal: bool) -> None:
    FORMATS[version](path)
    if wal:
        execute(path, "PRAGMA journal_mode = WAL")
    with Saves.open(path) as saves:
        games = {game.id: game for game in saves.list()}
        assert set(games) == set(OLD_GAMES)
        assert [game.id for game in saves.list()] == ["ended", "begun", "new"]
        for id, game in OLD_GAMES.items():
            found = saves.read(id)
            assert found.game.positions == game.positions
            assert found.about == {key[2:]: value for key, value in game.extras.items()}
            assert saves.export(id) == game.record()
            assert games[id].actions == len(game.entries)
            assert games[id].result == game.position.result
            assert games[id].monuments == (game.start.to_dict()["monuments"] is not None)
            assert games[id].created.isoformat() == "2026-01-02T03:04:05+00:00"
        found = saves.read("begun")
        assert found.revision == FIRST_REVISION + len(found.game.entries)
        saves.append("begun", found.game.position.actions()[0], found.revision)
    with Saves.open(path) as saves:
        assert len(saves.load("begun").entries) == len(OLD_GAMES["begun"].entries) + 1


def test_a_copy_is_left_beside_it(path: Path) -> None:
    make_format_1(path)
    before = columns(path)
    with Saves.open(path) as saves:
        saves.delete("new")
    (copy,) = (found for found in path.parent.iterdir() if found != path)
    assert copy.name.startswith("games-format-1-")
    assert copy.suffix == path.suffix
    assert columns(copy) == before
    with Saves.open(copy) as saves:
        assert {game.id for game in saves.list()} == set(OLD_GAMES)


@pytest.mark.parametrize("version", FORMATS)
def test_a_migrated_database_is_as_a_new_one(path: Path, tmp_path: Path, version: int) -> None:
    FORMATS[version](path)
    Saves.open(path).close()
    Saves.open(tmp_path / "new.sqlite3").close()
    assert columns(path) == columns(tmp_path / "new.sqlite3")


def test_a_migration_that_fails_changes_nothing(path: Path) -> None:
    """The steps before the one that fails are rolled back, too."""
    make_format_1(path)
    execute(path, "INSERT INTO ceres_games VALUES ('zz-bad', 1, 1, 1, '{}')")
    before = path.read_bytes()
    for tries in (1, 2):
        with pytest.raises(SavesBroken) as caught:
            Saves.open(path)
        assert "zz-bad" in str(caught.value)
        assert path.read_bytes() == before
        # Each try has left a copy; they do not overwrite each other.
        assert len(list(path.parent.glob("games-format-1-*"))) == tries
    execute(path, "DELETE FROM ceres_games WHERE id = 'zz-bad'")
    with Saves.open(path) as saves:
        assert len(saves.list()) == len(OLD_GAMES)


def test_games_of_before_there_were_owners_have_none(path: Path) -> None:
    make_format_2(path)
    with Saves.open(path) as saves:
        assert {saves.owner(id) for id in OLD_GAMES} == {None}
        assert [game.id for game in saves.finished() if game.counted is None] == ["ended"]


# Newer ones.


def newer(path: Path) -> None:
    with Saves.open(path) as saves:
        saves.create(game_of(2, 3))
    execute(path, f"UPDATE ceres_schema SET version = {VERSION + 1}")


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
def test_a_newer_format_is_refused_untouched(path: Path, mode: str) -> None:
    newer(path)
    execute(path, f"PRAGMA journal_mode = {mode}")
    before = files(path)
    for _ in range(2):
        with pytest.raises(SavesTooNew) as caught:
            Saves.open(path)
        assert caught.value.facts == {"path": path, "found": VERSION + 1, "known": VERSION}
    assert files(path) == before


def test_a_newer_format_that_a_killed_program_has_left(path: Path) -> None:
    """Its last changes are not yet in the file, but beside it."""
    newer(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE newer (what)")
        connection.commit()
        left = files(path)
    other = path.with_name("other") / path.name
    other.parent.mkdir()
    for name, content in left.items():
        (other.parent / name).write_bytes(content)
    before = files(other)
    assert before["games.sqlite3-wal"]
    with pytest.raises(SavesTooNew):
        Saves.open(other)
    # The -shm file is an index that every connection makes again.
    after = files(other)
    assert {name: after[name] for name in after if not name.endswith("-shm")} == {
        name: before[name] for name in before if not name.endswith("-shm")
    }


def test_a_newer_format_is_refused_by_a_program_of_its_own(path: Path) -> None:
    newer(path)
    before = files(path)
    process = program("share", path, "any", 1)
    process.communicate()
    assert process.returncode == 1
    assert files(path) == before


@pytest.mark.parametrize("version", ["0", "-1", "'two'", "NULL"])
def test_a_format_that_never_was(path: Path, version: str) -> None:
    Saves.open(path).close()
    execute(path, "DROP TABLE ceres_schema")
    execute(path, "CREATE TABLE ceres_schema (version)")
    execute(path, f"INSERT INTO ceres_schema VALUES ({version})")
    before = files(path)
    with pytest.raises(SavesBroken):
        Saves.open(path)
    assert files(path) == before


def test_a_database_of_another_program_stays_as_it_is(path: Path) -> None:
    execute(path, "CREATE TABLE bookmarks (url TEXT)")
    before = files(path)
    with pytest.raises(BadLocation) as caught:
        Saves.open(path)
    assert caught.value.code == "another-database"
    assert files(path) == before
