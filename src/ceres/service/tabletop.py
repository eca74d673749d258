"""The tabletop: what everybody sees of a position, without anything hidden."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

from ceres.engine.board import NAMES, count, names
from ceres.engine.pieces import TILE_IDS, placement_facts
from ceres.engine.sites import parks_at
from ceres.engine.state import MARKERS, PRICES, State
from ceres.format.position_writer import deck, gardens, last_turns, piles, supply
from ceres.service.types.game import HerTable, Offer, Tabletop, TabletopChange, YourTable


def tabletop(state: State) -> Tabletop:
    """Return the visible part of a state, with what follows from it at a glance.

    >>> import ceres
    >>> shown = tabletop(ceres.Game.new(seed=7).position._state)
    >>> shown["market"][0]["price"], shown["you"]["markers"], shown["ceres"]["unseen"]
    (2, 2, 14)
    """
    return cast("Tabletop", {key: show(state) for key, (_, show) in _PARTS.items()})


def tabletop_changes(before: State, after: State) -> TabletopChange:
    """Return what of the tabletop differs between two states, by its keys."""
    found = {
        key: now
        for key, (made_of, show) in _PARTS.items()
        if made_of(before) != made_of(after) and (now := show(after)) != show(before)
    }
    return cast("TabletopChange", found)


def _you(state: State) -> YourTable:
    return {
        "silver": state.your_silver,
        "vp": state.your_vp,
        "lots": names(state.your_lots),
        "buildings": [placement_facts(building) for building in state.buildings],
        "markers": MARKERS - count(state.your_lots),
    }


def _ceres(state: State) -> HerTable:
    return {
        "vp": state.her_vp,
        "lots": names(state.her_lots),
        "markers": MARKERS - count(state.her_lots),
        "gardens": gardens(state),
        "parks": [names(park) for park in parks_at(state.park_lots, state.park_lots)],
        "monuments": [placement_facts(monument) for monument in state.her_monuments],
        "deeds": len(state.deeds) - state.next_deed,
        "row": [card.id for card in state.row],
        "unseen": state.unseen,
        "known": [card.id for card in deck(state)[state.unseen :]],
    }


def _market(state: State) -> list[Offer]:
    return [
        {
            "deed": NAMES[deed],
            "printed": PRICES[slot],
            "silver": state.bribes[slot],
            "price": state.price(slot),
        }
        for slot, deed in enumerate(state.market)
    ]


def _bag(state: State) -> dict[str, int]:
    left = Counter(TILE_IDS[tile] for tile in state.bag[state.next_tile :])
    return dict(sorted(left.items()))


# The parts of a tabletop: what of a state each is made of, which is quick to compare, and how.
_PARTS: Final[dict[str, tuple[Callable[[State], object], Callable[[State], Any]]]] = {
    "era": (lambda state: state.era, lambda state: state.era),
    "you": (
        lambda state: (state.your_silver, state.your_vp, state.your_lots, state.buildings),
        _you,
    ),
    "ceres": (
        lambda state: (
            (state.her_vp, state.her_lots, state.gardens, state.her_monuments),
            (len(state.deeds) - state.next_deed, state.row, state.deck, state.top, state.unseen),
        ),
        _ceres,
    ),
    "market": (lambda state: (state.market, state.bribes), _market),
    "piles": (
        lambda state: (state.era, state.piles, state.next_in_pile),
        lambda state: [len(pile) for pile in piles(state)],
    ),
    "bag": (lambda state: (state.bag, state.next_tile), _bag),
    "supply": (supply, supply),
    "last_turns": (last_turns, last_turns),
}
