"""The outlook on Ceres' next turn: what each card of her row would have her do now.

Anybody at the table could work it out: it looks at an observation, in which nothing is hidden, and
ends where only a draw or a choice of yours can say how her turn goes on.
"""

from dataclasses import replace
from typing import NamedTuple

from ceres import events
from ceres.engine.ceres_turn import carry_out, take_her_turn
from ceres.engine.pieces import ActionCard
from ceres.engine.state import OVER, YOU, YOUR_ACTION, State
from ceres.engine.story import StepByStep, Story
from ceres.errors import CodedError
from ceres.events import Event
from ceres.observation import Observation, known_state


class NoOutlook(CodedError):
    """Something comes before her next turn: your choice for her, a new market, or the end."""


class Foretold(NamedTuple):
    """What a card would have her do, as far as that is certain."""

    # The card of her row; `None`: her last turn of the era, which needs none.
    card: str | None
    # A tile that nobody has seen is `None`, as one that the bag no longer has.
    events: list[Event]
    # The table after each of these, without anything that is drawn.
    tables: list[Observation]
    # The first event that depends on a draw; `None`: there is none.
    uncertain: Event | None
    # The table before that, or after the turn, with any Deed and tile in the place of those drawn.
    end: Observation


def outlook(seen: Observation) -> list[Foretold]:
    """Return what each card of her row would have her do if it were her turn now.

    >>> import ceres
    >>> seen = ceres.Game.new(seed=7).position.observation()
    >>> [(each.card, [event.type for event in each.events]) for each in outlook(seen)][1:3]
    [('c12', ['no-room', 'no-room', 'no-room']), ('c10', ['claim'])]
    """
    state = known_state(seen)
    check_her_turn_is_next(state)
    if state.last_turns:
        return [_foretold(state, None)]
    return [_foretold(state, card) for card in state.row]


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
    _play(after, card)
    return story.events


def _play(state: State, card: ActionCard | None) -> None:
    if card is None:
        take_her_turn(state)
    else:
        carry_out(state, card)


def _foretold(before: State, card: ActionCard | None) -> Foretold:
    """Leave out what is drawn, and stop at the first event that depends on it."""
    after = before.clone()
    # Nobody knows which Deed comes next: the market is shown without it.
    after.next_in_pile = len(after.piles[after.era - 1])
    refills = before.next_in_pile < after.next_in_pile
    story = StepByStep(after)
    _play(after, card)
    told: list[Event] = []
    tables: list[Observation] = []
    end, id = before, card.id if card else None
    tiles_drawn = market_drawn = False
    for event, table in zip(story.events, story.tables, strict=True):
        match event:
            case events.Plant():
                # Where the next one goes does not depend on the tile (P1 to P5).
                tiles_drawn, end = True, table
                continue
            case events.Claim() | events.Creep() if not market_drawn:
                market_drawn = refills
            case events.Sites(place="garden"):
                event = replace(event, tile=None)  # noqa: PLW2901
            case _ if _depends(event, tiles_drawn, market_drawn):
                return Foretold(id, told, tables, event, Observation(end))
        told.append(event)
        tables.append(_as_known(table, before))
        end = table
    return Foretold(id, told, tables, None, Observation(end))


def _depends(event: Event, tiles_drawn: bool, market_drawn: bool) -> bool:
    """Return whether an event depends on what was drawn before it, or is drawn itself."""
    match event:
        case events.DeedFlip():
            return True
        case events.Creep() | events.NoRoom():  # X3
            return market_drawn
        case events.Sites() | events.NoMonument():  # M2
            return tiles_drawn
    return False


def _as_known(table: State, before: State) -> Observation:
    """Return the table without the tiles that nobody has seen: her markers stay on these Lots."""
    seen = table.clone()
    seen.next_in_pile = before.next_in_pile
    planted = table.park_lots & ~before.park_lots
    if planted:
        seen.her_lots |= planted & before.her_lots
        seen.gardens, seen.park_lots = before.gardens, before.park_lots
        seen.bag, seen.next_tile = before.bag, before.next_tile
    return Observation(seen)
