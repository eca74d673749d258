"""The games that are being played: kept in the saves, and at hand while somebody plays."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Final

from litestar.status_codes import HTTP_403_FORBIDDEN

from ceres.saves import Conflict, Saves, SavesError, Summary
from ceres.service import PEEKED, RealTable, Table, at_real_table, table_of
from ceres.web.limits import Limits, TooMany, Turnstile
from ceres.web.problems import TurnedAway
from ceres.web.visitors import VISITOR, owner

Data = dict[str, Any]

_AT_HAND: Final = 500


class Held:
    """A game at hand: as it was at a revision, and the lock of whoever changes it."""

    def __init__(self) -> None:
        self.lock: Final = Lock()
        self.revision = 0
        self.table: Table | None = None


class Tables:
    """Plays kept games. What has been answered is on the disk.

    Whoever changes a game names the revision they have seen; if it is not the game's own any
    more, that is a `Conflict` and nothing changes. So no action is lost, and none played twice.

    On a shared server, players see their own games only and begin no more than the limits allow.
    The id of a game is its key: whoever was given it may look and play, but not delete.
    """

    def __init__(self, saves: Saves, at_hand: int = _AT_HAND, limits: Limits | None = None) -> None:
        """Games of these saves; so many of them stay in memory. `limits`: of a shared server."""
        self.saves: Final = saves
        self._limits: Final = limits or Limits()
        self._turnstile: Final = Turnstile(self._limits.games)
        self._at_hand: Final = at_hand
        self._lock: Final = Lock()
        self._held: Final[OrderedDict[str, Held]] = OrderedDict()

    def begin(self, table: Table) -> Data:
        """Keep a new game from now on, as the visitor's own if there is one."""
        visitor = VISITOR.get()
        if visitor is not None:
            kept, most = self.saves.count(visitor.mark), self._limits.kept
            if kept >= most:
                raise TurnedAway(HTTP_403_FORBIDDEN, "too-many-games", count=kept, most=most)
            seconds = self._turnstile.wait(visitor.address)
            if seconds:
                raise TooMany("too-many-new-games", seconds)
        return self.open(self.saves.create(table.game, owner()))

    def list(self, deleted: bool = False) -> tuple[Summary, ...]:
        """The games, or those deleted; on a shared server the visitor's own."""
        return self.saves.list(deleted, owner())

    def delete(self, id: str) -> None:
        """Delete a game."""
        self._check_owner(id)
        self.saves.delete(id)

    def restore(self, id: str) -> int:
        """Take a deletion back; the game's revision."""
        self._check_owner(id)
        self.saves.restore(id)
        return self.saves.revision(id)

    def _check_owner(self, id: str) -> None:
        visitor = owner()
        if visitor is not None and self.saves.owner(id) != visitor:
            raise TurnedAway(HTTP_403_FORBIDDEN, "not-your-game")

    def open(self, id: str) -> Data:
        """A game where it was left, with its whole story."""
        with self._current(id) as (held, table):
            return {
                **_shown(id, held, table, table.last_turn()),
                "turns": table.turns(),
            }

    def play(self, id: str, action: str, revision: int) -> Data:
        """Play an action, keep it, and show what came of it."""
        with self._changing(id, revision) as (held, table):
            turn = table.play(action)
            held.revision = self._keep(
                id, revision, table, lambda: self.saves.append(id, action, revision, table.position)
            )
            return _shown(id, held, table, turn)

    def undo(self, id: str, revision: int, confirmed: bool) -> Data:
        """Take the last action back."""
        with self._changing(id, revision) as (held, table):
            peeked = table.peeked
            table.undo(confirmed)
            about = {PEEKED.removeprefix("x-"): table.peeked} if table.peeked != peeked else None
            number = len(table.game.entries)
            held.revision = self._keep(
                id, revision, table, lambda: self.saves.truncate(id, number, revision, about)
            )
            return _shown(id, held, table, table.under_way())

    def redo(self, id: str, revision: int) -> Data:
        """Play again what was taken back."""
        with self._changing(id, revision) as (held, table):
            turn = table.redo()
            held.revision = self._keep(id, revision, table, lambda: self.saves.redo(id, revision))
            return _shown(id, held, table, turn)

    def enter(self, id: str, drawn: object, revision: int) -> Data:
        """At a real table: tell what was drawn."""
        return self._told(id, revision, lambda table: table.enter(drawn))

    def draws(self, id: str, deck: str, drawer: str, revision: int) -> Data:
        """At a real table: who draws from a deck from now on."""
        return self._told(id, revision, lambda table: table.draw_by(deck, drawer))

    def correct(self, id: str, changes: object, revision: int) -> Data:
        """At a real table: what it shows instead."""
        return self._told(id, revision, lambda table: table.correct(changes))

    def _told(self, id: str, revision: int, tell: Callable[[RealTable], Data | None]) -> Data:
        """Something is told about a real table: the game is kept anew, its start included."""
        with self._changing(id, revision) as (held, table):
            turn = tell(at_real_table(table))
            held.revision = self.saves.replace(id, table.game, revision, table.undone)
            return _shown(id, held, table, turn)

    def _keep(self, id: str, revision: int, table: Table, change: Callable[[], int]) -> int:
        """Keep a change; a real table is kept anew, since its past changes, too."""
        if isinstance(table, RealTable):
            return self.saves.replace(id, table.game, revision, table.undone)
        return change()

    @contextmanager
    def looking(self, id: str) -> Iterator[Table]:
        """A game to look at."""
        with self._current(id) as (_, table):
            yield table

    @contextmanager
    def _current(self, id: str) -> Iterator[tuple[Held, Table]]:
        """The game as it is kept now, for nobody else meanwhile."""
        held = self._hold(id)
        with held.lock:
            table = held.table
            if table is None or held.revision != self.saves.revision(id):
                table = self._read(id, held)
            yield held, table

    def _read(self, id: str, held: Held) -> Table:
        saved = self.saves.read(id)
        held.table, held.revision = table_of(saved.game), saved.revision
        return held.table

    @contextmanager
    def _changing(self, id: str, revision: int) -> Iterator[tuple[Held, Table]]:
        """The game at a revision; whatever goes wrong, it is read again the next time.

        If the game at hand is at this revision, keeping the change finds out whether it still is.
        """
        held = self._hold(id)
        with held.lock:
            table = held.table
            if table is None or held.revision != revision:
                table = self._read(id, held)
            if held.revision != revision:
                raise Conflict("conflict", id=id, revision=revision, current=held.revision)
            held.table = None
            before = len(table.game.entries)
            try:
                yield held, table
            except Exception as error:
                # Refused before anything changed: the game at hand is still the one that is kept.
                if len(table.game.entries) == before and not isinstance(error, SavesError):
                    held.table = table
                raise
            held.table = table

    def _hold(self, id: str) -> Held:
        with self._lock:
            held = self._held.setdefault(id, Held())
            self._held.move_to_end(id)
            while len(self._held) > self._at_hand:
                self._held.popitem(last=False)
            return held


def _shown(id: str, held: Held, table: Table, turn: Data | None) -> Data:
    return {"id": id, "revision": held.revision, "view": table.view(), "turn": turn}
