"""Where Ceres builds a Garden (P1 to P4) or a Monument (M3)."""

from ceres.engine.board import (
    NO_LOTS,
    Lots,
    beside,
    count,
    diagonal,
    distance,
    each,
    farthest,
    group_of,
    nearest,
    only,
)
from ceres.engine.pieces import Piece
from ceres.engine.shapes import sites_for
from ceres.engine.state import State


def parks_at(lots: Lots, gardens: Lots) -> list[Lots]:
    """List the Parks that have a Garden on these Lots, in their order."""
    found = []
    seeds = lots & gardens
    while seeds:
        park = group_of(seeds & -seeds, gardens)
        found.append(park)
        seeds &= ~park
    return found


def garden_lots(state: State) -> Lots:
    """Return her empty Lots on which the next tile may go; she has at least one."""
    empty = state.her_lots
    gardens = state.park_lots
    near = empty & beside(gardens)
    if near:  # P1
        return near if only(near) else _beside_largest(near, gardens)
    near = empty & diagonal(gardens)
    if near:  # P2
        return near if only(near) else _diagonal_to_largest(near, gardens)
    if gardens:  # P3
        empty = nearest(empty, largest_parks(gardens, gardens))
    if state.built:
        empty = farthest(empty, state.built)
    return empty


def _beside_largest(lots: Lots, gardens: Lots) -> Lots:
    """Return the Lots beside the largest Park that has any of them there."""
    return lots & beside(largest_parks(beside(lots), gardens))


def _diagonal_to_largest(lots: Lots, gardens: Lots) -> Lots:
    """Return the Lots diagonal to the largest Park that has any of them there."""
    return lots & diagonal(largest_parks(diagonal(lots), gardens))


def largest_parks(lots: Lots, gardens: Lots) -> Lots:
    """Return the largest Park that has a Garden on these Lots; of several equal ones, all."""
    found = NO_LOTS
    largest = 0
    seeds = lots & gardens
    while seeds:
        park = group_of(seeds & -seeds, gardens)
        seeds &= ~park
        size = count(park)
        if size > largest:
            found = park
            largest = size
        elif size == largest:
            found |= park
    return found


def monument_sites(state: State, monument: Piece) -> list[Lots]:
    """List where she may build a Monument, sorted; empty if it fits nowhere (M2, M3)."""
    sites = fitting_sites(state, monument)
    if len(sites) < 2:
        return sites
    gardens = state.park_lots
    covered = NO_LOTS
    for site in sites:
        covered |= site
    if covered & beside(gardens):  # P1
        near = beside(largest_parks(beside(covered), gardens))
        return [site for site in sites if site & near]
    if covered & diagonal(gardens):  # P2
        near = diagonal(largest_parks(diagonal(covered), gardens))
        return [site for site in sites if site & near]
    if gardens:  # P3
        parks = largest_parks(gardens, gardens)
        steps = min(distance(site, parks) for site in sites)
        sites = [site for site in sites if distance(site, parks) == steps]
    if state.built:
        steps = max(distance(site, state.built) for site in sites)
        sites = [site for site in sites if distance(site, state.built) == steps]
    return sites


def fitting_sites(state: State, monument: Piece) -> list[Lots]:
    """List where a Monument fits on her empty Lots, over Gardens too in X2; sorted by name."""
    room = state.her_lots
    if state.rules.wild_monuments:
        sites = sites_for(monument.shape, room | state.park_lots)
        sites = [site for site in sites if site & room]  # X2
    elif count(room) < monument.size:
        return []
    else:
        sites = sites_for(monument.shape, room)
    return sites if len(sites) < 2 else sorted(sites, key=each)


def single_lots(lots: Lots) -> list[Lots]:
    """List each Lot of a set as a set of its own."""
    found = []
    while lots:
        found.append(lots & -lots)
        lots &= lots - 1
    return found
