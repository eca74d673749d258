"""Worker pools that play chunks: processes on this machine, or the workers of a Dask cluster."""

import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event
from typing import Any, Final

from ceres.errors import CeresError, CodedError
from ceres.lab.chunks import Chunk, PlayedChunk, play_chunk
from ceres.lab.watchdog import wake_on_alarm

CONNECT_SECONDS: Final = 20
_WORKER_SECONDS: Final = 4
_STDOUT, _STDERR = 1, 2
STOP_SECONDS: Final = 5
"""Seconds that workers are given to stop."""


class _WorkerPoolError(CodedError):
    """Workers ended, failed for a reason of their own, or cannot be reached."""


class WorkerPool(ABC):
    """Workers that play chunks."""

    @abstractmethod
    def size(self) -> int:
        """Return how many chunks are played at the same time."""

    @abstractmethod
    def submit(self, chunk: Chunk) -> "Future[PlayedChunk]":
        """Submit a chunk to be played."""

    def error_for(self, error: Exception, bots: Sequence[str]) -> CeresError:
        """Make the error for a chunk that failed; `bots` are the users' bots that were played."""
        problem = f"{type(error).__name__}: {error}"
        if bots:
            return _WorkerPoolError("lab-worker-lost-bot", problem=problem, bots=", ".join(bots))
        return _WorkerPoolError("lab-worker-lost", problem=problem)

    def stop(self) -> None:  # noqa: B027 - nothing to do, unless workers can be told
        """Abandon the running games; finished ones still come back, if possible."""


class _LocalPool(WorkerPool):
    """Processes on this machine, which start when there is something to play."""

    def __init__(self, workers: int) -> None:
        # Not forked: a copy of a process that has threads may hang.
        context = multiprocessing.get_context("spawn")
        self._workers: Final = workers
        self._stopping: Final = context.Event()
        self._pool: Final = ProcessPoolExecutor(workers, context, _start, (self._stopping,))

    def size(self) -> int:
        return self._workers

    def submit(self, chunk: Chunk) -> "Future[PlayedChunk]":
        with _without_ctrl_c():
            return self._pool.submit(_play, chunk)

    def stop(self) -> None:
        self._stopping.set()

    def close(self) -> None:
        """End the processes; those that do not end in time are terminated."""
        self.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)
        children = multiprocessing.active_children()
        deadline = time.monotonic() + STOP_SECONDS
        for child in children:
            child.join(max(0.0, deadline - time.monotonic()))
            if child.is_alive():
                child.terminate()
                child.join(STOP_SECONDS)


class _DaskPool(WorkerPool):
    """The workers of a Dask cluster; a chunk of a lost worker is played by another.

    Closing the connection abandons unfinished games.
    """

    def __init__(self, client: Any, address: str) -> None:
        self._client: Final = client
        self._address: Final = address
        self._pool: Final = client.get_executor(pure=False, retries=3)

    def size(self) -> int:
        try:
            return sum(self._client.nthreads().values()) or 1
        except (OSError, TimeoutError) as error:
            raise self.error_for(error, []) from None

    def submit(self, chunk: Chunk) -> "Future[PlayedChunk]":
        future: Future[PlayedChunk] = self._pool.submit(play_chunk, chunk)
        return future

    def error_for(self, error: Exception, bots: Sequence[str]) -> CeresError:
        if self._client.status != "running" or isinstance(error, OSError | CancelledError):
            return _WorkerPoolError("lab-cluster-lost", address=self._address)
        return super().error_for(error, bots)


@contextmanager
def local_pool(workers: int | None) -> Iterator[WorkerPool]:
    """Run processes on this machine, one for each core by default."""
    pool = _LocalPool(workers or _cores())
    try:
        yield pool
    finally:
        pool.close()


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """Block Ctrl-C while processes start: they inherit that, and it arrives here afterwards.

    A thread that does not block it may still receive it, so the main thread notes it meanwhile.
    """
    main = threading.current_thread() is threading.main_thread()
    if not (main and hasattr(signal, "pthread_sigmask")):
        yield
        return
    noted: list[int] = []
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    handler = signal.signal(signal.SIGINT, lambda number, _: noted.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        if noted:
            signal.raise_signal(signal.SIGINT)


def _cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _connected(address: str) -> Any:
    from distributed import Client

    try:
        return Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise _WorkerPoolError("lab-no-cluster", address=address, problem=error) from None


@contextmanager
def dask_pool(address: str, no_workers: Callable[[], None]) -> Iterator[WorkerPool]:
    """Connect to the scheduler at this address; call `no_workers` if it has none yet."""
    logging.disable()  # our own messages say what goes wrong
    try:
        client = _connected(address)
        try:
            try:
                client.wait_for_workers(1, timeout=_WORKER_SECONDS)
            except TimeoutError:
                no_workers()
            yield _DaskPool(client, address)
        finally:
            with suppress(OSError, TimeoutError, CancelledError):
                client.close(timeout=STOP_SECONDS)
    finally:
        logging.disable(logging.NOTSET)


# In the processes of a local pool.

_stopping: Event | None = None


def _start(stopping: Event) -> None:
    """Set up a process: Ctrl-C is for the main process, and if that dies, so does this one."""
    global _stopping  # noqa: PLW0603 - the only way to pass it to a process of a pool
    _stopping = stopping
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Standard output is for results, not for what a bot prints.
    sys.stdout = sys.stderr
    with suppress(OSError):
        os.dup2(_STDERR, _STDOUT)
    wake_on_alarm()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _play(chunk: Chunk) -> PlayedChunk:
    assert _stopping is not None
    return play_chunk(chunk, _stopping.is_set)
