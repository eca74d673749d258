"""Every rule has a test that fails if the rule is broken.

`mutants.toml` lists small breaks of the rules. The slow test here breaks a copy of the sources
with each of them, and sees that the tests of that rule notice.
"""

import ast
import builtins
import os
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from forking import Runner
from mutation import CERES, Mutant, best, break_rule, read_mutants, tree_of

TESTS: Final = Path(__file__).parent
RULE_TESTS: Final = sorted((TESTS / "rules").glob("test_*.py"))
LAST_OF_SECTION: Final = {"T": 5, "S": 8, "Y": 5, "C": 8, "P": 5, "E": 3, "V": 10, "M": 8, "X": 4}
RULES: Final = [
    f"{section}{number}"
    for section, last in LAST_OF_SECTION.items()
    for number in range(1, last + 1)
]
MUTANTS: Final = read_mutants(TESTS / "mutants.toml")
# The same break may be listed for two rules.
NAMED: Final = [
    pytest.param(mutant, id=f"{number}-{mutant.rule}") for number, mutant in enumerate(MUTANTS)
]
IN_CODE: Final = [named for named, mutant in zip(NAMED, MUTANTS, strict=True) if not mutant.data]
# Up to the first test that fails.
PYTEST: Final = ("-x", "-q", "-p", "no:cacheprovider", "-o", "addopts=", "--import-mode=importlib")
WHERE: Final = """
import ceres, ceres.engine

def test_where():
    assert ceres.__file__ == {file!r}
    assert not ceres.engine.COMPILED
"""


def test_every_rule_has_a_mutant() -> None:
    broken = {mutant.rule for mutant in MUTANTS}
    assert [rule for rule in RULES if rule not in broken] == []
    assert broken <= set(RULES)
    assert all(mutant.why for mutant in MUTANTS)


def test_every_rule_has_a_test() -> None:
    named = {rule.upper() for path in RULE_TESTS for rule in rules_tested(path)}
    assert named == set(RULES)


@pytest.mark.parametrize("mutant", NAMED)
def test_a_mutant_breaks_one_place(mutant: Mutant) -> None:
    path, text = break_rule(mutant)
    assert text != path.read_text("utf-8")
    if not mutant.data:
        compile(text, path, "exec")


@pytest.mark.parametrize("mutant", IN_CODE)
def test_a_mutant_survives_a_rename(mutant: Mutant) -> None:
    """Whatever one of the names in the broken code becomes, the same code is found."""
    meant = best(mutant)
    for name in set(meant.names.values()):
        assert best(mutant, renamed=name) is meant, name


@pytest.mark.parametrize("mutant", IN_CODE)
def test_a_mutant_uses_no_name_that_does_not_exist(mutant: Mutant) -> None:
    """Any test would notice that, whatever it tests."""
    path, text = break_rule(mutant)
    whole, broken = tree_of(path), list(ast.walk(ast.parse(text)))
    assert variables(broken) - variables(whole) <= set(dir(builtins)) | assigned(broken)
    assert attributes(broken) - attributes(whole) <= attributes_of_engine() | set(dir(str))


def variables(tree: list[ast.AST]) -> set[str]:
    defined = {node.name for node in tree if isinstance(node, ast.FunctionDef | ast.alias)}
    return defined | {node.id for node in tree if isinstance(node, ast.Name)}


def assigned(tree: list[ast.AST]) -> set[str]:
    stored = {n.id for n in tree if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    return stored | {node.name for node in tree if isinstance(node, ast.alias)}


def attributes(tree: list[ast.AST]) -> set[str]:
    return {node.attr for node in tree if isinstance(node, ast.Attribute)}


@cache
def attributes_of_engine() -> set[str]:
    return {name for path in CERES.glob("engine/*.py") for name in attributes(tree_of(path))}


@pytest.fixture(scope="module", name="copy")
def _copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package without its compiled engine and its page, for all mutants in turn."""
    source = tmp_path_factory.mktemp("mutants") / "src"
    ignored = shutil.ignore_patterns("compiled", "page", "python")
    shutil.copytree(CERES, source / "ceres", ignore=ignored)
    return source


@pytest.fixture(scope="module", name="runner")
def _runner(copy: Path) -> Iterator[Runner]:
    """Runs tests against the copy as it is by then."""
    runner = Runner(TESTS.parent, environment(copy))
    yield runner
    runner.stop()


@pytest.mark.slow
@pytest.mark.parametrize("mutant", NAMED)
def test_the_tests_of_a_rule_notice_when_it_is_broken(
    mutant: Mutant, copy: Path, runner: Runner
) -> None:
    path, text = break_rule(mutant)
    whole, broken = path, copy / "ceres" / path.relative_to(CERES)
    broken.write_text(text, "utf-8")
    try:
        tests = [path for path in RULE_TESTS if mutant.rule.lower() in rules_tested(path)]
        ran = runner.run(*PYTEST, "-k", f"test_{mutant.rule.lower()}_", *map(str, tests))
    finally:
        shutil.copy2(whole, broken)
    # 1: tests failed. An error in the broken file itself would be another code.
    assert ran.code == 1, f"{mutant.why}\n{ran.said}"


@pytest.mark.slow
def test_without_a_break_the_copy_is_what_is_tested_and_passes(
    copy: Path, runner: Runner, tmp_path: Path
) -> None:
    where = tmp_path / "test_where.py"
    where.write_text(WHERE.format(file=str(copy / "ceres" / "__init__.py")), "utf-8")
    ran = runner.run(*PYTEST, str(where), *map(str, RULE_TESTS))
    assert ran.code == 0, ran.said


def rules_tested(path: Path) -> list[str]:
    """Return the ids of the rules that a file tests, in lower case."""
    return re.findall(r"^def test_([a-z]\d+)_", path.read_text("utf-8"), re.MULTILINE)


def environment(source: Path) -> dict[str, str]:
    """Return variables by which Python takes a copy of the package, interpreted."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}
    return {
        **inherited,
        "PYTHONPATH": str(source),
        "CERES_PURE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        # What a broken file was compiled to must not be taken for the next one.
        "PYTHONDONTWRITEBYTECODE": "1",
    }
