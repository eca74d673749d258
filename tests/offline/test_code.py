"""The code that runs in the page: all it needs, and of others the standard library only."""

import ast
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from build_python import ARCHIVE, PYTHON, build_python, python_built
from pack_python import DATA, FACE

SRC = Path(__file__).parent.parent.parent / "src"
IMPORTED = f"""
import json, sys
before = set(sys.modules)
import {FACE}
print(json.dumps(sorted(set(sys.modules) - before)))
"""


@pytest.fixture(name="imported", scope="module")
def _imported() -> list[str]:
    """What the face of the service imports, in a Python without site packages."""
    said = subprocess.run(
        [sys.executable, "-S", "-c", IMPORTED],
        env={**os.environ, "PYTHONPATH": str(SRC), "CERES_PURE": "1"},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    modules: list[str] = json.loads(said.stdout)
    return modules


def ours(modules: list[str]) -> set[str]:
    return {name for name in modules if name.split(".")[0] == "ceres"}


def path_of(module: str) -> Path:
    path = SRC.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def test_the_standard_library_is_enough(imported: list[str]) -> None:
    tops = {name.split(".")[0] for name in imported}
    assert tops - set(sys.stdlib_module_names) == {"ceres"}


def test_nothing_that_talks_to_networks_is_loaded(imported: list[str]) -> None:
    """It would take its time at every start."""
    assert not {"ssl", "http.client", "urllib.request", "asyncio", "sqlite3"} & set(imported)


def test_what_is_imported_later_is_there_too(imported: list[str]) -> None:
    """A module that a function imports, of ours, is among those that are imported at once."""
    for module in ours(imported):
        for node in ast.walk(ast.parse(path_of(module).read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ceres"):
                assert node.module in imported, f"{module} imports {node.module}"


@pytest.mark.slow
def test_the_archive_holds_exactly_that(imported: list[str]) -> None:
    build_python()
    assert python_built()
    with zipfile.ZipFile(PYTHON / ARCHIVE) as packed:
        inside = set(packed.namelist())
    modules = {path_of(name).relative_to(SRC).as_posix() + "c" for name in ours(imported)}
    data = {
        path.relative_to(SRC).as_posix()
        for pattern in DATA
        for path in (SRC / "ceres").glob(pattern)
    }
    assert inside == modules | data


@pytest.mark.slow
def test_a_changed_source_asks_for_a_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_python()
    made_from = json.loads((PYTHON / "sources.json").read_text("utf-8"))
    assert "src/ceres/engine/legal.py" in made_from
    made_from["src/ceres/engine/legal.py"] = "0" * 64
    (tmp_path / "sources.json").write_text(json.dumps(made_from))
    monkeypatch.setattr("build_python.PYTHON", tmp_path)
    assert not python_built()
