"""Describes what each card of Ceres' row would do now: in words, and as the table would lie."""

from functools import reduce
from itertools import chain
from typing import Any, Final

from ceres.event_reducer import apply_event
from ceres.events import Creep, DeedFlip, Event, NoMonument, Sites
from ceres.outlook import Foretold, NoOutlook, outlook
from ceres.position import Position
from ceres.service.problems import problem_of
from ceres.service.steps import describe_with_states
from ceres.service.types.base import Message
from ceres.service.types.outlook import CardOutlook, Outlook, Owned
from ceres.text.sentences import sentence, unseen_tile_sentence
from ceres.text.speaking import MESSENGER

Data = dict[str, Any]

_THEN_DEED: Final = "outlook-then-deed"
_THEN_MARKET: Final = "outlook-then-market"
_THEN_MONUMENT: Final = "outlook-then-monument"


def shown_outlook(position: Position) -> Outlook:
    """Return what each card of her row would do now; or why that cannot be said.

    >>> import ceres
    >>> shown = shown_outlook(ceres.Game.new(seed=7).position)
    >>> [(card["card"], card["owned"]["ceres"]) for card in shown["cards"]][1:3]
    [('c12', 3), ('c10', 4)]
    """
    try:
        found = outlook(position.observation())
    except NoOutlook as error:
        return {"cards": [], "why": problem_of(error)}
    data = position.to_dict()
    return {"cards": [_card(each, data) for each in found]}


def _card(foretold: Foretold, data: Data) -> CardOutlook:
    tiles = len(data["bag"])

    def say(event: Event) -> Message:
        nonlocal tiles
        if isinstance(event, Sites) and event.place == "garden" and tiles:
            tiles -= 1
            return unseen_tile_sentence(event, MESSENGER)
        return sentence(event, MESSENGER)

    return {
        "card": foretold.card,
        "steps": describe_with_states(foretold.events, say, data, None),
        "then": _then(foretold.uncertain),
        "owned": _owned(foretold.events, data),
    }


def _then(uncertain: Event | None) -> Message | None:
    """Say what comes next that nobody can know."""
    if uncertain is None:
        return None
    if isinstance(uncertain, DeedFlip):
        return MESSENGER.say(_THEN_DEED)
    is_monument = isinstance(uncertain, Sites | NoMonument)
    return MESSENGER.say(_THEN_MONUMENT if is_monument else _THEN_MARKET)


def _owned(events: list[Event], data: Data) -> Owned:
    """Count the Lots of both sides after these events."""
    after: Data = reduce(lambda data, event: apply_event(event, data), events, data)
    you, ceres = after["you"], after["ceres"]
    # The Garden on a Deed that she takes beside a Park has no tile yet.
    taken = [event.deed for event in events if isinstance(event, Creep)]
    return {
        "you": len(you["lots"]) + sum(len(each["lots"]) for each in you["buildings"]),
        "ceres": len(
            {
                *ceres["lots"],
                *ceres["gardens"],
                *taken,
                *chain(*(each["lots"] for each in ceres["monuments"])),
            }
        ),
    }
