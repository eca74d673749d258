"""Writing files whole: whoever reads finds the old file or the new one, and never a part of it."""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from ceres.messages import say

# How a SQLite file begins.
_DATABASE: Final = b"SQLite format 3\0"


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """Write a file that takes its place at the end; raise `OSError` if that fails.

    Only a file is replaced: a link, a device or a pipe stays what it is.
    """
    check_replaceable(path)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    with suppress(OSError):
        part.unlink()
    try:
        with part.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        with suppress(OSError):
            part.unlink()


def check_replaceable(path: Path) -> None:
    """Raise `OSError` if there is something at a path that is no plain file."""
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        return
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EEXIST, say("not-a-plain-file"), str(path))


def is_database(path: Path) -> bool:
    """Return whether a file is a SQLite database, which somebody may be using."""
    try:
        with path.open("rb") as file:
            return file.read(len(_DATABASE)) == _DATABASE
    except OSError:
        return False
