"""Which Deed of the market Ceres claims (C2 to C4)."""

from ceres.engine._word import Word
from ceres.engine.board import COLUMN, Lots, first, nearest, only
from ceres.engine.pieces import BY_LETTERS, CHEAPEST, ActionCard
from ceres.engine.state import State


def chosen_place(state: State, card: ActionCard) -> Word:
    """The place in the market of the Deed a claim takes, or -1 if none fits."""
    if card.by == BY_LETTERS:
        return _by_letters(state, card)
    if card.by == CHEAPEST:
        return _cheapest(state, state.for_sale)
    return _dearest(state)


def _by_letters(state: State, card: ActionCard) -> Word:
    """First letter that fits, then closest, then cheapest, then leftmost (C2)."""
    for column in card.columns:
        fitting = state.for_sale & COLUMN[column]
        if fitting:
            owned = state.her_owned()
            if owned:
                fitting = nearest(fitting, owned)
            if only(fitting):
                return state.place_of(first(fitting))
            return _cheapest(state, fitting)
    return -1


def _cheapest(state: State, deeds: Lots) -> Word:
    """Lowest price among these Deeds; ties: leftmost (C3)."""
    chosen: Word = -1
    lowest = 0
    for place, deed in enumerate(state.market):
        if deeds >> deed & 1:
            price = state.price(place)
            if chosen < 0 or price < lowest:
                chosen, lowest = place, price
    return chosen


def _dearest(state: State) -> Word:
    """Highest price; ties: rightmost (C3)."""
    chosen: Word = -1
    highest = 0
    for place in range(len(state.market)):
        price = state.price(place)
        if price >= highest:
            chosen, highest = place, price
    return chosen
