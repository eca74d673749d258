"""Reading the arguments of a request from JSON data, by the type hints of its parameters."""

from collections.abc import Mapping
from typing import Annotated, Any

from ceres.checking import Check
from ceres.checking.hints import Limit, TypedKey
from ceres.checking.typed import fits, read_keys
from ceres.errors import InvalidOption
from ceres.events.facts import Alias

__all__ = ["BadRequest", "JSONObject", "Limit", "Parameter", "fits", "read_arguments"]

JSONObject = Annotated[dict[str, Any], Alias("object")]
"""An object that the function itself checks."""

Parameter = TypedKey


class BadRequest(InvalidOption):
    """A request with keys, or with kinds of values, that it does not have."""


def read_arguments(parameters: Mapping[str, Parameter], data: object) -> dict[str, Any]:
    """Return the arguments that JSON data gives for parameters.

    `BadRequest` if keys or kinds of values are wrong, `InvalidOption` if only a word is not among
    those listed.

    >>> read_arguments({"number": Parameter(Annotated[int, Limit(1)])}, {"number": 7.0})
    {'number': 7}
    """
    check = Check()
    found = read_keys(check, parameters, data)
    if any(fault.code != "unknown-word" for fault in check.faults):
        raise BadRequest(check.faults)
    check.raise_faults(InvalidOption)
    return found
