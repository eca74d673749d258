"""Games to test with, played here and not in other processes."""

from concurrent.futures import Future
from pathlib import Path
from typing import Any

import polars as pl

from ceres.lab.chunks import Chunk, PlayedChunk, play_chunk
from ceres.lab.options import SimOptions, make_plan
from ceres.lab.run import run
from ceres.lab.store import Store
from ceres.lab.worker_pool import WorkerPool

TIME_LIMIT = 60.0

# A bot of a user: it does what comes first in the list.
FIRST = """
class Bot:
    def __init__(self, seed):
        pass
    def choose(self, seen):
        return seen.actions()[0]
"""


class InlinePool(WorkerPool):
    """A pool of one, in this process."""

    def __init__(self) -> None:
        self.chunks: list[Chunk] = []

    def size(self) -> int:
        return 1

    def submit(self, chunk: Chunk) -> Future[PlayedChunk]:
        self.chunks.append(chunk)
        future: Future[PlayedChunk] = Future()
        future.set_result(play_chunk(chunk))
        return future


def nothing(played: PlayedChunk, seconds: float | None) -> None:
    """Nobody looks at the progress."""


def options(**wanted: Any) -> SimOptions:
    """A few random games, unless asked for something else."""
    return SimOptions(**{"bots": ["random"], "games": 12, **wanted})


def simulate(folder: Path, **wanted: Any) -> Store:
    """The results of a simulation."""
    store = Store.create(folder, make_plan(options(**wanted)))
    run(store, InlinePool(), nothing, TIME_LIMIT)
    return store


def rows(store: Store, name: str = "games") -> list[dict[str, Any]]:
    """The rows of finished results."""
    return pl.read_parquet(store.result_file(name)).to_dicts()
