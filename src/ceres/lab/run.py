"""Plays the missing games of a plan: hands out chunks and saves the results."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from typing import Final

from ceres.errors import CeresError
from ceres.lab.chunks import Chunk, PlayedChunk
from ceres.lab.store import GameRange, Store, StoreError
from ceres.lab.worker_pool import STOP_SECONDS, WorkerPool

_CHUNK_SECONDS: Final = 1.5
_MAX_CHUNK_GAMES: Final = 5000
_CHUNKS_PER_WORKER: Final = 2
"""The one it plays, and the one it plays next."""

OnChunk = Callable[[PlayedChunk, float | None], None]


class _ChunkScheduler:
    """Divides the missing games into chunks that take about the same time to play."""

    def __init__(self, store: Store, time_limit: float) -> None:
        self._plan: Final = store.plan
        self._limit: Final = time_limit
        self._left: list[GameRange] = store.missing()[::-1]
        # By group: games that are not finished, and the seconds that one takes.
        self._open: Counter[int] = Counter()
        for games in self._left:
            self._open[games.group] += games.size
        self._seconds_per_game: dict[int, float] = {}

    def chunks(self) -> Iterator[Chunk]:
        """Yield the next chunk, as long as there is one."""
        while self._left:
            games = self._left.pop()
            end = min(games.end, games.first + self._games(games.group))
            if end < games.end:
                self._left.append(games._replace(first=end))
            yield Chunk.of(self._plan, games.group, games.first, end - games.first, self._limit)

    def update(self, played: PlayedChunk) -> None:
        """Note that these games are done, and how long they took."""
        group = played.chunk.number
        self._open[group] -= played.games
        if played.games:
            self._seconds_per_game[group] = played.seconds / played.games

    def seconds_left(self, size: int) -> float | None:
        """Estimate how long the rest takes with a number of workers, if possible."""
        if not self._seconds_per_game:
            return None
        known = self._seconds_per_game
        average = sum(known.values()) / len(known)
        left = [games * known.get(group, average) for group, games in self._open.items()]
        return sum(left) / size

    def _games(self, group: int) -> int:
        """Return the number of games to hand out: of a group not timed yet, one."""
        seconds = self._seconds_per_game.get(group)
        if seconds is None:
            return 1
        return max(1, min(_MAX_CHUNK_GAMES, int(_CHUNK_SECONDS / max(seconds, 1e-6))))


def run(store: Store, pool: WorkerPool, on_chunk: OnChunk, time_limit: float) -> None:
    """Play all missing games; finished ones are saved, whatever happens.

    `on_chunk` is called with every finished chunk and the estimated seconds left. Raise the error
    of a bot that fails, and `KeyboardInterrupt`.
    """
    scheduler = _ChunkScheduler(store, time_limit)
    chunks = scheduler.chunks()
    pending: dict[Future[PlayedChunk], Chunk] = {}
    try:
        while True:
            for _ in range(_CHUNKS_PER_WORKER * pool.size() - len(pending)):
                chunk = next(chunks, None)
                if chunk is None:
                    break
                pending[pool.submit(chunk)] = chunk
            if not pending:
                break
            ready, _ = wait(pending, return_when=FIRST_COMPLETED)
            done = {future: pending.pop(future) for future in ready}
            _save_results(done, store, scheduler, pool)
            for future in done:
                on_chunk(future.result(), scheduler.seconds_left(pool.size()))
    except BaseException:
        pool.stop()
        _save_abandoned(pending, store)
        raise
    store.finish()


def _save_results(
    done: "dict[Future[PlayedChunk], Chunk]",
    store: Store,
    scheduler: _ChunkScheduler,
    pool: WorkerPool,
) -> None:
    """Save all results that came back; then raise the first error, if any."""
    failures: list[CeresError] = []
    bots = sorted({chunk.group.bot for chunk in done.values() if chunk.source is not None})
    for future in done:
        try:
            played = future.result()
        except CeresError as error:
            failures.append(error)
            continue
        except Exception as error:  # of the pool, of Dask, of the machine
            failures.append(pool.error_for(error, bots))
            continue
        store.save(played)
        scheduler.update(played)
        if played.failure is not None:
            failures.append(played.failure)
    if failures:
        raise failures[0]


def _save_abandoned(pending: "Iterable[Future[PlayedChunk]]", store: Store) -> None:
    """Save the finished games of abandoned chunks, if they come back in time."""
    for future in pending:
        future.cancel()
    done, _ = wait([each for each in pending if not each.cancelled()], timeout=STOP_SECONDS)
    for future in done:
        if not future.cancelled() and future.exception() is None:
            with suppress(StoreError):  # perhaps the disk is why the games were abandoned
                store.save(future.result())
