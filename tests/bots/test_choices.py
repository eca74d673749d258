"""Every bot, anywhere: it does what is legal, peeks at nothing, changes nothing, repeats itself."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceres
from boxes import own_cards, own_tiles
from ceres.bots import BOTS, QuickBot, make_bot
from quickly import first_quickly
from strategies import examples, positions, walk

# With budgets that the interpreted engine plays in no time.
CODES = [
    "random",
    "greedy",
    "planner",
    "planner:version=1",
    "montecarlo:playouts=2,candidates=2",
    "montecarlo:playouts=6,candidates=4,random=1",
]

each_bot = pytest.mark.parametrize("code", CODES)


def whole_game(bot: QuickBot, position: ceres.Position) -> list[ceres.Position]:
    """The positions of a game that a bot plays to the end."""
    found = [position]
    while position.result is None:
        position, _ = position.play(bot.choose(position.observation()))
        found.append(position)
    return found


def test_every_kind_is_tried() -> None:
    honest = {kind.name for kind in BOTS.values() if not kind.peeks}
    assert {code.partition(":")[0] for code in CODES} == honest


@each_bot
@examples(25)
@given(position=positions(), seed=st.integers(0, 99))
def test_what_it_does_is_legal(code: str, position: ceres.Position, seed: int) -> None:
    seen = position.observation()
    if position.result is None:
        assert make_bot(code, seed).choose(seen) in seen.actions()


@each_bot
@examples(25)
@given(position=positions(), seed=st.integers(0, 99), rng=st.randoms(use_true_random=False))
def test_it_does_not_peek(code: str, position: ceres.Position, seed: int, rng: Random) -> None:
    """Whatever lies hidden, and by whichever face it is asked."""
    if position.result is not None:
        return
    seen = position.observation()
    choice = make_bot(code, seed).choose(seen)
    assert make_bot(code, seed).choose_from_state(position._state) is choice
    other = seen.sample(rng)
    assert make_bot(code, seed).choose(other.observation()) is choice
    assert make_bot(code, seed).choose_from_state(other._state) is choice


@each_bot
@examples(15)
@given(position=positions(), seed=st.integers(0, 99))
def test_asking_leaves_everything_as_it_was(code: str, position: ceres.Position, seed: int) -> None:
    if position.result is not None:
        return
    seen = position.observation()
    before, shown = position.to_json(), seen.to_dict()
    make_bot(code, seed).choose(seen)
    make_bot(code, seed).choose_from_state(position._state)
    assert position.to_json() == before
    assert seen.to_dict() == shown
    # What is kept up to date from the rest is as good as made anew.
    again = ceres.Position.from_json(before, position.components)
    assert position.actions() == again.actions()
    assert position.score() == again.score()


@each_bot
@pytest.mark.parametrize("monuments", first_quickly([True, False]))
@pytest.mark.parametrize("difficulty", first_quickly(["challenge", "hard", "normal"]))
def test_it_plays_whole_games(code: str, difficulty: str, monuments: bool) -> None:
    variants = ceres.engine.state.VARIANTS if monuments else []
    start = ceres.Game.new(
        seed=3, difficulty=difficulty, monuments=monuments, variants=variants
    ).position
    game = whole_game(make_bot(code, 1), start)
    assert game == whole_game(make_bot(code, 1), start)


@each_bot
@pytest.mark.parametrize("box", first_quickly([own_tiles, own_cards]))
def test_it_plays_with_other_components(code: str, box: object) -> None:
    assert callable(box)
    components = ceres.read_components(box())
    start = ceres.Game.new(seed=3, difficulty="challenge", components=components).position
    assert whole_game(make_bot(code, 1), start)[-1].result


def test_both_phases_come_up() -> None:
    """The walks of `positions` and whole games ask for places for Ceres as well."""
    start = ceres.Game.new(seed=3, difficulty="challenge", monuments=True).position
    phases = [position.phase for position in whole_game(make_bot("planner", 1), start)]
    assert {"you", "choice", "over"} <= set(phases)


@pytest.mark.parametrize("code", ["random", "greedy", "montecarlo:playouts=6,random=1"])
def test_another_seed_plays_another_game(code: str) -> None:
    start = ceres.Game.new(seed=3).position
    games = {tuple(whole_game(make_bot(code, seed), start)) for seed in range(3)}
    assert len(games) == 3


@each_bot
def test_a_bot_does_not_care_what_it_was_asked_before(code: str) -> None:
    """It can be asked in the middle of a game, about another game, and again."""
    bot = make_bot(code, 1)
    for position in walk(ceres.Game.new(seed=9).position, Random(1), steps=10):
        assert bot.choose(position.observation()) in position.actions()
