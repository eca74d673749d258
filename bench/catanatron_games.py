"""Random games of catanatron, for `engine_speed.py`: prints games, decisions and seconds as JSON.

Four players who choose at random, to the end or to catanatron's limit of turns. A decision is an
entry of its record; throwing the dice counts, as it does there.
"""

import json
import random
import time

from catanatron import Color, Game, RandomPlayer

GAMES = 20


def main() -> None:
    """Play as many games as take about a second."""
    random.seed(1)
    players = [RandomPlayer(colour) for colour in Color]
    games = [Game(players, seed=seed) for seed in range(GAMES)]
    before = time.process_time()
    for game in games:
        game.play()
    seconds = time.process_time() - before
    decisions = sum(len(game.state.actions) for game in games)
    print(json.dumps({"games": GAMES, "decisions": decisions, "seconds": seconds}))


if __name__ == "__main__":
    main()
