"""The state of a game: one mutable object, made for cloning and playing fast.

Some fields are derived from others, for speed: what is built, by size; the icons on her tiles; the
Deeds for sale. The few methods here that change the board update them, and `refresh` derives them
again. The public, immutable face is `ceres.Position`.
"""

from typing import Final, TypeVar

from ceres.components import STANDARD, Components
from ceres.engine._word import Word
from ceres.engine.board import NO_LOTS, Lot, Lots, count, just, lots_of
from ceres.engine.log import SILENT, Log
from ceres.engine.pieces import (
    CIVIC,
    COMMERCIAL,
    SPARES,
    TILE_ICONS,
    TILE_IDS,
    TILE_KIND,
    TRAY,
    ActionCard,
    Piece,
    Placement,
)

PRICES: Final[list[int]] = [2, 3, 4, 6, 8, 10]  # S5
MARKET_SLOTS: Final = 6
MARKERS: Final = 8  # T4
LAST_ERA: Final = 3

# Whose turn it is, and what is due.
YOUR_ACTION: Final = 0
YOUR_CHOICE: Final = 1
OVER: Final = 2
PHASES: Final[list[str]] = ["you", "choice", "over"]

# The sides, as bits: who still has a last turn (E1).
YOU: Final = 1
CERES: Final = 2
BOTH: Final = 3

# What is pending, if not the number of a Monument.
GARDEN: Final = -1

DIFFICULTIES: Final[list[str]] = ["normal", "hard", "challenge"]
VARIANTS: Final[list[str]] = ["contested-population", "creeping-gardens", "wild-monuments"]
# X4: with how many VP Ceres may begin, and the variants of these numbers.
FAVOUR_VP: Final[list[int]] = list(range(5, 65, 5))
FAVOURS: Final[list[str]] = [f"favour-{vp}" for vp in FAVOUR_VP]


T = TypeVar("T")


def close_up(line: list[T], slot: Word) -> None:
    """Move everything to the right of a slot one slot to the left; the last slot is free then."""
    last: Word = len(line) - 1
    while slot < last:
        line[slot] = line[slot + 1]
        slot += 1


class Rules:
    """The rules of a game: difficulty (section 7), house variants, Ceres' cards."""

    def __init__(self, difficulty: str, variants: list[str], components: Components | None) -> None:
        hard = difficulty != "normal"
        challenge = difficulty == "challenge"
        self.difficulty: Final = difficulty
        self.variants: Final[list[str]] = sorted(variants)
        self.components: Final[Components | None] = components
        self.double: Final = 2 if hard else 1
        self.double_vp: Final = 2 if challenge else 1
        self.civic_vp: Final = 3 if challenge else 2
        self.gardens_at_start: Final = 6 if challenge else 3
        self.failed_claim_vp: Final = 2 if challenge else 1
        self.contested_population: Final = "contested-population" in variants
        self.creeping_gardens: Final = "creeping-gardens" in variants
        self.wild_monuments: Final = "wild-monuments" in variants
        self.favour: Final = sum([vp for vp in FAVOUR_VP if f"favour-{vp}" in variants])
        box = components or STANDARD
        self.cards: Final[list[ActionCard]] = [ActionCard(card) for card in box.cards]
        # Icons that count on each kind of tile: citizens or silver.
        self.icons: Final[list[int]] = [min(icons, self.double) for icons in TILE_ICONS]


class State:
    """Everything that can change in a game, hidden cards included."""

    def __init__(  # noqa: PLR0915 - a table: every field, set up and copied
        self, rules: Rules, original: "State | None" = None
    ) -> None:
        """Make a game that is not set up yet, or a copy of another state."""
        self.rules = rules
        self.log: Log = SILENT
        if original is None:
            self.era: Word = 1
            self.phase: Word = YOUR_ACTION
            # You: empty Lots carry a marker each (T4).
            self.your_silver = 0
            self.your_vp = 0
            self.your_lots: Lots = NO_LOTS
            self.buildings: list[Placement] = []
            # Pieces not on the board, as bits of their numbers: your tray and the Monument supply;
            # of some Buildings there is a second piece.
            self.tray: Word = TRAY
            self.spares: Word = SPARES
            self.with_monuments = False
            # Ceres: empty Lots, Gardens by tile, Monuments, her face-down Deeds.
            self.her_vp = 0
            self.her_lots: Lots = NO_LOTS
            self.gardens: list[Lots] = [NO_LOTS] * len(TILE_IDS)
            self.her_monuments: list[Placement] = []
            self.deeds: tuple[Lot, ...] = ()
            self.next_deed: Word = 0
            # Her action deck is a ring: a card put under it takes the place of the one flipped.
            self.row: list[ActionCard] = []
            self.deck: list[ActionCard] = []
            self.top: Word = 0
            self.unseen: Word = 0
            # The market: Deeds from left to right and the silver on them; this era's pile.
            self.market: list[Lot] = []
            self.bribes: list[int] = []
            self.for_sale: Lots = NO_LOTS
            self.piles: tuple[tuple[Lot, ...], ...] = ((), (), ())
            self.next_in_pile: Word = 0
            self.bag: tuple[Word, ...] = ()
            self.next_tile: Word = 0
            # Who still has a last turn in this era, as bits (E1).
            self.last_turns: Word = 0
            # Your choice for Ceres (P4, M3): a Garden or the number of a Monument; how many tiles
            # are left, this one included, and whether the icon is; where it may go.
            self.pending_piece: Word = GARDEN
            self.pending_tiles: Word = 0
            self.pending_icon = False
            self.pending_sites: list[Lots] = []
            # Derived from what is on the board.
            self.built: Lots = NO_LOTS
            self.ones: Lots = NO_LOTS
            self.twos: Lots = NO_LOTS
            self.threes: Lots = NO_LOTS
            self.fours: Lots = NO_LOTS
            self.income = 0
            self.population = 0
            self.park_lots: Lots = NO_LOTS
            self.monument_lots: Lots = NO_LOTS
            self.silver_icons: Word = 0
            self.icon_tiles: Word = 0
            return
        self.era = original.era
        self.phase = original.phase
        self.your_silver = original.your_silver
        self.your_vp = original.your_vp
        self.your_lots = original.your_lots
        self.buildings = original.buildings[:]
        self.tray = original.tray
        self.spares = original.spares
        self.with_monuments = original.with_monuments
        self.her_vp = original.her_vp
        self.her_lots = original.her_lots
        self.gardens = original.gardens[:]
        self.her_monuments = original.her_monuments[:]
        self.deeds = original.deeds
        self.next_deed = original.next_deed
        self.row = original.row[:]
        self.deck = original.deck[:]
        self.top = original.top
        self.unseen = original.unseen
        self.market = original.market[:]
        self.bribes = original.bribes[:]
        self.for_sale = original.for_sale
        self.piles = original.piles
        self.next_in_pile = original.next_in_pile
        self.bag = original.bag
        self.next_tile = original.next_tile
        self.last_turns = original.last_turns
        self.pending_piece = original.pending_piece
        self.pending_tiles = original.pending_tiles
        self.pending_icon = original.pending_icon
        self.pending_sites = original.pending_sites
        self.built = original.built
        self.ones = original.ones
        self.twos = original.twos
        self.threes = original.threes
        self.fours = original.fours
        self.income = original.income
        self.population = original.population
        self.park_lots = original.park_lots
        self.monument_lots = original.monument_lots
        self.silver_icons = original.silver_icons
        self.icon_tiles = original.icon_tiles

    def clone(self) -> "State":
        """Return a copy that can be played on by itself; its log is silent."""
        return State(self.rules, self)

    def key(self) -> tuple[object, ...]:
        """Return what makes two states equal: equal keys, equal written forms."""
        return (
            self.rules.difficulty,
            tuple(self.rules.variants),
            self.rules.components,
            self.era,
            self.phase,
            self.your_silver,
            self.your_vp,
            self.your_lots,
            tuple([(each.piece.number, each.lots) for each in self.buildings]),
            self.tray,
            self.spares,
            self.with_monuments,
            self.her_vp,
            self.her_lots,
            tuple(self.gardens),
            tuple([(each.piece.number, each.lots) for each in self.her_monuments]),
            self.deeds[self.next_deed :],
            tuple([card.id for card in self.row]),
            tuple([card.id for card in self.deck[self.top :] + self.deck[: self.top]]),
            self.unseen,
            tuple(self.market),
            tuple(self.bribes),
            self.piles[self.era - 1][self.next_in_pile :],
            self.piles[self.era :],
            self.bag[self.next_tile :],
            self.last_turns,
            (self.pending_piece, self.pending_tiles, self.pending_icon)
            if self.phase == YOUR_CHOICE
            else None,
        )

    # What follows from the fields above.

    def her_owned(self) -> Lots:
        """Return the Lots she owns: under a marker, a Garden or a Monument (C2, M6)."""
        return self.her_lots | self.park_lots | self.monument_lots

    def slot_of(self, deed: Lot) -> Word:
        """Return the slot of a Deed in the market, -1 if it is not there."""
        for slot, other in enumerate(self.market):
            if other == deed:
                return slot
        return -1

    def price(self, slot: Word) -> int:
        """Return the price of the Deed at a market slot, the silver on it included (Y2)."""
        return PRICES[slot] + self.bribes[slot]

    def for_at_most(self, silver: int) -> Lots:
        """Return the Deeds of the market that cost no more than this."""
        deeds = NO_LOTS
        bribes = self.bribes
        for slot, deed in enumerate(self.market):
            printed = PRICES[slot]
            if printed > silver:  # and so are all to its right
                break
            if printed + bribes[slot] <= silver:
                deeds |= just(deed)
        return deeds

    # The few ways in which the board changes.

    def raise_building(self, building: Placement) -> list[Placement]:
        """Build a Building of yours; return what it replaces, which leaves the board (Y3)."""
        replaced: list[Placement] = []
        if building.lots & self.built:
            replaced = [other for other in self.buildings if other.lots & building.lots]
            self.buildings = [other for other in self.buildings if not other.lots & building.lots]
            for other in replaced:
                self.your_lots |= other.lots
                self._count_building(other, -1)
                self.give_back(other.piece)
        self.your_lots &= ~building.lots
        self.buildings.append(building)
        self._count_building(building, 1)
        self.take(building.piece)
        return replaced

    def take(self, piece: Piece) -> None:
        """Take a piece from the tray or the supply."""
        if self.spares & piece.bit:
            self.spares ^= piece.bit
        else:
            self.tray ^= piece.bit

    def give_back(self, piece: Piece) -> None:
        """Put a piece back into the tray or the supply."""
        if self.tray & piece.bit:
            self.spares |= piece.bit
        else:
            self.tray |= piece.bit

    def plant(self, tile: Word, lot: Lot) -> None:
        """Put a Garden tile on a Lot."""
        here = just(lot)
        self.her_lots &= ~here
        self.gardens[tile] = self.gardens[tile] | here  # `|=` would not be done in words
        self.park_lots |= here
        self._count_tile(tile)

    def raise_her_monument(self, monument: Placement) -> None:
        """Build a Monument of hers on her empty Lots, or over Gardens as well (M2, X2)."""
        lots = monument.lots
        self.take(monument.piece)
        self.her_lots &= ~lots
        self.her_monuments.append(monument)
        self.monument_lots |= lots
        if lots & self.park_lots:
            self.gardens = [garden & ~lots for garden in self.gardens]
            self._count_gardens()

    def remove_deed(self, slot: Word) -> None:
        """Remove a Deed from the market; those to its right move up (Y2, C4)."""
        self.for_sale ^= just(self.market[slot])
        close_up(self.market, slot)
        close_up(self.bribes, slot)
        self.market.pop()
        self.bribes.pop()

    def refill_market(self) -> Lot | None:
        """Return the Deed that comes into the market, if any is left in the pile (Y2, C4)."""
        pile = self.piles[self.era - 1]
        if self.next_in_pile == len(pile):
            return None
        deed = pile[self.next_in_pile]
        self.next_in_pile += 1
        self.market.append(deed)
        self.bribes.append(0)
        self.for_sale |= just(deed)
        return deed

    def fill_market(self) -> None:
        """Fill the market with the first Deeds of this era's pile (S5, E3)."""
        pile = self.piles[self.era - 1]
        self.market = list(pile[:MARKET_SLOTS])
        self.bribes = [0] * len(self.market)
        self.for_sale = lots_of(self.market)
        self.next_in_pile = len(self.market)

    def refresh(self) -> None:
        """Derive again what follows from the board."""
        self._count_buildings()
        self._count_gardens()
        self.monument_lots = NO_LOTS
        for monument in self.her_monuments:
            self.monument_lots |= monument.lots
        self.for_sale = lots_of(self.market)

    def _count_buildings(self) -> None:
        self.built = NO_LOTS
        self.ones = self.twos = self.threes = self.fours = NO_LOTS
        self.income = 0
        self.population = 0
        for building in self.buildings:
            self._count_building(building, 1)

    def _count_building(self, building: Placement, sign: int) -> None:
        """Count a Building that comes (1) or goes (-1): its Lots, by size, and what it shows."""
        lots = building.lots
        self.built ^= lots
        size = building.size
        if size == 1:
            self.ones ^= lots
        elif size == 2:
            self.twos ^= lots
        elif size == 3:
            self.threes ^= lots
        elif size == 4:
            self.fours ^= lots
        self.income += sign * building.piece.silver
        self.population += sign * building.piece.population

    def _count_gardens(self) -> None:
        self.park_lots = NO_LOTS
        self.silver_icons = 0
        self.icon_tiles = 0
        for tile in range(len(TILE_IDS)):
            self.park_lots |= self.gardens[tile]
            for _ in range(count(self.gardens[tile])):
                self._count_tile(tile)

    def _count_tile(self, tile: Word) -> None:
        """Count a tile: silver icons for a bribe (C7), and tiles for a Monument (M2)."""
        kind = TILE_KIND[tile]
        if kind != CIVIC:
            self.icon_tiles += 1
        if kind == COMMERCIAL:
            self.silver_icons += self.rules.icons[tile]
