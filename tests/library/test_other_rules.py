"""Games of another version of the rules: what was told of them stays, and nothing is changed."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import ceres
from ceres.errors import CeresError
from ceres.format import record
from ceres.format.record_extras import TOLD
from ceres.library.games import Library
from ceres.library.page import PageLibrary
from ceres.library.requests import REQUESTS, answer
from ceres.saves import Saves, stored
from ceres.service.arguments import read_arguments
from service.at_tables import Data, legal_in

BY_NAME = {request.name: request for request in REQUESTS}
Ask = Callable[..., Any]


def answered(library: Library, name: str, id: str = "", **arguments: Any) -> Any:
    request = BY_NAME[name]
    return answer(request, library, id, read_arguments(request.sent, arguments))


class Browser:
    """A page without a server: what it has stored outlives the program."""

    def __init__(self) -> None:
        self.rows: dict[str, Data] = {}
        self.records: dict[str, str] = {}
        self.start_again()

    def start_again(self) -> None:
        self.page = PageLibrary()

    def __call__(self, name: str, id: str = "", **arguments: Any) -> Any:
        asked = {"do": name, "id": id, "rows": True, "arguments": arguments}
        rows = json.dumps(list(self.rows.values()))
        records = "\n".join(f"{id} {text}" for id, text in self.records.items())
        reply, *texts = self.page.ask(json.dumps(asked), rows, records).split("\n")
        found = json.loads(reply)
        if "problem" in found:
            raise Refused(found["problem"])
        later = iter(texts)
        for write in found["writes"]:
            self.rows[write["row"]["id"]] = write["row"]
            if write["record"]:
                self.records[write["row"]["id"]] = next(later)
        return found["answer"]


class Refused(Exception):
    """A problem, as the page gets it."""


@pytest.fixture(name="ask", params=["database", "browser"])
def _ask(request: pytest.FixtureRequest) -> Iterator[Ask]:
    if request.param == "browser":
        yield Browser()
    else:
        folder = request.getfixturevalue("tmp_path")
        with Saves.open(folder / "games.sqlite3") as saves:
            yield lambda *asked, **more: answered(Library(saves), *asked, **more)


@pytest.fixture(name="two")
def _two(monkeypatch: pytest.MonkeyPatch, ask: Ask) -> Callable[[], None]:
    """Start a program with a made-up version 2 of the rules."""

    def start() -> None:
        monkeypatch.setattr(record, "RULES_VERSION", "2")
        monkeypatch.setattr(stored, "RULES_VERSION", "2")
        if isinstance(ask, Browser):
            ask.start_again()

    return start


def played(ask: Ask, turns: int | None = None) -> Data:
    """A game played at random, to its end or so many turns."""
    rng = Random(4)
    game: Data = ask("begin", seed=4)
    while game["view"]["result"] is None and turns != 0:
        action = rng.choice(legal_in(game["view"]["can"]))
        game |= ask("play", game["id"], action=action, revision=game["revision"])
        turns = None if turns is None else turns - 1
    return game


def test_a_finished_game_is_looked_through_as_it_was_told(ask: Ask, two: Any) -> None:
    game = played(ask)
    before, mine = json.loads(json.dumps(ask("replay", game["id"]))), ask("statistics")
    two()
    told = ask("replay", game["id"])
    assert told == before
    assert told["game"]["rules"] == "1"
    assert told["result"] == game["view"]["result"]
    (listed,) = ask("list")["games"]
    assert (listed["id"], listed["result"]) == (game["id"], told["result"])
    assert ask("statistics") == mine, "its points and achievements were counted"


def test_a_game_that_was_given_up_is_told_as_well(ask: Ask, two: Any) -> None:
    game = played(ask, 3)
    ask("resign", game["id"], revision=game["revision"])
    two()
    assert len(ask("replay", game["id"])["turns"]) == 3


def test_what_is_told_is_how_it_ended_in_the_end(ask: Ask, two: Any) -> None:
    """The last action is undone, and the game given up instead."""
    game = played(ask)
    undone = ask("undo", game["id"], revision=game["revision"], confirmed=True)
    ask("resign", game["id"], revision=undone["revision"])
    before = ask("replay", game["id"])
    two()
    told = ask("replay", game["id"])
    assert len(told["turns"]) == len(before["turns"]) < game["revision"] - 1
    assert told["game"]["resigned"]


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("open", {}),
        ("play", {"action": "income", "revision": 4}),
        ("undo", {"revision": 4, "confirmed": True}),
        ("branch", {"number": 1}),
        ("replay", {}),
    ],
)
def test_a_game_of_other_rules_is_not_played_on(
    ask: Ask, two: Any, name: str, arguments: Data
) -> None:
    """Whoever tries is told why, and nothing changes."""
    game = played(ask, 3)
    kept = ask("record", game["id"])
    two()
    with pytest.raises((CeresError, Refused), match=r"rules version 1|rules-version"):
        ask(name, game["id"], **arguments)
    assert ask("record", game["id"]) == kept
    assert ask("revision", game["id"]) == {"revision": game["revision"]}


def test_a_program_with_other_rules_begins_games_of_its_own(ask: Ask, two: Any) -> None:
    old = played(ask, 2)
    two()
    new = played(ask, 2)
    assert json.loads(ask("record", new["id"]))["rules"] == "2"
    assert json.loads(ask("record", old["id"]))["rules"] == "1"
    assert {game["id"] for game in ask("list")["games"]} == {old["id"], new["id"]}


def test_what_is_told_goes_along_in_a_file_of_all_games_only(ask: Ask) -> None:
    game = played(ask)
    assert TOLD not in json.loads(ask("record", game["id"]))
    (kept,) = json.loads("".join(ask("archive")))["games"]
    assert TOLD in kept["record"]
    assert ceres.Game.from_record(kept["record"]).position.result == game["view"]["result"]


@pytest.mark.parametrize("odd", [7, "no base64!", "AAAA", "eJwDAAAAAAE=", "eJyrrgUAAXUA+Q=="])
def test_what_was_told_may_be_anything(ask: Ask, two: Any, odd: object) -> None:
    """A file of all games may have been edited: it is refused by the rules then, and no more."""
    kept = json.loads("".join(ask("archive"))) if played(ask) else {}
    (saved,) = kept["games"]
    saved["record"] |= {TOLD: odd, "x-from": {"number": 1}}
    ask("remove", ask("list")["games"][0]["id"])
    id = ask("adopt", **saved)["id"]
    two()
    with pytest.raises((CeresError, Refused), match=r"rules version 1|rules-version"):
        ask("replay", id)
