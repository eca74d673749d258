"""What Ceres may do next, counted and not sampled: every card and Deed that may come up.

Anybody at the table could count it: nothing hidden is used.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import chain, takewhile
from typing import Any, NamedTuple

from ceres import events
from ceres.actions import Action, action_of, refusal
from ceres.engine.action import BUY_ACTION
from ceres.engine.board import just
from ceres.engine.legal import actions
from ceres.engine.pieces import BRIBE, CLAIM, ActionCard
from ceres.engine.state import YOU, State
from ceres.engine.turn import end_turn
from ceres.engine.your_turn import take_your_turn
from ceres.events import Event
from ceres.format.position_writer import face_down
from ceres.observation import Observation, known_state
from ceres.outlook import check_her_turn_is_next, story_of

Forecast = list[dict[str, Any]]


class _Turn(NamedTuple):
    """What tells one turn of hers from another in a forecast."""

    card: str | None
    does: str
    deed: str | None


def forecast(seen: Observation, action: Action | str | None = None) -> Forecast:
    """Return what Ceres may do next, now or after an action of yours, the most likely first.

    Raise `NoOutlook` if a choice of yours or a new market comes before her turn.

    >>> import ceres
    >>> found = forecast(ceres.Game.new(seed=7).position.observation())
    >>> [(each["chance"], each["card"], each["does"], each["deed"]) for each in found][:2]
    [([2, 7], 'c12', 'enlarge', None), ([2, 7], 'c13', 'enlarge', None)]
    """
    chances: dict[_Turn, Fraction] = {}
    stories: dict[_Turn, list[Event]] = {}
    state = known_state(seen)
    check_her_turn_is_next(state)
    tables = [state] if action is None else list(_tables_after(state, action_of(action)))
    for table in tables:
        for card, chance in _cards(table):
            turn, story = _her_turn(table, card)
            chances[turn] = chances.get(turn, Fraction(0)) + chance / len(tables)
            stories[turn] = _common(stories.get(turn, story), story)
    order = sorted(chances, key=lambda turn: (-chances[turn], turn.card or "", turn.deed or ""))
    return [
        {
            "chance": list(chances[turn].as_integer_ratio()),
            "card": turn.card,
            "does": turn.does,
            "deed": turn.deed,
            "events": [event.to_dict() for event in stories[turn]],
        }
        for turn in order
    ]


def _tables_after(state: State, action: Action) -> Iterator[State]:
    """Return the table after an action; if a hidden Deed comes in, one for each that may."""
    if action not in actions(state):
        raise refusal(state, action)
    after = state.clone()
    take_your_turn(after, action)
    if not after.market:
        end_turn(after, YOU)  # E1
    refilled = action.kind == BUY_ACTION and after.next_in_pile > state.next_in_pile
    if not refilled:
        yield after
        return
    for deed in chain(*face_down(state)):  # each is as likely to come next
        table = after.clone()
        table.for_sale ^= just(table.market[-1]) | just(deed)
        table.market[-1] = deed
        yield table


def _cards(state: State) -> list[tuple[ActionCard | None, Fraction]]:
    """Return the cards of her row that may be carried out, with their chances (C1, E2)."""
    if state.last_turns:
        return [(None, Fraction(1))]
    # The cards below the unseen ones are known: of these it can only be the first.
    flipped = state.deck[: state.unseen or 1]
    return [
        (card, Fraction(count, len(flipped)))
        for number, card in enumerate(state.row, start=1)
        if (count := sum(each.number == number for each in flipped))
    ]


def _her_turn(state: State, card: ActionCard | None) -> tuple[_Turn, list[Event]]:
    """Return what a card has her do, and its events up to the first hidden draw."""
    story = story_of(state, card)
    claimed = next((event.deed for event in story if isinstance(event, events.Claim)), None)
    certain = list(takewhile(lambda event: not _draws(event), story))
    if card is None:
        return _Turn(None, "last-turn", None), certain
    does = "claim" if card.action == CLAIM else "bribe" if card.action == BRIBE else "enlarge"
    return _Turn(card.id, does, claimed), certain


def _draws(event: Event) -> bool:
    """Return whether an event shows something that nobody could know."""
    match event:
        case events.Refill(deed=deed):
            return deed is not None
        case events.Sites(place="garden", tile=tile):
            return tile is not None
    return isinstance(event, events.Plant | events.DeedFlip)


def _common(one: Iterable[Event], other: Iterable[Event]) -> list[Event]:
    """Return the events that both begin with: what happens whichever Deed came in."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return [event for event, _ in pairs]
