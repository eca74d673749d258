"""Saved games, in a file in the user's data folder or on a database server: see `Saves`.

Terminal and page use the same games, and play them through `saved_tables`.
"""

from ceres.saves.errors import (
    BadLocation,
    CannotBeStored,
    Conflict,
    DiskFailed,
    DiskFull,
    NoConnection,
    NoSuchGame,
    NoSuchPoint,
    PerhapsStored,
    SavesBroken,
    SavesError,
    SavesLocked,
    SavesNotWritable,
    SavesTooNew,
    SavesTooOld,
)
from ceres.saves.games import FIRST_REVISION, Saves
from ceres.saves.location import home, set_aside
from ceres.saves.queries import DELETED_FOR
from ceres.saves.schema import VERSION
from ceres.saves.stored import Saved, Summary

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
    "home",
    "set_aside",
]
