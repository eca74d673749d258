"""The errors of saved games: what happened, and how to go on.

Each error has its facts as data (`code`, `facts`), so that a user interface can say it in its
own words; `str(error)` says it in English.
"""

from ceres.errors import CodedError


class SavesError(CodedError):
    """The base class of the errors of saved games."""


class BadLocation(SavesError):
    """Games cannot be saved at the location that was named."""


class SavesNotWritable(SavesError):
    """The folder cannot be made or written, or the file in it."""


class CannotBeStored(SavesError):
    """There is something in a game that the database does not take."""


class DiskFull(SavesError):
    """No room is left: this was not saved, what was saved before is there."""


class DiskFailed(SavesError):
    """The disk reports an error other than being full."""


class SavesBroken(SavesError):
    """The file is no database, or a damaged one; it stays as it is (`set_aside`)."""


class SavesLocked(SavesError):
    """Another program has the database locked, and did not release it in time."""


class SavesTooNew(SavesError):
    """The games were saved by a newer version of this program; they stay untouched."""


class SavesTooOld(SavesError):
    """The games on a server were saved by an older version: they are migrated when told to."""


class NoConnection(SavesError):
    """The database server does not answer, or refuses."""


class PerhapsStored(SavesError):
    """The database server was lost at the end of a change: read the game to see whether it is."""


class NoSuchGame(SavesError):
    """There is no game of this id, or it was deleted."""


class Conflict(SavesError):
    """The game was changed elsewhere since it was read: read it again."""


class NoSuchPoint(SavesError):
    """The game has fewer actions, or nothing is undone."""
