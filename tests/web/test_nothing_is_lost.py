"""Every acknowledged action is saved, once: many players, a killed server, PostgreSQL."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from random import Random

import pytest

from postgres import postgres
from service.at_tables import Data, legal_in
from web.running import Client, Running, serving

PLAYERS = 6


def together(server: Running, play: Callable[[Client, int], None]) -> None:
    """Several players at the same time, each with a connection."""

    def one(number: int) -> None:
        with server.client() as client:
            play(client, number)

    with ThreadPoolExecutor(PLAYERS) as pool:
        list(pool.map(one, range(PLAYERS)))


def race(server: Running, id: str, actions: int) -> dict[int, str]:
    """Many play in one game until it has so many actions: what was acknowledged, by revision."""
    played: dict[int, str] = {}
    conflicts = []

    def play(client: Client, number: int) -> None:
        rng = Random(number)
        game: Data = client.get(f"/api/games/{id}").good
        while game["revision"] <= actions and game["view"]["result"] is None:
            action = rng.choice(legal_in(game["view"]["can"]))
            answer = client.play(id, action, game["revision"])
            if answer.status == 200:
                game = answer.data
                assert game["revision"] not in played
                played[game["revision"]] = action
            else:
                assert (answer.status, answer.message) == (409, "conflict")
                conflicts.append(number)
                game = client.get(f"/api/games/{id}").good

    together(server, play)
    assert conflicts
    return played


def assert_kept(client: Client, id: str, played: dict[int, str]) -> None:
    """The record is what was acknowledged, in the order of its revisions."""
    record = client.record(id)
    assert record["actions"] == [played[revision] for revision in sorted(played)]
    assert sorted(played) == list(range(2, len(played) + 2))


@pytest.mark.slow
def test_many_at_one_game_lose_and_double_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        id = client.begin(monuments=True)["id"]
        assert_kept(client, id, race(server, id, 40))


@pytest.mark.slow
def test_the_same_action_sent_by_many_is_played_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        id = client.begin()["id"]
        for revision in range(1, 11):
            statuses: list[int] = []
            gate = threading.Barrier(PLAYERS)
            send = sender(id, revision, statuses, gate)
            together(server, send)
            assert sorted(statuses) == [200] + [409] * (PLAYERS - 1)
        assert client.record(id)["actions"] == ["income"] * 10


def sender(
    id: str, revision: int, statuses: list[int], gate: threading.Barrier
) -> Callable[[Client, int], None]:
    def send(client: Client, _: int) -> None:
        gate.wait()
        statuses.append(client.play(id, "income", revision).status)

    return send


@pytest.mark.slow
def test_killed_between_actions(tmp_path: Path) -> None:
    rng = Random(1)
    with serving(tmp_path) as server, server.client() as client:
        game = client.begin(monuments=True)
    for killed in range(1, 4):
        with serving(tmp_path) as server, server.client() as client:
            opened = client.get(f"/api/games/{game['id']}").good
            assert opened["view"] == game["view"]
            assert opened["revision"] == game["revision"]
            game = client.play_on(game, rng, 6)
            assert game["revision"] == 6 * killed + 1
            server.kill()
    with serving(tmp_path) as server, server.client() as client:
        assert client.play_on(game, rng)["view"]["result"]


def play_until_killed(server: Running, rng: Random) -> dict[str, list[str]]:
    """Several games are played, and the server is killed meanwhile: what was acknowledged."""
    played: dict[str, list[str]] = {}
    enough = rng.randrange(10, 60)
    under_way = threading.Event()

    def play(client: Client, number: int) -> None:
        own = Random(number)
        try:
            game = client.begin(seed=number)
            acknowledged = played.setdefault(game["id"], [])
            while game["view"]["result"] is None:
                action = own.choice(legal_in(game["view"]["can"]))
                game = client.play(game["id"], action, game["revision"]).good
                acknowledged.append(action)
                if sum(map(len, list(played.values()))) >= enough:
                    under_way.set()
        except (OSError, HTTPException):
            pass  # nobody answers any more
        finally:
            under_way.set()

    def kill() -> None:
        under_way.wait()
        server.kill()

    killer = threading.Thread(target=kill)
    killer.start()
    together(server, play)
    killer.join()
    return played


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_killed_while_many_actions_are_under_way(tmp_path: Path, seed: int) -> None:
    with serving(tmp_path) as server:
        played = play_until_killed(server, Random(seed))
    assert sum(map(len, played.values())) >= 10
    with serving(tmp_path) as server, server.client() as client:
        for id, acknowledged in played.items():
            opened = client.get(f"/api/games/{id}").good
            saved = client.record(id)["actions"]
            # The last one may be saved though its answer was lost; nothing else may differ.
            assert saved[: len(acknowledged)] == acknowledged
            assert len(saved) - len(acknowledged) in (0, 1)
            assert opened["revision"] == len(saved) + 1
            client.play_on(opened, Random(seed), 2)


# PostgreSQL.


@pytest.fixture(name="database", scope="module")
def _database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.mark.slow
def test_a_whole_game_on_postgresql(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--database", database) as server, server.client() as client:
        game = client.play_on(client.begin(monuments=True), Random(5))
        id = game["id"]
        undone = client.post(
            f"/api/games/{id}/undo", {"revision": game["revision"], "confirmed": True}
        ).good
        again = client.post(f"/api/games/{id}/redo", {"revision": undone["revision"]}).good
        assert again["view"]["result"] == game["view"]["result"]
        record = client.record(id)
        server.kill()
    assert list(tmp_path.iterdir()) == []
    with serving(tmp_path, "--database", database) as server, server.client() as client:
        assert client.record(id) == record
        assert client.ask("DELETE", f"/api/games/{id}").status == 204
        assert client.get(f"/api/games/{id}").status == 404
        assert client.post(f"/api/games/{id}/restore", {}).status == 200
        assert server.interrupt() == ("Your games are saved. Vale!\n", "", 0)


@pytest.mark.slow
def test_many_at_one_game_on_postgresql(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--database", database) as server, server.client() as client:
        id = client.begin()["id"]
        assert_kept(client, id, race(server, id, 25))


@pytest.mark.slow
def test_two_servers_share_the_games_of_a_database(database: str, tmp_path: Path) -> None:
    with (
        serving(tmp_path, "--database", database) as one,
        serving(tmp_path, "--database", database) as two,
        one.client() as here,
        two.client() as there,
    ):
        id = here.begin()["id"]
        assert there.play(id, "income", 1).good["revision"] == 2
        late = here.play(id, "income", 1)
        assert (late.status, late.message) == (409, "conflict")
        assert here.get(f"/api/games/{id}").good["view"]["turns"] == 1
        assert here.play(id, "income", 2).good["revision"] == 3
        # The game that the other has cached is older than what this player has seen.
        assert there.play(id, "income", 3).good["revision"] == 4
        assert there.record(id)["actions"] == ["income"] * 3


@pytest.mark.slow
def test_what_postgresql_cannot_keep_is_told(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--database", database) as server, server.client() as client:
        record = client.record(client.begin()["id"])
        record["start"]["ceres"]["vp"] = 10**12
        refused = client.post("/api/games/import", record)
        assert (refused.status, refused.message) == (422, "cannot-be-kept")


@pytest.mark.slow
def test_a_database_server_that_goes_away(tmp_path: Path) -> None:
    with postgres() as database:
        starting = serving(tmp_path, "--database", database)
        server = starting.__enter__()
        with server.client() as client:
            id = client.begin()["id"]
    with server.client() as client:
        answer = client.play(id, "income", 1)
        assert (answer.status, answer.message) == (503, "games-unavailable")
    starting.__exit__(None, None, None)
