"""Measures the engine in a worker of a browser; `site_speed.py` has it run there."""

import json
import time
from typing import Final

import ceres
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.playouts import try_actions
from ceres.engine.dice import Dice
from ceres.engine.playout import play_randomly

MOVES: Final = (0, 20, 35)
SECONDS: Final = 1.5


def speeds() -> str:
    """Return what is done in a second, as JSON."""
    game = ceres.Game.new(seed=7, difficulty="challenge", monuments=True)
    found = {"random games": random_games(game.position)}
    planner = PlannerStrategy()
    for move in range(max(MOVES) + 1):
        if move in MOVES:
            found[f"the planner's playouts, move {move}"] = playouts(game.position)
        game.play(planner.choose(game.position.observation()))
    return json.dumps({"compiled": ceres.COMPILED, **found})


def random_games(position: ceres.Position) -> float:
    """Play random games to the end for a while."""
    start = time.perf_counter()
    number = 0
    while time.perf_counter() < start + SECONDS:
        play_randomly(position._state.clone(), Dice(number))
        number += 1
    return number / (time.perf_counter() - start)


def playouts(position: ceres.Position) -> float:
    """Try actions for a while."""
    actions = position.actions()[:16]
    start = time.perf_counter()
    seen = position.observation()._state
    dealt = len(try_actions(seen, actions, 1, range(1_000_000), SECONDS, False))
    return dealt * len(actions) / (time.perf_counter() - start)
