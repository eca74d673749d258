"""Saved games: create, append, undo, list, export, import, delete."""

from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any

from sqlalchemy import Select, delete, insert, select, update

from ceres.actions import Action
from ceres.format.bounds import TooLarge, check_bounds
from ceres.format.record import CorruptRecord, written_entry
from ceres.format.record_extras import REAL, UNDONE, exported, mark_imported
from ceres.game import Game
from ceres.library.errors import DELETED_FOR
from ceres.library.ids import new_id
from ceres.library.same_game import find_same
from ceres.library.store import FIRST_REVISION, Before, Saved, Undone
from ceres.library.summary import about_of, brief_of, extras_of
from ceres.position import Position
from ceres.saves.database import Database
from ceres.saves.errors import CannotBeStored, NoSuchPoint
from ceres.saves.location import Location, find_location
from ceres.saves.looks import Looks
from ceres.saves.migrations import prepare
from ceres.saves.queries import (
    DELETE_ENTRIES,
    EPOCH,
    INSERT_ENTRIES,
    SELECT_ENTRIES,
    SELECT_OWNER,
    SELECT_SHORT,
    UPDATE_GAME,
    add_about,
    advance,
    find,
    go_on,
    lock,
    micros_of,
    now_micros,
)
from ceres.saves.resumed import resumed
from ceres.saves.schema import entries, games
from ceres.saves.stored import (
    entry_row,
    entry_rows,
    head_of,
    snapshot_of,
    wants_snapshot,
)


class Saves(Looks):
    """The saved games. An instance may be used by many threads, a database by many programs.

    A change names the revision of the game that it was made to, and returns the next one. If the
    game has another revision by then, it is a `Conflict`: nothing is changed, and the game is to
    be read again. What a method has returned for is on the disk, even if the power fails then.

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
    ceres.library.errors.Conflict: the game ... was continued elsewhere (change 2, not 1): ...
    >>> folder.cleanup()
    """

    @classmethod
    def open(
        cls,
        where: str | Path | None = None,
        patience: float = 5.0,
        connections: int = 10,
        more_connections: int = 25,
    ) -> "Saves":
        """Open the games at a path or URL; without one, the user's own (`CERES_HOME`).

        The database is made on first use or migrated if it is older, and games that were deleted
        long ago are purged. `patience` is how many seconds to wait while another program writes.
        `connections` stay open, and up to `more_connections` are opened on demand.
        """
        database = Database(find_location(where), patience, connections, more_connections)
        try:
            prepare(database)
            saves = cls(database)
            saves.purge()
        except BaseException:
            database.close()
            raise
        return saves

    @property
    def location(self) -> Location:
        """Where the database is."""
        return self._database.location

    def close(self) -> None:
        """Close the database."""
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
        """Return a short name for logs."""
        return f"<Saves {self._database.location}>"

    def create(self, game: Game, owner: str | None = None, /, **about: Any) -> str:
        """Save a new game and return its id. Its revision is `FIRST_REVISION`.

        `owner` tells players apart where several share the saves. `about` is what belongs to the
        game but not to its rules, such as that it is strict. A record has it as keys with `x-`
        before them; those of `game.extras` are stored, too.
        """
        now = now_micros()
        return self._insert(game, owner, about, now, now)

    def adopt(
        self,
        game: Game,
        created: datetime,
        changed: datetime,
        owner: str | None = None,
        undone: Undone = (),
    ) -> str:
        """Save a game that was played elsewhere as if it had been played here; return its id."""
        now = now_micros()
        began, ended = (min(max(0, micros_of(moment)), now) for moment in (created, changed))
        return self._insert(game, owner, {}, began, ended, undone)

    def _insert(
        self,
        game: Game,
        owner: str | None,
        about: Mapping[str, Any],
        created: int,
        changed: int,
        undone: Undone = (),
    ) -> str:
        id = new_id()
        record = {**game.record(), **extras_of(about)}
        rows = _entry_rows(id, game, record, undone)
        start, everything = record["start"], {**about_of(game.extras), **about}
        row = {
            "id": id,
            "created": created,
            "changed": changed,
            "revision": FIRST_REVISION,
            "point": len(game.entries),
            "difficulty": game.start.difficulty,
            "monuments": start["monuments"] is not None,
            "variants": start["variants"],
            "head": head_of(record),
            "about": everything,
            "brief": brief_of(everything),
            "owner": owner,
        }
        with self._database.writing() as connection:
            connection.execute(insert(games).values(row))
            connection.execute(INSERT_ENTRIES, rows)
        return id

    def store(self, id: str, game: Game, revision: int, before: Before, undone: Undone) -> int:
        """Store how a game has changed in one step; return the new revision."""
        number, played, about = len(game.entries), len(before.entries), about_of(game.extras)
        if REAL in game.extras:  # what was hidden in its past may have changed, too
            if (game.entries, tuple(undone)) == (before.entries, before.undone):
                return self._store_start(id, game, revision)
            return self.replace(id, game, revision, undone)
        if number < played:
            return self.truncate(id, number, revision, about)
        if number > played and game.undone:  # playing would have cleared it
            return self.redo(id, revision)
        if number > played:
            more = about if game.extras != before.extras else None
            return self.append(id, game.entries[-1], revision, game.position, more)
        if game.extras != before.extras:
            return self.mark(id, revision, **about)
        return revision

    def append(
        self,
        id: str,
        entry: str | Action | Position,
        revision: int,
        position: Position | None = None,
        about: Mapping[str, Any] | None = None,
    ) -> int:
        """Store what was played, or the position that corrects the table; return the revision.

        It is not checked: play it first. `position` is what it led to; without it, the game is
        replayed when a list needs its status. What was undone before cannot be redone any more.
        `about` is added to what is stored about the game.
        """
        written = written_entry(entry)
        with self._database.writing() as connection:
            row = go_on(connection, id, revision)
            if row.last >= row.point:
                connection.execute(DELETE_ENTRIES, {"of": id, "first": row.point})
            snapshot = None
            if wants_snapshot(row.point):
                before = connection.execute(SELECT_ENTRIES, {"of": id, "first": 1}).scalars()
                snapshot = snapshot_of([*before, written], position)
            values = entry_row(id, row.point, written, position, snapshot)
            connection.execute(INSERT_ENTRIES, values)
            if about:
                add_about(connection, id, about)
            return int(row.revision)

    def truncate(
        self, id: str, number: int, revision: int, about: Mapping[str, Any] | None = None
    ) -> int:
        """Undo all but the first `number` actions; return the new revision.

        What is undone can be redone until something else is played. `about` is added to what is
        stored about the game, such as a mark that something was undone.
        """
        with self._database.writing() as connection:
            row = lock(connection, id, revision)
            if not 0 <= number <= row.point:
                raise NoSuchPoint("no-such-point", id=id, number=number, count=row.point)
            return advance(connection, row, about, number)

    def redo(self, id: str, revision: int, count: int = 1) -> int:
        """Redo one undone action or more; return the new revision."""
        with self._database.writing() as connection:
            row = lock(connection, id, revision)
            if not 0 < count <= row.last - row.point:
                raise NoSuchPoint("nothing-undone", id=id)
            return advance(connection, row, None, row.point + count)

    def replace(self, id: str, game: Game, revision: int, undone: Undone | None = None) -> int:
        """Store a whole game again, with its start and what is undone; return the new revision.

        `undone` overrides the redo stack of the game: a pending action comes first there.

        For games whose past changes: at a real table, hidden things become known afterwards.
        """
        record = game.record()
        rows = _entry_rows(id, game, record, game.undone if undone is None else undone)
        with self._database.writing() as connection:
            row = lock(connection, id, revision)
            connection.execute(DELETE_ENTRIES, {"of": id, "first": 0})
            connection.execute(INSERT_ENTRIES, rows)
            connection.execute(UPDATE_GAME, {"of": id, "head": head_of(record)})
            return advance(connection, row, about_of(game.extras), len(game.entries))

    def _store_start(self, id: str, game: Game, revision: int) -> int:
        """Store the start of a game and what is known about it: its entries are as they were."""
        with self._database.writing() as connection:
            row = lock(connection, id, revision)
            connection.execute(UPDATE_GAME, {"of": id, "head": head_of(game.record())})
            return advance(connection, row, about_of(game.extras), row.point)

    def mark(self, id: str, revision: int, **about: Any) -> int:
        """Add to what is stored about a game; return the new revision."""
        with self._database.writing() as connection:
            row = lock(connection, id, revision)
            return advance(connection, row, about, row.point)

    def keep(self, id: str, key: str, value: object) -> None:
        """Store something about a game that does not change it."""
        with self._database.writing() as connection:
            lock(connection, id)
            add_about(connection, id, about_of({key: value}))

    def read(self, id: str) -> Saved:
        """Read a game where it was left, with its revision; what was undone can be redone.

        `CorruptRecord`, with its good part, if it cannot be replayed; `export` works even then.
        """
        found = self._stored(id)
        return Saved(id, found.revision, found.game(), found.about, found.owner)

    def resume(self, id: str) -> Saved:
        """Read a game to play on: from its last snapshot, if there is one that fits."""
        found = self._stored(id, resuming=True)
        game = found.game() if found.snapshot is None else resumed(found, found.snapshot)
        if game is None:  # nor can what the snapshot says was played be relied on
            return self.read(id)
        return Saved(id, found.revision, game, found.about, found.owner)

    def revision(self, id: str) -> int:
        """Return the revision of a game: it grows with every change."""
        with self._database.reading() as connection:
            found: int = find(connection, id, SELECT_SHORT).revision
            return found

    def load(self, id: str) -> Game:
        """Read a game without its revision."""
        return self.read(id).game

    def record(self, id: str) -> dict[str, Any]:
        """Return a game as a `ceres-game/1` dictionary with all marks, without what is undone."""
        found = self._stored(id)
        if not found.known:
            with suppress(CorruptRecord):
                return found.game().record()
        return found.record()

    def export(self, id: str) -> dict[str, Any]:
        """Return a game as others get it: without the marks of this place."""
        return exported(self.record(id))

    def import_(self, record: object) -> str:
        """Save the game of a `ceres-game/1` dictionary, marked as imported; return its id.

        If the same game is saved already, return the id of that. `CorruptRecord` if it is bad.
        """
        game = Game.from_record(record)
        mark_imported(game)
        return self.find_same(game) or self.create(game)

    def find_same(self, game: Game) -> str | None:
        """Return the id of a finished game with the same deal and the same actions, if any."""
        return find_same(self, game)

    def delete(self, id: str) -> None:
        """Delete a game. For `DELETED_FOR` it can be restored."""
        with self._database.writing() as connection:
            lock(connection, id)
            connection.execute(update(games).where(games.c.id == id).values(deleted=now_micros()))

    def restore(self, id: str) -> None:
        """Restore a deleted game."""
        with self._database.writing() as connection:
            find(connection, id, SELECT_SHORT, deleted=True)
            connection.execute(update(games).where(games.c.id == id).values(deleted=None))

    def purge(self, now: datetime | None = None) -> int:
        """Remove games that were deleted longer ago than `DELETED_FOR`; return how many."""
        limit = micros_of(now or datetime.now(UTC)) - micros_of(EPOCH + DELETED_FOR)
        return self._remove(select(games.c.id).where(games.c.deleted < limit))

    def make_room(self, owner: str) -> int:
        """Remove the game that an owner deleted longest ago; return how many were removed."""
        theirs = (games.c.owner == owner, games.c.deleted.is_not(None))
        oldest = select(games.c.id).where(*theirs).order_by(games.c.deleted, games.c.id).limit(1)
        return self._remove(oldest)

    def _remove(self, those: Select[Any]) -> int:
        """Remove these games for good; return how many."""
        with self._database.reading() as connection:
            ids = connection.execute(those).scalars().all()
        if not ids:
            return 0
        with self._database.writing() as connection:
            deleted = (games.c.id.in_(ids), games.c.deleted.is_not(None))
            still = connection.execute(select(games.c.id).where(*deleted)).scalars().all()
            connection.execute(delete(entries).where(entries.c.game.in_(still)))
            return connection.execute(delete(games).where(games.c.id.in_(still))).rowcount

    def owner(self, id: str) -> str | None:
        """Return the owner of a game, even of a deleted one."""
        with self._database.reading() as connection:
            found: str | None = find(connection, id, SELECT_OWNER, deleted=True).owner
            return found

    def hand_over(self, owner: str, to: str) -> None:
        """Give all games of an owner to another.

        Their revisions grow: whoever has a game at hand reads it again, and learns whose it is.
        """
        theirs = update(games).where(games.c.owner == owner, games.c.owner != to)
        with self._database.writing() as connection:
            connection.execute(theirs.values(owner=to, revision=games.c.revision + 1))


def _entry_rows(
    id: str, game: Game, record: Mapping[str, Any], undone: Undone
) -> list[dict[str, Any]]:
    """Return the rows of a game's entries, with what is undone; `CannotBeStored` if too many."""
    later = [written_entry(entry) for entry in undone]
    try:
        check_bounds({**record, UNDONE: later} if later else record)
    except TooLarge as error:
        raise CannotBeStored(error.code, **error.facts) from None
    positions = [*game.positions, *[None] * len(later)]
    return entry_rows(id, [*record["actions"], *later], positions)
