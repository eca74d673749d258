"""Jobs in the background: processes carry a plan out, and the screen hears how far it is."""

import os
from collections.abc import Callable, Sequence
from functools import partial
from threading import Lock
from typing import Any, Final, Generic, TypeVar

from textual.message import Message
from textual.screen import Screen
from textual.worker import Worker, get_current_worker

from ceres.bots.plans import Plan, Task
from ceres.bots.workers import Progress, SoFar, Workers
from ceres.errors import CeresError

T = TypeVar("T")
CarryOut = Callable[[Plan[Any], Progress, SoFar], Any]

_MOST_PROCESSES: Final = 4


class WorkerPool:
    """The processes that work for the screens, on one job at a time."""

    def __init__(self) -> None:
        """Start none yet."""
        self._workers: Final = Workers(min(os.cpu_count() or 1, _MOST_PROCESSES), apart=True)
        self._lock: Final = Lock()

    def carry_out(self, plan: Plan[T], progress: Progress, so_far: SoFar) -> T:
        """Return what a plan finds, when the plan before it has ended or was stopped."""
        with self._lock:
            return self._workers.carry_out(plan, progress, so_far)


class Heard(Message):
    """A job went on, or ended; `take` it in before showing it."""

    def __init__(self, take: Callable[[], None]) -> None:
        """Bring what was heard."""
        super().__init__()
        self.take: Final = take


class _Cancelled(Exception):
    """The job was cancelled."""


class BackgroundJob(Generic[T]):
    """A job of the coach: what was found so far, and how far it is."""

    def __init__(self, screen: Screen[Any], carry_out: CarryOut) -> None:
        """Work for a screen, which gets a message `Heard` whenever there is something new."""
        self._screen: Final = screen
        self._carry_out: Final = carry_out
        self._worker: Worker[None] | None = None
        self.found: T | None = None
        self.problem: CeresError | None = None
        self.share = 0.0  # of the playouts that are done

    @property
    def going(self) -> bool:
        """Whether it is under way."""
        return self._worker is not None

    def begin(self, plan: Plan[T], playouts: int = 0) -> None:
        """Carry out another plan that takes `playouts`; what was found stays until it answers."""
        self.stop()
        self.problem, self.share = None, 0.0
        think = partial(self._think, plan, max(playouts, 1))
        self._worker = self._screen.run_worker(think, thread=True)

    def stop(self) -> None:
        """Cancel it; what was found stays."""
        if self._worker is not None:
            self._worker.cancel()
            self._worker = None

    def clear(self) -> None:
        """Cancel it, and forget what was found."""
        self.stop()
        self.found = self.problem = None

    # In a thread of its own.

    def _think(self, plan: Plan[T], playouts: int) -> None:
        worker: Worker[None] = get_current_worker()
        done = 0

        def progress(tasks: Sequence[Task]) -> None:
            nonlocal done
            if worker.is_cancelled:
                raise _Cancelled
            done += sum(task.playouts for task in tasks)
            self._tell(worker, share=min(done / playouts, 1.0))

        def so_far(found: T) -> None:
            self._tell(worker, found=found)

        try:
            found = self._carry_out(plan, progress, so_far)
            self._tell(worker, ends=True, found=found)
        except _Cancelled:
            plan.close()
        except CeresError as error:
            self._tell(worker, ends=True, problem=error)

    def _tell(self, worker: "Worker[None]", ends: bool = False, **news: object) -> None:
        self._screen.post_message(Heard(partial(self._take, worker, ends, news)))

    def _take(self, worker: "Worker[None]", ends: bool, news: dict[str, object]) -> None:
        """Take in what a thread says, unless it was stopped; in the thread of the screen."""
        if self._worker is worker:
            for name, value in news.items():
                setattr(self, name, value)
            if ends:
                self._worker = None
