"""Troubles are explained clearly, and nothing is lost or half written."""

import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import ceres
from ceres.commands.cli import app
from ceres.errors import CeresError
from ceres.library.games import Library
from ceres.messages import say
from ceres.saves import (
    FIRST_REVISION,
    BadLocation,
    Conflict,
    DiskFull,
    NoConnection,
    Saves,
    SavesBroken,
    SavesError,
    SavesLocked,
    SavesNotWritable,
    migrations,
    set_aside,
)
from saves.old import OLD_GAMES, make_format_1
from saves.playing import game_of, save_by_actions, start_of

NOBODY = 65534


@pytest.fixture(name="path")
def _path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture(name="small_disk")
def _small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("a disk can be mounted by root only")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.fixture(name="foreign_folder")
def _foreign_folder() -> Iterator[Path]:
    """A folder that the test may look into and not write."""
    folder = Path(tempfile.mkdtemp())
    Saves.open(folder / "games.sqlite3").close()
    (folder / "games.sqlite3").chmod(0o444)
    folder.chmod(0o555)
    # To root, every folder is writable.
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    yield folder
    if root:
        os.seteuid(0)
    folder.chmod(0o755)
    shutil.rmtree(folder)


def checked_text(error: SavesError) -> str:
    """Return the text of an error, checked to be for people."""
    assert isinstance(error, ceres.CeresError)
    assert str(error) == say(error.code, **error.facts)
    assert "sqlalche" not in str(error)
    return str(error)


# The location.


@pytest.mark.parametrize("home", ["/proc/ceres", "/dev/null/ceres", "a\0b"])
def test_a_folder_that_cannot_be_made(home: str) -> None:
    with pytest.raises(SavesNotWritable) as error:
        Saves.open(Path(home) / "games.sqlite3")
    assert "CERES_HOME" in checked_text(error.value)


def test_ceres_home_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CERES_HOME", "/dev/null/ceres")
    with pytest.raises(SavesNotWritable) as error:
        Saves.open()
    assert "/dev/null/ceres/games.sqlite3" in checked_text(error.value)


def test_a_folder_that_may_not_be_written(foreign_folder: Path) -> None:
    for path in (foreign_folder / "games.sqlite3", foreign_folder / "other.sqlite3"):
        with pytest.raises(SavesNotWritable) as error, Saves.open(path) as saves:
            saves.create(game_of(1, 0))
        assert str(path) in checked_text(error.value)
    with pytest.raises(SavesNotWritable):
        Saves.open(foreign_folder / "new" / "games.sqlite3")
    assert [found.name for found in foreign_folder.iterdir()] == ["games.sqlite3"]


def test_a_folder_instead_of_the_file(path: Path) -> None:
    path.mkdir()
    with pytest.raises(SavesNotWritable) as error:
        Saves.open(path)
    assert "folder" in checked_text(error.value)


@pytest.mark.parametrize(
    "url", ["sqlite://", "sqlite:///:memory:", "nonsense://x/y", "://", "sqlite:///file:x?uri=true"]
)
def test_locations_that_are_none(url: str) -> None:
    with pytest.raises(BadLocation) as error:
        Saves.open(url)
    checked_text(error.value)


def test_a_password_is_not_shown() -> None:
    with pytest.raises((NoConnection, BadLocation)) as error:
        Saves.open("postgresql+psycopg://ann:secret@localhost:1/ceres")
    assert "secret" not in checked_text(error.value)


# The disk.


def fill(saves: Saves, id: str, game: ceres.Game) -> int:
    """Store corrections, which are long, until there is no room; return how many were stored."""
    revision = FIRST_REVISION
    full = None
    while full is None:
        try:
            revision = saves.append(id, game.position, revision)
        except DiskFull as error:
            full = error
    assert "Free some space" in checked_text(full)
    return revision - FIRST_REVISION


def test_a_full_disk(small_disk: Path) -> None:
    path = small_disk / "games" / "games.sqlite3"
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(400_000))
    game = game_of(2, 0)
    with Saves.open(path) as saves:
        id = saves.create(game)
        number = fill(saves, id, game)
        found = saves.read(id)
        assert len(found.game.entries) == number > 1
        with pytest.raises(DiskFull):
            saves.append(id, game.position, found.revision)
        with pytest.raises(DiskFull):
            saves.create(game_of(3))
        ballast.unlink()
        saves.append(id, "income", found.revision)
    with Saves.open(path) as saves:
        assert len(saves.load(id).entries) == number + 1
        assert len(saves.list()) == 1


def test_a_disk_that_is_full_when_the_program_starts(small_disk: Path) -> None:
    path = small_disk / "games.sqlite3"
    with Saves.open(path) as saves:
        id, _ = save_by_actions(saves, game_of(2, 3))
    rest = shutil.disk_usage(small_disk).free
    (small_disk / "ballast").write_bytes(bytes(rest))
    for location in (path, small_disk / "other.sqlite3"):
        with pytest.raises(DiskFull), Saves.open(location) as saves:
            saves.create(game_of(3))
    (small_disk / "ballast").unlink()
    with Saves.open(path) as saves:
        assert len(saves.load(id).entries) == 3


def test_without_room_for_the_copy_nothing_migrates(small_disk: Path) -> None:
    path = small_disk / "games.sqlite3"
    make_format_1(path)
    before = path.read_bytes()
    rest = shutil.disk_usage(small_disk).free
    (small_disk / "ballast").write_bytes(bytes(rest - 8192))
    with pytest.raises(DiskFull):
        Saves.open(path)
    assert path.read_bytes() == before
    assert {found.name for found in small_disk.iterdir()} == {"games.sqlite3", "ballast"}
    (small_disk / "ballast").unlink()
    with Saves.open(path) as saves:
        assert len(saves.list()) == len(OLD_GAMES)


def test_a_database_that_may_not_grow(path: Path) -> None:
    """As a full disk, for those who may not mount one."""
    game = game_of(2, 0)
    with Saves.open(path) as saves:
        id = saves.create(game)
        limit(saves, 20)
        number = fill(saves, id, game)
        assert len(saves.load(id).entries) == number > 1
        limit(saves, 1_000_000)
        saves.append(id, "income", FIRST_REVISION + number)
    with Saves.open(path) as saves:
        assert len(saves.load(id).entries) == number + 1


def limit(saves: Saves, pages: int) -> None:
    # There is one connection as long as there is one thread.
    with saves._database.reading() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


# The database.


def filled(path: Path) -> dict[str, ceres.Game]:
    """A database with some games in it."""
    games = {seed: game_of(seed) for seed in range(6)}
    with Saves.open(path) as saves:
        return {save_by_actions(saves, game)[0]: game for game in games.values()}


@pytest.mark.parametrize("content", [b"this is no database", b"\0" * 5000, bytes(range(256)) * 64])
def test_a_file_that_is_no_database(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(SavesBroken) as error:
        Saves.open(path)
    assert error.value.code == "not-a-database"
    assert "set it aside" in checked_text(error.value)
    assert path.read_bytes() == content
    aside = set_aside(path)
    assert aside.parent == path.parent
    assert aside.read_bytes() == content
    with Saves.open(path) as saves:
        saves.create(game_of(1, 0))


def test_an_empty_file_is_a_new_database(path: Path) -> None:
    path.touch()
    with Saves.open(path) as saves:
        assert saves.list() == ()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_damaged_pages(path: Path, seed: int) -> None:
    filled(path)
    rng = Random(seed)
    content = bytearray(path.read_bytes())
    for page in rng.sample(range(1, len(content) // 4096), 3):
        content[page * 4096 : (page + 1) * 4096] = rng.randbytes(4096)
    path.write_bytes(content)
    with pytest.raises(SavesBroken) as error:
        Saves.open(path)
    assert "set it aside" in checked_text(error.value)
    assert path.read_bytes() == content
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def test_a_file_that_was_cut_off(path: Path) -> None:
    filled(path)
    content = path.read_bytes()
    for length in (len(content) // 2, 5000, 50):
        path.write_bytes(content[:length])
        with pytest.raises(SavesBroken):
            Saves.open(path)
        assert path.stat().st_size == length


def test_damage_that_is_met_later(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a database too large to be checked when it is opened."""
    monkeypatch.setattr(migrations, "_CHECKED_SIZE", 0)
    ids = filled(path)
    content = bytearray(path.read_bytes())
    rng = Random(1)
    for page in range(8, len(content) // 4096):
        content[page * 4096 : (page + 1) * 4096] = rng.randbytes(4096)
    path.write_bytes(content)
    found = []
    with pytest.raises(SavesBroken), Saves.open(path) as saves:
        found = [saves.load(id) for id in ids]
    assert found == []


def test_a_stored_text_that_is_damaged(path: Path) -> None:
    ids = list(filled(path))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE ceres_games SET head = substr(head, 9) WHERE id = ?", ids[:1])
    with Saves.open(path) as saves:
        assert len(saves.list()) == len(ids)
        saves.load(ids[1])
        with pytest.raises(SavesBroken):
            saves.load(ids[0])


def test_set_aside_takes_along_what_belongs_to_it(path: Path) -> None:
    """The last changes of a killed program are partly beside the file."""
    with Saves.open(path) as saves:
        id, _ = save_by_actions(saves, game_of(2, 5))
        left = {found.name: found.read_bytes() for found in path.parent.iterdir()}
    path = path.with_name("killed") / path.name
    path.parent.mkdir()
    for name, content in left.items():
        (path.parent / name).write_bytes(content)
    aside = set_aside(path)
    with Saves.open(path) as saves:
        assert saves.list() == ()
    with Saves.open(aside) as saves:
        assert len(saves.load(id).entries) == 5


def test_nothing_to_set_aside(path: Path) -> None:
    with pytest.raises(SavesNotWritable):
        set_aside(path)
    with pytest.raises(BadLocation):
        set_aside("postgresql://host/ceres")


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
def test_locked_by_another_program(path: Path, mode: str) -> None:
    with Saves.open(path, patience=0.01) as saves:
        id, revision = save_by_actions(saves, game_of(2, 5))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"PRAGMA journal_mode = {mode}")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(SavesLocked) as error, Saves.open(path, patience=0.01) as saves:
            saves.append(id, "income", revision)
        assert "another program" in checked_text(error.value)
        other.execute("COMMIT")
        with Saves.open(path, patience=0.01) as saves:
            saves.append(id, "income", revision)
            assert len(saves.load(id).entries) == 6


def test_an_error_of_the_caller_changes_nothing(path: Path) -> None:
    with Saves.open(path) as saves:
        id = saves.create(start_of(game_of(2, 0)))
        thing: Any = object()
        with pytest.raises(Exception, match="JSON"):
            saves.mark(id, FIRST_REVISION, thing=thing)
        with suppress(KeyboardInterrupt), saves._database.writing() as connection:
            connection.exec_driver_sql("DELETE FROM ceres_games")
            raise KeyboardInterrupt
        assert saves.read(id).revision == FIRST_REVISION
        saves.append(id, "income", FIRST_REVISION)
        with pytest.raises(Conflict):
            saves.append(id, "income", FIRST_REVISION)


ODD = (b"\xff\xfe", "odd", 1.5e300, -5, '[1, {"a": null}]')


@pytest.mark.parametrize("column", ["deleted", "point", "revision", "difficulty", "variants"])
@pytest.mark.parametrize("value", ODD, ids=["bytes", "text", "real", "negative", "json"])
def test_odd_values_in_a_database_are_sentences(tmp_path: Path, column: str, value: object) -> None:
    path = tmp_path / "games.sqlite3"
    with Saves.open(path) as saves:
        id, good = (saves.create(ceres.Game.new(seed=seed)) for seed in (7, 8))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"UPDATE ceres_games SET {column} = ? WHERE id = ?", (value, id))
        connection.commit()
    listed = CliRunner().invoke(app, ["games", "--database", str(path)])
    assert listed.exception is None, listed.output
    assert good[:8] in listed.output
    with Saves.open(path) as saves:
        library = Library(saves)
        for ask in (library.open, library.record, library.revision, library.remove):
            with suppress(CeresError):
                ask(id)
        library.finished()
