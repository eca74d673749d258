"""Words for results, and where points came from, as requests have them."""

from typing import Annotated, Literal, TypedDict

Medal = Literal["gold", "silver", "bronze"]
Hardness = Literal["gentle", "fair", "tough", "harsh", "cruel"]


class Point(TypedDict):
    """The VP of both sides at a decision."""

    era: int
    you: int
    ceres: int
    you_now: Annotated[int, "as if the era were scored now"]
    ceres_now: Annotated[int, "as if the era were scored now"]


class SourcesBySide(TypedDict):
    """The VP of both sides by where they came from."""

    you: dict[str, int]
    ceres: dict[str, int]
