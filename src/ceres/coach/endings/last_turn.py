"""Ceres' last turn of the game, after your last decision: all tiles that she may draw, at once.

Where they go is certain then. So each tile is worth so much on each Lot, whatever lies on the
others; only population is scored for all together.
"""

from typing import Final

from ceres.coach.endings.outcomes import bag_counts
from ceres.engine._word import Word
from ceres.engine.board import BIT, Lot, beside, first, only
from ceres.engine.ceres_turn import NO_ROOM_VP
from ceres.engine.pieces import (
    ANY,
    CIVIC,
    COMMERCIAL,
    RESIDENTIAL,
    TILE_IDS,
    TILE_KIND,
    TILE_WANTS,
    TILES_COUNTED,
)
from ceres.engine.scoring import Score, her_population, score, score_population, tile_vp, tile_worth
from ceres.engine.sites import garden_lots
from ceres.engine.state import State

# The lead, and the chance of winning.
Value = tuple[float, float]


def value_of_enlarge(state: State, tiles: Word, floor: float) -> Value | None:
    """Return what the tiles that are left of her last turn come to, if you have no say in it.

    Where the lead cannot reach the floor, the most that it could be is enough. `None`: a choice of
    yours, an empty bag or a Library makes it less simple.
    """
    table = state.clone()
    lots: list[Lot] = []
    for _ in range(tiles):
        if not table.her_lots:
            table.her_vp += NO_ROOM_VP
            continue
        where = garden_lots(table)
        if not only(where) or len(lots) == len(state.bag) - state.next_tile:
            return None
        lots.append(first(where))
        table.her_lots &= ~where
        table.park_lots |= where
    if _rounds(table, lots):
        return None
    return _Tiles(table, lots).value(floor)


def _rounds(table: State, lots: list[Lot]) -> bool:
    """Return whether a Building beside these Lots rounds a sum down."""
    for building in table.buildings:
        if building.piece.effect_per > 1:
            for lot in lots:
                if building.beside & BIT[lot]:
                    return True
    return False


class _Tiles:
    """Adds up the leads of all ways to lay tiles of the bag on some Lots."""

    def __init__(self, table: State, lots: list[Lot]) -> None:
        self.left: Final = bag_counts(table, 0)
        self.worth: Final = [[_worth(table, lot, t) for t in range(len(TILE_IDS))] for lot in lots]
        self.citizens: Final[list[int]] = [
            table.rules.icons[tile] if TILE_KIND[tile] == RESIDENTIAL else 0
            for tile in range(len(TILE_IDS))
        ]
        found = score(table)
        without = found.yours() - found.your_population - found.hers() + found.her_population
        self.lead: Final = table.your_vp - table.her_vp + without
        # By how many citizens come in: what population brings.
        self.population: Final[list[int]] = []
        citizens = her_population(table)
        for more in range(2 * len(lots) + 1):
            other = Score()
            score_population(table, citizens + more, other)
            self.population.append(other.your_population - other.her_population)
        self.ways = 0
        self.leads = 0
        self.wins = 0

    def value(self, floor: float) -> Value:
        """Return the mean lead and the chance of winning."""
        most = self.lead + max(self.population)
        for worth in self.worth:
            most += max(worth)
        if most < floor:
            return float(most), 0.0
        self._lay(0, self.lead, 0, 1)
        return self.leads / self.ways, self.wins / self.ways

    def _lay(self, place: Word, lead: int, citizens: Word, ways: int) -> None:
        """Lay every tile that is left on a Lot, then on those that follow."""
        if place == len(self.worth):
            lead += self.population[citizens]
            self.ways += ways
            self.leads += ways * lead
            if lead > 0:
                self.wins += ways
            return
        worth = self.worth[place]
        for tile, count in enumerate(self.left):
            if count:
                self.left[tile] = count - 1
                more = citizens + self.citizens[tile]
                self._lay(place + 1, lead + worth[tile], more, ways * count)
                self.left[tile] = count


def _worth(state: State, lot: Lot, tile: Word) -> int:
    """Return what a tile on a Lot adds to the lead, but for its citizens (V3, V6, V7)."""
    near = beside(BIT[lot])
    kind = TILE_KIND[tile]
    vp = -tile_vp(state, tile) if kind == COMMERCIAL else 0
    for building in state.buildings:
        if building.lots & near:
            piece = building.piece
            if tile in TILES_COUNTED[piece.counts]:
                vp += tile_worth(state, tile, piece.counts) * piece.effect_vp
            if kind == CIVIC and TILE_WANTS[tile] in (piece.kind, ANY):
                vp -= state.rules.civic_vp
    return vp
