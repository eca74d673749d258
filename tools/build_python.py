"""Builds Python for the page without a server into `src/ceres/web/python`, unless it is up to date.

That is Pyodide's core, from the npm package, and our own code, packed for it. `./ceres site` runs
this, and so does the build of a wheel. It needs what `build_page.py` needs.
"""

import contextlib
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from build_page import FRONTEND, SRC, CannotBuild, install_packages, locked, node

TOOLS: Final = Path(__file__).resolve().parent
PYTHON: Final = SRC / "ceres" / "web" / "python"
PYODIDE: Final = FRONTEND / "node_modules" / "pyodide"
# The files of the package that Python needs, and their names here: not every web space knows that
# `.mjs` is JavaScript, and browsers insist on it.
CORE: Final = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
    "python_stdlib.zip": "python_stdlib.zip",
    "README.md": "README.md",
}
LOCK: Final = "pyodide-lock.json"
ARCHIVE: Final = "ceres.zip"
# The sources of all of it: names of files, below the checkout, with their digests.
SOURCES: Final = "sources.json"
_MADE_BY: Final = ("build_python.py", "pack_python.py", "pack_python.mjs")
_PACKAGES: Final = FRONTEND / "package-lock.json"


def python_built() -> bool:
    """Return whether Python for the page is there, made from the current sources."""
    with contextlib.suppress(OSError, ValueError):
        made_from: dict[str, str] = json.loads((PYTHON / SOURCES).read_text("utf-8"))
        return bool(made_from) and made_from == _digests(SRC.parent / name for name in made_from)
    return False


def build_python() -> None:
    """Build it, or raise `CannotBuild`; the old one is replaced at the end."""
    with locked():
        if python_built():
            return
        install_packages()
        PYTHON.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=PYTHON.parent, prefix=".page-") as directory:
            built = Path(directory, "python")
            _copy_core(built)
            packed = _pack(built / ARCHIVE)
            made_by = [*(TOOLS / name for name in _MADE_BY), _PACKAGES]
            sources = [*made_by, *(SRC / name for name in packed)]
            (built / SOURCES).write_text(json.dumps(_digests(sources), indent=1), "utf-8")
            shutil.rmtree(PYTHON, ignore_errors=True)
            built.rename(PYTHON)


def _copy_core(built: Path) -> None:
    """Copy Pyodide into a folder named by its version, without its packages."""
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    folder = built / f"pyodide-{version}"
    folder.mkdir(parents=True)
    for name, called in CORE.items():
        shutil.copyfile(PYODIDE / name, folder / called)
    info = json.loads((PYODIDE / LOCK).read_text("utf-8"))["info"]
    (folder / LOCK).write_text(json.dumps({"info": info, "packages": {}}), "utf-8")


def _pack(archive: Path) -> list[str]:
    """Pack our code; return the names of its sources."""
    program = TOOLS / "pack_python.mjs"
    done = subprocess.run(
        [*node(), str(program), str(PYODIDE), str(SRC), str(archive)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        raise CannotBuild(f"our code cannot be packed for Pyodide:\n{done.stderr.strip()}")
    sources: list[str] = json.loads(done.stdout)
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
            print(f"Building Python for the page in {PYTHON} ...", file=sys.stderr)
            build_python()
    except CannotBuild as error:
        sys.exit(f"Python for the page cannot be built: {error}")


if __name__ == "__main__":
    main()
