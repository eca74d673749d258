"""Measures how far the coach can be trusted; docs/coach.md has the figures.

    ./compile
    .venv/bin/python bench/coach_trust.py luck coverage blunders hints

luck      the mean luck over games of `greedy`, which should be 0
coverage  how often intervals of 95 % cover what 20 times the playouts find, where the action is not
          the policy's
blunders  how many bad actions planted in games of `montecarlo` are marked, and how many harmless
          ones are
hints     how many fresh deals on Challenge a player wins who follows every hint

Each takes minutes; `--games` makes it shorter. With `--json FILE` the figures are saved.
"""

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

from ceres import Game, coach
from ceres.bots import make_bot
from ceres.coach.estimates import estimate
from ceres.coach.figures import figures
from ceres.coach.marks import LOSSES, WIN_CUTS
from ceres.coach.review import Entry

Figures = dict[str, Any]

# Seeds that no other program here uses.
FIRST_SEED: Final = 8_000_000
GAMES: Final = {"luck": 300, "coverage": 50, "blunders": 100, "hints": 200}
SMALL: Final = 3_000
USUAL: Final = 7_500
LARGER: Final = 20
MARKED: Final = ("mistake", "blunder")


def new_game(seed: int) -> Game:
    """Begin a game on Challenge, every second one with Monuments."""
    return Game.new(seed, "challenge", seed % 2 == 0)


def played(player: str, seed: int) -> Game:
    """Return a whole game of a bot."""
    game, bot = new_game(seed), make_bot(player, seed)
    while game.position.result is None:
        game.play(bot.choose(game.position.observation()))
    return game


def luck_of(seed: int) -> tuple[float, float]:
    """Return the luck of a game, and by how much its parts miss the result."""
    found = coach.review(played("greedy", seed), SMALL)
    assert found.result is not None
    parts = (found.par, found.deal, found.luck, found.decisions, found.corrections)
    return found.luck.value, abs(sum(part.value for part in parts) - found.result)


def luck(pool: ProcessPoolExecutor, seeds: range) -> Figures:
    """Return the mean luck, which should be within two standard errors of 0."""
    found = list(pool.map(luck_of, seeds))
    values = [value for value, _ in found]
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return {
        "games": len(values),
        "mean": mean,
        "error": (spread / len(values)) ** 0.5,
        "parts miss by": max(missed for _, missed in found),
    }


def covered(seed: int) -> list[bool]:
    """Return of each decision that is not the policy's whether its interval covers the truth."""
    game = played("greedy", seed)
    few = coach.review(game, USUAL, seed=1).entries
    many = coach.review(game, LARGER * USUAL, seed=2).entries
    return [_covers(one, other) for one, other in zip(few, many, strict=True) if _differs(one)]


def _differs(entry: Entry) -> bool:
    return entry.counts and entry.action is not entry.reference


def _covers(entry: Entry, truth: Entry) -> bool:
    low, high = entry.decision.interval()
    return low <= truth.decision.value <= high


def coverage(pool: ProcessPoolExecutor, seeds: range) -> Figures:
    """Return how many intervals cover the truth: 92 to 98 % should."""
    found = [each for game in pool.map(covered, seeds) for each in game]
    return {"decisions": len(found), "covered": sum(found) / len(found)}


def planted(seed: int) -> tuple[bool | None, list[bool]]:
    """Plant a blunder; return whether it was marked, and of harmless decisions whether they were.

    A blunder loses twice its threshold, as many playouts find.
    """
    game, rng = played("montecarlo:playouts=300", seed), Random(seed)
    number = rng.randrange(len(game.entries))
    wrong = Game(game.start)
    for entry in game.entries[:number]:
        wrong.play(entry)  # type: ignore[arg-type]
    blunder = _blunder(wrong, rng)
    if blunder is None:
        return None, _harmless(game)
    wrong.play(blunder)
    bot = make_bot("montecarlo:playouts=300", seed)
    while wrong.position.result is None:
        wrong.play(bot.choose(wrong.position.observation()))
    few = coach.review(wrong, 75_000, seed=1).entries
    return few[number].mark in MARKED, _harmless(game)


def _blunder(game: Game, rng: Random) -> str | None:
    """Return an action that a large budget finds twice as bad as a blunder must be."""
    seen = game.position.observation()
    actions = seen.actions()
    rng.shuffle(actions)
    for action in actions[:12]:
        trial = Game(game.position)
        trial.play(action)
        [entry] = coach.review(trial, 20_000, seed=3).entries
        decided = min(entry.win.value, 1 - entry.win.value) < 1 - 0.95
        loss = entry.regret.value if decided else entry.regret_win.value
        cut = figures().cuts[-1] if decided else WIN_CUTS[-1]
        if loss > 2 * cut:
            return str(action)
    return None


def _harmless(game: Game) -> list[bool]:
    """Return of each decision that a large budget finds harmless whether it is marked."""
    few = coach.review(game, USUAL, seed=1).entries
    many = coach.review(game, LARGER * USUAL, seed=2).entries
    return [
        one.mark in LOSSES
        for one, truth in zip(few, many, strict=True)
        if truth.counts and truth.regret_win.value < WIN_CUTS[0] / 2 and truth.regret.value < 1
    ]


def blunders(pool: ProcessPoolExecutor, seeds: range) -> Figures:
    """Return how many planted blunders were marked (95 %), and harmless decisions (2 %)."""
    found = list(pool.map(planted, seeds))
    marked = [each for each, _ in found if each is not None]
    harmless = [each for _, game in found for each in game]
    return {
        "blunders": len(marked),
        "marked": _share(marked),
        "harmless": len(harmless),
        "wrongly marked": _share(harmless),
    }


def _share(found: list[bool]) -> float | None:
    return sum(found) / len(found) if found else None


def advised(seed: int) -> int:
    """Return the lead of a player who follows every hint of the default budget."""
    game = new_game(seed)
    while game.position.result is None:
        game.play(coach.advise(game.position.observation()).best)
    lead: int = game.position.result["you"] - game.position.result["ceres"]
    return lead


def hints(pool: ProcessPoolExecutor, seeds: range) -> Figures:
    """Return how many games were won: 97 % should be."""
    leads = list(pool.map(advised, seeds))
    won = estimate([int(lead > 0) for lead in leads])
    return {"games": len(leads), "won": won.value, "lead": sum(leads) / len(leads)}


MEASURES: Final = {"luck": luck, "coverage": coverage, "blunders": blunders, "hints": hints}


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="+", choices=MEASURES)
    parser.add_argument("--games", type=int)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    found = {}
    with ProcessPoolExecutor(asked.workers) as pool:
        for name in asked.names:
            seeds = range(FIRST_SEED, FIRST_SEED + (asked.games or GAMES[name]))
            found[name] = MEASURES[name](pool, seeds)
            print(name, json.dumps(found[name]), flush=True)
    if asked.json is not None:
        asked.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
