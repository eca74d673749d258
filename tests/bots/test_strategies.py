"""What bots think with is what the rules say."""

from math import inf
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceres
from ceres.bots.strategies.deal import deal
from ceres.bots.strategies.decision import Decision, Site
from ceres.bots.strategies.evaluation import evaluate
from ceres.bots.strategies.greedy import state_after
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.playouts import MAX_OUTCOME, outcome, try_actions
from ceres.bots.strategies.weights import COLUMNS, NAMES, VERSIONS, Weights
from ceres.engine.action import BUILD_ACTION
from ceres.engine.dice import Dice
from ceres.engine.legal import actions
from ceres.engine.pieces import CIVIC, Placement
from ceres.engine.scoring import civic_vp, score
from ceres.engine.state import Rules, State
from strategies import examples, positions, walk


def builds(position: ceres.Position) -> list[ceres.Action]:
    return [action for action in position.actions() if action.kind == BUILD_ACTION]


def facts_of(state: State) -> Decision:
    decision = Decision()
    decision.look(state)
    return decision


def site_of(decision: Decision, building: Placement) -> Site:
    site = Site()
    site.look(decision, building, building.piece.bit)
    return site


@examples(40)
@given(positions())
def test_what_a_build_brings_both_sides_is_foreseen(position: ceres.Position) -> None:
    """Her civic Gardens, and the bonus for the larger population."""
    state = position._state
    decision = facts_of(state)
    before = score(state)
    for action in builds(position):
        building = action.building
        assert building is not None
        site = site_of(decision, building)
        piece = building.piece
        found = score(state_after(state, action))
        more_for_her = decision.for_her(site.near, piece.kind) - site.hers_lost
        more_for_her *= decision.civic_vp
        assert found.her_civic - before.her_civic == more_for_her, action
        citizens = piece.population - site.citizens_lost
        left = state_after(state, action)
        assert left.population - state.population == citizens
        assert decision.bonus_for(citizens) == lead_by_bonus(left) - lead_by_bonus(state)


def lead_by_bonus(state: State) -> int:
    """The bonus, as a lead of yours over Ceres."""
    decision = facts_of(state)
    return decision.bonus * ((decision.gap < 0) - (decision.gap > 0))


@examples(40)
@given(positions())
def test_what_a_build_brings_your_civic_buildings_is_foreseen(position: ceres.Position) -> None:
    """Exactly, where nothing is replaced and no part of a VP is left over."""
    state = position._state
    decision = facts_of(state)
    if any(civic.piece.effect_per > 1 for civic in decision.civic):
        return
    before = score(state).your_civic
    for action in builds(position):
        building = action.building
        assert building is not None
        if building.lots & state.built:
            continue
        own = civic_vp(state, building) if building.piece.kind == CIVIC else 0
        halves = site_of(decision, building).for_piece(building.piece)
        assert 2 * (score(state_after(state, action)).your_civic - before - own) == halves


@examples(30)
@given(positions(), st.integers(0, 999))
def test_a_dealt_world_looks_as_before(position: ceres.Position, seed: int) -> None:
    seen = position.observation()
    world = ceres.Position(deal(seen._state, Dice(seed)))
    assert world.observation() == seen
    assert ceres.Position.from_dict(world.to_dict()) == world


def test_every_order_of_hidden_things_is_dealt() -> None:
    """The first tile, card and Deed that come next are sometimes each of those that may."""
    seen = ceres.Game.new(seed=7).position.observation()
    worlds = [deal(seen._state, Dice(seed)) for seed in range(600)]
    state = seen._state
    assert {world.bag[0] for world in worlds} == set(state.bag)
    assert {world.deck[0].id for world in worlds} == {card.id for card in state.deck}
    hidden = {deed for pile in state.piles for deed in pile} | set(state.deeds)
    assert {world.piles[0][0] for world in worlds} == hidden
    assert {world.deeds[-1] for world in worlds} == hidden


@examples(30)
@given(positions())
def test_the_planner_ranks_every_action_once_and_takes_the_first(
    position: ceres.Position,
) -> None:
    if position.result is not None:
        return
    state = position.observation()._state
    planner = PlannerStrategy()
    ranked = planner.ranked(state)
    assert sorted(ranked, key=str) == position.actions()
    assert planner.choose_from_state(state) in ranked


def test_every_weight_is_used() -> None:
    """Each has a value for every part of the game, and changes what its column holds."""

    def column(table: dict[str, tuple[float, ...]]) -> list[object]:
        weights = Weights(table, 4)
        return [getattr(weights, name) for name in dir(weights) if not name.startswith("_")]

    for table in VERSIONS.values():
        assert set(table) <= set(NAMES)
        assert {len(row) for row in table.values()} == {COLUMNS}
    for name in NAMES:
        assert column({name: (7.0,) * COLUMNS}) != column({}), name


@pytest.mark.parametrize("seed", range(6))
def test_in_the_last_turn_of_the_game_the_planner_takes_what_scores_most(seed: int) -> None:
    """Up to a library's odd citizen, and neighbours that are replaced."""
    start = ceres.Game.new(seed=seed, difficulty="hard").position
    (position,) = [each for each in walk(start, Random(seed)) if is_last_turn(each)]
    state = position.observation()._state
    leads = {action: lead_after(state, action) for action in actions(state)}
    assert leads[PlannerStrategy().choose_from_state(state)] >= max(leads.values()) - 2


def is_last_turn(position: ceres.Position) -> bool:
    return position.era == 3 and position.phase == "you" and not position.to_dict()["market"]


def lead_after(state: State, action: ceres.Action) -> int:
    found = score(state_after(state, action))
    return found.yours() - found.hers()


@pytest.mark.parametrize(("you", "ceres"), [(50, 49), (50, 50), (90, 40), (10, 80)])
def test_an_outcome_is_more_than_half_exactly_if_you_win(you: int, ceres: int) -> None:
    state = State(Rules("normal", [], None))
    state.your_vp, state.her_vp = you, ceres
    assert 0 <= outcome(state) <= MAX_OUTCOME
    assert (outcome(state) > MAX_OUTCOME // 2) == (you > ceres)


@pytest.mark.parametrize("randomly", [False, True])
def test_a_numbered_world_is_the_same_whoever_deals_it(randomly: bool) -> None:
    position = ceres.Game.new(seed=7, difficulty="challenge").position
    seen, tried = position.observation()._state, position.actions()[:3]
    whole = try_actions(seen, tried, 5, range(4), inf, randomly)
    even = try_actions(seen, tried, 5, range(0, 4, 2), inf, randomly)
    odd = try_actions(seen, tried, 5, range(1, 4, 2), inf, randomly)
    assert [whole[0], whole[2]] == even
    assert [whole[1], whole[3]] == odd


def test_without_time_one_world_is_dealt_all_the_same() -> None:
    position = ceres.Game.new(seed=7).position
    found = try_actions(position.observation()._state, position.actions(), 5, range(9), 0, True)
    assert len(found) == 1


def test_greedy_prefers_what_its_terms_name() -> None:
    """More points, more income, more silver, more room: each is worth more than not."""
    state = ceres.Game.new(seed=7).position._state.clone()
    base = evaluate(state)
    state.your_vp += 1
    assert evaluate(state) == base + 1
    state.your_silver += 1
    assert evaluate(state) > base + 1
    state.income += 1
    poorer = evaluate(state)
    state.her_vp += 3
    assert evaluate(state) == poorer - 3
