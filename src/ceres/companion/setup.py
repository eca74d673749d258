"""The set-up of a real table: its events, what is drawn for it, and what each changes."""

from collections.abc import Iterable, Sequence
from typing import Any

from ceres.companion import events as real
from ceres.companion.draws import CARDS, DEEDS, MONUMENTS, TILES, Draw
from ceres.engine.setup import PILE_SIZES
from ceres.event_reducer import apply_event
from ceres.events import Event

Data = dict[str, Any]


def set_up_events(start: Data) -> list[Event]:
    """Return the set-up that leads to this start, one instruction after the other."""
    gardens = dict(sorted(start["ceres"]["gardens"].items()))
    lots = list(gardens)
    events: list[Event] = [
        real.SetUpCity(("T1", "T4")),
        real.SetUpShuffle(("S1",)),
        real.SetUpYourDeeds(("S1",), sorted(start["you"]["lots"])),
        real.SetUpSilver(("S2",), start["you"]["silver"]),
        *_favour(start),
        real.SetUpHerDeeds(("S1", "S3"), lots),
        real.SetUpFirstTiles(("S3",), list(gardens.values()), lots),
        real.SetUpPiles(("S4",), list(PILE_SIZES)),
        real.SetUpMarket(("S5",), [offer["deed"] for offer in start["market"]]),
        real.SetUpRow(("S6",), start["ceres"]["row"]),
    ]
    if start["monuments"] is not None:
        events.append(real.SetUpSupply(("S8",), start["monuments"]))
    return [*events, real.SetUpDone(("S7",))]


def _favour(start: Data) -> list[Event]:
    """Return what lets Ceres begin with VP, if a variant does."""
    vp = start["ceres"]["vp"]
    return [real.SetUpFavour(("X4",), vp)] if vp else []


def set_up_draws(events: Iterable[Event]) -> list[Draw]:
    """Return what is drawn for the set-up."""
    found = []
    for step, event in enumerate(events):
        lots: Sequence[str] = ()
        match event:
            case real.SetUpYourDeeds() | real.SetUpHerDeeds() | real.SetUpMarket():
                deck, drawn = DEEDS, event.deeds
            case real.SetUpFirstTiles():
                deck, drawn, lots = TILES, event.tiles, event.lots
            case real.SetUpRow():
                deck, drawn = CARDS, event.cards
            case real.SetUpSupply():
                deck, drawn = MONUMENTS, event.monuments
            case _:
                continue
        ordered = isinstance(event, real.SetUpFirstTiles | real.SetUpMarket | real.SetUpRow)
        pile, why = f"{deck}-{event.type}", event.type.removeprefix(real.SET_UP)
        found.append(Draw(step, deck, pile, why, event.rules, tuple(drawn), tuple(lots), ordered))
    return found


def bare(start: Data) -> Data:
    """Return the table before the set-up: everything still in its deck, pile or bag."""
    ceres = start["ceres"]
    market = [offer["deed"] for offer in start["market"]]
    hidden = [*start["you"]["lots"], *market, *start["piles"][0]]
    return {
        **start,
        "you": {**start["you"], "silver": 0, "lots": []},
        "ceres": {
            **ceres,
            "vp": 0,
            "gardens": {},
            "deeds": [*ceres["gardens"], *ceres["deeds"]],
            "row": [],
            "deck": [*ceres["row"], *ceres["deck"]],
            "unseen": len(ceres["row"]) + len(ceres["deck"]),
        },
        "market": [],
        "piles": [hidden, *start["piles"][1:]],
        "bag": [*ceres["gardens"].values(), *start["bag"]],
        "monuments": None if start["monuments"] is None else [],
    }


@apply_event.register
def _(event: real.SetUpYourDeeds, data: Data) -> Data:
    return {**data, "you": {**data["you"], "lots": event.deeds}, **_dealt(data, event.deeds)}


@apply_event.register
def _(event: real.SetUpSilver, data: Data) -> Data:
    return {**data, "you": {**data["you"], "silver": event.silver}}


@apply_event.register
def _(event: real.SetUpFavour, data: Data) -> Data:
    return {**data, "ceres": {**data["ceres"], "vp": event.vp}}


@apply_event.register
def _(event: real.SetUpHerDeeds, data: Data) -> Data:
    ceres = data["ceres"]
    return {**data, "ceres": {**ceres, "deeds": _without(ceres["deeds"], event.deeds)}}


@apply_event.register
def _(event: real.SetUpFirstTiles, data: Data) -> Data:
    gardens = dict(zip(event.lots, event.tiles, strict=True))
    bag = data["bag"][len(gardens) :]
    return {**data, "ceres": {**data["ceres"], "gardens": gardens}, "bag": bag}


@apply_event.register
def _(event: real.SetUpMarket, data: Data) -> Data:
    market = [{"deed": deed, "silver": 0} for deed in event.deeds]
    return {**data, "market": market, **_dealt(data, event.deeds)}


@apply_event.register
def _(event: real.SetUpRow, data: Data) -> Data:
    deck = _without(data["ceres"]["deck"], event.cards)
    cards = {"row": event.cards, "deck": deck, "unseen": len(deck)}
    return {**data, "ceres": {**data["ceres"], **cards}}


@apply_event.register
def _(event: real.SetUpSupply, data: Data) -> Data:
    return {**data, "monuments": event.monuments}


def _dealt(data: Data, deeds: list[str]) -> Data:
    """Return the piles without these Deeds, which come from the first."""
    first, *later = data["piles"]
    return {"piles": [_without(first, deeds), *later]}


def _without(things: list[str], gone: list[str]) -> list[str]:
    return [thing for thing in things if thing not in gone]
