"""A server for several: players do not see each other's games, and none asks too much."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.types import HTTPScope

import ceres
from ceres.saves import Saves
from ceres.web.address import Address
from ceres.web.built import page_files
from ceres.web.settings import Limits, Rate
from ceres.web.visitors import address_of
from service.at_tables import complaint
from web.running import Client, Sit, ids, serving

MANY = Rate(1000, 1000)


# Whose games.


def test_players_see_their_own_games_only(sit: Sit) -> None:
    ann, ben = sit(), sit()
    first, second = ann.begin()["id"], ben.begin()["id"]
    imported = ann.post("/api/games/import", ann.record(first)).good["id"]
    assert ids(ann) == [imported, first]
    assert ids(ben) == [second]
    ann.ask("DELETE", f"/api/games/{first}")
    assert (ids(ann, "deleted"), ids(ben, "deleted")) == ([first], [])


def test_games_of_before_it_was_shared_belong_to_nobody(saves: Saves, sit: Sit) -> None:
    id = saves.create(ceres.Game.new(seed=7))
    assert ids(sit()) == []
    assert sit().get(f"/api/games/{id}").status == 200


CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("actions", {"action": "income"}),
    ("undo", {"confirmed": True}),
    ("redo", {}),
    ("resign", {}),
    ("claim", {"mine": True}),
    ("enter", {"drawn": []}),
    ("draws", {"deck": "cards", "drawer": "me"}),
    ("correct", {"changes": []}),
]


@pytest.mark.parametrize("at_hand", [True, False])
def test_whoever_has_the_id_of_a_game_looks_at_it_and_changes_nothing(
    sit: Sit, saves: Saves, at_hand: bool
) -> None:
    ann, ben = sit(), sit()
    begun = ann.play_on(ann.begin(), Random(1), 2)
    id, revision = begun["id"], begun["revision"]
    if not at_hand:  # changed elsewhere, so that it must be read again
        revision = saves.mark(id, revision, pace="slow")
    for path, body in CHANGES:
        refused = ben.post(f"/api/games/{id}/{path}", {**body, "revision": revision})
        assert (refused.status, refused.message) == (403, "not-your-game"), path
        assert complaint(refused.problem)
    for method, path in (("DELETE", ""), ("POST", "/restore"), ("POST", "/look")):
        assert ben.ask(method, f"/api/games/{id}{path}", {}).message == "not-your-game"
    assert ben.get(f"/api/games/{id}").good["revision"] == revision
    branched = ben.post(f"/api/games/{id}/branch", {"number": 1}).good
    assert ben.play(branched["id"], "income", 1).status == 200
    assert ann.play_on(ann.get(f"/api/games/{id}").good, Random(2), 1)["revision"] == revision + 1
    assert ids(ben) == [branched["id"]]


def test_a_game_of_nobody_is_changed_by_nobody(saves: Saves, sit: Sit) -> None:
    id = saves.create(ceres.Game.new(seed=7))
    assert sit().play(id, "income", 1).message == "not-your-game"


def test_only_the_player_deletes_and_restores(sit: Sit) -> None:
    ann, ben = sit(), sit()
    id = ann.begin()["id"]
    assert ann.ask("DELETE", f"/api/games/{id}").status == 204
    assert ben.post(f"/api/games/{id}/restore", {}).message == "not-your-game"
    assert ann.post(f"/api/games/{id}/restore", {}).good == {"revision": 1}


def test_a_link_to_look_shows_the_game_until_it_is_withdrawn(sit: Sit) -> None:
    ann, ben = sit(), sit()
    begun = ann.begin()
    id = begun["id"]
    key = ann.post(f"/api/games/{id}/look", {}).good["key"]
    assert ann.post(f"/api/games/{id}/look", {}).good["key"] == key
    ann.play_on(begun, Random(1), 2)
    shown = ben.get(f"/api/looks/{key}")
    assert len(shown.good["turns"]) == 2
    assert id.encode() not in shown.body
    # It is no id: nothing else can be done with it.
    assert ben.get(f"/api/games/{key}").status == 404
    assert ben.play(key, "income", 3).status == 404
    assert ben.ask("DELETE", f"/api/games/{id}/look").status == 403
    assert ann.ask("DELETE", f"/api/games/{id}/look").status == 204
    gone = ben.get(f"/api/looks/{key}")
    assert (gone.status, gone.message) == (404, "no-such-look")
    assert complaint(gone.problem)
    again = ann.post(f"/api/games/{id}/look", {}).good["key"]
    assert again != key
    ann.ask("DELETE", f"/api/games/{id}")
    assert ben.get(f"/api/looks/{again}").status == 404


def test_the_key_is_for_the_browser_alone(sit: Sit) -> None:
    ann = sit()
    cookie = ann.get("/api/games").headers["set-cookie"]
    key = cookie.partition(";")[0].partition("=")[2]
    assert len(key) == 43  # 256 random bits
    for wanted in ("HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="):
        assert wanted in cookie
    assert key in ann.get("/api/games").headers["set-cookie"]
    assert "set-cookie" not in ann.get("/api/about").headers
    assert "set-cookie" not in ann.get("/").headers
    assert key not in sit().get("/api/games").headers["set-cookie"]


@pytest.mark.parametrize("key", ["", "x", "a" * 42, "a" * 44, "' OR 1=1 --", "a" * 4000])
def test_a_key_that_is_none_is_replaced(sit: Sit, key: str) -> None:
    headers = {"Cookie": f"ceres-player={key}; other=1"}
    answer = sit().ask("GET", "/api/games", headers=headers)
    assert answer.good == {"games": [], "deleted": []}
    assert f"={key};" not in answer.headers["set-cookie"]


def test_the_key_is_not_stored(sit: Sit, saves: Saves) -> None:
    ann = sit()
    id = ann.begin()["id"]
    key = ann.get("/api/games").headers["set-cookie"].partition(";")[0].partition("=")[2]
    owner = saves.owner(id)
    assert owner
    assert owner not in key
    assert key not in owner


def test_on_the_server_of_one_player_there_are_no_keys(client: Client) -> None:
    assert "set-cookie" not in client.get("/api/games").headers
    assert "set-cookie" not in client.post("/api/games", {}).headers


# How much.


@pytest.mark.parametrize("limits", [Limits(Rate(5, 0.01), MANY)], indirect=True)
def test_too_many_requests(sit: Sit) -> None:
    ann = sit()
    answers = [ann.get(path) for path in ("/", "/api/box", "/nothing", "/api/games", "/api/box")]
    assert [answer.status for answer in answers] == [200, 200, 404, 200, 200]
    refused = ann.get("/api/games")
    assert (refused.status, refused.message) == (429, "too-many-requests")
    assert 0 < int(refused.headers["retry-after"]) <= 100
    assert refused.headers["cache-control"] == "no-store"
    assert "content-security-policy" in refused.headers
    assert complaint(refused.problem)


@pytest.mark.parametrize("limits", [Limits(MANY, Rate(2, 0.01))], indirect=True)
def test_too_many_new_games_however_they_are_begun(sit: Sit) -> None:
    ann = sit()
    id = ann.begin()["id"]
    record = ann.record(id)
    assert ann.post("/api/games/import", record).status == 201
    ways: list[tuple[str, Any]] = [
        ("/api/games", {}),
        ("/api/games/import", record),
        (f"/api/games/{id}/branch", {"number": 0}),
    ]
    for path, body in ways:
        refused = ann.post(path, body)
        assert (refused.status, refused.message) == (429, "too-many-new-games"), path
        assert int(refused.headers["retry-after"]) > 0
    assert ann.play(id, "income", 1).status == 200
    assert len(ids(ann)) == 2


@pytest.mark.parametrize("limits", [Limits(MANY, MANY, saved_games=2)], indirect=True)
def test_more_games_than_there_is_room_for(sit: Sit) -> None:
    ann = sit()
    first, _ = ann.begin()["id"], ann.begin()
    refused = ann.post("/api/games", {})
    assert (refused.status, refused.message) == (403, "too-many-games")
    assert refused.problem["message"]["facts"] == {"count": 2, "most": 2}
    assert complaint(refused.problem)
    assert sit().post("/api/games", {}).status == 201
    ann.ask("DELETE", f"/api/games/{first}")
    assert ids(ann, "deleted") == [first]
    assert ann.post("/api/games", {}).status == 201
    assert ids(ann, "deleted") == []  # it made room


def test_a_page_and_a_quick_player_are_within_the_limits(sit: Sit) -> None:
    """A first look at all files of the page, a game begun, and ten actions in a moment."""
    ann = sit()
    for name in page_files():
        assert ann.get(f"/{name}").status == 200
    id = ann.begin()["id"]
    for revision in range(1, 11):
        assert ann.get(f"/api/games/{id}/preview?action=income").status == 200
        assert ann.play(id, "income", revision).status in (200, 422)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::9", True),
        ("2001:db8:1:2::4", "2001:db8:1:3::4", False),
        ("testclient", "testclient", True),
    ],
)
def test_who_is_counted_as_one(one: str, other: str, same: bool) -> None:
    def place(host: str) -> str:
        scope: HTTPScope = {"client": (host, 1)}  # type: ignore[typeddict-item]
        return address_of(scope)

    assert (place(one) == place(other)) is same


# Which servers.


@pytest.mark.parametrize(
    ("address", "shared"),
    [
        (Address(), False),
        (Address("localhost"), False),
        (Address("::1"), False),
        (Address("0.0.0.0"), True),
        (Address("192.0.2.7"), True),
        (Address(behind=True), True),
    ],
)
def test_a_server_that_others_reach_is_shared(address: Address, shared: bool) -> None:
    assert address.shared is shared
    assert (address.names is None) is shared


@pytest.mark.slow
def test_a_shared_server_behind_another(tmp_path: Path) -> None:
    """It counts those who come from there one by one, and its keys go over TLS only."""
    with serving(tmp_path, "--shared") as server, server.client() as client:
        via = {"Host": "ceres.example", "X-Forwarded-Proto": "https"}
        ann, ben = ({**via, "X-Forwarded-For": f"192.0.2.{number}"} for number in (1, 2))
        first = client.ask("GET", "/api/games", headers=ann)
        assert "; Secure" in first.headers["set-cookie"]
        answers = (client.ask("GET", "/api/about", headers=ann) for _ in range(2000))
        assert any(answer.status == 429 for answer in answers)
        assert client.ask("GET", "/api/about", headers=ben).status == 200


@pytest.mark.slow
def test_a_server_for_other_machines_keeps_players_apart(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as server, server.client() as client:
        assert "set-cookie" in client.post("/api/games", {}).headers
        assert client.get("/api/games").good["games"] == []
