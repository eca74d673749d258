"""Reads changes of the real table: which keys each kind has, and what they take.

They say what the real table shows instead of what the page shows. Several changes are made
together, one after the other, and then everything hidden is completed so that it fits.
"""

from typing import Annotated, Any, Final, Literal, TypedDict, get_args

from ceres.checking import Check
from ceres.checking.hints import Limit, OneOf, keys_of
from ceres.checking.typed import read
from ceres.components import BUILDINGS, MONUMENTS, TILES
from ceres.components.box import CARD_IDS, TILES_IN_ALL
from ceres.engine.board import LOT_COUNT, NAMES
from ceres.engine.state import LAST_ERA
from ceres.events.facts import CardId, Lot, PieceId, Side, TileId

SIDES: Final = ("you", "ceres")
NOBODY: Final = "nobody"
MONUMENT_IDS: Final = tuple(monument.id for monument in MONUMENTS)
_PIECE_IDS: Final = (*(building.id for building in BUILDINGS), *MONUMENT_IDS)

_Number = Annotated[int, Limit()]
_Era = Annotated[int, Limit(1, LAST_ERA)]
_Deeds = Annotated[int, Limit(0, LOT_COUNT)]
_Tiles = Annotated[int, Limit(0, TILES_IN_ALL)]
_Lot = Annotated[Lot, OneOf(tuple(NAMES), "Lot")]
_Piece = Annotated[PieceId, OneOf(_PIECE_IDS, "Building or Monument")]
_Monument = Annotated[PieceId, OneOf(MONUMENT_IDS, "Monument")]
_Card = Annotated[CardId, OneOf(CARD_IDS, "card")]
_Tile = Annotated[TileId, OneOf(tuple(tile.id for tile in TILES))]


class SilverChange(TypedDict):
    """Your silver."""

    what: Literal["silver"]
    to: _Number


class VpChange(TypedDict):
    """The VP of a side."""

    what: Literal["vp"]
    side: Side
    to: _Number


class EraChange(TypedDict):
    """The era."""

    what: Literal["era"]
    to: _Era


class LotChange(TypedDict):
    """Whose marker lies on a Lot; a piece that stands on it must be removed before."""

    what: Literal["lot"]
    lot: _Lot
    to: Literal["nobody", "you", "ceres"]


class GardenChange(TypedDict):
    """The Garden tile on a Lot; the one that lay there goes back into the bag."""

    what: Literal["garden"]
    lot: _Lot
    tile: _Tile


class BuildChange(TypedDict):
    """A Building of yours, or a Monument of either side, that stands there."""

    what: Literal["build"]
    side: Side
    id: _Piece
    lots: list[_Lot]


class RemoveChange(TypedDict):
    """The piece on this Lot goes, and its Lots get its owner's markers; or the Garden tile goes."""

    what: Literal["remove"]
    lot: _Lot


class MarketDeed(TypedDict):
    """A Deed in the market, with the silver on it."""

    deed: _Lot
    silver: _Number


class MarketChange(TypedDict):
    """The whole market, left to right."""

    what: Literal["market"]
    deeds: list[MarketDeed]


class RowChange(TypedDict):
    """The row of cards, left to right."""

    what: Literal["row"]
    cards: list[_Card]


class KnownChange(TypedDict):
    """The cards at the bottom of her deck that were seen, in the order in which they come."""

    what: Literal["known"]
    cards: list[_Card]


class DeedsChange(TypedDict):
    """How many face-down Deeds she has."""

    what: Literal["deeds"]
    to: _Deeds


class PileChange(TypedDict):
    """How many Deeds are left in the pile of an era."""

    what: Literal["pile"]
    era: _Era
    to: _Deeds


class BagChange(TypedDict):
    """All the tiles in the bag."""

    what: Literal["bag"]
    tiles: dict[_Tile, _Tiles]


class SupplyChange(TypedDict):
    """The Monuments left to build."""

    what: Literal["supply"]
    monuments: list[_Monument]


class LastTurnsChange(TypedDict):
    """Who still has a last turn in this era; none: not at its end yet."""

    what: Literal["last-turns"]
    sides: list[Side]


Change = (
    SilverChange
    | VpChange
    | EraChange
    | LotChange
    | GardenChange
    | BuildChange
    | RemoveChange
    | MarketChange
    | RowChange
    | KnownChange
    | DeedsChange
    | PileChange
    | BagChange
    | SupplyChange
    | LastTurnsChange
)

KINDS: Final[dict[str, Any]] = {
    get_args(keys_of(kind)["what"].hint)[0]: kind for kind in get_args(Change)
}


def read_changes(check: Check, changes: object) -> list[dict[str, Any]]:
    """Read the changes; add what is wrong with any of them to the check."""
    found = [_change(check, change, where) for where, change in check.items(changes, "changes")]
    return [change for change in found if change is not None]


def _change(check: Check, value: object, where: str) -> dict[str, Any] | None:
    if not isinstance(value, dict):
        check.table(value, where, ["what"])
        return None
    wrong = len(check.faults)
    what = check.word(value.get("what"), f"{where}.what", KINDS)
    change = {} if what is None else read(check, KINDS[what], value, where)
    return change if len(check.faults) == wrong else None
