"""Facts that the valuation of builds needs: about a decision, and about a site."""

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


class Decision:
    """Facts about the table that are the same for all actions of one decision."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        # By how many citizens she leads, and the bonus for the larger population (V1).
        self.gap: Final = her_population(state) - state.population
        self.bonus: Final = POPULATION_BONUS[state.era]
        # The Gardens that score for your Buildings, by the kind of these (V7).
        self.wanting: Final[list[Lots]] = [of_tiles(state, tiles) for tiles in TILES_WANTING]
        self.civic: Final[list[Placement]] = []
        for building in state.buildings:
            if building.piece.kind == CIVIC:
                self.civic.append(building)

    def bonus_for(self, citizens: int) -> int:
        """Return the change of your lead by the population bonus with more citizens, or fewer."""
        return (_ahead(citizens - self.gap) - _ahead(-self.gap)) * self.bonus

    def for_her(self, near: Lots, kind: int) -> int:
        """Return what a Building of yours with these neighbours scores for Ceres (V7, M5)."""
        found = count(near & self.wanting[kind])
        for monument in self.state.her_monuments:
            if monument.lots & near and wants(monument, kind):
                found += 1
        return found * self.state.rules.civic_vp


def _ahead(lead: int) -> int:
    """Return who has the bonus: 1 you, -1 Ceres, 0 both."""
    return 1 if lead > 0 else -1 if lead < 0 else 0


class _CivicNeighbours:
    """The VP of your civic Buildings beside some Lots, for each thing there that they count."""

    def __init__(self, decision: Decision, lots: Lots) -> None:
        """Sum up the neighbours; those on the Lots themselves would be replaced."""
        self.per_building = 0.0
        self.per_citizen = 0.0
        self.per_silver = 0.0
        self.per_civic = 0.0
        for civic in decision.civic:
            if civic.beside & lots and not civic.lots & lots:
                self._add(civic.piece)

    def _add(self, civic: Piece) -> None:
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
        """Return the VP that they score for a piece on the Lots."""
        return (
            self.per_building
            + self.per_citizen * piece.population
            + self.per_silver * piece.silver
            + (self.per_civic if piece.kind == CIVIC else 0.0)
        )


class BuildSite:
    """The Buildings that a build on some Lots would replace, and the civic ones beside it."""

    def __init__(self, decision: Decision, placement: Placement) -> None:
        """Take any Building on these Lots."""
        state = decision.state
        lots = placement.lots
        self.near: Final = placement.beside
        self.filled: Final = count(lots & state.your_lots)
        self.civic_neighbours: Final = _CivicNeighbours(decision, lots)
        # Lost with the Buildings replaced (Y3).
        self.citizens_lost = 0
        self.silver_lost = 0
        self.printed_lost = 0
        self.civic_lost = 0.0
        self.hers_lost = 0
        if lots & state.built:
            for other in state.buildings:
                if other.lots & lots:
                    self._lose(decision, other)

    def _lose(self, decision: Decision, other: Placement) -> None:
        piece = other.piece
        self.citizens_lost += piece.population
        self.silver_lost += piece.silver
        self.printed_lost += piece.vp
        self.hers_lost += decision.for_her(other.beside, piece.kind)
        self.civic_lost += _CivicNeighbours(decision, other.lots).vp_for(piece)
        if piece.kind == CIVIC:
            self.civic_lost += civic_vp(decision.state, other)
