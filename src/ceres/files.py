"""Writing files whole: whoever reads finds the old file or the new one, and never a part of it."""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from ceres.messages import say


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
    """Raise `OSError` if there is something at a path that is neither a file nor a folder."""
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        return
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise OSError(errno.EEXIST, say("not-a-plain-file"), str(path))
