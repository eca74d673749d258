"""The port for storage: what a library of games needs of a database or a browser."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, NamedTuple, Protocol

from ceres.actions import Action
from ceres.game import Game
from ceres.library.summary import Counted, Fingerprint, Summary
from ceres.position import Position

FIRST_REVISION: Final = 1

Undone = Sequence[Action | Position]


@dataclass(frozen=True)
class Saved:
    """A saved game as it was read; a change to it names its `revision`."""

    id: str
    revision: int
    game: Game
    about: dict[str, Any]
    owner: str | None = None


class Before(NamedTuple):
    """How a game was before a change: its entries, what was undone, and its further keys."""

    entries: tuple[Action | Position, ...]
    undone: Undone
    extras: dict[str, Any]

    @classmethod
    def of(cls, game: Game, undone: Undone) -> "Before":
        """Return how a game is now."""
        return cls(game.entries, tuple(undone), dict(game.extras))


class GameStore(Protocol):
    """Stores games. A change names the revision it was made to: `Conflict` if there is a later one.

    Whatever is asked of a game that is not there, or deleted, is `NoSuchGame`. `owner` tells
    players apart where several share a store; `None` stands for all of them.
    """

    @property
    def location(self) -> object:
        """Where the games are, for messages."""

    def create(self, game: Game, owner: str | None = None, /) -> str:
        """Store a new game; return its id."""

    def adopt(
        self,
        game: Game,
        created: datetime,
        changed: datetime,
        owner: str | None = None,
        undone: Undone = (),
    ) -> str:
        """Store a game that was played elsewhere, with what was undone in it; return its id.

        It is stored as if it had been played here.
        """

    def store(self, id: str, game: Game, revision: int, before: Before, undone: Undone) -> int:
        """Store a game that was changed, and what is undone; return its new revision."""

    def keep(self, id: str, key: str, value: object) -> None:
        """Store something about a game that does not change it: its revision stays."""

    def resume(self, id: str) -> Saved:
        """Read a game to play on."""

    def revision(self, id: str) -> int:
        """Return the revision of a game: it grows with every change."""

    def record(self, id: str) -> dict[str, Any]:
        """Return the record of a game with all marks; it is not replayed, and so cannot fail."""

    def summary(self, id: str) -> Summary:
        """Return a game as a list shows it."""

    def list(self, deleted: bool = False, owner: str | None = None) -> Sequence[Summary]:
        """List the games, the one changed last first, or the deleted ones, the latest first."""

    def finished(self, owner: str | None = None) -> Sequence[Summary]:
        """List the games that are over, each with its seed and what was counted."""

    def alike(self, fingerprint: Fingerprint, owner: str | None = None) -> Sequence[Summary]:
        """List the games with this fingerprint, the first one first."""

    def fetch(self, ids: Iterable[str]) -> None:
        """Prepare for reading these games, all at once."""

    def store_counted(self, found: Mapping[str, tuple[int, Counted]]) -> None:
        """Store what was counted, by id, each with the revision it had; it is only a cache."""

    def delete(self, id: str) -> None:
        """Delete a game. For `DELETED_FOR` it can be restored."""

    def restore(self, id: str) -> None:
        """Restore a deleted game."""
