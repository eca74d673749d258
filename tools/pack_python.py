"""Packs the engine for the page without a server; run by Pyodide, whose Python it is for.

    pack(Path("/src"), Path("/packed"))

Packs `ceres.service.table_cache` and every module of ours that it imports, now or later, as
bytecode, so that the page need not compile sources. It works only if nothing but the standard
library is needed.
"""

import ast
import json
import py_compile
import tempfile
import zipfile
from pathlib import Path
from typing import Final

FACE: Final = "ceres.service.table_cache"
# Data that modules read: the box, the lesson, and the English of the library.
DATA: Final = ("*.toml", "*.json", "en.ftl")
# The same contents make the same file.
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


def pack(src: Path, archive: Path) -> str:
    """Write the archive; return the names of its source files, below `src`, as JSON."""
    sources = sorted(imported(src, FACE))
    folders = {path.parent for path in sources}
    data = sorted(path for folder in folders for each in DATA for path in folder.glob(each))
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sources:
            name = path.relative_to(src).as_posix()
            _add(packed, f"{name}c", _compiled(path, name))
        for path in data:
            _add(packed, path.relative_to(src).as_posix(), path.read_bytes())
    return json.dumps([path.relative_to(src).as_posix() for path in (*sources, *data)])


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


def _compiled(path: Path, name: str) -> bytes:
    """Compile a module so that it is found without its source."""
    with tempfile.TemporaryDirectory() as folder:
        code = Path(folder, "module.pyc")
        unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(
            str(path), str(code), dfile=name, doraise=True, invalidation_mode=unchecked
        )
        return code.read_bytes()


def _add(packed: zipfile.ZipFile, name: str, content: bytes) -> None:
    packed.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED, 9)
