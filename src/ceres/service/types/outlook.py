"""What each card of Ceres' row would do now."""

from typing import Annotated, NotRequired, TypedDict

from ceres.events.facts import CardId
from ceres.service.types.base import Message, Problem
from ceres.service.types.game import Step


class Owned(TypedDict):
    """How many Lots each side owns, empty or built on."""

    you: int
    ceres: int


class CardOutlook(TypedDict):
    """What Ceres would do now with a card of her row, as far as that is certain."""

    card: Annotated[CardId | None, "`null`: her last turn of the era, which needs no card"]
    steps: Annotated[list[Step], "with what they would change of the table"]
    then: Annotated[Message | None, "what comes next that nobody can know"]
    owned: Annotated[Owned, "after these steps"]


class Outlook(TypedDict):
    """What each card of Ceres' row would do now."""

    cards: Annotated[list[CardOutlook], "one for each card of her row; in her last turn one in all"]
    why: NotRequired[Annotated[Problem, "why there are none: something else comes first"]]
