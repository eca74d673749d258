"""Kept games: create, go on, undo, list, export, import, delete."""

import secrets
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, select, update

from ceres.actions import Action
from ceres.game import Game
from ceres.position import Position
from ceres.record import CorruptRecord, written_entry
from ceres.saves.database import Database
from ceres.saves.errors import Conflict, NoSuchGame, NoSuchPoint, SavesError
from ceres.saves.migrations import prepare
from ceres.saves.place import Place, find_place
from ceres.saves.stored import Saved, Stored, Summary, about_of, head_of, standing
from ceres.saves.tables import entries, games

FIRST_REVISION: Final = 1
DELETED_FOR: Final = timedelta(days=30)

# 100 random bits, without letters that look alike: an id can be read out, and not be guessed.
_ID_LENGTH: Final = 20
_ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class Saves:
    """The kept games. One may be used by many threads, and a database by many programs.

    Whatever changes a game names the revision it has seen, and gives the next. If somebody else
    was quicker, it is a `Conflict`: nothing is changed, and the game is to be read again. What
    has returned is on the disk, whatever happens to the program or the power then.

    >>> import tempfile, ceres
    >>> folder = tempfile.TemporaryDirectory()
    >>> with Saves.open(folder.name + "/games.sqlite3") as saves:
    ...     id = saves.create(ceres.Game.new(seed=7), strict=True)
    ...     saved = saves.read(id)
    ...     events = saved.game.play("income")
    ...     saves.append(id, "income", saved.revision, saved.game.position)
    2
    >>> with Saves.open(folder.name + "/games.sqlite3") as saves:
    ...     [(game.actions, game.era, game.about) for game in saves.list()]
    ...     saves.load(id).position == saved.game.position
    [(1, 1, {'strict': True})]
    True
    >>> with Saves.open(folder.name + "/games.sqlite3") as saves:
    ...     saves.append(id, "income", saved.revision)
    Traceback (most recent call last):
    ceres.saves.errors.Conflict: the game ... went on elsewhere (change 2, not 1): ...
    >>> folder.cleanup()
    """

    def __init__(self, database: Database) -> None:
        """Use `Saves.open`."""
        self._database = database

    @classmethod
    def open(cls, where: str | Path | None = None, patience: float = 5.0) -> "Saves":
        """Open the games at a path or URL; without one, the user's own (`CERES_HOME`).

        They are made on first use, an older format migrates, and games that were deleted long
        ago go. `patience`: seconds to wait while another program is writing.
        """
        database = Database(find_place(where), patience)
        try:
            prepare(database)
            saves = cls(database)
            saves.purge()
        except BaseException:
            database.close()
            raise
        return saves

    @property
    def place(self) -> Place:
        """Where the games are."""
        return self._database.place

    def close(self) -> None:
        """Let the database go."""
        self._database.close()

    def __enter__(self) -> "Saves":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        """A short name for logs."""
        return f"<Saves {self._database.place}>"

    def create(self, game: Game, **about: Any) -> str:
        """Keep a game from now on; its id. Its revision is `FIRST_REVISION`.

        `about` is whatever belongs to the game and not to its rules: a pace, a strict game. A
        record has it as keys with `x-` before them; what `game.extras` has of these is kept too.
        """
        id = "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))
        record, now = game.record(), _now()
        start = record["start"]
        row = {
            "id": id,
            "created": now,
            "changed": now,
            "revision": FIRST_REVISION,
            "point": len(game.entries),
            "difficulty": game.start.difficulty,
            "monuments": start["monuments"] is not None,
            "variants": start["variants"],
            "head": head_of(record),
            "about": {**about_of(game.extras), **about},
        }
        played = [
            {"game": id, "number": number, "entry": entry, **standing(position)}
            for number, (entry, position) in enumerate(
                zip([None, *record["actions"]], game.positions, strict=True)
            )
        ]
        with self._database.writing() as connection:
            connection.execute(insert(games).values(row))
            connection.execute(insert(entries), played)
        return id

    def append(
        self,
        id: str,
        entry: str | Action | Position,
        revision: int,
        position: Position | None = None,
        about: Mapping[str, Any] | None = None,
    ) -> int:
        """Keep what was played, or the position that corrects the table; the new revision.

        It is not checked: play it first. `position` is what it led to; without it, that is found
        out when a list asks for it. What was undone before cannot be redone any more.
        """
        written = written_entry(entry)
        with self._database.writing() as connection:
            row = _take(connection, id, revision)
            number = row.point + 1
            connection.execute(_FORGET, {"of": id, "first": number})
            values = {"game": id, "number": number, "entry": written, **standing(position)}
            connection.execute(_KEEP, values)
            return _give(connection, row, about, number)

    def truncate(
        self, id: str, number: int, revision: int, about: Mapping[str, Any] | None = None
    ) -> int:
        """Undo all but the first `number` actions; the new revision.

        What is undone is kept until something else is played: `redo`. `about` is added to what
        is known about the game in the same moment, as a mark that something was undone.
        """
        with self._database.writing() as connection:
            row = _take(connection, id, revision)
            if not 0 <= number <= row.point:
                raise NoSuchPoint("no-such-point", id=id, number=number, count=row.point)
            return _give(connection, row, about, number)

    def redo(self, id: str, revision: int, count: int = 1) -> int:
        """Play again what was undone, one action or more; the new revision."""
        with self._database.writing() as connection:
            row = _take(connection, id, revision)
            kept = select(func.max(entries.c.number)).where(entries.c.game == id)
            if not 0 < count <= connection.execute(kept).scalar_one() - row.point:
                raise NoSuchPoint("nothing-undone", id=id)
            return _give(connection, row, None, row.point + count)

    def mark(self, id: str, revision: int, **about: Any) -> int:
        """Add to what is known about a game; the new revision."""
        with self._database.writing() as connection:
            row = _take(connection, id, revision)
            return _give(connection, row, about, row.point)

    def read(self, id: str) -> Saved:
        """A game where it was left, what was undone ready to be redone, and its revision.

        `CorruptRecord` if it cannot be replayed, which has its good part; `export` still works.
        """
        found = self._stored(id)
        return Saved(id, found.revision, found.game(), found.about)

    def revision(self, id: str) -> int:
        """How often a game was changed: whoever has seen less of it reads it again."""
        with self._database.reading() as connection:
            found: int = _find(connection, id, _LOOK).revision
            return found

    def load(self, id: str) -> Game:
        """A game where it was left: `read` without the revision."""
        return self.read(id).game

    def export(self, id: str) -> dict[str, Any]:
        """A game as a `ceres-game/1` dictionary, without what is undone."""
        found = self._stored(id)
        if not found.known:
            with suppress(CorruptRecord):
                return found.game().record()
        return found.record()

    def import_(self, record: object) -> str:
        """Keep a game of a `ceres-game/1` dictionary; its id. `CorruptRecord` if it is bad."""
        return self.create(Game.from_record(record))

    def delete(self, id: str) -> None:
        """Delete a game. For `DELETED_FOR` it can be restored."""
        with self._database.writing() as connection:
            _take(connection, id)
            connection.execute(update(games).where(games.c.id == id).values(deleted=_now()))

    def restore(self, id: str) -> None:
        """Take a deletion back."""
        with self._database.writing() as connection:
            _find(connection, id, _LOOK, deleted=True)
            connection.execute(update(games).where(games.c.id == id).values(deleted=None))

    def purge(self, now: datetime | None = None) -> int:
        """Let go of games that were deleted longer ago than `DELETED_FOR`: how many went."""
        limit = _micros(now or datetime.now(UTC)) - _micros(_EPOCH + DELETED_FOR)
        old = select(games.c.id).where(games.c.deleted < limit)
        with self._database.reading() as connection:
            if connection.execute(old.limit(1)).first() is None:
                return 0
        with self._database.writing() as connection:
            connection.execute(delete(entries).where(entries.c.game.in_(old)))
            return connection.execute(delete(games).where(games.c.deleted < limit)).rowcount

    def latest(self) -> Summary | None:
        """The game to continue: of those that are not over, the one played last."""
        return next((game for game in self.list() if game.playable), None)

    def list(self, deleted: bool = False) -> tuple[Summary, ...]:
        """The games, the one changed last first; or those deleted, the one deleted last first."""
        with self._database.reading() as connection:
            rows = connection.execute(_summaries(deleted)).all()
        return tuple(self._summary(row) for row in rows)

    def _stored(self, id: str) -> Stored:
        """All that is kept of a game."""
        with self._database.reading() as connection:
            game = _find(connection, id, _WHOLE)
            of_it = select(entries).where(entries.c.game == id).order_by(entries.c.number)
            rows = connection.execute(of_it).all()
        return Stored(
            id,
            game.revision,
            game.head,
            game.about,
            played=[row.entry for row in rows[1 : game.point + 1]],
            undone=[row.entry for row in rows[game.point + 1 :]],
            known=rows[game.point].phase is not None,
            result=rows[game.point].result,
        )

    def _summary(self, row: Row[Any]) -> Summary:
        values = dict(row._mapping)
        if row.phase is None:
            values |= self._find_out(row.id)
        for key in ("created", "changed", "deleted"):
            values[key] = _moment(values[key])
        values["variants"] = tuple(values["variants"])
        return Summary(**values)

    def _find_out(self, id: str) -> dict[str, Any]:
        """How a game stands of which nobody has said it; kept for the next time if possible."""
        try:
            found = self._stored(id)
            game = found.game()
        except (CorruptRecord, NoSuchGame):
            return {}
        rows = [standing(position) for position in game.positions]
        with suppress(SavesError), self._database.writing() as connection:
            _take(connection, id, found.revision)
            for number, row in enumerate(rows):
                where = (entries.c.game == id, entries.c.number == number)
                connection.execute(update(entries).where(*where).values(row))
        return rows[-1]


# What changing a game needs of it; the rest is long.
_SHORT: Final = (games.c.id, games.c.revision, games.c.point, games.c.deleted, games.c.about)

# The statements of every action, made once.
_THE_GAME: Final = games.c.id == bindparam("of")
_LOOK: Final = select(*_SHORT).where(_THE_GAME)
_TAKE: Final = _LOOK.with_for_update()
_WHOLE: Final = select(games).where(_THE_GAME)
_CHANGE: Final = update(games).where(_THE_GAME)
_KEEP: Final = insert(entries)
_FORGET: Final = delete(entries).where(
    entries.c.game == bindparam("of"), entries.c.number >= bindparam("first")
)


def _find(connection: Connection, id: str, query: Select[Any], deleted: bool = False) -> Row[Any]:
    """The row of a game that is there."""
    row = None
    # No id of ours has anything else in it, and not every database takes anything else.
    if id.isascii() and id.isprintable():
        row = connection.execute(query, {"of": id}).one_or_none()
    if row is None:
        raise NoSuchGame("no-such-game", id=id)
    if row.deleted is not None and not deleted:
        until = (_EPOCH + timedelta(microseconds=row.deleted) + DELETED_FOR).date()
        raise NoSuchGame("game-deleted", id=id, until=until.isoformat())
    return row


def _take(connection: Connection, id: str, revision: int | None = None) -> Row[Any]:
    """The row of a game that is to be changed, and must be at this revision for it."""
    # On a server, others wait here until we are done. In SQLite nobody else is writing anyway.
    row = _find(connection, id, _TAKE)
    if revision is not None and row.revision != revision:
        raise Conflict("conflict", id=id, revision=revision, current=row.revision)
    return row


def _give(
    connection: Connection, row: Row[Any], about: Mapping[str, Any] | None, point: int
) -> int:
    """Write the row of a game back, changed; its new revision."""
    revision: int = row.revision + 1
    values: dict[str, Any] = {"revision": revision, "changed": _now(), "point": point}
    if about:
        values["about"] = {**row.about, **about}
    connection.execute(_CHANGE, {"of": row.id, **values})
    return revision


def _summaries(deleted: bool) -> Select[Any]:
    """What lists show, without the long parts of a game."""
    left_out = ("head", "point")
    query = select(
        *(column for column in games.c if column.name not in left_out),
        games.c.point.label("actions"),
        *(entries.c[name] for name in ("era", "phase", "you", "ceres", "result")),
    ).join(entries, (entries.c.game == games.c.id) & (entries.c.number == games.c.point))
    if deleted:
        return query.where(games.c.deleted.is_not(None)).order_by(games.c.deleted.desc())
    newest = (games.c.changed.desc(), games.c.created.desc(), games.c.id)
    return query.where(games.c.deleted.is_(None)).order_by(*newest)


def _micros(moment: datetime) -> int:
    return (moment - _EPOCH) // timedelta(microseconds=1)


def _now() -> int:
    return _micros(datetime.now(UTC))


def _moment(micros: int | None) -> datetime | None:
    return None if micros is None else _EPOCH + timedelta(microseconds=micros)
