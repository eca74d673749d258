"""A game: a start, the actions played since, and the position they lead to."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

from ceres.checking import Check, kind_of, shown
from ceres.components import STANDARD, Components, load_components
from ceres.engine.action import Action
from ceres.engine.setup import new_game
from ceres.engine.state import DIFFICULTIES
from ceres.errors import CeresError, InvalidOption
from ceres.events import Event
from ceres.format.position_reader import rules_for
from ceres.format.variants import read_variants
from ceres.messages import say
from ceres.position import Position

_FRESH_SEED_BITS: Final = 32


class NothingToUndo(CeresError):
    """There is no action to undo, or none to redo."""


class Game:
    """A game with its history: play, undo, write a record.

    >>> game = Game.new(seed=7, difficulty="hard", monuments=True)
    >>> events = game.play("income")
    >>> [event.type for event in events][:2]
    ['income', 'flip']
    >>> game.undo()
    >>> Game.from_record(game.record()).position == game.position
    True
    """

    def __init__(self, start: Position, seed: int | None = None) -> None:
        """Start a game from any position."""
        self.seed: Final = seed
        """The seed that it was set up from, if any."""
        self.extras: dict[str, Any] = {}
        """The further keys of its record, which begin with `x-`: the marks of the game."""
        self._positions: list[Position] = [start]
        self._entries: list[Action | Position] = []
        self._events: list[list[Event]] = []
        self._undone: list[tuple[Action | Position, Position, list[Event]]] = []

    @classmethod
    def new(
        cls,
        seed: int | None = None,
        difficulty: str = "normal",
        monuments: bool = False,
        variants: Iterable[str] = (),
        components: Components | str | Path | None = None,
    ) -> "Game":
        """Set up a new game; the same seed and options give the same game everywhere.

        `components` are those of your own box, or the path of their file (docs/formats.md).
        """
        names = _checked_options(seed, difficulty, monuments, variants, components)
        if isinstance(components, str | Path):
            components = load_components(components)
        if components == STANDARD:
            components = None
        if seed is None:
            seed = SystemRandom().getrandbits(_FRESH_SEED_BITS)
        rules = rules_for(difficulty, names, components)
        return cls(Position(new_game(rules, monuments, seed)), seed)

    @classmethod
    def from_record(cls, record: object) -> "Game":
        """Replay a `ceres-game/1` dictionary.

        Raise `CorruptRecord` if that fails: it says where, and holds the game up to there.
        """
        from ceres.format.record import replay

        return replay(record)

    @classmethod
    def from_json(cls, text: str) -> "Game":
        """Replay a record given as JSON text, which may be cut off: see `CorruptRecord`."""
        from ceres.format.record import replay_text

        return replay_text(text)

    @property
    def start(self) -> Position:
        """The position it began with."""
        return self._positions[0]

    @property
    def position(self) -> Position:
        """The current position."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[Position, ...]:
        """All positions from the start to now."""
        return tuple(self._positions)

    @property
    def entries(self) -> tuple[Action | Position, ...]:
        """The entries played: actions, and positions where the table was corrected."""
        return tuple(self._entries)

    @property
    def events(self) -> tuple[list[Event], ...]:
        """The events of each entry; a correction has none."""
        return tuple(self._events)

    def position_after(self, number: int) -> Position:
        """Return the position after `number` entries."""
        return self._positions[number]

    def events_of(self, number: int) -> list[Event]:
        """Return the events of an entry; the first has the number 0."""
        return self._events[number]

    @property
    def undone(self) -> tuple[Action | Position, ...]:
        """The undone entries that can be redone, the next one first."""
        return tuple(entry for entry, *_ in reversed(self._undone))

    def play(self, action: Action | str) -> list[Event]:
        """Play an action and then Ceres, up to your next decision; return the events.

        Raise `IllegalAction` if it is not legal; the game is then unchanged.
        """
        chosen = self.position._legal(action)
        position, events = self.position.play(chosen)
        self.append(chosen, position, events)
        return events

    def correct(self, position: Position) -> None:
        """Go on from the position that the real table shows instead (docs/formats.md)."""
        self.append(position, position, [])

    def append(self, entry: Action | Position, position: Position, events: list[Event]) -> None:
        """Add an entry that leads to this position; nothing can be redone after it."""
        self._entries.append(entry)
        self._positions.append(position)
        self._events.append(events)
        self._undone.clear()

    def undo(self) -> None:
        """Undo the last action; raise `NothingToUndo` at the start."""
        if not self._entries:
            raise NothingToUndo(say("nothing-to-undo"))
        self._undone.append((self._entries.pop(), self._positions.pop(), self._events.pop()))

    def redo(self) -> None:
        """Redo the action undone last; raise `NothingToUndo` if there is none."""
        if not self._undone:
            raise NothingToUndo(say("nothing-to-redo"))
        entry, position, events = self._undone.pop()
        self._entries.append(entry)
        self._positions.append(position)
        self._events.append(events)

    def clear_undone(self) -> None:
        """Empty the redo stack."""
        self._undone.clear()

    def rebase(self, positions: Sequence[Position]) -> None:
        """Replace all positions since the last correction, or since the start.

        Only their hidden things may differ. The redo stack is emptied.
        """
        number = self.base
        if number:
            self._entries[number - 1] = positions[0]
        self._positions[number:] = positions
        self._undone.clear()

    @property
    def base(self) -> int:
        """The number of entries up to the last correction of the table, included."""
        corrections = (n for n, entry in enumerate(self._entries, 1) if isinstance(entry, Position))
        return max(corrections, default=0)

    def record(self) -> dict[str, Any]:
        """Return the game as a `ceres-game/1` dictionary, which replays without its seed."""
        from ceres.format.record import written

        return written(self)

    def __repr__(self) -> str:
        return f"<Game {len(self._entries)} actions, {self.position!r}>"


def _checked_options(
    seed: object, difficulty: object, monuments: object, variants: object, components: object
) -> tuple[str, ...]:
    """Return the variants, sorted; raise `InvalidOption` with everything wrong with the options."""
    check = Check()
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or seed < 0):
        check.fault("seed", "bad-seed", found=shown(seed))
    check.word(difficulty, "difficulty", DIFFICULTIES)
    check.flag(monuments, "monuments")
    if not isinstance(components, Components | str | Path | None):
        check.fault("components", "not-components", found=kind_of(components))
    if not isinstance(variants, Iterable):
        check.fault("variants", "not-a-list", found=kind_of(variants))
        variants = ()
    given = [variants] if isinstance(variants, str) else variants
    names = read_variants(check, (("variants", variant) for variant in given))
    check.raise_faults(InvalidOption)
    return names
