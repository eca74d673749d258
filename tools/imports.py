"""The packages of the program and what they import, read from the sources.

`docs/architecture.md` lists them in a table of five storeys, the ground last. A package imports
from those to its left and from the storeys below; packages joined by "with" import each other. A
test enforces that, and `draw_architecture.py` draws it.
"""

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SRC: Final = ROOT / "src"
PACKAGE: Final = SRC / "ceres"


class Import(NamedTuple):
    """An import of one of our modules by another; `at_once` if it runs when the module loads."""

    module: str
    imported: str
    at_once: bool


class Storey(NamedTuple):
    """A row of the table: its name, and its packages in groups that import each other."""

    name: str
    groups: list[list[str]]


def storeys() -> list[Storey]:
    """Return the storeys of the table in docs/architecture.md, from the ground up."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = text.partition("\n## Five storeys\n")[2].partition("\n| --- | --- |\n")[2]
    lines = table.partition("\n\n")[0].splitlines()
    cells = [line.strip("| ").split(" | ") for line in reversed(lines)]
    return [
        Storey(name, [re.findall(r"`([a-z_]+)`", group) for group in packages.split(",")])
        for name, packages in cells
    ]


def rows() -> list[list[str]]:
    """Return the groups of packages from the ground up: each imports from those before it."""
    return [group for storey in storeys() for group in storey.groups]


def listed_by_git(*which: str) -> list[Path]:
    """Return files of the repository; none if this is not a git checkout."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", *which], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return []
    paths = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in paths if path.is_file()]


def sources() -> list[Path]:
    """Return the modules of the package; in a checkout only those that git knows."""
    known = [path for path in listed_by_git("src/ceres") if path.suffix == ".py"]
    return sorted(known or [path for path in PACKAGE.rglob("*.py") if "compiled" not in path.parts])


def module_of(path: Path) -> str:
    """Return the dotted name of a file: `ceres.engine.board`."""
    name = ".".join(path.relative_to(SRC).with_suffix("").parts)
    return name.removesuffix(".__init__")


def package_of(module: str) -> str:
    """Return the part of a module's name that follows `ceres`."""
    return module.split(".")[1] if "." in module else "__init__"


def statements(tree: ast.AST, at_once: bool) -> Iterator[tuple[ast.AST, bool]]:
    """Yield every statement, and whether it runs when the module is imported."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.expr):
            continue
        yield node, at_once
        later = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or (
            isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        )
        yield from statements(node, at_once and not later)


def target(module: str, name: str) -> str:
    """Return the module that `from module import name` loads: itself, or one within it."""
    within = SRC.joinpath(*module.split("."), name)
    if within.with_suffix(".py").exists() or (within / "__init__.py").exists():
        return f"{module}.{name}"
    return module


def imports_of(path: Path) -> Iterator[Import]:
    """Yield every import of one of our modules in a file, wherever it stands."""
    module = module_of(path)
    for node, at_once in statements(ast.parse(path.read_text("utf-8")), at_once=True):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                raise ValueError(f"{path} imports relatively")
            names = [target(node.module or "", alias.name) for alias in node.names]
        else:
            continue
        for name in names:
            if name.split(".")[0] == "ceres":
                yield Import(module, name, at_once)


@cache
def all_imports() -> tuple[Import, ...]:
    """Return the imports of all our modules."""
    return tuple(each for path in sources() for each in imports_of(path))
