"""Imports go one way, importing is quick, files are short.

`docs/architecture.md` lists the packages in a table of five storeys: a package imports from those
to its left and from the storeys below. Imports within a function or for types only count as well.
Imports that run when a module loads must not form cycles.
"""

import ast
import inspect
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ceres
from imports import (
    ROOT,
    SRC,
    all_imports,
    listed_by_git,
    module_of,
    package_of,
    rows,
    sources,
    statements,
    target,
)

LONGEST_FILE = 420
# Only these import them: see docs/architecture.md.
ALLOWED_IN = {
    "typer": {"commands"},
    "rich": {"commands", "terminal"},
    "textual": {"terminal"},
    "platformdirs": {"folders"},
    "sqlalchemy": {"saves"},
    "fluent": {"text"},
    "litestar": {"web"},
    "uvicorn": {"web"},
    "prometheus_client": {"web"},
    "polars": {"lab"},
    "pyarrow": {"lab"},
    "altair": {"lab"},
    "distributed": {"lab"},
    "gymnasium": {"environment"},
    "PIL": {"environment"},
    "resvg_py": {"environment"},
}


# The place of each package in the table; the package itself is the library's face, and running it
# is the top of everything.
ROWS = rows()
FLOOR = {package: floor for floor, row in enumerate(ROWS) for package in row}
FLOOR |= {"__init__": FLOOR["game"], "__main__": len(ROWS)}


def test_every_module_is_in_the_table() -> None:
    packages = {package_of(module_of(path)) for path in sources()}
    assert not packages - set(FLOOR), "a new package: give it a row in docs/architecture.md"


def test_the_table_lists_no_package_that_does_not_exist() -> None:
    assert set(FLOOR) <= {package_of(module_of(path)) for path in sources()} | {"__init__"}


def test_the_rows_keep_the_engine_below_the_library() -> None:
    """components → engine → library face → the rest."""
    ground_up = ["messages", "checking", "components", "engine", "position", "text", "commands"]
    assert [FLOOR[room] for room in ground_up] == sorted({FLOOR[room] for room in ground_up})


def test_imports_go_one_way() -> None:
    upward = [
        f"{each.module} imports {each.imported}"
        for each in all_imports()
        if FLOOR.get(package_of(each.imported), 0) > FLOOR.get(package_of(each.module), 99)
    ]
    # A notebook asks a position for its picture.
    assert upward == ["ceres.base_view imports ceres.draw"]


def test_the_library_does_not_import_the_package_itself() -> None:
    """`import ceres` in the engine would be a way round to everything."""
    assert not [
        each
        for each in all_imports()
        if each.imported == "ceres" and FLOOR.get(package_of(each.module), 99) <= FLOOR["game"]
    ]


def test_the_engine_imports_nothing_of_ours_but_components_and_events() -> None:
    imports = [each for each in all_imports() if package_of(each.module) == "engine"]
    packages = {package_of(each.imported) for each in imports}
    assert packages == {"components", "engine", "events"}


def test_heavy_libraries_are_imported_by_their_packages_only() -> None:
    for path in sources():
        for node, _ in statements(ast.parse(path.read_text("utf-8")), at_once=True):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                allowed = ALLOWED_IN.get(name.split(".")[0])
                assert allowed is None or package_of(module_of(path)) in allowed, path


def test_nothing_is_imported_in_circles() -> None:
    at_once: dict[str, set[str]] = {}
    for each in all_imports():
        if each.at_once:
            at_once.setdefault(each.module, set()).add(each.imported)
    done: set[str] = set()

    def visit(module: str, way: tuple[str, ...]) -> None:
        assert module not in way, " → ".join([*way[way.index(module) :], module])
        if module not in done:
            for other in sorted(at_once.get(module, set())):
                visit(other, (*way, module))
            done.add(module)

    for module in sorted(at_once):
        visit(module, ())


def test_the_test_sees_imports_that_go_up() -> None:
    """Of a made-up file: within functions, for types only, and as a name of a package."""
    tree = ast.parse(
        "import ceres.commands.cli\n"
        "def f():\n    from ceres import game\n"
        "if TYPE_CHECKING:\n    from ceres.position import Position\n"
    )
    found = [(ast.unparse(node), at_once) for node, at_once in statements(tree, at_once=True)]
    assert ("import ceres.commands.cli", True) in found
    assert ("from ceres import game", False) in found
    assert ("from ceres.position import Position", False) in found
    assert target("ceres", "game") == "ceres.game"
    assert target("ceres", "Game") == "ceres"
    assert target("ceres.position", "Position") == "ceres.position"


# Importing.

LOADED = """
import sys, time
before = set(sys.modules)
start = time.process_time()
import ceres
seconds = time.process_time() - start
import json
print(json.dumps([sorted(set(sys.modules) - before), seconds]))
"""


def fresh_import() -> tuple[list[str], float]:
    """Return what `import ceres` loads in a new Python without site packages, and its CPU time."""
    said = subprocess.run(
        [sys.executable, "-S", "-W", "ignore", "-c", LOADED],
        env={**os.environ, "PYTHONPATH": str(SRC)},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    modules, seconds = json.loads(said.stdout)
    return modules, seconds


def test_importing_needs_the_standard_library_only() -> None:
    modules, _ = fresh_import()
    assert "ceres.engine.board" in modules
    tops = {module.split(".")[0] for module in modules}
    # Compiled modules share a library, which mypyc names after the package.
    others = {top for top in tops - set(sys.stdlib_module_names) if not top.endswith("__mypyc")}
    assert others == {"ceres"}


def test_importing_is_quick() -> None:
    """Under 0.15 s of CPU time, best of five."""
    assert any(fresh_import()[1] < 0.15 for _ in range(5))


def test_nothing_heavy_is_loaded() -> None:
    said = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", "import ceres, sys; print(*sys.modules)"],
        env={**os.environ, "PYTHONPATH": str(SRC)},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    loaded = set(said.stdout.split())
    assert "ceres.engine.board" in loaded
    heavy = {"typer", "rich", "fluent", "babel", "numpy", "asyncio", "sqlite3", "unittest"}
    assert not heavy & loaded


# Files.


def repository_files() -> list[Path]:
    """Return every file that is in the repository or would be with the next `git add`."""
    files = listed_by_git("--cached", "--others", "--exclude-standard")
    if not files:
        pytest.skip("this is no git checkout")
    return files


def test_files_are_short() -> None:
    """About 400 lines at the most."""
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in sources()
    }
    assert lengths
    assert not {name: length for name, length in lengths.items() if length > LONGEST_FILE}


def test_no_registry_is_named() -> None:
    """Hosts that packages are fetched from are a matter of whoever fetches them."""
    hosts = [
        "pypi" + ".org/simple",
        "files.python" + "hosted",
        "registry.npm" + "js",
        "/artifact" + "ory/",
    ]
    hosts += ["index" + "-url", "index_" + "url =", "registry.yarn" + "pkg"]
    wanted = re.compile("|".join(re.escape(host) for host in hosts), re.IGNORECASE)
    found = []
    for path in repository_files():
        text = path.read_bytes().decode("utf-8", errors="ignore")
        if wanted.search(text):
            found.append(str(path.relative_to(ROOT)))
    assert not found


# What is public.


def public_things() -> list[tuple[str, object]]:
    """Return the public names, and the public methods and properties of the classes."""
    things: list[tuple[str, object]] = []
    for name in ceres.__all__:
        thing = getattr(ceres, name)
        if inspect.isclass(thing) or inspect.isroutine(thing):
            things.append((name, thing))
        if inspect.isclass(thing) and thing.__module__.startswith("ceres"):
            for member, value in vars(thing).items():
                if not member.startswith("_") and (
                    inspect.isroutine(value) or isinstance(value, property)
                ):
                    things.append((f"{name}.{member}", value))
    return things


def test_every_public_name_has_a_docstring() -> None:
    things = public_things()
    assert len(things) > 30
    without = [thing for _, thing in things if not inspect.getdoc(thing)]
    # mypyc leaves the docstrings of what it compiles out.
    compiled = [each for each in without if ceres.COMPILED and "engine" in str(each)]
    assert without == compiled


def test_public_names_are_there_and_sorted() -> None:
    assert sorted(set(ceres.__all__)) == sorted(ceres.__all__)
    assert all(hasattr(ceres, name) for name in ceres.__all__)


def test_all_errors_are_errors_of_ours() -> None:
    errors = [
        getattr(ceres, name)
        for name in ceres.__all__
        if inspect.isclass(getattr(ceres, name)) and issubclass(getattr(ceres, name), Exception)
    ]
    assert len(errors) >= 8
    assert all(issubclass(error, ceres.CeresError) for error in errors)
