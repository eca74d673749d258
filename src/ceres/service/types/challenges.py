"""The day's deal, medals, streaks, the ladder, achievements."""

from typing import Annotated, NotRequired, TypedDict

from ceres.challenges.types import Hardness, Medal
from ceres.events.facts import Difficulty, Side, Variant
from ceres.service.types.base import ActionText, Message


class DayDeal(TypedDict):
    """The deal of a day: the same for everybody."""

    date: str
    seed: int
    difficulty: Difficulty
    monuments: bool
    variants: list[Variant]


class BotLeads(TypedDict):
    """The leads of a panel's games: seven of ten are between the low and the high one."""

    low: int
    median: int
    high: int


class ParFacts(TypedDict):
    """What the panel made of a deal, and how a game compares with it. A lead is VP less hers."""

    panel: Annotated[int, "the version of the panel"]
    planner: Annotated[int, "the lead of the planner as it is"]
    thresholds: Annotated[dict[Medal, int], "the lead that each medal takes"]
    bots: BotLeads
    won: Annotated[int, "how many percent of its games the panel won"]
    hardness: Annotated[Hardness, "how hard the deal is"]
    lead: Annotated[int | None, "that of the game, once it is over"]
    medal: Annotated[Medal | None, "the medal of the game, if it has one"]


class DayResult(TypedDict):
    """The game that counts for a day."""

    date: str
    id: str
    you: int
    ceres: int
    winner: Side
    resigned: bool
    in_time: Annotated[bool, "begun on the day itself: only then it counts for the streak"]
    medal: Annotated[Medal | None, "if it has one, and the panel has played"]
    par: Annotated[bool, "whether it is known what the panel made of the deal"]


class DayStreakFacts(TypedDict):
    """The days played in a row."""

    days: int
    longest: int
    rests: Annotated[int, "rest days saved up"]
    rested: Annotated[list[str], "the days on which a rest day was used"]
    today: Annotated[bool, "whether today's deal was played"]


class Days(TypedDict):
    """The days whose deals were played, the latest first."""

    days: list[DayResult]
    streak: DayStreakFacts
    medals: dict[Medal, int]
    gold_above: Annotated[int, "gold takes so many VP more than the panel's median"]


class RankFacts(TypedDict):
    """A rank of the ladder, and how far the player has come at it."""

    id: str
    difficulty: Difficulty
    monuments: bool
    variants: list[Variant]
    wins: Annotated[dict[str, float], "how often bots win, from 0 to 1"]
    games: Annotated[int, "the player's games at it"]
    counted: Annotated[list[str], "the ids of these games"]
    won: int
    recent: Annotated[list[bool], "the last games that may still count: won or not"]
    climbed: bool


class Ladder(TypedDict):
    """The ranks, the easiest first."""

    ranks: list[RankFacts]
    reached: Annotated[str | None, "the highest rank climbed"]


class Achieved(TypedDict):
    """An achievement, and the player's games that have it."""

    id: str
    games: int
    first: Annotated[str | None, "the id of the first of them"]


class Achievements(TypedDict):
    """All achievements, in the order in which they are shown."""

    achievements: list[Achieved]
    unknown: Annotated[int, "the games that were not looked through yet: ask again"]


class Attempt(TypedDict):
    """A game on a deal."""

    id: str
    ended: str
    you: int
    ceres: int
    winner: Side
    resigned: bool
    medal: Medal | None


class ComparedAction(TypedDict):
    """What one player did at a decision, and how the game stood before it."""

    action: ActionText
    era: int
    you: int
    ceres: int


class ComparedDecision(TypedDict):
    """A decision in both games; one of them may have ended before it."""

    number: int
    mine: NotRequired[ComparedAction]
    theirs: NotRequired[ComparedAction]
    same: Annotated[bool, "both did the same at the same position"]


class Comparison(TypedDict):
    """Two games, decision by decision."""

    same_deal: bool
    parted: Annotated[int | None, "the number of the first decision that differs"]
    decisions: list[ComparedDecision]
    mine: Annotated[list[int], "the VP in the end, yours and Ceres'"]
    theirs: Annotated[list[int], "the same in the other game"]


class Shared(TypedDict):
    """A result to share, as a message."""

    message: Message
