"""Finds the figures that the coach judges by, and writes them into the package.

    ./compile
    .venv/bin/python tools/calibrate_coach.py

They belong to one version of the reference policy: run it again when that changes. Par is the mean
lead of the policy over many deals of the same options. The thresholds in VP are exceeded as often
as those in chances of winning, in reviewed games of `greedy`. What known players lose with a
decision is the mean over reviewed games of each.
"""

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import compress, product, repeat
from pathlib import Path
from typing import Final

from ceres import Game, coach
from ceres.bots import make_bot
from ceres.coach.estimates import estimate
from ceres.coach.figures import FILE, options_key
from ceres.coach.marks import WIN_CUTS
from ceres.coach.playouts import play_out
from ceres.coach.policy import POLICY, REFERENCE
from ceres.coach.reviews.model import Entry, Review
from ceres.engine.era_counters import EraCounters
from ceres.engine.setup import new_game
from ceres.engine.state import DIFFICULTIES, VARIANTS, Rules

TARGET: Final = Path(coach.__file__).with_name(FILE)
# Seeds that no other program here uses.
PAR_SEEDS: Final = 6_000_000
REVIEW_SEEDS: Final = 7_000_000
PLAYERS: Final = ("greedy", "planner", "montecarlo")
# The chances between which a game is open, and chances of winning say more than VP.
OPEN: Final = (0.2, 0.8)


def par(difficulty: str, monuments: bool, variants: list[str], games: int) -> list[float]:
    """Return the mean lead of the policy over many deals, its error, and their number."""
    rules = Rules(difficulty, variants, None)
    leads = []
    for seed in range(PAR_SEEDS, PAR_SEEDS + games):
        start = new_game(rules, monuments, seed)
        leads.append(play_out(start, REFERENCE.choose_from_state(start), EraCounters()))
    return list(estimate(leads))


def played(player: str, seed: int) -> Game:
    """Return a game of a player on Challenge, every second one with Monuments."""
    game, bot = Game.new(seed, "challenge", seed % 2 == 0), make_bot(player, seed)
    while game.position.result is None:
        game.play(bot.choose(game.position.observation()))
    return game


def reviewed(player: str, seed: int, playouts: int) -> Review:
    """Return the review of such a game."""
    return coach.review(played(player, seed), playouts)


def cuts(entries: list[Entry]) -> list[float]:
    """Return the losses in VP that are exceeded as often as the thresholds of winning are."""
    still_open = [each for each in entries if OPEN[0] < each.win.value < OPEN[1]]
    vp = sorted(each.regret.value for each in still_open)
    found = []
    for cut in WIN_CUTS:
        below = sum(each.regret_win.value <= cut for each in still_open)
        found.append(round(vp[min(below, len(vp) - 1)], 1))
    return found


def main() -> None:
    """Find everything, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=4000, help="games for each par")
    parser.add_argument("--games", type=int, default=24, help="reviewed games of each player")
    parser.add_argument("--playouts", type=int, default=15_000, help="playouts of a review")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    options = [
        (difficulty, monuments, list(compress(VARIANTS, chosen)))
        for difficulty in DIFFICULTIES
        for monuments in (False, True)
        for chosen in product((False, True), repeat=len(VARIANTS))
    ]
    pool = ProcessPoolExecutor(asked.workers)
    pars = list(pool.map(par, *zip(*options, strict=True), repeat(asked.deals)))
    print(f"par of {len(options)} options", flush=True)
    seeds = range(REVIEW_SEEDS, REVIEW_SEEDS + asked.games)
    counting: dict[str, list[Entry]] = {}
    for player in PLAYERS:
        found = pool.map(reviewed, repeat(player), seeds, repeat(asked.playouts))
        counting[player] = [each for review in found for each in review.entries if each.counts]
        print(f"{player}: {len(counting[player])} decisions", flush=True)
    figures = {
        "policy": POLICY,
        "par": {options_key(*each): value for each, value in zip(options, pars, strict=True)},
        "cuts": cuts(counting["greedy"]),
        "players": {player: losses(counting[player]) for player in PLAYERS},
    }
    TARGET.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    print(json.dumps({key: figures[key] for key in ("policy", "cuts", "players")}, indent=1))


def losses(entries: list[Entry]) -> list[float]:
    """Return the mean loss of some decisions, in VP and in chances of winning."""
    return [
        round(sum(each.regret.value for each in entries) / len(entries), 4),
        round(sum(each.regret_win.value for each in entries) / len(entries), 4),
    ]


if __name__ == "__main__":
    main()
