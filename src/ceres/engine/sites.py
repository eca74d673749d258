"""Where Ceres builds: P1 to P4 for a Garden tile, and for a Monument by M3."""

from ceres.engine.board import (
    NO_LOTS,
    Lots,
    beside,
    count,
    diagonal,
    distance,
    each,
    farthest,
    names,
    nearest,
)
from ceres.engine.pieces import Piece
from ceres.engine.shapes import places
from ceres.engine.state import State
from ceres.engine.story import Facts


def garden_lots(state: State) -> Lots:
    """Those of her empty Lots on which the next tile may go; she has at least one."""
    empty = state.her_lots
    if empty & beside(state.park_lots):  # P1
        return _at_largest(state.parks, empty, False)
    if empty & diagonal(state.park_lots):  # P2
        return _at_largest(state.parks, empty, True)
    if state.parks:  # P3
        empty = nearest(empty, largest_parks(state.parks))
    if state.built:
        empty = farthest(empty, state.built)
    return empty


def _at_largest(parks: list[Lots], lots: Lots, by_corner: bool) -> Lots:
    """The Lots beside (or diagonal to) the largest Park that has any of them there."""
    found = NO_LOTS
    largest = 0
    for park in parks:
        near = lots & (diagonal(park) if by_corner else beside(park))
        if near:
            size = count(park)
            if size > largest:
                found = near
                largest = size
            elif size == largest:
                found |= near
    return found


def largest_parks(parks: list[Lots]) -> Lots:
    """Her largest Park; of several equal ones, all (P3)."""
    found = NO_LOTS
    largest = 0
    for park in parks:
        size = count(park)
        if size > largest:
            found = park
            largest = size
        elif size == largest:
            found |= park
    return found


def monument_sites(state: State, monument: Piece) -> list[Lots]:
    """Where she may build a Monument, sorted; empty if it fits nowhere (M2, M3)."""
    sites = fitting_sites(state, monument)
    if len(sites) < 2:
        return sites
    touching = [site for site in sites if site & beside(state.park_lots)]
    if touching:  # P1
        return _sites_at_largest(state.parks, touching, False)
    touching = [site for site in sites if site & diagonal(state.park_lots)]
    if touching:  # P2
        return _sites_at_largest(state.parks, touching, True)
    if state.parks:  # P3
        parks = largest_parks(state.parks)
        steps = min(distance(site, parks) for site in sites)
        sites = [site for site in sites if distance(site, parks) == steps]
    if state.built:
        steps = max(distance(site, state.built) for site in sites)
        sites = [site for site in sites if distance(site, state.built) == steps]
    return sites


def fitting_sites(state: State, monument: Piece) -> list[Lots]:
    """Everywhere a Monument fits on her empty Lots, over Gardens too in X2; sorted by name."""
    room = state.her_lots
    if state.rules.wild_monuments:
        room |= state.park_lots  # X2
    sites = [site for site in places(monument.shape, room) if site & state.her_lots]
    return sorted(sites, key=names)


def _sites_at_largest(parks: list[Lots], sites: list[Lots], by_corner: bool) -> list[Lots]:
    """The sites beside (or diagonal to) the largest Park that has any of them there."""
    found: list[Lots] = []
    largest = 0
    for park in parks:
        size = count(park)
        near = diagonal(park) if by_corner else beside(park)
        if size >= largest and any(site & near for site in sites):
            if size > largest:
                found = []
                largest = size
            found += [site for site in sites if site & near and site not in found]
    return sorted(found, key=names)


def reason(state: State, candidates: list[Lots], options: list[Lots]) -> Facts:
    """Why these places: which of P1 to P3 decided, and by which Parks and distances."""
    everything = NO_LOTS
    for lots in candidates:
        everything |= lots
    by_corner = not everything & beside(state.park_lots)
    if everything & (beside(state.park_lots) | diagonal(state.park_lots)):
        reached = [
            park
            for park in state.parks
            if everything & (diagonal(park) if by_corner else beside(park))
        ]
        largest = max(count(park) for park in reached)
        parks = [park for park in reached if count(park) == largest]
        rule = "P2" if by_corner else "P1"
        return {"rule": rule, "parks": [names(park) for park in parks], "size": largest}
    facts: Facts = {"rule": "P3", "parks": [], "size": 0}
    if state.parks:
        union = largest_parks(state.parks)
        parks = [park for park in state.parks if park & union]
        facts["parks"] = [names(park) for park in parks]
        facts["size"] = count(parks[0])
        facts["distance"] = distance(options[0], union)
    if state.built:
        facts["distance_from_you"] = distance(options[0], state.built)
    return facts


def single_lots(lots: Lots) -> list[Lots]:
    """Each Lot of a set as a set of its own."""
    return [1 << lot for lot in each(lots)]
