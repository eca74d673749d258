"""A database and its transactions: durable, one writer at a time, errors told to people.

What only SQLite needs is here and nowhere else.
"""

import json
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    NoSuchModuleError,
    OperationalError,
    StatementError,
)
from sqlalchemy.exc import TimeoutError as NoneFree

from ceres.saves.errors import (
    BadLocation,
    CannotBeKept,
    DiskFailed,
    DiskFull,
    NoConnection,
    SavesBroken,
    SavesError,
    SavesLocked,
    SavesNotWritable,
)
from ceres.saves.location import Location, make_folder
from ceres.saves.tables import to_json

# A disk with less room than this is full, whatever the error is called.
_NO_ROOM: Final = 256 * 1024


class Database:
    """An open database: `reading()` and `writing()` give transactions."""

    def __init__(self, place: Location, patience: float) -> None:
        """`patience`: seconds to wait for another program that holds the database."""
        self.place: Final = place
        self.is_file: Final = place.path is not None
        if place.path is not None:
            make_folder(place.path)
        options: dict[str, Any] = {"connect_args": {"timeout": patience}} if self.is_file else {}
        try:
            self._engine = create_engine(
                place.url, json_serializer=to_json, pool_pre_ping=not self.is_file, **options
            )
        except NoSuchModuleError:
            raise BadLocation("not-an-address", place=place) from None
        except ImportError as error:
            raise BadLocation("no-driver", place=place, problem=error.name) from None
        self._writer = self._engine.execution_options(ceres_writing=True)
        # Threads of one program queue up here, sooner served than by SQLite's polling.
        self._turn: threading.Lock | nullcontext[None] = nullcontext()
        if self.is_file:
            self._turn = threading.Lock()
            event.listen(self._engine, "connect", _connected)
            event.listen(self._engine, "begin", _begin)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees the database as it is at one moment."""
        with self._telling(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is on the disk, whole, when the block is left without an error."""
        with self._telling(), self._turn, self._writer.begin() as connection:
            yield connection

    def close(self) -> None:
        """Let the database go."""
        self._engine.dispose()

    def use_wal(self) -> None:
        """Let readers and a writer work side by side, and a commit cost one `fsync`.

        SQLite remembers it. Where the file system cannot, or others are at work, it stays as
        it is: as safe, but slower.
        """
        with self._telling(), self._engine.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert isinstance(raw, sqlite3.Connection)
            if raw.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
                try:
                    raw.execute("PRAGMA journal_mode = WAL").fetchall()
                except sqlite3.OperationalError as error:
                    if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                        raise

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Turn the database's errors into ours."""
        try:
            yield
        except DataError as error:
            raise CannotBeKept("cannot-be-kept", problem=error.orig) from error
        except DBAPIError as error:
            raise self._told(error.orig or error, isinstance(error, OperationalError)) from error
        except StatementError as error:  # no JSON that can be written
            raise CannotBeKept("cannot-be-kept", problem=error.orig) from error
        except OverflowError as error:
            raise CannotBeKept("cannot-be-kept", problem=error) from error
        except sqlite3.Error as error:
            raise self._told(error, False) from error
        except NoneFree as error:
            raise SavesLocked("locked", path=self.place) from error
        except json.JSONDecodeError as error:
            raise SavesBroken("database-broken", path=self.place, problem=error) from error

    def _told(self, error: BaseException, operational: bool) -> SavesError:
        if self.place.path is not None and isinstance(error, sqlite3.Error):
            return told(error, self.place.path)
        kind = NoConnection if operational else SavesBroken
        code = "no-connection" if operational else "database-broken"
        return kind(code, path=self.place, problem=str(error).strip())


def told(error: sqlite3.Error, path: Path) -> SavesError:
    """An error of SQLite as one of ours."""
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return DiskFull("disk-full", path=path)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED | sqlite3.SQLITE_PROTOCOL:
            return SavesLocked("locked", path=path)
        case (
            sqlite3.SQLITE_READONLY
            | sqlite3.SQLITE_CANTOPEN
            | sqlite3.SQLITE_PERM
            | sqlite3.SQLITE_AUTH
        ):
            if _no_room(path):
                return DiskFull("disk-full", path=path)
            return SavesNotWritable("not-writable", path=path, problem=error)
        case sqlite3.SQLITE_IOERR:
            if _no_room(path):
                return DiskFull("disk-full", path=path)
            return DiskFailed("disk-failed", path=path, problem=error)
        case sqlite3.SQLITE_NOTADB:
            return SavesBroken("not-a-database", path=path)
    return SavesBroken("database-broken", path=path, problem=error)


def _no_room(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < _NO_ROOM
    except OSError:
        return False


def _connected(connection: sqlite3.Connection, _record: object) -> None:
    """Settings of each connection."""
    # Transactions begin where `_begin` says, and not where Python's module guesses.
    connection.isolation_level = None
    # What is committed is on the disk, also if the power fails. EXTRA: also without WAL.
    connection.execute("PRAGMA synchronous = EXTRA")
    connection.execute("PRAGMA fullfsync = ON")  # macOS: past the disk's own memory


def _begin(connection: Connection) -> None:
    """A writer takes its lock at once: waiting for it later could only fail."""
    writing = connection.get_execution_options().get("ceres_writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
