"""Saved games, in a file in the user's data folder or on a database server: see `Saves`.

Terminal and page use the same games, and play them through `ceres.library`.
"""

from ceres.library.errors import DELETED_FOR, Conflict, NoSuchGame, SavesError, SavesLocked
from ceres.library.store import FIRST_REVISION, Saved
from ceres.library.summary import Summary
from ceres.saves.errors import (
    BadLocation,
    CannotBeStored,
    DiskFailed,
    DiskFull,
    NoConnection,
    NoSuchPoint,
    PerhapsStored,
    SavesBroken,
    SavesNotWritable,
    SavesTooNew,
    SavesTooOld,
)
from ceres.saves.games import Saves
from ceres.saves.location import find_existing, home, set_aside
from ceres.saves.schema import VERSION

__all__ = [
    "DELETED_FOR",
    "FIRST_REVISION",
    "VERSION",
    "BadLocation",
    "CannotBeStored",
    "Conflict",
    "DiskFailed",
    "DiskFull",
    "NoConnection",
    "NoSuchGame",
    "NoSuchPoint",
    "PerhapsStored",
    "Saved",
    "Saves",
    "SavesBroken",
    "SavesError",
    "SavesLocked",
    "SavesNotWritable",
    "SavesTooNew",
    "SavesTooOld",
    "Summary",
    "find_existing",
    "home",
    "set_aside",
]
