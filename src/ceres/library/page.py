"""The library of a page without a server, whose games are stored in the browser.

Storage there is asynchronous, and Python is not. So the page hands over what it has stored, rows
and records as they are, and stores what it gets back. If more is needed for an answer, Python says
so, and is asked again with it. What a row holds besides its id, revision, state and moments is
written here alone.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from operator import itemgetter
from typing import Any, Final, NamedTuple

from ceres.checking import NotReadable, parse_json
from ceres.errors import CeresError, InvalidOption
from ceres.format.record import written_course, written_entry, written_start
from ceres.format.record_extras import UNDONE, is_extra
from ceres.game import Game
from ceres.library.errors import DELETED_FOR, Conflict, NoSuchGame
from ceres.library.games import Library
from ceres.library.ids import new_id
from ceres.library.moments import iso
from ceres.library.requests import REQUESTS, answer
from ceres.library.store import FIRST_REVISION, Before, Saved, Undone
from ceres.library.summary import (
    Counted,
    Fingerprint,
    Summary,
    about_of,
    brief_of,
    facts_of,
)
from ceres.position import Position
from ceres.service.arguments import read_arguments
from ceres.service.problems import problem_of
from ceres.service.records import with_undone

Row = dict[str, Any]

_BY_NAME: Final = {request.name: request for request in REQUESTS}
# Only caches the table of a game.
_HOLD: Final = "hold"
# As many games as a player may go back and forth between.
_CACHED: Final = 2
# What the page's errors have in place of an HTTP status: the first class that fits.
_STATUS: Final = ((NoSuchGame, 404), (Conflict, 409), (CeresError, 422))
# What an earlier version stored of a game instead of a summary.
_FACTS: Final = (
    *("difficulty", "monuments", "variants", "era", "phase", "you", "ceres", "actions", "result"),
)


class Needed(Exception):
    """More of what the page has stored is needed: records, or the rows of all games."""

    def __init__(self, records: Sequence[str] = (), rows: bool = False) -> None:
        """Create the exception for the records of these ids, or for all rows."""
        super().__init__()
        self.data: Final = {"records": list(records), "rows": rows}


class Write(NamedTuple):
    """A row to store, if the one that is stored still is as it was; perhaps with a record."""

    row: Row
    was: Row | None
    record: str | None = None
    cache: bool = False
    """It may be left out."""


class _Start(NamedTuple):
    """The part of a record that an action does not change, written once."""

    position: Position
    data: dict[str, Any]
    text: str

    @classmethod
    def of(cls, game: Game) -> "_Start":
        """Write that of a game."""
        written = written_start(game)
        return cls(game.start, written["start"], _compact(written))


class Shelf:
    """What the page has handed over of its games, and what it is to store: a `GameStore`."""

    location: Final = ""

    def __init__(self) -> None:
        """Create an empty shelf."""
        self.states: Final[dict[str, str]] = {}
        self._start: _Start | None = None
        self.take([], {}, False)

    def take(self, rows: Iterable[Row], records: Mapping[str, str], all_rows: bool) -> None:
        """Take what the page hands over for a request."""
        self.rows: dict[str, Row] = {row["id"]: row for row in rows}
        self.records = dict(records)
        self.all_rows = all_rows
        self.writes: list[Write] = []

    # Single games.

    def create(self, game: Game, owner: str | None = None, /) -> str:
        """Put up a new game; return its id."""
        now = datetime.now(UTC)
        return self.adopt(game, now, now, owner)

    def adopt(
        self,
        game: Game,
        created: datetime,
        changed: datetime,
        owner: str | None = None,
        undone: Undone = (),
    ) -> str:
        """Put up a game that was played elsewhere as if it had been played here; return its id."""
        del owner
        id, now = new_id(), datetime.now(UTC)
        moments = {"created": _written(min(created, now)), "changed": _written(min(changed, now))}
        row = {"id": id, "revision": FIRST_REVISION, **moments, "deleted": None}
        self._put(row, None, game, undone)
        return id

    def store(self, id: str, game: Game, revision: int, before: Before, undone: Undone) -> int:
        """Replace a game that was changed; return its new revision."""
        del before
        row = self._row(id)
        Conflict.unless_at(id, revision, row["revision"])
        changed = {"revision": revision + 1, "changed": _written(datetime.now(UTC))}
        self._put({**row, **changed}, row, game, undone)
        return revision + 1

    def _put(self, row: Row, was: Row | None, game: Game, undone: Undone) -> None:
        course = written_course(game)
        if undone:
            course[UNDONE] = [written_entry(entry) for entry in undone]
        if self._start is None or self._start.position is not game.start:
            self._start = _Start.of(game)
        text = f"{self._start.text[:-1]},{_compact(course)[1:]}"
        row = _described({**row, "state": new_id()}, facts_of(game, self._start.data))
        row.pop("facts", None)
        row.pop("counted", None)
        self.states[row["id"]] = row["state"]
        self.rows[row["id"]], self.records[row["id"]] = row, text
        self.writes.append(Write(row, was, text))

    def keep(self, id: str, key: str, value: object) -> None:
        """Store something about a game that does not change it."""
        row, text = self._row(id), self._text(id)
        facts = row.get("summary") or _earlier_facts(row, text)
        about = brief_of({**facts["about"], **about_of({key: value})})
        self.rows[id] = _described(row, {**facts, "about": about})
        self.records[id] = _compact({**json.loads(text), key: value})
        self.writes.append(Write(self.rows[id], row, self.records[id]))

    def resume(self, id: str) -> Saved:
        """Read a game; from its text, as a record that was cut off has a good part."""
        row, game = self._row(id), with_undone(Game.from_json(self._text(id)))
        self.states[id] = row["state"]
        return Saved(id, row["revision"], game, about_of(game.extras))

    def revision(self, id: str) -> int:
        """Return the revision of a game."""
        revision: int = self._row(id)["revision"]
        return revision

    def record(self, id: str) -> dict[str, Any]:
        """Return the record of a game with all marks, and with what is undone."""
        self._row(id)
        record: dict[str, Any] = json.loads(self._text(id))
        return record

    def delete(self, id: str) -> None:
        """Delete a game."""
        now, row = datetime.now(UTC), self._row(id)
        self._mark(row, {"deleted": _written(now), "until": _written(now + DELETED_FOR)})

    def restore(self, id: str) -> None:
        """Restore a deleted game."""
        NoSuchGame.unless_there(id, id in self.rows)
        self._mark(self.rows[id], {"deleted": None, "until": None})

    def _mark(self, row: Row, values: Row) -> None:
        self.rows[row["id"]] = {**row, **values}
        self.writes.append(Write(self.rows[row["id"]], row))

    # Lists.

    def summary(self, id: str) -> Summary:
        """Return a game as a list shows it."""
        return self._summary(self._row(id))

    def list(self, deleted: bool = False, owner: str | None = None) -> Sequence[Summary]:
        """List the games, the one changed last first, or the deleted ones, the latest first."""
        del owner
        if not self.all_rows:
            raise Needed(rows=True)
        rows = [row for row in self.rows.values() if (row["deleted"] is not None) == deleted]
        rows.sort(key=itemgetter("deleted" if deleted else "changed"), reverse=True)
        self.fetch(row["id"] for row in rows if "summary" not in row)
        return [self._summary(row) for row in rows]

    def finished(self, owner: str | None = None) -> Sequence[Summary]:
        """List the games that are over."""
        return [game for game in self.list(owner=owner) if game.finished]

    def alike(self, fingerprint: Fingerprint, owner: str | None = None) -> Sequence[Summary]:
        """List the games with this fingerprint, the first one first."""
        found = [game for game in self.list(owner=owner) if game.fingerprint == fingerprint]
        return sorted(found, key=lambda game: (game.created, game.id))

    def fetch(self, ids: Iterable[str]) -> None:
        """Ask the page for the records of games, all at once."""
        missing = [id for id in ids if id not in self.records]
        if missing:
            raise Needed(missing)

    def store_counted(self, found: Mapping[str, tuple[int, Counted]]) -> None:
        """Add what was counted to the summaries."""
        for id, (_, counted) in found.items():
            row = self.rows[id]
            self._cache(row, {**row, "summary": {**row["summary"], "counted": counted}})

    def _row(self, id: str) -> Row:
        """Return the row of a game that must be there, and not deleted."""
        row = self.rows.get(id)
        deleted = None if row is None else _moment(row["deleted"])
        NoSuchGame.unless_there(id, row is not None, deleted)
        return self.rows[id]

    def _text(self, id: str) -> str:
        self.fetch([id])
        return self.records[id]

    def _summary(self, row: Row) -> Summary:
        """Return the summary of a row; an earlier version stored it otherwise."""
        if "summary" not in row:
            described = _described(row, _earlier_facts(row, self._text(row["id"])))
            self._cache(row, described)
            row = described
        return _summary(row)

    def _cache(self, was: Row, row: Row) -> None:
        self.rows[row["id"]] = row
        self.writes.append(Write(row, was, cache=True))


class PageLibrary:
    """Answers the requests of a page; everything that crosses is text.

    >>> page = PageLibrary()
    >>> asked = {"do": "begin", "id": "", "rows": False, "arguments": {"seed": 7}}
    >>> reply, record = page.ask(json.dumps(asked), "[]", "").split("\\n")
    >>> row = json.loads(reply)["writes"][0]["row"]
    >>> asked = {"do": "play", "id": row["id"], "rows": False}
    >>> asked["arguments"] = {"action": "income", "revision": 1}
    >>> reply, record = page.ask(json.dumps(asked), json.dumps([row]), "").split("\\n")
    >>> json.loads(reply)["answer"]["view"]["measures"]["silver"]
    10
    """

    def __init__(self) -> None:
        """Create the library, with nothing cached."""
        self._shelf: Final = Shelf()
        self._library: Final = Library(self._shelf, _CACHED)

    def ask(self, request: str, rows: str, records: str) -> str:
        """Answer a request with the `rows` that are at hand, and `records`.

        A line of `records` is an id, a space and the record. So the first line of the reply is the
        answer, with what to store, or what else is needed, or the problem; the records to store
        follow, a line each.
        """
        try:
            return self._answered(parse_json(request), json.loads(rows or "[]"), records)
        except Needed as needed:
            return json.dumps({"needs": needed.data})
        except NotReadable as error:
            return _refusal(InvalidOption([error.fault]))
        except CeresError as error:
            return _refusal(error)

    def _answered(self, asked: Any, rows: list[Row], records: str) -> str:
        shelf, id = self._shelf, asked["id"]
        lines = records.split("\n") if records else []
        shelf.take(rows, dict(line.split(" ", 1) for line in lines), asked["rows"])
        for row in rows:
            if shelf.states.get(row["id"]) != row["state"]:
                self._library.forget(row["id"])
        if asked["do"] == _HOLD:
            with self._library.reading(id):
                return json.dumps({"answer": None, "writes": []})
        request = _BY_NAME[asked["do"]]
        arguments = read_arguments(request.sent, asked["arguments"])
        result = answer(request, self._library, id, arguments)
        if request.file:
            result = "".join(result)
        writes = [
            {
                "row": write.row,
                "was": write.was and _version(write.was),
                "record": write.record is not None,
                "cache": write.cache,
            }
            for write in shelf.writes
        ]
        texts = [write.record for write in shelf.writes if write.record is not None]
        return "\n".join([_compact({"answer": result, "writes": writes}), *texts])


def _refusal(error: CeresError) -> str:
    status = next(status for kind, status in _STATUS if isinstance(error, kind))
    return json.dumps({"problem": problem_of(error), "status": status})


def _version(row: Row) -> Row:
    """Return what must be the same of a row for a change to be stored."""
    return {"state": row["state"], "deleted": row["deleted"]}


def _described(row: Row, facts: Mapping[str, Any]) -> Row:
    """Return a row with the summary of its game, and as lists show it."""
    described = {**row, "summary": dict(facts)}
    if row["deleted"] is not None and "until" not in row:
        deleted = _moment(row["deleted"])
        assert deleted is not None
        described["until"] = _written(deleted + DELETED_FOR)
    return {**described, "listed": _summary(described).listed()}


def _summary(row: Row) -> Summary:
    moments = {key: _moment(row[key]) for key in ("created", "changed", "deleted")}
    return Summary.read({"id": row["id"], "revision": row["revision"], **moments, **row["summary"]})


def _earlier_facts(row: Row, text: str) -> dict[str, Any]:
    """Return what is said of a game, from what an earlier version stored and from its record."""
    try:
        record = json.loads(text)
    except ValueError:
        record = {}
    extras = {key: record[key] for key in record if is_extra(key) and key != UNDONE}
    seed = record.get("seed")
    return {
        **{key: row["facts"][key] for key in _FACTS},
        "about": brief_of(about_of(extras)),
        "seed": None if seed is None else str(seed),
    }


def _compact(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))


def _written(moment: datetime) -> str:
    return iso(moment.astimezone(UTC).replace(microsecond=moment.microsecond // 1000 * 1000))


def _moment(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)
