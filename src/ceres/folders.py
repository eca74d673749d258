"""The folder of this program: where each system keeps what belongs to programs.

`CERES_HOME` comes first. Saved games and the settings of the terminal are in it.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import platformdirs

GAMES: Final = "games.sqlite3"
_NAME: Final = "gardens-of-ceres"


def home() -> Path:
    """Return the folder; `OSError` or `RuntimeError` if there is no home folder for it."""
    if named := os.environ.get("CERES_HOME"):
        return Path(named).expanduser().absolute()
    old, usual = _old_home(), _usual_home()
    return old if old.is_dir() and not usual.exists() else usual


def move_home() -> Path | None:
    """Move the folder from where it once was on Windows and macOS.

    Return where it is now, if it was moved. It stays where it is while a program uses the games,
    and if it cannot be moved at once and whole; another start tries again.
    """
    if os.environ.get("CERES_HOME"):
        return None
    old, usual = home(), _usual_home()
    if old == usual:
        return None
    with suppress(OSError, sqlite3.Error):
        _close_games(old / GAMES)
        usual.parent.mkdir(parents=True, exist_ok=True)
        old.rename(usual)
        return usual
    return None


def _usual_home() -> Path:
    return platformdirs.PlatformDirs(_NAME, appauthor=False).user_data_path


def _old_home() -> Path:
    data = Path(os.environ.get("XDG_DATA_HOME", ""))
    # XDG: a relative path is to be ignored.
    return (data if data.is_absolute() else Path.home() / ".local" / "share") / _NAME


def _close_games(path: Path) -> None:
    """Make one file of a database; `sqlite3.Error` if another program has it open."""
    if path.exists():
        with closing(sqlite3.connect(path, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
