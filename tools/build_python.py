"""Builds Python for the page without a server into `src/ceres/web/python`, unless it is up to date.

That is Pyodide's core, from the npm package, and our own code, packed for it, with the engine
compiled. `./ceres site` runs this, and so does the build of a wheel. It needs what `build_page.py`
needs. Where the engine cannot be compiled, or `CERES_PURE=1` is set, the page runs it interpreted.
"""

import contextlib
import hashlib
import json
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from build_page import FRONTEND, SRC, CannotBuild, install_packages, locked
from compile_engine import loader
from compile_for_page import compile_for_page, fingerprint
from in_pyodide import PYODIDE, RUNNER, in_pyodide

TOOLS: Final = Path(__file__).resolve().parent
PYTHON: Final = SRC / "ceres" / "web" / "python"
# The files of the package that Python needs, and their names here: not every web space knows that
# `.mjs` is JavaScript, and browsers insist on it.
CORE: Final = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
    "README.md": "README.md",
}
STANDARD: Final = "python_stdlib.zip"
# Modules of the standard library that are for developers, or for mail and the like: left out.
_LEFT_OUT: Final = frozenset(
    ("_pyrepl", "doctest", "imaplib", "pdb", "pydoc", "pydoc_data", "unittest", "wsgiref", "xmlrpc")
)
LOCK: Final = "pyodide-lock.json"
ARCHIVE: Final = "ceres.zip"
# What all of it was made from: `files` below the checkout with their digests, and what the compiled
# engine was made from, which is nothing if there is none.
SOURCES: Final = "sources.json"
_MADE_BY: Final = (TOOLS / "build_python.py", TOOLS / "pack_python.py", RUNNER)
_PACKAGES: Final = FRONTEND / "package-lock.json"


def python_built() -> bool:
    """Return whether Python for the page is there, made from the current sources."""
    with contextlib.suppress(OSError, ValueError, KeyError):
        made_from = json.loads((PYTHON / SOURCES).read_text("utf-8"))
        files: dict[str, str] = made_from["files"]
        engine: str = made_from["engine"]
        if files != _digests(SRC.parent / name for name in files):
            return False
        return engine == fingerprint() or loader.pure_wanted()
    return False


def build_python() -> None:
    """Build it, or raise `CannotBuild`; the old one is replaced at the end."""
    with locked():
        if python_built():
            return
        install_packages()
        library = _library()
        PYTHON.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=PYTHON.parent, prefix=".page-") as directory:
            built = Path(directory, "python")
            _copy_core(built)
            packed = _pack(built, library)
            (built / ARCHIVE).chmod(0o644)
            sources = _digests([*_MADE_BY, _PACKAGES, *(SRC / name for name in packed)])
            made_from = {"engine": fingerprint() if library else "", "files": sources}
            (built / SOURCES).write_text(json.dumps(made_from, indent=1), "utf-8")
            shutil.rmtree(PYTHON, ignore_errors=True)
            built.rename(PYTHON)


def _library() -> Path | None:
    """Return the engine compiled for the page, or say why there is none."""
    if loader.pure_wanted():
        return None
    try:
        return compile_for_page()
    except CannotBuild as error:
        print(
            f"The page without a server will run the engine interpreted, which is about fifteen "
            f"times slower, because it cannot be compiled here: {error}",
            file=sys.stderr,
        )
        return None


def _copy_core(built: Path) -> None:
    """Copy Pyodide into a folder named by its version, without its packages."""
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    folder = built / f"pyodide-{version}"
    folder.mkdir(parents=True)
    for name, called in CORE.items():
        shutil.copyfile(PYODIDE / name, folder / called)
    _copy_standard(PYODIDE / STANDARD, folder / STANDARD)
    info = json.loads((PYODIDE / LOCK).read_text("utf-8"))["info"]
    (folder / LOCK).write_text(json.dumps({"info": info, "packages": {}}), "utf-8")


def _copy_standard(source: Path, target: Path) -> None:
    """Copy the standard library without what no page needs; the same makes the same file."""
    with (
        zipfile.ZipFile(source) as standard,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as copy,
    ):
        for each in standard.infolist():
            if each.filename.partition("/")[0].removesuffix(".py") not in _LEFT_OUT:
                copy.writestr(each, standard.read(each))


def _pack(built: Path, library: Path | None) -> list[str]:
    """Pack our code; return the names of its sources."""
    folders = {"src": SRC, "made": built}
    compiled = "None"
    if library is not None:
        folders["engine"] = library.parent
        compiled = f"Path('/engine/{library.name}')"
    call = f"pack(Path('/src'), Path('/made/{ARCHIVE}'), {compiled})"
    sources: list[str] = json.loads(in_pyodide(TOOLS / "pack_python.py", call, folders))
    return sources


def _digests(paths: Iterable[Path]) -> dict[str, str]:
    return {
        path.relative_to(SRC.parent).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in paths
    }


def main() -> None:
    """Build it, or end the program with the reason why not."""
    try:
        if not python_built():
            print(f"Building Python for the page in {PYTHON} (about a minute) ...", file=sys.stderr)
            build_python()
    except CannotBuild as error:
        sys.exit(f"Python for the page cannot be built: {error}")


if __name__ == "__main__":
    main()
