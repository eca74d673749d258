"""What operators do with a database: back it up, restore, check, migrate and export it.

All of it is safe while servers and players use the database.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import select

from ceres.errors import CeresError, CodedError
from ceres.folders import GAMES
from ceres.library.errors import NoSuchGame
from ceres.saves import copies
from ceres.saves.database import Database
from ceres.saves.errors import BadLocation, SavesBroken, SavesTooOld
from ceres.saves.games import Saves
from ceres.saves.location import find_existing, free_name, home, make_folder
from ceres.saves.migrations import prepare, version_of
from ceres.saves.schema import VERSION, entries, games
from ceres.saves.stored import status


@dataclass(frozen=True)
class Damaged:
    """A game that cannot be used, and why."""

    id: str
    error: CeresError


@dataclass(frozen=True)
class Migrated:
    """The version that a database had, and the copy that was made of it if that was an old one."""

    version: int
    copy: Path | None


def back_up(where: str | None, target: Path) -> int:
    """Copy a database to a new file; return how many games it has, the deleted ones included."""
    with _existing(where) as database:
        if database.location.path is not None:
            copies.copy_file(database.location.path, target)
        else:
            with database.snapshot() as connection:
                copies.copy_server(connection, target)
    with _existing(str(target)) as copy, copy.reading() as connection:
        return len(connection.execute(select(games.c.id)).all())


def restore(source: str, where: str | None) -> int:
    """Copy all games of a backup into a database that has none; return how many they are."""
    with _existing(source) as backup, backup.reading() as connection:
        _check_current(backup, version_of(connection, backup))
        path = backup.location.path
    if path is None:
        raise BadLocation("not-a-file", place=source)
    with Saves.open(where) as saves:
        return copies.restore(path, saves._database)


def check(where: str | None) -> Iterator[Damaged | None]:
    """Read every game, replay it and compare what is stored of it: yield each one's damage.

    A database that is damaged as a whole is `SavesBroken`.
    """
    with _existing(where) as database:
        with database.snapshot() as connection:
            _check_current(database, version_of(connection, database))
            if database.is_file:
                said = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
                if said != "ok":
                    problem = " ".join(str(said).split())
                    raise SavesBroken("database-broken", path=database.location, problem=problem)
            there = select(games.c.id).where(games.c.deleted.is_(None))
            ids = connection.execute(there.order_by(games.c.id)).scalars().all()
        saves = Saves(database)
        for id in ids:
            yield _check(saves, id)


def migrate(where: str | None, copy_to: Path | None = None) -> Migrated:
    """Bring a database to the present version, after it was copied to a file."""
    with _existing(where) as database:
        with database.reading() as connection:
            version = version_of(connection, database)
        if version is None:
            raise BadLocation("no-database", path=database.location)
        if copy_to is None:
            copy_to = free_name(home() / GAMES, f"format-{version}")
        if version < VERSION:
            make_folder(copy_to)
        return Migrated(version, prepare(database, copy_to))


def export(where: str | None) -> Iterator[dict[str, Any]]:
    """Yield the records of all games, without the deleted ones."""
    with _existing(where) as database:
        with database.reading() as connection:
            _check_current(database, version_of(connection, database))
            there = select(games.c.id).where(games.c.deleted.is_(None))
            ids = connection.execute(there.order_by(games.c.created, games.c.id)).scalars().all()
        saves = Saves(database)
        for id in ids:
            try:
                yield saves.export(id)
            except NoSuchGame:
                continue  # deleted meanwhile


@contextmanager
def _existing(where: str | None) -> Iterator[Database]:
    """Open a database as it is; it is neither made nor changed."""
    database = Database(find_existing(where))
    try:
        yield database
    finally:
        database.close()


def _check_current(database: Database, version: int | None) -> None:
    if version is None:
        raise BadLocation("no-database", path=database.location)
    if version < VERSION:
        raise SavesTooOld("too-old", path=database.location, found=version, known=VERSION)


def _check(saves: Saves, id: str) -> Damaged | None:
    """Check a game; if it goes on meanwhile, once more."""
    while True:
        try:
            revision = saves.revision(id)
            error = _error(saves, id)
            if error is None or saves.revision(id) == revision:
                return None if error is None else Damaged(id, error)
        except NoSuchGame:
            return None  # deleted
        except SavesBroken as broken:
            return Damaged(id, broken)


def _error(saves: Saves, id: str) -> CeresError | None:
    """Replay a game and compare the status after each action."""
    try:
        game = saves.load(id)
    except NoSuchGame:
        raise
    except CeresError as error:
        return error
    known = [entries.c[name] for name in ("era", "phase", "you", "ceres", "result")]
    query = select(*known).where(entries.c.game == id).order_by(entries.c.number)
    with saves._database.reading() as connection:
        rows = connection.execute(query).all()
    for number, (row, position) in enumerate(zip(rows, game.positions, strict=False)):
        if row.phase is not None and row._asdict() != status(position):
            return CodedError("status-differs", number=number)
    return None
