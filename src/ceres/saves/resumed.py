"""A saved game that goes on from a snapshot: what came before is replayed when it is asked for."""

from typing import Final

from ceres.actions import action_of
from ceres.errors import CeresError
from ceres.events import Event
from ceres.format.record_extras import EXTRA, REAL
from ceres.game import Game
from ceres.library.summary import extras_of
from ceres.position import Position
from ceres.saves.stored import Snapshot, Stored

_REAL: Final = REAL.removeprefix(EXTRA)


class ResumedGame(Game):
    """A game that knows its start, its actions, and the positions from a snapshot on."""

    def __init__(self, stored: Stored, snapshot: Snapshot) -> None:
        """Go on from a snapshot; an error of ours if it does not fit."""
        start, number = stored.start(), len(snapshot.actions)
        position = Position.from_dict(snapshot.position, start.start.components)
        super().__init__(position, start.seed)
        self.extras = extras_of(stored.about)
        self._stored = stored
        self._start = start.start
        self._entries += [action_of(str(action)) for action in snapshot.actions]
        self._missing = number
        for entry in stored.played[number:]:
            self.play(str(entry))

    @property
    def start(self) -> Position:
        """The position it began with."""
        return self._start

    @property
    def positions(self) -> tuple[Position, ...]:
        """All positions from the start to now."""
        self._replay()
        return super().positions

    @property
    def events(self) -> tuple[list[Event], ...]:
        """The events of each entry."""
        self._replay()
        return super().events

    def position_after(self, number: int) -> Position:
        """Return the position after `number` entries."""
        if number < self._missing:
            self._replay()
        return super().position_after(number - self._missing)

    def events_of(self, number: int) -> list[Event]:
        """Return the events of an entry."""
        if number < self._missing:
            self._replay()
        return super().events_of(number - self._missing)

    def undo(self) -> None:
        """Take the last action back."""
        if not self._events:
            self._replay()
        super().undo()

    def _replay(self) -> None:
        """Find out what came before the snapshot."""
        if self._missing:
            early = self._stored.game_up_to(self._missing)
            self._positions[:0] = early.positions[:-1]
            self._events[:0] = early.events
            self._missing = 0


def resumed(stored: Stored, snapshot: Snapshot) -> Game | None:
    """Return a game that goes on from a snapshot; none if that cannot be.

    A game at a real table changes in its past, and what was undone or corrected must be replayed.
    """
    plain = all(isinstance(entry, str) for entry in stored.played)
    if not plain or stored.undone or _REAL in stored.about:
        return None
    try:
        return ResumedGame(stored, snapshot)
    except CeresError:
        return None
