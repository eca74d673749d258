"""The errors that every store of games has; `ceres.saves.errors` has those of databases."""

from datetime import datetime, timedelta
from typing import Final

from ceres.errors import CodedError

DELETED_FOR: Final = timedelta(days=30)
"""How long a deleted game can be restored."""


class SavesError(CodedError):
    """The base class of the errors of saved games."""


class SavesLocked(SavesError):
    """The game, or the whole store, is in use and was not released in time."""


class NoSuchGame(SavesError):
    """There is no game of this id, or it was deleted."""

    @classmethod
    def unless_there(cls, id: str, found: bool, deleted: datetime | None = None) -> None:
        """Raise the error unless a game was found, and is not deleted."""
        if not found:
            raise cls("no-such-game", id=id)
        if deleted is not None:
            raise cls("game-deleted", id=id, until=(deleted + DELETED_FOR).date().isoformat())


class Conflict(SavesError):
    """The game was changed elsewhere since it was read: read it again."""

    @classmethod
    def unless_at(cls, id: str, revision: int, current: int) -> None:
        """Raise the error unless a game has the revision that a change was made to."""
        if revision != current:
            raise cls("conflict", id=id, revision=revision, current=current)
