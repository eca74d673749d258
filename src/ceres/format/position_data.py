"""The types of a written position (docs/formats.md)."""

from typing import Annotated, TypedDict

from ceres.events.facts import CardId, Lot, PieceId, Placement, Side, TileId


class OfferData(TypedDict):
    """A Deed in the market, and the silver that lies on it."""

    deed: Lot
    silver: int


class YourData(TypedDict):
    """Your side."""

    silver: int
    vp: int
    lots: list[Lot]
    buildings: list[Placement]


class CeresData(TypedDict):
    """Ceres' side; her deck begins with the cards that nobody has seen."""

    vp: int
    lots: list[Lot]
    gardens: dict[Lot, TileId]
    monuments: list[Placement]
    deeds: list[Lot]
    row: list[CardId]
    deck: list[CardId]
    unseen: int


class ChoiceData(TypedDict):
    """A choice for Ceres that is due, and how much of her turn is left after it."""

    place: Annotated[str, "`garden`, or the id of a Monument"]
    left: int
    icon: bool
    options: list[list[Lot]]


class PositionData(TypedDict):
    """A position (`ceres-position/1`), hidden things included."""

    format: str
    components: str | None
    variants: list[str]
    difficulty: str
    era: int
    phase: str
    you: YourData
    ceres: CeresData
    market: list[OfferData]
    piles: list[list[Lot]]
    bag: list[TileId]
    monuments: list[PieceId] | None
    last_turns: list[Side] | None
    pending: ChoiceData | None
