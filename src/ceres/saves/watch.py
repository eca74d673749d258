"""Gives a database server a time to answer in, even if it has stopped and says nothing at all.

The time limits that a server is told of (`statement_timeout`) are kept by the server itself. One
that hangs keeps none, so we shut the connection down; the driver then reports that it is lost.
"""

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

_INTERVAL: Final = 0.5  # seconds


class Watch:
    """Shuts connections down that are in use for too long."""

    def __init__(self, seconds: float) -> None:
        """Limit how many seconds a connection may take."""
        self._seconds: Final = seconds
        self._lock: Final = threading.Lock()
        # The connections in use, and until when they may be.
        self._used: Final[dict[int, tuple[Any, float]]] = {}
        self._stopped: Final = threading.Event()
        self._thread: threading.Thread | None = None

    @contextmanager
    def over(self, connection: Any) -> Iterator[None]:
        """Watch over the use of a driver's connection; it may be nested."""
        with self._lock:
            before = self._used.get(id(connection))
            if before is None:
                self._used[id(connection)] = (connection, time.monotonic() + self._seconds)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, daemon=True)
                self._thread.start()
        try:
            yield
        finally:
            if before is None:
                with self._lock:
                    del self._used[id(connection)]

    def stop(self) -> None:
        """Watch no longer."""
        self._stopped.set()

    def _run(self) -> None:
        while not self._stopped.wait(_INTERVAL):
            now = time.monotonic()
            with self._lock:  # so that nobody closes a connection meanwhile
                for connection, until in self._used.values():
                    if until < now:
                        _shut_down(connection)


def _shut_down(connection: Any) -> None:
    with suppress(Exception):  # it is closed already
        copy = socket.socket(fileno=os.dup(connection.fileno()))
        with copy:
            copy.shutdown(socket.SHUT_RDWR)
