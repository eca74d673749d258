"""Games as they are read from the database, and what is stored of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ceres.checking import kind_of
from ceres.errors import CeresError, Fault
from ceres.format.record import RULES_VERSION, CorruptRecord, Entry, play_entry
from ceres.game import Game
from ceres.library.summary import extras_of, status_of
from ceres.position import Position
from ceres.saves.errors import CannotBeStored

# A snapshot is stored every this many entries: to open a game, at most that many are replayed.
_SNAPSHOT_INTERVAL: Final = 16
# Longer games have been corrected, and are replayed anyway.
_LAST_SNAPSHOT: Final = 400
# Python writes numbers of 4,300 digits at most.
_TOO_MUCH: Final = 10**1000
_HEAD: Final = ("format", "rules", "components", "seed", "start")


@dataclass(frozen=True)
class Snapshot:
    """The position after some actions."""

    position: dict[str, Any]
    actions: list[str]

    @classmethod
    def read(cls, number: int, stored: object) -> "Snapshot | None":
        """Return what is stored after `number` actions; `None` if other rules made it."""
        match stored:
            case {"rules": rules, "position": dict(position), "actions": list(actions)}:
                if rules == RULES_VERSION and len(actions) == number:
                    return cls(position, actions)
        return None


@dataclass(frozen=True)
class Stored:
    """All that is stored of a game, at one moment."""

    id: str
    revision: int
    head: dict[str, Any]
    about: dict[str, Any]
    played: list[Entry]
    undone: list[Entry]
    known: bool  # whether the status is stored, and with it the `result`
    result: dict[str, Any] | None
    owner: str | None
    snapshot: Snapshot | None = None

    def record(self) -> dict[str, Any]:
        """Return it as a `ceres-game/1` dictionary; it is not replayed, and so cannot fail."""
        return {
            **self.head,
            "actions": self.played,
            "result": self.result,
            **extras_of(self.about),
        }

    def game(self) -> Game:
        """Replay the game to where it was left; what was undone can be redone.

        `CorruptRecord` if it cannot be replayed.
        """
        game = self._replayed(self.played + self.undone)
        for _ in self.undone:
            game.undo()
        return game

    def game_up_to(self, number: int) -> Game:
        """Replay the first actions of a game only."""
        return self._replayed(self.played[:number])

    def _replayed(self, entries: Sequence[Entry]) -> Game:
        game = self.start()
        game.extras = extras_of(self.about)
        for number, entry in enumerate(entries):
            try:
                play_entry(game, entry)
            except CeresError as error:
                fault = Fault(f"actions[{number}]", "action-illegal", {"reason": error})
                raise CorruptRecord([fault], game) from None
            except (TypeError, KeyError):
                fault = Fault(f"actions[{number}]", "bad-entry", {"found": kind_of(entry)})
                raise CorruptRecord([fault], game) from None
        return game

    def start(self) -> Game:
        """Return the game before its first action, checked as every record is."""
        try:
            return Game.from_record({**self.head, "actions": [], "result": None})
        except CorruptRecord as error:
            # A game may start where it is over, and then has a result after all.
            if error.game is None or {fault.code for fault in error.faults} != {"wrong-result"}:
                raise
            return error.game


def head_of(record: Mapping[str, Any]) -> dict[str, Any]:
    """Return a record without what changes as the game is played."""
    return {key: record.get(key) for key in _HEAD}


def status(position: Position | None) -> dict[str, Any]:
    """Return the status of a game as the row of an entry has it; all nulls if unknown."""
    if position is not None:
        state = position._state
        # The bank has no limit (T5), but what is written has.
        if max(state.your_silver, *state.bribes, 0) >= _TOO_MUCH:
            raise CannotBeStored("number-too-large")
    return status_of(position)


def entry_rows(
    id: str, played: Sequence[Entry], positions: Sequence[Position | None]
) -> list[dict[str, Any]]:
    """Return the rows of a game's entries: the start, and what was played."""
    return [
        entry_row(
            id,
            number,
            entry,
            position,
            snapshot_of(played[:number], position) if wants_snapshot(number) else None,
        )
        for number, (entry, position) in enumerate(zip([None, *played], positions, strict=True))
    ]


def entry_row(
    id: str,
    number: int,
    entry: Entry | None,
    position: Position | None,
    snapshot: dict[str, Any] | None,
) -> dict[str, Any]:
    """Return the row of an entry, which led to a position."""
    known = status(position)
    return {"game": id, "number": number, "entry": entry, **known, "snapshot": snapshot}


def wants_snapshot(number: int) -> bool:
    """Return whether a snapshot is stored after this number of entries."""
    return 0 < number <= _LAST_SNAPSHOT and number % _SNAPSHOT_INTERVAL == 0


def snapshot_of(played: Sequence[Entry], position: Position | None) -> dict[str, Any] | None:
    """Return what it takes to go on from here; corrected games are always replayed."""
    if position is None or not all(isinstance(entry, str) for entry in played):
        return None
    return {"rules": RULES_VERSION, "position": position.to_dict(), "actions": list(played)}
