"""Plays what is missing of a plan: hands chunks out, keeps what comes back."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from typing import Final

from ceres.errors import CeresError
from ceres.lab.chunks import Chunk, Played
from ceres.lab.store import Span, Store, StoreError
from ceres.lab.worker_pool import PATIENCE, WorkerPool

SECONDS_OF_A_CHUNK: Final = 1.5
MOST_GAMES_OF_A_CHUNK: Final = 5000
CHUNKS_FOR_EACH: Final = 2
"""Of a worker: the one it plays, and the one it plays next."""

Heard = Callable[[Played, float | None], None]


class ChunkScheduler:
    """Cuts what is missing into chunks, each about as long as the others to play."""

    def __init__(self, store: Store, time_limit: float) -> None:
        self._plan: Final = store.plan
        self._limit: Final = time_limit
        self._left: list[Span] = store.missing()[::-1]
        # By group: games that have not come back, and seconds that one takes.
        self._open: Counter[int] = Counter()
        for span in self._left:
            self._open[span.group] += span.end - span.first
        self._pace: dict[int, float] = {}

    def chunks(self) -> Iterator[Chunk]:
        """The next chunk, as long as there is one."""
        while self._left:
            span = self._left.pop()
            end = min(span.end, span.first + self._games(span.group))
            if end < span.end:
                self._left.append(span._replace(first=end))
            yield Chunk.of(self._plan, span.group, span.first, end - span.first, self._limit)

    def learn(self, played: Played) -> None:
        """How long games take, and that these are done."""
        group = played.chunk.number
        self._open[group] -= played.games
        if played.games:
            self._pace[group] = played.seconds / played.games

    def seconds_left(self, size: int) -> float | None:
        """How long the rest takes with so many workers, if that can be said."""
        if not self._pace:
            return None
        usual = sum(self._pace.values()) / len(self._pace)
        left = [games * self._pace.get(group, usual) for group, games in self._open.items()]
        return sum(left) / size

    def _games(self, group: int) -> int:
        """How many games to hand out: of a group not known yet, one."""
        pace = self._pace.get(group)
        if pace is None:
            return 1
        return max(1, min(MOST_GAMES_OF_A_CHUNK, int(SECONDS_OF_A_CHUNK / max(pace, 1e-6))))


def run(store: Store, crew: WorkerPool, heard: Heard, time_limit: float) -> None:
    """Play all that is missing; what is finished is kept, whatever happens.

    `heard` is told of every chunk, and of the seconds that the rest may take. Raises the error of a
    bot that fails, and `KeyboardInterrupt`.
    """
    desk = ChunkScheduler(store, time_limit)
    chunks = desk.chunks()
    playing: dict[Future[Played], Chunk] = {}
    try:
        while True:
            for _ in range(CHUNKS_FOR_EACH * crew.size() - len(playing)):
                chunk = next(chunks, None)
                if chunk is None:
                    break
                playing[crew.submit(chunk)] = chunk
            if not playing:
                break
            ready, _ = wait(playing, return_when=FIRST_COMPLETED)
            done = {future: playing.pop(future) for future in ready}
            _take_in(done, store, desk, crew)
            for future in done:
                heard(future.result(), desk.seconds_left(crew.size()))
    except BaseException:
        crew.stop()
        _save(playing, store)
        raise
    store.finish()


def _take_in(
    done: "dict[Future[Played], Chunk]", store: Store, desk: ChunkScheduler, crew: WorkerPool
) -> None:
    """Keep what came back, all of it; then say what went wrong, if something did."""
    failures: list[CeresError] = []
    bots = sorted({chunk.group.bot for chunk in done.values() if chunk.source is not None})
    for future in done:
        try:
            played = future.result()
        except CeresError as error:
            failures.append(error)
            continue
        except Exception as error:  # of the pool, of Dask, of the machine
            failures.append(crew.lost(error, bots))
            continue
        store.keep(played)
        desk.learn(played)
        if played.failure is not None:
            failures.append(played.failure)
    if failures:
        raise failures[0]


def _save(playing: "Iterable[Future[Played]]", store: Store) -> None:
    """Keep the finished games of chunks that are given up, as far as they come back in time."""
    for future in playing:
        future.cancel()
    done, _ = wait([each for each in playing if not each.cancelled()], timeout=PATIENCE)
    for future in done:
        if not future.cancelled() and future.exception() is None:
            with suppress(StoreError):  # the disk may be why all was given up
                store.keep(future.result())
