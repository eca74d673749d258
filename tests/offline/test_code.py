"""The code that runs in the page: all it needs, and of others the standard library only."""

import ast
import json
import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from build_page import CannotBuild
from build_python import ARCHIVE, PYTHON, build_python, python_built
from ceres.messages import english, plain_messages
from compile_for_page import LIBRARY
from pack_python import FACE, STANDARD, UNSAID, packed_modules
from wasm import toolchain

SRC = Path(__file__).parent.parent.parent / "src"
IMPORTED = f"""
import json, sys
before = set(sys.modules)
import {FACE}
print(json.dumps(sorted(set(sys.modules) - before)))
"""


@pytest.fixture(name="imported", scope="module")
def _imported() -> list[str]:
    """Import the worker's module in a Python without site packages; return what that loads."""
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


def test_nothing_that_few_need_is_loaded_at_once(imported: list[str]) -> None:
    """It would take its time at every start."""
    slow = {
        "ssl",
        "http.client",
        "urllib.request",
        "asyncio",
        "sqlite3",
        "statistics",
        "subprocess",
        "importlib.resources",
        "ceres.bots",
        "ceres.draw",
    }
    assert not slow & set(imported)


@pytest.mark.slow
def test_all_that_is_imported_is_packed(imported: list[str]) -> None:
    """And what a function imports later, too: the drawings, and whoever thinks."""
    packed = packed_modules(SRC)
    assert {path_of(name) for name in ours(imported)} <= packed
    later = {"draw/sheet.py", "bots/kinds.py", "bots/strategies/planner.py", "engine/playout.py"}
    assert {SRC / "ceres" / name for name in later} <= packed


@pytest.mark.slow
def test_what_is_packed_needs_nothing_else() -> None:
    """But for words, which the page has by itself, and the compiler of the engine."""
    elsewhere = {"babel", "fluent", "mypy_extensions"}
    for path in packed_modules(SRC):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names = [each.name for each in node.names]
            else:
                names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            tops = {name.split(".")[0] for name in names} - elsewhere
            assert tops <= {"ceres", *sys.stdlib_module_names}, path


@pytest.mark.slow
def test_the_archive_holds_the_code_and_what_it_reads() -> None:
    build_python()
    assert python_built()
    with zipfile.ZipFile(PYTHON / ARCHIVE) as packed:
        inside = set(packed.namelist())
        said = plain_messages(packed.read("ceres/text/en.ftl").decode())
    assert {id: text for id, text in english().items() if not id.startswith(UNSAID)} == said
    code = {f"{path.relative_to(SRC).as_posix()}c" for path in packed_modules(SRC)}
    standard = {name for name in inside if name.split(".")[0].split("/")[0] in STANDARD}
    assert {name for name in inside - standard if name.endswith(".pyc")} == code
    data = {"components/ceres.toml", "service/lesson.json", "text/en.ftl"}
    assert {f"ceres/{name}" for name in data} <= inside - code
    assert not [name for name in inside if name.endswith((".py", "de.ftl"))]
    assert [name for name in inside if name.endswith(".so")] == [f"ceres/compiled/{LIBRARY}"]


@pytest.mark.slow
def test_a_changed_source_asks_for_a_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_python()
    made_from = json.loads((PYTHON / "sources.json").read_text("utf-8"))
    files = made_from["files"]
    assert "src/ceres/engine/legal.py" in files
    files["src/ceres/engine/legal.py"] = "0" * 64
    (tmp_path / "sources.json").write_text(json.dumps(made_from))
    monkeypatch.setattr("build_python.PYTHON", tmp_path)
    assert not python_built()


def test_the_page_and_the_machine_compile_with_the_same_mypy() -> None:
    project = tomllib.loads((SRC.parent / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(project["optional-dependencies"]["compile"]) <= set(toolchain.GENERATOR)


@pytest.mark.slow
def test_where_it_cannot_be_compiled_the_page_runs_it_interpreted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_network() -> Path:
        raise CannotBuild("cannot install ziglang: no network")

    monkeypatch.setattr("build_python.compile_for_page", no_network)
    monkeypatch.setattr("build_python.PYTHON", tmp_path / "python")
    monkeypatch.delenv("CERES_PURE", raising=False)
    build_python()
    with zipfile.ZipFile(tmp_path / "python" / ARCHIVE) as packed:
        assert not [name for name in packed.namelist() if name.endswith(".so")]
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.strip().endswith("cannot be compiled here: cannot install ziglang: no network")
    assert not python_built()  # the next time, it is tried again
    monkeypatch.setenv("CERES_PURE", "1")
    assert python_built()
