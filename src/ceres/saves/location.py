"""Where the database is: a file in the user's data folder, another file, or a server."""

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ceres import folders
from ceres.folders import GAMES
from ceres.saves.errors import BadLocation, SavesNotWritable

# The files that SQLite may have beside a database. They belong to it and are moved with it.
SIDE_FILES: Final = ("-wal", "-shm", "-journal")


@dataclass(frozen=True)
class Location:
    """The location of a database: its URL and, if it is a file, the path."""

    url: URL
    path: Path | None

    def __str__(self) -> str:
        """Return it as messages name it: without a password."""
        return str(self.path or self.url.render_as_string(hide_password=True))

    @property
    def fingerprint(self) -> str:
        """Tells this location from others without saying where it is."""
        return sha256(str(self).encode()).hexdigest()[:16]


def home() -> Path:
    """Return the folder of this program: `CERES_HOME`, else one in the user's data folder."""
    try:
        return folders.home()
    except (RuntimeError, OSError) as error:
        named = os.environ.get("CERES_HOME") or "~"
        raise SavesNotWritable("not-writable", path=named, problem=error) from None


def find_location(where: str | Path | None = None) -> Location:
    """Return the location of a path or a URL; without one, the file in `home()`.

    >>> find_location("postgresql+psycopg://ann:secret@host/ceres")
    Location(url=postgresql+psycopg://ann:***@host/ceres, path=None)
    """
    if where is None:
        where = home() / GAMES
    if isinstance(where, str) and "://" in where:
        return _location_of_url(where)
    path = Path(where).absolute()
    return Location(URL.create("sqlite", database=str(path)), path)


def find_existing(where: str | Path | None) -> Location:
    """Return the location of a database that is there already, as far as its place can tell."""
    location = find_location(where)
    if location.path is not None and not location.path.exists():
        raise BadLocation("no-database", path=location)
    return location


def _location_of_url(text: str) -> Location:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # Before an @ there may be a password.
        raise BadLocation("not-an-address", place=text.rpartition("@")[2]) from None
    if url.get_backend_name() != "sqlite":
        return Location(url, None)
    if not url.database or url.database.startswith((":memory:", "file:")):
        raise BadLocation("not-a-file", place=text)
    path = Path(url.database).absolute()
    return Location(url.set(database=str(path)), path)


def make_folder(path: Path) -> None:
    """Make the folder of a file, with its parents; only the user may read a new one."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        is_folder = path.is_dir()
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise SavesNotWritable("not-writable", path=path, problem=problem) from None
    if is_folder:
        raise SavesNotWritable("is-a-folder", path=path)


def sync_folder(path: Path) -> None:
    """Make sure that a new file still has its name after a power cut."""
    try:
        handle = os.open(path.parent, os.O_RDONLY)
    except OSError:  # pragma: no cover - Windows has no such thing, and needs none
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def free_name(path: Path, word: str) -> Path:
    """Return a path beside this one that is not taken: `games-<word>-<time>.sqlite3`."""
    time = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    number = 1
    while True:
        again = "" if number == 1 else f"-{number}"
        found = path.with_name(f"{path.stem}-{word}-{time}{again}{path.suffix}")
        if not any(os.path.lexists(f"{found}{end}") for end in ("", *SIDE_FILES)):
            return found
        number += 1


def set_aside(where: str | Path | None = None) -> Path:
    """Move a database file away, so that a new one can be made; return its new path.

    This package never calls it by itself: it is for players who were told of `SavesBroken` and
    have agreed. Close whatever uses the file first.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "games.sqlite3")
    ...     _ = path.write_text("not a database")
    ...     aside = set_aside(path)
    ...     path.exists(), aside.read_text(), aside.name.startswith("games-aside-")
    (False, 'not a database', True)
    """
    location = find_location(where)
    if location.path is None:
        raise BadLocation("not-a-file", place=location)
    aside = free_name(location.path, "aside")
    try:
        # First the files beside it: a new database must never meet an old journal.
        for end in (*SIDE_FILES, ""):
            old = Path(f"{location.path}{end}")
            if end == "" or os.path.lexists(old):
                old.rename(f"{aside}{end}")
    except OSError as error:
        raise SavesNotWritable("not-writable", path=location, problem=error.strerror) from None
    sync_folder(aside)
    return aside
