"""Trials: actions tried in dealt worlds, each played to the end of the game."""

from time import perf_counter
from typing import Final

from ceres.bots.strategies.deal import deal
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.strategy import RandomStrategy, Strategy
from ceres.engine.action import Action
from ceres.engine.dice import Dice
from ceres.engine.state import OVER, State
from ceres.engine.turn import play

# Seeds next to each other deal no world in common.
_SEEDS_APART: Final = 1_000_000_000_000
# An outcome is a whole number, so that sums are the same in whatever order they are added up.
PARTS: Final = 1_000_000
# A lead of so many points is worth three quarters of the way from certain defeat to victory.
SCALE: Final = 20.0


def outcome(state: State) -> int:
    """How good a finished game is for you: 0 to `PARTS`, more than half if you have won (V9)."""
    lead = (state.your_vp - state.her_vp - 0.5) / SCALE
    return int(PARTS * (1.0 + lead / (1.0 + abs(lead)))) // 2


def try_actions(
    seen: State, actions: list[Action], seed: int, worlds: range, seconds: float, randomly: bool
) -> tuple[int, list[int]]:
    """Try every action in the same worlds: in how many, and the sum of the outcomes of each.

    `seen` is the state of an observation. The worlds are numbered: for a seed, a number is always
    the same world. They are dealt in turn, at least one of them, until the time is over. After the
    action you go on as the planner does, or randomly.
    """
    totals = [0] * len(actions)
    end = perf_counter() + seconds
    planner = PlannerStrategy()
    dealt = 0
    for number in worlds:
        dice = Dice(seed * _SEEDS_APART + number)
        world = deal(seen, dice)
        mind: Strategy = RandomStrategy(dice) if randomly else planner
        for place, action in enumerate(actions):
            totals[place] += outcome(played_out(world, action, mind))
        dealt += 1
        if perf_counter() >= end:
            break
    return dealt, totals


def played_out(world: State, action: Action, mind: Strategy) -> State:
    """The end of a game that begins with an action in a world."""
    state = world.clone()
    play(state, action)
    while state.phase != OVER:
        play(state, mind.choose_from_state(state))
    return state
