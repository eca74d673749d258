"""Games as they are read from the database, and what is stored of them."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from ceres.checking import kind_of
from ceres.errors import CeresError, Fault
from ceres.format.bounds import MOST_EXTRAS
from ceres.format.marks import RESIGNED, is_resigned, resigned_result
from ceres.format.record import RULES_VERSION, CorruptRecord, Entry, play_entry
from ceres.game import Game
from ceres.position import Position
from ceres.saves.errors import CannotBeStored

if TYPE_CHECKING:  # as loading it takes time
    from ceres.service.types.base import Difficulty, Phase, Variant
    from ceres.service.types.game import Result

EXTRA: Final = "x-"
_LONGEST_BRIEF: Final = 1000
# A snapshot is stored every this many entries: to open a game, at most that many are replayed.
_SNAPSHOT_INTERVAL: Final = 16
# Longer games have been corrected, and are replayed anyway.
_LAST_SNAPSHOT: Final = 400
# Python writes numbers of 4,300 digits at most.
_TOO_MUCH: Final = 10**1000
_HEAD: Final = ("format", "rules", "components", "seed", "start")


@dataclass(frozen=True)
class Summary:
    """A saved game as a list shows it.

    Its status (`era` to `ceres`) is `None` if it cannot be replayed: `Saves.load` says why.
    """

    id: str
    created: datetime
    changed: datetime
    deleted: datetime | None
    revision: int
    difficulty: "Difficulty"
    monuments: bool
    variants: "tuple[Variant, ...]"
    era: int | None
    phase: "Phase | None"
    you: int | None
    ceres: int | None
    actions: int
    result: "Result | None"
    about: dict[str, Any]

    @property
    def finished(self) -> bool:
        """The game is over."""
        return self.phase == "over"

    @property
    def playable(self) -> bool:
        """It can be continued."""
        return self.phase is not None and not self.finished


@dataclass(frozen=True)
class Saved:
    """A saved game as it was read; a change to it names its `revision`."""

    id: str
    revision: int
    game: Game
    about: dict[str, Any]
    owner: str | None = None


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


def extras_of(about: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is stored about a game as the further keys of its record.

    >>> extras_of({"strict": True})
    {'x-strict': True}
    """
    return {f"{EXTRA}{key}": value for key, value in about.items()}


def about_of(extras: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is to be stored about a game, from the further keys of its record."""
    return {key.removeprefix(EXTRA): value for key, value in extras.items()}


def brief_of(about: Mapping[str, Any]) -> dict[str, Any]:
    """Return what lists show of what is stored about a game: of long values, that they are there.

    >>> brief_of({"strict": True, "notes": "x" * 2000})
    {'strict': True, 'notes': True}
    """
    short = [key for key in about if len(key) <= _LONGEST_BRIEF][:MOST_EXTRAS]
    brief = {key: about[key] if _is_brief(about[key]) else True for key in short}
    if not is_resigned(extras_of(about)):
        brief.pop(RESIGNED.removeprefix(EXTRA), None)  # the database looks for it
    return brief


def _is_brief(value: object) -> bool:
    if isinstance(value, bool | int | float | None):
        return True
    # As JSON it is not shorter; so a long one need not be written to find out.
    return len(str(value)) <= _LONGEST_BRIEF and len(json.dumps(value)) <= _LONGEST_BRIEF


def resigned_status(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is different in the status of a game that the player gave up: it is lost."""
    if values["phase"] in (None, "over") or not is_resigned(extras_of(values["about"])):
        return {}
    return {"phase": "over", "result": resigned_result(values["you"], values["ceres"])}


def status(position: Position | None) -> dict[str, Any]:
    """Return the status of a game as the row of an entry has it; all nulls if unknown."""
    if position is None:
        return dict.fromkeys(("era", "phase", "you", "ceres", "result"))
    state = position._state
    # The bank has no limit (T5), but what is written has.
    if max(state.your_silver, *state.bribes, 0) >= _TOO_MUCH:
        raise CannotBeStored("number-too-large")
    return {
        "era": position.era,
        "phase": position.phase,
        "you": state.your_vp,
        "ceres": state.her_vp,
        "result": position.result,
    }


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
