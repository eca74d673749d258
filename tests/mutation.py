"""Small breaks of the rules, found by the shape of the code and not by the names in it.

A mutant has a piece of code and what to put in its place. The piece is found in whatever file and
function it stands, and whatever things are called there: only literals, operators and structure
must be the same. Of several pieces with this shape, the one is meant that has most in common with
the mutant: names, and the id of the rule in the function around it.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import repeat
from pathlib import Path
from textwrap import dedent, indent
from typing import Any, Final, NamedTuple, TypeVar

CERES: Final = Path(__file__).parent.parent / "src" / "ceres"
# Where rules are: the engine, and what reads and shows positions. Figures of the box are data.
SOURCES: Final = ("engine/*.py", "format/*.py", "*.py")
DATA: Final = "components/*.toml"
# The fields of a syntax tree that hold names.
NAMES: Final = frozenset({"id", "attr", "name", "arg"})

T = TypeVar("T")
Nodes = list[Any]  # statements that follow one another, or one expression


class CannotBreak(Exception):
    """The code of a mutant is not there, or could be several pieces."""


class Mutant(NamedTuple):
    """A small break of a rule (see mutants.toml)."""

    rule: str
    find: str
    replace: str
    why: str
    data: bool = False


class Match(NamedTuple):
    """A piece of the program that has the shape of a mutant's code."""

    path: Path
    nodes: Nodes
    names: dict[str, str]  # of the mutant's names, what they are here
    blocks: list[Nodes]  # what `...` stands for

    def score(self, rule: str, renamed: str | None) -> int:
        """Count what is in common with the mutant, as if one name here were another.

        One name may always be another; if more than a third are, or with the rule's id more than
        half, it is different code.
        """
        others = sum(name != here or here == renamed for name, here in self.names.items())
        around = _around(self.path, self.nodes[0].lineno, self.nodes[-1].end_lineno)
        near = re.search(rf"\b{rule}\b", around) is not None
        same = others <= max(1, len(self.names) // (2 if near else 3))
        return 1 + len(self.names) - others + near if same else 0


def read_mutants(path: Path) -> list[Mutant]:
    """Read the mutants of a file."""
    return [Mutant(**entry) for entry in tomllib.loads(path.read_text("utf-8"))["mutant"]]


def break_rule(mutant: Mutant) -> tuple[Path, str]:
    """Return the file that a mutant breaks, and its text then."""
    if mutant.data:
        texts = [(path, path.read_text("utf-8")) for path in CERES.glob(DATA)]
        found = [(path, text) for path, text in texts for _ in range(text.count(mutant.find))]
        path, text = _one(mutant, found)
        return path, text.replace(mutant.find, mutant.replace)
    match = best(mutant)
    lines = match.path.read_bytes().splitlines(keepends=True)
    first, last = match.nodes[0], match.nodes[-1]
    before = b"".join(lines[: first.lineno - 1]) + lines[first.lineno - 1][: first.col_offset]
    after = lines[last.end_lineno - 1][last.end_col_offset :] + b"".join(lines[last.end_lineno :])
    return match.path, f"{before.decode()}{_replacement(mutant, match)}{after.decode()}"


def _replacement(mutant: Mutant, match: Match) -> str:
    """Write what takes the place of a match, with the names and blocks that are there."""
    nodes, blocks = _parse(mutant.replace or "None"), list(match.blocks)
    for node in (each for root in nodes for each in ast.walk(root)):
        for field, value in ast.iter_fields(node):
            if field in NAMES:
                setattr(node, field, match.names.get(value, value))
            elif _is_any_block(value):
                setattr(node, field, blocks.pop(0))
    text = "\n".join(map(ast.unparse, nodes))
    if isinstance(match.nodes[0], ast.expr):
        return f"({text})"
    return indent(text, " " * match.nodes[0].col_offset).lstrip()


def best(mutant: Mutant, renamed: str | None = None) -> Match:
    """Find the piece that is meant; `renamed`: as if this name of the program were another."""
    scores = [(match.score(mutant.rule, renamed), match) for match in matches(mutant)]
    most = max((score for score, _ in scores), default=0)
    return _one(mutant, [match for score, match in scores if most and score == most])


def _one(mutant: Mutant, found: list[T]) -> T:
    if len(found) != 1:
        raise CannotBreak(f"found {len(found)} times: {mutant.find}")
    return found[0]


@cache
def matches(mutant: Mutant) -> list[Match]:
    """Find all pieces that have the shape of a mutant's code."""
    wanted = _parse(mutant.find)
    paths = [path for pattern in SOURCES for path in sorted(CERES.glob(pattern))]
    pieces = (Match(path, nodes, {}, []) for path in paths for nodes in _pieces(path, wanted))
    return [match for match in pieces if _alike(wanted, match.nodes, match)]


@cache
def tree_of(path: Path) -> list[ast.AST]:
    """Return all nodes of a file's syntax tree."""
    return list(ast.walk(ast.parse(path.read_bytes())))


def _pieces(path: Path, wanted: Nodes) -> Iterator[Nodes]:
    """Find expressions, or rows of statements, that begin as the one wanted does."""
    kind = type(wanted[0])
    for node in tree_of(path):
        if isinstance(node, ast.expr):
            if type(node) is kind:
                yield [node]
            continue
        for body in (getattr(node, field, []) for field in ("body", "orelse")):
            for at, first in enumerate(body):
                if type(first) is kind:
                    yield body[at : at + len(wanted)]


@cache
def _around(path: Path, first: int, last: int) -> str:
    """Return the text of the innermost function around some lines, else the lines."""
    functions = [node for node in tree_of(path) if isinstance(node, ast.FunctionDef)]
    spans = [(node.lineno, node.end_lineno or 0) for node in functions]
    start, end = max(
        [span for span in spans if span[0] <= first and last <= span[1]], default=(first, last)
    )
    return "\n".join(path.read_text("utf-8").splitlines()[start - 1 : end])


def _parse(code: str) -> Nodes:
    body: Nodes = ast.parse(dedent(code).strip()).body
    return [body[0].value] if len(body) == 1 and isinstance(body[0], ast.Expr) else body


def _alike(wanted: Any, found: Any, match: Match, field: str = "") -> bool:
    """Compare syntax trees but for their names; note in the match what these are."""
    if type(wanted) is not type(found):
        return False
    if isinstance(wanted, ast.AST):
        fields = [each for each in wanted._fields if each != "ctx"]
        pairs = ((getattr(wanted, each), getattr(found, each), each) for each in fields)
        return all(_alike(one, other, match, each) for one, other, each in pairs)
    if _is_any_block(wanted):
        match.blocks.append(found)
        return True
    if isinstance(wanted, list):
        same = len(wanted) == len(found)
        return same and all(map(_alike, wanted, found, repeat(match)))
    if field in NAMES and isinstance(wanted, str):
        return bool(match.names.setdefault(wanted, found) == found)
    return bool(wanted == found)


def _is_any_block(value: Any) -> bool:
    """Whether this is the block `...`."""
    if isinstance(value, list) and len(value) == 1 and isinstance(value[0], ast.Expr):
        return bool(ast.dump(value[0].value) == "Constant(value=Ellipsis)")
    return False
