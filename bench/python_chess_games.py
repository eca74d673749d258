"""Random games of python-chess, for `engine_speed.py`: prints what they took as JSON."""

import json
import time
from random import Random

import chess

GAMES = 20
LONGEST = 1000


def main() -> None:
    """Play random moves to the end of the game; the rare very long one is broken off."""
    rng = Random(1)
    decisions = 0
    before = time.process_time()
    for _ in range(GAMES):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < LONGEST:
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
    seconds = time.process_time() - before
    print(json.dumps({"games": GAMES, "decisions": decisions, "seconds": seconds}))


if __name__ == "__main__":
    main()
