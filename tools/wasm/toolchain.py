"""The tools that compile for Pyodide: pinned, from PyPI and npm, in the checkout's environment."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from build_page import ROOT, CannotBuild, npm

FOLDER: Final = ROOT / ".venv" / "wasm"

# clang and wasm-ld, with the headers of musl.
COMPILER: Final = ("ziglang==0.17.0",)
# mypyc as it runs in Pyodide. The first two are those of the extra `compile`; a test compares them.
GENERATOR: Final = (
    "mypy==2.4.1",
    "setuptools==84.2.1",
    "ast-serialize==0.13.1",
    "librt==0.16.0",
    "mypy-extensions==1.2.0",
    "pathspec==1.1.1",
    "typing-extensions==4.16.0",
)
# Pyodide's Python and platform, as the names of wheels have them.
PYTHON: Final = "3.14"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
# wasm-opt.
OPTIMIZER: Final = "binaryen@132.0.0"

ZIG: Final = FOLDER / "zig" / "ziglang"
SITE: Final = FOLDER / "site"
WASM_OPT: Final = FOLDER / "npm" / "node_modules" / "binaryen" / "bin" / "wasm-opt"


def pins() -> str:
    """Return the versions of all tools."""
    return "\n".join([*COMPILER, *GENERATOR, PYTHON, PLATFORM, OPTIMIZER])


def install_tools() -> None:
    """Install the tools, unless these very versions are there; raise `CannotBuild`."""
    stamp = FOLDER / "pins.txt"
    if stamp.is_file() and stamp.read_text("utf-8") == pins():
        return
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for_pyodide = ["--python-version", PYTHON, "--implementation", "cp", "--platform", PLATFORM]
    _pip(ZIG.parent, *COMPILER)
    _pip(SITE, "--only-binary=:all:", "--abi", "cp314", *for_pyodide, *GENERATOR)
    folder = WASM_OPT.parents[3]
    folder.mkdir()
    options = ["--silent", "--ignore-scripts", "--no-audit", "--no-fund"]
    run([*npm(), "install", *options, "--prefix", str(folder), OPTIMIZER], "install binaryen")
    stamp.write_text(pins(), "utf-8")


def _pip(target: Path, *what: str) -> None:
    quietly = ["--quiet", "--disable-pip-version-check", "--no-compile", "--retries", "1"]
    command = [sys.executable, "-m", "pip", "install", *quietly, "--no-deps"]
    name = what[-1].partition("==")[0] if len(what) == 1 else "mypy"
    run([*command, "--target", str(target), *what], f"install {name}")


def run(command: list[str], purpose: str, folder: Path | None = None) -> str:
    """Run a command and return its output; raise `CannotBuild` with the last line of it."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise CannotBuild(f"cannot {purpose}: {error}") from None
    if done.returncode != 0:
        last = done.stdout.strip().splitlines() or [f"status {done.returncode}"]
        raise CannotBuild(f"cannot {purpose}: {last[-1].strip()}")
    return done.stdout
