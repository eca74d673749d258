"""Packs the engine for the page that needs no server; run by Pyodide, whose Python it is for.

    pack(Path("/src"), Path("/packed"))

`ceres.service.desk` is imported, and every module of ours that came with it is packed, compiled: so
the page need not compile sources. It works only if nothing but the standard library is needed.
"""

import importlib
import json
import py_compile
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Final

FACE: Final = "ceres.service.desk"
# What the modules read beside themselves: the box, the lesson, and the English of the library.
DATA: Final = ("components/*.toml", "service/*.json", "text/en.ftl")
# The same contents make the same file.
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


def pack(src: Path, archive: Path) -> str:
    """Write the archive; the names of the files that it was made from, below `src`, as JSON."""
    sys.path.insert(0, str(src))
    importlib.import_module(FACE)
    sources = sorted(_sources(src))
    data = sorted(path for pattern in DATA for path in (src / "ceres").glob(pattern))
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sources:
            name = path.relative_to(src)
            _add(packed, f"{name.as_posix()}c", _compiled(path, name.as_posix()))
        for path in data:
            _add(packed, path.relative_to(src).as_posix(), path.read_bytes())
    return json.dumps([path.relative_to(src).as_posix() for path in (*sources, *data)])


def _sources(src: Path) -> set[Path]:
    """The files of all modules of ours that were imported."""
    loaded = [each for each in list(sys.modules.values()) if getattr(each, "__file__", None)]
    files = {Path(str(each.__file__)) for each in loaded}
    return {path for path in files if path.is_relative_to(src)}


def _compiled(path: Path, name: str) -> bytes:
    """A module as it is found where there are no sources."""
    with tempfile.TemporaryDirectory() as folder:
        code = Path(folder, "module.pyc")
        unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(
            str(path), str(code), dfile=name, doraise=True, invalidation_mode=unchecked
        )
        return code.read_bytes()


def _add(packed: zipfile.ZipFile, name: str, content: bytes) -> None:
    packed.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED, 9)
