"""All games in one file, and games taken from such a file: each once."""

from random import Random
from typing import Any

import pytest

from ceres.saves import Saves
from web.running import Client

Data = dict[str, Any]


def archived(client: Client) -> list[Data]:
    file = client.get("/api/archive").good
    assert file["format"] == "ceres-games/1"
    games: list[Data] = file["games"]
    return games


def adopt(client: Client, game: Data) -> Data:
    found: Data = client.post("/api/archive", game).good
    return found


def test_games_from_elsewhere_count_once_and_when_they_were_played(
    client: Client, saves: Saves
) -> None:
    over = client.play_on(client.begin(seed=1), Random(1))["id"]
    going = client.begin(seed=2)["id"]
    games = archived(client)
    assert len(games) == 2
    before = client.get("/api/mine").good
    for game in games:
        assert adopt(client, game)["added"] is False
    for id in (over, going):
        client.ask("DELETE", f"/api/games/{id}")
    assert all(adopt(client, game)["added"] for game in games)
    assert not any(adopt(client, game)["added"] for game in games)
    after = client.get("/api/mine").good
    assert (after["total"], after["counts"]) == (before["total"], before["counts"])
    assert after["games"][0]["ended"] == before["games"][0]["ended"]
    actions = {len(game["record"]["actions"]) for game in games}
    assert {summary.actions for summary in saves.list()} == actions


def test_a_game_of_ones_own_is_added_beside_a_copy_that_was_imported(client: Client) -> None:
    id = client.play_on(client.begin(seed=1), Random(1))["id"]
    (game,) = archived(client)
    record = client.record(id)
    client.ask("DELETE", f"/api/games/{id}")
    client.post("/api/games/import", record)
    assert client.get("/api/mine").good["counts"]["all"] == 0
    assert adopt(client, game)["added"] is True
    assert adopt(client, game)["added"] is False
    assert client.get("/api/mine").good["counts"]["all"] == 1


@pytest.mark.parametrize(
    ("wrong", "status"),
    [({"created": "yesterday"}, 422), ({"record": {"format": "x"}}, 422), ({"record": 5}, 400)],
)
def test_what_is_no_game_is_refused(client: Client, wrong: Data, status: int) -> None:
    client.begin(seed=1)
    (game,) = archived(client)
    assert client.post("/api/archive", {**game, **wrong}).status == status
