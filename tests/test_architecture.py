"""The house plan: imports go one way, importing is quick, files are short.

`docs/architecture.md` names the rooms in a table: a module imports from its own row and from those
above it. What is imported within a function, or for types only, counts for that as well; what is
imported at once must not go in circles either.
"""

import ast
import inspect
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import ceres

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "ceres"

LONGEST_FILE = 420
# Only these import them: see docs/architecture.md.
FOR_SOME_ROOMS = {
    "typer": {"cli", "commands"},
    "rich": {"commands", "terminal"},
    "textual": {"terminal"},
    "sqlalchemy": {"saves"},
    "fluent": {"text"},
    "litestar": {"web"},
    "msgspec": {"web"},
    "uvicorn": {"web"},
    "polars": {"lab"},
    "pyarrow": {"lab"},
    "altair": {"lab"},
    "distributed": {"lab"},
    "gymnasium": {"environment"},
    "PIL": {"environment"},
    "resvg_py": {"environment"},
}


def floors() -> dict[str, int]:
    """The rows of the first table of docs/architecture.md, from the ground up."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = text.partition("\n## Rooms\n")[2].partition("\n| --- | --- |\n")[2]
    rows = table.partition("\n\n")[0].splitlines()
    found = {
        room: floor
        for floor, row in enumerate(rows)
        for room in re.findall(r"`([a-z_]+)`", row.split("|")[1])
    }
    # The package itself is the library's face, and running it is the top of everything.
    return {**found, "__init__": found["game"], "__main__": len(rows)}


FLOOR = floors()


class Import(NamedTuple):
    """That a module imports another one of ours, and whether it does so at once."""

    module: str
    imported: str
    at_once: bool


def listed_by_git(*which: str) -> list[Path]:
    """Files of the repository; none where this is no checkout."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", *which], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return []
    paths = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in paths if path.is_file()]


def sources() -> list[Path]:
    """The modules of the package; in a checkout those that git knows."""
    known = [path for path in listed_by_git("src/ceres") if path.suffix == ".py"]
    return sorted(known or [path for path in PACKAGE.rglob("*.py") if "compiled" not in path.parts])


def module_of(path: Path) -> str:
    """`ceres.engine.board`; a package is its `__init__`."""
    name = ".".join(path.relative_to(SRC).with_suffix("").parts)
    return name.removesuffix(".__init__")


def room_of(module: str) -> str:
    """The room a module is in: the part of its name after `ceres`."""
    return module.split(".")[1] if "." in module else "__init__"


def imports_of(path: Path) -> Iterator[Import]:
    """Every module of ours that a file imports, wherever in it."""
    module = module_of(path)
    for node, at_once in statements(ast.parse(path.read_text("utf-8")), at_once=True):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names = [targets(node.module or "", alias.name) for alias in node.names]
        else:
            continue
        for name in names:
            if name.split(".")[0] == "ceres":
                yield Import(module, name, at_once)


def targets(module: str, name: str) -> str:
    """What `from module import name` imports: the module, or another one within it."""
    within = SRC.joinpath(*module.split("."), name)
    if within.with_suffix(".py").exists() or (within / "__init__.py").exists():
        return f"{module}.{name}"
    return module


def statements(tree: ast.AST, at_once: bool) -> Iterator[tuple[ast.AST, bool]]:
    """Every statement, and whether it runs when the module is imported."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.expr):
            continue
        yield node, at_once
        later = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or (
            isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        )
        yield from statements(node, at_once and not later)


@cache
def all_imports() -> list[Import]:
    """Those of all our modules."""
    return [each for path in sources() for each in imports_of(path)]


def test_every_module_has_its_room() -> None:
    rooms = {room_of(module_of(path)) for path in sources()}
    assert not rooms - set(FLOOR), "a new room: give it a row in docs/architecture.md"


def test_the_table_names_no_room_that_is_not_there() -> None:
    assert set(FLOOR) <= {room_of(module_of(path)) for path in sources()} | {"__init__"}


def test_the_floors_are_those_of_the_plan() -> None:
    """components → engine → library face → the rest."""
    ground_up = ["messages", "checking", "components", "engine", "position", "text", "cli"]
    assert [FLOOR[room] for room in ground_up] == sorted({FLOOR[room] for room in ground_up})


def test_imports_go_one_way() -> None:
    upward = [
        f"{each.module} imports {each.imported}"
        for each in all_imports()
        if FLOOR.get(room_of(each.imported), 0) > FLOOR.get(room_of(each.module), 99)
    ]
    # A notebook asks a position for its picture.
    assert upward == ["ceres.base_view imports ceres.draw"]


def test_the_rooms_below_the_face_do_not_import_the_package_itself() -> None:
    """`import ceres` in the engine would be a way round to everything."""
    assert not [
        each
        for each in all_imports()
        if each.imported == "ceres" and FLOOR.get(room_of(each.module), 99) <= FLOOR["game"]
    ]


def test_the_engine_imports_nothing_of_ours_but_components_and_events() -> None:
    rooms = {room_of(each.imported) for each in all_imports() if room_of(each.module) == "engine"}
    assert rooms == {"components", "engine", "events", "facts"}


def test_what_is_for_some_rooms_is_imported_there_alone() -> None:
    for path in sources():
        for node, _ in statements(ast.parse(path.read_text("utf-8")), at_once=True):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                allowed = FOR_SOME_ROOMS.get(name.split(".")[0])
                assert allowed is None or room_of(module_of(path)) in allowed, path


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
        "import ceres.cli\n"
        "def f():\n    from ceres import game\n"
        "if TYPE_CHECKING:\n    from ceres.position import Position\n"
    )
    found = [(ast.unparse(node), at_once) for node, at_once in statements(tree, at_once=True)]
    assert ("import ceres.cli", True) in found
    assert ("from ceres import game", False) in found
    assert ("from ceres.position import Position", False) in found
    assert targets("ceres", "game") == "ceres.game"
    assert targets("ceres", "Game") == "ceres"
    assert targets("ceres.position", "Position") == "ceres.position"


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
    """What `import ceres` loads in a new Python without site packages, and its CPU time."""
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
    """Every file that is in the repository or would be with the next `git add`."""
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
    """The public names, and the public methods and properties of the classes among them."""
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
