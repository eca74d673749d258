"""Your turn: Income, Buy a Deed or Build (section 3 of the rules)."""

from typing import Final

from ceres.engine.action import BUILD_ACTION, BUY_ACTION, Action
from ceres.engine.board import NAMES, Lot, first, just, names
from ceres.engine.pieces import Placement
from ceres.engine.state import PRICES, State
from ceres.engine.story import Story, placement_facts

BASIC_INCOME: Final = 5


def take_your_turn(state: State, action: Action, story: Story | None) -> None:
    """Carry out one legal action of yours."""
    if action.kind == BUY_ACTION:
        buy(state, first(action.lots), story)
    elif action.kind == BUILD_ACTION and action.building is not None:
        build(state, action.building, story)
    else:
        receive_income(state, story)


def receive_income(state: State, story: Story | None) -> None:
    """Y1."""
    state.your_silver += BASIC_INCOME + state.income
    if state.tally is not None:
        state.tally.incomes += 1
    if story is not None:
        shown = [placement_facts(each) for each in state.buildings if each.piece.silver]
        facts = {"silver": BASIC_INCOME + state.income, "basic": BASIC_INCOME, "buildings": shown}
        story.tell("income", ("Y1",), facts)


def buy(state: State, deed: Lot, story: Story | None) -> None:
    """Y2."""
    place = state.place_of(deed)
    price = state.price(place)
    bribe = state.bribes[place]
    state.your_silver -= price
    state.your_lots |= just(deed)
    refill = state.shift_market(place)
    if state.tally is not None:
        state.tally.buys += 1
        state.tally.spent += price
        state.tally.bribes_paid += bribe
    if story is not None:
        facts = {
            "deed": NAMES[deed],
            "place": place + 1,
            "price": price,
            "printed": PRICES[place],
            "silver_on_it": bribe,
        }
        story.tell("buy", ("Y2", "T4"), facts)
        tell_refill(refill, "Y2", story)


def tell_refill(refill: Lot | None, rule: str, story: Story) -> None:
    """The Deed that came into the market, if one did."""
    if refill is not None:
        story.tell("refill", (rule,), {"deed": NAMES[refill]})


def build(state: State, building: Placement, story: Story | None) -> None:
    """Y3, and for a Monument M1."""
    before = state.your_lots
    replaced = state.raise_building(building)
    if state.tally is not None:
        state.tally.builds += 1
        state.tally.rebuilds += 1 if replaced else 0
        state.tally.your_monuments += 1 if building.piece.monument else 0
    if story is not None:
        facts = {
            **placement_facts(building),
            "replaced": [placement_facts(other) for other in replaced],
            "marked": names(state.your_lots & ~before),
        }
        story.tell("build", ("Y3", "M1") if building.piece.monument else ("Y3",), facts)
    when_built(state, building, story)


def when_built(state: State, building: Placement, story: Story | None) -> None:
    """What the two Monuments give to each side with a building beside them (M1, M4)."""
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
    if state.tally is not None:
        state.tally.your_when_built += piece.when_built_vp if you else 0
        state.tally.her_when_built += piece.when_built_vp if ceres else 0
    if story is not None:
        facts = {
            **placement_facts(building),
            "you": {"vp": piece.when_built_vp * you, "silver": piece.when_built_silver * you},
            "ceres": {"vp": piece.when_built_vp * ceres},
        }
        story.tell("when-built", ("M1", "M4"), facts)
