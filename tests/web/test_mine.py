"""The player's finished games over HTTP: statistics, files, and what is stored of them."""

from random import Random
from typing import Any

import pytest

from ceres.library import games as library_games
from ceres.saves import Saves
from ceres.service import lesson
from service.at_tables import complaint
from web.running import Client


def finished(client: Client, seed: int, **options: Any) -> str:
    """A game that was played to its end; its id."""
    game = client.play_on(client.begin(seed=seed, **options), Random(seed))
    id: str = game["id"]
    return id


def test_finished_games_together(client: Client) -> None:
    client.begin(seed=9)
    ids = [finished(client, 1), finished(client, 2, difficulty="hard", strict=True)]
    found = client.get("/api/mine").good
    assert [game["id"] for game in found["games"]] == ids[::-1]
    results = [client.record(id)["result"] for id in ids]
    assert found["total"]["you"] == round(sum(result["you"] for result in results) / 2, 1)
    assert found["sources"]["games"] == 2
    assert sum(found["sources"]["ceres"].values()) == pytest.approx(
        found["total"]["ceres"], abs=0.4
    )
    strict = client.get("/api/mine?only=strict").good
    assert [game["id"] for game in strict["games"]] == [ids[1]]


def test_nothing_is_replayed_twice(
    client: Client, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(3):
        finished(client, seed)
    found = client.get("/api/mine").good
    assert all(game.counted is not None for game in saves.finished())

    def never(*_: object) -> None:
        raise AssertionError("a game was replayed")

    monkeypatch.setattr(library_games.Library, "_count", never)
    assert client.get("/api/mine").good == found


def test_what_is_not_looked_through_in_time_is_so_the_next_time(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(2):
        finished(client, seed)
    monkeypatch.setattr(library_games, "_TIME_LIMIT", 0)
    found = client.get("/api/mine").good
    assert (found["sources"]["unknown"], found["total"]["games"]) == (2, 2)
    monkeypatch.undo()
    assert client.get("/api/mine").good["sources"]["unknown"] == 0


def test_a_game_that_ends_otherwise_is_counted_again(client: Client, saves: Saves) -> None:
    id = finished(client, 4)
    first = client.get("/api/mine").good
    saves.truncate(id, len(client.record(id)["actions"]) - 3, saves.revision(id))
    assert client.get("/api/mine").good["games"] == []
    game = client.get(f"/api/games/{id}").good
    client.play_on(game, Random(77))
    again = client.get("/api/mine").good
    assert again["total"]["games"] == 1
    result = client.record(id)["result"]
    assert sum(again["sources"]["you"].values()) == result["you"]
    assert first["sources"]["games"] == 1


def test_a_game_that_cannot_be_replayed_keeps_its_result(client: Client, saves: Saves) -> None:
    id = finished(client, 5)
    saved = saves.read(id)
    saves.append(id, "place C4", saved.revision, saved.game.position)
    found = client.get("/api/mine").good
    assert (found["total"]["games"], found["sources"]["you"]) == (1, {})


def test_a_lesson_is_no_game(client: Client, saves: Saves) -> None:
    game, rng = lesson(), Random(1)
    while game.position.phase != "over":
        game.play(rng.choice(game.position.actions()))
    saves.create(game)
    assert client.get("/api/mine").good["games"] == []


def test_an_exported_game_that_is_imported_again_is_recognised(client: Client) -> None:
    id = finished(client, 1)
    client.begin(seed=1)
    record = client.record(id)
    for _ in range(2):
        assert client.post("/api/games/import", record).good["id"] == id
    assert client.get("/api/mine").good["total"]["games"] == 1
    assert len(client.get("/api/games").good["games"]) == 2


def test_copies_in_an_older_database_count_once(client: Client, saves: Saves) -> None:
    id = finished(client, 1)
    for _ in range(2):
        saves.create(saves.load(id))
    found = client.get("/api/mine").good
    assert [game["id"] for game in found["games"]] == [id]


def test_an_imported_game_counts_when_the_player_says_so(client: Client, saves: Saves) -> None:
    first = finished(client, 1)
    record = client.record(first)
    client.ask("DELETE", f"/api/games/{first}")
    game = client.post("/api/games/import", record).good
    assert game["id"] != first
    assert client.post("/api/games/import", record).good["id"] == game["id"]
    assert client.get("/api/mine").good["games"] == []
    (listed,) = client.get("/api/mine?only=imported").good["games"]
    assert (listed["imported"], listed["mine"]) == (True, False)
    claimed = client.post(f"/api/games/{game['id']}/claim", {"mine": True, "revision": 1}).good
    assert claimed["revision"] == 2 == saves.revision(game["id"])
    assert [each["id"] for each in client.get("/api/mine").good["games"]] == [game["id"]]


def test_a_game_given_up_is_a_finished_game(client: Client, saves: Saves) -> None:
    id = client.begin(seed=3, strict=True)["id"]
    client.play(id, "income", 1)
    resigned = client.post(f"/api/games/{id}/resign", {"revision": 2}).good
    assert (resigned["revision"], resigned["view"]["phase"]) == (3, "over")
    assert client.play(id, "income", 3).status == 422
    (listed,) = client.get("/api/games").good["games"]
    assert (listed["phase"], listed["result"]["winner"]) == ("over", "ceres")
    assert listed["resigned"]
    found = client.get("/api/mine").good
    assert (found["total"]["games"], found["total"]["won"]) == (1, 0)
    assert client.record(id)["result"] is None
    assert saves.latest() is None


def test_the_records_that_a_game_has_broken(client: Client) -> None:
    id = finished(client, 1)
    won = client.record(id)["result"]["winner"] == "you"
    found: Any = client.get(f"/api/mine/feats?game={id}").good
    assert [each["what"] for each in found] == (["first-win"] if won else [])


def test_games_that_were_peeked_at_are_marked(client: Client) -> None:
    game = client.begin(seed=3)
    client.play(game["id"], "income", 1)
    undone = client.post(f"/api/games/{game['id']}/undo", {"revision": 2, "confirmed": True}).good
    client.play_on(undone, Random(3))
    found = client.get("/api/mine").good
    assert [game["peeked"] for game in found["games"]] == [True]
    assert client.get("/api/mine?only=fair").good["games"] == []


def test_files_for_play_loggers(client: Client) -> None:
    ids = [finished(client, 1), finished(client, 2)]
    file = client.get("/api/mine/bgsplay?me=Ann&offset=60")
    assert file.headers["content-disposition"] == 'attachment; filename="ceres-plays.bgsplay"'
    assert len(file.good["plays"]) == 2
    assert file.good["players"][0]["name"] == "Ann"
    one = client.get(f"/api/games/{ids[0]}/bgsplay")
    assert one.headers["content-disposition"].endswith(f'"ceres-{ids[0][:6]}.bgsplay"')
    assert one.good["plays"][0]["uuid"] == file.good["plays"][0]["uuid"]
    table = client.get("/api/mine/csv")
    assert table.headers["content-type"].startswith("text/csv")
    assert [line.rpartition(",")[2] for line in table.body.decode().split()] == ["id", *ids]


def test_a_game_that_is_not_over_is_not_logged(client: Client) -> None:
    refused = client.get(f"/api/games/{client.begin()['id']}/bgsplay")
    assert (refused.status, refused.message) == (422, "not-over")
    assert complaint(refused.problem)


@pytest.mark.parametrize("path", ["/api/mine", "/api/mine/bgsplay", "/api/mine/csv"])
def test_a_choice_that_there_is_not(client: Client, path: str) -> None:
    refused = client.get(f"{path}?only=luck")
    assert (refused.status, refused.message) == (422, "invalid-option")
