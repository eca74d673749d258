"""A database and its transactions: durable, one writer at a time, with errors of our own.

Everything that only SQLite needs is here.
"""

import json
import math
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    DisconnectionError,
    NoSuchModuleError,
    OperationalError,
    StatementError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from ceres.library.errors import SavesError, SavesLocked
from ceres.saves.errors import (
    BadLocation,
    CannotBeStored,
    DiskFailed,
    DiskFull,
    NoConnection,
    PerhapsStored,
    SavesBroken,
    SavesNotWritable,
)
from ceres.saves.location import Location, make_folder
from ceres.saves.queries import OddValue
from ceres.saves.schema import to_json
from ceres.saves.shared_commits import SharedCommits
from ceres.saves.watch import Watch

# A whole transaction may take this many times as long as waiting for a lock.
_PATIENCE_WITH_SERVER: Final = 3
# How the codes of PostgreSQL begin when a connection was ended.
_LOST: Final = ("08", "57P")
# A disk with less room than this is full, whatever the error is called.
_NO_ROOM: Final = 256 * 1024


class Database:
    """An open database: `reading()` and `writing()` give transactions."""

    def __init__(
        self,
        location: Location,
        patience: float = 5.0,
        connections: int = 10,
        more_connections: int = 25,
    ) -> None:
        """Open it, with `patience` seconds to wait while another program has it locked.

        The pool has `connections`, and opens up to `more_connections` when all are in use. Of a
        file it keeps those open as well: they cost nothing, and opening one takes time.
        """
        self.location: Final = location
        self.is_file: Final = location.path is not None
        if location.path is not None:
            make_folder(location.path)
        try:
            arguments = (
                {"timeout": patience} if self.is_file else server_options(location, patience)
            )
            self._engine = create_engine(
                location.url,
                json_serializer=to_json,
                connect_args=arguments,
                pool_size=connections + (more_connections if self.is_file else 0),
                max_overflow=0 if self.is_file else more_connections,
                pool_timeout=patience,
            )
        except NoSuchModuleError:
            raise BadLocation("not-an-address", place=location) from None
        except ImportError as error:
            raise BadLocation("no-driver", place=location, problem=error.name) from None
        self._writer = self._engine.execution_options(ceres_writing=True)
        # Threads of one program queue there: quicker than SQLite's polling.
        self._together: Final = SharedCommits(self._writer)
        if self.is_file:
            event.listen(self._engine, "connect", _connected)
            event.listen(self._engine, "begin", _begin)
        else:
            event.listen(self._engine, "checkout", self._check_connected)
        self._watch = Watch(_PATIENCE_WITH_SERVER * patience)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Begin a transaction that sees the database as it is at one moment."""
        with (
            self.translating_errors(),
            self._engine.begin() as connection,
            self._watching(connection),
        ):
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """Begin a transaction that may read for long what was there at one moment."""
        with self.translating_errors(), self._engine.connect() as connection:
            if not self.is_file:
                connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                _take_time(connection)
                yield connection

    @contextmanager
    def writing(self, hurried: bool = True) -> Iterator[Connection]:
        """Begin a transaction; it is on the disk, whole, when the block ends without an error.

        Unless `hurried`, a server may take its time. `PerhapsStored` if it was lost at the end.
        """
        in_transaction = self._together.writing() if self.is_file else self._on_server(hurried)
        with self.translating_errors(), in_transaction as connection:
            yield connection

    @contextmanager
    def _on_server(self, hurried: bool) -> Iterator[Connection]:
        with (
            self._writer.connect() as connection,
            connection.begin() as transaction,
            self._watching(connection) if hurried else nullcontext(),
        ):
            if not hurried:
                _take_time(connection)
            yield connection
            try:
                transaction.commit()
            except DBAPIError as error:
                if _is_lost(error):
                    raise PerhapsStored("perhaps-saved") from error
                raise

    @property
    def connections_in_use(self) -> int:
        """How many connections of the pool are in use."""
        pool = self._engine.pool
        return pool.checkedout() if isinstance(pool, QueuePool) else 0

    def close(self) -> None:
        """Close the database."""
        self._watch.stop()
        self._engine.dispose()

    def _watching(self, connection: Connection) -> AbstractContextManager[None]:
        if self.is_file:
            return nullcontext()
        return self._watch.over(connection.connection.dbapi_connection)

    def _check_connected(self, connection: Any, *_: object) -> None:
        """Find out whether a connection of the pool is still there; if not, it makes a new one."""
        dialect = self._engine.dialect
        try:
            with self._watch.over(connection):
                dialect.do_ping(connection)
        except dialect.loaded_dbapi.Error as error:
            raise DisconnectionError from error

    def use_wal(self) -> None:
        """Let readers and a writer work side by side, and a commit cost one `fsync`.

        The file remembers the mode. Where the file system does not allow it, or others are
        connected, the old mode stays: as safe, but slower.
        """
        with self.translating_errors(), self._engine.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert isinstance(raw, sqlite3.Connection)
            if raw.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
                try:
                    raw.execute("PRAGMA journal_mode = WAL").fetchall()
                except sqlite3.OperationalError as error:
                    if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                        raise

    @contextmanager
    def translating_errors(self) -> Iterator[None]:
        """Raise errors of the database as ours."""
        try:
            yield
        except DataError as error:
            raise CannotBeStored("cannot-be-kept", problem=error.orig) from error
        except DBAPIError as error:
            raise self._translated(
                error.orig or error, isinstance(error, OperationalError)
            ) from error
        except StatementError as error:  # a value that JSON does not have
            raise CannotBeStored("cannot-be-kept", problem=error.orig) from error
        except OverflowError as error:
            raise CannotBeStored("cannot-be-kept", problem=error) from error
        except sqlite3.Error as error:
            raise self._translated(error, False) from error
        except DisconnectionError as error:
            problem = error.__cause__ or error
            raise NoConnection("no-connection", path=self.location, problem=problem) from error
        except PoolTimeout as error:
            raise SavesLocked("locked", path=self.location) from error
        except (json.JSONDecodeError, UnicodeDecodeError, OddValue) as error:
            raise SavesBroken("database-broken", path=self.location, problem=error) from error

    def _translated(self, error: BaseException, operational: bool) -> SavesError:
        if self.location.path is not None and isinstance(error, sqlite3.Error):
            return translated(error, self.location.path)
        match _state_of(error):
            case "55P03":  # a lock was not released in time
                return SavesLocked("locked", path=self.location)
            case "53100":
                return DiskFull("disk-full", path=self.location)
        kind = NoConnection if operational else SavesBroken
        code = "no-connection" if operational else "database-broken"
        return kind(code, path=self.location, problem=str(error).strip())


def server_options(location: Location, patience: float) -> dict[str, Any]:
    """Return the options of a connection to a server, as libpq takes them: its time limits."""
    if location.url.get_driver_name() not in ("psycopg", "psycopg2"):
        return {}
    limit = int(patience * 1000)
    settings = {
        "lock_timeout": limit,
        "statement_timeout": 2 * limit,
        "idle_in_transaction_session_timeout": _PATIENCE_WITH_SERVER * limit,
    }
    ours = " ".join(f"-c {name}={value}" for name, value in settings.items())
    return {
        "connect_timeout": max(2, math.ceil(patience)),  # 1 means 2 to libpq
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 2,
        "tcp_user_timeout": _PATIENCE_WITH_SERVER * limit,
        # What the address says comes later, and holds.
        "options": f"{ours} {location.url.query.get('options', '')}".strip(),
    }


def _state_of(error: BaseException | None) -> str:
    """Return the code that a server has for an error; empty if it said nothing."""
    return getattr(error, "sqlstate", None) or getattr(error, "pgcode", None) or ""


def _is_lost(error: DBAPIError) -> bool:
    """Return whether a server that was asked to commit may have done so."""
    state = _state_of(error.orig)
    return not state or state.startswith(_LOST)


def translated(error: sqlite3.Error, path: Path) -> SavesError:
    """Return an error of SQLite as one of ours."""
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
    """Set a new connection up."""
    # Transactions begin in `_begin`, not where Python's module guesses.
    connection.isolation_level = None
    # What is committed is on the disk, also if the power fails. EXTRA: also without WAL.
    connection.execute("PRAGMA synchronous = EXTRA")
    connection.execute("PRAGMA fullfsync = ON")  # macOS: past the disk's own memory


def _take_time(connection: Connection) -> None:
    """Let this transaction of a server last as long as it takes."""
    if connection.dialect.name == "postgresql":
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.exec_driver_sql(f"SET LOCAL {limit} = 0")


def _begin(connection: Connection) -> None:
    """Begin a transaction; a writer takes its lock at once, since waiting later could only fail."""
    writing = connection.get_execution_options().get("ceres_writing")
    raw = connection.connection.dbapi_connection
    assert isinstance(raw, sqlite3.Connection)
    raw.execute("BEGIN IMMEDIATE" if writing else "BEGIN")
