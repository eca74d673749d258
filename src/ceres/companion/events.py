"""Events that only a real table has: setting it up (S1 to S8, X4), and correcting it."""

from collections.abc import Iterable
from itertools import chain
from typing import Any, Final

from ceres import events
from ceres.engine.board import LOT_OF
from ceres.events import Event, record
from ceres.events.facts import CardId, Lot, PieceId, TileId

SET_UP: Final = "set-up-"
"""How the types of set-up events begin."""


class SetUp(Event):
    """An instruction of the set-up."""

    def __init_subclass__(cls, part: str = "", rules: str = "") -> None:
        super().__init_subclass__(part and SET_UP + part, "game", "set-up", rules)


@record
class SetUpCity(SetUp, part="city", rules="T1 T4"):
    """The board and the pieces are laid out."""


@record
class SetUpShuffle(SetUp, part="shuffle", rules="S1"):
    """The decks are shuffled and the bag is filled."""


@record
class SetUpYourDeeds(SetUp, part="your-deeds", rules="S1"):
    """You get your first Deeds."""

    deeds: list[Lot]


@record
class SetUpSilver(SetUp, part="silver", rules="S2"):
    """You get your first silver."""

    silver: int


@record
class SetUpFavour(SetUp, part="favour", rules="X4"):
    """Ceres begins with VP."""

    vp: int


@record
class SetUpHerDeeds(SetUp, part="her-deeds", rules="S1 S3"):
    """Ceres gets her Deeds, and some of them are turned up."""

    deeds: list[Lot]


@record
class SetUpFirstTiles(SetUp, part="first-tiles", rules="S3"):
    """Garden tiles go on the Lots of the Deeds that were turned up."""

    tiles: list[TileId]
    lots: list[Lot]


@record
class SetUpPiles(SetUp, part="piles", rules="S4"):
    """The other Deeds are dealt into the piles of the eras."""

    sizes: list[int]


@record
class SetUpMarket(SetUp, part="market", rules="S5"):
    """The first Deeds come into the market."""

    deeds: list[Lot]


@record
class SetUpRow(SetUp, part="row", rules="S6"):
    """Ceres' row of cards is laid out."""

    cards: list[CardId]


@record
class SetUpSupply(SetUp, part="supply", rules="S8"):
    """The Monuments of the game are drawn."""

    monuments: list[PieceId]


@record
class SetUpDone(SetUp, part="done", rules="S7"):
    """The table is set up."""


@record
class CatchUp(Event, type="catch-up", side="game", kind="correction"):
    """The real table is made to fit again: after an undo, or when somebody else draws."""


@record
class Correction(Event, type="correction", side="game", kind="correction"):
    """The table was corrected."""

    changes: list[dict[str, Any]]


def lots_seen(event: Event) -> Iterable[str]:
    """Return the Lots that an event is about, at a real table or not."""
    match event:
        case events.Sites():
            return chain(*event.options)
        case events.Build() | events.Place() | events.Monument() | events.WhenBuilt():
            return event.lots
        case events.Plant() | events.BagEmpty():
            return [event.lot]
        case events.Buy() | events.Claim() | events.DeedFlip() | events.Creep() | events.Refill():
            return [event.deed]
        case SetUpYourDeeds() | SetUpHerDeeds() | SetUpMarket():
            return event.deeds
        case SetUpFirstTiles():
            return event.lots
        case Correction():
            return [change["what"] for change in event.changes if change["what"] in LOT_OF]
    return []
