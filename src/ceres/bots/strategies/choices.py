"""Values the sites you may choose for Ceres (P4, M3): what serves her least and you most."""

from ceres.bots.strategies.weights import UNITS, Weights
from ceres.engine.action import PLACE, Action
from ceres.engine.board import Lots, beside, count
from ceres.engine.ceres_turn import EMPTY_BAG_VP
from ceres.engine.pieces import (
    ANY,
    CIVIC,
    PLACEMENTS,
    TILE_KIND,
    TILE_WANTS,
    TILES_COUNTED,
    Piece,
)
from ceres.engine.scoring import neighbour_worth, tile_worth, wants
from ceres.engine.squares import squares_vp
from ceres.engine.state import GARDEN, State


def site_values(state: State, weights: Weights) -> list[tuple[int, Action]]:
    """Return every site she may take, with its value for you."""
    values: list[tuple[int, Action]] = []
    for lots in state.pending_sites:
        if state.pending_piece != GARDEN:
            value = _neighbours(state, weights, lots)
        elif state.next_tile < len(state.bag):
            value = _garden(state, weights, lots)
        else:  # C8
            value = -UNITS * EMPTY_BAG_VP * count(beside(lots) & state.her_owned())
        values.append((value, PLACE[lots]))
    return values


def _garden(state: State, weights: Weights, lots: Lots) -> int:
    """Value a Garden by her squares and its neighbours; its tile is drawn already."""
    more = squares_vp(state.park_lots | lots) - squares_vp(state.park_lots)
    value = weights.squares * more + _neighbours(state, weights, lots)
    if TILE_KIND[state.bag[state.next_tile]] == CIVIC:
        value += weights.threat * count(beside(lots) & state.your_lots)
    return value


def _neighbours(state: State, weights: Weights, lots: Lots) -> int:
    """Value what your Buildings beside it give her, and what it gives your civic ones."""
    near = beside(lots)
    hers = state.her_owned()
    nobodys = ~(hers | state.your_lots | state.built)
    value: int = weights.growth * count(near & state.her_lots)
    value += weights.open * count(near & nobodys)
    for building in state.buildings:
        if building.lots & near:
            piece = building.piece
            if _wanted(state, lots, piece.kind):
                value += weights.fed * state.rules.civic_vp
            if piece.kind == CIVIC:
                value += weights.half_useful * piece.effect_halves * _counted(state, lots, piece)
    return value


def _wanted(state: State, lots: Lots, kind: int) -> bool:
    """Return whether what she places scores for your Buildings of a kind (V7, M5)."""
    if state.pending_piece != GARDEN:
        return wants(PLACEMENTS[state.pending_piece][lots], kind)
    tile = state.bag[state.next_tile]
    return TILE_KIND[tile] == CIVIC and TILE_WANTS[tile] in (kind, ANY)


def _counted(state: State, lots: Lots, civic: Piece) -> int:
    """Return how much of what she places your civic Building counts (V3, M6)."""
    if state.pending_piece != GARDEN:
        return neighbour_worth(PLACEMENTS[state.pending_piece][lots], civic.counts)
    tile = state.bag[state.next_tile]
    return tile_worth(state, tile, civic.counts) if tile in TILES_COUNTED[civic.counts] else 0
