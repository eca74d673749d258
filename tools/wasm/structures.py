"""Checks that the structures which compiled code relies on are those of the running Pyodide."""

import shutil
import tempfile
from pathlib import Path
from typing import Final

from build_page import CannotBuild
from in_pyodide import in_pyodide
from wasm.library import compile_library

HERE: Final = Path(__file__).resolve().parent
_NAME: Final = "structures"
# Its members have other places in each 3.14, and code that reads it would name it.
_STATE: Final = b"_PyRuntime"


def check_structures() -> None:
    """Raise `CannotBuild` if the headers are not those of Pyodide, as far as it matters."""
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        source = Path(shutil.copy(HERE / f"{_NAME}.c", folder))
        compile_library([source], folder / f"{_NAME}.so", [f"PyInit_{_NAME}"])
        found = in_pyodide(HERE / "compare.py", f"compare('/made/{_NAME}.so')", {"made": folder})
    if found:
        raise CannotBuild(f"Pyodide's structures are not those of the headers: {found}")


def check_library(library: Path) -> None:
    """Raise `CannotBuild` if a library reads what `structures.c` does not compare."""
    if _STATE in library.read_bytes():
        raise CannotBuild(f"{library.name} reads the state of the interpreter")
