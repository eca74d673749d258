"""Measures how far the coach can be trusted; docs/coach.md has the figures.

    ./compile
    .venv/bin/python bench/coach_trust.py luck coverage blunders hints settled

luck      the mean luck over games of `greedy`, which should be 0
coverage  how often intervals of 95 % cover what 20 times the playouts find, where the action is not
          the policy's
blunders  how many bad actions planted in games of `montecarlo` are marked, and how many harmless
          ones are
hints     how many fresh deals on Challenge a player wins who follows every hint
settled   how often a hint that was shown would be changed by many playouts, and how long it takes

All of it takes a core for some hours. Every game is saved as soon as it is measured, in
`lab-results/coach` or `--folder`, so the program can be stopped and started again. `--games` sets
how many games of each there shall be; with `--games 0` it prints the figures of those there are.
"""

import argparse
import json
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from ceres import Game, coach
from ceres.actions import action_of
from ceres.bots import make_bot
from ceres.coach import jobs
from ceres.coach.advice import advice_plan
from ceres.coach.estimates import Estimate
from ceres.coach.executor import carry_out
from ceres.coach.figures import figures
from ceres.coach.knowledge import knowledge_of
from ceres.coach.marks import LOSSES, WIN_CUTS
from ceres.coach.policy import POLICY
from ceres.coach.reviews.model import Entry
from ceres.lab.statistics import wilson

Figures = dict[str, Any]

ROOT: Final = Path(__file__).resolve().parent.parent
# Seeds that no other program here uses.
FIRST_SEED: Final = 8_000_000
# Playouts of reviews.
SMALL: Final = 3_000
USUAL: Final = 7_500
LARGER: Final = 20
DEFAULT: Final = 75_000
QUICK: Final = DEFAULT // 8
# Blunders: how many actions are tried, each with so many playouts.
TRIALS: Final = 24
TRIAL: Final = 1_000
STRONG: Final = "montecarlo:playouts=300"
# Hints: so many decisions of a game, and the playouts that judge them.
DECISIONS: Final = 4
MANY: Final = 6_000
MARKED: Final = ("mistake", "blunder")


def new_game(seed: int) -> Game:
    """Begin a game on Challenge, every second one with Monuments."""
    return Game.new(seed, "challenge", seed % 2 == 0)


def finish(game: Game, player: str, seed: int) -> Game:
    """Let a bot play a game to its end."""
    bot = make_bot(player, seed)
    while game.position.result is None:
        game.play(bot.choose(game.position.observation()))
    return game


# Luck.


def luck_of(seed: int) -> list[float]:
    """Return the luck of a game, and by how much its parts miss the result."""
    # Worlds of its own for every game: otherwise all reviews share the luck of the same few.
    found = coach.review(finish(new_game(seed), "greedy", seed), SMALL, seed=seed)
    assert found.result is not None
    parts = (found.par, found.deal, found.luck, found.decisions, found.corrections)
    return [found.luck.value, abs(sum(part.value for part in parts) - found.result)]


def luck(games: list[list[float]]) -> Figures:
    """Return the mean luck, which should be within two standard errors of 0."""
    values = [value for value, _ in games]
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    error = (spread / len(values)) ** 0.5
    return {"mean": mean, "error": error, "parts miss by": max(missed for _, missed in games)}


# Coverage.


def covered(seed: int) -> list[list[float]]:
    """Return the value of each decision that is not the policy's, and the true one.

    The value comes with its error and the number of worlds.
    """
    game = finish(new_game(seed), "greedy", seed)
    few = coach.review(game, USUAL, seed=1).entries
    many = coach.review(game, LARGER * USUAL, seed=2).entries
    pairs = zip(few, many, strict=True)
    return [[*one.decision, truth.decision.value] for one, truth in pairs if _differs(one)]


def _differs(entry: Entry) -> bool:
    return entry.counts and entry.action is not entry.reference


def coverage(games: list[list[list[float]]]) -> Figures:
    """Return how many intervals cover the truth: 92 to 98 % should."""
    return {"covered": _share([_covers(*decision) for game in games for decision in game])}


def _covers(value: float, error: float, worlds: float, truth: float) -> bool:
    low, high = Estimate(value, error, int(worlds)).interval()
    return low <= truth <= high


# Blunders.


def planted(seed: int) -> Figures | None:
    """Plant a blunder; return how it was marked, and how harmless decisions were.

    Many playouts say what is a blunder and what is harmless.
    """
    found = _with_blunder(finish(new_game(seed), STRONG, seed), Random(seed))
    if found is None:
        return None
    wrong, number = found
    finish(wrong, STRONG, seed)
    truth = coach.review(wrong, LARGER * USUAL, seed=1).entries
    harmless = [entry.number for entry in truth if _is_harmless(entry)]
    marks: Figures = {}
    for name, playouts in (("quick", QUICK), ("default", DEFAULT)):
        entries = coach.review(wrong, playouts, seed=2).entries
        marks[name] = {"harmless": [entries[each].mark for each in harmless]}
        if _is_blunder(truth[number]):
            marks[name]["blunder"] = entries[number].mark
    return marks


def _with_blunder(game: Game, rng: Random) -> tuple[Game, int] | None:
    """Return a game up to a blunder, and its number; `None` if none was found."""
    for _ in range(TRIALS):
        number = rng.randrange(len(game.entries))
        wrong = Game(game.start)
        for entry in game.entries[:number]:
            wrong.play(entry)  # type: ignore[arg-type]
        trial = Game(wrong.position)
        action = rng.choice(wrong.position.actions())
        trial.play(action)
        [judged] = coach.review(trial, TRIAL, seed=3).entries
        if _is_blunder(judged):
            wrong.play(action)
            return wrong, number
    return None


def _is_blunder(entry: Entry) -> bool:
    """Return whether a decision loses twice the threshold of a blunder."""
    chances = entry.win.value, entry.win.value - entry.regret_win.value
    if min(chances) > 0.95 or max(chances) < 0.05:
        return entry.regret.value > 2 * figures().cuts[-1]
    return entry.regret_win.value > 2 * WIN_CUTS[-1]


def _is_harmless(entry: Entry) -> bool:
    return entry.counts and entry.regret_win.value < WIN_CUTS[0] / 2 and entry.regret.value < 1


def blunders(games: list[Figures | None]) -> Figures:
    """Return how many planted blunders were marked (95 %), and harmless decisions (2 %)."""
    found: Figures = {}
    for name in ("quick", "default"):
        marks = [game[name] for game in games if game is not None]
        blunder = [each["blunder"] in MARKED for each in marks if "blunder" in each]
        harmless = [mark in LOSSES for each in marks for mark in each["harmless"]]
        found[name] = {"marked": _share(blunder), "wrongly marked": _share(harmless)}
    return found


# Hints.


def advised(seed: int) -> int:
    """Return the lead of a player who follows every hint of the default budget."""
    game = new_game(seed)
    while game.position.result is None:
        game.play(coach.advise(game.position.observation()).best)
    lead: int = game.position.result["you"] - game.position.result["ceres"]
    return lead


def hints(leads: list[int]) -> Figures:
    """Return how many games were won: 97 % should be."""
    return {"won": _share([lead > 0 for lead in leads]), "lead": sum(leads) / len(leads)}


# Settled hints.


def settled(seed: int) -> list[list[float]]:
    """Return of four decisions how long a hint takes, its playouts, and by how much it is behind.

    That is found by many playouts, with its standard error.
    """
    player = ("greedy", "planner", "montecarlo:playouts=60")[seed % 3]
    game = Game.new(seed, ("normal", "hard", "challenge")[seed // 3 % 3], seed % 2 == 0)
    finish(game, player, seed)
    known, found = knowledge_of(game), []
    for number in Random(seed).sample(range(len(game.entries)), DECISIONS):
        start = perf_counter()
        hint = carry_out(jobs.advise(game, number=number), 1)
        seconds = perf_counter() - start
        shown = hint["advised"][0]["action"]
        plan = advice_plan(known[number], MANY, seed=1, wanted=[action_of(shown)])
        [behind] = [each.behind for each in carry_out(plan, 1).options if each.action.text == shown]
        found.append([seconds, hint["advice"]["playouts"], behind.value, behind.error])
    return found


def settlements(games: list[list[list[float]]]) -> Figures:
    """Return how many hints are clearly wrong by more than a VP: 1 % at most should be."""
    decisions = [decision for game in games for decision in game]
    seconds, playouts = (sorted(each) for each in list(zip(*decisions, strict=True))[:2])
    wrong = [behind > 1 and behind - 1 > 2 * error for *_, behind, error in decisions]
    more = [behind > 1 for *_, behind, _ in decisions]
    return {
        "changed": _share(wrong),
        "perhaps": _share(more),
        **{
            name: [each[round(part * (len(each) - 1))] for part in (0.5, 0.95)]
            for name, each in (("seconds", seconds), ("playouts", playouts))
        },
    }


def _share(found: list[bool]) -> Figures:
    """Return how many of how many, as a share with its interval of 95 %."""
    return {"of": len(found), **wilson(sum(found), len(found))._asdict()}


class Measure(NamedTuple):
    """What is found of a game, what many games show, and of how many."""

    one: Callable[[int], Any]
    all: Callable[[list[Any]], Figures]
    games: int


MEASURES: Final = {
    "luck": Measure(luck_of, luck, 300),
    "coverage": Measure(covered, coverage, 50),
    "blunders": Measure(planted, blunders, 100),
    "hints": Measure(advised, hints, 200),
    "settled": Measure(settled, settlements, 50),
}


def saved(path: Path) -> dict[int, Any]:
    """Return what was found of each game so far, by its seed."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return dict(json.loads(line) for line in lines)


def measure(name: str, path: Path, games: int, workers: int) -> None:
    """Measure the games that are missing, and save each."""
    seeds = set(range(FIRST_SEED, FIRST_SEED + games)) - set(saved(path))
    with ProcessPoolExecutor(workers) as pool, path.open("a", encoding="utf-8") as file:
        waiting = {pool.submit(MEASURES[name].one, seed): seed for seed in sorted(seeds)}
        for done in as_completed(waiting):
            print(json.dumps([waiting[done], done.result()]), file=file, flush=True)


def main() -> None:
    """Measure what was asked for, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="+", choices=MEASURES)
    parser.add_argument("--games", type=int, help="of each")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=ROOT / "lab-results" / "coach")
    asked = parser.parse_args()
    folder = asked.folder / POLICY.replace("/", "-")  # figures of another policy are not mixed in
    folder.mkdir(parents=True, exist_ok=True)
    for name in asked.names:
        path = folder / f"{name}.jsonl"
        games = MEASURES[name].games if asked.games is None else asked.games
        measure(name, path, games, asked.workers)
        found = list(saved(path).values())
        if found:
            print(name, json.dumps({"games": len(found), **MEASURES[name].all(found)}), flush=True)


if __name__ == "__main__":
    main()
