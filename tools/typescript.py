"""Declares Python's types in TypeScript.

TypedDicts and dataclasses become interfaces, other types aliases. Strings in `Annotated` become
comments, and so do docstrings.
"""

import functools
import operator
import re
import textwrap
import typing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, NotRequired, Required, Union

from ceres.facts import Alias, When

WIDTH: typing.Final = 100  # as Prettier has it

_PLAIN: typing.Final[dict[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    None: "null",
    NoneType: "null",
    object: "unknown",
    Any: "unknown",
}
_LISTS: typing.Final = (list, tuple, Sequence)
_RECORDS: typing.Final = (dict, Mapping)


def types_in(module: ModuleType) -> dict[str, Any]:
    """Return the types that a module defines, by name: records, and aliases of types."""
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_")
        and (_is_alias(value) or (_is_record(value) and value.__module__ == module.__name__))
    }


def typescript(named: Mapping[str, Any], known: Mapping[str, Any] | None = None) -> str:
    """Declare types by name; they get these names wherever others use them.

    `known` types have names, too, and are declared elsewhere.

    >>> from ceres.facts import HerGain
    >>> print(typescript({"Gain": HerGain, "Who": Literal["you", "ceres"]}))
    /** What a Monument's effect brings Ceres. */
    export interface Gain {
      vp: number;
    }
    <BLANKLINE>
    export type Who = "you" | "ceres";
    """
    writer = _Writer({**(known or {}), **named})
    written = [writer.declaration(name, value) for name, value in named.items()]
    # Short aliases stand together.
    return re.sub(r"(?m)^(export type .*;)\n(?=\nexport type .*;$)", r"\1", "\n\n".join(written))


def type_text(hint: Any, known: Mapping[str, Any]) -> str:
    """Write a type; `known` types are written by their names.

    >>> type_text(list[str] | None, {})
    'string[] | null'
    """
    return _Writer(known).text(hint)


class Field(typing.NamedTuple):
    """A key of a record: its type without notes, what it says, and when it is there."""

    name: str
    type: Any
    doc: str
    optional: bool
    when: str


def fields_of(record: Any) -> list[Field]:
    """Return the keys of a TypedDict or a dataclass, in order."""
    if typing.is_typeddict(record):
        hints = typing.get_type_hints(record, include_extras=True)
        return [_field(name, hint) for name, hint in hints.items()]
    return [_field(field.name, field.type) for field in fields(record)]


def _field(name: str, hint: Any) -> Field:
    optional = typing.get_origin(hint) is NotRequired
    if typing.get_origin(hint) in (NotRequired, Required):
        (hint,) = typing.get_args(hint)
    notes = getattr(hint, "__metadata__", ())
    doc = next((note for note in reversed(notes) if isinstance(note, str)), "")
    when = next((note for note in notes if isinstance(note, When)), None)
    if when and when.holds is None:
        hint = union(each for each in typing.get_args(_bare(hint)) if each is not NoneType)
    return Field(name, hint, doc, optional or when is not None, when.text if when else "")


class _Writer:
    """Writes types, with the names that some of them have."""

    def __init__(self, named: Mapping[str, Any]) -> None:
        self._names = {value: name for name, value in named.items() if not _notes(value)}

    def declaration(self, name: str, value: Any) -> str:
        """Declare a type."""
        if not _is_record(value):
            doc = next((note for note in _notes(value) if isinstance(note, str)), "")
            alias = _fitted(f"export type {name} =", self._members(_bare(value), named=False), "")
            return "\n".join([*comment(doc, ""), alias])
        lines = [*comment(value.__doc__, ""), f"export interface {name} {{"]
        if isinstance(getattr(value, "type", None), str):
            lines.append(f'  type: "{value.type}";')
        for field in fields_of(value):
            said = f"{field.when}: {field.doc}" if field.when else field.doc
            lines += comment(said, "  ")
            key = field.name + ("?" if field.optional else "")
            lines.append(_fitted(f"  {key}:", self._members(field.type), "  "))
        return "\n".join([*lines, "}"])

    def text(self, hint: Any) -> str:
        """Write a type in one line."""
        return " | ".join(self._members(hint))

    def _members(self, hint: Any, named: bool = True) -> list[str]:
        """Write each member of a union; a type that is none is a single one."""
        alias = next((note for note in _notes(hint) if isinstance(note, Alias)), None)
        hint = _bare(hint)
        if named and alias:
            return [alias.name]
        if named and hint in self._names:
            return [self._names[hint]]
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is Literal:
            return [
                f'"{value}"' if isinstance(value, str) else str(value).lower() for value in args
            ]
        if origin in (Union, UnionType):
            return [written for arg in args for written in self._members(arg)]
        return [self._single(hint, origin, args)]

    def _single(self, hint: Any, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is tuple and args[-1] is not ...:
            return f"[{', '.join(map(self.text, args))}]"
        if origin in _LISTS:
            item = self.text(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin in _RECORDS:
            return f"Record<{self.text(args[0])}, {self.text(args[1])}>"
        if isinstance(hint, NewType):
            return self.text(hint.__supertype__)
        if hint in _PLAIN:
            return _PLAIN[hint]
        raise TypeError(f"no TypeScript for {hint}: name it, or declare it")


def union(types: Iterable[Any]) -> Any:
    """Return the union of some types."""
    return functools.reduce(operator.or_, types)


def _is_record(value: Any) -> bool:
    return isinstance(value, type) and (typing.is_typeddict(value) or is_dataclass(value))


def _is_alias(value: Any) -> bool:
    origins = (Literal, Union, UnionType, Annotated)
    return isinstance(value, NewType) or typing.get_origin(value) in origins


def _notes(hint: Any) -> tuple[Any, ...]:
    return getattr(hint, "__metadata__", ())


def _bare(hint: Any) -> Any:
    """Return a type without its notes."""
    return hint.__origin__ if _notes(hint) else hint


def _fitted(head: str, members: list[str], indent: str) -> str:
    """Write a type as Prettier does: a union that is too long gets lines of its own."""
    whole = f"{' | '.join(members)};"
    if len(f"{head} {whole}") <= WIDTH:
        return f"{head} {whole}"
    if len(f"{indent}  {whole}") <= WIDTH:
        return f"{head}\n{indent}  {whole}"
    return "\n".join([head, *(f"{indent}  | {member}" for member in members)]) + ";"


def comment(text: str | None, indent: str) -> Iterator[str]:
    """Write a sentence as a comment; links of Markdown only as their text."""
    text = " ".join(re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text or "").split())
    if not text:
        return
    text = text[0].upper() + text[1:].removesuffix(".") + "."
    if len(indent) + len(text) + 7 <= WIDTH:
        yield f"{indent}/** {text} */"
        return
    yield f"{indent}/**"
    for line in textwrap.wrap(text, WIDTH - len(indent) - 3):
        yield f"{indent} * {line}"
    yield f"{indent} */"
