"""A game as it stands, what happened in it, and what an action would change."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ceres.challenges.types import Point, SourcesBySide
from ceres.events.facts import (
    CardId,
    Difficulty,
    Lot,
    PieceId,
    Placement,
    RuleId,
    ScoringItem,
    Side,
    TileId,
    Variant,
)
from ceres.format.position_data import ChoiceData, YourData
from ceres.format.record_extras import GameMarks
from ceres.service.types.base import ActionText, Facts, Message, Phase, Problem, Reveal
from ceres.service.types.box import CardKind
from ceres.service.types.real import Real

# The table.


class YourTable(YourData):
    """Your side of the table."""

    markers: Annotated[int, "Lot markers left"]


class HerTable(TypedDict):
    """Ceres' side of the table."""

    vp: int
    lots: list[Lot]
    markers: Annotated[int, "Lot markers left"]
    gardens: dict[Lot, TileId]
    parks: list[list[Lot]]
    monuments: list[Placement]
    deeds: Annotated[int, "her face-down Deeds"]
    row: list[CardId]
    unseen: Annotated[int, "cards on top of her deck that nobody has seen"]
    known: Annotated[list[CardId], "the cards below them, in the order in which they come"]


class Offer(TypedDict):
    """A Deed in the market."""

    deed: Lot
    printed: int
    silver: Annotated[int, "bribes that lie on it"]
    price: int


class Tabletop(TypedDict):
    """The table as everybody sees it."""

    era: int
    you: YourTable
    ceres: HerTable
    market: list[Offer]
    piles: Annotated[list[int], "Deeds left in the piles of the three eras"]
    bag: dict[TileId, int]
    supply: Annotated[
        list[PieceId] | None, "Monuments left to build; `null` in a game without them"
    ]
    last_turns: list[Side] | None


class TabletopChange(TypedDict, total=False):
    """The parts of the tabletop that are different now."""

    era: int
    you: YourTable
    ceres: HerTable
    market: list[Offer]
    piles: list[int]
    bag: dict[TileId, int]
    supply: list[PieceId] | None
    last_turns: list[Side] | None


# The view.


class OwnComponents(TypedDict):
    """The cards and tiles of a box other than the standard one."""

    cards: list[CardKind]
    tile_counts: dict[TileId, int]


class GameOptions(TypedDict):
    """The options of a game."""

    seed: Annotated[str | None, "a text, since not every reader of JSON reads large numbers"]
    difficulty: Difficulty
    monuments: bool
    variants: list[Variant]
    rules: Annotated[str, "the version of the rules"]
    own: OwnComponents | None


class GameFacts(GameOptions, GameMarks):
    """The options of a game, and how it is played."""

    peeked: Annotated[int, "how often an action was undone after hidden things were seen"]


class Measures(TypedDict):
    """The figures of both sides."""

    silver: int
    income: int
    population: int
    vp: int
    score: int
    her_population: int
    her_vp: int
    her_score: int


class MeasureChanges(TypedDict, total=False):
    """The figures that change, each as it is and as it would be."""

    silver: tuple[int, int]
    income: tuple[int, int]
    population: tuple[int, int]
    vp: tuple[int, int]
    score: tuple[int, int]
    her_population: tuple[int, int]
    her_vp: tuple[int, int]
    her_score: tuple[int, int]


class YourScoreNow(TypedDict):
    """The VP that you would score, by source."""

    population: int
    commercial: int
    civic: int
    lots: int
    total: int


class HerScoreNow(TypedDict):
    """The VP that Ceres would score, by source."""

    population: int
    commercial: int
    civic: int
    parks: int
    total: int


class ScoreNow(TypedDict):
    """What both sides would get if the era ended now."""

    you: YourScoreNow
    ceres: HerScoreNow
    silver: int


class Pending(ChoiceData):
    """A choice for Ceres that is due."""

    tile: Annotated[TileId | None, "the tile that waits for a Lot; none if the bag is empty"]
    reason: Annotated[Message, "why these sites are left, and the rules that say so"]
    rules: list[RuleId]
    step: Annotated["Step", "the step that left the choice to you"]
    changes: Annotated[
        list[MeasureChanges], "what each option would change, before her turn goes on"
    ]


class PossibleIncome(TypedDict):
    """Whether Income can be taken, and what it would bring."""

    silver: int
    action: NotRequired[ActionText]
    why: NotRequired[Problem]


class PossibleDeed(TypedDict):
    """Whether a Deed can be bought."""

    action: NotRequired[ActionText]
    why: NotRequired[Problem]


class PossibleBuild(TypedDict):
    """Where a piece can be built, or why nowhere."""

    places: list[list[Lot]]
    why: NotRequired[Problem]


class Possible(TypedDict):
    """Everything that can be done now, and why the rest cannot."""

    income: PossibleIncome
    deeds: Annotated[dict[Lot, PossibleDeed], "of every Deed in the market"]
    builds: Annotated[dict[PieceId, PossibleBuild], "of every piece"]
    places: Annotated[list[list[Lot]], "where Ceres' tile or Monument may go"]


class Understood(TypedDict):
    """The action that was meant by what a player typed or said."""

    written: Annotated[str | None, "it in the words of actions, if all of it was said"]
    action: Annotated[ActionText | None, "the only action that fits, if it can be played now"]
    near: Annotated[list[ActionText], "the nearest actions, if it is not clear which was meant"]
    unknown: Annotated[str, "the words that were not understood"]
    why: NotRequired[Annotated[Problem, "why it cannot be played"]]


class Undo(TypedDict):
    """Whether the last action can be undone."""

    can: bool
    asks: Annotated[bool, "it must be confirmed, as hidden things were seen"]
    revealed: list[Reveal]


class Redo(TypedDict):
    """Whether an undone action can be redone."""

    can: bool


class Result(TypedDict):
    """How a game ended."""

    you: int
    ceres: int
    winner: Side


LessonPart = Literal["sides", "bar", "market"]


class LessonStep(TypedDict):
    """A step of the lesson."""

    number: int
    id: Annotated[str, "it is said as page-learn-step-<id>, with these facts"]
    facts: Facts
    wants: Annotated[ActionText | None, "the action to play; `null`: it is only to be read"]
    at: Annotated[
        str | None, "it is said with the first event of this type; `null`: at your decision"
    ]
    lots: list[Lot]
    part: Annotated[LessonPart | None, "the part of the table that it points at"]


class Lesson(TypedDict):
    """The lesson, a guided first game. Playing anything else than it wants leaves it."""

    of: Annotated[int, "how many steps there are in all"]
    steps: Annotated[
        list[LessonStep], "those of the turn played last, and then those of your decision"
    ]


class View(TypedDict):
    """Everything that may be shown of a game now, and everything that can be done."""

    game: GameFacts
    phase: Phase
    table: Tabletop
    measures: Measures
    score: ScoreNow
    items: Annotated[list[ScoringItem], "the score, item by item"]
    pending: Pending | None
    can: Possible
    undo: Undo
    redo: Redo
    turns: Annotated[int, "how many actions were played"]
    point: Point
    result: Result | None
    real: Annotated[Real | None, "at a real table: who draws, and what is asked for"]
    lesson: Lesson | None


# What happened.


class StepNotes(TypedDict):
    """What a step says beside the facts of its event."""

    message: Message
    seen: Annotated[list[Lot], "the Lots to look at"]
    table: NotRequired[
        Annotated[TabletopChange, "what it changes of the table; only in the turn played last"]
    ]
    measures: NotRequired[
        Annotated[Measures, "the figures then, if it changes the table; only with `table`"]
    ]
    hands: NotRequired[
        Annotated[list[Message], "at a real table: what to do with wood and cardboard now"]
    ]
    entered: NotRequired[Annotated[bool, "at a real table: it came of what the player entered"]]


class Step(StepNotes):
    """An event of a turn with its words; docs/formats.md lists the facts of each type."""

    type: str
    rules: list[RuleId]


class Turn(TypedDict):
    """A turn, yours and Ceres' answer."""

    number: Annotated[int, "from 1; 0 is the set-up of a real table"]
    action: Annotated[ActionText | None, "`null`: the table was corrected, or set up"]
    steps: list[Step]
    before: NotRequired[Annotated[Tabletop, "the table before it; only in the turn played last"]]


class Shown(TypedDict):
    """A game as a whole: as it stands, and its turns."""

    view: View
    turns: list[Turn]
    turn: Annotated[Turn | None, "the last one, step by step"]


class Progress(TypedDict):
    """How a game went."""

    points: Annotated[list[Point], "at every decision"]
    sources: SourcesBySide
    achievements: Annotated[list[str], "the ids of what the game achieved, once it is over"]


class ReplayTurn(Turn):
    """A turn of a whole game."""

    after: Annotated[TabletopChange, "what else of the table is different in the end"]


class Decision(TypedDict):
    """How the game stood at a decision."""

    phase: Phase
    measures: Measures
    income: Annotated[int, "what Income would bring"]
    point: Point


class Replay(TypedDict):
    """A whole game to look through."""

    game: GameFacts
    real: Annotated[bool, "it is played at a real table"]
    before: Annotated[Tabletop, "the table at the start"]
    turns: list[ReplayTurn]
    decisions: Annotated[list[Decision], "before every turn, and at the end"]
    result: Result | None


# What an action would do.


class LegalPreview(TypedDict):
    """What a legal action would change, before Ceres answers it."""

    action: ActionText
    legal: Literal[True]
    replaced: list[Placement]
    marked: Annotated[list[Lot], "Lots that get your markers back"]
    changes: MeasureChanges


class IllegalPreview(TypedDict):
    """Why an action is not legal."""

    action: ActionText
    legal: Literal[False]
    why: Problem


Preview = LegalPreview | IllegalPreview
