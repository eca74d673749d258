"""Reading the arguments of a request from JSON data, by the type hints of its parameters."""

from collections.abc import Mapping
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from ceres.checking import Check, kind_of
from ceres.errors import InvalidOption
from ceres.facts import Alias

LARGEST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON reads exactly."""


JSONObject = Annotated[dict[str, Any], Alias("object")]
"""An object that the function itself checks."""


class BadRequest(InvalidOption):
    """A request with keys, or with kinds of values, that it does not have."""


class Limit(NamedTuple):
    """The least and the most of a number, or of the length of a text or a list."""

    low: int = 0
    high: int = LARGEST


class Parameter(NamedTuple):
    """A parameter of a request: its type, and whether it must be given."""

    hint: Any
    required: bool = True


def read_arguments(parameters: Mapping[str, Parameter], data: object) -> dict[str, Any]:
    """Return the arguments that JSON data gives for parameters.

    `BadRequest` if keys or kinds of values are wrong, `InvalidOption` if only a word is not among
    those listed.

    >>> read_arguments({"number": Parameter(Annotated[int, Limit(1)])}, {"number": 7.0})
    {'number': 7}
    """
    check = Check()
    required = [name for name, parameter in parameters.items() if parameter.required]
    given = check.table(data, "", required, parameters)
    found = {name: _read(check, parameters[name].hint, given[name], name) for name in given}
    if any(fault.code != "unknown-word" for fault in check.faults):
        raise BadRequest(check.faults)
    if check.faults:
        raise InvalidOption(check.faults)
    return found


def _read(check: Check, hint: Any, value: Any, where: str) -> Any:
    """Return a value that fits a type hint; else note the fault and return `None`."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return _read(check, inner[0], value, where)
    if origin is Annotated:
        found = _read(check, inner[0], value, where)
        return None if found is None else _limited(check, inner[1:], found, where)
    if origin in (Union, UnionType):
        fitting = [each for each in inner if fits(each, value)] or inner[:1]
        # Which of several objects is meant, the function finds out.
        return value if len(fitting) > 1 else _read(check, fitting[0], value, where)
    if origin is Literal:
        return check.word(value, where, inner)
    if not fits(hint, value):
        check.fault(where, _FAULTS.get(origin or hint, "not-an-object"), found=kind_of(value))
        return None
    if is_typeddict(hint):
        return _read_object(check, hint, value, where)
    if origin is list:
        return [_read(check, inner[0], each, at) for at, each in check.items(value, where)]
    if origin is dict:
        return {
            _read(check, inner[0], key, where): _read(check, inner[1], each, f"{where}.{key}")
            for key, each in value.items()
        }
    return int(value) if hint is int else value


def _read_object(check: Check, hint: Any, value: Any, where: str) -> dict[str, Any]:
    """Return an object with the keys of a typed dictionary, or note what is wrong with it."""
    hints = get_type_hints(hint, include_extras=True)
    required = [key for key in hints if key in hint.__required_keys__]
    given = check.table(value, where, required, hints)
    return {key: _read(check, hints[key], given[key], f"{where}.{key}") for key in given}


def _limited(check: Check, notes: tuple[Any, ...], value: Any, where: str) -> Any:
    """Return a value within the limit among the notes on its type, or note the fault."""
    for limit in (note for note in notes if isinstance(note, Limit)):
        check.whole(value if isinstance(value, int) else len(value), where, *limit)
    return value


def fits(hint: Any, value: object) -> bool:
    """Return whether a value is of the kind of JSON that a type hint names."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return fits(inner[0], value)
    if origin in (Union, UnionType):
        return any(fits(each, value) for each in inner)
    if hint is int:  # 7.0 is the same number as 7 in JSON
        whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
        return whole and not isinstance(value, bool)
    if hint is float:
        return isinstance(value, int | float) and not isinstance(value, bool)
    kind = dict if is_typeddict(hint) else str if origin is Literal else origin or hint
    return kind is Any or isinstance(value, kind)


_FAULTS: Final[dict[Any, str]] = {
    bool: "not-true-or-false",
    int: "not-a-whole-number",
    float: "not-a-number",
    str: "not-a-text",
    list: "not-a-list",
}
