"""Random games of ceres, for `engine_speed.py`: prints games, decisions and seconds as JSON."""

import json
import sys
import time
from random import Random

import ceres
from ceres.engine.dice import Dice
from ceres.engine.legal import actions
from ceres.engine.playout import play_randomly
from ceres.engine.setup import new_game
from ceres.engine.state import OVER, Rules, State
from ceres.engine.turn import play


def bare(starts: list[State]) -> int:
    """Play with the engine alone, as searches and statistics do."""
    dice = Dice(1)
    return sum(play_randomly(state, dice) for state in starts)


def listed(starts: list[State]) -> int:
    """Play with the engine alone, listing all legal actions for each decision."""
    rng = Random(1)
    decisions = 0
    for state in starts:
        while state.phase != OVER:
            choices = actions(state)
            play(state, choices[int(rng.random() * len(choices))])
            decisions += 1
    return decisions


def positions(starts: list[State]) -> int:
    """Play with the public library: immutable positions, sorted actions, all events."""
    rng = Random(1)
    decisions = 0
    for state in starts:
        position = ceres.Position(state)
        while choices := position.actions():
            position, _ = position.play(choices[int(rng.random() * len(choices))])
            decisions += 1
    return decisions


def main() -> None:
    """Play as many prepared games as take about a second."""
    way = sys.argv[1]
    play_games = {"bare": bare, "wall": bare, "listed": listed, "positions": positions}[way]
    clock = time.perf_counter if way == "wall" else time.process_time
    rules = Rules("hard", [], None)
    games = 15_000 if ceres.COMPILED else 300
    distinct = [new_game(rules, True, seed) for seed in range(300)]
    starts = [distinct[number % len(distinct)].clone() for number in range(games)]
    before = clock()
    decisions = play_games(starts)
    seconds = clock() - before
    result = {"games": games, "decisions": decisions, "seconds": seconds}
    print(json.dumps({**result, "compiled": ceres.COMPILED}))


if __name__ == "__main__":
    main()
