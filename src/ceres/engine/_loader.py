"""Decides whether the compiled engine is used, and refuses it when it is stale.

The engine's modules are compiled by mypyc into the directory `compiled` beside their sources, by
`./compile` in a checkout and by the build hook in a wheel, together with a digest of the sources
they were made from. They are used only if that digest is the sources' own: code that no longer
does what its source says would be worse than slow code.

    compiled/sources.cpython-….sha256   the digest
    compiled/engine__mypyc.cpython-….so the code of all modules
    compiled/ceres/engine/board.c….so   one for each module: the name under which it is imported

The build loads this file by its path, without the package around it, so that both sides agree on
names and digest. So it imports the standard library only, and is never compiled itself.
"""

import os
import warnings
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

# It names Python's version and the platform. Each has modules and a digest of its own, so that
# compiling for one never makes the old modules of another look fresh.
SUFFIX: Final = EXTENSION_SUFFIXES[0]

DIRECTORY: Final = "compiled"
DIGEST: Final = f"sources{SUFFIX}.sha256"
LIBRARY: Final = "ceres.engine.compiled.engine"  # mypyc adds `__mypyc`
# Below DIRECTORY: mypyc sets the `__file__` of modules to such a path beside their library.
MODULES: Final = Path("ceres", "engine")

_NEVER_COMPILED: Final = frozenset({"__init__.py", "_loader.py", "_word.py"})


def pure_wanted() -> bool:
    """Whether `CERES_PURE=1` in the environment asks for interpreted code."""
    return os.environ.get("CERES_PURE") == "1"


def sources(engine: Path) -> list[Path]:
    """The files in the engine's directory that are compiled."""
    return sorted(path for path in engine.glob("*.py") if path.name not in _NEVER_COMPILED)


def source_digest(engine: Path) -> str:
    """The SHA-256 of names and contents of everything that goes into the compiled code.

    The modules of `components` do too: mypyc copies `Final` constants which the engine imports.
    """
    # Here, because it is slow to load and needed only where there is compiled code.
    import hashlib

    digest = hashlib.sha256()
    for path in [*sorted((engine.parent / "components").glob("*.py")), *sources(engine)]:
        content = path.read_bytes()
        digest.update(f"{path.parent.name}/{path.name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def compiled_modules(engine: Path) -> Path | None:
    """The directory of compiled modules to use instead of the sources in `engine`, if any.

    Warns where there is compiled code for this Python, but of other sources.
    """
    if pure_wanted():
        return None
    directory = engine / DIRECTORY
    try:
        compiled_from = (directory / DIGEST).read_text(encoding="ascii")
    except OSError:
        return None
    if compiled_from == source_digest(engine):
        return directory / MODULES
    warnings.warn(
        f"the compiled engine in {directory} is stale and not used: its sources have changed. "
        "Run ./compile in the checkout to compile it again, or delete that directory.",
        RuntimeWarning,
        stacklevel=2,
    )
    return None
