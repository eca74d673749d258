"""Describes what each card of Ceres' row would do now: in words, and as the table would lie."""

from typing import Final

from ceres.engine.board import count
from ceres.engine.state import State
from ceres.events import DeedFlip, Event, NoMonument, Sites
from ceres.outlook import Foretold, NoOutlook, outlook
from ceres.position import Position
from ceres.service.problems import problem_of
from ceres.service.steps import describe_with_tables
from ceres.service.types.base import Message
from ceres.service.types.outlook import CardOutlook, Outlook
from ceres.text.sentences import sentence, unseen_tile_sentence
from ceres.text.speaking import MESSENGER

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
        seen = position.observation()
        found = outlook(seen)
    except NoOutlook as error:
        return {"cards": [], "why": problem_of(error)}
    return {"cards": [_card(each, seen._state) for each in found]}


def _card(foretold: Foretold, before: State) -> CardOutlook:
    tiles = len(before.bag) - before.next_tile

    def say(event: Event) -> Message:
        nonlocal tiles
        if isinstance(event, Sites) and event.place == "garden" and tiles:
            tiles -= 1
            return unseen_tile_sentence(event, MESSENGER)
        return sentence(event, MESSENGER)

    tables = [before, *(table._state for table in foretold.tables)]
    end = foretold.end._state
    return {
        "card": foretold.card,
        "steps": describe_with_tables(foretold.events, say, tables),
        "then": _then(foretold.uncertain),
        "owned": {"you": count(end.your_lots | end.built), "ceres": count(end.her_owned())},
    }


def _then(uncertain: Event | None) -> Message | None:
    """Say what comes next that nobody can know."""
    if uncertain is None:
        return None
    if isinstance(uncertain, DeedFlip):
        return MESSENGER.say(_THEN_DEED)
    is_monument = isinstance(uncertain, Sites | NoMonument)
    return MESSENGER.say(_THEN_MONUMENT if is_monument else _THEN_MARKET)
