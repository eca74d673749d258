"""The engine runs compiled exactly when compiled code of these very sources is there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ceres.engine import _loader

CHECKOUT = Path(__file__).parent.parent


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An engine of one module that has been compiled."""
    monkeypatch.delenv("CERES_PURE", raising=False)
    engine = tmp_path / "engine"
    (engine / _loader.DIRECTORY).mkdir(parents=True)
    (engine / "board.py").write_text("SIZE = 7\n")
    (engine / "__init__.py").write_text("")
    (tmp_path / "components").mkdir()
    (tmp_path / "components" / "box.py").write_text("BUILDINGS = 5\n")
    (engine / _loader.DIRECTORY / _loader.DIGEST).write_text(_loader.source_digest(engine))
    return engine


def test_compiled_code_of_these_sources_is_used(engine: Path) -> None:
    assert _loader.compiled_modules(engine) == engine / _loader.DIRECTORY / _loader.MODULES


def test_ceres_pure_means_interpreted(engine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CERES_PURE", "1")
    assert _loader.compiled_modules(engine) is None


def test_code_for_another_python_is_as_good_as_none(engine: Path) -> None:
    digest = engine / _loader.DIRECTORY / _loader.DIGEST
    digest.rename(digest.with_name("sources.another-python.so.sha256"))
    assert _loader.compiled_modules(engine) is None


@pytest.mark.parametrize("changed", ["engine/board.py", "components/box.py", "engine/new.py"])
def test_compiled_code_of_other_sources_is_refused(engine: Path, changed: str) -> None:
    with (engine.parent / changed).open("a") as source:
        source.write("# changed\n")
    with pytest.warns(RuntimeWarning, match=r"stale and not used.*Run \./compile"):
        assert _loader.compiled_modules(engine) is None


def test_a_renamed_source_makes_compiled_code_stale(engine: Path) -> None:
    (engine / "board.py").rename(engine / "field.py")
    with pytest.warns(RuntimeWarning, match="stale"):
        assert _loader.compiled_modules(engine) is None


def test_the_loader_itself_is_not_part_of_the_compiled_code(engine: Path) -> None:
    (engine / "__init__.py").write_text("# changed\n")
    assert _loader.compiled_modules(engine) is not None


def loaded(checkout: Path, **environment: str) -> tuple[str, str]:
    """How a new Python runs the engine, with the suffixes of its modules' files; its warnings."""
    program = """if True:
        import ceres, ceres.engine, importlib, pathlib
        sources = pathlib.Path(ceres.engine.__file__).parent.glob("*.py")
        names = {source.stem for source in sources} - {"__init__", "_loader", "_word"}
        modules = [importlib.import_module(f"ceres.engine.{name}") for name in names]
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


@pytest.mark.slow
def test_the_engine_of_a_checkout_is_compiled_and_refused_when_stale(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns(_loader.DIRECTORY, "__pycache__")
    for part in ("src", "tools"):
        shutil.copytree(CHECKOUT / part, tmp_path / part, ignore=ignored)
    engine = tmp_path / "src" / "ceres" / "engine"
    before = set(tmp_path.rglob("*"))

    subprocess.run([sys.executable, "-B", "tools/compile_engine.py"], cwd=tmp_path, check=True)
    compiled = engine / _loader.DIRECTORY
    made = set(tmp_path.rglob("*")) - before
    assert made == {compiled, *compiled.rglob("*")}

    assert loaded(tmp_path) == ("True .so", "")
    assert loaded(tmp_path, CERES_PURE="1") == ("False .py", "")
    with (engine / "board.py").open("a") as source:
        source.write("# changed\n")
    how, warnings = loaded(tmp_path)
    assert how == "False .py"
    assert warnings.count("RuntimeWarning: the compiled engine in") == 1
