"""`ceres db`, on a file and on a PostgreSQL server: copies, checks, migrations, exports."""

import json
import os
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from stat import S_IMODE

import pytest
from sqlalchemy import create_engine, inspect, text
from typer.testing import CliRunner

import ceres
from ceres.commands.cli import app
from ceres.saves import FIRST_REVISION, VERSION, Saves, SavesTooOld, upkeep
from ceres.saves.schema import games
from postgres import postgres
from saves.old import OLD_GAMES, make_format_2
from saves.playing import game_of, save_by_actions


def run(*arguments: str, code: int = 0) -> str:
    """What a command prints, or what it complains about."""
    result = CliRunner().invoke(app, [*arguments, "--lang", "en"])
    assert result.exit_code == code, result.output
    return result.stderr if code else result.stdout


@pytest.fixture(name="server", scope="module")
def _server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(name="place", params=["file", pytest.param("server", marks=pytest.mark.slow)])
def _place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "file":
        return str(tmp_path / "games.sqlite3")
    return new_database(request.getfixturevalue("server"))


def new_database(server: str) -> str:
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        count = connection.execute(text("SELECT count(*) FROM pg_database")).scalar_one()
        connection.execute(text(f"CREATE DATABASE games{count}"))
    engine.dispose()
    return server.replace("/postgres?", f"/games{count}?")


def execute(place: str, statement: str) -> None:
    with Saves.open(place) as saves, saves._database.writing() as connection:
        connection.exec_driver_sql(statement)


def records(place: str) -> dict[str, object]:
    with Saves.open(place) as saves:
        return {game.id: saves.export(game.id) for game in saves.list()}


def fill(place: str) -> list[str]:
    """Save a game that is over, one with something undone, and one that was deleted."""
    with Saves.open(place) as saves:
        over, _ = save_by_actions(saves, game_of(3))
        undone, revision = save_by_actions(saves, game_of(2, 12))
        saves.truncate(undone, 10, revision, {"note": None, "odd": "\ud800\0’"})
        gone = saves.create(game_of(1, 0), "Ann")
        saves.delete(gone)
    return [over, undone, gone]


def test_a_backup_is_the_database_and_can_be_restored(place: str, tmp_path: Path) -> None:
    ids, copy = fill(place), tmp_path / "copy.sqlite3"
    before = records(place)
    assert run("db", "backup", str(copy), "--database", place) == (
        f"{copy} holds a copy of 3 games.\n"
    )
    assert S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == [copy.name]
    with Saves.open(place) as saves:
        saves.delete(ids[0])
    assert records(str(copy)) == before
    with Saves.open(str(copy)) as saves, saves._database.reading() as connection:
        indexes = inspect(connection).get_indexes("ceres_games")
        assert {index["name"] for index in indexes} == {index.name for index in games.indexes}
    with Saves.open(str(copy)) as saves:
        assert saves.redo(ids[1], saves.revision(ids[1])) > 1
        saves.restore(ids[2])
        assert saves.owner(ids[2]) == "Ann"
    assert "--force" in run("db", "backup", str(copy), "--database", place, code=2)
    assert "contains games" in run("db", "restore", str(copy), "--database", place, code=2)
    execute(place, "DELETE FROM ceres_games")
    execute(place, "DELETE FROM ceres_entries")
    run("db", "restore", str(copy), "--database", place)
    assert records(place) == records(str(copy))
    assert "3 games were checked" in run("db", "check", "--database", place)


def test_a_backup_of_games_that_are_being_played(place: str, tmp_path: Path) -> None:
    with Saves.open(place) as saves, ThreadPoolExecutor(1) as pool:
        game = game_of(3)
        id = saves.create(ceres.Game(game.start, game.seed))

        def play() -> None:
            for number, entry in enumerate(game.entries):
                saves.append(id, entry, FIRST_REVISION + number)

        playing = pool.submit(play)
        copies: list[str] = []
        while not playing.done() or not copies:
            copies.append(str(tmp_path / f"copy{len(copies)}.sqlite3"))
            run("db", "backup", copies[-1], "--database", place)
        playing.result()
    for copy in copies:
        assert "1 game was checked" in run("db", "check", "--database", copy)


def test_what_is_damaged_is_named(place: str) -> None:
    over, undone, _ = fill(place)
    assert run("db", "check", "--database", place) == "2 games were checked. Nothing is damaged.\n"
    execute(place, f"UPDATE ceres_entries SET you = you + 1 WHERE game = '{over}' AND number = 5")
    execute(place, f"UPDATE ceres_entries SET entry = '7' WHERE game = '{undone}' AND number = 2")
    lines = run("db", "check", "--database", place, code=2).splitlines()
    named = {line.partition(":")[0]: line for line in lines}
    assert "after action 5" in named[over]
    assert "actions[1]" in "\n".join(lines)
    assert lines[-1] == "2 games were checked, 2 damaged."


def test_all_games_are_exported(place: str, tmp_path: Path) -> None:
    fill(place)
    expected = records(place)
    lines = run("db", "export", "--database", place).splitlines()
    assert sorted(lines) == sorted(json.dumps(record) for record in expected.values())
    file = tmp_path / "games.jsonl"
    run("db", "export", "--database", place, "-o", str(file))
    assert file.read_text("utf-8").splitlines() == lines


def test_the_saved_games_of_any_database_are_listed(place: str, tmp_path: Path) -> None:
    over, undone, gone = fill(place)
    listed = json.loads(run("games", "--json", "--database", place))
    assert {game["id"] for game in listed} == {over, undone}
    run("games", "restore", gone, "--database", place)
    file = str(tmp_path / "game.json")
    run("games", "--database", place, "export", over, "-o", file)
    assert "same game" in run("games", "import", file, "--database", place)


def test_nothing_is_made_where_there_is_no_database(tmp_path: Path) -> None:
    there = str(tmp_path / "none.sqlite3")
    for command in (["backup", str(tmp_path / "copy")], ["check"], ["migrate"], ["export"]):
        assert "no database" in run("db", *command, "--database", there, code=2)
    assert list(tmp_path.iterdir()) == []


# Migrations.


def make_old(server: str, tmp_path: Path) -> str:
    """Make a database of format 2 on a server."""
    from ceres.saves import copies
    from ceres.saves.database import Database
    from ceres.saves.location import find_location

    old = tmp_path / "old.sqlite3"
    make_format_2(old)
    place = new_database(server)
    file, there = Database(find_location(old)), Database(find_location(place))
    with file.reading() as source, there.writing() as target:
        copies.copy_tables(source, target)
    file.close()
    there.close()
    return place


@pytest.mark.slow
def test_a_server_is_migrated_when_told_to_and_after_a_copy(server: str, tmp_path: Path) -> None:
    place, copy = make_old(server, tmp_path), tmp_path / "copy.sqlite3"
    with pytest.raises(SavesTooOld, match="ceres db migrate"):
        Saves.open(place)
    assert "ceres db migrate" in run("db", "check", "--database", place, code=2)
    said = run("db", "migrate", "--database", place, "--copy", str(copy))
    assert said == (
        f"The database was migrated from format 2 to {VERSION}. A copy from before is in {copy}.\n"
    )
    assert set(records(place)) == set(records(str(copy))) == set(OLD_GAMES)
    assert f"already has format {VERSION}" in run("db", "migrate", "--database", place)


def test_a_file_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    make_format_2(path)
    with pytest.raises(SavesTooOld):
        list(upkeep.check(str(path)))
    done = upkeep.migrate(str(path))
    assert done.version == 2
    assert done.copy is not None
    assert done.copy.exists()
    assert set(records(str(path))) == set(OLD_GAMES)


def name_of(path: Path, folder: Path, kind: str) -> Path:
    """Return another name of a file."""
    other = folder / f"{kind}.sqlite3"
    match kind:
        case "link":
            other.symlink_to(path)
        case "hard":
            other.hardlink_to(path)
        case "relative":
            return folder / "beside" / ".." / path.name
        case "log":
            return Path(f"{path}-wal")
        case _:
            return path
    return other


@pytest.mark.parametrize("kind", ["same", "hard", "link", "relative", "log"])
def test_nothing_replaces_the_database_that_it_reads(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "games.sqlite3"
    (tmp_path / "beside").mkdir()
    with Saves.open(path) as saves:  # in use
        id = saves.create(game_of(2, 3))
        target, before = str(name_of(path, tmp_path, kind)), path.stat().st_ino
        for command in ("backup", "export"):
            output = [target] if command == "backup" else ["-o", target]
            if (command, kind) == ("export", "log"):
                continue
            said = run("db", command, *output, "--database", str(path), "--force", code=2)
            assert said.startswith("Error")
        assert path.stat().st_ino == before
        saves.mark(id, saves.revision(id), note=1)
    assert records(str(path))


def make_node(path: Path, kind: str) -> None:
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "link":
            path.symlink_to(path.with_name("elsewhere"))
        case "socket":
            with socket.socket(socket.AF_UNIX) as listener:
                listener.bind(str(path))


@pytest.mark.parametrize("kind", ["pipe", "folder", "link", "socket"])
def test_a_backup_replaces_plain_files_only(tmp_path: Path, kind: str) -> None:
    place, node = str(tmp_path / "games.sqlite3"), tmp_path / "node"
    with Saves.open(place) as saves:
        saves.create(game_of(2, 3))
    make_node(node, kind)
    before = node.lstat()
    assert "node" in run("db", "backup", str(node), "--database", place, "--force", code=2)
    assert (node.lstat().st_mode, node.lstat().st_ino) == (before.st_mode, before.st_ino)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["games.sqlite3", "node"]


def test_a_backup_has_a_name(tmp_path: Path) -> None:
    place = str(tmp_path / "games.sqlite3")
    with Saves.open(place) as saves:
        saves.create(game_of(2, 3))
    assert run("db", "backup", "", "--database", place, code=2).startswith("Error")
