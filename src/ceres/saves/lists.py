"""Lists of saved games, as far as they can be read: a damaged game does not hide the others."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import reduce
from operator import add
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Row,
    Select,
    Text,
    cast,
    func,
    select,
    update,
)

from ceres.engine.state import DIFFICULTIES, FAVOURS, VARIANTS
from ceres.errors import Fault, InvalidOption
from ceres.format.record import CorruptRecord
from ceres.format.record_extras import EXTRA, RESIGNED
from ceres.library.errors import Conflict, NoSuchGame, SavesError
from ceres.library.summary import Counted, Fingerprint, Summary
from ceres.saves.database import Database
from ceres.saves.errors import SavesBroken
from ceres.saves.queries import (
    SELECT_ALL,
    SELECT_ENTRIES,
    SELECT_SHORT,
    SELECT_SNAPSHOT,
    OddValue,
    alike,
    find,
    lock,
    moment_of,
    summaries,
)
from ceres.saves.schema import entries, games, version_table
from ceres.saves.stored import Snapshot, Stored, status


class Lists:
    """The part of `Saves` that lists and counts games; it needs no replay of them."""

    def __init__(self, database: Database) -> None:
        """Use `Saves.open`."""
        self._database = database

    @property
    def connections_in_use(self) -> int:
        """How many connections to the database are in use."""
        return self._database.connections_in_use

    def check_reachable(self) -> None:
        """Ask the database for something small; an error of ours if it does not answer."""
        with self._database.reading() as connection:
            connection.execute(select(version_table.c.version)).one()

    def latest(self, besides: str | None = None) -> Summary | None:
        """Return the game to continue: of those that are not over, the one played last.

        Games that have `besides` stored about them are left out.
        """
        games = (game for game in self.list() if game.playable)
        return next((game for game in games if besides not in game.about), None)

    def only(self, which: str, deleted: bool = False) -> str:
        """Return the id of the one game whose id begins like this."""
        found = [each.id for each in self.list(deleted) if each.id.startswith(which)]
        if len(found) > 1 and which not in found:
            raise InvalidOption([Fault("", "games-several", {"id": which})])
        if not found:
            raise NoSuchGame("no-such-game", id=which)
        return which if which in found else found[0]

    def list(self, deleted: bool = False, owner: str | None = None) -> tuple[Summary, ...]:
        """List the games, the one changed last first, or the deleted ones, the latest first.

        With an `owner`, only theirs.
        """
        return tuple(self._summaries(summaries(deleted), owner))

    def finished(self, owner: str | None = None) -> tuple[Summary, ...]:
        """List the games that are over, each with its seed and what was counted."""
        seed = games.c.head["seed"].as_string().label("seed")
        query = summaries(False).add_columns(seed, entries.c.sources.label("counted"))
        resigned = games.c.brief[RESIGNED.removeprefix(EXTRA)].as_boolean()
        over = query.where((entries.c.phase == "over") | entries.c.phase.is_(None) | resigned)
        return tuple(game for game in self._summaries(over, owner) if game.finished)

    def alike(self, fingerprint: Fingerprint, owner: str | None = None) -> tuple[Summary, ...]:
        """List the games with a fingerprint, the first one first."""
        found = self._summaries(alike(fingerprint), owner)
        return tuple(game for game in found if game.fingerprint == fingerprint)

    def fetch(self, ids: Iterable[str]) -> None:
        """Do nothing: a database reads each game when it is asked for."""

    def store_counted(self, found: Mapping[str, tuple[int, Counted]]) -> None:
        """Store where the points of games came from, by id, each with the revision it had.

        It is a cache: whatever cannot be stored is left out.
        """
        if not found:
            return
        with suppress(SavesError), self._database.writing() as connection:
            for id, (revision, counted) in found.items():
                with suppress(Conflict, NoSuchGame):
                    row = lock(connection, id, revision)
                    last = (entries.c.game == id, entries.c.number == row.point)
                    connection.execute(update(entries).where(*last).values(sources=counted))

    def summary(self, id: str) -> Summary:
        """Return a game as a list shows it."""
        with self._database.reading() as connection:
            find(connection, id, SELECT_SHORT)
            row = connection.execute(summaries(False).where(games.c.id == id)).one()
        return self._summary(row)

    def total(self) -> int:
        """Return how many games there are, without the deleted ones."""
        there = select(func.count()).select_from(games).where(games.c.deleted.is_(None))
        with self._database.reading() as connection:
            found: int = connection.execute(there).scalar_one()
            return found

    def count(self, owner: str) -> int:
        """Return how many games an owner has, with the deleted ones that can be restored."""
        theirs = select(func.count()).where(games.c.owner == owner)
        with self._database.reading() as connection:
            found: int = connection.execute(theirs).scalar_one()
            return found

    def size(self, owner: str) -> int:
        """Return how many bytes an owner's games take, those that are deleted included."""
        theirs = games.c.owner == owner
        heads = select(_length(games.c.head, games.c.about)).where(theirs)
        rest = _length(entries.c.entry, entries.c.snapshot)
        played = select(rest).join(games, games.c.id == entries.c.game).where(theirs)
        with self._database.reading() as connection:
            return sum(int(connection.execute(query).scalar() or 0) for query in (heads, played))

    def _stored(self, id: str, resuming: bool = False) -> Stored:
        """Read all that is stored of a game; `resuming`, with its last snapshot if that is good."""
        with self._database.reading() as connection:
            # The revision first: if the game is changed meanwhile, ours is found to be old.
            game = find(connection, id, SELECT_ALL)
            snapshot = self._snapshot(connection, id, game.point) if resuming else None
            early = [] if snapshot is None else [None, *snapshot.actions]
            where = {"of": id, "first": len(early)}
            rows = connection.execute(SELECT_ENTRIES, where).all()
        last = game.point - len(early)
        if not isinstance(game.head, dict) or not isinstance(game.about, dict):
            raise self._broken(id)
        if not 0 <= last < len(rows):
            raise self._broken(id)
        all_entries = [*early, *(row.entry for row in rows)]
        return Stored(
            id,
            game.revision,
            game.head,
            game.about,
            played=all_entries[1 : game.point + 1],
            undone=all_entries[game.point + 1 :],
            known=rows[last].phase is not None,
            result=rows[last].result,
            owner=game.owner,
            snapshot=snapshot,
        )

    def _snapshot(self, connection: Connection, id: str, point: int) -> Snapshot | None:
        # Before the last action, since what that one showed decides how it is undone.
        where = {"of": id, "before": point}
        with suppress(SavesBroken), self._database.translating_errors():
            row = connection.execute(SELECT_SNAPSHOT, where).first()
            return None if row is None else Snapshot.read(row.number, row.snapshot)
        return None

    def _summaries(self, query: Select[Any], owner: str | None) -> Iterator[Summary]:
        """Return what a query finds, without games that cannot be read; an owner's, if given."""
        for row in self._rows(query if owner is None else query.where(games.c.owner == owner)):
            with suppress(SavesBroken):
                yield self._summary(row)

    def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        try:
            with self._database.reading() as connection:
                return connection.execute(query).all()
        except SavesBroken:
            # One by one: perhaps it is only some of them.
            with self._database.reading() as connection:
                ids = connection.execute(query.with_only_columns(games.c.id)).scalars().all()
            return [row for id in ids for row in self._row(query.where(games.c.id == id))]

    def _row(self, query: Select[Any]) -> Sequence[Row[Any]]:
        with suppress(SavesBroken), self._database.reading() as connection:
            return connection.execute(query).all()
        return ()

    def _summary(self, row: Row[Any]) -> Summary:
        """Return a row as a summary; `SavesBroken` if it holds what this program never wrote."""
        try:
            return self._read_summary(row)
        except (TypeError, ValueError, AttributeError, OverflowError) as error:
            raise self._broken(row.id) from error

    def _broken(self, id: str) -> SavesBroken:
        return SavesBroken("database-broken", path=self._database.location, problem=id)

    def _read_summary(self, row: Row[Any]) -> Summary:
        values = dict(row._mapping)
        if row.difficulty not in DIFFICULTIES or not {*row.variants} <= {*VARIANTS, *FAVOURS}:
            raise OddValue
        if row.phase is None:
            values |= self._replayed_status(row.id)
        for key in ("created", "changed", "deleted"):
            values[key] = moment_of(values[key])
        values["about"] = dict(values["about"] or {})
        if values.get("seed") is not None:
            values["seed"] = str(values["seed"])
        # An earlier version stored no achievements.
        if "achievements" not in (values.get("counted") or ()):
            values["counted"] = None
        return Summary.read(values)

    def _replayed_status(self, id: str) -> dict[str, Any]:
        """Replay a game to find its status, and store that if possible."""
        try:
            found = self._stored(id)
            game = found.game()
        except (CorruptRecord, NoSuchGame):
            return {}
        rows = [status(position) for position in game.positions]
        with suppress(SavesError), self._database.writing() as connection:
            lock(connection, id, found.revision)
            for number, row in enumerate(rows):
                where = (entries.c.game == id, entries.c.number == number)
                connection.execute(update(entries).where(*where).values(row))
        return rows[-1]


def _length(*columns: Column[Any]) -> ColumnElement[int]:
    """Return how long all values of columns of JSON are, which is ASCII as it is stored."""
    lengths = (func.coalesce(func.length(cast(each, Text)), 0) for each in columns)
    return func.sum(reduce(add, lengths))
