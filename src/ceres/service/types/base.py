"""Names, messages and problems."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

Lot = str
PieceId = str
TileId = str
CardId = str
RuleId = str
Side = Literal["you", "ceres"]
Kind = Literal["residential", "commercial", "civic"]
Difficulty = Literal["normal", "hard", "challenge"]
Variant = Literal["contested-population", "creeping-gardens", "wild-monuments"]
Source = Literal["population", "commercial", "civic", "lots", "parks", "other"]
"""Where VP come from, in the order of a scoring; `other` is outside of one."""
ScoringItem = dict[str, Any]


class Placement(TypedDict):
    """A Building or a Monument, and the Lots it stands on."""

    id: PieceId
    lots: list[Lot]


ActionText = Annotated[str, "An action as it is written: `income`, `buy C4`, `build domus C4`."]
Message = dict[str, Any]
Facts = dict[str, Any]


class Reveal(TypedDict):
    """A hidden thing that was seen."""

    kind: Literal["card", "deed", "tile"]
    id: str


class Problem(TypedDict):
    """Why something is not possible."""

    message: Message
    rules: NotRequired[Annotated[list[RuleId], "The rules that forbid it."]]
    faults: NotRequired[Annotated[list[Message], "Everything that is wrong with data."]]
    revealed: NotRequired[Annotated[list[Reveal], "What was seen that undoing would hide again."]]
    good_part: NotRequired[
        Annotated[dict[str, Any], "The part of a damaged record that can be played on."]
    ]


class Refused(TypedDict):
    """The answer to a request that cannot be fulfilled."""

    problem: Problem
