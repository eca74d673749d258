"""Instructions for the hands: what to do with wood and cardboard for each event at a real table.

An event has its instructions as messages, in the order in which they are done. What was drawn by
hand lies on the table already; what the app draws has to be looked for.
"""

from collections.abc import Iterable, Mapping
from functools import singledispatch
from typing import Any, Final, NamedTuple

from ceres import events
from ceres.companion import events as real
from ceres.companion.metadata import APP, BOX, ME
from ceres.companion.wording import card_facts
from ceres.components import MONUMENTS, STANDARD, Components
from ceres.engine.state import MARKERS
from ceres.events import Event
from ceres.events.facts import CardId, Side
from ceres.text.speaking import MESSENGER, Message

_MONUMENTS: Final = frozenset(monument.id for monument in MONUMENTS)

say = MESSENGER.say


class Context(NamedTuple):
    """The table before an event, as a written position, and who draws from which deck.

    `held`: the card that Ceres has flipped, while its action is carried out.
    """

    before: Mapping[str, Any]
    draws: Mapping[str, str]
    components: Components | None = None
    held: CardId | None = None

    @property
    def cards_out(self) -> bool:
        """Whether Ceres' cards are on the table; the app's own are in nobody's box."""
        drawer = self.draws["cards"]
        return drawer == ME or (drawer == APP and self.components is not None)

    def card(self, id: str) -> dict[str, Any]:
        """Return the facts of a card: cards have no names, so the messages say what they do."""
        return card_facts(id, self.components or STANDARD)


@singledispatch
def instructions(event: Event, context: Context) -> list[Message]:
    """Return the instructions of an event; there are none if nothing is moved.

    >>> import ceres
    >>> start = ceres.Game.new(seed=7).position
    >>> income = start.play("income")[1][0]
    >>> context = Context(start.to_dict(), {"cards": "me", "tiles": "me", "deeds": "me"})
    >>> instructions(income, context)
    [{'id': 'real-hand-silver', 'facts': {'silver': 5}}]
    """
    del event, context
    return []


# Your turn.


@instructions.register
def _(event: events.Income, _: Context) -> list[Message]:
    return silver(event.silver)


@instructions.register
def _(event: events.Buy, context: Context) -> list[Message]:
    return [
        say("real-hand-pay", deed=event.deed, price=event.price, bribe=event.silver_on_it),
        say("real-hand-your-marker", lots=[event.deed], count=1),
        *_slide(context, event.place),
    ]


@instructions.register
def _(event: events.Refill, context: Context) -> list[Message]:
    # Drawn by hand, it was put there when it was asked for.
    if context.draws["deeds"] == ME:
        return []
    return [say("real-hand-refill", deed=event.deed)]


@instructions.register
def _(event: events.Build, context: Context) -> list[Message]:
    # Markers off, what is replaced away, the piece on its Lots, markers on what is left (Y3).
    found = _markers_back("you", event.lots, context)
    for other in event.replaced:
        id, lots = other["id"], other["lots"]
        found.append(say("real-hand-piece-back", id=id, lots=lots, where=home(id)))
    found.append(say("real-hand-build", id=event.id, lots=event.lots, where=home(event.id)))
    if event.marked:
        found.append(say("real-hand-your-marker", lots=event.marked, count=len(event.marked)))
    return found


@instructions.register
def _(event: events.WhenBuilt, context: Context) -> list[Message]:
    you, ceres = event.you, event.ceres
    return [*silver(you["silver"]), *_tracks(context, you["vp"], ceres["vp"])]


# Ceres' turn.


@instructions.register
def _(event: events.Flip, context: Context) -> list[Message]:
    if not context.cards_out:
        return []
    drawer = context.draws["cards"] if context.before["ceres"]["unseen"] else "known"
    return [say("real-hand-flip", drawer=drawer, **context.card(event.flipped))]


def card_moves(flip: events.Flip, context: Context) -> list[Message]:
    """Return how the cards move once the action is carried out: under the deck, and up (C1)."""
    if not context.cards_out:
        return []
    picked = {**context.card(flip.card), "place": flip.number}
    return [say("real-hand-card-under", **picked), say("real-hand-row")]


@instructions.register
def _(event: events.Claim, context: Context) -> list[Message]:
    marker = say("real-hand-her-marker", lot=event.deed)
    return [*_take_deed(event), marker, *_slide(context, event.place)]


@instructions.register
def _(event: events.Creep, context: Context) -> list[Message]:
    return [*_take_deed(event), *_slide(context, event.place)]


@instructions.register
def _(event: events.DeedFlip, context: Context) -> list[Message]:
    if context.draws["deeds"] == ME:
        return []
    return [say("real-hand-deed-flip", deed=event.deed)]


@instructions.register
def _(event: events.FailedClaim | events.NoRoom, context: Context) -> list[Message]:
    return _tracks(context, 0, event.vp)


@instructions.register
def _(event: events.Bribe, _: Context) -> list[Message]:
    deeds = event.deeds
    return [say("real-hand-bribe", deeds=deeds, count=len(deeds))] if deeds else []


@instructions.register
def _(event: events.Plant, context: Context) -> list[Message]:
    drawer = context.draws["tiles"]
    return [
        *_markers_back("ceres", [event.lot], context),
        say("real-hand-tile", tile=event.tile, lot=event.lot, drawer=drawer),
    ]


@instructions.register
def _(event: events.BagEmpty, context: Context) -> list[Message]:
    return [*_markers_back("ceres", [event.lot], context), *_tracks(context, 0, event.vp)]


@instructions.register
def _(event: events.Monument, context: Context) -> list[Message]:
    found, covered = _markers_back("ceres", event.lots, context), list(event.covered)
    if covered:
        drawer = context.draws["tiles"]
        found.append(say("real-hand-tiles-back", lots=covered, count=len(covered), drawer=drawer))
    return [*found, say("real-hand-her-monument", id=event.id, lots=event.lots)]


# The end of an era.


@instructions.register
def _(event: events.Scoring, context: Context) -> list[Message]:
    you, ceres = event.you, event.ceres
    people = {
        item["side"]: item["population"] for item in event.items if item["source"] == "population"
    }
    return [
        say("real-hand-population", **people),
        *silver(you["silver"]),
        *_tracks(context, you["scored"], ceres["scored"]),
    ]


@instructions.register
def _(event: events.EraBegins, context: Context) -> list[Message]:
    return _market(event.market, context) if event.market else []


# The set-up.


@instructions.register
def _(_event: real.SetUpCity, _: Context) -> list[Message]:
    return [say("real-hand-city"), say("real-hand-markers", count=MARKERS), say("real-hand-tracks")]


@instructions.register
def _(_event: real.SetUpShuffle, context: Context) -> list[Message]:
    # Where the app draws, nothing is shuffled: things are looked for.
    return [
        say("real-hand-shuffle-deeds", drawer=context.draws["deeds"]),
        say("real-hand-fill-bag", drawer=context.draws["tiles"]),
        say("real-hand-shuffle-cards", drawer=_cards_of(context)),
    ]


@instructions.register
def _(event: real.SetUpYourDeeds, context: Context) -> list[Message]:
    deeds, drawer = event.deeds, context.draws["deeds"]
    return [
        say("real-hand-your-deeds", deeds=deeds, count=len(deeds), drawer=drawer),
        say("real-hand-your-marker", lots=deeds, count=len(deeds)),
    ]


@instructions.register
def _(event: real.SetUpSilver, _: Context) -> list[Message]:
    return [say("real-hand-silver", silver=event.silver)]


@instructions.register
def _(event: real.SetUpFavour, context: Context) -> list[Message]:
    return _tracks(context, 0, event.vp)


@instructions.register
def _(event: real.SetUpHerDeeds, context: Context) -> list[Message]:
    # Some of her Deeds are turned up at once; the rest stays face down.
    deeds, drawer = event.deeds, context.draws["deeds"]
    left = len(context.before["ceres"]["deeds"]) - len(deeds)
    found = [say("real-hand-her-deeds", deeds=deeds, count=len(deeds), drawer=drawer)]
    if left:
        found.append(say("real-hand-her-hidden-deeds", count=left, drawer=drawer))
    return found


@instructions.register
def _(event: real.SetUpFirstTiles, context: Context) -> list[Message]:
    return [
        say("real-hand-tile", tile=tile, lot=lot, drawer=context.draws["tiles"])
        for lot, tile in zip(event.lots, event.tiles, strict=True)
    ]


@instructions.register
def _(event: real.SetUpPiles, context: Context) -> list[Message]:
    sizes = dict(zip(("first", "second", "third"), event.sizes, strict=True))
    return [say("real-hand-piles", **sizes, drawer=context.draws["deeds"])]


@instructions.register
def _(event: real.SetUpMarket, context: Context) -> list[Message]:
    return _market(event.deeds, context)


@instructions.register
def _(event: real.SetUpRow, context: Context) -> list[Message]:
    # Drawn by hand, the row lies there already.
    drawer = context.draws["cards"]
    if not context.cards_out:
        return []
    return [*([] if drawer == ME else row(event.cards, context)), deck(drawer)]


@instructions.register
def _(event: real.SetUpSupply, context: Context) -> list[Message]:
    drawer = ME if context.draws["cards"] == ME else APP
    return [say("real-hand-supply", ids=event.monuments, drawer=drawer)]


# What several events have in common.


def row(cards: Iterable[str], context: Context) -> list[Message]:
    """Look for the cards of Ceres' row and lay them out."""
    places = enumerate(cards, 1)
    return [say("real-hand-row-card", place=n, **context.card(id)) for n, id in places]


def deck(drawer: str) -> Message:
    """Put the other cards down as her action deck."""
    return say("real-hand-deck", drawer=drawer)


def _cards_of(context: Context) -> str:
    """Return who draws her cards, or that they stay in the box."""
    return context.draws["cards"] if context.cards_out else BOX


def silver(amount: int) -> list[Message]:
    """Take silver, if there is any."""
    return [say("real-hand-silver", silver=amount)] if amount else []


def _tracks(context: Context, yours: int, hers: int) -> list[Message]:
    """Move the VP markers of the sides that score."""
    found = []
    for side, vp in (("you", yours), ("ceres", hers)):
        start = context.before[side]["vp"]
        if vp:
            found.append(say("real-hand-vp", side=side, vp=vp, start=start, end=start + vp))
    return found


def _market(deeds: list[str], context: Context) -> list[Message]:
    """Lay the first Deeds of an era into the market (S5, E3)."""
    drawer = context.draws["deeds"]
    return [say("real-hand-market", deeds=deeds, count=len(deeds), drawer=drawer)]


def _slide(context: Context, place: int) -> list[Message]:
    """Close the market up, if there is anything to the right (Y2)."""
    count = len(context.before["market"]) - place
    return [say("real-hand-slide", place=place, count=count)] if count else []


def _take_deed(event: events.Claim | events.Creep) -> list[Message]:
    """Take a Deed of the market for Ceres (C4)."""
    deed, silver = event.deed, event.returned
    bank = [say("real-hand-to-bank", silver=silver, deed=deed)] if silver else []
    return [*bank, say("real-hand-her-discard", deed=deed)]


def _markers_back(side: Side, lots: list[str], context: Context) -> list[Message]:
    """Put a side's markers on these Lots back into its supply (T4)."""
    marked = [lot for lot in lots if lot in context.before[side]["lots"]]
    if not marked:
        return []
    return [say("real-hand-markers-back", lots=marked, count=len(marked), side=side)]


def home(id: str) -> str:
    """Return where a piece of yours lies when it is not on the board."""
    return "supply" if id in _MONUMENTS else "tray"
