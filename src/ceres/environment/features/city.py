"""Features of the city: sets of Lots."""

from typing import Final

from ceres.engine.board import BIT, NO_LOTS, SIDE, Lots, lots_of
from ceres.engine.pieces import CIVIC, Placement
from ceres.engine.state import LAST_ERA, MARKET_SLOTS, YOUR_CHOICE, State
from ceres.environment.features.feature import TILES, Feature, lots

CITY: Final[list[Feature]] = [
    lots("your_lots", "your empty Lots"),
    lots("residential", "your residential Buildings"),
    lots("commercial", "your commercial Buildings"),
    lots("civic_buildings", "your civic Buildings that count buildings"),
    lots("civic_citizens", "your civic Buildings that count citizens"),
    lots("civic_silver", "your civic Buildings that count silver"),
    lots("civic_civic", "your civic Buildings that count civic ones"),
    lots("of_two", "your Buildings of two Lots"),
    lots("of_three", "your Buildings of three Lots"),
    lots("of_four", "your Buildings of four Lots"),
    lots("of_six", "your Buildings of six Lots"),
    lots("your_monuments", "your Monuments"),
    lots("joined_down", "Lots whose Building or Monument also covers the Lot below"),
    lots("joined_right", "the same for the Lot to the right"),
    lots("her_lots", "Ceres' empty Lots"),
    lots("her_monuments", "her Monuments"),
    lots("gardens", "her Gardens, a set for each tile", TILES),
    lots("market", "the Deeds for sale, a set for each slot from the left", MARKET_SLOTS),
    lots("hidden_deeds", "the Deeds that lie face down, in the piles or with her"),
    lots("places", "all Lots of the spots that you may choose for her"),
]
_KINDS: Final = 6  # residential, commercial, and civic by what it counts


def city(state: State) -> list[int]:
    """Return the integers of `CITY`."""
    kinds: list[Lots] = [NO_LOTS] * _KINDS
    monuments: Lots = NO_LOTS
    for building in state.buildings:
        kinds[_kind(building)] |= building.lots
        if building.piece.monument:
            monuments |= building.lots
    six = state.built & ~(state.ones | state.twos | state.threes | state.fours)
    found = [int(state.your_lots)]
    found += kinds
    found += [state.twos, state.threes, state.fours, six, monuments]
    found += [_joined(state, 1), _joined(state, SIDE), state.her_lots, state.monument_lots]
    found += state.gardens
    found += [BIT[deed] for deed in state.market]
    found += [NO_LOTS] * (MARKET_SLOTS - len(state.market))
    found += [hidden_deeds(state), _sites(state)]
    return found


def _kind(building: Placement) -> int:
    """Return its kind; for a civic Building also what it counts."""
    piece = building.piece
    return CIVIC + piece.counts - 1 if piece.kind == CIVIC else piece.kind


def _joined(state: State, step: int) -> Lots:
    """Return the Lots whose Building or Monument goes on a step down (1) or right (a column)."""
    joined: Lots = NO_LOTS
    for building in state.buildings:
        joined |= building.lots & building.lots >> step
    for monument in state.her_monuments:
        joined |= monument.lots & monument.lots >> step
    return joined


def hidden_deeds(state: State) -> Lots:
    """Return the Deeds that lie face down, in the piles or with Ceres."""
    deeds = lots_of(list(state.deeds[state.next_deed :]))
    deeds |= lots_of(list(state.piles[state.era - 1][state.next_in_pile :]))
    for later in range(state.era, LAST_ERA):
        deeds |= lots_of(list(state.piles[later]))
    return deeds


def _sites(state: State) -> Lots:
    sites: Lots = NO_LOTS
    if state.phase == YOUR_CHOICE:
        for site in state.pending_sites:
            sites |= site
    return sites
