"""One visitor who asks for much: it is refused at once, or waits without holding up the others."""

import asyncio
import json
import threading
import time
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import update

import ceres
from ceres.format.bounds import LONGEST_EXTRAS, MOST_ENTRIES, MOST_EXTRAS
from ceres.saves import DELETED_FOR, Saves
from ceres.saves.queries import micros_of
from ceres.saves.schema import games
from ceres.web.app import make_app
from ceres.web.limits import TooMany
from ceres.web.settings import Limits, Rate, Settings
from ceres.web.visitors import VISITOR, Visitor
from ceres.web.workers import RequestThreads
from service.at_tables import complaint
from web.running import Answer, Client, Near

QUICK = 2  # seconds of this process, which has the server in it; a busy machine needs some


def refused_at_once(client: Client, path: str, body: Any) -> Answer:
    text = body if isinstance(body, bytes) else json.dumps(body).encode()
    start = time.process_time()
    answer = client.post(path, text)
    assert time.process_time() - start < QUICK
    assert answer.status in (400, 413, 422), answer
    assert complaint(answer.problem)
    return answer


def record(**more: Any) -> dict[str, Any]:
    return {**ceres.Game.new(seed=7).record(), **more}


# Component files.


@pytest.mark.parametrize("length", [32_000, 900_000])
def test_a_component_file_that_would_take_minutes(client: Client, length: int) -> None:
    refused_at_once(client, "/api/components", {"data": "a." * length + "a=1"})


def test_component_data_with_more_faults_than_anybody_reads(client: Client) -> None:
    for count in (600_000, 9_000):
        data: Any = {"format": "ceres-components/1", "cards": [{}] * count}
        assert len(refused_at_once(client, "/api/components", {"data": data}).body) < 50_000


# Records.


@pytest.mark.parametrize(
    "extras",
    [
        {"x-long": "x" * LONGEST_EXTRAS},
        {"x-" + "k" * LONGEST_EXTRAS: 1},
        {f"x-{number}": 1 for number in range(MOST_EXTRAS + 1)},
        {"x-list": [0] * 600_000},
    ],
    ids=["long", "long key", "many", "list"],
)
def test_further_keys_are_bounded(client: Client, extras: dict[str, Any]) -> None:
    problem = record(**extras)
    for body in (problem, {"format": "ceres-problem/1", "record": problem}):
        refused = refused_at_once(client, "/api/games/import", body)
        assert refused.message == "extras-too-large"
    assert client.get("/api/games").good["games"] == []


def test_a_record_of_pairs_of_corrections_and_actions(client: Client) -> None:
    start = ceres.Game.new(seed=7)
    pair = [{"correct": start.position.to_dict()}, "income"]
    for actions in (pair * 700, ["income"] * (MOST_ENTRIES + 1)):
        refused = refused_at_once(client, "/api/games/import", record(actions=actions))
        assert refused.message == "too-many-entries"
    undone = record(**{"x-undone": pair * 700})
    assert refused_at_once(client, "/api/games/import", undone).message == "too-many-entries"
    # The good part of one that was cut off is not saved either.
    text = json.dumps(record(actions=pair * (MOST_ENTRIES // 2 + 2)))[:-40].encode()
    refused = client.post("/api/games/import?salvage=true", text)
    assert (refused.status, refused.message) == (422, "too-many-entries")
    assert client.get("/api/games").good["games"] == []


def test_a_real_table_is_not_corrected_for_ever(client: Client, saves: Saves) -> None:
    begun = client.begin(real={"cards": "app", "tiles": "app", "deeds": "app"})
    id, revision = begun["id"], begun["revision"]
    game = saves.load(id)
    while len(game.entries) < MOST_ENTRIES:
        game.correct(game.position)
    revision = saves.replace(id, game, revision)
    body = {"changes": [{"what": "silver", "to": 9}], "revision": revision}
    refused = client.post(f"/api/games/{id}/correct", body)
    assert (refused.status, refused.message) == (422, "too-many-entries")
    assert client.get(f"/api/games/{id}").good["revision"] == revision


def test_riches_that_cannot_be_written(client: Client) -> None:
    rich = record()
    rich["start"]["you"]["silver"] = 10**4200
    assert refused_at_once(client, "/api/games/import", rich).message == "number-too-large"


@pytest.mark.parametrize("value", ['"\\ud800"', '{"\\udc00": 1}', "1e999", "-1e999"])
def test_what_cannot_be_written_again(client: Client, value: str) -> None:
    text = f'{json.dumps(record())[:-1]}, "x-odd": {value}'
    for whole in (text + "}", text):
        refused = refused_at_once(client, "/api/games/import", whole.encode())
        assert (refused.status, refused.message) == (422, "corrupt-record")
    whole = f'{text[: -len(value)]} "\\ud83c\\udfdb"}}'  # both halves of a character
    assert client.post("/api/games/import", whole).status == 201


# Lists.


def test_lists_leave_long_values_where_they_are(client: Client, saves: Saves) -> None:
    """A game of before there were bounds: it opens, and lists are short."""
    id = saves.create(ceres.Game.new(seed=7), strict=True)
    long = {"strict": True, "notes": "x" * 1_900_000}
    with saves._database.writing() as connection:
        connection.execute(update(games).where(games.c.id == id).values(about=long))
    saves.mark(id, 1, pace="slow")
    (listed,) = saves.list()
    assert listed.about == {"strict": True, "notes": True, "pace": "slow"}
    assert client.get("/api/games").good["games"][0]["strict"]
    assert client.record(id)["x-notes"] == long["notes"]


# Heavy requests.


def test_heavy_requests_do_not_hold_up_light_ones() -> None:
    async def ask() -> str:
        workers, gate = RequestThreads(Settings(threads=1, heavy_threads=1)), threading.Event()
        heavy = [asyncio.create_task(workers.run(True, gate.wait)) for _ in range(50)]
        found = await workers.run(False, lambda: "light")
        assert not any(task.done() for task in heavy)
        gate.set()
        await asyncio.gather(*heavy)
        workers.close()
        return found

    assert asyncio.run(ask()) == "light"


def test_nobody_sends_heavy_requests_without_end() -> None:
    async def ask(address: str) -> None:
        VISITOR.set(Visitor(address, "a" * 43))
        await workers.run(True, lambda: None)

    async def too_many() -> None:
        await asyncio.gather(*(asyncio.create_task(ask("192.0.2.1")) for _ in range(3)))

    async def both() -> None:
        with pytest.raises(TooMany):
            await too_many()
        await asyncio.create_task(ask("192.0.2.2"))

    workers = RequestThreads(Settings(), Limits(heavy=Rate(2, 0.01)))
    asyncio.run(both())
    workers.close()


# Deleted games.


def test_deleted_games_are_removed_while_the_server_runs(saves: Saves) -> None:
    id = saves.create(ceres.Game.new(seed=7))
    saves.delete(id)
    settings = Settings(purge_interval=0.01)
    with TestClient(make_app(saves, None, settings=settings)) as client:
        assert len(Near(client).get("/api/games").good["deleted"]) == 1
        long_ago = micros_of(datetime.now(UTC) - DELETED_FOR - timedelta(days=1))
        with saves._database.writing() as connection:
            connection.execute(update(games).where(games.c.id == id).values(deleted=long_ago))
        until = time.monotonic() + 10
        while Near(client).get("/api/games").good["deleted"]:
            assert time.monotonic() < until
