"""Your turn: Income, Buy a Deed or Build (section 3 of the rules)."""

from typing import Final

from ceres.engine.action import BUILD_ACTION, BUY_ACTION, Action
from ceres.engine.board import Lot, first, just
from ceres.engine.pieces import Placement
from ceres.engine.state import State

BASIC_INCOME: Final = 5


def take_your_turn(state: State, action: Action) -> None:
    """Carry out one legal action of yours."""
    if action.kind == BUY_ACTION:
        buy(state, first(action.lots))
    elif action.kind == BUILD_ACTION and action.building is not None:
        build(state, action.building)
    else:
        receive_income(state)


def receive_income(state: State) -> None:
    """Take Income (Y1)."""
    state.your_silver += BASIC_INCOME + state.income
    state.log.income(state)


def buy(state: State, deed: Lot) -> None:
    """Buy a Deed (Y2)."""
    slot = state.slot_of(deed)
    price = state.price(slot)
    bribe = state.bribes[slot]
    state.your_silver -= price
    state.your_lots |= just(deed)
    state.remove_deed(slot)
    state.log.bought(deed, slot, price, bribe)
    state.log.refilled(state.refill_market(), "Y2")


def build(state: State, building: Placement) -> None:
    """Build a Building (Y3) or a Monument (M1)."""
    before = state.your_lots
    replaced = state.raise_building(building)
    state.log.built(building, replaced, state.your_lots & ~before)
    when_built(state, building)


def when_built(state: State, building: Placement) -> None:
    """Give what two of the Monuments give to each side with a building beside them (M1, M4)."""
    piece = building.piece
    if not piece.when_built_vp and not piece.when_built_silver:
        return
    you = state.built & building.beside != 0
    ceres = (state.park_lots | state.monument_lots) & building.beside != 0
    if you:
        state.your_vp += piece.when_built_vp
        state.your_silver += piece.when_built_silver
    if ceres:
        state.her_vp += piece.when_built_vp
    state.log.when_built(building, you, ceres)
