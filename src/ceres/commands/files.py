"""Files of the command line: `-` is standard input, and files are written atomically."""

import os
import stat
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ceres.checking import NotReadable, read_text
from ceres.errors import CodedError, Fault
from ceres.files import check_replaceable, is_database, replacing
from ceres.messages import say

STANDARD_STREAM: Final = "-"


class CannotWrite(CodedError):
    """A file that cannot be written, or must not be."""


def read_source(source: str) -> str:
    """Read a file, or standard input; raise `NotReadable` if that fails."""
    if source != STANDARD_STREAM:
        return read_text(Path(source))
    name = say("standard-input")
    if sys.stdin is None:
        raise NotReadable(Fault("", "cannot-read", {"path": name, "problem": say("closed")}))
    try:
        return sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotReadable(Fault(name, "not-utf8", {"byte": error.start})) from None
    except OSError as error:
        facts = {"path": name, "problem": error.strerror}
        raise NotReadable(Fault("", "cannot-read", facts)) from None


def check_target(target: str, overwrite: bool) -> None:
    """Raise `CannotWrite` if there is something already that must not be overwritten."""
    if not overwrite and os.path.lexists(target):
        raise CannotWrite("exists-already", path=target)
    mode = _mode(Path(target))
    if stat.S_ISLNK(mode):
        raise CannotWrite("is-a-link", path=target)
    if not _is_stream(mode):
        try:
            check_replaceable(Path(target))
        except (OSError, ValueError) as error:
            raise _cannot_write(target, error) from None


def write_whole(target: str, text: str | bytes | Iterable[str], overwrite: bool) -> None:
    """Write a file atomically; raise `CannotWrite` if that fails.

    A device or a pipe is written to and stays what it is; a link or a database is refused.
    """
    path, parts = Path(target), [text] if isinstance(text, str | bytes) else text
    written = (part if isinstance(part, bytes) else part.encode() for part in parts)
    check_target(target, overwrite)
    mode = _mode(path)
    if stat.S_ISREG(mode) and is_database(path):
        raise CannotWrite("is-the-database", path=target)
    if _is_stream(mode):
        try:
            with path.open("wb") as stream:
                stream.writelines(written)
        except OSError as error:
            raise _cannot_write(target, error) from None
        return
    try:
        with replacing(path) as file:
            file.writelines(written)
    except (OSError, ValueError) as error:
        raise _cannot_write(target, error) from None


def _mode(path: Path) -> int:
    """Return the mode of a file, which says of what kind it is; 0 if there is none."""
    try:
        return path.lstat().st_mode
    except (OSError, ValueError):
        return 0


def _is_stream(mode: int) -> bool:
    return stat.S_ISCHR(mode) or stat.S_ISFIFO(mode)


def _cannot_write(target: str, error: Exception) -> CannotWrite:
    problem = getattr(error, "strerror", None) or error
    return CannotWrite("cannot-write", path=target, problem=problem)
