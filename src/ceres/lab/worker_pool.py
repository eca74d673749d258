"""Who plays the chunks: processes on this machine, or the workers of a Dask cluster."""

import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event
from typing import Any, Final, Protocol

from ceres.errors import CeresError, CodedError
from ceres.lab.chunks import Chunk, Played, play_chunk
from ceres.lab.interrupts import wake_on_alarm

CONNECT_SECONDS: Final = 20
WORKER_SECONDS: Final = 4
STDOUT, STDERR = 1, 2
PATIENCE: Final = 5
"""Seconds that workers are given to stop."""


class WorkerPoolLost(CodedError):
    """Workers ended, could not play for a reason of their own, or cannot be reached."""


class WorkerPool(Protocol):
    """Workers that play chunks."""

    def size(self) -> int:
        """How many chunks are played at the same time."""

    def submit(self, chunk: Chunk) -> "Future[Played]":
        """Have a chunk played."""

    def lost(self, error: Exception, bots: Sequence[str]) -> CeresError:
        """What to say if a chunk came to nothing; `bots` are the users' bots that were played."""

    def stop(self) -> None:
        """Ask for the games in hand to be given up; finished ones come back still, if possible."""


def worker_lost(error: Exception, bots: Sequence[str]) -> WorkerPoolLost:
    """A worker could not go on; a bot of a user may be why."""
    problem = f"{type(error).__name__}: {error}"
    if bots:
        return WorkerPoolLost("lab-worker-lost-bot", problem=problem, bots=", ".join(bots))
    return WorkerPoolLost("lab-worker-lost", problem=problem)


class LocalWorkerPool:
    """Processes on this machine."""

    def __init__(self, workers: int) -> None:
        """So many processes; they start when there is something to play."""
        # Started afresh: a copy of a process that has threads may hang.
        context = multiprocessing.get_context("spawn")
        self._workers: Final = workers
        self._stopping: Final = context.Event()
        self._pool: Final = ProcessPoolExecutor(workers, context, _begin, (self._stopping,))

    def size(self) -> int:
        """The number of processes."""
        return self._workers

    def submit(self, chunk: Chunk) -> "Future[Played]":
        """Have a chunk played by the next process that is free."""
        with _without_ctrl_c():
            return self._pool.submit(_play, chunk)

    def lost(self, error: Exception, bots: Sequence[str]) -> CeresError:
        """A process ended: by its bot, or by the machine."""
        return worker_lost(error, bots)

    def stop(self) -> None:
        """The processes give up their games, and keep what is finished."""
        self._stopping.set()

    def close(self) -> None:
        """End the processes, those that do not end in time by force."""
        self.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)
        children = multiprocessing.active_children()
        deadline = time.monotonic() + PATIENCE
        for child in children:
            child.join(max(0.0, deadline - time.monotonic()))
            if child.is_alive():
                child.terminate()
                child.join(PATIENCE)


class DaskWorkerPool:
    """The workers of a Dask cluster; a chunk of one that is lost is played by another."""

    def __init__(self, client: Any, address: str) -> None:
        """`client` is a `distributed.Client` of the scheduler at the address."""
        self._client: Final = client
        self._address: Final = address
        self._pool: Final = client.get_executor(pure=False, retries=3)

    def size(self) -> int:
        """The number of threads of all workers there are now."""
        try:
            return sum(self._client.nthreads().values()) or 1
        except (OSError, TimeoutError) as error:
            raise self.lost(error, []) from None

    def submit(self, chunk: Chunk) -> "Future[Played]":
        """Have a chunk played by any worker."""
        future: Future[Played] = self._pool.submit(play_chunk, chunk)
        return future

    def lost(self, error: Exception, bots: Sequence[str]) -> CeresError:
        """The scheduler is lost, and all its workers with it; or only a worker, again and again."""
        if self._client.status != "running" or isinstance(error, OSError | CancelledError):
            return WorkerPoolLost("lab-cluster-lost", address=self._address)
        return worker_lost(error, bots)

    def stop(self) -> None:
        """Nothing to do: what is not finished is given up when the connection is closed."""


@contextmanager
def local_crew(workers: int | None) -> Iterator[WorkerPool]:
    """Processes on this machine, one for each core unless told otherwise."""
    crew = LocalWorkerPool(workers or _cores())
    try:
        yield crew
    finally:
        crew.close()


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """Processes that are started here do not hear Ctrl-C; this one hears it a moment later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def dask_crew(address: str, alone: Callable[[], None]) -> Iterator[WorkerPool]:
    """The workers of the cluster whose scheduler is at this address; `alone` if it has none yet."""
    from distributed import Client

    logging.disable()  # what goes wrong is said by us, in a sentence
    try:
        try:
            client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise WorkerPoolLost("lab-no-cluster", address=address, problem=error) from None
        with _closing(client):
            try:
                client.wait_for_workers(1, timeout=WORKER_SECONDS)
            except TimeoutError:
                alone()
            yield DaskWorkerPool(client, address)
    finally:
        logging.disable(logging.NOTSET)


@contextmanager
def _closing(client: Any) -> Iterator[None]:
    try:
        yield
    finally:
        with suppress(OSError, TimeoutError, CancelledError):
            client.close(timeout=PATIENCE)


# In the processes of a local crew.

_stopping: Event | None = None


def _begin(stopping: Event) -> None:
    """Ctrl-C is for the main process; if that dies, so does this one."""
    global _stopping  # noqa: PLW0603 - what a process of a pool is told at its start
    _stopping = stopping
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints is no result.
    sys.stdout = sys.stderr
    with suppress(OSError):
        os.dup2(STDERR, STDOUT)
    wake_on_alarm()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _play(chunk: Chunk) -> Played:
    assert _stopping is not None
    return play_chunk(chunk, _stopping.is_set)
