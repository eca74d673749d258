"""What you may do: the one place that decides which actions are legal."""

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
    """Is offered what you can do besides Income, and takes what it wants of it."""

    def buy(self, deeds: Lots) -> None:
        """These Deeds may be bought."""
        raise NotImplementedError

    def build(self, pieces: Word, turn: Word, anchors: Lots) -> None:
        """Pieces of one shape, turned one way, may be built at these anchors."""
        raise NotImplementedError


class Collect(ActionSink):
    """Takes every action."""

    def __init__(self) -> None:
        self.found: Final[list[Action]] = [INCOME]

    def buy(self, deeds: Lots) -> None:
        """All of them."""
        for deed in each(deeds):
            self.found.append(BUY[deed])

    def build(self, pieces: Word, turn: Word, anchors: Lots) -> None:
        """All pieces at all anchors."""
        sites = [turn * LOT_COUNT + anchor for anchor in each(anchors)]
        while pieces:
            builds = BUILDS[first(pieces)]
            pieces &= pieces - 1
            for site in sites:
                self.found.append(builds[site])


class Sample(ActionSink):
    """Takes any one action of a decision: what it holds may give way to what comes."""

    def __init__(self, dice: Dice) -> None:
        self.dice: Final = dice
        self.offered: Word = 0
        # What it holds: Deeds, or pieces and where to build them, or neither.
        self.deeds: Lots = NO_LOTS
        self.pieces: Word = 0
        self.turn: Word = 0
        self.anchors: Lots = NO_LOTS

    def choose(self, state: State) -> Action:
        """One of the legal actions, each as likely as the others; the game is not over."""
        if state.phase == YOUR_CHOICE:
            return PLACE[state.options[self.dice.below(len(state.options))]]
        self.offered = 1  # Income
        self.deeds = NO_LOTS
        self.pieces = 0
        offer(state, self)
        if self.pieces:
            piece = self._any(self.pieces)
            return BUILDS[piece][self.turn * LOT_COUNT + self._any(self.anchors)]
        return BUY[self._any(self.deeds)] if self.deeds else INCOME

    def buy(self, deeds: Lots) -> None:
        """One of them, perhaps."""
        here = count(deeds)
        self.offered += here
        if self.dice.below(self.offered) < here:
            self.deeds = deeds

    def build(self, pieces: Word, turn: Word, anchors: Lots) -> None:
        """One piece at one anchor, perhaps."""
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
    """Every legal action, once each."""
    if state.phase == YOUR_CHOICE:
        return [PLACE[lots] for lots in state.options]
    if state.phase == OVER:
        return []
    everything = Collect()
    offer(state, everything)
    return everything.found


def offer(state: State, taker: ActionSink) -> None:
    """Deeds you can pay, while you have a marker (Y2), and all that you can build (Y3)."""
    silver = state.your_silver
    if silver >= PRICES[0] and count(state.your_lots) < MARKERS:
        deeds = state.for_at_most(silver)
        if deeds:
            taker.buy(deeds)
    room = state.your_lots
    if room:
        _offer_shape(state, ONE, 0, room, taker)
    room |= state.built
    if room & (room >> 1 & NOT_ROW_7 | room >> SIDE):  # else no two Lots lie side by side
        _offer_larger(state, taker)


def _offer_larger(  # noqa: PLR0912 - one line for each way a shape can lie
    state: State, taker: ActionSink
) -> None:
    """Every shape of two Lots or more, on empty Lots and on smaller Buildings of yours (Y3)."""
    room = state.your_lots | state.ones
    down, across = twos(room)
    if down:
        _offer_shape(state, TWO, 0, down, taker)
    if across:
        _offer_shape(state, TWO, 1, across, taker)
    room |= state.twos
    down, across = twos(room)
    if down & down >> 1:
        _offer_shape(state, THREE, 0, down & down >> 1, taker)
    if across & across >> SIDE:
        _offer_shape(state, THREE, 1, across & across >> SIDE, taker)
    no_fourth, no_third, no_second, no_first = corners(room, down, across)
    if no_fourth:
        _offer_shape(state, CORNER, 0, no_fourth, taker)
    if no_third:
        _offer_shape(state, CORNER, 1, no_third, taker)
    if no_second:
        _offer_shape(state, CORNER, 2, no_second, taker)
    if no_first:
        _offer_shape(state, CORNER, 3, no_first, taker)
    room |= state.threes
    down, across = twos(room)
    down, across, square = fours(down, across)
    if down:
        _offer_shape(state, FOUR, 0, down, taker)
    if across:
        _offer_shape(state, FOUR, 1, across, taker)
    if square:
        _offer_shape(state, SQUARE, 0, square, taker)
    upright, lying = blocks(room | state.fours)
    if upright:
        _offer_shape(state, BLOCK, 0, upright, taker)
    if lying:
        _offer_shape(state, BLOCK, 1, lying, taker)


def _offer_shape(state: State, shape: Word, turn: Word, anchors: Lots, taker: ActionSink) -> None:
    """The pieces of a shape, turned one way, at the anchors where the room is enough for it."""
    pieces = state.tray & PIECES_OF_SHAPE[shape]
    if not pieces:
        return
    size = SIZE[shape]
    if size > 2 and count(state.your_lots) + _FREED_AT_MOST[size] > MARKERS:
        anchors = _with_markers(state, FOOTPRINTS[shape][turn], anchors)
    monuments = pieces & MONUMENTS_BITS
    if pieces != monuments:
        taker.build(pieces ^ monuments, turn, anchors)
    while monuments:
        monument = PIECES[first(monuments)]
        monuments ^= monument.bit
        taker.build(monument.bit, turn, _for_monument(state, monument, turn, anchors))


def _for_monument(state: State, monument: Piece, turn: Word, anchors: Lots) -> Lots:
    """Those of the anchors at which a Monument may be built, none if its condition fails (M1)."""
    if not holds(state, monument):
        return NO_LOTS
    return anchors & _ON_BORDER[monument.shape][turn] if monument.needs_border else anchors


def _with_markers(state: State, footprints: list[Lots], anchors: Lots) -> Lots:
    """Those of the anchors at which you have enough markers (Y4)."""
    found = NO_LOTS
    while anchors:
        anchor = anchors & -anchors
        anchors ^= anchor
        if enough_markers(state, footprints[first(anchor)]):
            found |= anchor
    return found


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


def holds(state: State, monument: Piece) -> bool:
    """Whether the condition of a Monument holds; 'on the border' depends on the place (M1)."""
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
    """The size of your largest Building."""
    size = 0
    for building in state.buildings:
        size = max(size, building.piece.size)
    return size


def of_kind(state: State, kind: Word) -> int:
    """How many of your Buildings are of a kind."""
    found = 0
    for building in state.buildings:
        if building.piece.kind == kind:
            found += 1
    return found
