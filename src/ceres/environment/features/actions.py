"""Features of the legal actions: what each is, what it changes at once, and what lies around it.

Nothing that follows is looked at, such as Ceres' turn or the Deed that comes into the market.
"""

from typing import Final

from ceres.engine.action import BUY_ACTION, PLACE_ACTION, Action
from ceres.engine.board import NO_LOTS, Lots, beside, count, diagonal, first, group_of, lots_of
from ceres.engine.ceres_turn import place
from ceres.engine.legal import actions
from ceres.engine.pieces import CIVIC, PIECES
from ceres.engine.scoring import score
from ceres.engine.squares import squares_vp
from ceres.engine.state import MARKERS, MARKET_SLOTS, State
from ceres.engine.your_turn import take_your_turn
from ceres.environment.features.city import hidden_deeds
from ceres.environment.features.feature import TILES, Feature, number, subset

ACTION_SETS: Final[list[Feature]] = [
    subset("kind", "Income, Buy a Deed, Build, a choice for Ceres", 4),
    subset("piece", "the Building or Monument that you build", len(PIECES)),
    subset("slot", "the slot of the Deed that you buy", MARKET_SLOTS),
]
ACTION_NUMBERS: Final[list[Feature]] = [
    number("silver", "how your silver changes", 10, 1000),
    number("income", "how the silver that your Buildings show changes", 5, 100),
    number("population", "how your population changes", 5, 100),
    number("vp", "how your VP change at once, and hers", 10, 1000, 2),
    number("your_change", "how `your_scoring` changes", 10, 1000, 4),
    number("her_change", "how `her_scoring` changes", 10, 1000, 4),
    number("covered", "its Lots: your empty ones, those with Buildings of yours", 4, 10, 2),
    number(
        "beside",
        "the Lots beside it: your empty, residential, commercial and civic ones; her empty ones, "
        "those with Monuments of hers, and with each tile; those for sale and the hidden ones",
        4,
        10,
        8 + TILES,
    ),
    number("diagonal", "the Lots diagonal to it: yours, her empty ones, Gardens", 4, 10, 3),
    number("room", "your empty Lots that are joined to it", MARKERS, MARKERS),
    number("squares", "the VP it adds to her squares if all her Lots were Gardens", 20, 1000),
]
ACTION_FEATURES: Final[list[Feature]] = ACTION_SETS + ACTION_NUMBERS


def action_integers(state: State) -> list[list[int]]:
    """Return the features of every legal action, in the order of the actions' numbers."""
    now = _totals(state)
    around = _surroundings(state)
    legal = sorted(actions(state), key=lambda action: action.number)
    return [
        _what(state, action) + _changes(state, action, now) + _site(state, action, around)
        for action in legal
    ]


def _what(state: State, action: Action) -> list[int]:
    """Return the integers of `ACTION_SETS`."""
    building = action.building
    piece = int(building.piece.bit) if building is not None else 0
    slot = 1 << int(state.slot_of(first(action.lots))) if action.kind == BUY_ACTION else 0
    return [1 << int(action.kind), piece, slot]


def _changes(state: State, action: Action, now: list[int]) -> list[int]:
    """Return what changes before Ceres' turn."""
    after = state.clone()
    if action.kind == PLACE_ACTION:
        place(after, action.lots)
    else:
        take_your_turn(after, action)
    found = _totals(after)
    for index, before in enumerate(now):
        found[index] -= before
    return found


def _totals(state: State) -> list[int]:
    """Return the figures whose changes are shown."""
    found = [state.your_silver, state.income, state.population, state.your_vp, state.her_vp]
    era = score(state)
    found += [era.your_population, era.your_commercial, era.your_civic, era.your_lots]
    found += [era.her_population, era.her_commercial, era.her_civic, era.her_parks]
    return found


def _surroundings(state: State) -> list[Lots]:
    """Return the sets of Lots that are counted beside an action."""
    kinds: list[Lots] = [NO_LOTS] * (CIVIC + 1)
    for building in state.buildings:
        kinds[building.piece.kind] |= building.lots
    found = [state.your_lots]
    found += kinds
    found += [state.her_lots, state.monument_lots]
    found += state.gardens
    found += [lots_of(state.market), hidden_deeds(state)]
    return found


def _site(state: State, action: Action, around: list[Lots]) -> list[int]:
    """Return what lies under, beside and diagonal to an action's Lots, and what may grow there."""
    lots = action.lots
    near = beside(lots) & ~lots
    corners = diagonal(lots) & ~lots & ~near
    hers = state.her_lots | state.park_lots
    found = [count(lots & state.your_lots), count(lots & state.built)]
    found += [count(near & each) for each in around]
    found += [count(corners & (state.your_lots | state.built))]
    found += [count(corners & state.her_lots), count(corners & state.park_lots)]
    found += [count(group_of(near, state.your_lots & ~lots))]
    found += [squares_vp(hers | lots) - squares_vp(hers & ~lots)]
    return found
