"""Where games are kept: a file in the user's data folder, or a database server.

Terminal and page use the same games; see `Saves`.
"""

from ceres.saves.errors import (
    BadLocation,
    CannotBeKept,
    Conflict,
    DiskFailed,
    DiskFull,
    NoConnection,
    NoSuchGame,
    NoSuchPoint,
    SavesBroken,
    SavesError,
    SavesLocked,
    SavesNotWritable,
    SavesTooNew,
)
from ceres.saves.games import FIRST_REVISION, Saves
from ceres.saves.location import home, set_aside
from ceres.saves.rows import DELETED_FOR
from ceres.saves.stored import Saved, Summary
from ceres.saves.tables import VERSION

__all__ = [
    "DELETED_FOR",
    "FIRST_REVISION",
    "VERSION",
    "BadLocation",
    "CannotBeKept",
    "Conflict",
    "DiskFailed",
    "DiskFull",
    "NoConnection",
    "NoSuchGame",
    "NoSuchPoint",
    "Saved",
    "Saves",
    "SavesBroken",
    "SavesError",
    "SavesLocked",
    "SavesNotWritable",
    "SavesTooNew",
    "Summary",
    "home",
    "set_aside",
]
