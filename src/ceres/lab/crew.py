"""Who plays the chunks: processes on this machine, or the workers of a Dask cluster."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event
from typing import Any, Final, Protocol

from ceres.errors import CeresError
from ceres.lab.chunks import Chunk, Played, play_chunk
from ceres.lab.watch import wake_on_alarm
from ceres.messages import say

CONNECT_SECONDS: Final = 20
PATIENCE: Final = 5
"""Seconds that workers are given to stop."""


class NoCluster(CeresError):
    """There is no Dask scheduler at that address."""

    def __init__(self, address: str, problem: object) -> None:
        """`problem` is what the connection said."""
        super().__init__(say("lab-no-cluster", address=address, problem=problem))


class Crew(Protocol):
    """Workers that play chunks."""

    def size(self) -> int:
        """How many chunks are played at the same time."""

    def submit(self, chunk: Chunk) -> "Future[Played]":
        """Have a chunk played."""

    def stop(self) -> None:
        """Ask for the games in hand to be given up; finished ones come back still, if possible."""


class LocalCrew:
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
        return self._pool.submit(_play, chunk)

    def stop(self) -> None:
        """The processes give up their games, and keep what is finished."""
        self._stopping.set()

    def close(self, patient: bool) -> None:
        """End the processes; who is not patient does not wait for a game."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        children = multiprocessing.active_children()
        for child in children:
            if not patient:
                child.terminate()
            child.join(PATIENCE)


class DaskCrew:
    """The workers of a Dask cluster; a chunk of one that is lost is played by another."""

    def __init__(self, client: Any) -> None:
        """`client` is a `distributed.Client`."""
        self._client: Final = client
        self._pool: Final = client.get_executor(pure=False, retries=3)

    def size(self) -> int:
        """The number of threads of all workers there are now."""
        return sum(self._client.nthreads().values()) or 1

    def submit(self, chunk: Chunk) -> "Future[Played]":
        """Have a chunk played by any worker."""
        future: Future[Played] = self._pool.submit(play_chunk, chunk)
        return future

    def stop(self) -> None:
        """Nothing to do: what is not finished is given up when the connection is closed."""


@contextmanager
def local_crew(workers: int | None) -> Iterator[Crew]:
    """Processes on this machine, one for each core unless told otherwise."""
    crew = LocalCrew(workers or _cores())
    patient = False
    try:
        yield crew
        patient = True
    finally:
        crew.close(patient)


def _cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def dask_crew(address: str) -> Iterator[Crew]:
    """The workers of the cluster whose scheduler is at this address."""
    from distributed import Client

    try:
        client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise NoCluster(address, error) from None
    try:
        yield DaskCrew(client)
    finally:
        with suppress(OSError, TimeoutError):
            client.close(timeout=PATIENCE)


# In the processes of a local crew.

_stopping: Event | None = None


def _begin(stopping: Event) -> None:
    """Ctrl-C is for the main process; if that dies, so does this one."""
    global _stopping  # noqa: PLW0603 - what a process of a pool is told at its start
    _stopping = stopping
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
