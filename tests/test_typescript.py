"""Types of Python as tools/typescript.py declares them."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from ceres.events import Sites
from ceres.events.facts import Lot, PieceId
from typescript import typescript

Colour = Literal["red", "green"]


class Inner(TypedDict):
    """Something inside."""

    colour: Annotated[Colour, "its colour, see [there](#there)"]


class Outer(TypedDict):
    """Something outside."""

    lots: list[list[Lot]]
    inner: NotRequired[Inner | None]
    either: list[Inner | int]
    pair: tuple[int, str]
    counts: dict[PieceId, int]


def test_records_are_interfaces_and_name_each_other() -> None:
    assert (
        typescript({"Colour": Colour, "Inner": Inner, "Outer": Outer})
        == """\
export type Colour = "red" | "green";

/** Something inside. */
export interface Inner {
  /** Its colour, see there. */
  colour: Colour;
}

/** Something outside. */
export interface Outer {
  lots: Lot[][];
  inner?: Inner | null;
  either: (Inner | number)[];
  pair: [number, string];
  counts: Record<PieceId, number>;
}"""
    )


def test_an_event_has_its_type_and_the_facts_that_some_have_are_optional() -> None:
    written = typescript({"Sites": Sites})
    assert '  type: "sites";\n  rules: RuleId[];\n' in written
    assert "  distance?: number;\n" in written
    assert "  tile?: TileId | null;\n" in written


@pytest.mark.parametrize(("length", "lines"), [(10, 1), (85, 2), (120, 3)])
def test_a_union_is_broken_as_prettier_breaks_it(length: int, lines: int) -> None:
    hint: Any = Literal["x", "y" * length]
    assert len(typescript({"Union": hint}).splitlines()) == lines


def test_a_type_without_a_name_is_refused() -> None:
    with pytest.raises(TypeError, match="Inner"):
        typescript({"Outer": Outer})
