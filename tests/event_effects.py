"""What each event changes of a written position, said once more from the words of the events.

The engine keeps the table after each event; tests compare the two.
"""

from functools import singledispatch
from typing import Any, Final

from ceres import events
from ceres.components import MONUMENTS
from ceres.events import Event

Data = dict[str, Any]

_MONUMENTS: Final = frozenset(piece.id for piece in MONUMENTS)


@singledispatch
def apply_event(event: Event, data: Data) -> Data:
    """Return the written position after an event; Ceres' cards are not moved by a `Flip`.

    Nothing in `data` is changed, and the result shares everything with it that stays as it was.
    """
    del event
    return data


@apply_event.register
def _(event: events.Income, data: Data) -> Data:
    return _you(data, silver=data["you"]["silver"] + event.silver)


@apply_event.register
def _(event: events.Buy, data: Data) -> Data:
    you = data["you"]
    lots = sorted([*you["lots"], event.deed])
    return _you(_leave_market(data, event.deed), silver=you["silver"] - event.price, lots=lots)


@apply_event.register
def _(event: events.Refill, data: Data) -> Data:
    market = [*data["market"], {"deed": event.deed, "silver": 0}]
    return {**data, "market": market, "piles": _piles_without(data, [event.deed])}


@apply_event.register
def _(event: events.Build, data: Data) -> Data:
    you, supply = data["you"], data["monuments"]
    gone = [other["lots"] for other in event.replaced]
    standing = [other for other in you["buildings"] if other["lots"] not in gone]
    standing.append({"id": event.id, "lots": event.lots})
    lots = sorted({*_without(you["lots"], event.lots), *event.marked})
    if supply is not None:
        back = [other["id"] for other in event.replaced if other["id"] in _MONUMENTS]
        supply = sorted([*_without(supply, [event.id]), *back])
    return {**_you(data, buildings=standing, lots=lots), "monuments": supply}


@apply_event.register
def _(event: events.WhenBuilt, data: Data) -> Data:
    you = data["you"]
    silver, vp = you["silver"] + event.you["silver"], you["vp"] + event.you["vp"]
    return _her_vp(_you(data, silver=silver, vp=vp), event.ceres["vp"])


@apply_event.register
def _(event: events.Claim, data: Data) -> Data:
    lots = sorted([*data["ceres"]["lots"], event.deed])
    return _ceres(_leave_market(data, event.deed), lots=lots)


@apply_event.register
def _(event: events.Creep, data: Data) -> Data:
    return _leave_market(data, event.deed)


@apply_event.register
def _(event: events.DeedFlip, data: Data) -> Data:
    return _ceres(data, deeds=_without(data["ceres"]["deeds"], [event.deed]))


@apply_event.register
def _(event: events.FailedClaim | events.NoRoom, data: Data) -> Data:
    return _her_vp(data, event.vp)


@apply_event.register
def _(event: events.Bribe, data: Data) -> Data:
    return {
        **data,
        "market": [
            {**offer, "silver": offer["silver"] + (offer["deed"] in event.deeds)}
            for offer in data["market"]
        ],
    }


@apply_event.register
def _(event: events.Plant, data: Data) -> Data:
    ceres, bag = data["ceres"], [*data["bag"]]
    bag.remove(event.tile)
    gardens = {**ceres["gardens"], event.lot: event.tile}
    return {**_ceres(data, lots=_without(ceres["lots"], [event.lot]), gardens=gardens), "bag": bag}


@apply_event.register
def _(event: events.BagEmpty, data: Data) -> Data:
    lots = _without(data["ceres"]["lots"], [event.lot])
    return _her_vp(_ceres(data, lots=lots), event.vp)


@apply_event.register
def _(event: events.Monument, data: Data) -> Data:
    ceres = data["ceres"]
    gardens = {lot: tile for lot, tile in ceres["gardens"].items() if lot not in event.covered}
    return {
        **_ceres(
            data,
            lots=_without(ceres["lots"], event.lots),
            gardens=gardens,
            monuments=[*ceres["monuments"], {"id": event.id, "lots": event.lots}],
        ),
        "bag": [*data["bag"], *event.covered.values()],
        "monuments": _without(data["monuments"], [event.id]),
    }


@apply_event.register
def _(event: events.LastTurns, data: Data) -> Data:
    return {**data, "last_turns": sorted(event.order)}


@apply_event.register
def _(event: events.Scoring, data: Data) -> Data:
    silver = data["you"]["silver"] + event.you["silver"]
    return _ceres(_you(data, silver=silver, vp=event.you["vp"]), vp=event.ceres["vp"])


@apply_event.register
def _(event: events.EraBegins, data: Data) -> Data:
    data = {**data, "era": event.era, "last_turns": None}
    market = [{"deed": deed, "silver": 0} for deed in event.market]
    return {**data, "market": market, "piles": _piles_without(data, event.market)}


def _you(data: Data, **changes: Any) -> Data:
    return {**data, "you": {**data["you"], **changes}}


def _ceres(data: Data, **changes: Any) -> Data:
    return {**data, "ceres": {**data["ceres"], **changes}}


def _her_vp(data: Data, vp: int) -> Data:
    return _ceres(data, vp=data["ceres"]["vp"] + vp)


def _leave_market(data: Data, deed: str) -> Data:
    return {**data, "market": [offer for offer in data["market"] if offer["deed"] != deed]}


def _piles_without(data: Data, deeds: list[str]) -> list[list[str]]:
    """Return the piles without these Deeds, which are drawn from that of the era."""
    era = data["era"]
    return [
        _without(pile, deeds) if number == era else pile
        for number, pile in enumerate(data["piles"], 1)
    ]


def _without(things: list[str], gone: list[str]) -> list[str]:
    return [thing for thing in things if thing not in gone]
