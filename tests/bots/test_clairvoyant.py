"""`clairvoyant` peeks: in the laboratory only, and there it does better than all who do not."""

import pytest

import ceres
from ceres.bots import BOTS, QuickBot, make_bot
from ceres.engine.setup import new_game
from ceres.engine.state import OVER, Rules, State
from ceres.engine.turn import play
from ceres.errors import CodedError

CODE = "clairvoyant:width=2,candidates=8"


def new(seed: int) -> State:
    return new_game(Rules("challenge", [], None), False, seed)


def lead(bot: QuickBot, state: State) -> int:
    """Play a game to its end; return by how much it is won."""
    while state.phase != OVER:
        play(state, bot.choose_from_state(state))
    return state.your_vp - state.her_vp


def test_it_refuses_an_observation() -> None:
    """So it is no opponent, and no adviser: neither has anything else."""
    assert BOTS["clairvoyant"].peeks
    with pytest.raises(CodedError, match="plays in the laboratory only") as caught:
        make_bot(CODE, 1).choose(ceres.Game.new(seed=7).position.observation())
    assert caught.value.code == "bot-peeks"


def test_it_says_so_where_bots_are_listed() -> None:
    from ceres.text import catalogue

    assert "peeks" in catalogue("en").say("bot-kind-clairvoyant")


@pytest.mark.slow
def test_it_beats_a_search_that_does_not_peek() -> None:
    def leads(code: str) -> int:
        return sum(lead(make_bot(code, 1), new(seed)) for seed in range(3))

    assert leads(CODE) > leads("montecarlo:playouts=40") + 15


@pytest.mark.slow
def test_it_plans_again_when_something_else_happened() -> None:
    """A bot that is asked about a state in the middle of another game plans from there."""
    bot = make_bot("clairvoyant:width=1,candidates=2", 1)
    one, other = new(1), new(2)
    first = bot.choose_from_state(one)
    bot.choose_from_state(other)
    assert bot.choose_from_state(one) is first
    before = one.key()
    bot.choose_from_state(one)
    assert one.key() == before
