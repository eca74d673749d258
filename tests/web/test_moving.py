"""A player who goes on in another browser, and one who looks on: what each of them may do."""

from random import Random
from secrets import token_urlsafe

import pytest

from ceres.saves import Saves
from ceres.web.settings import Limits, Rate
from service.at_tables import complaint
from web.running import Client, Player, Sit, ids

MANY = Rate(1000, 1000)


def key_of(player: Client) -> str:
    key: str = player.get("/api/player").good["key"]
    return key


def new_key() -> str:
    return token_urlsafe(32)


def test_the_same_games_in_two_browsers(sit: Sit) -> None:
    laptop, phone = sit(), sit()
    game = laptop.play_on(laptop.begin(), Random(1), 2)
    moved = phone.post("/api/player/move", {"key": key_of(laptop)})
    assert moved.good == {"games": 1}
    assert "HttpOnly" in moved.headers["set-cookie"]
    assert ids(phone) == ids(laptop) == [game["id"]]
    game = phone.play_on(phone.get(f"/api/games/{game['id']}").good, Random(2), 1)
    laptop.play_on(laptop.get(f"/api/games/{game['id']}").good, Random(3), 1)


def test_the_games_of_the_other_browser_come_along(sit: Sit) -> None:
    laptop, phone = sit(), sit()
    first = laptop.begin()["id"]
    begun = phone.play_on(phone.begin(), Random(1), 1)
    key = key_of(laptop)
    assert phone.post("/api/player/move", {"key": key}).good == {"games": 2}
    # Once more, as if the answer had been lost.
    assert phone.post("/api/player/move", {"key": key}).good == {"games": 2}
    assert set(ids(laptop)) == set(ids(phone)) == {first, begun["id"]}
    opened = laptop.get(f"/api/games/{begun['id']}").good
    assert opened["view"] == begun["view"]
    laptop.play_on(opened, Random(2), 1)


def test_a_renewed_key_takes_the_games_from_the_old_one(sit: Sit, saves: Saves) -> None:
    laptop, phone, thief = sit(), sit(), sit()
    begun = laptop.begin()
    id, old = begun["id"], key_of(laptop)
    phone.post("/api/player/move", {"key": old})
    game = phone.play_on(phone.get(f"/api/games/{id}").good, Random(1), 1)
    new = new_key()
    # The first answer is lost: the browser has the old key, and asks again.
    before = laptop.cookie
    laptop.post("/api/player/renew", {"key": new})
    laptop.cookie = before
    assert laptop.post("/api/player/renew", {"key": new}).good == {"games": 1}
    assert key_of(laptop) == new
    assert ids(laptop) == [id]
    assert ids(phone) == []
    # The game was at hand, of its old owner and at the revision that the phone has seen.
    for revision in (game["revision"], saves.revision(id)):
        late = phone.play(id, "income", revision)
        assert late.message in ("conflict", "not-your-game")
    assert phone.ask("DELETE", f"/api/games/{id}").message == "not-your-game"
    refused = thief.post("/api/player/move", {"key": old})
    assert (refused.status, refused.message) == (404, "no-such-player")
    assert complaint(refused.problem)
    laptop.play_on(laptop.get(f"/api/games/{id}").good, Random(2), 1)


def test_the_id_of_a_game_or_of_its_owner_is_not_a_key(sit: Sit, saves: Saves) -> None:
    ann, ben = sit(), sit()
    id = ann.begin()["id"]
    look = ann.post(f"/api/games/{id}/look", {}).good["key"]
    for text in (id, look, str(saves.owner(id))):
        padded = text.ljust(43, "a")
        assert ben.post("/api/player/move", {"key": padded}).message == "no-such-player"
        assert ben.post("/api/player/move", {"key": text}).status == 400
    assert ben.play(id, "income", 1).message == "not-your-game"


@pytest.mark.parametrize("key", ["a" * 42, "a" * 44, "", 7, None])
def test_a_key_has_its_length(sit: Sit, key: object) -> None:
    for way in ("move", "renew"):
        assert sit().post(f"/api/player/{way}", {"key": key}).status == 400


@pytest.mark.parametrize("letter", [";", " ", "é", "\n", "한"])
def test_a_key_has_letters_that_a_cookie_may_have(sit: Sit, letter: str) -> None:
    ann = sit()
    ann.begin()
    before = ann.cookie
    refused = ann.post("/api/player/renew", {"key": letter * 43})
    assert (refused.status, refused.message) == (422, "not-a-key")
    assert complaint(refused.problem)
    assert ann.post("/api/player/move", {"key": letter * 43}).status == 404
    assert ann.cookie == before
    assert len(ids(ann)) == 1


@pytest.mark.parametrize("limits", [Limits(MANY, MANY, saved_games=2)], indirect=True)
def test_nobody_gets_more_games_by_moving(sit: Sit) -> None:
    ann, ben = sit(), sit()
    for _ in range(2):
        ann.begin()
    key = key_of(ann)
    assert ben.post("/api/player/move", {"key": key}).good == {"games": 2}
    eve = sit()
    eve.begin()
    refused = eve.post("/api/player/move", {"key": key})
    assert (refused.status, refused.message) == (403, "too-many-games")
    assert len(ids(eve)) == 1


def test_a_server_for_one_has_nothing_to_move(client: Client) -> None:
    for answer in (
        client.get("/api/player"),
        client.post("/api/player/move", {"key": new_key()}),
        client.post("/api/player/renew", {"key": new_key()}),
    ):
        assert (answer.status, answer.message) == (403, "one-player")
        assert complaint(answer.problem)


# Looking on.


def test_who_looks_on_sees_that_the_game_went_on(sit: Sit) -> None:
    ann, ben = sit(), sit()
    game = ann.begin()
    id = game["id"]
    assert ann.get(f"/api/games/{id}/look").good == {"key": None}
    key = ann.post(f"/api/games/{id}/look", {}).good["key"]
    assert ann.get(f"/api/games/{id}/look").good == {"key": key}
    assert ben.get(f"/api/games/{id}/look").message == "not-your-game"
    before = ben.get(f"/api/looks/{key}/revision").good["revision"]
    ann.play_on(game, Random(1), 1)
    assert ben.get(f"/api/looks/{key}/revision").good["revision"] > before
    ann.ask("DELETE", f"/api/games/{id}/look")
    assert ben.get(f"/api/looks/{key}/revision").message == "no-such-look"


def test_the_document_says_whether_the_server_is_shared(sit: Sit, client: Client) -> None:
    assert b" data-shared" in sit().get("/move").body
    assert b" data-shared" not in client.get("/").body


def test_a_player_is_a_browser(sit: Sit) -> None:
    player: Player = sit()
    player.begin()
    assert f"ceres-player={key_of(player)}" == player.cookie


@pytest.mark.parametrize("limits", [Limits(MANY, MANY, saved_games=3)], indirect=True)
def test_a_renewed_key_brings_no_more_games_than_there_may_be(sit: Sit) -> None:
    ann, ben = sit(), sit()
    for _ in range(2):
        ann.begin()
        ben.begin()
    refused = ann.post("/api/player/renew", {"key": key_of(ben)})
    assert (refused.status, refused.message) == (403, "too-many-games")
    assert len(ids(ann)) == len(ids(ben)) == 2


def test_a_link_to_look_on_does_not_show_what_is_hidden(sit: Sit) -> None:
    ann = sit()
    id = ann.begin()["id"]
    key = ann.post(f"/api/games/{id}/look", {}).good["key"]
    assert ann.get(f"/api/looks/{key}").good["game"]["seed"] is None
    assert ann.get(f"/api/games/{id}").good["view"]["game"]["seed"] == "7"
