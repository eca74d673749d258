"""Decides whether compiled code is used, and refuses it when it is stale.

The modules of some packages are compiled by mypyc, all together, into the directory `compiled` of
`ceres`: by `./compile` in a checkout and by the build hook in a wheel, together with a digest of
the sources they were made from. They are used only if that digest is the sources' own: code that no
longer does what its source says would be worse than slow code.

    compiled/sources.cpython-….sha256    the digest
    compiled/ceres__mypyc.cpython-….so   the code of all modules
    compiled/ceres/engine/board.c….so    one for each module: the name under which it is imported

The `__init__` of such a package puts the directory with its compiled modules ahead of its sources.
In the page without a server there is the library alone, and the modules are imported from it; it
has bytecode in the place of sources, and so does the digest.

The build loads this file by its path, without the package around it, so that both sides agree on
names and digest. So it imports the standard library only, and is never compiled itself.
"""

import os
import sys
import warnings
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

# It names Python's version and the platform. Each has modules and a digest of its own, so that
# compiling for one never makes the old modules of another look fresh.
SUFFIX: Final = EXTENSION_SUFFIXES[0]

DIRECTORY: Final = "compiled"
DIGEST: Final = f"sources{SUFFIX}.sha256"
LIBRARY: Final = "ceres.compiled.ceres"  # mypyc adds `__mypyc`

# The packages whose modules are compiled: the rules, what bots think with, what proves endings,
# what agents are shown.
PACKAGES: Final = (
    Path("engine"),
    Path("bots", "strategies"),
    Path("coach", "endings"),
    Path("environment", "features"),
)
# What compiled code copies constants from (see `source_digest`).
_READ_AS_WELL: Final = Path("components")
_NEVER_COMPILED: Final = frozenset({"__init__", "_loader", "_word"})
# Pyodide's versions share a suffix, but not their structures.
_BUILD: Final = sys.version if sys.platform == "emscripten" else ""


def pure_wanted() -> bool:
    """Return whether `CERES_PURE=1` in the environment asks for interpreted code."""
    return os.environ.get("CERES_PURE") == "1"


def sources(ceres: Path) -> list[Path]:
    """List the files below the directory of `ceres` that are compiled."""
    return [
        path
        for package in PACKAGES
        for path in _modules(ceres / package)
        if path.stem not in _NEVER_COMPILED
    ]


def _modules(package: Path) -> list[Path]:
    """List the modules of a package: their sources, or where there are none, their bytecode."""
    return sorted(package.glob("*.py")) or sorted(package.glob("*.pyc"))


def source_digest(ceres: Path) -> str:
    """Return the SHA-256 of names and contents of everything that goes into the compiled code.

    The modules of `components` do too: mypyc copies `Final` constants which the engine imports.
    """
    # Here, because it is slow to load and needed only where there is compiled code.
    import hashlib

    digest = hashlib.sha256(_BUILD.encode())
    for path in [*_modules(ceres / _READ_AS_WELL), *sources(ceres)]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ceres).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


@cache
def compiled_code(ceres: Path) -> Path | None:
    """Return the directory of compiled packages to use instead of the sources, if any.

    Warns where there is compiled code for this Python, but of other sources.
    """
    if pure_wanted():
        return None
    directory = ceres / DIRECTORY
    try:
        compiled_from = (directory / DIGEST).read_text(encoding="utf-8")
    except OSError:
        return None
    if compiled_from == source_digest(ceres):
        # mypyc sets the `__file__` of modules to such a path beside their library.
        modules = directory / "ceres"
        if not modules.is_dir():
            sys.meta_path.insert(0, LibraryFinder(ceres))
        return modules
    warnings.warn(
        f"the compiled engine in {directory} is stale and not used: its sources have changed. "
        "Run ./compile in the checkout to compile it again, or delete that directory.",
        RuntimeWarning,
        stacklevel=3,
    )
    return None


def compiled_modules(package: Path) -> list[str]:
    """Return the directory of a package's compiled modules, to go ahead of its search path, if any.

    `package` is the package's own directory, such as `…/ceres/bots/strategies`.
    """
    ceres = next(parent for parent in package.parents if parent.name == "ceres")
    compiled = compiled_code(ceres)
    return [] if compiled is None else [str(compiled / package.relative_to(ceres))]


class LibraryFinder:
    """Finds compiled modules in their library itself.

    A page would spend a tenth of a second on loading a file for each of them.
    """

    def __init__(self, ceres: Path) -> None:
        top = ceres.parent
        library = f"{LIBRARY.rpartition('.')[2]}__mypyc{SUFFIX}"
        self._library: Final = str(ceres / DIRECTORY / library)
        self._names: Final = {
            ".".join(path.relative_to(top).with_suffix("").parts) for path in sources(ceres)
        }

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Say where a module is, if it is one of the compiled ones."""
        if name not in self._names:
            return None
        loader = ExtensionFileLoader(name, self._library)
        return spec_from_file_location(name, self._library, loader=loader)
