"""The HTTP interface of games at a real table: entering, undoing, correcting, saving."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

import ceres
from ceres.saves import DiskFull, Saves
from ceres.web.app import make_app
from companion.at_real_tables import ALL_BY_HAND, Data, draw
from service.at_tables import complaint, legal_in
from web.running import Answer, Client, Near


def changed(client: Client, game: Data, what: str, **others: Any) -> Answer:
    body = {"revision": game["revision"], **others}
    return client.post(f"/api/games/{game['id']}/{what}", body)


def entered(client: Client, game: Data, rng: Random) -> Data:
    """Enter what is asked for, up to the next decision."""
    while game["view"]["real"]["asks"]:
        drawn = draw(game["view"]["real"]["asks"], rng)
        game = changed(client, game, "enter", drawn=drawn).good
    return game


def ready(client: Client, rng: Random) -> Data:
    return entered(client, client.begin(real=ALL_BY_HAND), rng)


def test_a_whole_game_at_a_real_table(client: Client) -> None:
    rng = Random(3)
    game = ready(client, rng)
    while game["view"]["result"] is None:
        action = rng.choice(legal_in(game["view"]["can"]))
        game = entered(client, client.play(game["id"], action, game["revision"]).good, rng)
    record = client.record(game["id"])
    again = ceres.Game.from_record(record)
    assert again.position.result == game["view"]["result"]
    (listed,) = client.get("/api/games").good["games"]
    assert (listed["real"], listed["phase"]) == (True, "over")
    opened = client.get(f"/api/games/{game['id']}").good
    assert opened["view"] == game["view"]
    assert [turn["number"] for turn in opened["turns"]] == list(range(len(again.entries) + 1))


def test_another_server_goes_on_in_the_middle_of_a_turn(saves: Saves, client: Client) -> None:
    """What was entered is saved, and the question is asked again."""
    game = ready(client, Random(4))
    game = client.play(game["id"], "income", game["revision"]).good
    with TestClient(make_app(saves), base_url="http://127.0.0.1:8376") as other:
        found = Near(other).get(f"/api/games/{game['id']}").good
        assert found["view"] == game["view"]
        assert found["turn"] == game["turn"]
        entered(Near(other), found, Random(4))
    refused = changed(client, game, "enter", drawn=["c01"])
    assert (refused.status, refused.message) == (409, "conflict")


def test_entering_and_undoing(client: Client) -> None:
    game = ready(client, Random(5))
    played = client.play(game["id"], "income", game["revision"]).good
    card = played["view"]["real"]["asks"]["options"][0]["id"]
    after = changed(client, played, "enter", drawn=[card]).good
    back = changed(client, after, "undo").good
    while back["view"]["real"]["asks"]["why"] != "flip":
        back = changed(client, back, "undo").good
    assert back["view"]["real"]["asks"]["likely"] == [card]
    *steps, put_back = back["turn"]["steps"]
    assert steps == played["turn"]["steps"]
    assert put_back["type"] == "catch-up"
    again = changed(client, back, "redo").good
    assert again["turn"]["steps"][1]["flipped"] == card
    gone = changed(client, changed(client, again, "undo").good, "undo").good
    while gone["view"]["real"]["asks"]:
        gone = changed(client, gone, "undo").good
    assert gone["view"]["table"] == game["view"]["table"]
    assert gone["turn"] is None


def test_draws_and_corrections(client: Client) -> None:
    game = ready(client, Random(6))
    game = changed(client, game, "draws", deck="cards", drawer="app").good
    assert game["view"]["real"]["draws"] == {**ALL_BY_HAND, "cards": "app"}
    game = changed(client, game, "correct", changes=[{"what": "silver", "to": 17}]).good
    assert game["view"]["measures"]["silver"] == 17
    assert [step["type"] for step in game["turn"]["steps"]] == ["correction"]
    assert "correct" in client.record(game["id"])["actions"][0]


def test_what_is_refused_changes_nothing(client: Client) -> None:
    game = ready(client, Random(7))
    refused = changed(
        client, game, "correct", changes=[{"what": "silver", "to": -1}, {"what": "x"}]
    )
    assert (refused.status, refused.message) == (422, "real-impossible-table")
    assert len(refused.problem["faults"]) == 2
    for what, body in (
        ("enter", {"drawn": ["c01"]}),
        ("draws", {"deck": "bag", "drawer": "me"}),
        ("correct", {"changes": []}),
    ):
        refused = changed(client, game, what, **body)
        assert refused.status == 422
        assert complaint(refused.problem)
    game = client.play(game["id"], "income", game["revision"]).good
    refused = changed(client, game, "enter", drawn=["c99"])
    assert (refused.status, refused.message) == (422, "real-not-in-cards")
    assert client.get(f"/api/games/{game['id']}").good["revision"] == game["revision"]


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("enter", {}),
        ("enter", {"drawn": "c01"}),
        ("enter", {"drawn": [1]}),
        ("enter", {"drawn": ["c01"] * 50}),
        ("draws", {"deck": "cards"}),
        ("correct", {"changes": {}}),
        ("correct", {"changes": [], "more": 1}),
    ],
)
def test_requests_that_are_none(client: Client, what: str, body: Data) -> None:
    game = client.begin(real=ALL_BY_HAND)
    assert changed(client, game, what, **body).status == 400


@pytest.mark.parametrize("real", [{"cards": "me"}, {**ALL_BY_HAND, "tiles": "you"}])
def test_who_draws_must_be_said(client: Client, real: Data) -> None:
    assert client.post("/api/games", {"real": real}).status == 422


def test_what_could_not_be_saved_was_not_entered(tmp_path: Path) -> None:
    """The disk is full: the cached game is not the one that could not be saved."""
    with (
        FullNow.open(tmp_path / "games.sqlite3") as saves,
        TestClient(make_app(saves), base_url="http://127.0.0.1:8376") as app,
    ):
        client, rng = Near(app), Random(8)
        game = ready(client, rng)
        game = client.play(game["id"], "income", game["revision"]).good
        before = client.get(f"/api/games/{game['id']}").good
        card = game["view"]["real"]["asks"]["options"][0]["id"]
        FullNow.full = True
        assert changed(client, game, "enter", drawn=[card]).status == 507
        FullNow.full = False
        assert client.get(f"/api/games/{game['id']}").good == before
        assert changed(client, game, "enter", drawn=[card]).status == 200


class FullNow(Saves):
    """Saves on a disk that is full at times."""

    full = False

    def replace(self, *args: Any) -> int:
        if self.full:
            raise DiskFull("disk-full", path="disk")
        return super().replace(*args)
