"""A game as rows, and back: how it stands, its record, and the game replayed."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from ceres.errors import CeresError, Fault
from ceres.format.record import CorruptRecord, Entry, play_entry
from ceres.game import Game
from ceres.position import Position

EXTRA: Final = "x-"
_HEAD: Final = ("format", "rules", "components", "seed", "start")


@dataclass(frozen=True)
class Summary:
    """A kept game as a list shows it.

    How it stands (`era` to `ceres`) is `None` if it cannot be replayed: `Saves.load` says why.
    """

    id: str
    created: datetime
    changed: datetime
    deleted: datetime | None
    revision: int
    difficulty: str
    monuments: bool
    variants: tuple[str, ...]
    era: int | None
    phase: str | None
    you: int | None
    ceres: int | None
    actions: int
    result: dict[str, Any] | None
    about: dict[str, Any]

    @property
    def finished(self) -> bool:
        """The game is over."""
        return self.phase == "over"

    @property
    def playable(self) -> bool:
        """It can be gone on with."""
        return self.phase is not None and not self.finished


@dataclass(frozen=True)
class Saved:
    """A kept game as it was read: play on in `game`, and say `revision` when keeping that."""

    id: str
    revision: int
    game: Game
    about: dict[str, Any]


@dataclass(frozen=True)
class Stored:
    """All that is kept of a game, of one moment."""

    id: str
    revision: int
    head: dict[str, Any]
    about: dict[str, Any]
    played: list[Entry]
    undone: list[Entry]
    known: bool  # how the game stands now, so that `result` says it
    result: dict[str, Any] | None

    def record(self) -> dict[str, Any]:
        """As a `ceres-game/1` dictionary; not replayed, so that nothing can keep it here."""
        return {
            **self.head,
            "actions": self.played,
            "result": self.result,
            **extras_of(self.about),
        }

    def game(self) -> Game:
        """The game at the point where it was left, with what was undone ready to be redone.

        `CorruptRecord` if it cannot be replayed.
        """
        game = self._beginning()
        game.extras = extras_of(self.about)
        for number, entry in enumerate(self.played + self.undone):
            try:
                play_entry(game, entry)
            except CeresError as error:
                fault = Fault(f"actions[{number}]", "action-illegal", {"reason": error})
                raise CorruptRecord([fault], game) from None
        for _ in self.undone:
            game.undo()
        return game

    def _beginning(self) -> Game:
        """The game before its first action, checked as every record is."""
        try:
            return Game.from_record({**self.head, "actions": [], "result": None})
        except CorruptRecord as error:
            # A game may start where it is over, and then has a result: that is no fault here.
            if error.game is None or {fault.code for fault in error.faults} != {"wrong-result"}:
                raise
            return error.game


def head_of(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record without what changes as the game is played."""
    return {key: record.get(key) for key in _HEAD}


def extras_of(about: Mapping[str, Any]) -> dict[str, Any]:
    """The further keys of a record that say what is kept about a game.

    >>> extras_of({"strict": True})
    {'x-strict': True}
    """
    return {f"{EXTRA}{key}": value for key, value in about.items()}


def about_of(extras: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept about a game, of the further keys of its record."""
    return {key.removeprefix(EXTRA): value for key, value in extras.items()}


def standing(position: Position | None) -> dict[str, Any]:
    """How a game stands, as the row of an entry says it; nothing but nulls if unknown."""
    if position is None:
        return dict.fromkeys(("era", "phase", "you", "ceres", "result"))
    return {
        "era": position.era,
        "phase": position.phase,
        "you": position._state.your_vp,
        "ceres": position._state.her_vp,
        "result": position.result,
    }
