"""Faults of the server and of its database: players get a reason, and learn what was saved."""

import logging
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import ceres
from ceres.saves import DiskFull, NoConnection, PerhapsStored, Saves, SavesError, SavesLocked
from ceres.service import Table
from ceres.web.app import state_of
from ceres.web.tables import Tables
from service.at_tables import complaint
from web.running import Client, Near


def execute(saves: Saves, statement: str, *values: object) -> None:
    assert saves.location.path is not None
    with closing(sqlite3.connect(saves.location.path)) as connection, connection:
        connection.execute(statement, values)


# What was saved.


def test_an_answer_that_may_have_been_saved_says_so(
    client: Client, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = client.begin()["id"]
    append = saves.append

    def append_and_break(*arguments: Any) -> int:
        append(*arguments)
        raise PerhapsStored("perhaps-saved")

    monkeypatch.setattr(saves, "append", append_and_break)
    answer = client.play(id, "income", 1)
    assert (answer.status, answer.message) == (503, "perhaps-saved")
    assert complaint(answer.problem)
    monkeypatch.undo()
    # The client asks, and sees that it was.
    assert client.get(f"/api/games/{id}/revision").good == {"revision": 2}
    assert client.play(id, "income", 1).message == "conflict"
    assert client.play(id, "income", 2).good["revision"] == 3


@pytest.fixture(name="careless")
def _careless(application: Litestar, saves: Saves) -> Any:
    """A client that gets the answers of a server that fails."""
    application.state = state_of(saves)
    here = "http://127.0.0.1:8376"
    with TestClient(application, base_url=here, raise_server_exceptions=False) as client:
        yield Near(client)


def test_what_fails_is_not_saved(
    careless: Client, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = careless.begin()
    id = begun["id"]

    def fail(_: Table) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Table, "view", fail)
    assert careless.play(id, "income", 1).message == "server-failed"
    resigned = careless.post(f"/api/games/{id}/resign", {"revision": 1})
    assert resigned.message == "server-failed"
    assert careless.post("/api/games", {"seed": 7}).message == "server-failed"
    monkeypatch.undo()
    opened = careless.get(f"/api/games/{id}").good
    assert (opened["revision"], opened["view"]) == (1, begun["view"])
    assert len(saves.list()) == 1


# What is said.


@pytest.mark.parametrize(
    ("error", "status", "message"),
    [
        (DiskFull("disk-full", path="/home/annika/games.sqlite3"), 507, "games-no-room"),
        (NoConnection("no-connection", path="annika@host", problem="x"), 503, "games-unavailable"),
        (SavesLocked("locked", path="/home/annika/games.sqlite3"), 503, "games-unavailable"),
    ],
    ids=["full", "gone", "locked"],
)
def test_no_path_user_or_host_is_named(
    client: Client,
    saves: Saves,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: SavesError,
    status: int,
    message: str,
) -> None:
    id = client.begin()["id"]

    def fail(*_: object) -> int:
        raise error

    monkeypatch.setattr(saves, "append", fail)
    with caplog.at_level(logging.WARNING, "ceres"):
        answer = client.play(id, "income", 1)
    assert (answer.status, answer.message) == (status, message)
    assert b"annika" not in answer.body
    assert b"host" not in answer.body
    assert complaint(answer.problem)
    assert "annika" in caplog.text  # whoever runs the server learns more


# A damaged database.


DAMAGES = {
    "odd bytes": ("variants", b"\xff\xfe"),
    "no JSON": ("variants", "[1"),
    "other JSON": ("variants", "7"),
    "odd text": ("difficulty", b"\xff"),
    "no moment": ("changed", "yesterday"),
    "no end of time": ("changed", 2**62),
    "brief": ("brief", "[[]]"),
}


@pytest.mark.parametrize(("column", "value"), DAMAGES.values(), ids=DAMAGES)
def test_one_bad_row_does_not_hide_the_others(
    client: Client, saves: Saves, column: str, value: object
) -> None:
    good, bad = client.begin()["id"], client.begin()["id"]
    new = "CAST(? AS TEXT)" if isinstance(value, bytes) else "?"
    execute(saves, f"UPDATE ceres_games SET {column} = {new} WHERE id = ?", value, bad)
    assert [game["id"] for game in client.get("/api/games").good["games"]] == [good]
    assert client.get("/api/mine").status == 200


@pytest.mark.parametrize("column", ["head", "about"])
@pytest.mark.parametrize("value", [b"\xff\xfe", "[1", "7", "null"])
def test_a_damaged_game_is_refused_with_a_reason(
    client: Client, saves: Saves, column: str, value: object
) -> None:
    id = saves.create(ceres.Game.new(seed=7))
    execute(saves, f"UPDATE ceres_games SET {column} = ? WHERE id = ?", value, id)
    for path in ("", "/record", "/replay"):
        answer = client.get(f"/api/games/{id}{path}")
        assert answer.status in (422, 503), path
        assert complaint(answer.problem)


def test_a_damaged_action_leaves_the_good_part(client: Client) -> None:
    begun = client.begin()
    client.play(begun["id"], "income", 1)
    saves: Saves = client._client.app.state.tables.saves  # type: ignore[attr-defined]
    for value in (b"7", b"[]", b"{}", b"null", b'{"correct": 7}'):
        execute(saves, "UPDATE ceres_entries SET entry = ? WHERE number = 1", value.decode())
        client._client.app.state = state_of(saves)  # type: ignore[attr-defined]
        answer = client.get(f"/api/games/{begun['id']}")
        assert (answer.status, answer.message) == (422, "corrupt-record")


# Many at one game.


def test_those_who_wait_for_a_game_do_not_take_all_threads(saves: Saves) -> None:
    tables = Tables(saves)
    id = saves.create(ceres.Game.new(seed=7))
    gate = threading.Event()
    busy = threading.Semaphore(0)

    def hold() -> None:
        with tables.reading(id):
            busy.release()
            gate.wait()

    with ThreadPoolExecutor(40) as pool:
        held = pool.submit(hold)
        busy.acquire()
        waiting = [pool.submit(tables.open, id) for _ in range(30)]
        refused = 0
        while refused < 23:  # but for the one that holds it, and seven that wait
            refused = sum(task.done() for task in waiting)
        gate.set()
        held.result()
    outcomes = [task.exception() for task in waiting]
    assert sum(outcome is None for outcome in outcomes) == 7
    assert all(isinstance(each, SavesLocked) for each in outcomes if each is not None)
