"""Describes the events that only a real table has: setting it up, and correcting it."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ceres.companion.events import CatchUp, Correction, SetUp, SetUpRow
from ceres.components import STANDARD, TILES, Components
from ceres.engine.board import LOT_OF
from ceres.events import Event
from ceres.text.sentences import sentence
from ceres.text.speaking import MESSENGER, Message

_TILES: Final = frozenset(tile.id for tile in TILES)
_MARKERS: Final = {None: "nobody", "you": "you", "ceres": "ceres"}


def message_of(event: Event, components: Components | None) -> Message:
    """Return an event as a message, those of a real table included."""
    box = components or STANDARD
    match event:
        case Correction():
            changes = [
                _change(change["what"], change["from"], change["to"], box)
                for change in event.changes
            ]
            return MESSENGER.join(changes, "sentences")
        case CatchUp():
            return MESSENGER.say("real-catch-up")
        case SetUpRow():
            return MESSENGER.say("real-set-up-row", cards=say_cards(event.cards, box))
        case SetUp():
            return MESSENGER.say(f"real-{event.type}", **event.facts)
    return sentence(event, MESSENGER, components)


def card_facts(id: str, box: Components) -> dict[str, Any]:
    """Return the facts of a card for the message card-action."""
    card = next(card for card in box.cards if card.id == id)
    return {"number": card.number, "does": card.by or card.action, "letters": card.letters}


def offers(market: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return the Deeds of a market, with the silver on them."""
    return [
        f"{offer['deed']} +{offer['silver']}" if offer["silver"] else offer["deed"]
        for offer in market
    ]


def say_cards(ids: list[str], box: Components, named: str = "card-action") -> Message:
    """Return cards by what they do: they have no names; as `real-card` with their numbers."""
    cards = [MESSENGER.say(named, **card_facts(id, box)) for id in ids]
    return MESSENGER.join(cards, "comma")


def _change(what: str, old: Any, new: Any, box: Components) -> Message:
    if what in LOT_OF:
        return _lot(what, new)
    if what == "market":
        deeds = offers([{"deed": deed, "silver": silver} for deed, silver in new])
        return MESSENGER.say("real-changed-market", deeds=deeds, count=len(deeds))
    if what in ("row", "known"):
        cards = say_cards(new, box) if new else ""
        return MESSENGER.say(f"real-changed-{what}", cards=cards, count=len(new))
    if what == "bag":
        return MESSENGER.say("real-changed-bag", count=sum(new.values()))
    if what == "supply":
        return MESSENGER.say("real-changed-supply", ids=new, count=len(new))
    if what == "last-turns":
        return MESSENGER.say("real-changed-last-turns", who="-".join(new) if new else "none")
    if what.startswith("pile-"):
        era = int(what.removeprefix("pile-"))
        return MESSENGER.say("real-changed-pile", era=era, old=old, new=new)
    return MESSENGER.say(f"real-changed-{what}", old=old, new=new)


def _lot(lot: str, new: str | None) -> Message:
    """Say what is on a Lot now: a marker, a tile or a piece, or nothing."""
    if new in _MARKERS:
        return MESSENGER.say("real-changed-lot", lot=lot, owner=_MARKERS[new])
    if new in _TILES:
        return MESSENGER.say("real-changed-garden", lot=lot, tile=new)
    return MESSENGER.say("real-changed-piece", lot=lot, id=new)
