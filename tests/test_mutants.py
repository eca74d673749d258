"""Every rule has a test that fails if the rule is broken.

`mutants.toml` lists small breaks of the rules. The slow test here breaks a copy of the sources
with each of them, and sees that the tests of that rule notice.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

import pytest

CHECKOUT: Final = Path(__file__).parent.parent
RULE_TESTS: Final = CHECKOUT / "tests" / "rules"
LAST_OF_SECTION: Final = {"T": 5, "S": 8, "Y": 5, "C": 8, "P": 5, "E": 3, "V": 10, "M": 8, "X": 3}
RULES: Final = [
    f"{section}{number}"
    for section, last in LAST_OF_SECTION.items()
    for number in range(1, last + 1)
]


class Mutant(NamedTuple):
    """A small break of a rule: in a file, what to find and what to put in its place."""

    rule: str
    file: str
    find: str
    replace: str
    why: str


MUTANTS: Final = [
    Mutant(**entry)
    for entry in tomllib.loads((CHECKOUT / "tests" / "mutants.toml").read_text("utf-8"))["mutant"]
]
# The same break may be listed for two rules.
NAMES: Final = [f"{number}-{mutant.rule}" for number, mutant in enumerate(MUTANTS)]


def test_every_rule_has_a_mutant() -> None:
    broken = {mutant.rule for mutant in MUTANTS}
    assert [rule for rule in RULES if rule not in broken] == []
    assert broken <= set(RULES)


def test_every_rule_has_a_test() -> None:
    named = set()
    for path in RULE_TESTS.glob("test_*.py"):
        named.update(re.findall(r"^def test_([a-z]\d+)_", path.read_text("utf-8"), re.MULTILINE))
    assert named == {rule.lower() for rule in RULES}


@pytest.mark.parametrize("mutant", MUTANTS, ids=NAMES)
def test_a_mutant_breaks_one_place(mutant: Mutant) -> None:
    source = (CHECKOUT / mutant.file).read_text("utf-8")
    assert source.count(mutant.find) == 1
    assert mutant.replace != mutant.find
    assert mutant.why


@pytest.mark.slow
@pytest.mark.parametrize("mutant", MUTANTS, ids=NAMES)
def test_the_tests_of_a_rule_notice_when_it_is_broken(mutant: Mutant, tmp_path: Path) -> None:
    copy_sources(tmp_path)
    broken = tmp_path / mutant.file
    broken.write_text(broken.read_text("utf-8").replace(mutant.find, mutant.replace), "utf-8")
    result = run_rule_tests(tmp_path, "-k", f"test_{mutant.rule.lower()}_")
    # 1: tests failed. An error in the broken file itself would be another code.
    assert result.returncode == 1, f"{mutant.why}\n{result.stdout}"


@pytest.mark.slow
def test_without_a_break_the_copy_is_what_is_tested_and_passes(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    program = "import ceres, ceres.engine; print(ceres.__file__, ceres.engine.COMPILED)"
    imported = run(tmp_path, "-c", program)
    assert imported.stdout.split() == [str(tmp_path / "src" / "ceres" / "__init__.py"), "False"]
    result = run_rule_tests(tmp_path)
    assert result.returncode == 0, result.stdout


def copy_sources(place: Path) -> None:
    """The package without its compiled engine."""
    ignored = shutil.ignore_patterns("compiled", "__pycache__")
    shutil.copytree(CHECKOUT / "src", place / "src", ignore=ignored)


def run_rule_tests(place: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """The tests of the rules, against the sources at that place; up to the first that fails."""
    pytest_options = ["-x", "-q", "-p", "no:cacheprovider", "-o", "addopts="]
    mode = "--import-mode=importlib"
    return run(place, "-m", "pytest", mode, *pytest_options, *options, str(RULE_TESTS))


def run(place: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A new Python with the sources at that place, interpreted, before anything installed."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=CHECKOUT,
        env={
            **inherited,
            "PYTHONPATH": str(place / "src"),
            "CERES_PURE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        },
        check=False,
        capture_output=True,
        text=True,
    )
