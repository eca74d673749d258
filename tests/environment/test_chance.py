"""Games with explicit chance: any game can be had, draw by draw, and nothing is known before."""

import pickle
from random import Random
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the environment needs the extra `agents`")

import ceres
from ceres.companion.draws import draws_in
from ceres.engine.action import ACTION_OF
from ceres.engine.setup import MONUMENT_PIECES
from ceres.environment import chance
from ceres.environment.chance import Chance, Decision, Point
from ceres.observation import NeedsObservation, observe

SIZES = {piece.id: piece.size for piece in MONUMENT_PIECES}
NUMBERS = {chance.name(number): number for number in range(chance.OUTCOMES)}
OPTIONS: list[dict[str, Any]] = [
    {"difficulty": "normal"},
    {"difficulty": "hard", "monuments": True, "variants": ["contested-population"]},
    {
        "difficulty": "challenge",
        "monuments": True,
        "variants": ["creeping-gardens", "favour-5", "wild-monuments"],
    },
]


def drawn(point: Point, names: list[str]) -> Point:
    """The point after these are drawn, each of which may be."""
    for name in names:
        assert isinstance(point, Chance)
        assert NUMBERS[name] in dict(point.outcomes())
        point = point.after(NUMBERS[name])
    return point


def set_up_as(game: ceres.Game) -> Point:
    """The first decision of a game, by drawing what it has."""
    state = game.start._state
    told = game.start.to_dict()
    names = list(told["you"]["lots"])
    names += [word for garden in told["ceres"]["gardens"].items() for word in garden]
    names += [each["deed"] for each in told["market"]] + told["ceres"]["row"]
    return drawn(chance.start(state.rules, state.with_monuments), names + (told["monuments"] or []))


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: options["difficulty"])
def test_any_game_can_be_had_draw_by_draw(options: dict[str, Any]) -> None:
    for seed in range(4):
        rng = Random(seed)
        game = ceres.Game.new(seed, **options)
        point = set_up_as(game)
        while True:
            before = game.position
            assert isinstance(point, Decision)
            assert observe(point.table) == before.observation()
            assert sorted(map(str, point.actions())) == sorted(map(str, before.actions()))
            if point.over:
                break
            action = str(rng.choice(before.actions()))
            draws = draws_in(before, game.play(action))
            names = [name for draw in draws for name in draw.drawn]
            point = drawn(point.after(ACTION_OF[action].number), names)


def test_what_is_hidden_decides_nothing() -> None:
    for seed in range(10):
        position = ceres.Game.new(seed, difficulty="challenge", monuments=True).position
        seen = position.observation()
        for action in seen.actions():
            first, second = (
                chance.go_on(seen.sample(Random(order)).observation()).after(action.number)
                for order in (1, 2)
            )
            rng = Random(seed)
            while isinstance(first, Chance) and isinstance(second, Chance):
                assert first.outcomes() == second.outcomes()
                number = rng.choice(first.outcomes())[0]
                first, second = first.after(number), second.after(number)
            assert isinstance(first, Decision)
            assert isinstance(second, Decision)
            assert observe(first.table) == observe(second.table)


def test_the_cards_are_drawn_in_proportion() -> None:
    seen = ceres.Game.new(7).position.observation()
    point = chance.go_on(seen).after(ACTION_OF["income"].number)
    assert isinstance(point, Chance)
    unseen = seen.to_dict()["ceres"]["deck"]
    assert dict(point.outcomes()) == {NUMBERS[card]: 1 / len(unseen) for card in unseen}


def test_tiles_are_drawn_by_how_many_are_in_the_bag() -> None:
    game = ceres.Game.new(7)
    told = game.position.to_dict()
    lots = told["you"]["lots"]
    point = drawn(chance.start(game.start._state.rules, False), [*lots, "A1"])
    assert isinstance(point, Chance)
    tiles = told["bag"] + list(told["ceres"]["gardens"].values())
    assert dict(point.outcomes()) == {
        NUMBERS[tile]: pytest.approx(tiles.count(tile) / len(tiles)) for tile in tiles
    }


def test_a_pickled_point_goes_on_as_the_point_itself() -> None:
    rng = Random(1)
    rules = ceres.Game.new(3, difficulty="challenge", variants=["creeping-gardens"]).start
    point: Point = chance.start(rules._state.rules, monuments=True)
    for _ in range(120):
        again: Any = pickle.loads(pickle.dumps(point))
        assert again.since == point.since
        if isinstance(point, Chance):
            assert again.outcomes() == point.outcomes()
            point = point.after(rng.choice(point.outcomes())[0])
        else:
            assert isinstance(point, Decision)
            assert again.actions() == point.actions()
            point = point.after(rng.choice(point.actions()).number)


def test_each_monument_is_of_another_size() -> None:
    rules = ceres.Game.new(3).start._state.rules
    for seed in range(20):
        rng = Random(seed)
        point: Point = chance.start(rules, monuments=True)
        while isinstance(point, Chance):
            point = point.after(rng.choice(point.outcomes())[0])
        assert isinstance(point, Decision)
        supply = observe(point.table).to_dict()["monuments"]
        assert len({SIZES[id] for id in supply}) == len(supply) == 3


def test_a_position_is_refused() -> None:
    with pytest.raises(NeedsObservation):
        chance.go_on(ceres.Game.new(7).position)  # type: ignore[arg-type]
