"""Marks of games, and words for results, as records and requests have them."""

from typing import Annotated, Literal, TypedDict

Medal = Literal["gold", "silver", "bronze"]
Hardness = Literal["gentle", "fair", "tough", "harsh", "cruel"]


class DayMark(TypedDict):
    """The mark of a game on the deal of a day."""

    date: Annotated[str, "the day whose deal it is: `2026-11-16`"]
    begun: Annotated[str, "the player's own day when it began"]
    practice: Annotated[bool, "it does not count"]


class ParMark(TypedDict):
    """What the panel made of the deal of a game."""

    panel: Annotated[int, "the version of the panel"]
    planner: Annotated[int, "the lead of the planner as it is: its VP less Ceres'"]
    gold: Annotated[int, "the lead that this medal takes"]
    silver: int
    bronze: int
    won: Annotated[int, "how many percent of its games the panel won"]
