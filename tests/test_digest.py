"""The same seed gives the same game everywhere, and the same one as yesterday.

tests/signature.txt keeps digests of fixed games (tests/digest.py). A change that alters what the
engine does, its events included, alters them: then the change says so, and renews the file.

    CERES_RENEW=1 python -m pytest tests/test_digest.py
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ceres
from ceres.engine import _loader
from digest import digest, start
from strategies import ALL_OPTIONS, RENEW, TESTS, Options

SIGNATURE = TESTS / "signature.txt"
SRC = TESTS.parent / "src"
CERES = SRC / "ceres"
PYODIDE = TESTS.parent / "frontend" / "node_modules" / "pyodide" / "pyodide.mjs"
FEW = 6
QUICK = 48  # every difficulty, with and without Monuments, in every combination of variants
MANY = 480

# For node: Python compiled to WebAssembly runs the digest of our sources as they are.
PROGRAM = """
const [pyodide, src, tests, games] = process.argv.slice(2);
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide();
python.mountNodeFS("/src", src);
python.mountNodeFS("/tests", tests);
console.log(python.runPython(`
import os, sys
sys.dont_write_bytecode = True
os.environ["CERES_PURE"] = "1"
sys.path[:0] = ["/src", "/tests"]
from digest import digest
"{} {} {}".format(*digest(${games}), sys.platform)
`));
"""


def stored(games: int) -> tuple[str, int]:
    """Return the stored digest of that many games, and their number of decisions."""
    for line in SIGNATURE.read_text("utf-8").splitlines():
        if line.startswith(f"{games} "):
            _, sha256, decisions = line.split()
            return sha256, int(decisions)
    raise LookupError(f"no digest of {games} games in {SIGNATURE}")


@pytest.fixture(scope="module", autouse=True)
def _renewed() -> None:
    """Write the signature again if that is asked for."""
    if os.environ.get(RENEW):
        lines = ["# games, SHA-256 of all that happens in them, decisions (see test_digest.py)"]
        for games in (FEW, QUICK, MANY):
            lines.append("{} {} {}".format(games, *digest(games)))
        SIGNATURE.write_text("\n".join(lines) + "\n", "utf-8")


def run(python: str | Path, games: int, **environment: str) -> tuple[str, int, str]:
    """Run the digest in a process of its own: its value, the decisions, how the engine ran."""
    clean = {n: v for n, v in os.environ.items() if not n.startswith(("CERES_", "PYTHON"))}
    said = subprocess.run(
        [python, "-B", TESTS / "digest.py", str(games)],
        env={**clean, "PYTHONPATH": str(SRC), **environment},
        check=True,
        capture_output=True,
        text=True,
    )
    sha256, decisions, how = said.stdout.split()
    return sha256, int(decisions), how


def test_the_signature() -> None:
    found = digest(QUICK)
    assert found == stored(QUICK), (
        "The engine does something else than before. If that is meant, say so in the change, and\n"
        f"    {RENEW}=1 python -m pytest tests/test_digest.py"
    )


def test_the_games_go_through_all_options() -> None:
    positions = [start(number) for number in range(QUICK)]
    played = {
        Options(position.difficulty, data["monuments"] is not None, tuple(data["variants"]))
        for position in positions
        for data in [position.to_dict()]
    }
    assert played == set(ALL_OPTIONS)


def test_the_digest_notices_a_change() -> None:
    """Another number of games, another digest; the same games, the same one."""
    assert digest(FEW) == digest(FEW) == stored(FEW)
    assert digest(FEW - 1)[0] != digest(FEW)[0]


@pytest.mark.slow
def test_interpreted() -> None:
    sha256, decisions, how = run(sys.executable, MANY, CERES_PURE="1")
    assert how == "interpreted"
    assert (sha256, decisions) == stored(MANY)
    assert decisions > 10_000


@pytest.mark.slow
def test_compiled() -> None:
    made_from = CERES / _loader.DIRECTORY / _loader.DIGEST
    if not made_from.exists():
        pytest.skip("the engine is not compiled for this Python: run ./compile")
    if made_from.read_text("ascii") != _loader.source_digest(CERES):
        pytest.skip("the compiled engine is stale: run ./compile")
    sha256, decisions, how = run(sys.executable, MANY)
    assert how == "compiled"
    assert (sha256, decisions) == stored(MANY)


def other_python(version: str) -> str:
    """Find an interpreter of that version, on the path or in pyenv, or skip the test."""
    found = [Path(each) for each in [shutil.which(f"python{version}")] if each]
    found += sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    for python in found:
        asked = [str(python), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        said = subprocess.run(asked, check=False, capture_output=True, text=True)
        if said.returncode == 0 and said.stdout.strip() == version:
            return str(python)
    pytest.skip(f"there is no Python {version} here")


@pytest.mark.slow
@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_other_pythons(version: str) -> None:
    """Interpreted, with the standard library only."""
    sha256, decisions, how = run(other_python(version), QUICK, CERES_PURE="1")
    assert how == "interpreted"
    assert (sha256, decisions) == stored(QUICK)


@pytest.mark.slow
def test_pyodide(tmp_path: Path) -> None:
    if not PYODIDE.exists():
        pytest.skip("Pyodide is not installed: npm ci --prefix frontend")
    program = tmp_path / "digest.mjs"
    program.write_text(PROGRAM, "utf-8")
    said = subprocess.run(
        ["node", program, PYODIDE, SRC, TESTS, str(FEW)],
        check=True,
        capture_output=True,
        text=True,
    )
    sha256, decisions, platform = said.stdout.split()
    assert platform == "emscripten"
    assert (sha256, int(decisions)) == stored(FEW)


def test_how_this_engine_runs_is_said() -> None:
    if os.environ.get("CERES_PURE") == "1":
        assert not ceres.COMPILED
        assert _loader.compiled_code(CERES) is None
