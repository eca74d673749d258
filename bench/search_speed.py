"""Measures how many playouts a search does in a second, beside open_spiel's search in the same run.

    ./compile
    .venv/bin/pip install open_spiel
    .venv/bin/python bench/search_speed.py

`montecarlo` at the start of a game (hard, with Monuments) against open_spiel's MCTS at the start
of backgammon: one core, CPU time, the best of five. `--json FILE` saves the figures.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from math import inf
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import ceres
from ceres.bots.strategies.playouts import try_actions
from ceres.bots.strategies.weights import POLICY_VERSION

ROUNDS = 5
WANTED = 50.0


def ours(randomly: bool, version: int = POLICY_VERSION) -> int:
    """Try actions as in the first round of `montecarlo`; return the number of playouts."""
    position = ceres.Game.new(seed=7, difficulty="hard", monuments=True).position
    actions = position.actions()[:16]
    worlds = range(300 if randomly else 40)
    seen = position.observation()._state
    return len(actions) * len(try_actions(seen, actions, 1, worlds, inf, randomly, version))


def backgammon() -> tuple["pyspiel.Game", "pyspiel.State"]:
    """Return a game at its first decision."""
    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return game, state


def theirs_compiled() -> int:
    """Run open_spiel's search in C++, a random rollout for each simulation."""
    simulations = 500
    game, state = backgammon()
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1, False).step(state)
    return simulations


def theirs_python() -> int:
    """Run open_spiel's search in Python on its game in C++."""
    simulations = 50
    game, state = backgammon()
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    mcts.MCTSBot(game, 2.0, simulations, evaluator, solve=False, random_state=random).step(state)
    return simulations


PROGRAMS: dict[str, Callable[[], int]] = {
    "montecarlo, random playouts": lambda: ours(randomly=True),
    "montecarlo, the planner's playouts": lambda: ours(randomly=False),
    "montecarlo, those of its version 1": lambda: ours(randomly=False, version=1),
    "open_spiel MCTS on backgammon, C++": theirs_compiled,
    "open_spiel MCTS on backgammon, Python": theirs_python,
}


def rate(program: Callable[[], int]) -> float:
    """Return the playouts a second."""
    before = time.process_time()
    playouts = program()
    return playouts / (time.process_time() - before)


def main() -> None:
    """Measure everything, print the table and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    options = parser.parse_args()
    if not ceres.COMPILED:
        sys.exit("The engine is not compiled, or its compiled code is stale: run ./compile first.")
    best = dict.fromkeys(PROGRAMS, 0.0)
    for _ in range(ROUNDS):
        for name, program in PROGRAMS.items():
            best[name] = max(best[name], rate(program))
    for name, found in best.items():
        print(f"{name:<42}{found:>10,.0f} playouts/s")
    ours_randomly, ours_planned, _, *theirs = best.items()
    slower = ours_randomly[1] / ours_planned[1]
    print(f"a playout of the planner costs {slower:.1f} random ones")
    for name, found in theirs:
        print(f"{ours_randomly[0]} / {name}: {ours_randomly[1] / found:.1f} (wanted {WANTED:g})")
    if options.json:
        options.json.write_text(json.dumps(best, indent=1) + "\n")


if __name__ == "__main__":
    main()
