"""Expectimax: what an action is worth if you go on as well as can be, whatever is drawn."""

import time
from typing import Final

from ceres.coach.endings.last_turn import Value, value_of_enlarge
from ceres.coach.endings.outcomes import (
    OutOfBudgetError,
    bag_counts,
    hidden_deeds,
    outcomes,
    waiting_tiles,
)
from ceres.engine.action import Action
from ceres.engine.ceres_turn import TILES_OF_AN_ENLARGE, place
from ceres.engine.legal import actions
from ceres.engine.state import (
    BOTH,
    CERES,
    LAST_ERA,
    OVER,
    YOU,
    YOUR_ACTION,
    YOUR_CHOICE,
    State,
)
from ceres.engine.turn import score_era
from ceres.engine.your_turn import take_your_turn

# Below this, two sums of chances differ by rounding only.
ROUNDING: Final = 1e-9
_NO_FLOOR: Final = -1e9
# No real ending is so long; a composed one can go on forever.
_DEEPEST: Final = 40
# The time is looked at after so many nodes.
_NODES_APART: Final = 64


class Search:
    """A search with a budget; positions that differ only in how they came about are solved once.

    It aims at the largest expected lead, or at the best chance of winning; of equals, at the other.
    """

    def __init__(self, for_win: bool, nodes: int, seconds: float) -> None:
        self.for_win: Final = for_win
        self.nodes = 0
        self._depth = 0
        self._most: Final = nodes
        self._deadline: Final = time.monotonic() + seconds
        self._solved: Final[dict[object, Value]] = {}

    def action_value(self, state: State, action: Action, best: Value | None = None) -> Value:
        """Return the lead and the chance of winning of an action.

        If it is worth less than the best so far, all that is certain is that it is worth less.
        """
        self._count()
        floor = best[0] if best is not None and not self.for_win else _NO_FLOOR
        known = _at_the_end(state, action, floor)
        if known is not None:
            return known
        lead = win = 0.0
        left = 1.0
        # Each of them takes a node at least.
        for outcome in outcomes(state, action, self._most - self.nodes + 1):
            value = self._state_value(outcome.state)
            lead += outcome.chance * value[0]
            win += outcome.chance * value[1]
            left -= outcome.chance
            if self.for_win and best is not None and win + left < best[1] - ROUNDING:
                return lead, win + left
        return lead, win

    def better(self, one: Value, other: Value) -> bool:
        """Return whether one value is better than another."""
        first, second = (1, 0) if self.for_win else (0, 1)
        if abs(one[first] - other[first]) > ROUNDING:
            return one[first] > other[first]
        return one[second] > other[second] + ROUNDING

    def _state_value(self, state: State) -> Value:
        """Return what a position is worth at its best action."""
        if state.phase == OVER:
            lead = state.your_vp - state.her_vp
            return float(lead), 1.0 if lead > 0 else 0.0
        key = _key(state)
        solved = self._solved.get(key)
        if solved is not None:
            return solved
        best: Value | None = None
        self._depth += 1
        for action in reversed(actions(state)):  # builds first: they are worth most
            value = self.action_value(state, action, best)
            if best is None or self.better(value, best):
                best = value
        assert best is not None
        self._depth -= 1
        self._solved[key] = best
        return best

    def _count(self) -> None:
        """Count a node; raise `OutOfBudgetError` beyond the limits."""
        self.nodes += 1
        if self.nodes > self._most or self._depth > _DEEPEST:
            raise OutOfBudgetError
        if self.nodes % _NODES_APART == 0 and time.monotonic() > self._deadline:
            raise OutOfBudgetError


def _at_the_end(state: State, action: Action, floor: float) -> Value | None:
    """Return the value of your last action, if nothing or only her last turn comes after it."""
    if state.era != LAST_ERA:
        return None
    if state.phase == YOUR_ACTION and state.last_turns == YOU:
        table = state.clone()
        take_your_turn(table, action)
        score_era(table)
        lead = table.your_vp - table.her_vp
        return float(lead), 1.0 if lead > 0 else 0.0
    if state.phase == YOUR_ACTION and state.last_turns == BOTH:
        table = state.clone()
        take_your_turn(table, action)
        return value_of_enlarge(table, TILES_OF_AN_ENLARGE, floor)
    if state.phase == YOUR_CHOICE and state.last_turns == CERES and waiting_tiles(state):
        tiles = state.pending_tiles - 1
        table = state.clone()
        place(table, action.lots)
        return value_of_enlarge(table, tiles, floor)
    return None


def _key(state: State) -> tuple[object, ...]:
    """Return what tells positions apart of which one may be worth more than the other."""
    lead = state.your_vp - state.her_vp
    choice = state.phase == YOUR_CHOICE
    drawn = waiting_tiles(state)
    # With the market gone for good, silver buys nothing and no card is flipped.
    closing = state.era == LAST_ERA and state.last_turns != 0
    return (
        (state.era, lead, state.last_turns, state.her_lots, state.your_lots),
        tuple(sorted([(each.piece.number, each.lots) for each in state.buildings])),
        tuple(sorted([(each.piece.number, each.lots) for each in state.her_monuments])),
        tuple(state.gardens),
        tuple(bag_counts(state, drawn)),
        None if closing else _hidden_key(state),
        (
            state.pending_piece,
            state.pending_tiles,
            state.pending_icon,
            tuple(state.pending_sites),
            state.bag[state.next_tile : state.next_tile + drawn],
        )
        if choice
        else None,
    )


def _hidden_key(state: State) -> tuple[object, ...]:
    """Return what of cards, Deeds and silver makes a difference while the era goes on."""
    deck = [card.id for card in state.deck[state.top :] + state.deck[: state.top]]
    unseen = state.unseen
    return (
        state.your_silver,
        tuple([card.id for card in state.row]),
        tuple(sorted(deck[:unseen])),
        tuple(deck[unseen:]),
        tuple(state.market),
        tuple(state.bribes),
        tuple(sorted(hidden_deeds(state))),
        len(state.deeds) - state.next_deed,
        len(state.piles[state.era - 1]) - state.next_in_pile,
        unseen,
    )
