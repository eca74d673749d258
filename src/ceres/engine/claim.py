"""Which Deed of the market Ceres claims (C2 to C4)."""

from ceres.engine._word import Word
from ceres.engine.board import COLUMN, Lots, first, nearest, only
from ceres.engine.pieces import BY_LETTERS, CHEAPEST, ActionCard
from ceres.engine.state import State


def claimed_slot(state: State, card: ActionCard) -> Word:
    """Return the market slot of the Deed that a claim takes, -1 if none fits."""
    if card.by == BY_LETTERS:
        return _by_letters(state, card)
    if card.by == CHEAPEST:
        return _cheapest(state, state.for_sale)
    return _dearest(state)


def _by_letters(state: State, card: ActionCard) -> Word:
    """Choose by first letter that fits, then closest, then cheapest, then leftmost (C2)."""
    for column in card.columns:
        fitting = state.for_sale & COLUMN[column]
        if fitting:
            owned = state.her_owned()
            if owned:
                fitting = nearest(fitting, owned)
            if only(fitting):
                return state.slot_of(first(fitting))
            return _cheapest(state, fitting)
    return -1


def _cheapest(state: State, deeds: Lots) -> Word:
    """Choose the lowest price among these Deeds; ties: leftmost (C3)."""
    chosen: Word = -1
    lowest = 0
    for slot, deed in enumerate(state.market):
        if deeds >> deed & 1:
            price = state.price(slot)
            if chosen < 0 or price < lowest:
                chosen, lowest = slot, price
    return chosen


def _dearest(state: State) -> Word:
    """Choose the highest price; ties: rightmost (C3)."""
    chosen: Word = -1
    highest = 0
    for slot in range(len(state.market)):
        price = state.price(slot)
        if price >= highest:
            chosen, highest = slot, price
    return chosen
