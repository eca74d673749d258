"""Bots and coach take observations: whatever else they are given, they say what to give."""

import inspect
from collections.abc import Callable
from random import Random

import pytest

import ceres
from ceres import bots, coach
from ceres.bots import BOTS, make_bot
from ceres.errors import CeresError
from ceres.outlook import outlook

# Every public function that decides by what a player knows.
BY_OBSERVATION: dict[str, Callable[..., object]] = {
    "advise": lambda given: coach.advise(given, playouts=20),
    "forecast": coach.forecast,
    "solve": coach.solve,
    "outlook": outlook,
    **{name: make_bot(name, seed=1).choose for name, kind in BOTS.items() if not kind.peeks},
}
# What they are given by mistake.
MISTAKES: dict[str, Callable[[ceres.Game], object]] = {
    "Position": lambda game: game.position,
    "Game": lambda game: game,
    "dict": lambda game: game.position.observation().to_dict(),
    "State": lambda game: game.position._state,
}
# These make bots or describe them; they get no game.
OTHERS = {"make_bot", "load_bot"}


def test_every_public_function_is_tried() -> None:
    public = {
        name
        for module in (bots, coach)
        for name in module.__all__
        if inspect.isfunction(getattr(module, name))
    }
    assert public == {"advise", "forecast", "solve", "review"} | OTHERS


@pytest.mark.parametrize("given", MISTAKES)
@pytest.mark.parametrize("name", BY_OBSERVATION)
def test_what_is_no_observation_is_refused(name: str, given: str) -> None:
    game = ceres.Game.new(seed=7)
    with pytest.raises(CeresError, match=rf"not {given}: give position\.observation\(\)"):
        BY_OBSERVATION[name](MISTAKES[given](game))


@pytest.mark.parametrize("given", ["Position", "dict"])
def test_a_review_takes_a_game(given: str) -> None:
    with pytest.raises(CeresError, match=rf"not {given}: give a ceres\.Game"):
        coach.review(MISTAKES[given](ceres.Game.new(seed=7)))  # type: ignore[arg-type]


def test_the_order_of_hidden_things_changes_nothing() -> None:
    """The same observation, the same figures: whatever lies behind it."""
    seen = ceres.Game.new(seed=7).position.observation()
    other = seen.sample(Random(1)).observation()
    one, two = (coach.advise(each, playouts=40).to_dict() for each in (seen, other))
    assert one == two
