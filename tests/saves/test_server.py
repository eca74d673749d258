"""The same games on a PostgreSQL server, started here if it is installed."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from ceres.saves import FIRST_REVISION, Conflict, NoConnection, NoSuchGame, Saves, SavesTooNew
from saves.playing import do, game_of, kept, program, random_steps, start_of, state

NOBODY = 65534


def tool(name: str) -> str:
    """A program of PostgreSQL, where Debian puts it or on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    if path is None:
        pytest.skip("PostgreSQL is not installed")
    return path


@pytest.fixture(name="url", scope="module")
def _url() -> Iterator[str]:
    pytest.importorskip("psycopg")
    initdb, server = tool("initdb"), tool("pg_ctl")
    folder = Path(tempfile.mkdtemp())
    # It refuses to run as root.
    user = NOBODY if os.geteuid() == 0 else None
    os.chown(folder, user or -1, -1)
    data = str(folder / "data")

    def run(*command: str) -> None:
        subprocess.run(command, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)

    run(initdb, "-D", data, "-U", "ceres", "-A", "trust", "--no-sync", "-E", "UTF8")
    options = f"-k {folder} -c listen_addresses="
    run(server, "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
    yield f"postgresql+psycopg://ceres@/postgres?host={folder}"
    run(server, "-D", data, "-w", "-m", "immediate", "stop")
    shutil.rmtree(folder)


@pytest.mark.slow
def test_games_on_a_server(url: str) -> None:
    with Saves.open(url) as one, Saves.open(url) as two:
        game = game_of(3)
        id, revision = kept(one, game)
        assert two.load(id).positions == game.positions
        assert two.export(id) == game.record()
        assert two.list()[0].result == game.position.result
        other, revision = one.create(start_of(game_of(1, 0)), strict=True), FIRST_REVISION
        for step, expected in random_steps(1, 25):
            revision = do(one, other, step, revision)
            assert state(two.load(other)) == state(expected)
        with pytest.raises(Conflict):
            two.append(other, "income", revision - 1)
        latest = two.latest()
        assert latest is not None
        assert (latest.id, latest.about) == (other, {"strict": True})
        two.delete(other)
        with pytest.raises(NoSuchGame):
            one.load(other)
        one.restore(other)
        one.delete(id)
        assert [found.id for found in two.list()] == [other]


@pytest.mark.slow
def test_two_programs_on_a_server(url: str) -> None:
    with Saves.open(url) as saves:
        id = saves.create(game_of(2, 0))
        programs = [program("share", url, id, 25) for _ in range(2)]
        outputs = [each.communicate("go\n")[0].splitlines() for each in programs]
        own = [int(lines[1].strip("[]").split(",")[0]) for lines in outputs]
        assert sum(own) == len(saves.load(id).entries) == 25
        assert saves.read(id).revision == FIRST_REVISION + 25


@pytest.mark.slow
def test_a_newer_format_on_a_server(url: str) -> None:
    with Saves.open(url) as saves, saves._database.writing() as connection:
        connection.exec_driver_sql("UPDATE ceres_schema SET version = version + 1")
    with pytest.raises(SavesTooNew):
        Saves.open(url)


@pytest.mark.slow
def test_no_server_there(tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    with pytest.raises(NoConnection):
        Saves.open(f"postgresql+psycopg://ceres@/postgres?host={tmp_path}")
