"""Labels: what the actions of a decision lead to."""

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from ceres.actions import action_of
from ceres.bots.strategies.deal import deal
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.playouts import play_out
from ceres.bots.strategies.weights import WeightTable
from ceres.engine.action import Action
from ceres.engine.dice import Dice
from ceres.engine.state import OVER, State
from ceres.engine.turn import play
from ceres.observation import observe
from fitting.tables import Weighting, lead_of, start, table_of

# A decision, the texts of the actions tried, and the leads of each.
Decision = tuple[State, list[str], list[list[int]]]

FIRST_SEED: Final = 31_000_000
# How many actions of a decision are tried: the planner's best, the next best builds, some others.
BEST: Final = 4
BUILDS: Final = 4
OTHERS: Final = 4
# One decision in so many is played otherwise, so that the games differ from what the planner knows.
ASTRAY: Final = 7
# Worlds are numbered game by game, and within them decision by decision.
_GAME: Final = 1_000_003
_DECISION: Final = 101


def label(path: Path, weights: Weighting, first: int, games: int, worlds: int) -> None:
    """Label the decisions of games, each game a line of the file; go on with one that was begun."""
    done = len(path.read_text("utf-8").splitlines()) if path.exists() else 0
    task = partial(labelled_game, table_of(weights), worlds)
    seeds = range(FIRST_SEED + first + done, FIRST_SEED + first + games)
    with path.open("a", encoding="utf-8") as file, ProcessPoolExecutor() as pool:
        for seed, rows in zip(seeds, pool.map(task, seeds), strict=True):
            print(json.dumps([seed, rows]), file=file, flush=True)


def labelled_game(table: WeightTable, worlds: int, seed: int) -> list[Any]:
    """Play a game; return what was played, and what the actions tried at each decision led to."""
    planner, rng, state, rows = PlannerStrategy(table), Random(seed), start(seed), list[Any]()
    while state.phase != OVER:
        actions = planner.ranked(state)
        chosen, labels = actions[0], None
        if len(actions) > 1:
            tried = _sample(actions, rng)
            seen = observe(state)._state
            first = seed * _GAME + len(rows) * _DECISION
            dealt = [deal(seen, Dice(first + world)) for world in range(worlds)]
            found = [[lead_of(play_out(world, one, planner)) for world in dealt] for one in tried]
            labels = [[action.text for action in tried], found]
            if not rng.randrange(ASTRAY):
                chosen = rng.choice(tried[:6])
        rows.append([chosen.text, labels])
        play(state, chosen)
    return rows


def _sample(actions: list[Action], rng: Random) -> list[Action]:
    """Return the actions to try, the planner's best first: every one that is not a build."""
    builds = [action for action in actions[BEST:] if action.text.startswith("build")]
    tried = [*actions[:BEST], *builds[:BUILDS]]
    rest = builds[BUILDS:60]
    tried += rng.sample(rest, min(OTHERS, len(rest)))
    return [action for action in actions if action in tried or action not in builds]


def decisions(line: str) -> Iterator[Decision]:
    """Play a labelled game again: each decision, the actions tried, and their leads."""
    seed, rows = json.loads(line)
    state = start(seed)
    for played, labels in rows:
        if labels is not None:
            yield state, *labels
        play(state, action_of(played))
