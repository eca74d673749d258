"""What can go wrong with kept games, for people: what happened, and how to go on.

Each error keeps its facts as data (`code`, `facts`), so that a user interface can say it in its
own words; `str(error)` says it in English.
"""

from ceres.errors import CodedError


class SavesError(CodedError):
    """The base of all that can go wrong with kept games."""


class BadLocation(SavesError):
    """Games cannot be kept at the place that was named."""


class SavesNotWritable(SavesError):
    """The folder cannot be made or written, or the file in it."""


class CannotBeKept(SavesError):
    """What is to be kept has something in it that the database does not take."""


class DiskFull(SavesError):
    """No room is left: this was not kept, what was kept before is there."""


class DiskFailed(SavesError):
    """The disk reports an error other than being full."""


class SavesBroken(SavesError):
    """The file is no database, or a damaged one; it stays as it is (`set_aside`)."""


class SavesLocked(SavesError):
    """Another program holds the database and did not let go in time."""


class SavesTooNew(SavesError):
    """The games were kept by a newer version of this program; they stay untouched."""


class NoConnection(SavesError):
    """The database server does not answer, or refuses."""


class NoSuchGame(SavesError):
    """There is no game of this id, or it was deleted."""


class Conflict(SavesError):
    """The game has been changed elsewhere since it was read: load it again."""


class NoSuchPoint(SavesError):
    """The game has not so many actions, or nothing is undone."""
