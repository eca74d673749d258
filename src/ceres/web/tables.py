"""The games that are being played: kept in the saves, and at hand while somebody plays."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Final

from ceres.saves import Conflict, Saves
from ceres.service import PEEKED, Table

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
    """

    def __init__(self, saves: Saves, at_hand: int = _AT_HAND) -> None:
        """Games of these saves; so many of them stay in memory."""
        self.saves: Final = saves
        self._at_hand: Final = at_hand
        self._lock: Final = Lock()
        self._held: Final[OrderedDict[str, Held]] = OrderedDict()

    def begin(self, table: Table) -> Data:
        """Keep a new game from now on."""
        return self.open(self.saves.create(table.game))

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
            held.revision = self.saves.append(id, action, revision, table.position)
            return _shown(id, held, table, turn)

    def undo(self, id: str, revision: int, confirmed: bool) -> Data:
        """Take the last action back."""
        with self._changing(id, revision) as (held, table):
            peeked = table.peeked
            table.undo(confirmed)
            about = {PEEKED.removeprefix("x-"): table.peeked} if table.peeked != peeked else None
            number = len(table.game.entries)
            held.revision = self.saves.truncate(id, number, revision, about)
            return _shown(id, held, table, None)

    def redo(self, id: str, revision: int) -> Data:
        """Play again what was taken back."""
        with self._changing(id, revision) as (held, table):
            turn = table.redo()
            held.revision = self.saves.redo(id, revision)
            return _shown(id, held, table, turn)

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
        held.table, held.revision = Table(saved.game), saved.revision
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
            except Exception:
                # Refused before anything changed: the game at hand is still the one that is kept.
                if len(table.game.entries) == before:
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
