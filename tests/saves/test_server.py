"""The same games on a PostgreSQL server, started here if it is installed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ceres.saves import FIRST_REVISION, Conflict, NoConnection, NoSuchGame, Saves, SavesTooNew
from postgres import postgres
from saves.playing import do, game_of, program, random_steps, save_by_actions, start_of, state


@pytest.fixture(name="url", scope="module")
def _url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.mark.slow
def test_games_on_a_server(url: str) -> None:
    with Saves.open(url) as one, Saves.open(url) as two:
        game = game_of(3)
        id, revision = save_by_actions(one, game)
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
