"""The same games on a PostgreSQL server, started here if it is installed."""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from signal import SIGCONT, SIGSTOP

import pytest
from sqlalchemy import event

from ceres.saves import (
    FIRST_REVISION,
    Conflict,
    NoConnection,
    NoSuchGame,
    PerhapsStored,
    Saves,
    SavesLocked,
    SavesTooNew,
)
from ceres.saves.queries import lock
from postgres import postgres
from saves.playing import do, game_of, program, random_steps, save_by_actions, start_of, state

psycopg = pytest.importorskip("psycopg")


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
def test_games_that_were_given_up_are_found_on_a_server(url: str) -> None:
    with Saves.open(url) as saves:
        given_up = saves.create(game_of(1, 4), "Ann", resigned=True)
        for odd in ("yes", 1, None, "\ud800\0", [True] * 200):
            saves.create(game_of(1, 4), "Ann", resigned=odd)
        assert [game.id for game in saves.finished("Ann")] == [given_up]
        assert len(saves.list(owner="Ann")) == 6


# A server that stalls.


def backends(url: str) -> list[int]:
    """The processes that serve the connections to a database, but for this one."""
    with psycopg.connect(url.replace("+psycopg", "")) as connection:
        query = "SELECT pid FROM pg_stat_activity WHERE usename = 'ceres'"
        return [pid for (pid,) in connection.execute(query) if pid != connection.info.backend_pid]


@contextmanager
def stopped(pids: Iterable[int]) -> Iterator[None]:
    """These processes do nothing for as long as the block lasts."""
    stopping = list(pids)
    for pid in stopping:
        os.kill(pid, SIGSTOP)
    try:
        yield
    finally:
        for pid in stopping:
            with suppress(ProcessLookupError):
                os.kill(pid, SIGCONT)


@pytest.mark.slow
def test_a_game_that_is_locked_does_not_hold_up_others(url: str) -> None:
    with Saves.open(url, patience=1) as saves, Saves.open(url) as other:
        locked, free = saves.create(game_of(1, 0)), saves.create(game_of(2, 0))
        with other._database.writing() as connection:
            lock(connection, locked)
            with ThreadPoolExecutor(1) as pool:
                waiting = pool.submit(saves.append, locked, "income", FIRST_REVISION)
                assert saves.append(free, "income", FIRST_REVISION) == FIRST_REVISION + 1
                assert not waiting.done()
                with pytest.raises(SavesLocked):
                    waiting.result(timeout=30)
        assert saves.append(locked, "income", FIRST_REVISION) == FIRST_REVISION + 1


@pytest.mark.slow
def test_a_server_that_stops_is_noticed(url: str) -> None:
    with Saves.open(url, patience=1) as saves:
        id = saves.create(game_of(1, 0))
        with stopped(backends(url)):
            # The connection is found to be lost, and a new one is made.
            assert saves.append(id, "income", FIRST_REVISION) == FIRST_REVISION + 1
        with stopped([*backends(url), postmaster(url)]), pytest.raises(NoConnection):
            saves.revision(id)
        assert saves.revision(id) == FIRST_REVISION + 1


@pytest.mark.slow
def test_a_server_that_is_lost_while_it_commits(url: str) -> None:
    """Nobody knows whether it did, and so the error says; the revision then tells."""
    with Saves.open(url, patience=1) as saves:
        id = saves.create(game_of(1, 0))
        commit = partial(event.listen, saves._database._writer, "commit")
        with ExitStack() as stack:
            commit(lambda _: stack.enter_context(stopped(backends(url))), once=True)
            with pytest.raises(PerhapsStored):
                saves.append(id, "income", FIRST_REVISION)
        # Sent again, it is played if it was not.
        with suppress(Conflict):
            saves.append(id, "income", FIRST_REVISION)
        assert saves.revision(id) == FIRST_REVISION + 1
        assert len(saves.load(id).entries) == 1


def postmaster(url: str) -> int:
    """The process that makes connections."""
    folder = url.partition("host=")[2]
    return int(Path(folder, "data", "postmaster.pid").read_text().split()[0])


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
