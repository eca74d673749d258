"""The words of what happens at a real table only: setting it up, and correcting it."""

from typing import Any, Final

from ceres.companion.card_instructions import card_facts
from ceres.companion.comparing import CORRECTION
from ceres.companion.setup import SET_UP
from ceres.components import STANDARD, TILES, Components
from ceres.engine.board import LOT_OF
from ceres.events import Event
from ceres.text.sentences import sentence
from ceres.text.speaking import MESSENGER, Message

Data = dict[str, Any]

_TILES: Final = frozenset(tile.id for tile in TILES)
_MARKERS: Final = {None: "nobody", "you": "you", "ceres": "ceres"}


def worded(event: Event, components: Components | None) -> Message:
    """An event as a message, those of a real table included."""
    box = components or STANDARD
    if event.type == CORRECTION:
        changes = [_change(**change_facts(change), box=box) for change in event.facts["changes"]]
        return MESSENGER.join(changes, "sentences")
    if event.type.startswith(SET_UP):
        part, facts = event.type.removeprefix(SET_UP), event.facts
        if "cards" in facts:
            facts = {**facts, "cards": _cards(facts["cards"], box)}
        return MESSENGER.say(f"real-set-up-{part}", **facts)
    return sentence(event, MESSENGER, components)


def change_facts(change: Data) -> Data:
    """What was changed, what it was, and what it is."""
    return {"what": change["what"], "old": change["from"], "new": change["to"]}


def _cards(ids: list[str], box: Components) -> Message:
    """Cards have no names: what they do is said."""
    cards = [MESSENGER.say("card-action", **card_facts(id, box)) for id in ids]
    return MESSENGER.join(cards, "comma")


def _change(what: str, old: Any, new: Any, box: Components) -> Message:
    if what in LOT_OF:
        return _lot(what, new)
    if what == "market":
        deeds = [f"{deed} +{silver}" if silver else deed for deed, silver in new]
        return MESSENGER.say("real-changed-market", deeds=deeds, count=len(deeds))
    if what in ("row", "known"):
        cards = _cards(new, box) if new else ""
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
    """What is on a Lot now: a marker, a tile or a piece, or nothing."""
    if new in _MARKERS:
        return MESSENGER.say("real-changed-lot", lot=lot, owner=_MARKERS[new])
    if new in _TILES:
        return MESSENGER.say("real-changed-garden", lot=lot, tile=new)
    return MESSENGER.say("real-changed-piece", lot=lot, id=new)
