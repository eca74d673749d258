"""The HTTP interface: what each address answers, and what it refuses."""

import json
from random import Random
from typing import Any

import pytest

import ceres
from boxes import own_cards, own_tiles, toml
from ceres.saves import Saves
from ceres.service import Table, box, replay
from service.at_tables import Data, complaint, legal_in
from web.running import Answer, Client

NOBODY = "aaaaaaaaaaaaaaaaaaaa"


def game_after(actions: int, seed: int = 7) -> ceres.Game:
    game, rng = ceres.Game.new(seed), Random(seed)
    while game.position.phase != "over" and len(game.entries) != actions:
        game.play(rng.choice(game.position.actions()))
    return game


def assert_refused(answer: Answer, status: int, id: str) -> None:
    """A problem with this status, which can be said."""
    assert (answer.status, answer.message) == (status, id)
    assert answer.problem["said"] == complaint(answer.problem)
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("accepted", "said"),
    [
        ("", "there is no game none"),
        ("de-AT,de;q=0.9,en;q=0.8", "es gibt kein Spiel none"),
        ("tlh, en;q=0.1, it;q=0.5", "la partita none non esiste"),
        ("tlh;q=1.0, *;q=0.5", "there is no game none"),
        ("de;q=none, de;q=-1, ,,;;q=1;q=2, \x00", "there is no game none"),
    ],
)
def test_a_problem_is_said_in_the_language_asked_for(
    client: Client, accepted: str, said: str
) -> None:
    answer = client.ask("GET", "/api/games/none", headers={"Accept-Language": accepted})
    assert (answer.status, answer.problem["said"]) == (404, said)
    assert answer.message == "no-such-game"


def test_whoever_is_turned_away_at_the_door_reads_why(client: Client) -> None:
    headers = {"Origin": "https://example.org", "Accept-Language": "fr"}
    answer = client.ask("GET", "/api/games", headers=headers)
    assert answer.status == 403
    assert answer.problem["said"] != complaint(answer.problem)


def test_a_position_of_an_own_box_is_a_position(client: Client) -> None:
    id = client.begin(components=own_cards())["id"]
    given = client.get(f"/api/games/{id}/position").good
    assert (given["format"], given["components"][:7]) == ("ceres-position/1", "sha256:")
    record = client.get(f"/api/games/{id}/position?recorded=true").good
    assert client.post("/api/games/import", record).status == 201


# The box.


def test_the_components_of_another_box_are_checked(client: Client) -> None:
    read = client.post("/api/components", {"data": toml(own_tiles())})
    assert read.status == 200
    assert read.good["components"] == own_tiles()
    assert client.post("/api/components", {"data": own_tiles()}).good == read.good
    half = {**own_tiles(), "cards": own_tiles()["cards"][:9]}
    refused = client.post("/api/components", {"data": half})
    assert_refused(refused, 422, "invalid-components")
    assert len(refused.problem["faults"]) == 1


@pytest.mark.parametrize("body", [{}, {"data": 5}, {"data": None}, {"data": [], "more": 1}])
def test_components_that_are_none(client: Client, body: Any) -> None:
    assert_refused(client.post("/api/components", body), 400, "bad-request")


# Games.


def test_a_new_game_and_its_view(client: Client) -> None:
    options = {"difficulty": "hard", "monuments": True, "variants": ["creeping-gardens"]}
    opened = client.post("/api/games", {"seed": 3, **options, "strict": True})
    assert opened.status == 201
    table = Table.new(3, "hard", True, ["creeping-gardens"], strict=True)
    assert opened.data["view"] == table.view()
    assert (opened.data["revision"], opened.data["turn"], opened.data["turns"]) == (1, None, [])
    assert client.get(f"/api/games/{opened.data['id']}").good == opened.data


def test_a_new_game_with_a_box_of_ones_own(client: Client) -> None:
    game = client.begin(components=own_tiles())
    assert game["view"]["table"]["bag"] == {"civic-any": 29}
    assert client.record(game["id"])["components"] == own_tiles()


def test_a_whole_game_is_that_of_a_table(client: Client) -> None:
    rng, table = Random(2), Table.new(7, "challenge", True)
    game = client.begin(difficulty="challenge", monuments=True)
    id = game["id"]
    while game["view"]["result"] is None:
        action = rng.choice(legal_in(game["view"]["can"]))
        turn = table.play(action)
        game = client.play(id, action, game["revision"]).good
        assert game["turn"] == json.loads(json.dumps(turn))
        assert game["view"] == table.view()
    opened = client.get(f"/api/games/{id}").good
    assert opened["turns"] == json.loads(json.dumps(table.turns()))
    assert opened["revision"] == game["revision"] == len(opened["turns"]) + 1
    assert client.get(f"/api/games/{id}/course").good == table.progress()
    assert client.record(id) == table.game.record()


def test_the_list_has_the_game_played_last_first(client: Client) -> None:
    one, two = client.begin(seed=1), client.begin(seed=2, strict=True, monuments=True)
    client.play(one["id"], "income", 1)
    games = client.get("/api/games").good["games"]
    assert [game["id"] for game in games] == [one["id"], two["id"]]
    expected = {
        "id": two["id"],
        "difficulty": "normal",
        "monuments": True,
        "variants": [],
        "era": 1,
        "phase": "you",
        "you": 0,
        "ceres": 0,
        "actions": 0,
        "result": None,
        "strict": True,
        "peeked": False,
        "hinted": False,
        "real": False,
        "reviewed": False,
        "imported": False,
        "mine": True,
        "resigned": False,
        "branched": False,
    }
    assert {name: games[1][name] for name in expected} == expected
    assert sorted(games[1]) == sorted([*expected, "created", "changed"])


def test_a_game_is_deleted_and_restored(client: Client) -> None:
    id = client.begin()["id"]
    assert client.ask("DELETE", f"/api/games/{id}").status == 204
    listed = client.get("/api/games").good
    assert (listed["games"], [game["id"] for game in listed["deleted"]]) == ([], [id])
    assert_refused(client.get(f"/api/games/{id}"), 404, "game-deleted")
    assert_refused(client.play(id, "income", 1), 404, "game-deleted")
    assert_refused(client.ask("DELETE", f"/api/games/{id}"), 404, "game-deleted")
    assert client.post(f"/api/games/{id}/restore", {}).good == {"revision": 1}
    assert client.play(id, "income", 1).status == 200


def test_a_restored_game_that_nobody_deleted_stays_as_it_is(client: Client) -> None:
    id = client.begin()["id"]
    assert client.post(f"/api/games/{id}/restore", {}).good == {"revision": 1}


@pytest.mark.parametrize("id", [NOBODY, "x", "%00", "%ff", "%F0%9F%8F%9B", "a" * 3000])
def test_a_game_that_is_not_there(client: Client, id: str) -> None:
    assert_refused(client.get(f"/api/games/{id}"), 404, "no-such-game")
    for what in ("revision", "course", "record", "picture", "preview?action=income"):
        assert_refused(client.get(f"/api/games/{id}/{what}"), 404, "no-such-game")
    assert_refused(client.play(id, "income", 1), 404, "no-such-game")
    for what in ("undo", "redo"):
        assert_refused(client.post(f"/api/games/{id}/{what}", {"revision": 1}), 404, "no-such-game")
    assert_refused(client.post(f"/api/games/{id}/restore", {}), 404, "no-such-game")
    assert_refused(client.ask("DELETE", f"/api/games/{id}"), 404, "no-such-game")


# Playing.


def test_an_action_that_is_not_legal_changes_nothing(client: Client) -> None:
    id = client.begin()["id"]
    refused = client.play(id, "place C4", 1)
    assert_refused(refused, 422, "no-choice-is-due")
    assert refused.problem["rules"] == ["P5"]
    assert_refused(client.play(id, "sell C4", 1), 422, "no-action")
    assert client.get(f"/api/games/{id}/revision").good == {"revision": 1}
    assert client.play(id, "income", 1).good["revision"] == 2


def test_a_revision_that_is_not_the_games_own_is_a_conflict(client: Client) -> None:
    id = client.begin()["id"]
    client.play(id, "income", 1)
    for revision in (1, 3, 2**40):
        conflict = client.play(id, "income", revision)
        assert_refused(conflict, 409, "conflict")
        assert conflict.problem["message"]["facts"]["current"] == 2
        for what in ("undo", "redo"):
            body = {"revision": revision}
            assert_refused(client.post(f"/api/games/{id}/{what}", body), 409, "conflict")
    assert len(client.record(id)["actions"]) == 1


def test_undo_asks_once_then_marks_and_redo_goes_on(client: Client) -> None:
    id = client.begin()["id"]
    turn = client.play(id, "income", 1).good["turn"]
    asked = client.post(f"/api/games/{id}/undo", {"revision": 2})
    assert_refused(asked, 409, "undo-asks")
    assert asked.problem["revealed"][0] == {"kind": "card", "id": "c14"}
    undone = client.post(f"/api/games/{id}/undo", {"revision": 2, "confirmed": True}).good
    assert (undone["revision"], undone["turn"], undone["view"]["turns"]) == (3, None, 0)
    assert undone["view"]["redo"] == {"can": True}
    assert undone["view"]["game"]["peeked"] == 1
    assert client.get("/api/games").good["games"][0]["peeked"] is True
    again = client.post(f"/api/games/{id}/redo", {"revision": 3}).good
    assert (again["revision"], again["turn"]) == (4, turn)
    free = client.post(f"/api/games/{id}/undo", {"revision": 4}).good
    assert free["view"]["game"]["peeked"] == 2


def test_a_strict_game_takes_nothing_back(client: Client) -> None:
    id = client.begin(strict=True)["id"]
    client.play(id, "income", 1)
    undo = client.post(f"/api/games/{id}/undo", {"revision": 2, "confirmed": True})
    assert_refused(undo, 409, "strict-game")
    assert client.get(f"/api/games/{id}").good["view"]["turns"] == 1


def test_nothing_to_take_back_and_nothing_to_play_again(client: Client) -> None:
    id = client.begin()["id"]
    assert_refused(client.post(f"/api/games/{id}/undo", {"revision": 1}), 422, "nothing-to-undo")
    assert_refused(client.post(f"/api/games/{id}/redo", {"revision": 1}), 422, "nothing-to-redo")


def test_what_others_did_to_a_game_is_seen(client: Client, saves: Saves) -> None:
    """A terminal plays the same game: the server catches up, and refuses what is too old."""
    id = client.begin()["id"]
    client.play(id, "income", 1)
    saves.append(id, "income", 2)
    assert_refused(client.play(id, "income", 2), 409, "conflict")
    assert client.get(f"/api/games/{id}").good["view"]["turns"] == 2
    saves.truncate(id, 0, 3)
    opened = client.get(f"/api/games/{id}").good
    assert (opened["revision"], opened["view"]["turns"]) == (4, 0)
    assert opened["view"]["redo"] == {"can": True}
    saves.append(id, "income", 4)
    # Nobody has asked since: the cached game is older than what this player has seen.
    assert client.play(id, "income", 5).good["revision"] == 6


def test_a_game_that_cannot_be_replayed_says_so_and_can_be_exported(
    client: Client, saves: Saves
) -> None:
    id = client.begin()["id"]
    saves.append(id, "place C4", 1)
    refused = client.get(f"/api/games/{id}")
    assert_refused(refused, 422, "corrupt-record")
    assert refused.problem["good_part"]["actions"] == []
    assert client.record(id)["actions"] == ["place C4"]
    assert client.get("/api/games").good["games"][0]["phase"] is None


# Looking.


def test_a_preview_shows_what_an_action_would_change(client: Client) -> None:
    id = client.begin()["id"]
    shown = client.get(f"/api/games/{id}/preview?action=income").good
    assert shown == Table.new(seed=7).preview("income")
    refused = client.get(f"/api/games/{id}/preview?action=place%20C4").good
    assert refused["legal"] is False
    assert_refused(client.get(f"/api/games/{id}/preview?action=sell"), 422, "no-action")
    assert_refused(client.get(f"/api/games/{id}/preview"), 400, "bad-request")
    long = f"/api/games/{id}/preview?action={'x' * 300}"
    assert_refused(client.get(long), 400, "bad-request")


def test_a_picture_to_keep(client: Client) -> None:
    id = client.begin()["id"]
    picture = client.get(f"/api/games/{id}/picture?theme=dark&title=%3Croma%3E%00")
    assert picture.status == 200
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.headers["content-disposition"] == f'attachment; filename="ceres-{id[:6]}.svg"'
    assert "<title>&lt;roma&gt;?</title>" in picture.body.decode()
    assert client.get(f"/api/games/{id}/picture").status == 200
    assert_refused(client.get(f"/api/games/{id}/picture?theme=pink"), 422, "invalid-option")


def test_who_answers_and_what_is_in_the_box(client: Client, saves: Saves) -> None:
    about = client.get("/api/about").good
    assert about == {
        "name": "ceres",
        "version": ceres.__version__,
        "compiled": ceres.COMPILED,
        "place": saves.location.fingerprint,
    }
    assert str(saves.location) not in json.dumps(about)
    assert client.get("/api/box").good == json.loads(json.dumps(box()))


# Records.


@pytest.mark.parametrize("actions", [0, 9, None], ids=["new", "under way", "over"])
def test_a_record_that_is_imported_is_exported_as_it_was(client: Client, actions: int) -> None:
    record = {**game_after(actions).record(), "x-note": ["mine", 5]}
    opened = client.post("/api/games/import", record)
    assert opened.status == 201
    assert opened.data["view"]["turns"] == len(record["actions"])
    exported = client.get(f"/api/games/{opened.data['id']}/record")
    assert exported.good == record
    name = f"ceres-{opened.data['id'][:6]}.json"
    assert exported.headers["content-disposition"] == f'attachment; filename="{name}"'
    assert client.post("/api/games/import", exported.body).status == 201
    # A finished game is recognised; one that goes on may end otherwise.
    assert len(client.get("/api/games").good["games"]) == (1 if record["result"] else 2)


def test_an_imported_game_is_played_on(client: Client) -> None:
    opened = client.post("/api/games/import", game_after(5).record()).good
    assert client.play_on(opened, Random(1))["view"]["result"]


def test_a_record_with_a_byte_order_mark(client: Client) -> None:
    text = json.dumps(game_after(2).record())
    assert client.post("/api/games/import", b"\xef\xbb\xbf" + text.encode()).status == 201


def test_what_was_taken_back_in_an_imported_game_is_no_part_of_it(client: Client) -> None:
    record = {**game_after(2).record(), "x-undone": ["income"]}
    opened = client.post("/api/games/import", record).good
    assert client.record(opened["id"]) == game_after(2).record()


def test_a_damaged_record_is_refused_and_its_good_part_saved_if_asked_for(client: Client) -> None:
    record = game_after(9).record()
    broken = {**record, "actions": [*record["actions"][:6], "buy Z9", *record["actions"][6:]]}
    refused = client.post("/api/games/import", broken)
    assert_refused(refused, 422, "corrupt-record")
    assert len(refused.problem["faults"]) == 1
    assert refused.problem["good_part"]["actions"] == record["actions"][:6]
    assert client.get("/api/games").good["games"] == []
    saved = client.post("/api/games/import?salvage=true", broken).good
    assert client.record(saved["id"])["actions"] == record["actions"][:6]
    text = json.dumps(record)
    cut = text[: text.index('"actions"') + 60]
    assert_refused(client.post("/api/games/import", cut), 422, "corrupt-record")
    assert client.post("/api/games/import?salvage=true", cut).status == 201


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"garbage",
        b"\xff\xfe\x00",
        b"\x00" * 100,
        b"[" * 200_000,
        b'{"a":' * 50_000,
        b'{"format": "ceres-game/1", "format": "ceres-game/1"}',
        b'{"format": "ceres-game/2"}',
        b"9" * 100_000,
    ],
    ids=range(12),
)
def test_what_is_no_record(client: Client, text: bytes) -> None:
    for path in ("/api/games/import", "/api/games/import?salvage=true"):
        assert_refused(client.post(path, text), 422, "corrupt-record")
    assert client.get("/api/games").good["games"] == []


@pytest.mark.parametrize(
    ("key", "value"),
    [("x-deep", "[" * 990 + "]" * 990), ("x-huge", "1e999")],
    ids=["deep", "huge"],
)
def test_a_record_that_cannot_be_saved(client: Client, key: str, value: str) -> None:
    text = f'{json.dumps(game_after(1).record())[:-1]}, "{key}": {value}}}'
    refused = client.post("/api/games/import", text)
    assert refused.status == 422
    assert complaint(refused.problem)
    assert client.get("/api/games").good["games"] == []


def test_vp_that_no_database_stores(client: Client) -> None:
    record = game_after(0).record()
    record["start"]["ceres"]["vp"] = 10**30
    assert_refused(client.post("/api/games/import", record), 422, "cannot-be-kept")


def test_riches_that_no_table_has_seen(client: Client) -> None:
    """The bank is without limit (T5)."""
    record = game_after(0).record()
    record["start"]["you"]["silver"] = 10**30
    game = client.post("/api/games/import", record).good
    assert client.play(game["id"], "income", 1).status == 200


def test_more_than_a_record_can_be(client: Client) -> None:
    assert_refused(client.post("/api/games/import", b" " * 2_000_001), 413, "bad-request")
    assert client.get("/api/games").good["games"] == []


# Requests that are none.


@pytest.mark.parametrize(
    "body",
    [
        None,
        b"",
        b"nothing",
        b"null",
        b"[]",
        b"7",
        b"[" * 100_000,
        b'{"components":' * 50_000,
        b'{"seed": -1}',
        b'{"seed": 1.5}',
        b'{"seed": "7"}',
        b'{"seed": 9007199254740992}',
        b'{"monuments": 1}',
        b'{"monuments": "true"}',
        b'{"strict": null}',
        b'{"variants": "wild-monuments"}',
        b'{"variants": [1]}',
        b'{"components": []}',
        b'{"level": 3}',
        b"\xff",
    ],
    ids=range(20),
)
def test_options_of_a_new_game_that_are_none(client: Client, body: bytes | None) -> None:
    assert_refused(client.post("/api/games", body), 400, "bad-request")
    assert client.get("/api/games").good["games"] == []


@pytest.mark.parametrize(
    ("options", "id"),
    [
        ({"difficulty": "easy"}, "invalid-option"),
        ({"variants": ["wild"]}, "invalid-option"),
        ({"variants": ["wild-monuments"] * 2}, "invalid-option"),
        ({"components": {}}, "invalid-components"),
        ({"components": {"format": "ceres-components/1", "tiles": {}}}, "invalid-components"),
    ],
)
def test_options_that_cannot_be_played(client: Client, options: Data, id: str) -> None:
    refused = client.post("/api/games", options)
    assert_refused(refused, 422, id)
    assert refused.problem["faults"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"action": "income"},
        {"revision": 1},
        {"action": "income", "revision": "1"},
        {"action": "income", "revision": 1.0001},
        {"action": "income", "revision": 0},
        {"action": "income", "revision": True},
        {"action": 5, "revision": 1},
        {"action": ["income"], "revision": 1},
        {"action": "x" * 201, "revision": 1},
        {"action": "income", "revision": 1, "more": 1},
    ],
    ids=range(11),
)
def test_actions_that_are_none(client: Client, body: Any) -> None:
    id = client.begin()["id"]
    assert_refused(client.post(f"/api/games/{id}/actions", body), 400, "bad-request")
    assert client.get(f"/api/games/{id}/revision").good == {"revision": 1}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api", 404),
        ("GET", "/api/", 404),
        ("GET", "/api/nothing", 404),
        ("POST", "/api/games/x/nothing", 404),
        ("PUT", "/api/games", 405),
        ("PATCH", "/api/games/x", 405),
        ("DELETE", "/api/games", 405),
        ("POST", "/", 405),
        ("GET", "/api/games/x/undo", 405),
    ],
)
def test_addresses_that_nobody_answers(client: Client, method: str, path: str, status: int) -> None:
    assert_refused(client.ask(method, path), status, "bad-request")


# Looking through a game, and giving it to others.


def test_a_game_is_looked_through_in_one_request(client: Client, saves: Saves) -> None:
    game = game_after(-1)
    id = saves.create(game)
    shown = client.get(f"/api/games/{id}/replay").good
    assert len(shown["turns"]) == len(game.entries)
    assert len(shown["decisions"]) == len(game.positions)
    assert shown == json.loads(json.dumps(replay(Table(game))))


def test_a_branch_is_saved_beside_its_game(client: Client, saves: Saves) -> None:
    id = saves.create(game_after(20))
    begun = client.post(f"/api/games/{id}/branch", {"number": 12})
    assert begun.status == 201
    record, old = client.record(begun.data["id"]), client.record(id)
    assert record["actions"] == old["actions"][:12]
    assert record["x-from"] == {"number": 12}  # the id would let others read that game
    assert record["x-peeked"] == 1
    assert len(old["actions"]) == 20
    listed = client.get("/api/games").good["games"]
    assert {game["id"]: game["branched"] for game in listed} == {
        begun.data["id"]: True,
        id: False,
    }


def test_there_is_no_branch_after_the_last_action(client: Client, saves: Saves) -> None:
    id = saves.create(game_after(4))
    assert_refused(client.post(f"/api/games/{id}/branch", {"number": 5}), 422, "invalid-option")
    assert client.post(f"/api/games/{id}/branch", {"number": -1}).status == 400
    assert len(client.get("/api/games").good["games"]) == 1


def test_a_position_is_given_away_and_taken(client: Client, saves: Saves) -> None:
    game = game_after(15)
    id = saves.create(game)
    for number, query in ((15, ""), (3, "?number=3")):
        given = client.get(f"/api/games/{id}/position{query}").good
        begun = client.post("/api/games/import", given)
        assert begun.status == 201
        assert (
            begun.data["view"]["table"] == Table(ceres.Game(game.positions[number])).view()["table"]
        )
    assert_refused(client.get(f"/api/games/{id}/position?number=16"), 422, "invalid-option")


def test_a_report_has_the_record_and_the_position(client: Client, saves: Saves) -> None:
    game = game_after(6)
    id = saves.create(game)
    report = client.get(f"/api/games/{id}/report?number=2").good
    assert report["record"]["actions"] == game.record()["actions"]
    assert report["position"] == game.positions[2].to_dict()


@pytest.mark.parametrize("what", ["replay", "position", "report"])
def test_nobody_looks_through_a_game_that_is_not_there(client: Client, what: str) -> None:
    assert_refused(client.get(f"/api/games/{NOBODY}/{what}"), 404, "no-such-game")
