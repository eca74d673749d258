"""Which Deed of the market Ceres claims, and what settled it (C2 to C4)."""

from ceres.engine._word import Word
from ceres.engine.board import (
    BIT,
    COLUMN,
    NAMES,
    NO_LOTS,
    SIDE,
    Lots,
    beside,
    distance,
    first,
    names,
    nearest,
    only,
)
from ceres.engine.pieces import BY_LETTERS, BY_NAMES, CHEAPEST, ActionCard
from ceres.engine.state import State
from ceres.engine.story import Facts, Story


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


def tell_claim(state: State, card: ActionCard, place: Word, story: Story) -> None:
    """The claim with its candidates and the tie-break that settled it, before it is carried out."""
    column = state.market[place] // SIDE
    by_letters = card.by == BY_LETTERS
    owned = state.her_owned() if by_letters else NO_LOTS
    candidates = [
        _candidate(state, other, owned)
        for other, deed in enumerate(state.market)
        if not by_letters or deed // SIDE == column
    ]
    chosen = next(candidate for candidate in candidates if candidate["place"] == place + 1)
    facts = {
        "card": card.id,
        "by": BY_NAMES[card.by],
        "letters": list(card.letters),
        "letter": "ABCDEFG"[column] if by_letters else None,
        "candidates": candidates,
        "settled": _settled(candidates, chosen),
        "deed": NAMES[state.market[place]],
        "place": place + 1,
        "returned": state.bribes[place],
    }
    rules = ("C2", "T3", "C4") if owned else ("C2" if by_letters else "C3", "C4")
    story.tell("claim", rules, facts)


def _candidate(state: State, place: Word, owned: Lots) -> Facts:
    """A Deed she could claim; the distance only where it counts (C2)."""
    deed = state.market[place]
    facts: Facts = {"deed": NAMES[deed], "place": place + 1, "price": state.price(place)}
    if owned:
        steps = distance(BIT[deed], owned)
        facts["distance"] = steps
        facts["from"] = names(_within(BIT[deed], steps) & owned)
    return facts


def _within(lots: Lots, steps: Word) -> Lots:
    """The Lots at most so many steps away."""
    for _ in range(steps):
        lots |= beside(lots)
    return lots


def _settled(candidates: list[Facts], chosen: Facts) -> str:
    """What made the difference: nothing else fitted, or the distance, the price, the place."""
    if len(candidates) == 1:
        return "only"
    if "distance" in chosen:
        candidates = [each for each in candidates if each["distance"] == chosen["distance"]]
        if len(candidates) == 1:
            return "distance"
    candidates = [each for each in candidates if each["price"] == chosen["price"]]
    return "price" if len(candidates) == 1 else "place"
