"""A watchdog for players: interrupts decisions that take too long, and games that must stop."""

import ctypes
import signal
import threading
import time
from collections.abc import Callable
from typing import Final, Self

_TICK: Final = 0.2


# Neither is an `Exception`, so that a bot that catches those does not catch these.
class TimedOut(BaseException):
    """A decision took longer than the limit."""


class Stopped(BaseException):
    """The games must stop."""


class Watchdog:
    """Times the decisions of the thread that made it; `start` before each.

    `stopping` says whether the games must stop.
    """

    def __init__(self, limit: float, stopping: Callable[[], bool]) -> None:
        self.limit: Final = limit
        self._stopping: Final = stopping
        self._player: Final = threading.get_ident()
        self._in_main: Final = threading.current_thread() is threading.main_thread()
        self._ended: Final = threading.Event()
        self._lock: Final = threading.Lock()
        self._thread: Final = threading.Thread(target=self._run, daemon=True)
        self.started: float | None = None

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join()

    def start(self) -> None:
        """Start the time of a decision."""
        self.started = time.monotonic()

    def pause(self) -> None:
        """Stop the time: from here on nothing is interrupted."""
        with self._lock:
            self.started = None

    def _run(self) -> None:
        while not self._ended.wait(min(_TICK, self.limit / 4)):
            with self._lock:
                if self.started is None:
                    continue
                if self._stopping():
                    self._interrupt(Stopped)
                elif time.monotonic() - self.started > self.limit:
                    self._interrupt(TimedOut)

    def _interrupt(self, error: type[BaseException]) -> None:
        """Raise the error in the player's thread, and wake that thread if it sleeps."""
        self.started = None
        ctypes.pythonapi.PyThreadState_SetAsyncExc(
            ctypes.c_ulong(self._player), ctypes.py_object(error)
        )
        if self._in_main and _can_wake():
            signal.pthread_kill(self._player, signal.SIGALRM)


def wake_on_alarm() -> None:
    """Make the signal by which a watchdog wakes the main thread do nothing else."""
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, _wake)


def _wake(number: int, frame: object) -> None:
    """Do nothing: the pending error is raised when the thread gets here."""


def _can_wake() -> bool:
    return hasattr(signal, "SIGALRM") and signal.getsignal(signal.SIGALRM) is _wake
