"""The state of a game: one mutable object, made for cloning and playing fast.

What many rules ask for (what is built, by size; the icons on her tiles; the Deeds for sale) is kept
up to date by the few methods here that change it; `refresh` makes all of it anew from what stands
on the board. The public, immutable face is `ceres.Position`.
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
MARKET_PLACES: Final = 6
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

# What a choice is about, if not a Monument's number.
GARDEN: Final = -1

DIFFICULTIES: Final[list[str]] = ["normal", "hard", "challenge"]
VARIANTS: Final[list[str]] = ["contested-population", "creeping-gardens", "wild-monuments"]


T = TypeVar("T")


def close_up(line: list[T], place: Word) -> None:
    """What lies at a place leaves the line, and the rest moves up: its last place is free."""
    last: Word = len(line) - 1
    while place < last:
        line[place] = line[place + 1]
        place += 1


class Rules:
    """What a game is played by: difficulty (section 7), house variants, Ceres' cards."""

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
        box = components or STANDARD
        self.cards: Final[list[ActionCard]] = [ActionCard(card) for card in box.cards]
        # Icons that count on each kind of tile: citizens or silver.
        self.icons: Final[list[int]] = [min(icons, self.double) for icons in TILE_ICONS]


class State:
    """Everything that can change in a game, hidden cards included."""

    def __init__(  # noqa: PLR0915 - a table: every field, set up and copied
        self, rules: Rules, original: "State | None" = None
    ) -> None:
        """A game not set up yet, or a copy of another state."""
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
            # Your choice for Ceres (P4, M3): what it is about, and what follows it.
            self.place: Word = GARDEN
            self.left: Word = 0
            self.icon = False
            self.options: list[Lots] = []
            # Kept up to date from what stands on the board.
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
        self.place = original.place
        self.left = original.left
        self.icon = original.icon
        self.options = original.options
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
        """A copy that can be played on without touching this one, and that reports to nobody."""
        return State(self.rules, self)

    def key(self) -> tuple[object, ...]:
        """All that makes two states equal: equal keys, equal written forms."""
        return (
            self.rules.difficulty,
            tuple(self.rules.variants),
            self.rules.components,
            self.era,
            self.phase,
            self.your_silver,
            self.your_vp,
            self.your_lots,
            tuple([(standing.piece.number, standing.lots) for standing in self.buildings]),
            self.tray,
            self.spares,
            self.with_monuments,
            self.her_vp,
            self.her_lots,
            tuple(self.gardens),
            tuple([(standing.piece.number, standing.lots) for standing in self.her_monuments]),
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
            (self.place, self.left, self.icon) if self.phase == YOUR_CHOICE else None,
        )

    # What follows from the fields above.

    def her_owned(self) -> Lots:
        """The Lots she owns: under a marker, a Garden or a Monument (C2, M6)."""
        return self.her_lots | self.park_lots | self.monument_lots

    def place_of(self, deed: Lot) -> Word:
        """The place of a Deed in the market, from the left; -1 if it is not there."""
        for place, other in enumerate(self.market):
            if other == deed:
                return place
        return -1

    def price(self, place: Word) -> int:
        """The price of the Deed at a place of the market, the silver on it included (Y2)."""
        return PRICES[place] + self.bribes[place]

    def for_at_most(self, silver: int) -> Lots:
        """The Deeds of the market that cost no more than this."""
        deeds = NO_LOTS
        bribes = self.bribes
        for place, deed in enumerate(self.market):
            printed = PRICES[place]
            if printed > silver:  # and so are all to its right
                break
            if printed + bribes[place] <= silver:
                deeds |= just(deed)
        return deeds

    # The few ways in which the board changes.

    def raise_building(self, building: Placement) -> list[Placement]:
        """One of your Buildings is built; what it replaces leaves the board (Y3)."""
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
        """A piece leaves the tray or the supply."""
        if self.spares & piece.bit:
            self.spares ^= piece.bit
        else:
            self.tray ^= piece.bit

    def give_back(self, piece: Piece) -> None:
        """A piece goes back to the tray or the supply."""
        if self.tray & piece.bit:
            self.spares |= piece.bit
        else:
            self.tray |= piece.bit

    def plant(self, tile: Word, lot: Lot) -> None:
        """A Garden tile goes on a Lot."""
        here = just(lot)
        self.her_lots &= ~here
        self.gardens[tile] = self.gardens[tile] | here  # `|=` would not be done in words
        self.park_lots |= here
        self._count_tile(tile)

    def raise_her_monument(self, monument: Placement) -> None:
        """She builds a Monument on her empty Lots, or over Gardens as well (M2, X2)."""
        lots = monument.lots
        self.take(monument.piece)
        self.her_lots &= ~lots
        self.her_monuments.append(monument)
        self.monument_lots |= lots
        if lots & self.park_lots:
            self.gardens = [garden & ~lots for garden in self.gardens]
            self._count_gardens()

    def shift_market(self, place: Word) -> Lot | None:
        """A Deed leaves the market: it closes up and the next of the pile comes in (Y2, C4)."""
        self.for_sale ^= just(self.market[place])
        close_up(self.market, place)
        close_up(self.bribes, place)
        pile = self.piles[self.era - 1]
        if self.next_in_pile == len(pile):
            self.market.pop()
            self.bribes.pop()
            return None
        deed = pile[self.next_in_pile]
        self.next_in_pile += 1
        self.market[-1] = deed
        self.bribes[-1] = 0
        self.for_sale |= just(deed)
        return deed

    def fill_market(self) -> None:
        """The first Deeds of this era's pile come into the market (S5, E3)."""
        pile = self.piles[self.era - 1]
        self.market = list(pile[:MARKET_PLACES])
        self.bribes = [0] * len(self.market)
        self.for_sale = lots_of(self.market)
        self.next_in_pile = len(self.market)

    def refresh(self) -> None:
        """Everything that is kept up to date, made anew from what stands on the board."""
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
        """A Building comes (1) or goes (-1): its Lots, by size, and what it shows."""
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
        """Her silver icons for a bribe (C7), and the tiles a Monument asks for (M2)."""
        kind = TILE_KIND[tile]
        if kind != CIVIC:
            self.icon_tiles += 1
        if kind == COMMERCIAL:
            self.silver_icons += self.rules.icons[tile]
