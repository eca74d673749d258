"""A game that is being played and kept: what is shown as done is on the disk."""

from dataclasses import dataclass
from typing import Final

from ceres.actions import Action
from ceres.errors import CodedError
from ceres.events import Event
from ceres.game import Game
from ceres.position import Position
from ceres.saves import FIRST_REVISION, Conflict, Saves, SavesError

# What a kept game has that is played beside a real table. `ceres.companion` calls it so; without
# it the first screen is there sooner.
REAL: Final = "real"


class AtRealTable(CodedError):
    """The game lies on a real table; on the screen alone it would go on as another game."""


@dataclass(frozen=True)
class Turn:
    """What was played and what happened then; a correction of the table has no events."""

    action: str
    events: tuple[Event, ...]


class Session:
    """A kept game: play, undo and redo, each kept before it returns.

    If keeping fails, the game stands as before. After a `Conflict` the game has been read again.
    """

    def __init__(self, saves: Saves, id: str, revision: int, game: Game) -> None:
        """Use `begin` or `resume`."""
        self._saves: Final = saves
        self.id: Final = id
        self.game = game
        self._revision = revision
        self._turns = _told(game)

    @classmethod
    def begin(cls, saves: Saves, game: Game) -> "Session":
        """Keep a new game from now on."""
        return cls(saves, saves.create(game), FIRST_REVISION, game)

    @classmethod
    def resume(cls, saves: Saves, id: str) -> "Session":
        """Go on with a kept game; `AtRealTable` if it is played beside a real one."""
        saved = saves.read(id)
        if REAL in saved.about:
            raise AtRealTable("at-real-table")
        return cls(saves, id, saved.revision, saved.game)

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.game.position

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Everything that was played so far."""
        return tuple(self._turns)

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return bool(self.game.entries)

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return bool(self.game.undone)

    def play(self, action: Action | str) -> Turn:
        """Play an action, keep it, and give what happened.

        `IllegalAction` if it is not legal; `SavesError` if it could not be kept.
        """
        position, events = self.position.play(action)
        try:
            self._revision = self._saves.append(self.id, action, self._revision, position)
        except SavesError as error:
            self._gone_on_elsewhere(error)
            raise
        self.game.play(action)
        self._turns.append(Turn(str(action), tuple(events)))
        return self._turns[-1]

    def undo(self) -> Turn:
        """Take the last action back; what it was."""
        self.game.undo()
        try:
            number = len(self.game.entries)
            self._revision = self._saves.truncate(self.id, number, self._revision)
        except SavesError as error:
            self.game.redo()
            self._gone_on_elsewhere(error)
            raise
        return self._turns.pop()

    def redo(self) -> Turn:
        """Play again what was taken back."""
        before = self.position
        self.game.redo()
        try:
            self._revision = self._saves.redo(self.id, self._revision)
        except SavesError as error:
            self.game.undo()
            self._gone_on_elsewhere(error)
            raise
        self._turns.append(_turn(before, self.game.entries[-1]))
        return self._turns[-1]

    def _gone_on_elsewhere(self, error: SavesError) -> None:
        """Read the game again if another program has changed it."""
        if isinstance(error, Conflict):
            saved = self._saves.read(self.id)
            self.game, self._revision = saved.game, saved.revision
            self._turns = _told(self.game)


def _told(game: Game) -> list[Turn]:
    """What happened in a game so far."""
    return [
        _turn(position, entry)
        for position, entry in zip(game.positions, game.entries, strict=False)
    ]


def _turn(before: Position, entry: Action | Position) -> Turn:
    if isinstance(entry, Position):
        return Turn("", ())
    return Turn(str(entry), tuple(before.play(entry)[1]))
