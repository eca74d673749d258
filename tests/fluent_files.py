"""The Fluent files of the languages, parsed."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ceres.text.languages import source_of


class Call(NamedTuple):
    """A function that a message calls, and with which form, if any."""

    message: str
    function: str
    form: str | None


@cache
def resource(language: str) -> ast.Resource:
    return FluentParser().parse(source_of(language))


def entries(language: str) -> list[ast.Message]:
    """Return the messages in the order of the file, with duplicates."""
    return [entry for entry in resource(language).body if isinstance(entry, ast.Message)]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language)}


def message_ids(language: str) -> set[str]:
    return set(messages(language))


class Parts(Visitor):
    """The placeables in the text of a message."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: list[ast.FunctionReference] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.append(node)
        self.generic_visit(node)


@cache
def arguments(language: str, id: str) -> frozenset[str]:
    """Return the arguments of a message, with those of the messages it refers to."""
    parts = Parts(messages(language)[id])
    others = (arguments(language, other) for other in parts.references)
    return frozenset(parts.variables).union(*others)


def references(language: str) -> set[str]:
    """Return the messages that other messages refer to."""
    return {other for entry in entries(language) for other in Parts(entry).references}


def calls(language: str) -> Iterator[Call]:
    """Return all function calls."""
    for entry in entries(language):
        for call in Parts(entry).functions:
            forms = [
                argument.value.parse()["value"]
                for argument in call.arguments.named
                if argument.name.name == "form" and isinstance(argument.value, ast.StringLiteral)
            ]
            yield Call(entry.id.name, call.id.name, forms[0] if forms else None)
