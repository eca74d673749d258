"""Reads data by type hints."""

from collections.abc import Mapping
from typing import Any, Final, is_typeddict

from ceres.checking.check import Check, kind_of
from ceres.checking.hints import Hint, Limit, OneOf, Positive, TypedKey, describe, keys_of

# What each kind of type is in JSON, and the fault of anything else.
_JSON: Final = {"words": str, "list": list, "map": dict, "record": dict}
_FAULTS: Final[dict[Any, str]] = {
    bool: "not-true-or-false",
    int: "not-a-whole-number",
    float: "not-a-number",
    str: "not-a-text",
    list: "not-a-list",
    dict: "not-an-object",
}


def read(check: Check, hint: Any, value: Any, where: str) -> Any:
    """Return a value that fits a type hint; note every fault, and return `None` in its place.

    A record is a dictionary, or an instance of its dataclass.
    """
    parts = describe(hint)
    if parts.kind != "union" and not fits(parts.bare, value):
        expected = _JSON.get(parts.kind, parts.bare)
        check.fault(where, _FAULTS.get(expected, "not-an-object"), found=kind_of(value))
        return None
    found = _inside(check, parts, value, where)
    return found if found is None else _limited(check, parts.notes, found, where)


def read_keys(
    check: Check, keys: Mapping[str, TypedKey], value: object, where: str = ""
) -> dict[str, Any]:
    """Return an object that has these keys and no others, each of its type."""
    given = check.table(value, where, [name for name in keys if keys[name].required], keys)
    return {
        name: read(check, keys[name].hint, each, f"{where}.{name}" if where else name)
        for name, each in given.items()
    }


def fits(hint: Any, value: object) -> bool:
    """Return whether a value is of the kind of JSON that a type hint names."""
    parts = describe(hint)
    if parts.kind == "union":
        return any(fits(each, value) for each in parts.inner)
    if parts.bare in (int, float) and isinstance(value, bool):
        return False
    if parts.bare is int:  # 7.0 is the same number as 7 in JSON
        return isinstance(value, int) or (isinstance(value, float) and value.is_integer())
    if parts.bare is float:
        return isinstance(value, int | float)
    return parts.bare is Any or isinstance(value, _JSON.get(parts.kind, parts.bare))


def _inside(check: Check, parts: Hint, value: Any, where: str) -> Any:
    """Read what is within a value of the right kind."""
    inner = parts.inner
    match parts.kind:
        case "union":
            fitting = [each for each in inner if fits(each, value)] or inner[:1]
            # Which of several objects is meant, the caller finds out.
            return value if len(fitting) > 1 else read(check, fitting[0], value, where)
        case "words":
            return check.word(value, where, inner)
        case "list":
            return [read(check, inner[0], each, at) for at, each in check.items(value, where)]
        case "map":
            return {
                read(check, inner[0], key, where): read(check, inner[1], each, f"{where}.{key}")
                for key, each in value.items()
            }
        case "record":
            wrong = len(check.faults)
            found = read_keys(check, keys_of(parts.bare), value, where)
            if is_typeddict(parts.bare):
                return found
            return parts.bare(**found) if len(check.faults) == wrong else None
    return int(value) if parts.bare is int else value


def _limited(check: Check, notes: tuple[Any, ...], value: Any, where: str) -> Any:
    """Return a value; note a fault if one of the notes on its type forbids it."""
    for note in notes:
        match note:
            case OneOf(words, what):
                check.word(value, where, words, what)
            case Positive(high):
                check.positive(value, where, high)
            case Limit(low, high):
                check.whole(value if isinstance(value, int) else len(value), where, low, high)
    return value
