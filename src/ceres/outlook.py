"""The outlook on Ceres' next turn: what each card of her row would have her do now.

Anybody at the table could work it out: it looks at an observation, in which nothing is hidden, and
ends where only a draw or a choice of yours can say how her turn goes on.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from ceres import events
from ceres.engine.ceres_turn import carry_out, take_her_turn
from ceres.engine.pieces import ActionCard
from ceres.engine.state import OVER, YOU, YOUR_ACTION, State
from ceres.engine.story import Story
from ceres.errors import CodedError
from ceres.events import Event
from ceres.observation import Observation


class NoOutlook(CodedError):
    """Something comes before her next turn: your choice for her, a new market, or the end."""


class Foretold(NamedTuple):
    """What a card would have her do, as far as that is certain."""

    # The card of her row; `None`: her last turn of the era, which needs none.
    card: str | None
    # A tile that nobody has seen is `None`, as one that the bag no longer has.
    events: list[Event]
    # The first event that depends on a draw; `None`: there is none.
    uncertain: Event | None


def outlook(seen: Observation) -> list[Foretold]:
    """Return what each card of her row would have her do if it were her turn now.

    >>> import ceres
    >>> seen = ceres.Game.new(seed=7).position.observation()
    >>> [(each.card, [event.type for event in each.events]) for each in outlook(seen)][1:3]
    [('c12', ['no-room', 'no-room', 'no-room']), ('c10', ['claim'])]
    """
    state = seen._state
    check_her_turn_is_next(state)
    if state.last_turns:
        return [Foretold(None, *_certain(story_of(state, None)))]
    return [Foretold(card.id, *_certain(story_of(state, card))) for card in state.row]


def check_her_turn_is_next(state: State) -> None:
    """Raise `NoOutlook` if something comes before her next turn."""
    if state.phase != YOUR_ACTION:
        raise NoOutlook("game-over" if state.phase == OVER else "choice-is-due")
    if state.last_turns == YOU:
        raise NoOutlook("new-market-first")


def story_of(state: State, card: ActionCard | None) -> list[Event]:
    """Return the events of a card of her row, or of her last turn; the state is not changed."""
    after = state.clone()
    after.log = story = Story()
    if card is None:
        take_her_turn(after)
    else:
        carry_out(after, card)
    return story.events


def _certain(story: Iterable[Event]) -> tuple[list[Event], Event | None]:
    """Leave out what is drawn; stop at the first event that depends on it, and return that, too."""
    found: list[Event] = []
    tiles_drawn = market_drawn = False
    for event in story:
        match event:
            case events.Refill():
                market_drawn = True
            case events.Plant():
                # Where the next one goes does not depend on the tile (P1 to P5).
                tiles_drawn = True
            case events.DeedFlip():
                return found, event
            case events.Creep() | events.NoRoom() if market_drawn:  # X3
                return found, event
            case events.Sites(place="garden"):
                found.append(replace(event, tile=None))
            case events.Sites() | events.NoMonument() if tiles_drawn:  # M2
                return found, event
            case _:
                found.append(event)
    return found, None
