"""One visitor who asks for much: it is refused at once, or waits without holding up the others."""

import asyncio
import gc
import json
import threading
import time
import weakref
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from litestar.exceptions import HTTPException
from litestar.testing import TestClient
from litestar.types import Message, Send
from sqlalchemy import update

import ceres
from ceres.format.bounds import LONGEST_EXTRAS, MOST_ENTRIES, MOST_EXTRAS
from ceres.library.games import Library
from ceres.saves import DELETED_FOR, Saves
from ceres.saves.queries import micros_of
from ceres.saves.schema import games
from ceres.web.app import make_app
from ceres.web.limits import Account, TooMany
from ceres.web.observed import HUNG_UP
from ceres.web.settings import Budget, Limits, Settings
from ceres.web.visitors import KEY_LENGTH, VISITOR, Visitor, Visitors
from ceres.web.workers import RequestThreads
from service.at_tables import complaint
from web.running import Answer, Client, Near, Sit

PLENTY = Budget(10, 1)
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
        {"x-list": [0] * 90_000},
    ],
    ids=["long", "long key", "many", "list"],
)
def test_further_keys_are_bounded(client: Client, extras: dict[str, Any]) -> None:
    problem = record(**extras)
    for body in (problem, {"format": "ceres-problem/1", "record": problem}):
        refused = refused_at_once(client, "/api/games/import", body)
        assert refused.message == "extras-too-large"
    assert client.get("/api/games").good["games"] == []


def test_a_body_of_more_values_than_any_record_has(client: Client) -> None:
    for path in ("/api/games/import", "/api/components"):
        refused = refused_at_once(client, path, record(**{"x-list": [0] * 600_000}))
        assert refused.status == 413


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
        heavy = [asyncio.create_task(workers.run("a", True, gate.wait)) for _ in range(50)]
        found = await workers.run("b", False, lambda: "light")
        assert not any(task.done() for task in heavy)
        gate.set()
        await asyncio.gather(*heavy)
        workers.close()
        return found

    assert asyncio.run(ask()) == "light"


def burn(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def sitting(address: str, budget: Budget = PLENTY) -> Visitor:
    return Visitor(address, "a" * KEY_LENGTH, Account(budget))


async def ask(workers: RequestThreads, visitor: Visitor, answer: Callable[[], Any]) -> Any:
    VISITOR.set(visitor)
    return await workers.run("kind", True, answer)


def test_what_a_request_costs_is_known_the_next_time() -> None:
    """A request that is on no list of heavy ones goes where what it costs belongs."""
    names: list[str] = []

    def dear() -> None:
        names.append(threading.current_thread().name)
        burn(0.05)

    async def twice() -> None:
        VISITOR.set(sitting("192.0.2.1"))
        for _ in range(2):
            await workers.run("record", False, dear)

    workers = RequestThreads(Settings())
    asyncio.run(twice())
    workers.close()
    assert [name.rpartition("_")[0] for name in names] == ["ceres-light", "ceres-heavy"]


def test_who_has_used_up_the_cpu_time_is_refused_and_others_are_not() -> None:
    greedy, modest = sitting("192.0.2.1", Budget(0.02, 0.01)), sitting("192.0.2.2")

    async def both() -> str:
        await asyncio.create_task(ask(workers, greedy, lambda: burn(0.05)))
        with pytest.raises(TooMany) as refused:
            await asyncio.create_task(ask(workers, greedy, lambda: None))
        assert int(refused.value.headers["Retry-After"]) > 1
        return str(await asyncio.create_task(ask(workers, modest, lambda: "answered")))

    workers = RequestThreads(Settings(waiting_time=0.01))
    assert asyncio.run(both()) == "answered"
    workers.close()


def test_one_visitors_work_is_behind_everybody_elses() -> None:
    """Fifty requests of one wait when another asks: that one is the next."""
    greedy, modest = sitting("192.0.2.1"), sitting("192.0.2.2")
    order: list[str] = []
    gate = threading.Event()

    async def together() -> None:
        asked = [asyncio.create_task(ask(workers, greedy, gate.wait))]
        asked += [
            asyncio.create_task(ask(workers, greedy, lambda: order.append("greedy")))
            for _ in range(50)
        ]
        await asyncio.sleep(0)
        greedy.account.work.charge(0.1)
        asked.append(asyncio.create_task(ask(workers, modest, lambda: order.append("modest"))))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*asked)

    workers = RequestThreads(Settings(heavy_threads=1))
    asyncio.run(together())
    workers.close()
    assert order[0] == "modest"


def test_queued_work_of_a_closed_connection_is_dropped() -> None:
    done: list[str] = []
    gate = threading.Event()

    async def hung_up() -> None:
        return

    async def both() -> None:
        visitor = sitting("192.0.2.1")
        first = asyncio.create_task(ask(workers, visitor, gate.wait))
        await asyncio.sleep(0)
        VISITOR.set(visitor)
        with pytest.raises(HTTPException) as caught:
            await workers.run("kind", True, lambda: done.append("late"), hung_up)
        assert caught.value.status_code == HUNG_UP
        assert workers.pools["heavy"].pending == 1
        gate.set()
        await first

    workers = RequestThreads(Settings())
    asyncio.run(both())
    workers.close()
    assert done == []


def test_what_was_refused_does_not_stay_in_memory() -> None:
    """It goes at once, not when the garbage is collected: refusals are as long as requests."""

    class Sent:
        pass

    kept: list[weakref.ref[Sent]] = []

    def refuse() -> None:
        sent = Sent()
        kept.append(weakref.ref(sent))
        raise ZeroDivisionError

    async def refused() -> None:
        with pytest.raises(ZeroDivisionError):
            await workers.run("kind", True, refuse)

    workers = RequestThreads(Settings())
    gc.disable()
    try:
        asyncio.run(refused())
        assert [each() for each in kept] == [None]
    finally:
        gc.enable()
        workers.close()


def test_who_leaves_answers_unread_gets_no_others() -> None:
    """Long answers go piece by piece, and those that wait to be taken are counted."""
    sent: list[Any] = []
    taken = asyncio.Event()

    async def receive() -> Any:
        raise AssertionError

    async def send(message: Message) -> None:
        if message["type"] == "http.response.body" and sent[1:]:
            await taken.wait()
        sent.append(message)

    async def app(_: object, __: object, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * 5_000_000, "more_body": False})

    async def unread() -> None:
        scope: Any = {"type": "http", "client": None, "headers": [], "path": "/", "scheme": "http"}
        answering = asyncio.create_task(Visitors(app, Limits())(scope, receive, send))
        while not sent[1:]:
            await asyncio.sleep(0)
        assert len(sent[1]["body"]) < 100_000
        taken.set()
        await answering
        assert sum(len(each["body"]) for each in sent[1:]) == 5_000_000
        assert [each["more_body"] for each in sent[-2:]] == [True, False]
        visitor = sitting("192.0.2.1")
        visitor.account.unsent = 5_000_000
        waiting = asyncio.create_task(ask(workers, visitor, lambda: "answered"))
        await asyncio.sleep(0)
        assert not waiting.done()
        visitor.account.unsent = 0
        assert await waiting == "answered"

    workers = RequestThreads(Settings())
    asyncio.run(unread())
    workers.close()


def test_an_archive_is_written_one_game_at_a_time(saves: Saves) -> None:
    for seed in range(3):
        saves.create(ceres.Game.new(seed=seed))
    parts = Library.archive(Library(saves))
    read: list[str] = []
    whole = saves.record

    def record(id: str) -> dict[str, Any]:
        read.append(id)
        return whole(id)

    saves.record = record  # type: ignore[method-assign]
    written = ""
    for number, part in enumerate(parts):
        assert len(read) == min(number, 3)
        written += part
    assert len(json.loads(written)["games"]) == 3


# Room for saved games.


@pytest.mark.parametrize("limits", [Limits(saved_bytes=20_000)], indirect=True)
def test_the_games_of_a_player_take_so_many_bytes_at_most(sit: Sit) -> None:
    ann, ben = sit(), sit()
    begun = []
    while (answer := ann.post("/api/games", {"seed": 7})).status == 201:
        begun.append(answer.good["id"])
        assert len(begun) < 20
    assert (answer.status, answer.message) == (403, "games-too-large")
    assert complaint(answer.problem)
    for id in begun[:2]:
        ann.ask("DELETE", f"/api/games/{id}")
    assert ann.post("/api/games", {"seed": 7}).status == 201
    assert ben.post("/api/games", {"seed": 7}).status == 201


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
