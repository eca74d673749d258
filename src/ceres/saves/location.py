"""Where games are kept: a file in the user's data folder, another file, or a server."""

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ceres.saves.errors import BadLocation, SavesNotWritable

FILE_NAME: Final = "games.sqlite3"
FOLDER_NAME: Final = "gardens-of-ceres"

# What SQLite may keep beside a database. They belong to it and are moved with it.
COMPANIONS: Final = ("-wal", "-shm", "-journal")


@dataclass(frozen=True)
class Location:
    """A database: its address and, if it is a file, the path."""

    url: URL
    path: Path | None

    def __str__(self) -> str:
        """As a message names it: without a password."""
        return str(self.path or self.url.render_as_string(hide_password=True))

    @property
    def mark(self) -> str:
        """What tells this place from others, without saying where it is."""
        return sha256(str(self).encode()).hexdigest()[:16]


def home() -> Path:
    """The folder of this program: `CERES_HOME`, else one in the user's data folder (XDG)."""
    named = os.environ.get("CERES_HOME")
    try:
        if named:
            return Path(named).expanduser().absolute()
        data = Path(os.environ.get("XDG_DATA_HOME", ""))
        # XDG: a relative path is to be ignored.
        if not data.is_absolute():
            data = Path.home() / ".local" / "share"
        return data / FOLDER_NAME
    except (RuntimeError, OSError) as error:
        raise SavesNotWritable("not-writable", path=named or "~", problem=error) from None


def find_place(where: str | Path | None = None) -> Location:
    """The place of a path or a URL; without one, the file in `home()`.

    >>> find_place("postgresql+psycopg://ann:secret@host/ceres")
    Location(url=postgresql+psycopg://ann:***@host/ceres, path=None)
    """
    if where is None:
        where = home() / FILE_NAME
    if isinstance(where, str) and "://" in where:
        return _place_of_url(where)
    path = Path(where).absolute()
    return Location(URL.create("sqlite", database=str(path)), path)


def _place_of_url(text: str) -> Location:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # What stands before an @ may be a password.
        raise BadLocation("not-an-address", place=text.rpartition("@")[2]) from None
    if url.get_backend_name() != "sqlite":
        return Location(url, None)
    if not url.database or url.database.startswith((":memory:", "file:")):
        raise BadLocation("not-a-file", place=text)
    path = Path(url.database).absolute()
    return Location(url.set(database=str(path)), path)


def make_folder(path: Path) -> None:
    """The folder of a file, with its parents; only the user may look into a new one."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        is_folder = path.is_dir()
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise SavesNotWritable("not-writable", path=path, problem=problem) from None
    if is_folder:
        raise SavesNotWritable("is-a-folder", path=path)


def sync_folder(path: Path) -> None:
    """Make sure that a power cut does not take a new file's name away."""
    try:
        handle = os.open(path.parent, os.O_RDONLY)
    except OSError:  # pragma: no cover - Windows has no such thing, and needs none
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def free_name(path: Path, word: str) -> Path:
    """A path beside this one that is not taken: `games-<word>-<time>.sqlite3`."""
    time = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    number = 1
    while True:
        again = "" if number == 1 else f"-{number}"
        found = path.with_name(f"{path.stem}-{word}-{time}{again}{path.suffix}")
        if not any(os.path.lexists(f"{found}{end}") for end in ("", *COMPANIONS)):
            return found
        number += 1


def set_aside(where: str | Path | None = None) -> Path:
    """Move a database file away, so that a new one can be begun; the path it has now.

    Nothing in this package does so by itself: it is for whoever was told `SavesBroken` and has
    agreed. Close what uses the file first.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "games.sqlite3")
    ...     _ = path.write_text("not a database")
    ...     aside = set_aside(path)
    ...     path.exists(), aside.read_text(), aside.name.startswith("games-aside-")
    (False, 'not a database', True)
    """
    place = find_place(where)
    if place.path is None:
        raise BadLocation("not-a-file", place=place)
    aside = free_name(place.path, "aside")
    try:
        # First what SQLite keeps beside it: a new database must never meet an old journal.
        for end in (*COMPANIONS, ""):
            old = Path(f"{place.path}{end}")
            if end == "" or os.path.lexists(old):
                old.rename(f"{aside}{end}")
    except OSError as error:
        raise SavesNotWritable("not-writable", path=place, problem=error.strerror) from None
    sync_folder(aside)
    return aside
