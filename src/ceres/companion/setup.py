"""The set-up of a real table: its events, what is drawn for it, and the table after each."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ceres.companion import events as real
from ceres.companion.draws import CARDS, DEEDS, MONUMENTS, TILES, Draw
from ceres.engine.board import LOT_OF, NO_LOTS, Lot, each
from ceres.engine.pieces import MONUMENTS_BITS, TILE_IDS, TILE_OF
from ceres.engine.setup import PILE_SIZES
from ceres.engine.state import State
from ceres.events import Event
from ceres.format.position_writer import deck, piles
from ceres.position import Position


def set_up_events(start: Mapping[str, Any]) -> list[Event]:
    """Return the set-up that leads to this start, one instruction after the other."""
    gardens = dict(sorted(start["ceres"]["gardens"].items()))
    lots = list(gardens)
    events: list[Event] = [
        real.SetUpCity(("T1", "T4")),
        real.SetUpShuffle(("S1",)),
        real.SetUpYourDeeds(("S1",), sorted(start["you"]["lots"])),
        real.SetUpSilver(("S2",), start["you"]["silver"]),
        *([real.SetUpFavour(("X4",), start["ceres"]["vp"])] if start["ceres"]["vp"] else []),
        real.SetUpHerDeeds(("S1", "S3"), lots),
        real.SetUpFirstTiles(("S3",), list(gardens.values()), lots),
        real.SetUpPiles(("S4",), list(PILE_SIZES)),
        real.SetUpMarket(("S5",), [offer["deed"] for offer in start["market"]]),
        real.SetUpRow(("S6",), start["ceres"]["row"]),
    ]
    if start["monuments"] is not None:
        events.append(real.SetUpSupply(("S8",), start["monuments"]))
    return [*events, real.SetUpDone(("S7",))]


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


def set_up_tables(start: Position, events: Iterable[Event]) -> list[Position]:
    """Return the table before the set-up that leads to this start, and after each of its events."""
    tables = [start]
    for event in reversed([*events]):
        state = tables[-1]._state.clone()
        _put_back(event, state)
        state.refresh()
        tables.append(Position(state))
    return tables[::-1]


def _put_back(event: Event, state: State) -> None:
    """Put what an event lays out on top of the deck, pile or bag that it comes from."""
    match event:
        case real.SetUpYourDeeds():
            _put_on_pile(state, each(state.your_lots))
            state.your_lots = NO_LOTS
        case real.SetUpSilver():
            state.your_silver = 0
        case real.SetUpFavour():
            state.her_vp = 0
        case real.SetUpHerDeeds():
            state.deeds = (*(LOT_OF[deed] for deed in event.deeds), *state.deeds[state.next_deed :])
            state.next_deed = 0
        case real.SetUpFirstTiles():
            tiles = (TILE_OF[tile] for tile in event.tiles)
            state.bag, state.next_tile = (*tiles, *state.bag[state.next_tile :]), 0
            state.gardens = [NO_LOTS] * len(TILE_IDS)
        case real.SetUpMarket():
            _put_on_pile(state, state.market)
            state.market, state.bribes = [], []
        case real.SetUpRow():
            state.row, state.deck, state.top = [], [*state.row, *deck(state)], 0
            state.unseen = len(state.deck)
        case real.SetUpSupply():
            state.tray &= ~MONUMENTS_BITS


def _put_on_pile(state: State, deeds: Iterable[Lot]) -> None:
    """Put Deeds back on the first pile."""
    first, *later = piles(state)
    state.piles, state.next_in_pile = ((*deeds, *first), *later), 0
