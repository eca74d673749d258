"""The library of games: playing them, with those in use cached, and all that is asked of them."""

import json
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from threading import BoundedSemaphore, Lock
from typing import Annotated, Final

from ceres.challenges.played import Finished
from ceres.errors import CeresError, CodedError
from ceres.format.bounds import LONGEST_REVIEW, check_bounds
from ceres.format.record import digest_of
from ceres.format.record_extras import (
    IMPORTED,
    REVIEW,
    TOLD,
    UNDONE,
    exported,
    is_mine,
    is_resigned,
)
from ceres.game import Game
from ceres.library.errors import Conflict, NoSuchGame, SavesError, SavesLocked
from ceres.library.moments import Moment, iso, read_moment
from ceres.library.same_game import find_copies, find_same
from ceres.library.store import FIRST_REVISION, Before, GameStore
from ceres.library.summary import Counted
from ceres.service.arguments import JSONObject, Limit
from ceres.service.real_table import table_of
from ceres.service.records import read_table
from ceres.service.table import Table
from ceres.service.told import as_told, keep_told
from ceres.service.types.game import Replay, Turn
from ceres.service.types.saved import Adopted, Games, Opened, Played, Revision, StoredReview

GAMES_FORMAT: Final = "ceres-games/1"
# With its digest, it is no longer than a record may have it.
_LONGEST_PACKED: Final = LONGEST_REVIEW - 200
# Seconds to spend on finding out where the points of games came from.
_TIME_LIMIT: Final = 2.0

# Changes a table and returns the turn to show, if there is one.
Change = Callable[[Table], Turn | None]

_CACHED: Final = 500
# How many may use a game or wait for it, and for how many seconds.
_WAITING: Final = 8
_PATIENCE: Final = 5.0


class _CachedGame:
    """A game at a revision; it is used by one at a time."""

    def __init__(self, waiting: int, patience: float) -> None:
        self._lock: Final = Lock()
        self._waiting: Final = BoundedSemaphore(waiting)
        self._patience: Final = patience
        self.revision = 0
        self.owner: str | None = None
        self.table: Table | None = None

    @contextmanager
    def use(self) -> Iterator[bool]:
        """Use the game when it is free; `False` if it is not for long, or too many wait for it.

        So those who play other games find threads that do not wait.
        """
        waits = self._waiting.acquire(blocking=False)
        free = waits and self._lock.acquire(timeout=self._patience)
        try:
            yield free
        finally:
            if free:
                self._lock.release()
            if waits:
                self._waiting.release()


class Library:
    """Plays saved games. A change is on the disk when it returns.

    Every change names the revision it was made to. If the game has another one by then, it is a
    `Conflict` and nothing changes, so no action is lost and none is played twice. A game that
    could not be changed or stored is read again from the saves.
    """

    def __init__(
        self,
        store: GameStore,
        cached: int = _CACHED,
        waiting: int = _WAITING,
        patience: float = _PATIENCE,
    ) -> None:
        """Play the games of `store`; the `cached` ones used last stay in memory.

        Up to `waiting` threads may use one game or wait for it, `patience` seconds long.
        """
        self.store: Final = store
        # How often a game was used, and how often it had to be read first.
        self.uses = 0
        self.reads = 0
        self._size: Final = cached
        self._waiting: Final = waiting
        self._patience: Final = patience
        self._lock: Final = Lock()
        self._cache: Final[OrderedDict[str, _CachedGame]] = OrderedDict()

    @property
    def cached(self) -> int:
        """How many games are in memory."""
        return len(self._cache)

    # Playing.

    def begin(self, table: Table) -> Opened:
        """Save a new game and open it; an imported one that is saved already is only opened."""
        game = table.game
        if IMPORTED in game.extras and (known := find_same(self.store, game, self.owner())):
            return self.open(known)
        table.view()  # what cannot be shown is not stored
        self.check_room()
        if table.result is not None:
            keep_told(table)
        id = self.store.create(game, self.owner())
        if not table.undone:  # which a new game does not have
            with self._lent(id) as cached:
                cached.table, cached.revision, cached.owner = table, FIRST_REVISION, self.owner()
        return self.open(id)

    def open(self, id: str) -> Opened:
        """Return a game where it was left: its view, its last turn and all its turns."""
        with self._current(id) as (game, table):
            return {
                "id": id,
                "revision": game.revision,
                "view": table.view(),
                "turn": table.last_turn(),
                "turns": table.turns(),
            }

    def change(self, id: str, revision: int, change: Change) -> Played:
        """Change a game at a revision and store it; return its view and the turn to show."""
        with self._changing(id, revision) as (game, table):
            before = Before.of(table.game, table.undone)
            turn, view = change(table), table.view()  # what cannot be shown is not stored
            if view["result"] is not None and _has_ended_anew(table.game, before):
                keep_told(table)
            game.revision = self.store.store(id, table.game, revision, before, table.undone)
            return {"id": id, "revision": game.revision, "view": view, "turn": turn}

    @contextmanager
    def reading(self, id: str) -> Iterator[Table]:
        """Lend a game as it is saved now, to look at."""
        with self._current(id) as (_, table):
            yield table

    def as_told(self, id: str) -> Replay | None:
        """Return a finished game as its replay showed it when it was over, if that was kept."""
        found = as_told(self.store.record(id))
        return found if self.store.summary(id).finished else None

    # Saved games as such: each of these is a request.

    def list_games(self) -> Games:
        """List the games, the one played last first, and those deleted that can be restored."""
        return {
            "games": [game.listed() for game in self.store.list(False, self.owner())],
            "deleted": [game.listed() for game in self.store.list(True, self.owner())],
        }

    def revision(self, id: str) -> Revision:
        """Return how often a game was changed: one that was changed since is to be opened again."""
        return {"revision": self.store.revision(id)}

    def record(self, id: str) -> str:
        """Export a game as a record, also one that cannot be replayed."""
        record = exported(self.store.record(id))
        record.pop(UNDONE, None)
        return json.dumps(record)

    def review(self, id: str) -> StoredReview:
        """Return the review that is stored with a game, if it is one of the game as it is now."""
        record = self.store.record(id)
        match record.get(REVIEW):
            case {"digest": digest, "packed": str(packed)} if digest == digest_of(record):
                return {"packed": packed}
        return {"packed": None}

    def store_review(
        self,
        id: str,
        digest: Annotated[str, Limit(high=100), "of the game that was reviewed"],
        packed: Annotated[str, Limit(high=_LONGEST_PACKED), "as the page packed it"],
    ) -> None:
        """Store a review with its game, unless it is one of another game by now."""
        self.check_owner(id)
        with self._current(id) as (_, table):
            if digest == digest_of(table.game.record()):
                table.game.extras[REVIEW] = {"digest": digest, "packed": packed}
                self.store.keep(id, REVIEW, table.game.extras[REVIEW])

    def remove(self, id: str) -> None:
        """Delete a game; it can be restored for thirty days."""
        self.check_owner(id)
        self.store.delete(id)

    def restore(self, id: str) -> Revision:
        """Restore a deleted game."""
        self.check_owner(id)
        self.store.restore(id)
        return self.revision(id)

    def archive(self) -> Iterable[str]:
        """Write all games into one file, to be taken elsewhere."""
        listed = self.store.list(False, self.owner())
        games = [(game.id, iso(game.created), iso(game.changed)) for game in listed]
        self.store.fetch(id for id, *_ in games)
        yield f'{{"format": "{GAMES_FORMAT}", "games": ['
        comma = ""
        for id, created, changed in games:  # one at a time: together they may be long
            with suppress(NoSuchGame):  # deleted meanwhile
                game = {"created": created, "changed": changed, "record": self.store.record(id)}
                yield comma + json.dumps(game)
                comma = ", "
        yield "]}"

    def adopt(
        self,
        record: Annotated[JSONObject, "its record, with all marks"],
        created: Moment,
        changed: Moment,
    ) -> Adopted:
        """Take a game from a file of all games, unless it is here already."""
        moments = (read_moment(created, "created"), read_moment(changed, "changed"))
        check_bounds(record)  # before it is replayed, which takes time
        table = read_table(Game.from_record(record))
        mine = is_mine(table.game.extras, len(table.game.entries))
        # Somebody else's game is no copy of the player's own.
        for copy in find_copies(self.store, table.game, self.owner()):
            if copy.marks["mine"] or not mine:
                return {"id": copy.id, "added": False}
        self.check_room()
        if table.result is not None and TOLD not in table.game.extras:
            keep_told(table)
        id = self.store.adopt(table.game, *moments, self.owner(), table.undone)
        return {"id": id, "added": True}

    # Finished games.

    def finished(self) -> list[Finished]:
        """Return the player's finished games but for lessons.

        Where the points came from and what was achieved is found out for as many as the time limit
        allows, and stored. Those that may be the same have a digest that tells.
        """
        summaries = [game for game in self.store.finished(self.owner()) if not game.lesson]
        counts = Counter(game.fingerprint for game in summaries)
        alike = [game.id for game in summaries if counts[game.fingerprint] > 1]
        self.store.fetch([*alike, *(game.id for game in summaries if game.counted is None)])
        until = time.monotonic() + _TIME_LIMIT
        found: dict[str, tuple[int, Counted]] = {}
        games: list[Finished] = []
        for summary in summaries:
            counted = summary.counted
            if counted is None and time.monotonic() < until:
                counted = self._count(summary.id)
                found[summary.id] = (summary.revision, counted)
            if summary.result is not None:
                games.append(summary.ended(summary.result, counted))
        self.store.store_counted(found)
        return [
            replace(game, digest=digest_of(self.store.record(game.id)))
            if game.id in alike
            else game
            for game in games
        ]

    def finished_game(self, id: str) -> Finished:
        """Return a game that must be finished."""
        summary = self.store.summary(id)
        if summary.result is None:
            raise CodedError("not-over", id=id)
        return summary.ended(summary.result)

    def _count(self, id: str) -> Counted:
        """Return where the points of a game came from: nowhere, if it cannot be replayed."""
        try:
            found = table_of(self.store.resume(id).game).progress()
        except CeresError:
            return {"you": {}, "ceres": {}, "achievements": []}
        return {**found["sources"], "achievements": found["achievements"]}

    # Where several players share a store: here, one has them all.

    def owner(self) -> str | None:
        """Return the owner of the games in question; `None` means all games."""
        return None

    def check_room(self) -> None:
        """Raise an error if the player may not have one more game."""

    def check_player(self, owner: str | None) -> None:
        """Raise an error if a game of this owner is not to be changed now."""

    def check_owner(self, id: str) -> None:
        """Raise an error if the player may not dispose of a game."""

    # The games in use.

    def forget(self, id: str) -> None:
        """Read a game again when it is used the next time."""
        self._cache.pop(id, None)

    @contextmanager
    def _current(self, id: str) -> Iterator[tuple[_CachedGame, Table]]:
        """Lock a game, as it is saved now."""
        with self._lent(id) as game:
            table = game.table
            if table is None or game.revision != self.store.revision(id):
                table = self._read(id, game)
            yield game, table

    @contextmanager
    def _changing(self, id: str, revision: int) -> Iterator[tuple[_CachedGame, Table]]:
        """Lock a game at a revision; after a failure drop its table, to be read again.

        If the cached table is at this revision, storing the change tells whether it still is
        the latest.
        """
        with self._lent(id) as game:
            table = game.table
            if table is None or game.revision != revision:
                table = self._read(id, game)
            self.check_player(game.owner)
            Conflict.unless_at(id, revision, game.revision)
            game.table = None
            before = Before.of(table.game, table.undone)
            try:
                yield game, table
            except CeresError as error:
                # Refused before anything changed: the table is still the saved one.
                same = Before.of(table.game, table.undone) == before
                if same and not isinstance(error, SavesError):
                    game.table = table
                raise
            game.table = table

    def _read(self, id: str, game: _CachedGame) -> Table:
        with self._lock:
            self.reads += 1
        saved = self.store.resume(id)
        game.table, game.revision, game.owner = table_of(saved.game), saved.revision, saved.owner
        return game.table

    @contextmanager
    def _lent(self, id: str) -> Iterator[_CachedGame]:
        game = self._cached(id)
        with game.use() as free:
            if not free:
                raise SavesLocked("locked", path=self.store.location)
            yield game

    def _cached(self, id: str) -> _CachedGame:
        with self._lock:
            self.uses += 1
            game = self._cache.get(id) or _CachedGame(self._waiting, self._patience)
            self._cache[id] = game
            self._cache.move_to_end(id)
            while len(self._cache) > self._size:
                self._cache.popitem(last=False)
            return game


def _has_ended_anew(game: Game, before: Before) -> bool:
    """Return whether a game that is over has not been told, or was told when it was another."""
    resigned = is_resigned(game.extras) != is_resigned(before.extras)
    return resigned or game.entries != before.entries or TOLD not in game.extras
