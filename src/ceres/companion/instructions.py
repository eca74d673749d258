"""What to do with wood and cardboard, for each step of a turn at a real table.

Each event has its instructions, as messages in the order in which they are done. What was drawn
by hand lies on the table already; what the app draws has to be looked for.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ceres.companion.card_instructions import ON_CARDS
from ceres.companion.setup_instructions import SET_UP_INSTRUCTIONS
from ceres.components import MONUMENTS, STANDARD, Components
from ceres.events import Event
from ceres.text.speaking import MESSENGER, Message

Data = dict[str, Any]
# The facts of an event, the table before it, and who draws from which deck.
Hand = Callable[[Data, Data, Mapping[str, str]], list[Message]]

_MONUMENTS: Final = frozenset(monument.id for monument in MONUMENTS)

say = MESSENGER.say


def instructions(
    event: Event, before: Data, draws: Mapping[str, str], components: Components | None = None
) -> list[Message]:
    """The instructions of an event; `before` is the table before it, as a written position.

    >>> import ceres
    >>> start = ceres.Game.new(seed=7).position
    >>> income = start.play("income")[1][0]
    >>> instructions(income, start.to_dict(), {"cards": "me", "tiles": "me", "deeds": "me"})
    [{'id': 'real-hand-silver', 'facts': {'silver': 5}}]
    """
    if event.type in ON_CARDS:
        return ON_CARDS[event.type](event.facts, before, draws, components or STANDARD)
    return INSTRUCTIONS[event.type](event.facts, before, draws)


def _nothing(_: Data, __: Data, ___: Mapping[str, str]) -> list[Message]:
    return []


# Your turn.


def _income(facts: Data, _: Data, __: Mapping[str, str]) -> list[Message]:
    return [say("real-hand-silver", silver=facts["silver"])]


def _buy(facts: Data, before: Data, _: Mapping[str, str]) -> list[Message]:
    deed, price = facts["deed"], facts["price"]
    return [
        say("real-hand-pay", deed=deed, price=price, bribe=facts["silver_on_it"]),
        say("real-hand-your-marker", lots=[deed], count=1),
        *_slide(before, facts["place"]),
    ]


def _slide(before: Data, place: int) -> list[Message]:
    """The market closes up, if there is anything to the right (Y2)."""
    count = len(before["market"]) - place
    return [say("real-hand-slide", place=place, count=count)] if count else []


def _refill(facts: Data, _: Data, draws: Mapping[str, str]) -> list[Message]:
    return [say("real-hand-refill", deed=facts["deed"], drawer=draws["deeds"])]


def _build(facts: Data, before: Data, _: Mapping[str, str]) -> list[Message]:
    """Markers off, what is replaced away, the piece on its Lots, markers on what is left (Y3)."""
    found = []
    marked = [lot for lot in facts["lots"] if lot in before["you"]["lots"]]
    if marked:
        found.append(say("real-hand-markers-back", lots=marked, count=len(marked), side="you"))
    for other in facts["replaced"]:
        where = "supply" if other["id"] in _MONUMENTS else "tray"
        found.append(say("real-hand-piece-back", id=other["id"], lots=other["lots"], where=where))
    where = "supply" if facts["id"] in _MONUMENTS else "tray"
    found.append(say("real-hand-build", id=facts["id"], lots=facts["lots"], where=where))
    if facts["marked"]:
        lots = facts["marked"]
        found.append(say("real-hand-your-marker", lots=lots, count=len(lots)))
    return found


def _when_built(facts: Data, before: Data, _: Mapping[str, str]) -> list[Message]:
    silver = facts["you"]["silver"]
    found = [say("real-hand-silver", silver=silver)] if silver else []
    for side in ("you", "ceres"):
        found += _vp(side, before, facts[side]["vp"])
    return found


def _vp(side: str, before: Data, vp: int) -> list[Message]:
    """A side's marker moves on the track, if it does."""
    start = before[side]["vp"]
    return [say("real-hand-vp", side=side, vp=vp, start=start, end=start + vp)] if vp else []


# Ceres' turn.


def _claim(facts: Data, before: Data, _: Mapping[str, str]) -> list[Message]:
    return [
        *_take_deed(facts),
        say("real-hand-her-marker", lot=facts["deed"]),
        *_slide(before, facts["place"]),
    ]


def _creep(facts: Data, before: Data, _: Mapping[str, str]) -> list[Message]:
    return [*_take_deed(facts), *_slide(before, facts["place"])]


def _take_deed(facts: Data) -> list[Message]:
    """She takes a Deed of the market (C4)."""
    silver = facts["returned"]
    bank = [say("real-hand-to-bank", silver=silver, deed=facts["deed"])] if silver else []
    return [*bank, say("real-hand-her-discard", deed=facts["deed"])]


def _deed_flip(facts: Data, _: Data, draws: Mapping[str, str]) -> list[Message]:
    return [say("real-hand-deed-flip", deed=facts["deed"], drawer=draws["deeds"])]


def _her_vp(facts: Data, before: Data, _: Mapping[str, str]) -> list[Message]:
    return _vp("ceres", before, facts["vp"])


def _bribe(facts: Data, _: Data, __: Mapping[str, str]) -> list[Message]:
    deeds = facts["deeds"]
    return [say("real-hand-bribe", deeds=deeds, count=len(deeds))] if deeds else []


def _plant(facts: Data, before: Data, draws: Mapping[str, str]) -> list[Message]:
    lot, tile = facts["lot"], facts["tile"]
    return [
        *_her_markers([lot], before),
        say("real-hand-tile", tile=tile, lot=lot, drawer=draws["tiles"]),
    ]


def _her_markers(lots: list[str], before: Data) -> list[Message]:
    """Her markers on these Lots go back to her supply (T4)."""
    marked = [lot for lot in lots if lot in before["ceres"]["lots"]]
    if not marked:
        return []
    return [say("real-hand-markers-back", lots=marked, count=len(marked), side="ceres")]


def _bag_empty(facts: Data, before: Data, _: Mapping[str, str]) -> list[Message]:
    return [*_her_markers([facts["lot"]], before), *_vp("ceres", before, facts["vp"])]


def _monument(facts: Data, before: Data, _: Mapping[str, str]) -> list[Message]:
    id, lots, covered = facts["id"], facts["lots"], facts["covered"]
    found = _her_markers(lots, before)
    if covered:
        found.append(say("real-hand-tiles-back", lots=list(covered), count=len(covered)))
    return [*found, say("real-hand-her-monument", id=id, lots=lots)]


# The end of an era.


def _scoring(facts: Data, before: Data, _: Mapping[str, str]) -> list[Message]:
    silver = facts["you"]["silver"]
    found = [say("real-hand-silver", silver=silver)] if silver else []
    for side in ("you", "ceres"):
        found += _vp(side, before, facts[side]["scored"])
    return found


def _era_begins(facts: Data, _: Data, draws: Mapping[str, str]) -> list[Message]:
    deeds = facts["market"]
    if not deeds:
        return []
    return [say("real-hand-market", deeds=deeds, count=len(deeds), drawer=draws["deeds"])]


INSTRUCTIONS: Final[dict[str, Hand]] = {
    "income": _income,
    "buy": _buy,
    "build": _build,
    "place": _nothing,
    "claim": _claim,
    "no-claim": _nothing,
    "deed-flip": _deed_flip,
    "failed-claim": _her_vp,
    "bribe": _bribe,
    "last-turn": _nothing,
    "sites": _nothing,
    "plant": _plant,
    "bag-empty": _bag_empty,
    "no-room": _her_vp,
    "creep": _creep,
    "monument": _monument,
    "no-monument": _nothing,
    "refill": _refill,
    "when-built": _when_built,
    "last-turns": _nothing,
    "scoring": _scoring,
    "era-begins": _era_begins,
    "game-over": _nothing,
    # The table lies so already.
    "correction": _nothing,
    **SET_UP_INSTRUCTIONS,
}
