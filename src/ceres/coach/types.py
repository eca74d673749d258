"""What the jobs of the coach answer; every `…_error` is one standard error.

`ReviewData` and `AdviceData` are the formats `ceres-review/1` and `ceres-advice/1`. What a screen
shows is beside them: sentences as messages, and figures as they are laid out.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from ceres.coach.puzzles.book import PuzzleKind, Theme
from ceres.coach.puzzles.practice import PracticeData
from ceres.events.facts import CardId, Lot, PieceId, Side
from ceres.service.types.base import ActionText, Message
from ceres.service.types.game import View

ActionKind = Literal["income", "buy", "build", "place"]
MarkName = Literal["inaccuracy", "mistake", "blunder", "brilliant", "close"]
PartName = Literal["par", "deal", "luck", "decisions", "corrections", "result", "expected"]
Does = Literal["claim", "enlarge", "bribe", "last-turn"]


class ReasonData(TypedDict):
    """The VP that one side gets more from a source in an era."""

    side: Side
    source: str
    era: int
    vp: float


class TriedAction(TypedDict):
    """An action that was tried."""

    action: ActionText
    lead: float
    lead_error: float
    win: Annotated[float, "the chance of winning, from 0 to 1"]
    win_error: float
    behind: Annotated[float, "the VP that it is behind the best"]
    behind_error: float
    worlds: int
    reasons: Annotated[list[ReasonData], "against the best action; of the best, against the second"]


class AdviceData(TypedDict):
    """The actions that were tried, best first."""

    format: str
    policy: str
    playouts: int
    actions: list[TriedAction]


class ShownAction(TypedDict):
    """An action: as it is written, in words, and where it takes place."""

    action: ActionText
    name: Message
    kind: ActionKind
    piece: PieceId | None
    lots: list[Lot]


class ShownOption(TypedDict):
    """An action that was tried, as it is shown."""

    shown: ShownAction
    figures: TriedAction
    even: Annotated[bool, "whether it is about as good as the best"]
    harmless: Annotated[bool, "whether it loses less than what gets a mark"]
    alarming: Annotated[bool, "whether it loses so much that it is worth a warning"]
    compared: Annotated[Message, "how it compares with the best"]
    in_figures: Annotated[Message | None, "the same in figures, if it is clearly worse"]
    warning: Annotated[Message, "what is said before it is played, if it is alarming"]


class ShownAdvice(TypedDict):
    """A hint, as it is shown."""

    advice: AdviceData
    options: Annotated[list[ShownOption], "the actions of the advice, those advised first"]
    advised: Annotated[list[ShownAction], "what to do: any of these, the simplest first"]
    area: Annotated[list[Lot], "the part of the city to look at: never the best site alone"]
    where: Annotated[Message, "what to think about"]
    best: Message
    outlook: Annotated[Message, "how the game is going"]
    proved: Annotated[bool, "whether the figures are exact"]
    changed: Annotated[Message | None, "what was advised before, if that is clearly worse"]
    why: Annotated[Message | None, "why it is better; nothing if there is no other"]


class Answer(TypedDict):
    """An action to choose from where a decision is tried again."""

    shown: ShownAction
    cost: Annotated[float, "the VP that it is behind the best"]
    good: Annotated[bool, "whether it is good enough"]
    said: Annotated[Message, "what is said to somebody who tries it"]


class ShownPuzzle(TypedDict):
    """A puzzle, as it is shown."""

    id: str
    kind: PuzzleKind
    grade: Annotated[int, "from 1, easy, to 5"]
    themes: list[Theme]
    title: Message
    question: Message
    choices: Annotated[list[Answer], "what there is to choose from, in an order that tells nothing"]
    other: Annotated[Message, "what is said to any other answer"]
    answers: Annotated[list[ShownAction], "all that are right"]
    why: Annotated[Message, "the figures that are proved, or the rule"]


class ThemeCount(TypedDict):
    """The puzzles of a theme."""

    theme: Theme
    name: Message
    puzzles: int


class Standing(TypedDict):
    """How a player fares with puzzles."""

    rating: int
    streak: int
    longest: int
    due: Annotated[int, "how many missed puzzles come back today"]
    meaning: Annotated[Message, "what the rating means"]


class AskedPuzzle(TypedDict):
    """A puzzle at the table."""

    puzzle: ShownPuzzle
    view: Annotated[View, "its position; what can be played is what can be answered"]
    record: Annotated[str, "a game that begins with it"]
    standing: Standing
    themes: list[ThemeCount]


class AnsweredPuzzle(TypedDict):
    """A player's practice after an answer."""

    practice: PracticeData
    standing: Standing
    moved: Annotated[Message | None, "what it moved the rating by, if it counts"]


class ForecastOutcome(TypedDict):
    """What Ceres may do in her next turn, with its exact chance."""

    chance: Annotated[list[int], "numerator and denominator"]
    card: CardId | None
    does: Does
    deed: Lot | None
    events: list[dict[str, Any]]


class OutcomeSum(TypedDict):
    """What she may do and with which Deed, whatever the card."""

    chance: float
    said: Message


class ShownForecast(TypedDict):
    """What Ceres may do next, as it is shown."""

    forecast: list[ForecastOutcome]
    title: Message
    deeds: Annotated[dict[Lot, float], "the chance of each Deed that she may claim"]
    cards: Annotated[dict[CardId, float], "the chance of each card to be carried out"]
    outcomes: Annotated[list[OutcomeSum], "most likely first"]


class ReviewEntry(TypedDict):
    """A decision of a game, and what it was worth."""

    number: int
    era: int
    action: ActionText
    best: ActionText
    reference: ActionText
    forced: bool
    lead: float
    win: float
    decision: float
    decision_error: float
    regret: float
    regret_error: float
    regret_win: float
    mark: MarkName | None
    luck: float
    luck_error: float
    reasons: list[ReasonData]


class ReviewData(TypedDict):
    """A review; its parts add up to the result."""

    format: str
    rules: str
    policy: str
    playouts: int
    options: dict[str, Any]
    result: Annotated[int | None, "the final lead; `null` if the game is not finished"]
    par: float
    par_error: float
    deal: float
    deal_error: float
    luck: float
    luck_error: float
    decisions: float
    decisions_error: float
    corrections: float
    corrections_error: float
    entries: list[ReviewEntry]


class ShownDecision(TypedDict):
    """A decision, as it is shown."""

    number: int
    title: Message
    era: int
    mark: MarkName | None
    played: ShownAction
    best: Annotated[ShownAction, "what would have been better, or else what was played"]
    lead: float
    win: float
    cost: Annotated[float | None, "in VP; `null` if that is not known"]
    cost_error: float
    said: Annotated[Message, "what was played"]
    verdict: Annotated[Message | None, "if nothing else was clearly better: how good it was"]
    better: Annotated[Message | None, "what would have been better, beyond doubt"]
    lost: Annotated[Message | None, "what that cost"]
    why: Annotated[Message | None, "why it is better"]
    in_figures: Annotated[Message | None, "the same in figures"]
    luck: float
    luck_error: float
    draw: Annotated[Message | None, "what came up next was worth, if that mattered"]


class CurvePoint(TypedDict):
    """A point of a curve."""

    number: Annotated[int, "of the actions played before"]
    era: int
    value: float
    error: float
    mark: MarkName | None


class Bar(TypedDict):
    """A bar of the waterfall."""

    part: PartName
    start: float
    end: float
    error: float
    total: Annotated[bool, "whether it stands by itself, and is no step to the next"]


class KindCost(TypedDict):
    """What the decisions of a kind cost in an era, in VP."""

    kind: ActionKind
    era: int
    best: NotRequired[Annotated[ActionKind, "the kind of the best action; earlier: not known"]]
    decisions: int
    vp: float


class ShownLesson(TypedDict):
    """What the player's last games say to try next time."""

    said: Message


class AccuracyData(TypedDict):
    """The mean loss of a decision."""

    decisions: int
    vp: float
    win: float
    said: Annotated[Message, "with its place among the players of the laboratory"]


class ShownReview(TypedDict):
    """A review, as it is shown."""

    review: ReviewData
    summary: Annotated[Message, "how it went, in three sentences"]
    moments: Annotated[list[int], "the numbers of the decisions at which it was decided"]
    undecided: Annotated[bool, "whether the chance of winning says something"]
    win_curve: list[CurvePoint]
    lead_curve: list[CurvePoint]
    bars: list[Bar]
    measure: Annotated[Message | None, "why these are not the costs of the marked decisions"]
    decisions: list[ShownDecision]
    losses: Annotated[list[int], "the numbers of the decisions that could have been better"]
    costs: list[KindCost]
    accuracy: AccuracyData | None
    peeked: Annotated[Message | None, "that some decisions do not count"]
