"""Data is read by type hints: all faults at once, and what fits comes back in its type."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from ceres.checking import Check
from ceres.checking.hints import Limit, OneOf, Positive
from ceres.checking.typed import fits, read


class Inner(TypedDict):
    """A part."""

    colour: Literal["red", "green"]
    size: NotRequired[Annotated[int, Limit(1, 9)]]


class Outer(TypedDict):
    """A whole."""

    parts: Annotated[list[Inner], Limit(0, 2)]
    counts: dict[Annotated[str, OneOf(("a", "b"))], int]


@dataclass(frozen=True)
class Pace:
    """A dataclass."""

    seconds: Annotated[float, Positive(60)]
    port: Annotated[int, Limit(0, 65535)] | None = None


def reading(hint: Any, value: object) -> tuple[Any, list[str]]:
    check = Check()
    return read(check, hint, value, "it"), [str(fault) for fault in check.faults]


def test_what_fits_comes_back_in_its_type() -> None:
    data = {"parts": [{"colour": "red", "size": 7.0}], "counts": {"a": 1}}
    assert reading(Outer, data) == (
        {"parts": [{"colour": "red", "size": 7}], "counts": {"a": 1}},
        [],
    )
    assert reading(Pace, {"seconds": 5}) == (Pace(5), [])
    assert reading(Pace, {"seconds": 0.5, "port": None}) == (Pace(0.5), [])


def test_every_fault_is_noted() -> None:
    data = {"parts": [{"colour": "blue", "size": 0}, 3], "counts": {"c": "many"}, "more": 1}
    assert reading(Outer, data)[1] == [
        "it: the key more is unknown",
        "it.parts[0].colour: blue is unknown: it must be one of red, green",
        "it.parts[0].size: 0 is too small: it must be at least 1",
        "it.parts[1]: must be an object, not a whole number",
        "it.counts: c is unknown: it must be one of a, b",
        "it.counts.c: must be a whole number, not a string",
    ]


@pytest.mark.parametrize(
    ("hint", "value", "faults"),
    [
        (Annotated[int | None, Limit(1)], 0, ["it: 0 is too small: it must be at least 1"]),
        (Annotated[int | None, Limit(1)], None, []),
        (Annotated[int | str, Limit(1, 3)], "long", ["it: 4 is too large: it must be at most 3"]),
        (list[int] | None, True, ["it: must be a list, not true"]),
        (Annotated[list[int], Limit(0, 1)], [1, 2], ["it: 2 is too large: it must be at most 1"]),
        (Annotated[float, Positive(9)], 0, ["it: 0 is too small: it must be more than 0"]),
        (Annotated[float, Positive(9)], 10, ["it: 10 is too large: it must be at most 9"]),
        (bool, 1, ["it: must be true or false, not a whole number"]),
        (int, True, ["it: must be a whole number, not true"]),
    ],
)
def test_limits_and_kinds(hint: Any, value: object, faults: list[str]) -> None:
    assert reading(hint, value)[1] == faults


def test_a_dataclass_with_a_fault_is_not_made() -> None:
    assert reading(Pace, {"port": 70000}) == (
        None,
        ["it: the key seconds is missing", "it.port: 70000 is too large: it must be at most 65535"],
    )


def test_numbers_and_truth_are_told_apart() -> None:
    assert fits(int, 7.0)
    assert fits(float, 7)
    assert not fits(int, 7.5)
    assert not fits(float, True)
    assert fits(Annotated[int | None, "a note"], None)
