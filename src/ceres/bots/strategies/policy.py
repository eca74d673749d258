"""A quick policy for your actions: values each by what it touches."""

from typing import Final

from ceres.bots.strategies.decision import AHEAD_PARTS, Decision, Site
from ceres.bots.strategies.weights import COLUMNS, UNITS, Weights, WeightTable, column_of
from ceres.engine._word import Word
from ceres.engine.action import BUILDS, BUY, INCOME, Action
from ceres.engine.board import (
    BIT,
    LOT_COUNT,
    SIDE,
    Lot,
    Lots,
    beside,
    count,
    diagonal,
    first,
    lots_of,
)
from ceres.engine.legal import ActionSink, offer
from ceres.engine.pieces import CIVIC, COMMERCIAL, MONUMENTS_BITS, PIECES, PIECES_OF_SHAPE
from ceres.engine.shapes import FOOTPRINTS, ONE, SQUARE, TWO
from ceres.engine.state import PRICES, State
from ceres.engine.your_turn import BASIC_INCOME

Valued = tuple[int, Action]

# Less than any value.
NOTHING: Final = -1_000_000_000
# More silver decides nothing more. Silver has no limit (T5), but a machine word has.
_PLENTY: Final = 1_000_000


class Policy(ActionSink):
    """Is offered all actions of a decision, and remembers the best."""

    def __init__(self, table: WeightTable) -> None:
        self.columns: Final[list[Weights]] = [Weights(table, column) for column in range(COLUMNS)]
        self._weights: Weights = self.columns[0]
        self._decision: Decision = Decision()
        self._site: Site = Site()
        self._best: Action = INCOME
        self._best_value: Word = 0
        self._all: list[Valued] | None = None

    def best(self, state: State) -> Action:
        """Return the best action; one of yours is due."""
        self._all = None
        self._value_all(state)
        return self._best

    def values(self, state: State) -> list[Valued]:
        """Return every legal action with its value; one of yours is due."""
        found: list[Valued] = []
        self._all = found
        self._value_all(state)
        return found

    def _value_all(self, state: State) -> None:
        self._weights = self.columns[column_of(state)]
        self._decision.look(state)
        self._best = INCOME
        self._best_value = self._income(state)
        if self._all is not None:
            self._all.append((self._best_value, INCOME))
        offer(state, self)

    def _income(self, state: State) -> Word:
        weights = self._weights
        income: Word = BASIC_INCOME + state.income
        held: Word = min(state.your_silver, _PLENTY)
        value = weights.silver * income + weights.rich * held
        if not state.for_at_most(state.your_silver):
            value += weights.broke + weights.late_broke * self._decision.left
        return value

    def buy(self, deeds: Lots) -> None:
        """Value every Deed that can be bought."""
        decision = self._decision
        weights = self._weights
        state = decision.state
        decision.look_at_market()
        empty = state.your_lots
        yours = empty | state.built
        hers = state.her_lots | state.park_lots
        wanting = decision.wanting_residential | decision.wanting_commercial
        wanting |= decision.wanting_civic
        held: Word = min(state.your_silver, _PLENTY)
        any_deed = weights.deed + weights.purse * held + weights.crowded * count(empty)
        any_deed += weights.late_deed * decision.left
        for slot, deed in enumerate(state.market):
            lot = BIT[deed]
            if not lot & deeds:
                continue
            near = beside(lot)
            corners = diagonal(lot) & hers
            hers_beside: Word = count(near & hers)
            claimed = decision.claimed[slot]
            price: Word = min(state.price(slot), _PLENTY)
            value = (
                any_deed
                + weights.price * price
                + weights.joined * count(near & yours)
                + weights.hemmed * hers_beside
                + weights.corner * hers_beside * count(corners)
                + weights.starved * count(near & wanting)
                + weights.built_beside * count(near & state.built)
                + (weights.claimed + weights.claimed_hemmed * hers_beside) * claimed
                + weights.edge * (4 - count(near))
                + weights.garden * count(near & state.park_lots)
                + weights.nearby * count(beside(near) & yours)
                + weights.slot * slot
            )
            if held - price < PRICES[0]:
                value += weights.spent
            value += self._promise(deed, near & empty)
            if hers_beside:
                value += self._growth(BESIDE_SQUARES[deed], hers, yours)
            yours_beside = near & yours
            if weights.block and yours_beside & (yours_beside - 1):
                value += weights.block * _squares_at(yours_beside, diagonal(lot) & yours)
            if self._all is not None:
                self._all.append((value, BUY[deed]))
            if value > self._best_value:
                self._best_value = value
                self._best = BUY[deed]

    def build(self, pieces: Word, turn: Word, anchors: Lots) -> None:
        """Value pieces of one shape at these anchors; facts about a site are computed once."""
        decision = self._decision
        site = self._site
        weights = self._weights
        builds = BUILDS[first(pieces)]
        any_build = (
            weights.cramped * count(decision.state.your_lots) + weights.late_build * decision.left
        )
        while anchors:
            number = turn * LOT_COUNT + first(anchors)
            anchors &= anchors - 1
            placement = builds[number].building
            assert placement is not None
            site.look(decision, placement, pieces)
            here = any_build + weights.filled * site.filled
            if site.near & decision.her_lots:
                here += weights.exposed * count(site.near & decision.her_lots)
            if site.replaced:
                here += self._replacing(placement.lots)
            left = pieces
            while left:
                chosen = first(left)
                left &= left - 1
                value = here + self._worth(chosen)
                if self._all is not None:
                    self._all.append((value, BUILDS[chosen][number]))
                if value > self._best_value:
                    self._best_value = value
                    self._best = BUILDS[chosen][number]

    def _replacing(self, lots: Lots) -> Word:
        """Value what the Buildings replaced by one on some Lots take with them."""
        site = self._site
        weights = self._weights
        value = (
            weights.replaced * site.replaced
            + weights.freed * site.freed
            - weights.citizen * site.citizens_lost
            - weights.shown * site.silver_lost
            - weights.printed * site.printed_lost
            - weights.for_her * self._decision.civic_vp * site.hers_lost
        )
        if weights.moved:
            value += weights.moved * self._movable(lots) // UNITS
        return value

    def _movable(self, lots: Lots) -> Word:
        """Return the value of the Buildings on some Lots wherever else they are built."""
        value: Word = 0
        for building in self._decision.state.buildings:
            if building.lots & lots:
                value += self._weights.pieces[building.piece.number]
        return value

    def _worth(self, number: Word) -> Word:
        """Return the value of a piece on the site looked at, less what it replaces."""
        decision = self._decision
        site = self._site
        weights = self._weights
        piece = PIECES[number]
        citizens = piece.population
        civic = site.for_piece(piece) - site.civic_lost
        kind = piece.kind
        value: Word = weights.pieces[number]
        if kind == CIVIC:
            civic += 2 * site.civic_vp(piece)
            value += weights.civic_room * site.room + weights.civic_open * site.open
            wanted = site.wanting_civic
        else:
            value += weights.room * site.room
            wanted = site.wanting_residential
            if kind == COMMERCIAL:
                wanted = site.wanting_commercial
        value += weights.half_civic * civic + weights.for_her * decision.civic_vp * wanted
        citizens -= site.citizens_lost
        if citizens:
            value += weights.bonus * decision.bonus_for(citizens)
            if weights.ahead:
                value += weights.ahead * decision.ahead_by(citizens) // AHEAD_PARTS
            if not decision.population:
                value += weights.home_first
        return value

    def _best_worth(self, pieces: Word, number: Word) -> Word:
        """Return the value of the best of some pieces of one shape on a site."""
        placement = BUILDS[first(pieces)][number].building
        assert placement is not None
        self._site.look(self._decision, placement, pieces)
        best = self._worth(first(pieces))
        pieces &= pieces - 1
        while pieces:
            best = max(best, self._worth(first(pieces)))
            pieces &= pieces - 1
        return best

    def _promise(self, deed: Lot, near: Lots) -> Word:
        """Value what could be built on a Deed: on it alone, or with an empty Lot beside it."""
        weights = self._weights
        tray = self._decision.state.tray & ~MONUMENTS_BITS
        value: Word = 0
        pieces = tray & PIECES_OF_SHAPE[ONE]
        if weights.single and pieces:
            value = weights.single * self._best_worth(pieces, deed) // UNITS
        pieces = tray & PIECES_OF_SHAPE[TWO]
        if weights.double and pieces:
            best: Word = NOTHING
            while near:
                other = first(near)
                near &= near - 1
                number = min(deed, other)
                if other - deed == SIDE or deed - other == SIDE:
                    number += LOT_COUNT
                best = max(best, self._best_worth(pieces, number))
            if best != NOTHING:
                value += weights.double * best // UNITS
        return value

    def _growth(self, squares: list[Lots], hers: Lots, yours: Lots) -> Word:
        """Value what a Deed would do for her squares; those of 2 x 2 come first."""
        weights = self._weights
        value: Word = 0
        for square in squares:
            if square & yours:
                continue
            others: Word = count(square & hers)
            if square & (square << 2):
                if others > 3:
                    value += weights.large_square * (others - 3) * (others - 3)
                    if others > 6:
                        value += weights.nearly_large
            elif others == 3:
                value += weights.square
            elif others == 2:
                value += weights.half_square
        return value


def _squares_around(lot: int) -> list[Lots]:
    """List the squares of 2 x 2 and 3 x 3 that a Lot belongs to."""
    bit = 1 << lot
    turned = [FOOTPRINTS[SQUARE][0], THREES]
    return [lots for squares in turned for lots in squares if lots & bit]


THREES: Final[list[Lots]] = [
    lots_of([anchor + SIDE * right + down for right in range(3) for down in range(3)])
    for anchor in range(LOT_COUNT)
    if anchor // SIDE < SIDE - 2 and anchor % SIDE < SIDE - 2
]
BESIDE_SQUARES: Final[list[list[Lots]]] = [_squares_around(lot) for lot in range(LOT_COUNT)]


def _squares_at(near: Lots, corners: Lots) -> Word:
    """Count the squares of 2 x 2 that a Lot completes, given those beside it and at its corners."""
    found: Word = 0
    while corners:
        corner = corners & -corners
        corners ^= corner
        shared = beside(corner) & near
        if shared & (shared - 1):
            found += 1
    return found
