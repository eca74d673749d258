"""Compiled code is used exactly when it is that of these very sources."""

import os
import py_compile
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ceres.engine import _loader

CHECKOUT = Path(__file__).parent.parent


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a compiled package `ceres` with a module of each kind."""
    monkeypatch.delenv("CERES_PURE", raising=False)
    package = tmp_path / "ceres"
    for name in (
        "engine/board.py",
        "engine/__init__.py",
        "bots/strategies/strategy.py",
        "components/box.py",
    ):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("SIZE = 7\n")
    (package / "bots" / "own.py").write_text("")
    (package / _loader.DIRECTORY).mkdir()
    (package / _loader.DIRECTORY / _loader.DIGEST).write_text(_loader.source_digest(package))
    return package


def test_compiled_code_of_these_sources_is_used(package: Path) -> None:
    code = package / _loader.DIRECTORY / "ceres"
    assert _loader.compiled_code(package) == code
    assert _loader.compiled_modules(package / "engine") == [str(code / "engine")]
    assert _loader.compiled_modules(package / "bots" / "strategies") == [
        str(code / "bots" / "strategies")
    ]


def test_ceres_pure_means_interpreted(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CERES_PURE", "1")
    assert _loader.compiled_code(package) is None
    assert _loader.compiled_modules(package / "engine") == []


def test_code_for_another_python_is_as_good_as_none(package: Path) -> None:
    digest = package / _loader.DIRECTORY / _loader.DIGEST
    digest.rename(digest.with_name("sources.another-python.so.sha256"))
    assert _loader.compiled_code(package) is None


@pytest.mark.parametrize(
    "changed",
    ["engine/board.py", "engine/new.py", "bots/strategies/strategy.py", "components/box.py"],
)
def test_compiled_code_of_other_sources_is_refused(package: Path, changed: str) -> None:
    with (package / changed).open("a") as source:
        source.write("# changed\n")
    with pytest.warns(RuntimeWarning, match=r"stale and not used.*Run \./compile"):
        assert _loader.compiled_modules(package / "engine") == []


def test_a_renamed_source_makes_compiled_code_stale(package: Path) -> None:
    (package / "engine" / "board.py").rename(package / "engine" / "field.py")
    with pytest.warns(RuntimeWarning, match="stale"):
        assert _loader.compiled_code(package) is None


@pytest.mark.parametrize("changed", ["engine/__init__.py", "bots/own.py"])
def test_what_is_not_compiled_makes_nothing_stale(package: Path, changed: str) -> None:
    (package / changed).write_text("# changed\n")
    assert _loader.compiled_code(package) is not None


# In the page without a server.


@pytest.fixture
def packed(package: Path) -> Path:
    """Make of the package what a page has: bytecode, and one library."""
    for source in package.rglob("*.py"):
        source.rename(source.with_suffix(".pyc"))
    (package / _loader.DIRECTORY / _loader.DIGEST).write_text(_loader.source_digest(package))
    return package


def test_compiled_code_of_this_bytecode_is_used(
    packed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "meta_path", [])
    assert _loader.compiled_code(packed) is not None
    (finder,) = sys.meta_path
    spec = finder.find_spec("ceres.engine.board", None)
    assert spec is not None
    assert spec.origin is not None
    assert Path(spec.origin).parent == packed / _loader.DIRECTORY
    assert finder.find_spec("ceres.bots.own", None) is None


@pytest.mark.parametrize("changed", ["engine/board.pyc", "components/box.pyc"])
def test_compiled_code_of_other_bytecode_is_refused(packed: Path, changed: str) -> None:
    (packed / changed).write_text("SIZE = 8\n")
    with pytest.warns(RuntimeWarning, match="stale and not used"):
        assert _loader.compiled_code(packed) is None


def test_compiled_code_for_another_pyodide_is_refused(
    packed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_loader, "_BUILD", "3.14.3 (main, another day) [another clang]")
    with pytest.warns(RuntimeWarning, match="stale and not used"):
        assert _loader.compiled_code(packed) is None


def test_bytecode_is_not_taken_for_compiled_code(tmp_path: Path) -> None:
    """A page that runs Python has the modules without their sources."""
    board = CHECKOUT / "src" / "ceres" / "engine" / "board.py"
    py_compile.compile(str(board), str(tmp_path / "board.pyc"), doraise=True)
    program = "import board; print(board.COMPILED, board.count(board.ALL_LOTS))"
    said = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{CHECKOUT / 'src'}"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert said.stdout.split() == ["False", "49"]


def loaded(checkout: Path, **environment: str) -> tuple[str, str]:
    """Return how a new Python runs, the suffixes of the compiled modules, and its warnings."""
    program = """if True:
        import ceres, importlib, pathlib
        from ceres.engine import _loader
        root = pathlib.Path(ceres.__file__).parent
        names = [path.with_suffix("").relative_to(root.parent) for path in _loader.sources(root)]
        modules = [importlib.import_module(".".join(name.parts)) for name in names]
        files = [pathlib.Path(module.__file__) for module in modules]
        assert all(file.exists() for file in files)
        print(ceres.engine.COMPILED, *{file.suffix for file in files})
    """
    inherited = {name: value for name, value in os.environ.items() if name != "CERES_PURE"}
    result = subprocess.run(
        [sys.executable, "-c", program],
        env={**inherited, "PYTHONPATH": str(checkout / "src"), **environment},
        check=True,
        capture_output=True,
        text=True,
    )
    return result.stdout.strip(), result.stderr


def prepared(checkout: Path) -> Path:
    """Give a checkout what `./ceres` makes in it first: an environment, here an empty folder."""
    shutil.copy(CHECKOUT / "pyproject.toml", checkout)
    (checkout / ".venv").mkdir()
    return checkout / ".venv"


def compile_in_background(checkout: Path, **settings: str) -> None:
    """Do what `./ceres` leaves running, and wait for it."""
    inherited = {name: value for name, value in os.environ.items() if name != "CERES_PURE"}
    subprocess.run(
        [sys.executable, "tools/compile_in_background.py"],
        cwd=checkout,
        env={**inherited, "PYTHONDONTWRITEBYTECODE": "1", **settings},
        check=True,
    )


def test_the_first_start_compiles_nothing_without_a_compiler_or_if_asked_not_to(
    tmp_path: Path,
) -> None:
    shutil.copytree(CHECKOUT / "tools", tmp_path / "tools")
    for name in ("engine", "components"):
        shutil.copytree(CHECKOUT / "src/ceres" / name, tmp_path / "src/ceres" / name)
    environment = prepared(tmp_path)
    compile_in_background(tmp_path, CERES_PURE="1")
    compile_in_background(tmp_path, CC="no-such-compiler")
    assert list(environment.iterdir()) == []
    assert not (tmp_path / "src/ceres" / _loader.DIRECTORY).exists()


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_what_could_not_be_compiled_is_not_tried_again(tmp_path: Path) -> None:
    shutil.copytree(CHECKOUT / "tools", tmp_path / "tools")
    for name in ("engine", "components"):
        shutil.copytree(CHECKOUT / "src/ceres" / name, tmp_path / "src/ceres" / name)
    log = prepared(tmp_path) / "compile.log"
    compiler = tmp_path / "tools" / "compile_engine.py"
    fails = "if __name__ == '__main__':\n    raise SystemExit('it fails')\n"
    compiler.write_text(fails + compiler.read_text("utf-8"), "utf-8")
    compile_in_background(tmp_path)
    assert "it fails" in log.read_text("utf-8")
    log.unlink()
    compile_in_background(tmp_path)
    assert not log.exists()


def compile_hastily(checkout: Path) -> None:
    """Have the C compiler optimize nothing, which takes most of its time."""
    compiler = checkout / "tools" / "compile_engine.py"
    text = compiler.read_text("utf-8")
    assert 'opt_level="3"' in text
    compiler.write_text(text.replace('opt_level="3"', 'opt_level="0"'), "utf-8")


@pytest.mark.slow
def test_a_checkout_is_compiled_and_refused_when_stale(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns(_loader.DIRECTORY, "__pycache__")
    for part in ("src", "tools"):
        shutil.copytree(CHECKOUT / part, tmp_path / part, ignore=ignored)
    compile_hastily(tmp_path)
    package = tmp_path / "src" / "ceres"
    environment = prepared(tmp_path)
    before = set(tmp_path.rglob("*"))

    compile_in_background(tmp_path)
    compiled = package / _loader.DIRECTORY
    made = {path for path in set(tmp_path.rglob("*")) - before if environment not in path.parents}
    assert made == {compiled, *compiled.rglob("*")}

    assert loaded(tmp_path) == ("True .so", "")
    assert loaded(tmp_path, CERES_PURE="1") == ("False .py", "")
    with (package / "engine" / "board.py").open("a") as source:
        source.write("# changed\n")
    how, warnings = loaded(tmp_path)
    assert how == "False .py"
    assert warnings.count("RuntimeWarning: the compiled engine in") == 1
