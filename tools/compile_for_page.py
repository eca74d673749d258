"""Compiles the engine for Pyodide, for the page without a server, unless that was done already.

    .venv/bin/python tools/compile_for_page.py

`tools/build_python.py` does it and packs the result. `tools/wasm` has the steps. It needs what
`build_page.py` needs, pip, and the first time a network: half a gigabyte of tools goes into the
checkout's environment, and stays there for the next time.
"""

import hashlib
import json
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from build_page import FRONTEND, CannotBuild, install_packages, locked
from compile_engine import CERES, SRC, loader
from in_pyodide import RUNNER, in_pyodide
from pack_python import packed_modules
from wasm import headers, library, runtime, structures, toolchain

TOOLS: Final = Path(__file__).resolve().parent
ENGINE: Final = toolchain.FOLDER / "engine"
SUFFIX: Final = ".cpython-314-wasm32-emscripten.so"
LIBRARY: Final = f"{loader.LIBRARY.rpartition('.')[2]}__mypyc{SUFFIX}"
STAMP: Final = "made-from.txt"
_MADE_BY: Final = (Path(__file__).resolve(), TOOLS / "compile_engine.py", RUNNER)


def page_sources() -> list[Path]:
    """List the sources that are compiled: of those that always are, the packed ones."""
    packed = packed_modules(SRC)
    return [path for path in loader.sources(CERES) if path in packed]


def fingerprint() -> str:
    """Return a digest of everything that the compiled engine is made from."""
    whole = hashlib.sha256()
    names = " ".join(path.name for path in page_sources())
    for part in (toolchain.pins(), _pyodide_version(), loader.source_digest(CERES), names):
        whole.update(f"{part}\0".encode())
    for path in (*_MADE_BY, *sorted((TOOLS / "wasm").glob("*.*"))):
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def compile_for_page() -> Path:
    """Return the library, compiled if needed; call it within `locked`, or raise `CannotBuild`."""
    stamp = ENGINE / STAMP
    wanted = fingerprint()
    if not (stamp.is_file() and stamp.read_text("ascii") == wanted):
        toolchain.install_tools()
        headers.prepare_headers()
        structures.check_structures()
        shutil.rmtree(ENGINE, ignore_errors=True)
        ENGINE.mkdir()
        _compile(ENGINE / LIBRARY)
        stamp.write_text(wanted, "ascii")
    return ENGINE / LIBRARY


def _compile(made: Path) -> None:
    """Compile the engine into one library, from which all its modules are imported."""
    modules = json.dumps([path.relative_to(SRC).as_posix() for path in page_sources()])
    with tempfile.TemporaryDirectory() as directory:
        out = Path(directory)
        folders = {"src": SRC, "tools": TOOLS, "site": toolchain.SITE, "out": out}
        found = in_pyodide(TOOLS / "wasm" / "generate.py", f"generate({modules!r})", folders)
        written: dict[str, str] = json.loads(found)
        exports = [f"PyInit_{name.rpartition('.')[2]}" for name in written]
        assert len(set(exports)) == len(exports), "two modules of one name in one library"
        sources = [out / name for name in written.values()]
        library.compile_library(sources, made, exports, runtime.copy_runtime(), out)
    library.optimize_library(made)
    structures.check_library(made)


def _pyodide_version() -> str:
    packages = json.loads((FRONTEND / "package-lock.json").read_text("utf-8"))["packages"]
    version: str = packages["node_modules/pyodide"]["version"]
    return version


def main() -> None:
    """Compile it, or end the program with the reason why not."""
    start = time.monotonic()
    try:
        with locked():
            install_packages()
            made = compile_for_page()
    except CannotBuild as error:
        sys.exit(f"The engine cannot be compiled for the page: {error}")
    size = made.stat().st_size / 1e3
    print(f"{made} ({size:.0f} kB), in {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
