"""The errors of saved games: what happened, and how to go on.

Each error has its facts as data (`code`, `facts`), so that a user interface can say it in its
own words; `str(error)` says it in English.
"""

from ceres.library.errors import SavesError


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


class SavesTooNew(SavesError):
    """The games were saved by a newer version of this program; they stay untouched."""


class SavesTooOld(SavesError):
    """The games on a server were saved by an older version: they are migrated when told to."""


class NoConnection(SavesError):
    """The database server does not answer, or refuses."""


class PerhapsStored(SavesError):
    """The database server was lost at the end of a change: read the game to see whether it is."""


class NoSuchPoint(SavesError):
    """The game has fewer actions, or nothing is undone."""
