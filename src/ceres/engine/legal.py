"""Legal actions: no other module decides what is legal."""

from typing import Final

from ceres.engine._word import Word
from ceres.engine.action import BUILDS, BUY, INCOME, PLACE, Action
from ceres.engine.board import (
    BORDER,
    LOT_COUNT,
    NO_LOTS,
    NOT_ROW_7,
    SIDE,
    Lots,
    count,
    each,
    first,
    lots_of,
)
from ceres.engine.dice import Dice
from ceres.engine.pieces import (
    CIVIC,
    MONUMENTS_BITS,
    PIECES,
    PIECES_OF_SHAPE,
    RESIDENTIAL,
    Piece,
)
from ceres.engine.shapes import (
    BLOCK,
    CORNER,
    FOOTPRINTS,
    FOUR,
    ONE,
    SIZE,
    SQUARE,
    THREE,
    TWO,
    blocks,
    corners,
    fours,
    twos,
)
from ceres.engine.state import MARKERS, OVER, PRICES, YOUR_CHOICE, State

# The most Lots that a Building of each size can leave empty by what it replaces (Y4).
_FREED_AT_MOST: Final[list[Word]] = [0, 0, 0, 3, 8, 0, 18]
# The anchors at which a shape, turned one way, lies on the border of the city.
_ON_BORDER: Final[list[list[Lots]]] = [
    [
        lots_of([anchor for anchor, lots in enumerate(footprints) if lots & BORDER])
        for footprints in turned
    ]
    for turned in FOOTPRINTS
]


class ActionSink:
    """Receives the legal actions besides Income, in bulk, and does something with them."""

    def buy(self, deeds: Lots) -> None:
        """Receive the Deeds that may be bought."""
        raise NotImplementedError

    def build(self, pieces: Word, turn: Word, anchors: Lots) -> None:
        """Receive pieces of one shape, turned one way, that may be built at these anchors."""
        raise NotImplementedError


class Collect(ActionSink):
    """Collects every action."""

    def __init__(self) -> None:
        self.found: Final[list[Action]] = [INCOME]

    def buy(self, deeds: Lots) -> None:
        """Collect all of them."""
        for deed in each(deeds):
            self.found.append(BUY[deed])

    def build(self, pieces: Word, turn: Word, anchors: Lots) -> None:
        """Collect all pieces at all anchors."""
        sites = [turn * LOT_COUNT + anchor for anchor in each(anchors)]
        while pieces:
            builds = BUILDS[first(pieces)]
            pieces &= pieces - 1
            for site in sites:
                self.found.append(builds[site])


class Sample(ActionSink):
    """Samples one action uniformly, without a list of them: reservoir sampling."""

    def __init__(self, dice: Dice) -> None:
        self.dice: Final = dice
        self.offered: Word = 0
        # The sample so far: Deeds, or pieces and where to build them, or neither.
        self.deeds: Lots = NO_LOTS
        self.pieces: Word = 0
        self.turn: Word = 0
        self.anchors: Lots = NO_LOTS

    def choose(self, state: State) -> Action:
        """Return one of the legal actions, each as likely as the others; the game is not over."""
        if state.phase == YOUR_CHOICE:
            return PLACE[state.pending_sites[self.dice.below(len(state.pending_sites))]]
        self.offered = 1  # Income
        self.deeds = NO_LOTS
        self.pieces = 0
        offer(state, self)
        if self.pieces:
            piece = self._any(self.pieces)
            return BUILDS[piece][self.turn * LOT_COUNT + self._any(self.anchors)]
        return BUY[self._any(self.deeds)] if self.deeds else INCOME

    def buy(self, deeds: Lots) -> None:
        """Keep them, perhaps, instead of the sample so far."""
        here = count(deeds)
        self.offered += here
        if self.dice.below(self.offered) < here:
            self.deeds = deeds

    def build(self, pieces: Word, turn: Word, anchors: Lots) -> None:
        """Keep these builds, perhaps, instead of the sample so far."""
        here = count(pieces) * count(anchors)
        self.offered += here
        if self.dice.below(self.offered) < here:
            self.pieces = pieces
            self.turn = turn
            self.anchors = anchors

    def _any(self, bits: Word) -> Word:
        if bits & (bits - 1):
            for _ in range(self.dice.below(count(bits))):
                bits &= bits - 1
        return first(bits)


def actions(state: State) -> list[Action]:
    """List every legal action, once each."""
    if state.phase == YOUR_CHOICE:
        return [PLACE[lots] for lots in state.pending_sites]
    if state.phase == OVER:
        return []
    collected = Collect()
    offer(state, collected)
    return collected.found


def offer(state: State, sink: ActionSink) -> None:
    """Pass on the Deeds you can pay, while you have a marker (Y2), and what you can build (Y3)."""
    silver = state.your_silver
    if silver >= PRICES[0] and count(state.your_lots) < MARKERS:
        deeds = state.for_at_most(silver)
        if deeds:
            sink.buy(deeds)
    room = state.your_lots
    if room:
        _offer_shape(state, ONE, 0, room, sink)
    room |= state.built
    if room & (room >> 1 & NOT_ROW_7 | room >> SIDE):  # else no two Lots lie side by side
        _offer_larger(state, sink)


def _offer_larger(  # noqa: PLR0912 - one line for each way a shape can lie
    state: State, sink: ActionSink
) -> None:
    """Pass on shapes of two Lots or more, on empty Lots and on smaller Buildings of yours (Y3)."""
    room = state.your_lots | state.ones
    down, across = twos(room)
    if down:
        _offer_shape(state, TWO, 0, down, sink)
    if across:
        _offer_shape(state, TWO, 1, across, sink)
    room |= state.twos
    down, across = twos(room)
    if down & down >> 1:
        _offer_shape(state, THREE, 0, down & down >> 1, sink)
    if across & across >> SIDE:
        _offer_shape(state, THREE, 1, across & across >> SIDE, sink)
    no_fourth, no_third, no_second, no_first = corners(room, down, across)
    if no_fourth:
        _offer_shape(state, CORNER, 0, no_fourth, sink)
    if no_third:
        _offer_shape(state, CORNER, 1, no_third, sink)
    if no_second:
        _offer_shape(state, CORNER, 2, no_second, sink)
    if no_first:
        _offer_shape(state, CORNER, 3, no_first, sink)
    room |= state.threes
    down, across = twos(room)
    down, across, square = fours(down, across)
    if down:
        _offer_shape(state, FOUR, 0, down, sink)
    if across:
        _offer_shape(state, FOUR, 1, across, sink)
    if square:
        _offer_shape(state, SQUARE, 0, square, sink)
    upright, lying = blocks(room | state.fours)
    if upright:
        _offer_shape(state, BLOCK, 0, upright, sink)
    if lying:
        _offer_shape(state, BLOCK, 1, lying, sink)


def _offer_shape(state: State, shape: Word, turn: Word, anchors: Lots, sink: ActionSink) -> None:
    """Pass on the pieces of a shape, turned one way, at the anchors where there is room for it."""
    pieces = state.tray & PIECES_OF_SHAPE[shape]
    if not pieces:
        return
    size = SIZE[shape]
    if size > 2 and count(state.your_lots) + _FREED_AT_MOST[size] > MARKERS:
        anchors = _with_markers(state, FOOTPRINTS[shape][turn], anchors)
    monuments = pieces & MONUMENTS_BITS
    if pieces != monuments:
        sink.build(pieces ^ monuments, turn, anchors)
    while monuments:
        monument = PIECES[first(monuments)]
        monuments ^= monument.bit
        sink.build(monument.bit, turn, _for_monument(state, monument, turn, anchors))


def _for_monument(state: State, monument: Piece, turn: Word, anchors: Lots) -> Lots:
    """Return the anchors at which a Monument may be built, none if its condition fails (M1)."""
    if not holds(state, monument):
        return NO_LOTS
    return anchors & _ON_BORDER[monument.shape][turn] if monument.needs_border else anchors


def _with_markers(state: State, footprints: list[Lots], anchors: Lots) -> Lots:
    """Return the anchors at which you have enough markers (Y4)."""
    found = NO_LOTS
    while anchors:
        anchor = anchors & -anchors
        anchors ^= anchor
        if enough_markers(state, footprints[first(anchor)]):
            found |= anchor
    return found


def enough_markers(state: State, lots: Lots) -> bool:
    """Return whether building there leaves no more empty Lots than there are markers (Y4)."""
    return not lots & state.built or count(empty_after(state, lots)) <= MARKERS


def empty_after(state: State, lots: Lots) -> Lots:
    """Return your empty Lots after building there; Buildings replaced leave some, too (Y3)."""
    empty = state.your_lots
    for building in state.buildings:
        if building.lots & lots:
            empty |= building.lots
    return empty & ~lots


def holds(state: State, monument: Piece) -> bool:
    """Return whether the condition of a Monument holds, but for one that asks for a site (M1)."""
    return (
        state.population >= monument.needs_population
        and state.income >= monument.needs_silver
        and len(state.buildings) >= monument.needs_buildings
        and not (monument.needs_no_empty_lot and state.your_lots)
        and (not monument.needs_largest or largest(state) >= monument.needs_largest)
        and (not monument.needs_civic or of_kind(state, CIVIC) >= monument.needs_civic)
        and (
            not monument.needs_residential
            or of_kind(state, RESIDENTIAL) >= monument.needs_residential
        )
        and count(state.your_lots | state.built) >= monument.needs_lots
        and count((state.your_lots | state.built) & BORDER) >= monument.needs_border_lots
    )


def largest(state: State) -> int:
    """Return the size of your largest Building."""
    size = 0
    for building in state.buildings:
        size = max(size, building.piece.size)
    return size


def of_kind(state: State, kind: Word) -> int:
    """Return how many of your Buildings are of a kind."""
    found = 0
    for building in state.buildings:
        if building.piece.kind == kind:
            found += 1
    return found
