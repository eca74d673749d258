"""Names, messages and problems."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from ceres.events.facts import Alias, RuleId

ActionText = Annotated[
    str, Alias("ActionText"), "an action as it is written: `income`, `buy C4`, `build domus C4`"
]
Phase = Annotated[
    Literal["you", "choice", "over"],
    Alias("Phase"),
    "`you`: your action is due, or something is asked; `choice`: choose for Ceres",
]
Kind = Literal["residential", "commercial", "civic"]

# The page declares both with the code that says messages.
Message = Annotated[dict[str, Any], Alias("Message")]
"""A sentence as data, to be said in the reader's language (`ceres.text.speaking`)."""
Facts = Annotated[dict[str, Any], Alias("Facts")]


class Program(TypedDict):
    """The program that answers."""

    version: str
    rules: Annotated[str, "the version of the rules"]
    compiled: Annotated[bool, "whether the engine is compiled; else Python interprets it"]
    python: Annotated[str, "the version of Python"]


RevealKind = Literal["card", "deed", "tile"]


class Reveal(TypedDict):
    """A hidden thing that was seen."""

    kind: RevealKind
    id: str


class Problem(TypedDict):
    """Why something is not possible."""

    message: Message
    said: NotRequired[
        Annotated[str, "that and the faults as text, by a server: in the language asked for"]
    ]
    rules: NotRequired[Annotated[list[RuleId], "the rules that forbid it"]]
    faults: NotRequired[Annotated[list[Message], "everything that is wrong with data"]]
    revealed: NotRequired[Annotated[list[Reveal], "what was seen that undoing would hide again"]]
    good_part: NotRequired[
        Annotated[dict[str, Any], "the part of a damaged record that can be played on"]
    ]


class Refused(TypedDict):
    """The answer to a request that cannot be fulfilled."""

    problem: Problem
