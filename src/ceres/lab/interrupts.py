"""A watch over a player: it ends a thought that takes too long, and a game when all shall stop."""

import ctypes
import signal
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import Final, Self

_TICK: Final = 0.2


# Neither is an `Exception`: a bot that catches those shall not catch these.
class TooLong(BaseException):
    """A decision took longer than the limit."""


class Stopped(BaseException):
    """The games shall stop."""


class Watch:
    """Looks at the clock while the thread that made it plays; `begin` before every decision."""

    def __init__(self, limit: float, stopping: Callable[[], bool]) -> None:
        """`limit` is in seconds; `stopping` says whether all shall stop."""
        self.limit: Final = limit
        self._stopping: Final = stopping
        self._player: Final = threading.get_ident()
        self._in_main: Final = threading.current_thread() is threading.main_thread()
        self._end: Final = threading.Event()
        self._lock: Final = threading.Lock()
        self._thread: Final = threading.Thread(target=self._look, daemon=True)
        self.begun: float | None = None

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end.set()
        self._thread.join()

    def begin(self) -> None:
        """The player begins to think."""
        self.begun = time.monotonic()

    def rest(self) -> None:
        """Nobody thinks: from here on nothing is interrupted."""
        with self._lock:
            self.begun = None

    def _look(self) -> None:
        while not self._end.wait(min(_TICK, self.limit / 4)):
            with self._lock:
                if self.begun is None:
                    continue
                if self._stopping():
                    self._interrupt(Stopped)
                elif time.monotonic() - self.begun > self.limit:
                    self._interrupt(TooLong)

    def _interrupt(self, error: type[BaseException]) -> None:
        """Raise it in the player's thread, and wake that thread if it sleeps."""
        self.begun = None
        ctypes.pythonapi.PyThreadState_SetAsyncExc(
            ctypes.c_ulong(self._player), ctypes.py_object(error)
        )
        if self._in_main and _can_wake():
            signal.pthread_kill(self._player, signal.SIGALRM)


def wake_on_alarm() -> None:
    """The signal with which a watch wakes the main thread does nothing else."""
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, _wake)


def _wake(number: int, frame: object) -> None:
    """Being called is enough: the error that waits for the thread is raised here."""


def _can_wake() -> bool:
    return hasattr(signal, "SIGALRM") and signal.getsignal(signal.SIGALRM) is _wake
