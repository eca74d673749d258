"""What all actions of a decision have in common, and what building at a place would touch."""

from typing import Final

from ceres.engine.board import Lots, count
from ceres.engine.pieces import (
    CIVIC,
    COUNTS_BUILDINGS,
    COUNTS_CITIZENS,
    COUNTS_SILVER,
    TILES_WANTING,
    Piece,
    Placement,
)
from ceres.engine.scoring import POPULATION_BONUS, civic_vp, her_population, of_tiles, wants
from ceres.engine.state import State


class Outlook:
    """The table as one decision finds it."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        # How many citizens you lack to have as many as she has, and what hangs on it (V1).
        self.gap: Final = her_population(state) - state.population
        self.bonus: Final = POPULATION_BONUS[state.era]
        # The Gardens that score for your Buildings, by the kind of these (V7).
        self.wanting: Final[list[Lots]] = [of_tiles(state, tiles) for tiles in TILES_WANTING]
        self.civic: Final[list[Placement]] = []
        for building in state.buildings:
            if building.piece.kind == CIVIC:
                self.civic.append(building)

    def bonus_for(self, citizens: int) -> int:
        """What so many citizens more, or less, change about both sides' population bonus."""
        return (_ahead(citizens - self.gap) - _ahead(-self.gap)) * self.bonus

    def for_her(self, near: Lots, kind: int) -> int:
        """What a Building of yours with these neighbours brings Ceres in a scoring (V7, M5)."""
        found = count(near & self.wanting[kind])
        for monument in self.state.her_monuments:
            if monument.lots & near and wants(monument, kind):
                found += 1
        return found * self.state.rules.civic_vp


def _ahead(lead: int) -> int:
    """Who has the bonus: 1 you, -1 Ceres, 0 both."""
    return 1 if lead > 0 else -1 if lead < 0 else 0


class Ties:
    """What your civic Buildings beside some Lots score for each thing there that they count."""

    def __init__(self, outlook: Outlook, lots: Lots) -> None:
        """Those on the Lots themselves would be replaced, and count nothing."""
        self.per_building = 0.0
        self.per_citizen = 0.0
        self.per_silver = 0.0
        self.per_civic = 0.0
        for civic in outlook.civic:
            if civic.beside & lots and not civic.lots & lots:
                self._tie(civic.piece)

    def _tie(self, civic: Piece) -> None:
        vp = civic.effect_vp / civic.effect_per
        if civic.counts == COUNTS_BUILDINGS:
            self.per_building += vp
        elif civic.counts == COUNTS_CITIZENS:
            self.per_citizen += vp
        elif civic.counts == COUNTS_SILVER:
            self.per_silver += vp
        else:
            self.per_civic += vp

    def vp_for(self, piece: Piece) -> float:
        """What they score for a piece on the Lots."""
        return (
            self.per_building
            + self.per_citizen * piece.population
            + self.per_silver * piece.silver
            + (self.per_civic if piece.kind == CIVIC else 0.0)
        )


class Site:
    """What building on some Lots would replace, and what it would be tied to."""

    def __init__(self, outlook: Outlook, where: Placement) -> None:
        """`where` is any Building on these Lots."""
        state = outlook.state
        lots = where.lots
        self.near: Final = where.beside
        self.filled: Final = count(lots & state.your_lots)
        self.ties: Final = Ties(outlook, lots)
        # What goes with the Buildings replaced (Y3).
        self.citizens_lost = 0
        self.silver_lost = 0
        self.printed_lost = 0
        self.civic_lost = 0.0
        self.hers_lost = 0
        if lots & state.built:
            for other in state.buildings:
                if other.lots & lots:
                    self._lose(outlook, other)

    def _lose(self, outlook: Outlook, other: Placement) -> None:
        piece = other.piece
        self.citizens_lost += piece.population
        self.silver_lost += piece.silver
        self.printed_lost += piece.vp
        self.hers_lost += outlook.for_her(other.beside, piece.kind)
        self.civic_lost += Ties(outlook, other.lots).vp_for(piece)
        if piece.kind == CIVIC:
            self.civic_lost += civic_vp(outlook.state, other)
