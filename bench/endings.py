"""Measures how many of a game's last decisions the coach proves, in games of a bot.

    python bench/endings.py --games 20 --seconds 1

For each difficulty it prints the median, the lower and the upper quartile of the number of
decisions at the end of a game that were all proved, each within the time.
"""

import argparse
import statistics

import ceres
from ceres.bots import make_bot
from ceres.coach import solve

DIFFICULTIES = ("normal", "hard", "challenge")


def proved_at_the_end(game: ceres.Game, seconds: float) -> int:
    """Return how many decisions before the end were proved one after the other."""
    proved = 0
    for position in reversed(game.positions[:-1]):
        if not solve(position.observation(), nodes=10**9, seconds=seconds).proved:
            break
        proved += 1
    return proved


def play(seed: int, difficulty: str, code: str) -> ceres.Game:
    """Play a game, every other with Monuments."""
    game, bot = ceres.Game.new(seed, difficulty, seed % 2 == 0), make_bot(code, seed)
    while game.position.result is None:
        game.play(bot.choose(game.position.observation()))
    return game


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--bot", default="planner")
    options = parser.parse_args()
    print(
        f"{'compiled' if ceres.COMPILED else 'interpreted'}, {options.games} games of {options.bot}"
    )
    for difficulty in DIFFICULTIES:
        found = sorted(
            proved_at_the_end(play(seed, difficulty, options.bot), options.seconds)
            for seed in range(1, options.games + 1)
        )
        low, middle, high = statistics.quantiles(found, n=4)
        print(f"{difficulty}: median {middle:g} ({low:g} to {high:g})")


if __name__ == "__main__":
    main()
