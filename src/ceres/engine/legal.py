"""What you may do: the one place that decides which actions are legal."""

from typing import Final

from ceres.engine.action import BUILDS, BUY, INCOME, PLACE, Action
from ceres.engine.board import BORDER, LOT_COUNT, Lots, count, each
from ceres.engine.pieces import CIVIC, PIECES, PIECES_OF_SHAPE, RESIDENTIAL, Piece
from ceres.engine.shapes import FOOTPRINTS, SIZE, anchors
from ceres.engine.state import MARKERS, YOUR_ACTION, YOUR_CHOICE, State

# The most Lots that a Building of each size can leave empty by what it replaces (Y4).
_FREED_AT_MOST: Final[list[int]] = [0, 0, 0, 3, 8, 0, 18]
_TURNS: Final[list[int]] = [len(turned) for turned in FOOTPRINTS]


def actions(state: State) -> list[Action]:
    """Every legal action, once each."""
    if state.phase == YOUR_ACTION:
        found = [INCOME]  # Y1, Y5: Income is always possible, and passing is not
        _buys(state, found)
        _builds(state, found)
        return found
    if state.phase == YOUR_CHOICE:
        return [PLACE[lots] for lots in state.options]
    return []


def _buys(state: State, found: list[Action]) -> None:
    """Deeds you can pay, while you have a marker (Y2)."""
    if count(state.your_lots) == MARKERS:
        return
    for place, deed in enumerate(state.market):
        if state.price(place) <= state.your_silver:
            found.append(BUY[deed])


def _builds(state: State, found: list[Action]) -> None:
    """Pieces of the tray, and Monuments whose condition holds, wherever they fit (Y3, M1)."""
    for shape, of_shape in enumerate(PIECES_OF_SHAPE):
        pieces = state.tray & of_shape
        if not pieces:
            continue
        sites = _sites(state, shape)
        if not sites:
            continue
        for number in each(pieces):
            builds = BUILDS[number]
            if PIECES[number].monument:
                _monument_builds(state, PIECES[number], builds, sites, found)
                continue
            for site in sites:
                found.append(builds[site])


def _sites(state: State, shape: int) -> list[int]:
    """Where a shape can be built, by orientation and anchor as in `BUILDS`."""
    room = state.room[SIZE[shape]]
    sites = []
    for turn in range(_TURNS[shape]):
        free = anchors(shape, room, turn)
        offset = turn * LOT_COUNT - 1
        while free:
            anchor = free & -free
            sites.append(anchor.bit_length() + offset)
            free ^= anchor
    if sites and count(state.your_lots) + _FREED_AT_MOST[SIZE[shape]] > MARKERS:
        footprints = FOOTPRINTS[shape]
        return [
            site
            for site in sites
            if enough_markers(state, footprints[site // LOT_COUNT][site % LOT_COUNT])
        ]
    return sites


def enough_markers(state: State, lots: Lots) -> bool:
    """Whether building on these Lots leaves no more empty Lots than there are markers (Y4)."""
    return not lots & state.built or count(empty_after(state, lots)) <= MARKERS


def empty_after(state: State, lots: Lots) -> Lots:
    """Your empty Lots after building on these: Buildings touched leave the rest of theirs (Y3)."""
    empty = state.your_lots
    for building in state.buildings:
        if building.lots & lots:
            empty |= building.lots
    return empty & ~lots


def _monument_builds(
    state: State, monument: Piece, builds: list[Action], sites: list[int], found: list[Action]
) -> None:
    if not holds(state, monument):
        return
    for site in sites:
        build = builds[site]
        if not monument.needs_border or build.lots & BORDER:
            found.append(build)


def holds(state: State, monument: Piece) -> bool:
    """Whether the condition of a Monument holds; 'on the border' depends on the place (M1)."""
    return (
        state.population >= monument.needs_population
        and state.income >= monument.needs_silver
        and len(state.buildings) >= monument.needs_buildings
        and not (monument.needs_no_empty_lot and state.your_lots)
        and largest(state) >= monument.needs_largest
        and of_kind(state, CIVIC) >= monument.needs_civic
        and of_kind(state, RESIDENTIAL) >= monument.needs_residential
        and count(state.your_lots | state.built) >= monument.needs_lots
        and count((state.your_lots | state.built) & BORDER) >= monument.needs_border_lots
    )


def largest(state: State) -> int:
    """The size of your largest Building."""
    size = 0
    for building in state.buildings:
        size = max(size, building.piece.size)
    return size


def of_kind(state: State, kind: int) -> int:
    """How many of your Buildings are of a kind."""
    found = 0
    for building in state.buildings:
        if building.piece.kind == kind:
            found += 1
    return found
