"""Random games of open_spiel, for `engine_speed.py`: prints games, decisions and seconds as JSON.

`rollouts` are open_spiel's own, in C++: its tree search asked for a single simulation with many
random rollouts. It does not say how many decisions they had; that is the mean length of random
games played beforehand, times their number.
"""

import json
import sys
import time
from random import Random

import pyspiel

ROLLOUTS = {"backgammon": 1500, "chess": 800}
MEASURED = {"backgammon": 300, "chess": 150}


def play_from_python(game: "pyspiel.Game", games: int) -> int:
    """Play random games move by move from Python; return the number of decisions."""
    rng = Random(1)
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                choices = state.legal_actions()
                state.apply_action(choices[int(rng.random() * len(choices))])
                decisions += 1
    return decisions


def roll_out(game: "pyspiel.Game", games: int) -> None:
    """Play random games by open_spiel itself."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
    pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1, False, 1, False).step(state)


def main() -> None:
    """Play one kind of game in one way."""
    name, way = sys.argv[1:3]
    game = pyspiel.load_game(name)
    games = MEASURED[name]
    before = time.process_time()
    decisions = play_from_python(game, games)
    seconds = time.process_time() - before
    if way == "rollouts":
        mean_length = decisions / games
        games = ROLLOUTS[name]
        before = time.process_time()
        roll_out(game, games)
        seconds = time.process_time() - before
        decisions = round(mean_length * games)
    print(json.dumps({"games": games, "decisions": decisions, "seconds": seconds}))


if __name__ == "__main__":
    main()
