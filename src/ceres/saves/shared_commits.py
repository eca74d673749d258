"""One commit for several writers of SQLite: those who waited while the disk wrote, write together.

A commit waits for the disk, and SQLite has one writer at a time. So a thread that has written does
not commit while others wait to write: it leaves the transaction to the next one, and waits. The
last one commits for all of them. Each is a savepoint of its own, and fails alone.
"""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

# So that nobody waits for long.
_MOST_WRITERS: Final = 16
_SAVEPOINT: Final = "writer"


class _Batch:
    """A transaction of several writers."""

    def __init__(self, connection: Connection) -> None:
        raw = connection.connection.dbapi_connection
        assert isinstance(raw, sqlite3.Connection)
        self.raw: Final[sqlite3.Connection] = raw
        self.connection: Final = connection
        self.writers: int = 0
        self.ended: Final = threading.Event()
        # Why nothing of it was stored.
        self.error: BaseException | None = None

    def undo_writer(self, error: BaseException) -> None:
        """Undo what the present writer did; if that cannot be, all is lost, for this error."""
        if self.writers == 1:  # there is nothing else
            self.error = error
            return
        try:
            self.raw.execute(f"ROLLBACK TO {_SAVEPOINT}")
            self.raw.execute(f"RELEASE {_SAVEPOINT}")
        except sqlite3.Error:  # a full disk, for example, ends the whole transaction
            self.error = error

    def end(self) -> None:
        """Commit, unless all is lost, and let everybody know."""
        try:
            if self.error is None:
                self.connection.commit()
        except BaseException as error:
            self.error = error
        finally:
            with suppress(DBAPIError, sqlite3.Error):
                if self.raw.in_transaction:
                    self.raw.rollback()
                self.connection.close()
            self.ended.set()


class SharedCommits:
    """The writers of a database."""

    def __init__(self, engine: Engine) -> None:
        """Write by connections of this engine, whose transactions lock the database at once."""
        self._engine: Final = engine
        # Held by the one who writes or commits.
        self._lock: Final = threading.Lock()
        self._counting: Final = threading.Lock()
        self._waiting = 0
        self._batch: _Batch | None = None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Begin a transaction; it is on the disk when the block ends without an error."""
        batch = self._enter()
        try:
            yield batch.connection
            batch.raw.execute(f"RELEASE {_SAVEPOINT}")
        except BaseException as error:
            batch.undo_writer(error)
            self._leave(batch)
            raise
        self._leave(batch)
        batch.ended.wait()
        if batch.error is not None:
            raise batch.error

    def _enter(self) -> _Batch:
        """Wait for the others, and join their transaction or begin one."""
        self._count(1)
        self._lock.acquire()
        self._count(-1)
        try:
            batch: _Batch = self._batch or _Batch(self._engine.connect())
            self._batch = batch
            if batch.writers == 0:
                batch.connection.begin()
            batch.writers += 1
            batch.raw.execute(f"SAVEPOINT {_SAVEPOINT}")
        except BaseException as error:
            if self._batch is not None:
                self._batch.error = error
                self._end(self._batch)
            self._lock.release()
            raise
        return batch

    def _leave(self, batch: _Batch) -> None:
        """Let the next one write in the same transaction, or end it."""
        alone = self._waiting == 0
        if alone or batch.error is not None or batch.writers == _MOST_WRITERS:
            self._end(batch)
        self._lock.release()

    def _end(self, batch: _Batch) -> None:
        self._batch = None
        batch.end()

    def _count(self, change: int) -> None:
        with self._counting:
            self._waiting += change
