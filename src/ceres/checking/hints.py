"""Takes type hints apart, for all that reads, describes or declares data by its types."""

from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    NotRequired,
    Required,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

HintKind = Literal["union", "words", "list", "tuple", "map", "record", "plain"]
Note = TypeVar("Note")

LARGEST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON reads exactly."""
_KINDS: Final[dict[Any, HintKind]] = {
    Union: "union",
    UnionType: "union",
    Literal: "words",
    list: "list",
    tuple: "tuple",
    dict: "map",
}


class Limit(NamedTuple):
    """The least and the most of a number, or of the length of a text or a list."""

    low: int = 0
    high: int = LARGEST


class Positive(NamedTuple):
    """Says of a number that it is more than 0, and the most that it may be."""

    high: int


class OneOf(NamedTuple):
    """The words that a text may be, and what they are, for messages."""

    words: tuple[str, ...]
    what: str = ""


class TypedKey(NamedTuple):
    """A key of a record, or a parameter: its type, and whether it must be given."""

    hint: Any
    required: bool = True


class Hint(NamedTuple):
    """A type hint in parts: the bare type, its kind, the types or words within, and the notes."""

    bare: Any
    kind: HintKind
    inner: tuple[Any, ...]
    notes: tuple[Any, ...]

    def note(self, kind: type[Note]) -> Note | None:
        """Return the last note of a kind: that of whoever used the type."""
        return next((note for note in reversed(self.notes) if isinstance(note, kind)), None)


@cache
def describe(hint: Any) -> Hint:
    """Take a type hint apart.

    >>> describe(Annotated[list[int], Limit(1, 9)])
    Hint(bare=list[int], kind='list', inner=(<class 'int'>,), notes=(Limit(low=1, high=9),))
    """
    notes: tuple[Any, ...] = ()
    while get_origin(hint) in (Annotated, NotRequired, Required):
        notes = (*getattr(hint, "__metadata__", ()), *notes)
        hint = get_args(hint)[0]
    inner = get_args(hint)
    if is_record(hint):
        kind: HintKind = "record"
    elif inner[1:] == (...,):  # a tuple of any length
        kind, inner = "list", inner[:1]
    else:
        kind = _KINDS.get(get_origin(hint), "plain")
    return Hint(hint, kind, inner, notes)


def is_record(hint: Any) -> bool:
    """Return whether a type has keys: a typed dictionary, or a dataclass."""
    return isinstance(hint, type) and (is_typeddict(hint) or is_dataclass(hint))


@cache
def keys_of(record: Any) -> dict[str, TypedKey]:
    """Return the keys of a record, in order."""
    hints = get_type_hints(record, include_extras=True)
    if is_typeddict(record):
        return {
            name: TypedKey(hint, name in record.__required_keys__) for name, hint in hints.items()
        }
    return {
        each.name: TypedKey(hints[each.name], each.default is each.default_factory is MISSING)
        for each in fields(record)
    }
