"""The box: the same in every game."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ceres.events.facts import (
    CardId,
    ClaimBy,
    Difficulty,
    PieceId,
    RuleId,
    TileId,
    Variant,
    Wanted,
    YourGain,
)
from ceres.service.types.base import Kind

Shape = Literal["1", "2", "3", "L", "4", "sq", "2x3"]


class PieceEffect(TypedDict):
    """The effect of a civic Building: VP for what is beside it."""

    vp: int
    per: int
    counts: Literal["building", "citizen", "silver", "civic"]


class PieceKind(TypedDict):
    """A Building or a Monument, as printed."""

    id: PieceId
    kind: Kind
    shape: Shape
    pieces: Annotated[int, "how many of it there are"]
    population: int
    silver: int
    vp: int
    effect: PieceEffect | None
    needs: Annotated[
        dict[str, int | bool], "the condition of a Monument: how much of each, or `true`"
    ]
    when_built: Annotated[YourGain, "what it brings when it is built"]


class TileKind(TypedDict):
    """A Garden tile."""

    id: TileId
    kind: Kind
    icons: int
    wants: Wanted | None


class PlainCard(TypedDict):
    """An action card of Ceres, as component data writes it."""

    id: CardId
    number: int
    action: Literal["claim", "enlarge", "bribe"]
    by: NotRequired[ClaimBy]
    letters: NotRequired[list[str]]
    monument: bool


class CardKind(PlainCard):
    """An action card of Ceres."""

    rules: list[RuleId]


class RuleEntry(TypedDict):
    """A rule, or a table of the rulebook such as `buildings`."""

    id: RuleId
    marks: Annotated[
        list[str], "where it comes from: `book`, `core`, `unsettled`, `ruling`, `rebuilt`, `ours`"
    ]
    ruled: Annotated[bool, "something in it was chosen: `ruling-c1-chosen`"]


class Chapter(TypedDict):
    """A chapter of the rules."""

    id: str
    entries: list[RuleEntry]


class OpenQuestion(TypedDict):
    """A small question that no rule answers: `ruling-question-tie`."""

    id: str
    rules: list[RuleId]


class Translation(TypedDict):
    """Where translations of the rulebook differ: `ruling-translation-coins-says`."""

    id: str
    languages: list[str]
    rules: list[RuleId]


class Figure(TypedDict):
    """A figure that differs between the difficulties."""

    id: str
    rules: list[RuleId]
    values: dict[str, int]


class Rulebook(TypedDict):
    """The rules by chapters; their words are messages: `rule-c2-title`, `rule-c2`."""

    chapters: list[Chapter]
    questions: list[OpenQuestion]
    translations: list[Translation]
    figures: list[Figure]
    variants: Annotated[dict[str, RuleId], "the rule of each house variant"]


class Box(TypedDict):
    """Everything in the box, and what can be chosen for a game."""

    rules_version: str
    rulebook: Rulebook
    difficulties: list[Difficulty]
    variants: Annotated[list[Variant], "those that are on or off"]
    favours: Annotated[list[Variant], "X4: of these a game has at most one"]
    prices: list[int]
    markers: int
    buildings: list[PieceKind]
    monuments: list[PieceKind]
    tiles: list[TileKind]
    cards: list[CardKind]
    tile_counts: dict[TileId, int]


class ComponentData(TypedDict):
    """The cards and tiles of a box as component data (docs/formats.md)."""

    format: str
    cards: list[PlainCard]
    tiles: dict[TileId, int]


BoxPart = Literal["cards", "tiles"]


class ReadComponents(TypedDict):
    """Component data as it was read, and the component file that says the same."""

    components: ComponentData
    file: str
    rebuilt: Annotated[list[BoxPart], "the parts it left out: those of the standard box"]
