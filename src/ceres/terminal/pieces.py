"""Pieces, tiles and cards by their ids, and those that a view of the game shows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ceres.components import BUILDINGS, MONUMENTS, STANDARD, TILES, Building, Tile

if TYPE_CHECKING:  # the first screen does without the service
    from ceres.service.types.box import PlainCard
    from ceres.service.types.game import Tabletop, View

PIECE_OF: Final[dict[str, Building]] = {piece.id: piece for piece in BUILDINGS + MONUMENTS}
TILE_OF: Final[dict[str, Tile]] = {tile.id: tile for tile in TILES}
KINDS: Final = ("residential", "commercial", "civic")
_STANDARD_CARDS: Final[Any] = STANDARD.to_dict()["cards"]


@dataclass(frozen=True)
class Built:
    """A building on its Lots: yours, or a Monument of Ceres'."""

    piece: Building
    lots: tuple[str, ...]
    yours: bool


def built_pieces(table: "Tabletop") -> list[Built]:
    """Return everything built, yours first."""
    yours, hers = table["you"]["buildings"], table["ceres"]["monuments"]
    return [
        Built(PIECE_OF[each["id"]], tuple(each["lots"]), side is yours)
        for side in (yours, hers)
        for each in side
    ]


def tray(table: "Tabletop") -> list[tuple[Building, int]]:
    """Return your Buildings, then the Monuments of the supply, with how many are left of each."""
    built = [each["id"] for each in table["you"]["buildings"]]
    rows = [
        (piece, piece.pieces - built.count(piece.id))
        for kind in KINDS
        for piece in BUILDINGS
        if piece.kind == kind
    ]
    return rows + [(piece, 1) for piece in MONUMENTS if piece.id in (table["supply"] or ())]


def tray_pieces(table: "Tabletop") -> list[Building]:
    """Return the pieces in the order of the tray."""
    return [piece for piece, _ in tray(table)]


def card(id: str, view: "View") -> "PlainCard":
    """Return a card of the box that a game is played with."""
    own = view["game"]["own"]
    cards: Sequence[PlainCard] = own["cards"] if own else _STANDARD_CARDS
    return next(each for each in cards if each["id"] == id)
