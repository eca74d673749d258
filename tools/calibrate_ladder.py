"""Measures how often bots win at each rank of the ladder, and writes it into its file.

    .venv/bin/python tools/calibrate_ladder.py play [greedy planner montecarlo]   # resumes
    .venv/bin/python tools/calibrate_ladder.py write
    .venv/bin/python tools/calibrate_ladder.py survey
    .venv/bin/python tools/calibrate_ladder.py week

`play` plays the ranks of `src/ceres/challenges/ladder.json`: 1,000 games each, `montecarlo` 300,
all on the same seeds. It takes a core for some hours, and can be stopped and begun again; results
are in `lab-results/ladder`, or in `--folder`. `write` puts the win rates of all three bots into the
file, with the version of the planner that played. `survey` shows how often the planner wins with
each favour (X4), to choose ranks by; `week` how often it wins the games of each day of the week.
The medals and the ranks stay comparable only if what they are measured by stays the same, so it is
the version of the planner that the panel plays with, and not the newest.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from ceres.bots import make_bot
from ceres.bots.panel import PANEL_POLICY
from ceres.challenges.days import WEEK, Kind
from ceres.challenges.ladder import LADDER_FILE, Rank, ranks
from ceres.engine.setup import new_game
from ceres.engine.state import DIFFICULTIES, FAVOUR_VP, OVER, Rules
from ceres.engine.turn import play as play_action
from ceres.lab.plan import STANDARD_BOX, Group, Plan
from ceres.lab.results import read_results
from ceres.lab.store import Store
from ceres.lab.summary import summarise

ROOT = Path(__file__).resolve().parent.parent
# The code of each bot, and how many games it plays at each rank.
BOTS = {
    "greedy": ("greedy", 1000),
    "planner": (f"planner:version={PANEL_POLICY}", 1000),
    "montecarlo": (f"montecarlo:playouts=100,version={PANEL_POLICY},workers=1", 300),
}
FIRST_SEED = 1
SURVEYED = 1000


def plan_for(bot: str, games: int | None) -> Plan:
    """Return the games of a bot at every rank."""
    code, asked = BOTS[bot]
    groups = tuple(_group(code, rank) for rank in ranks())
    return Plan(groups, games or asked, FIRST_SEED)


def _group(code: str, rank: Rank) -> Group:
    return Group(code, *rank.kind, STANDARD_BOX)


def play(bots: list[str], folder: Path, games: int | None) -> None:
    """Play the games that are missing, giving way to other programs."""
    os.nice(10)
    for bot in bots or list(BOTS):
        results = folder / bot
        if not (results / "plan.json").exists():
            Store.create(results, plan_for(bot, games))
        elif Store.open(results).plan != plan_for(bot, games):
            sys.exit(f"{results} has games of other ranks; move it away.")
        command = [sys.executable, "-m", "ceres", "sim", "--resume", str(results)]
        subprocess.run(command, check=True, cwd=ROOT)


def write(folder: Path) -> None:
    """Write the win rates of all bots into the file of the ladder."""
    rates: dict[str, list[float]] = {}
    played: dict[str, int] = {}
    for bot in BOTS:
        games = Store.open(folder / bot).plan.games
        lines = summarise(read_results(folder / bot).games)
        if [line.games for line in lines] != [games] * len(ranks()):
            sys.exit(f"Games of {bot} are missing: play them first.")
        rates[bot] = [round(line.wins.value, 3) for line in lines]
        played[bot] = games
    found = [
        {**rank.to_dict(), "wins": {bot: each[number] for bot, each in rates.items()}}
        for number, rank in enumerate(ranks())
    ]
    LADDER_FILE.write_text(_written(found, played), "utf-8")


def _written(found: list[dict[str, Any]], played: dict[str, int]) -> str:
    bots = {bot: {"code": BOTS[bot][0], "games": games} for bot, games in played.items()}
    lines = ",\n".join(f"  {json.dumps(each)}" for each in found)
    head = f'"policy": {PANEL_POLICY},\n "bots": {json.dumps(bots)}'
    return f'{{\n {head},\n "ranks": [\n{lines}\n ]\n}}\n'


def survey() -> None:
    """Print the share of games that the planner wins with each favour: it plays all alike."""
    print("without", *(f"{vp:4}" for vp in FAVOUR_VP), sep="  ")
    for difficulty in DIFFICULTIES:
        for variants in ((), ("creeping-gardens",)):
            leads = _leads(Kind(difficulty, variants=variants))
            shares = [sum(lead > vp for lead in leads) / SURVEYED for vp in (0, *FAVOUR_VP)]
            print(difficulty, *variants)
            print("      ", *(f"{share:.2f}" for share in shares), sep="  ")


def week() -> None:
    """Print the share of games that the planner wins with each kind of a day's games."""
    for weekday, kinds in enumerate(WEEK, start=1):
        for kind in kinds:
            share = sum(lead > 0 for lead in _leads(kind)) / SURVEYED
            monuments = ["monuments"] if kind.monuments else []
            print(weekday, f"{share:.3f}", kind.difficulty, *monuments, *kind.variants)


def _leads(kind: Kind) -> list[int]:
    rules = Rules(kind.difficulty, list(kind.variants), None)
    return [_lead(rules, kind.monuments, seed) for seed in range(SURVEYED)]


def _lead(rules: Rules, monuments: bool, seed: int) -> int:
    state, bot = new_game(rules, monuments, seed), make_bot(f"planner:version={PANEL_POLICY}", 0)
    while state.phase != OVER:
        play_action(state, bot.choose_from_state(state))
    return state.your_vp - state.her_vp


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["play", "write", "survey", "week"])
    parser.add_argument("bots", nargs="*", metavar="bot")
    parser.add_argument("--folder", type=Path, default=ROOT / "lab-results" / "ladder")
    parser.add_argument("--games", type=int, help="fewer games, for a first impression")
    given = parser.parse_args()
    if given.what == "play":
        play(given.bots, given.folder, given.games)
    elif given.what == "write":
        write(given.folder)
    elif given.what == "survey":
        survey()
    else:
        week()


if __name__ == "__main__":
    main()
