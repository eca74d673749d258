"""Declares Python's types in TypeScript.

TypedDicts and dataclasses become interfaces, other types aliases. Strings in `Annotated` become
comments, and so do docstrings.
"""

import functools
import json
import operator
import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from types import ModuleType, NoneType
from typing import Any, Final, NamedTuple, get_origin

from ceres.checking.hints import Hint, TypedKey, describe, is_record, keys_of
from ceres.events.facts import Alias, When

WIDTH: Final = 100  # as Prettier has it

_PLAIN: Final[dict[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    None: "null",
    NoneType: "null",
    object: "unknown",
    Any: "unknown",
}


def types_in(module: ModuleType) -> dict[str, Any]:
    """Return the types that a module defines, by name: records, and aliases of types."""
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_")
        and (_is_alias(value) or (is_record(value) and value.__module__ == module.__name__))
    }


def typescript(named: Mapping[str, Any], known: Mapping[str, Any] | None = None) -> str:
    """Declare types by name; they get these names wherever others use them.

    `known` types have names, too, and are declared elsewhere.

    >>> from ceres.events.facts import HerGain
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


class Field(NamedTuple):
    """A key of a record: its type without notes, what it says, and when it is there."""

    name: str
    type: Any
    doc: str
    optional: bool
    when: str


def fields_of(record: Any) -> list[Field]:
    """Return the keys of a TypedDict or a dataclass, in order."""
    return [_field(name, key) for name, key in keys_of(record).items()]


def _field(name: str, key: TypedKey) -> Field:
    parts = describe(key.hint)
    doc, when = parts.note(str) or "", parts.note(When)
    hint = key.hint
    if when and when.holds is None:
        hint = union(each for each in parts.inner if each is not NoneType)
    return Field(name, hint, doc, not key.required or when is not None, when.text if when else "")


class _Writer:
    """Writes types, with the names that some of them have."""

    def __init__(self, named: Mapping[str, Any]) -> None:
        self._names = {value: name for name, value in named.items() if not describe(value).notes}

    def declaration(self, name: str, value: Any) -> str:
        """Declare a type."""
        if not is_record(value):
            parts = describe(value)
            alias = _fitted(f"export type {name} =", self._members(parts), "")
            return "\n".join([*comment(parts.note(str), ""), alias])
        lines = [*comment(value.__doc__, ""), f"export interface {name} {{"]
        if isinstance(getattr(value, "type", None), str):
            lines.append(f'  type: "{value.type}";')
        for field in fields_of(value):
            said = f"{field.when}: {field.doc}" if field.when else field.doc
            lines += comment(said, "  ")
            key = field.name + ("?" if field.optional else "")
            lines.append(_fitted(f"  {key}:", self._named(field.type), "  "))
        return "\n".join([*lines, "}"])

    def text(self, hint: Any) -> str:
        """Write a type in one line."""
        return " | ".join(self._named(hint))

    def _named(self, hint: Any) -> list[str]:
        """Write a type by its name; if it has none, each member of a union."""
        parts = describe(hint)
        alias = parts.note(Alias)
        if alias:
            return [alias.name]
        return [self._names[parts.bare]] if parts.bare in self._names else self._members(parts)

    def _members(self, parts: Hint) -> list[str]:
        """Write each member of a union; a type that is none is a single one."""
        inner = parts.inner
        match parts.kind:
            case "words":
                return [json.dumps(value) for value in inner]
            case "union":
                return [written for each in inner for written in self._named(each)]
            case "tuple":
                return [f"[{', '.join(map(self.text, inner))}]"]
            case "list":
                item = self.text(inner[0])
                return [f"({item})[]" if " | " in item else f"{item}[]"]
            case "map":
                return [f"Record<{self.text(inner[0])}, {self.text(inner[1])}>"]
        if parts.bare in _PLAIN:
            return [_PLAIN[parts.bare]]
        raise TypeError(f"no TypeScript for {parts.bare}: name it, or declare it")


def union(types: Iterable[Any]) -> Any:
    """Return the union of some types."""
    return functools.reduce(operator.or_, types)


def _is_alias(value: Any) -> bool:
    if get_origin(value) is None:  # a class, or no type at all
        return False
    parts = describe(value)
    return bool(parts.notes) or parts.kind in ("words", "union")


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
