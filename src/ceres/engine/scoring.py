"""The scoring of an era (section 6 of the rules)."""

from typing import Final

from ceres.engine._word import Word
from ceres.engine.board import NO_LOTS, Lots, count
from ceres.engine.pieces import (
    ANY,
    CIVIC,
    COMMERCIAL,
    COUNTS_BUILDINGS,
    COUNTS_CITIZENS,
    COUNTS_SILVER,
    RESIDENTIAL,
    TILE_ICONS,
    TILES_COUNTED,
    TILES_OF_KIND,
    TILES_WANTING,
    Placement,
)
from ceres.engine.squares import squares_vp
from ceres.engine.state import LAST_ERA, State

POPULATION_BONUS: Final[list[int]] = [0, 4, 7, 10]  # by era
CONTESTED_BY: Final = 3  # X1
MONUMENT_CITIZENS: Final = 1  # M5
MONUMENT_VP: Final = 1  # M5


class Score:
    """VP of both sides and your silver at the end of an era, by source."""

    def __init__(self) -> None:
        self.your_population = 0
        self.your_commercial = 0
        self.your_civic = 0
        self.your_lots = 0
        self.silver = 0
        self.her_population = 0
        self.her_commercial = 0
        self.her_civic = 0
        self.her_parks = 0

    def yours(self) -> int:
        """Return your VP of this scoring."""
        return self.your_population + self.your_commercial + self.your_civic + self.your_lots

    def hers(self) -> int:
        """Return Ceres' VP of this scoring."""
        return self.her_population + self.her_commercial + self.her_civic + self.her_parks


def score(state: State) -> Score:
    """Score the era as if it ended now."""
    found = Score()
    score_population(state, her_population(state), found)
    if state.era == LAST_ERA:
        for building in state.buildings:
            found.your_commercial += building.piece.vp  # V2
        found.your_lots = count(state.your_lots)  # V4
    else:
        found.silver = state.income  # V2
    for building in state.buildings:
        if building.piece.kind == CIVIC:
            found.your_civic += civic_vp(state, building)
    found.her_commercial = her_commercial_vp(state)
    found.her_civic = her_civic_vp(state)
    found.her_parks = squares_vp(state.park_lots)
    return found


def score_population(state: State, ceres: int, found: Score) -> None:
    """Score the larger population for both sides, its bonus for whoever has it (V1, V5, X1).

    `ceres` is her population.
    """
    you = state.population
    larger = max(you, ceres)
    bonus = POPULATION_BONUS[state.era]
    if you and not (state.rules.contested_population and you < ceres - CONTESTED_BY):
        found.your_population = larger + (bonus if you == larger else 0)
    if ceres:
        found.her_population = larger + (bonus if ceres == larger else 0)


def her_population(state: State) -> int:
    """Count the citizens on her tiles and Monuments (V5, M5)."""
    citizens = 0
    for tile in TILES_OF_KIND[RESIDENTIAL]:
        citizens += count(state.gardens[tile]) * state.rules.icons[tile]
    for monument in state.her_monuments:
        if monument.piece.kind == RESIDENTIAL:
            citizens += MONUMENT_CITIZENS
    return citizens


def tile_vp(state: State, tile: Word) -> int:
    """Return the VP of one commercial tile of hers (V6)."""
    vp = state.rules.double_vp if TILE_ICONS[tile] > 1 else 1
    return vp + 1 if state.era == LAST_ERA else vp


def monument_vp(state: State) -> int:
    """Return the VP of one commercial Monument of hers (M5)."""
    return MONUMENT_VP + 1 if state.era == LAST_ERA else MONUMENT_VP


def her_commercial_vp(state: State) -> int:
    """Return the VP of her commercial tiles and Monuments (V6, M5)."""
    vp = 0
    for tile in TILES_OF_KIND[COMMERCIAL]:
        vp += count(state.gardens[tile]) * tile_vp(state, tile)
    for monument in state.her_monuments:
        if monument.piece.kind == COMMERCIAL:
            vp += monument_vp(state)
    return vp


def her_civic_vp(state: State) -> int:
    """Score each of your Buildings for every civic tile beside it that wants its kind (V7, M5)."""
    wanting = [of_tiles(state, tiles) for tiles in TILES_WANTING]
    found = 0
    for building in state.buildings:
        kind = building.piece.kind
        found += count(building.beside & wanting[kind])
        for monument in state.her_monuments:
            if wants(monument, kind) and monument.beside & building.lots:
                found += 1
    return found * state.rules.civic_vp


def of_tiles(state: State, tiles: list[Word]) -> Lots:
    """Return the Lots with Gardens of these tiles."""
    lots = NO_LOTS
    for tile in tiles:
        lots |= state.gardens[tile]
    return lots


def wants(monument: Placement, kind: Word) -> bool:
    """Return whether a Monument of hers scores for your Buildings of this kind (M5)."""
    return monument.piece.kind == CIVIC and monument.piece.wants in (kind, ANY)


def civic_vp(state: State, building: Placement) -> int:
    """Return the VP of one of your civic Buildings (V3)."""
    piece = building.piece
    return civic_amount(state, building) // piece.effect_per * piece.effect_vp


def civic_amount(state: State, building: Placement) -> int:
    """Count for a civic Building among its neighbours: yours, Gardens, her Monuments."""
    counts = building.piece.counts
    near = building.beside
    amount = 0
    for other in state.buildings:
        if other.lots & near:
            amount += neighbour_worth(other, counts)
    for monument in state.her_monuments:  # M6
        if monument.lots & near:
            amount += neighbour_worth(monument, counts)
    if near & state.park_lots:
        for tile in TILES_COUNTED[counts]:
            amount += count(state.gardens[tile] & near) * tile_worth(state, tile, counts)
    return amount


def neighbour_worth(building: Placement, counts: Word) -> int:
    """Return what a neighbour counts for a civic effect: one, its citizens, or its silver."""
    piece = building.piece
    if counts == COUNTS_CITIZENS:
        return piece.population
    if counts == COUNTS_SILVER:
        return piece.silver
    return 1 if counts == COUNTS_BUILDINGS or piece.kind == CIVIC else 0


def tile_worth(state: State, tile: Word, counts: Word) -> int:
    """Return what a Garden counts for a civic effect: each is a building of its kind (V3)."""
    if counts in (COUNTS_CITIZENS, COUNTS_SILVER):
        return state.rules.icons[tile]
    return 1
