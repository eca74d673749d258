"""The pieces of the game as the engine uses them: numbers instead of names.

Buildings and Monuments (`Piece`), a piece on the board (`Placement`), Garden tiles, and
Ceres' cards. All figures come from `ceres.components`.
"""

from typing import Final

from ceres.components import BUILDINGS, MONUMENTS, TILES, Building, Card
from ceres.components.box import CARD_IDS
from ceres.engine._word import Word
from ceres.engine.board import BORDER, NO_LOTS, Lots, beside, names
from ceres.engine.shapes import FOOTPRINTS, SHAPE_COUNT, SHAPE_OF, SIZE
from ceres.events.facts import ClaimBy, Wanted
from ceres.events.facts import Placement as PlacementFacts

RESIDENTIAL: Final = 0
COMMERCIAL: Final = 1
CIVIC: Final = 2
ANY: Final = 3
KIND_NAMES: Final[list[Wanted]] = ["residential", "commercial", "civic", "any"]
_KINDS: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_NAMES)}

COUNTS_NOTHING: Final = 0
COUNTS_BUILDINGS: Final = 1
COUNTS_CITIZENS: Final = 2
COUNTS_SILVER: Final = 3
COUNTS_CIVIC: Final = 4
_COUNTS: Final[dict[str, int]] = {
    "building": COUNTS_BUILDINGS,
    "citizen": COUNTS_CITIZENS,
    "silver": COUNTS_SILVER,
    "civic": COUNTS_CIVIC,
}
# What a civic Monument of hers wants, given what it counts for you (M5).
_WANTS: Final[dict[int, int]] = {
    COUNTS_BUILDINGS: ANY,
    COUNTS_CITIZENS: RESIDENTIAL,
    COUNTS_SILVER: COMMERCIAL,
    COUNTS_CIVIC: CIVIC,
}


class Piece:
    """A kind of Building or a Monument, as printed."""

    def __init__(self, number: int, building: Building) -> None:
        self.number: Final[Word] = number
        self.bit: Final[Word] = 1 << number
        self.id: Final = building.id
        self.kind: Final[Word] = _KINDS[building.kind]
        self.shape: Final[Word] = SHAPE_OF[building.shape]
        self.size: Final[Word] = SIZE[self.shape]
        self.pieces: Final = building.pieces
        self.population: Final[Word] = building.population
        self.silver: Final[Word] = building.silver
        self.vp: Final[Word] = building.vp
        self.monument: Final = building.monument
        needs = building.needs
        self.needs_population: Final = needs.population
        self.needs_silver: Final = needs.silver
        self.needs_lots: Final = needs.lots
        self.needs_border_lots: Final = needs.border_lots
        self.needs_buildings: Final = needs.buildings
        self.needs_civic: Final = needs.civic
        self.needs_residential: Final = needs.residential
        self.needs_largest: Final = needs.largest
        self.needs_no_empty_lot: Final = needs.no_empty_lot
        self.needs_border: Final = needs.border
        self.when_built_vp: Final = building.when_built_vp
        self.when_built_silver: Final = building.when_built_silver
        effect = building.effect
        self.counts: Final[Word] = _COUNTS[effect.counts] if effect else COUNTS_NOTHING
        self.effect_vp: Final[Word] = effect.vp if effect else 0
        self.effect_per: Final[Word] = effect.per if effect else 1
        # Half VP for each thing that it counts.
        self.effect_halves: Final[Word] = 2 * self.effect_vp // self.effect_per
        self.wants: Final[Word] = _WANTS[self.counts] if effect else ANY


class Placement:
    """A piece on Lots of the board; there is one object for each way a piece can lie there."""

    def __init__(self, piece: Piece, lots: Lots) -> None:
        self.piece: Final = piece
        self.lots: Final = lots
        self.size: Final = piece.size
        self.beside: Final = beside(lots) & ~lots
        self.on_border: Final = lots & BORDER != NO_LOTS

    def __repr__(self) -> str:
        return f"{self.piece.id} {' '.join(names(self.lots))}"


def placement_facts(placement: Placement) -> PlacementFacts:
    """Return a placement as events hold it."""
    return {"id": placement.piece.id, "lots": names(placement.lots)}


def _smallest_first(monument: Building) -> tuple[int, str]:
    """Sort Monuments in the order in which Ceres tries them (M2)."""
    return SIZE[SHAPE_OF[monument.shape]], monument.id


PIECES: Final[list[Piece]] = [
    Piece(number, building)
    for number, building in enumerate([*BUILDINGS, *sorted(MONUMENTS, key=_smallest_first)])
]
PIECE_OF: Final[dict[str, Piece]] = {piece.id: piece for piece in PIECES}
PIECES_OF_SHAPE: Final[list[Word]] = [
    sum(piece.bit for piece in PIECES if piece.shape == shape) for shape in range(SHAPE_COUNT)
]
MONUMENTS_BITS: Final[Word] = sum(piece.bit for piece in PIECES if piece.monument)
TRAY: Final[Word] = sum(piece.bit for piece in PIECES if not piece.monument)
SPARES: Final[Word] = sum(piece.bit for piece in PIECES if piece.pieces > 1)


def _placements(piece: Piece) -> dict[int, Placement]:
    footprints = [lots for turned in FOOTPRINTS[piece.shape] for lots in turned if lots]
    return {lots: Placement(piece, lots) for lots in footprints}


# PLACEMENTS[piece number][lots]
PLACEMENTS: Final[list[dict[int, Placement]]] = [_placements(piece) for piece in PIECES]

TILE_IDS: Final[list[str]] = [tile.id for tile in TILES]
TILE_OF: Final[dict[str, int]] = {id: tile for tile, id in enumerate(TILE_IDS)}
TILE_KIND: Final[list[Word]] = [_KINDS[tile.kind] for tile in TILES]
TILE_ICONS: Final[list[Word]] = [tile.icons for tile in TILES]
TILE_WANTS: Final[list[Word]] = [_KINDS[tile.wants or "any"] for tile in TILES]
TILES_OF_KIND: Final[list[list[Word]]] = [
    [tile for tile in range(len(TILES)) if TILE_KIND[tile] == kind] for kind in range(3)
]
# The tiles that a civic effect counts, by what it counts (V3).
TILES_COUNTED: Final[list[list[Word]]] = [
    [],
    list(range(len(TILES))),
    TILES_OF_KIND[RESIDENTIAL],
    TILES_OF_KIND[COMMERCIAL],
    TILES_OF_KIND[CIVIC],
]
# The civic tiles that score for your Buildings of each kind (V7).
TILES_WANTING: Final[list[list[Word]]] = [
    [tile for tile in TILES_OF_KIND[CIVIC] if TILE_WANTS[tile] in (kind, ANY)] for kind in range(3)
]

CLAIM: Final = 0
ENLARGE: Final = 1
BRIBE: Final = 2
_ACTIONS: Final[list[str]] = ["claim", "enlarge", "bribe"]

BY_LETTERS: Final = 0
CHEAPEST: Final = 1
BY_NAMES: Final[list[ClaimBy]] = ["letters", "cheapest", "dearest"]
_BY: Final[dict[str, int]] = {name: by for by, name in enumerate(BY_NAMES)}


class ActionCard:
    """One of Ceres' cards."""

    def __init__(self, card: Card) -> None:
        self.id: Final = card.id
        self.place: Final[Word] = CARD_IDS.index(card.id)  # among all cards
        self.number: Final[Word] = card.number
        self.action: Final[Word] = _ACTIONS.index(card.action)
        self.by: Final[Word] = _BY[card.by or "letters"]
        self.letters: Final = "".join(card.letters)
        self.columns: Final[list[Word]] = ["ABCDEFG".index(letter) for letter in card.letters]
        self.icon: Final = card.monument
