"""Facts that the valuation of actions needs: about a decision, and about a site."""

from typing import Final

from ceres.bots.strategies.weights import deeds_left
from ceres.engine._word import Word
from ceres.engine.board import ALL_LOTS, NO_LOTS, Lots, count
from ceres.engine.claim import claimed_slot
from ceres.engine.pieces import (
    CIVIC,
    CLAIM,
    COMMERCIAL,
    COUNTS_BUILDINGS,
    COUNTS_CITIZENS,
    COUNTS_SILVER,
    PIECES,
    RESIDENTIAL,
    TILES_OF_KIND,
    TILES_WANTING,
    Piece,
    Placement,
)
from ceres.engine.scoring import POPULATION_BONUS, her_population, of_tiles, wants
from ceres.engine.state import MARKERS, MARKET_SLOTS, Rules, State

# Chances are in these parts, so that they are whole numbers.
CHANCE_PARTS: Final = 10
AHEAD_PARTS: Final = 8
_NOBODY: Final = State(Rules("normal", [], None))
_CIVIC_PIECES: Final[Word] = sum(piece.bit for piece in PIECES if piece.kind == CIVIC)


class Decision:
    """Facts about the table that are the same for all actions of one decision."""

    def __init__(self) -> None:
        self.state: State = _NOBODY
        self.civic_vp: Word = 0
        # The Deeds left in this era.
        self.left: Word = 0
        self.population: Word = 0
        # By how many citizens she leads, and the bonus for the larger population (V1).
        self.gap: Word = 0
        self.bonus: Word = 0
        # The Gardens that score for your Buildings, by the kind of these (V7).
        self.wanting_residential: Lots = NO_LOTS
        self.wanting_commercial: Lots = NO_LOTS
        self.wanting_civic: Lots = NO_LOTS
        self.wanting: Lots = NO_LOTS
        # Her Gardens by what your civic Buildings count (V3); those with a second icon.
        self.residential: Lots = NO_LOTS
        self.residential_double: Lots = NO_LOTS
        self.commercial: Lots = NO_LOTS
        self.commercial_double: Lots = NO_LOTS
        self.civic_gardens: Lots = NO_LOTS
        self.her_lots: Lots = NO_LOTS
        self.open: Lots = NO_LOTS
        # Your civic Buildings, and the Lots beside any of them.
        self.civic: list[Placement] = []
        self.beside_civic: Lots = NO_LOTS
        self.her_civic: list[Placement] = []
        # The chance that she claims the Deed at each slot of the market in her next turn.
        self.claimed: list[Word] = [0] * MARKET_SLOTS

    def look(self, state: State) -> None:
        """Take in the facts of a state."""
        self.state = state
        self.civic_vp = state.rules.civic_vp
        self.left = deeds_left(state)
        self.population = state.population
        self.gap = her_population(state) - state.population
        self.bonus = POPULATION_BONUS[state.era]
        self.wanting_residential = of_tiles(state, TILES_WANTING[RESIDENTIAL])
        self.wanting_commercial = of_tiles(state, TILES_WANTING[COMMERCIAL])
        self.wanting_civic = of_tiles(state, TILES_WANTING[CIVIC])
        self.wanting = self.wanting_residential | self.wanting_commercial | self.wanting_civic
        self.residential, self.residential_double = _with_icons(state, RESIDENTIAL)
        self.commercial, self.commercial_double = _with_icons(state, COMMERCIAL)
        self.civic_gardens = of_tiles(state, TILES_OF_KIND[CIVIC])
        self.her_lots = state.her_lots
        yours = state.your_lots | state.built
        self.open = ALL_LOTS & ~(yours | state.park_lots | state.monument_lots)
        self.civic = [each for each in state.buildings if each.piece.kind == CIVIC]
        self.beside_civic = NO_LOTS
        for civic in self.civic:
            self.beside_civic |= civic.beside
        if state.her_monuments:
            self.her_civic = [each for each in state.her_monuments if each.piece.kind == CIVIC]
        else:
            self.her_civic = []

    def look_at_market(self) -> None:
        """Find the chance that she claims each Deed in her next turn (C1 to C3)."""
        state = self.state
        claimed = self.claimed
        for slot in range(MARKET_SLOTS):
            claimed[slot] = 0
        if count(state.her_lots) == MARKERS:
            return
        unseen = state.unseen
        cards = unseen if unseen else 1
        # How many of the cards that may be flipped pick each card of the row.
        deck = state.deck
        picks = [0] * len(state.row)
        for index in range(cards):
            picks[deck[(state.top + index) % len(deck)].number - 1] += 1
        for position, card in enumerate(state.row):
            if card.action == CLAIM and picks[position]:
                slot_claimed = claimed_slot(state, card)
                if slot_claimed >= 0:
                    more: Word = picks[position] * CHANCE_PARTS // cards
                    claimed[slot_claimed] = claimed[slot_claimed] + more

    def bonus_for(self, citizens: Word) -> Word:
        """Return the change of your lead by the population bonus with more citizens, or fewer."""
        return (_ahead(citizens - self.gap) - _ahead(-self.gap)) * self.bonus

    def ahead_by(self, citizens: Word) -> Word:
        """Return how much likelier more citizens make the bonus: its VP in `AHEAD_PARTS`.

        The larger lead counts up to a limit, which is the lower the nearer the end of the era is.
        """
        limit = 1 + (self.left + 1) // 2
        before = min(max(-self.gap, -limit), limit)
        after = min(max(citizens - self.gap, -limit), limit)
        return (after - before) * self.bonus * AHEAD_PARTS // limit

    def her_monuments_wanting(self, near: Lots, kind: Word) -> Word:
        """Count her Monuments on these Lots that score for Buildings of a kind (M5)."""
        found: Word = 0
        for monument in self.her_civic:
            if monument.lots & near and wants(monument, kind):
                found += 1
        return found

    def for_her(self, near: Lots, kind: Word) -> Word:
        """Count the Gardens and Monuments beside a Building of yours that score for it (V7, M5)."""
        wanting = self.wanting_residential
        if kind == CIVIC:
            wanting = self.wanting_civic
        elif kind == COMMERCIAL:
            wanting = self.wanting_commercial
        found: Word = count(near & wanting)
        if self.her_civic:
            found += self.her_monuments_wanting(near, kind)
        return found


def _with_icons(state: State, kind: int) -> tuple[Lots, Lots]:
    """Return the Gardens of a kind, and those of them that show two icons."""
    lots = NO_LOTS
    double = NO_LOTS
    for tile in TILES_OF_KIND[kind]:
        lots |= state.gardens[tile]
        if state.rules.icons[tile] > 1:
            double |= state.gardens[tile]
    return lots, double


def _ahead(lead: Word) -> Word:
    """Return who has the bonus: 1 you, -1 Ceres, 0 both."""
    return 1 if lead > 0 else -1 if lead < 0 else 0


class Site:
    """Lots on which something may be built: their neighbours, and what would be replaced."""

    def __init__(self) -> None:
        self.near: Lots = NO_LOTS
        self.filled: Word = 0
        self.room: Word = 0
        self.open: Word = 0
        # Half VP of your civic Buildings beside it, for each thing there that they count.
        self.per_building: Word = 0
        self.per_citizen: Word = 0
        self.per_silver: Word = 0
        self.per_civic: Word = 0
        # What a civic Building there would count.
        self.buildings: Word = 0
        self.citizens: Word = 0
        self.silver: Word = 0
        self.civics: Word = 0
        # What scores for a Building of each kind there for her.
        self.wanting_residential: Word = 0
        self.wanting_commercial: Word = 0
        self.wanting_civic: Word = 0
        # Lost with the Buildings replaced (Y3); civic VP in halves.
        self.replaced: Word = 0
        self.freed: Word = 0
        self.citizens_lost: Word = 0
        self.silver_lost: Word = 0
        self.printed_lost: Word = 0
        self.civic_lost: Word = 0
        self.hers_lost: Word = 0

    def look(self, decision: Decision, placement: Placement, pieces: Word) -> None:
        """Take in the facts about a site of some pieces."""
        state = decision.state
        lots = placement.lots
        near = placement.beside
        self.near = near
        self.filled = count(lots & state.your_lots)
        self.room = count(near & state.your_lots)
        self.open = count(near & decision.open)
        self.wanting_residential = 0
        self.wanting_commercial = 0
        self.wanting_civic = 0
        if near & decision.wanting:
            self.wanting_residential = count(near & decision.wanting_residential)
            self.wanting_commercial = count(near & decision.wanting_commercial)
            self.wanting_civic = count(near & decision.wanting_civic)
        if decision.her_civic:
            self.wanting_residential += decision.her_monuments_wanting(near, RESIDENTIAL)
            self.wanting_commercial += decision.her_monuments_wanting(near, COMMERCIAL)
            self.wanting_civic += decision.her_monuments_wanting(near, CIVIC)
        self.replaced = 0
        self.civic_lost = 0
        self.citizens_lost = 0
        if lots & state.built:
            self.freed = 0
            self.silver_lost = 0
            self.printed_lost = 0
            self.hers_lost = 0
            for other in state.buildings:
                if other.lots & lots:
                    self.freed += count(other.lots & ~lots)
                    self._lose(decision, other)
        self._sum_civic(decision, lots)
        if pieces & _CIVIC_PIECES:
            self._count_neighbours(decision, near)

    def _sum_civic(self, decision: Decision, lots: Lots) -> None:
        """Sum up your civic Buildings beside some Lots; those on them would be replaced."""
        self.per_building = 0
        self.per_citizen = 0
        self.per_silver = 0
        self.per_civic = 0
        if not lots & decision.beside_civic:
            return
        for civic in decision.civic:
            if civic.beside & lots and not civic.lots & lots:
                piece = civic.piece
                halves = piece.effect_halves
                counts = piece.counts
                if counts == COUNTS_BUILDINGS:
                    self.per_building += halves
                elif counts == COUNTS_CITIZENS:
                    self.per_citizen += halves
                elif counts == COUNTS_SILVER:
                    self.per_silver += halves
                else:
                    self.per_civic += halves

    def _count_neighbours(self, decision: Decision, near: Lots) -> None:
        """Count what a civic Building would count: yours, Gardens, her Monuments (V3, M6)."""
        state = decision.state
        buildings: Word = 0
        citizens: Word = 0
        silver: Word = 0
        civics: Word = 0
        if near & state.park_lots:
            buildings = count(near & state.park_lots)
            citizens = count(near & decision.residential) + count(
                near & decision.residential_double
            )
            silver = count(near & decision.commercial) + count(near & decision.commercial_double)
            civics = count(near & decision.civic_gardens)
        if near & state.built:
            for other in state.buildings:
                if other.lots & near:
                    piece = other.piece
                    buildings += 1
                    citizens += piece.population
                    silver += piece.silver
                    if piece.kind == CIVIC:
                        civics += 1
        if near & state.monument_lots:
            for other in state.her_monuments:
                if other.lots & near:
                    piece = other.piece
                    buildings += 1
                    citizens += piece.population
                    silver += piece.silver
                    if piece.kind == CIVIC:
                        civics += 1
        self.buildings = buildings
        self.citizens = citizens
        self.silver = silver
        self.civics = civics

    def civic_vp(self, piece: Piece) -> Word:
        """Return the VP that a civic Building would score here (V3)."""
        counts = piece.counts
        amount = self.civics
        if counts == COUNTS_BUILDINGS:
            amount = self.buildings
        elif counts == COUNTS_CITIZENS:
            amount = self.citizens
        elif counts == COUNTS_SILVER:
            amount = self.silver
        return amount // piece.effect_per * piece.effect_vp

    def for_piece(self, piece: Piece) -> Word:
        """Return the half VP that your civic Buildings beside it score for a piece here."""
        value = self.per_building
        value += self.per_citizen * piece.population + self.per_silver * piece.silver
        if piece.kind == CIVIC:
            value += self.per_civic
        return value

    def _lose(self, decision: Decision, other: Placement) -> None:
        """Add what a Building replaced takes with it; what is beside the site is counted after."""
        piece = other.piece
        self.replaced += 1
        self.citizens_lost += piece.population
        self.silver_lost += piece.silver
        self.printed_lost += piece.vp
        self.hers_lost += decision.for_her(other.beside, piece.kind)
        self._sum_civic(decision, other.lots)
        self.civic_lost += self.for_piece(piece)
        if piece.kind == CIVIC:
            self._count_neighbours(decision, other.beside)
            self.civic_lost += 2 * self.civic_vp(piece)
