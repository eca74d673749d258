"""Packs our code for the page without a server; run by Pyodide, whose Python it is for.

    pack(Path("/src"), Path("/made/ceres.zip"), Path("/engine/….so"))

Packs the modules that the page's workers ask for, and every module of ours that these import, now
or later, as bytecode, so that the page need not compile sources. It works only if nothing but the
standard library is needed.
"""

import ast
import importlib.util
import json
import py_compile
import shutil
import sys
import tempfile
import zipfile
from importlib.abc import InspectLoader
from pathlib import Path
from typing import Final, cast

# What the page asks at once, what it asks when somebody is to think, and random games.
FACE: Final = "ceres.library.page"
FACES: Final = (FACE, "ceres.coach.job_server", "ceres.engine.playout")
# Data that modules read: the box, the lesson, the puzzles, the English of the library, and what a
# picture of a position is drawn with.
_DRAWN: Final = ("cards", "emblems", "icons", "pieces", "tiles")
_SVG: Final = tuple(f"svg/{folder}/*.svg" for folder in _DRAWN)
DATA: Final = ("*.toml", "*.json", "*.json.gz", "en.ftl", *_SVG)
# Messages that no module of these says: they are for the screens, the terminal and reports.
UNSAID: Final = ("page-", "terminal-", "report-", "lab-")
# Of the standard library, what is imported at once, but is in Pyodide as sources, slow to compile.
STANDARD: Final = ("hashlib", "tomllib", "tomllib._parser", "tomllib._re", "tomllib._types")
# The same contents make the same file.
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


def pack(src: Path, archive: Path, library: Path | None = None) -> str:
    """Write the archive; return the names of its source files, below `src`, as JSON.

    `library` is the compiled engine, if there is one.
    """
    sources = sorted(packed_modules(src))
    folders = {path.parent for path in sources}
    data = sorted(path for folder in folders for each in DATA for path in folder.glob(each))
    with tempfile.TemporaryDirectory() as directory:
        staged = Path(directory)
        for path in sources:
            name = path.relative_to(src).as_posix()
            _compile(path, staged / f"{name}c", name)
        for path in data:
            copy = staged / path.relative_to(src)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
        _shorten(staged / "ceres" / "text" / "en.ftl")
        _add_standard(staged)
        if library is not None:
            add_library(staged, src, library)
        _zip(staged, archive)
    return json.dumps([path.relative_to(src).as_posix() for path in (*sources, *data)])


def packed_modules(src: Path) -> set[Path]:
    """Return the files of all modules of ours that are packed."""
    return {path for face in FACES for path in imported(src, face)}


def imported(src: Path, module: str) -> set[Path]:
    """Return the files of a module of ours and of all that it imports, wherever in it."""
    found: set[Path] = set()
    left = [module]
    while left:
        name = left.pop()
        path = _file(src, name)
        if path is None or path in found:
            continue
        found.add(path)
        left.append(name.rpartition(".")[0])
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                left += [each.name for each in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                left += [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
    return found


def _file(src: Path, module: str) -> Path | None:
    """Return the file of a module, if it is one of ours."""
    path = src.joinpath(*module.split("."))
    candidates = (path / "__init__.py", path.with_suffix(".py"))
    return next((each for each in candidates if module and each.is_file()), None)


def _compile(path: Path, code: Path, name: str) -> None:
    """Compile a module so that it is found without its source, and leave out docstrings."""
    code.parent.mkdir(parents=True, exist_ok=True)
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(
        str(path), str(code), dfile=name, doraise=True, optimize=2, invalidation_mode=unchecked
    )


def _shorten(messages: Path) -> None:
    """Leave out the comments of a file of messages, and the messages that are not said here."""
    kept: list[str] = []
    said = False
    for line in messages.read_text("utf-8").splitlines(keepends=True):
        if line[:1].isalpha() or line.startswith("#"):
            said = not line.startswith(("#", *UNSAID))
        if said:
            kept.append(line)
    messages.write_text("".join(kept), "utf-8")


def _add_standard(staged: Path) -> None:
    """Add modules of the standard library, which Pyodide has in an archive."""
    for name in STANDARD:
        spec = importlib.util.find_spec(name)
        assert spec is not None
        path = Path(*name.split("."))
        path = path / "__init__.py" if spec.submodule_search_locations else path.with_suffix(".py")
        source = staged / path
        source.parent.mkdir(exist_ok=True)
        source.write_text(cast(InspectLoader, spec.loader).get_source(name) or "", "utf-8")
        _compile(source, source.with_suffix(".pyc"), path.as_posix())
        source.unlink()


def add_library(staged: Path, src: Path, library: Path) -> None:
    """Add the compiled engine to packed or unpacked code of ours.

    With it goes the digest by which the loader knows that it fits.
    """
    sys.path.insert(0, str(src))
    from ceres.engine import _loader

    folder = staged / "ceres" / _loader.DIRECTORY
    folder.mkdir()
    shutil.copyfile(library, folder / library.name)
    (folder / _loader.DIGEST).write_text(_loader.source_digest(staged / "ceres"), "utf-8")


def _zip(staged: Path, archive: Path) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(each for each in staged.rglob("*") if each.is_file()):
            info = zipfile.ZipInfo(path.relative_to(staged).as_posix(), LONG_AGO)
            packed.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
