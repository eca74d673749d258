"""Saved games being played, cached in memory. `ceres.saves` does not load it, for a quick start."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore, Lock
from typing import Any, Final

from ceres.errors import CeresError
from ceres.saves.errors import Conflict, SavesError, SavesLocked
from ceres.saves.games import Saves
from ceres.saves.stored import about_of
from ceres.service import IMPORTED, RealTable, Table, table_of
from ceres.service.types.game import Turn
from ceres.service.types.saved import Opened, Played

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


class SavedTables:
    """Plays saved games. A change is on the disk when it returns.

    Every change names the revision it was made to. If the game has another one by then, it is a
    `Conflict` and nothing changes, so no action is lost and none is played twice. A game that
    could not be changed or stored is read again from the saves.
    """

    def __init__(
        self,
        saves: Saves,
        cached: int = _CACHED,
        waiting: int = _WAITING,
        patience: float = _PATIENCE,
    ) -> None:
        """Play the games of `saves`; the `cached` ones used last stay in memory.

        So many may use one game or wait for it, `patience` seconds long.
        """
        self.saves: Final = saves
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

    def create(self, table: Table, owner: str | None = None) -> Opened:
        """Save a new game and open it; an imported one that is saved already is only opened."""
        game = table.game
        known = self.saves.find_same(game, owner) if IMPORTED in game.extras else None
        if known is not None:
            return self.open(known)
        table.view()  # what cannot be shown is not stored
        return self.open(self.saves.create(game, owner))

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
            played, extras = len(table.game.entries), dict(table.game.extras)
            turn, view = change(table), table.view()  # what cannot be shown is not stored
            game.revision = self._store(id, revision, table, played, extras)
            return {"id": id, "revision": game.revision, "view": view, "turn": turn}

    @contextmanager
    def reading(self, id: str) -> Iterator[Table]:
        """Lend a game as it is saved now, to look at."""
        with self._current(id) as (_, table):
            yield table

    def check_player(self, owner: str | None) -> None:
        """Raise an error if a game of this owner is not to be changed now: here, none is."""

    def _store(
        self, id: str, revision: int, table: Table, played: int, extras: dict[str, Any]
    ) -> int:
        """Store how a table with `played` actions and `extras` has changed; return the revision."""
        game, about = table.game, about_of(table.game.extras)
        number = len(game.entries)
        if isinstance(table, RealTable):  # what was hidden in its past may have changed, too
            return self.saves.replace(id, game, revision, table.undone)
        if number < played:
            return self.saves.truncate(id, number, revision, about)
        if number > played and game.undone:  # playing would have cleared it
            return self.saves.redo(id, revision)
        if number > played:
            return self.saves.append(id, game.entries[-1], revision, table.position)
        if game.extras != extras:
            return self.saves.mark(id, revision, **about)
        return revision

    @contextmanager
    def _current(self, id: str) -> Iterator[tuple[_CachedGame, Table]]:
        """Lock a game, as it is saved now."""
        with self._lent(id) as game:
            table = game.table
            if table is None or game.revision != self.saves.revision(id):
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
            if game.revision != revision:
                raise Conflict("conflict", id=id, revision=revision, current=game.revision)
            game.table = None
            before = len(table.game.entries), dict(table.game.extras)
            try:
                yield game, table
            except CeresError as error:
                # Refused before anything changed: the table is still the saved one.
                same = (len(table.game.entries), table.game.extras) == before
                if same and not isinstance(error, SavesError):
                    game.table = table
                raise
            game.table = table

    def _read(self, id: str, game: _CachedGame) -> Table:
        with self._lock:
            self.reads += 1
        saved = self.saves.resume(id)
        game.table, game.revision, game.owner = table_of(saved.game), saved.revision, saved.owner
        return game.table

    @contextmanager
    def _lent(self, id: str) -> Iterator[_CachedGame]:
        game = self._cached(id)
        with game.use() as free:
            if not free:
                raise SavesLocked("locked", path=self.saves.location)
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
