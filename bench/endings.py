"""Measures how many of a game's last decisions the coach proves, in games of a bot.

    python bench/endings.py --games 200 --nodes 200000
    python bench/endings.py --games 10 --nodes 12000000 --difficulty challenge

For each difficulty it prints the median, the lower and the upper quartile of the number of
decisions at the end of a game that were all proved, each within that budget; and the nodes that
were looked at in a second of processor time.
"""

import argparse
import statistics
import time

import ceres
from ceres.bots import make_bot
from ceres.coach import solve

DIFFICULTIES = ("normal", "hard", "challenge")


def proved_at_the_end(game: ceres.Game, most: int) -> tuple[int, int]:
    """Return how many decisions before the end were proved one after the other, and the nodes."""
    proved = nodes = 0
    for position in reversed(game.positions[:-1]):
        found = solve(position.observation(), most)
        nodes += found.nodes
        if not found.proved:
            break
        proved += 1
    return proved, nodes


def play(seed: int, difficulty: str, code: str) -> ceres.Game:
    """Play a game, every other with Monuments."""
    game, bot = ceres.Game.new(seed, difficulty, seed % 2 == 0), make_bot(code, seed)
    while game.position.result is None:
        game.play(bot.choose(game.position.observation()))
    return game


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=200_000)
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--difficulty", choices=DIFFICULTIES, nargs="+", default=DIFFICULTIES)
    options = parser.parse_args()
    print(
        f"{'compiled' if ceres.COMPILED else 'interpreted'}, {options.games} games of {options.bot}"
    )
    for difficulty in options.difficulty:
        games = [play(seed, difficulty, options.bot) for seed in range(1, options.games + 1)]
        start = time.process_time()
        found = [proved_at_the_end(game, options.nodes) for game in games]
        speed = sum(nodes for _, nodes in found) / (time.process_time() - start)
        low, middle, high = statistics.quantiles([proved for proved, _ in found], n=4)
        print(
            f"{difficulty}: median {middle:g} ({low:g} to {high:g}), {speed:.0f} nodes a second",
            flush=True,
        )


if __name__ == "__main__":
    main()
