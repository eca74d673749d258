"""The library of a page without a server: Python asks for what it needs, and says what to store."""

import json
from contextlib import suppress
from typing import Any

import pytest

import ceres
from ceres.library import games as library_games
from ceres.library.page import PageLibrary
from ceres.library.requests import REQUESTS
from compatibility.test_compatibility import STORE
from saves.playing import game_of

LARGE = 10**39 + 7


class Browser:
    """Stores what Python writes, as `engine/page.ts` does."""

    def __init__(self, rows: dict[str, Any] | None = None, records: Any = None) -> None:
        """Begin with what is stored already."""
        self.rows: dict[str, Any] = dict(rows or {})
        self.records: dict[str, str] = dict(records or {})
        self.page = PageLibrary()
        self.rounds = 0

    def ask(self, do: str, id: str = "", **arguments: Any) -> Any:
        """Return the answer; a `KeyError` with the problem if it is refused."""
        return self.send(do, id, json.dumps(arguments))

    def send(self, do: str, id: str, arguments: str) -> Any:
        """Send arguments as text."""
        rows, every = [self.rows[id]] if id in self.rows else [], False
        records: list[str] = []
        while True:
            self.rounds += 1
            asked = json.dumps({"do": do, "id": id, "rows": every})[:-1]
            text = f'{asked}, "arguments": {arguments}}}'
            first, *written = self.page.ask(text, json.dumps(rows), "\n".join(records)).split("\n")
            reply = json.loads(first)
            if "problem" in reply:
                raise KeyError(reply["problem"]["message"]["id"], reply["status"])
            if "needs" not in reply:
                self._store(reply["writes"], written)
                return reply["answer"]
            if reply["needs"]["rows"]:
                rows, every = list(self.rows.values()), True
            records += [f"{each} {self.records[each]}" for each in reply["needs"]["records"]]

    def _store(self, writes: list[dict[str, Any]], records: list[str]) -> None:
        for write in writes:
            row, was = write["row"], write["was"]
            now = self.rows.get(row["id"])
            assert was == (now and {key: now[key] for key in ("state", "deleted")})
            self.rows[row["id"]] = row
            if write["record"]:
                self.records[row["id"]] = records.pop(0)
        assert not records


def refused(browser: Browser, do: str, id: str = "", **arguments: Any) -> tuple[str, int]:
    with pytest.raises(KeyError) as error:
        browser.ask(do, id, **arguments)
    return error.value.args


@pytest.fixture(name="browser")
def _browser() -> Browser:
    return Browser()


def begun(browser: Browser, **options: Any) -> str:
    id: str = browser.ask("begin", **{"seed": 7, **options})["id"]
    return id


def imported(browser: Browser, game: ceres.Game) -> str:
    id: str = browser.ask("import", text=json.dumps(game.record()))["id"]
    return id


def test_an_action_needs_one_round(browser: Browser) -> None:
    id = begun(browser)
    before = browser.rounds
    played = browser.ask("play", id, action="income", revision=1)
    assert (played["revision"], browser.rounds) == (2, before + 1)
    assert json.loads(browser.records[id])["actions"] == ["income"]
    assert browser.rows[id]["listed"]["actions"] == 1


def test_a_state_that_was_not_stored_is_read_again(browser: Browser) -> None:
    """Another tab was quicker: the table that this one has played on is of no use."""
    id = begun(browser)
    row, record = browser.rows[id], browser.records[id]
    browser.ask("play", id, action="income", revision=1)
    browser.rows[id], browser.records[id] = row, record
    assert browser.ask("open", id)["view"]["turns"] == 0


def test_a_change_to_an_older_revision_is_a_conflict(browser: Browser) -> None:
    id = begun(browser)
    browser.ask("play", id, action="income", revision=1)
    assert refused(browser, "play", id, action="income", revision=1) == ("conflict", 409)


def test_a_deleted_game_says_so_until_it_is_restored(browser: Browser) -> None:
    id = begun(browser)
    browser.ask("remove", id)
    assert refused(browser, "open", id) == ("game-deleted", 404)
    assert browser.rows[id]["until"] > browser.rows[id]["deleted"]
    assert [game["id"] for game in browser.ask("list")["deleted"]] == [id]
    assert browser.ask("restore", id) == {"revision": 1}
    assert browser.ask("open", id)["revision"] == 1
    assert refused(browser, "open", "nobody") == ("no-such-game", 404)


def test_a_table_that_broke_in_the_middle_is_not_used_again(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = begun(browser)
    with monkeypatch.context() as patch:
        patch.setattr("ceres.service.table.Table.view", lambda _: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            browser.ask("play", id, action="income", revision=1)
    assert browser.ask("play", id, action="income", revision=1)["view"]["turns"] == 1


def test_what_is_refused_changes_nothing(browser: Browser) -> None:
    id = begun(browser)
    assert refused(browser, "play", id, action="buy Z9", revision=1) == ("no-lot", 422)
    assert browser.ask("open", id)["view"]["turns"] == 0
    assert refused(browser, "play", id, revision=1)[1] == 422


def test_a_finished_game_is_imported_once_and_counted_once(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(5)
    id = imported(browser, game)
    assert imported(browser, game) == id
    assert imported(browser, game_of(6)) != id
    browser.ask("setOwnership", id, mine=True, revision=1)
    found = browser.ask("statistics")
    assert (found["total"]["games"], found["sources"]["games"]) == (1, 1)
    monkeypatch.setattr(library_games.Library, "_count", None)
    assert browser.ask("statistics") == found
    assert browser.ask("attempts", game=id)[0]["id"] == id


def test_records_keep_every_digit(browser: Browser) -> None:
    """JavaScript would round these numbers: the page passes them on as text."""
    start = {**ceres.Game.new(seed=LARGE).start.to_dict()}
    start["you"] = {**start["you"], "silver": 2**60 + 1}
    game = ceres.Game(ceres.Position.from_dict(start), LARGE)
    record = game.record()
    id = browser.ask("import", text=json.dumps(record))["id"]
    assert browser.ask("record", id) == json.dumps(record)
    archive = browser.ask("archive")
    (kept,) = json.loads(archive)["games"]
    other = Browser()
    adopted = other.send("adopt", "", json.dumps(kept))
    assert adopted["added"]
    assert other.records[adopted["id"]] == browser.records[id]
    assert not other.send("adopt", "", json.dumps(kept))["added"]
    assert refused_text(other, '{"record": {') == 422


def refused_text(browser: Browser, arguments: str) -> int:
    with pytest.raises(KeyError) as error:
        browser.send("adopt", "", arguments)
    status: int = error.value.args[1]
    return status


def test_what_was_undone_goes_into_an_archive(browser: Browser) -> None:
    id = begun(browser)
    browser.ask("play", id, action="income", revision=1)
    browser.ask("undo", id, confirmed=True, revision=2)
    (kept,) = json.loads(browser.ask("archive"))["games"]
    assert kept["record"]["x-undone"] == ["income"]
    assert "x-undone" not in json.loads(browser.ask("record", id))
    other = Browser()
    adopted = other.send("adopt", "", json.dumps(kept))["id"]
    assert other.ask("redo", adopted, revision=1)["view"]["turns"] == 1


def test_rows_of_an_earlier_version_get_a_summary_once() -> None:
    browser = Browser(STORE["stores"]["games"], STORE["stores"]["records"])
    listed = browser.ask("list")
    games = {game["id"]: game for game in (*listed["games"], *listed["deleted"])}
    for id, row in STORE["stores"]["games"].items():
        facts = {key: games[id][key] for key in row["facts"]}
        assert facts == row["facts"]
        assert browser.rows[id]["listed"] == games[id]
    before = browser.rounds
    assert browser.ask("list") == listed
    assert browser.rounds == before + 2  # all rows, and nothing else


def test_every_request_of_the_table_is_answered_here(browser: Browser) -> None:
    """With arguments that are no good if need be, but never with an error of Python's own."""
    id = begun(browser)
    for request in REQUESTS:
        with suppress(KeyError):
            browser.ask(request.name, id if request.names_game else "", revision=1)
