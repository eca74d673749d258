"""Compiles the engine of a checkout where that was not yet done; `./ceres` leaves it running.

The program does not wait for it: it runs interpreted this time, and compiled from the next start
on. What happened is in `.venv/compile.log`. Sources for which it failed are not tried again, and
without a C compiler nothing happens.
"""

import contextlib
import importlib.metadata
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

from compile_engine import CERES, can_compile, loader

TOOLS: Final = Path(__file__).resolve().parent
ROOT: Final = TOOLS.parent
LOG: Final = ROOT / ".venv" / "compile.log"
# The digest of the sources that it was tried for.
TRIED: Final = ROOT / ".venv" / "compile-tried.txt"
_POLITE: Final = 10


def is_due() -> bool:
    """Return whether there is something to compile that was not tried yet."""
    if loader.pure_wanted():
        return False
    digest = loader.source_digest(CERES)
    return digest not in (_text(CERES / loader.DIRECTORY / loader.DIGEST), _text(TRIED))


def _text(path: Path) -> str:
    with contextlib.suppress(OSError):
        return path.read_text("utf-8")
    return ""


def compile_politely() -> None:
    """Install what compiling needs, and compile, with a low priority."""
    if not can_compile():
        return
    TRIED.write_text(loader.source_digest(CERES), "utf-8")
    if os.name == "posix":
        os.nice(_POLITE)
    with LOG.open("w", encoding="utf-8") as log:
        missing = [each for each in _needed() if not _is_installed(each)]
        if missing:
            _run([sys.executable, "-m", "pip", "install", *missing], log)
        _run([sys.executable, str(TOOLS / "compile_engine.py")], log)


def _needed() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed: list[str] = project["optional-dependencies"]["compile"]
    return needed


def _is_installed(requirement: str) -> bool:
    name, _, version = requirement.partition("==")
    with contextlib.suppress(importlib.metadata.PackageNotFoundError):
        return importlib.metadata.version(name) == version
    return False


def _run(command: list[str], log: IO[str]) -> None:
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=log, stderr=log)


@contextlib.contextmanager
def _alone() -> Iterator[bool]:
    """Yield whether no other process of this program is compiling here."""
    if os.name != "posix":
        yield True
        return
    import fcntl

    with (ROOT / "pyproject.toml").open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def main() -> None:
    """Compile, if that is due and nobody else does it."""
    with _alone() as alone:
        if alone and is_due():
            with contextlib.suppress(subprocess.CalledProcessError):  # the log says why
                compile_politely()


if __name__ == "__main__":
    main()
