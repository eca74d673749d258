"""Writers who wait for the disk write together; each of them fails alone, unless all is lost."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

import ceres
from ceres.saves import Saves, SavesError
from ceres.saves.database import Database

PATIENCE = 60
ADD = text("UPDATE ceres_games SET revision = revision + 1 WHERE id = :id")
Write = Callable[[Connection], None]


@pytest.fixture(name="saves")
def _saves(tmp_path: Path) -> Iterator[Saves]:
    with Saves.open(tmp_path / "games.sqlite3") as saves:
        yield saves


def write_together(database: Database, writes: list[Write]) -> list[Future[None]]:
    """The first one writes, and does not end before all the others wait."""
    together = database._together
    count = together._count
    first_writes, others_wait = threading.Event(), threading.Event()

    def counted(change: int) -> None:
        count(change)
        if first_writes.is_set() and together._waiting == len(writes) - 1:
            others_wait.set()

    def write(what: Write) -> None:
        with database.writing() as connection:
            first_writes.set()
            what(connection)
            if what is writes[0]:
                assert others_wait.wait(PATIENCE)

    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(len(writes)) as pool:
        patch.setattr(together, "_count", counted)
        first = pool.submit(write, writes[0])
        assert first_writes.wait(PATIENCE)
        return [first, *(pool.submit(write, each) for each in writes[1:])]


def adding(id: str) -> Write:
    def add(connection: Connection) -> None:
        connection.execute(ADD, {"id": id})

    return add


def fail(connection: Connection) -> None:
    connection.execute(text("UPDATE ceres_games SET revision = 100"))
    raise ZeroDivisionError


def test_one_commit_for_all_and_who_fails_fails_alone(saves: Saves) -> None:
    ids = [saves.create(ceres.Game.new(seed=seed)) for seed in range(3)]
    commits: list[object] = []
    event.listen(saves._database._writer, "commit", commits.append)
    writes = [adding(ids[0]), fail, adding(ids[1]), adding(ids[2])]
    outcomes = [task.exception() for task in write_together(saves._database, writes)]
    assert [type(each) for each in outcomes if each] == [ZeroDivisionError]
    assert [saves.revision(id) for id in ids] == [2, 2, 2]
    assert len(commits) == 1


def test_a_transaction_that_is_lost_is_lost_for_all(saves: Saves) -> None:
    ids = [saves.create(ceres.Game.new(seed=seed)) for seed in range(2)]

    def lose(connection: Connection) -> None:
        raw = connection.connection.dbapi_connection
        assert raw is not None
        raw.rollback()  # as SQLite does by itself when the disk is full

    tasks = write_together(saves._database, [adding(ids[0]), lose])
    assert all(isinstance(task.exception(), SavesError) for task in tasks)
    assert [saves.revision(id) for id in ids] == [1, 1]
    saves.append(ids[1], "income", 1)  # the next one begins anew
    assert saves.revision(ids[1]) == 2


def test_a_commit_that_fails_fails_for_all(saves: Saves) -> None:
    ids = [saves.create(ceres.Game.new(seed=seed)) for seed in range(2)]

    def break_down(_: Connection) -> None:
        raise OSError("no disk")

    event.listen(saves._database._writer, "commit", break_down)
    tasks = write_together(saves._database, [adding(id) for id in ids])
    assert all(isinstance(task.exception(), OSError) for task in tasks)
    event.remove(saves._database._writer, "commit", break_down)
    assert [saves.revision(id) for id in ids] == [1, 1]
    saves.append(ids[0], "income", 1)
