"""Runs Python programs in Pyodide, the Python of the page without a server, by node."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from build_page import FRONTEND, LAST_LINES, CannotBuild, node

PYODIDE: Final = FRONTEND / "node_modules" / "pyodide"
NONE: Final[Mapping[str, Path]] = MappingProxyType({})
RUNNER: Final = Path(__file__).resolve().with_suffix(".mjs")


def in_pyodide(
    program: Path, call: str, folders: Mapping[str, Path] = NONE, pure: bool = True
) -> str:
    """Run a program in Pyodide and return the value of an expression, as text.

    `folders` are found there below the root, by their names. Unless `pure`, compiled code of ours
    is used. Raises `CannotBuild` with the end of the traceback.
    """
    mounted = [f"{name}={folder}" for name, folder in folders.items()]
    done = subprocess.run(
        [*node(), str(RUNNER), str(PYODIDE), str(program), call, *mounted],
        env={**os.environ, "CERES_PURE": "1" if pure else ""},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        last = "\n".join(done.stderr.strip().splitlines()[-LAST_LINES:])
        raise CannotBuild(f"this failed in Pyodide: {program.name}: {call}\n{last}")
    return done.stdout.strip()
