"""A quick policy for your actions: values each by what it touches."""

from typing import Final

from ceres.bots.strategies.decision import BuildSite, Decision
from ceres.bots.strategies.weights import LAST_TURN, Weights, WeightTable
from ceres.engine._word import Word
from ceres.engine.action import BUILDS, BUY, INCOME, Action
from ceres.engine.board import BIT, LOT_COUNT, Lots, beside, count, diagonal, first
from ceres.engine.legal import ActionSink, offer
from ceres.engine.pieces import CIVIC, Placement
from ceres.engine.scoring import civic_vp
from ceres.engine.state import LAST_ERA, State
from ceres.engine.your_turn import BASIC_INCOME

Valued = tuple[float, Action]


class Policy(ActionSink):
    """Is offered all actions of a decision, and remembers the best."""

    def __init__(self, table: WeightTable) -> None:
        self.columns: Final[list[Weights]] = [Weights(table, column) for column in range(4)]
        self._weights: Weights = self.columns[0]
        self._decision: Decision | None = None
        self._best: Action = INCOME
        self._best_value = 0.0
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
        last_turn = state.era == LAST_ERA and not state.market
        self._weights = self.columns[LAST_TURN if last_turn else state.era - 1]
        self._decision = Decision(state)
        self._best = INCOME
        self._best_value = self._income(state)
        if self._all is not None:
            self._all.append((self._best_value, INCOME))
        offer(state, self)

    def _take(self, action: Action, value: float) -> None:
        if self._all is not None:
            self._all.append((value, action))
        if value > self._best_value:
            self._best_value = value
            self._best = action

    def _income(self, state: State) -> float:
        weights = self._weights
        value = weights.silver * (BASIC_INCOME + state.income) + weights.rich * state.your_silver
        if not state.for_at_most(state.your_silver):
            value += weights.broke
        return value

    def buy(self, deeds: Lots) -> None:
        """Value every Deed that can be bought."""
        decision = self._decision
        assert decision is not None
        weights = self._weights
        state = decision.state
        yours = state.your_lots | state.built
        hers = state.her_lots | state.park_lots
        wanting = decision.wanting[0] | decision.wanting[1] | decision.wanting[2]
        for slot, deed in enumerate(state.market):
            lot = BIT[deed]
            if not lot & deeds:
                continue
            near = beside(lot)
            hers_beside = count(near & hers)
            value = (
                weights.deed
                + weights.price * state.price(slot)
                + weights.joined * count(near & yours)
                + weights.hemmed * hers_beside
                + weights.corner * hers_beside * count(diagonal(lot) & hers)
                + weights.starved * count(near & wanting)
            )
            self._take(BUY[deed], value)

    def build(self, pieces: Word, turn: Word, anchors: Lots) -> None:
        """Value pieces of one shape at these anchors; facts about a site are computed once."""
        decision = self._decision
        assert decision is not None
        while anchors:
            number = turn * LOT_COUNT + first(anchors)
            anchors &= anchors - 1
            placement = BUILDS[first(pieces)][number].building
            assert placement is not None
            site = BuildSite(decision, placement)
            left = pieces
            while left:
                action = BUILDS[first(left)][number]
                left &= left - 1
                building = action.building
                assert building is not None
                self._take(action, self._build(decision, site, building))

    def _build(self, decision: Decision, site: BuildSite, building: Placement) -> float:
        weights = self._weights
        piece = building.piece
        civic = site.civic_neighbours.vp_for(piece) - site.civic_lost
        if piece.kind == CIVIC:
            civic += civic_vp(decision.state, building)
        citizens = piece.population - site.citizens_lost
        return (
            weights.citizen * citizens
            + weights.bonus * decision.bonus_for(citizens)
            + weights.shown * (piece.silver - site.silver_lost)
            + weights.printed * (piece.vp - site.printed_lost)
            + weights.civic * civic
            + weights.for_her * (decision.for_her(site.near, piece.kind) - site.hers_lost)
            + weights.filled * site.filled
        )
