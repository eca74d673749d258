"""Kept games: create, go on, undo, list, export, import, delete."""

import secrets
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from sqlalchemy import Row, delete, func, insert, select, update

from ceres.actions import Action
from ceres.format.record import CorruptRecord, written_entry
from ceres.game import Game
from ceres.position import Position
from ceres.saves.database import Database
from ceres.saves.errors import Conflict, NoSuchGame, NoSuchPoint, SavesError
from ceres.saves.location import Location, find_place
from ceres.saves.migrations import prepare
from ceres.saves.rows import (
    CHANGE,
    DELETED_FOR,
    EPOCH,
    FORGET,
    KEEP,
    LOOK,
    WHOLE,
    WHOSE,
    find,
    give,
    micros_of,
    moment_of,
    summaries,
    take,
    this_moment,
)
from ceres.saves.stored import Saved, Stored, Summary, about_of, head_of, standing
from ceres.saves.tables import entries, games

FIRST_REVISION: Final = 1

# 130 random bits, without letters that look alike: an id can be read out, and not be guessed.
_ID_LENGTH: Final = 26
_ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


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
    ceres.saves.errors.Conflict: the game ... was continued elsewhere (change 2, not 1): ...
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
    def place(self) -> Location:
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

    def create(self, game: Game, owner: str | None = None, /, **about: Any) -> str:
        """Keep a game from now on; its id. Its revision is `FIRST_REVISION`.

        `owner` is whatever tells players apart where several share the saves.

        `about` is whatever belongs to the game and not to its rules: a pace, a strict game. A
        record has it as keys with `x-` before them; what `game.extras` has of these is kept too.
        """
        id = "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))
        record, now = game.record(), this_moment()
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
            "owner": owner,
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
            row = take(connection, id, revision)
            number = row.point + 1
            connection.execute(FORGET, {"of": id, "first": number})
            values = {"game": id, "number": number, "entry": written, **standing(position)}
            connection.execute(KEEP, values)
            return give(connection, row, about, number)

    def truncate(
        self, id: str, number: int, revision: int, about: Mapping[str, Any] | None = None
    ) -> int:
        """Undo all but the first `number` actions; the new revision.

        What is undone is kept until something else is played: `redo`. `about` is added to what
        is known about the game in the same moment, as a mark that something was undone.
        """
        with self._database.writing() as connection:
            row = take(connection, id, revision)
            if not 0 <= number <= row.point:
                raise NoSuchPoint("no-such-point", id=id, number=number, count=row.point)
            return give(connection, row, about, number)

    def redo(self, id: str, revision: int, count: int = 1) -> int:
        """Play again what was undone, one action or more; the new revision."""
        with self._database.writing() as connection:
            row = take(connection, id, revision)
            kept = select(func.max(entries.c.number)).where(entries.c.game == id)
            if not 0 < count <= connection.execute(kept).scalar_one() - row.point:
                raise NoSuchPoint("nothing-undone", id=id)
            return give(connection, row, None, row.point + count)

    def replace(self, id: str, game: Game, revision: int) -> int:
        """Keep a game anew as it is now, with its start and what is undone; the new revision.

        For games whose past changes: at a real table, hidden things become known afterwards.
        """
        record = game.record()
        undone = [written_entry(entry) for entry in game.undone]
        positions = [*game.positions, *[None] * len(undone)]
        rows = [
            {"game": id, "number": number, "entry": entry, **standing(position)}
            for number, (entry, position) in enumerate(
                zip([None, *record["actions"], *undone], positions, strict=True)
            )
        ]
        with self._database.writing() as connection:
            row = take(connection, id, revision)
            connection.execute(FORGET, {"of": id, "first": 0})
            connection.execute(KEEP, rows)
            connection.execute(CHANGE, {"of": id, "head": head_of(record)})
            return give(connection, row, about_of(game.extras), len(game.entries))

    def mark(self, id: str, revision: int, **about: Any) -> int:
        """Add to what is known about a game; the new revision."""
        with self._database.writing() as connection:
            row = take(connection, id, revision)
            return give(connection, row, about, row.point)

    def read(self, id: str) -> Saved:
        """A game where it was left, what was undone ready to be redone, and its revision.

        `CorruptRecord` if it cannot be replayed, which has its good part; `export` still works.
        """
        found = self._stored(id)
        return Saved(id, found.revision, found.game(), found.about)

    def revision(self, id: str) -> int:
        """How often a game was changed: whoever has seen less of it reads it again."""
        with self._database.reading() as connection:
            found: int = find(connection, id, LOOK).revision
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
            take(connection, id)
            connection.execute(update(games).where(games.c.id == id).values(deleted=this_moment()))

    def restore(self, id: str) -> None:
        """Take a deletion back."""
        with self._database.writing() as connection:
            find(connection, id, LOOK, deleted=True)
            connection.execute(update(games).where(games.c.id == id).values(deleted=None))

    def purge(self, now: datetime | None = None) -> int:
        """Let go of games that were deleted longer ago than `DELETED_FOR`: how many went."""
        limit = micros_of(now or datetime.now(UTC)) - micros_of(EPOCH + DELETED_FOR)
        old = select(games.c.id).where(games.c.deleted < limit)
        with self._database.reading() as connection:
            if connection.execute(old.limit(1)).first() is None:
                return 0
        with self._database.writing() as connection:
            connection.execute(delete(entries).where(entries.c.game.in_(old)))
            return connection.execute(delete(games).where(games.c.deleted < limit)).rowcount

    def latest(self, besides: str | None = None) -> Summary | None:
        """The game to continue: of those that are not over, the one played last.

        Those that say `besides` of themselves are left out.
        """
        games = (game for game in self.list() if game.playable)
        return next((game for game in games if besides not in game.about), None)

    def list(self, deleted: bool = False, owner: str | None = None) -> tuple[Summary, ...]:
        """The games, the one changed last first; or those deleted, the one deleted last first.

        With an `owner`, only theirs.
        """
        query = summaries(deleted)
        if owner is not None:
            query = query.where(games.c.owner == owner)
        with self._database.reading() as connection:
            rows = connection.execute(query).all()
        return tuple(self._summary(row) for row in rows)

    def finished(
        self, owner: str | None = None
    ) -> tuple[tuple[Summary, dict[str, Any] | None], ...]:
        """The games that are over, each with where its points came from, if that is known."""
        query = summaries(False).add_columns(entries.c.sources)
        over = query.where((entries.c.phase == "over") | entries.c.phase.is_(None))
        if owner is not None:
            over = over.where(games.c.owner == owner)
        with self._database.reading() as connection:
            rows = connection.execute(over).all()
        found = ((self._summary(row), row.sources) for row in rows)
        return tuple((summary, sources) for summary, sources in found if summary.finished)

    def keep_sources(self, found: Mapping[str, tuple[int, Mapping[str, Any]]]) -> None:
        """Keep where the points of games came from, each by its id with the revision it had.

        Whatever cannot be kept has to be found out again.
        """
        if not found:
            return
        with suppress(SavesError), self._database.writing() as connection:
            for id, (revision, sources) in found.items():
                with suppress(Conflict, NoSuchGame):
                    row = take(connection, id, revision)
                    last = (entries.c.game == id, entries.c.number == row.point)
                    connection.execute(update(entries).where(*last).values(sources=sources))

    def summary(self, id: str) -> Summary:
        """A game as a list shows it."""
        with self._database.reading() as connection:
            find(connection, id, LOOK)
            row = connection.execute(summaries(False).where(games.c.id == id)).one()
        return self._summary(row)

    def count(self, owner: str) -> int:
        """How many games of an owner are kept, without those deleted."""
        theirs = select(func.count()).where(games.c.owner == owner, games.c.deleted.is_(None))
        with self._database.reading() as connection:
            found: int = connection.execute(theirs).scalar_one()
            return found

    def owner(self, id: str) -> str | None:
        """Whose a game is, also of a deleted one."""
        with self._database.reading() as connection:
            found: str | None = find(connection, id, WHOSE, deleted=True).owner
            return found

    def _stored(self, id: str) -> Stored:
        """All that is kept of a game."""
        with self._database.reading() as connection:
            game = find(connection, id, WHOLE)
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
        values = {name: value for name, value in row._mapping.items() if name != "sources"}
        if row.phase is None:
            values |= self._find_out(row.id)
        for key in ("created", "changed", "deleted"):
            values[key] = moment_of(values[key])
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
            take(connection, id, found.revision)
            for number, row in enumerate(rows):
                where = (entries.c.game == id, entries.c.number == number)
                connection.execute(update(entries).where(*where).values(row))
        return rows[-1]
