"""Playouts: tries actions in dealt worlds, each played to the end of the game."""

from time import perf_counter
from typing import Final

from ceres.bots.strategies.deal import deal
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.strategy import RandomStrategy, Strategy
from ceres.bots.strategies.weights import POLICY_VERSION, VERSIONS
from ceres.engine.action import Action
from ceres.engine.dice import Dice
from ceres.engine.state import OVER, State
from ceres.engine.turn import play

# Neighbouring seeds share no world.
_SEEDS_APART: Final = 1_000_000_000_000
# Outcomes are whole numbers, so that their sum does not depend on the order.
MAX_OUTCOME: Final = 1_000_000
# A lead of this many points is three quarters of the way from certain defeat to victory.
_LEAD_SCALE: Final = 60.0


def outcome(state: State) -> int:
    """Rate a finished game for you: 0 to `MAX_OUTCOME`, more than half if you have won (V9)."""
    lead = (state.your_vp - state.her_vp - 0.5) / _LEAD_SCALE
    return int(MAX_OUTCOME * (1.0 + lead / (1.0 + abs(lead)))) // 2


def try_actions(
    seen: State,
    actions: list[Action],
    seed: int,
    worlds: range,
    seconds: float,
    randomly: bool,
    version: int = POLICY_VERSION,
) -> list[list[int]]:
    """Try every action in the same worlds; return the outcomes of the actions in each world.

    `seen` is the state of an observation. Worlds are numbered: with the same seed, a number always
    gives the same world. They are dealt in turn, at least one, until the time is up. After the
    action the game goes on as a version of the planner plays, or randomly.
    """
    found: list[list[int]] = []
    end = perf_counter() + seconds
    planner = PlannerStrategy(VERSIONS[version])
    for number in worlds:
        dice = Dice(seed * _SEEDS_APART + number)
        world = deal(seen, dice)
        strategy: Strategy = RandomStrategy(dice) if randomly else planner
        found.append([outcome(play_out(world, action, strategy)) for action in actions])
        if perf_counter() >= end:
            break
    return found


def play_out(world: State, action: Action, strategy: Strategy) -> State:
    """Play a world to the end of the game, beginning with an action."""
    state = world.clone()
    play(state, action)
    while state.phase != OVER:
        play(state, strategy.choose_from_state(state))
    return state
