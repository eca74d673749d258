"""How the bots compare: every one is better than the one before, in games of the same seeds."""

import pytest

from ceres.bots import make_bot
from ceres.engine.setup import new_game
from ceres.engine.state import OVER, Rules
from ceres.engine.turn import play


def leads(code: str, difficulty: str, seeds: range) -> list[int]:
    """Your points less Ceres', at the end of the game of each seed."""
    found = []
    for seed in seeds:
        state = new_game(Rules(difficulty, [], None), False, seed)
        bot = make_bot(code, seed)
        while state.phase != OVER:
            play(state, bot.choose_from_state(state))
        found.append(state.your_vp - state.her_vp)
    return found


def win_rate(code: str, difficulty: str, seeds: range) -> float:
    won = [lead > 0 for lead in leads(code, difficulty, seeds)]
    return sum(won) / len(won)


def test_greedy_beats_random() -> None:
    seeds = range(20)
    better = zip(leads("greedy", "hard", seeds), leads("random", "hard", seeds), strict=True)
    assert sum(greedy > random for greedy, random in better) >= 18


@pytest.mark.slow
def test_the_planner_beats_greedy() -> None:
    seeds = range(60)
    gain = win_rate("planner", "challenge", seeds) - win_rate("greedy", "challenge", seeds)
    assert gain > 0.1


@pytest.mark.slow
def test_montecarlo_beats_the_planner() -> None:
    seeds = range(40)
    code = "montecarlo:playouts=200,candidates=8"
    assert win_rate(code, "challenge", seeds) > win_rate("planner", "challenge", seeds)
