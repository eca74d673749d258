"""Plays the days of a year, to choose what a gold medal takes.

    .venv/bin/python tools/calibrate_medals.py [--weeks 52] [--first 2026-01-05]

On each day's deal the panel plays, and two bots play for a medal: `planner` as it is today and
`greedy`. The first table shows for how many VP above the panel's median the planner would earn
gold on which share of the days; wanted is about a quarter (`GOLD_ABOVE` in
`ceres.challenges.medals`). The second shows, with what is set there, on how many of the days each
bot earns at least which medal. A year takes about ten minutes of a core, compiled.
"""

import argparse
import os
from collections.abc import Iterable
from datetime import date, timedelta
from multiprocessing import Pool
from typing import Final, NamedTuple, get_args

from ceres.bots import make_bot
from ceres.bots.panel import GAMES, PANEL_VERSION, PanelGame
from ceres.challenges.days import deal_of
from ceres.challenges.medals import GOLD_ABOVE, Par
from ceres.challenges.types import Medal
from ceres.engine.state import OVER
from ceres.engine.turn import play
from ceres.position import Position

BOTS: Final = ("planner", "greedy")
WEEKDAYS: Final = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
TRIED: Final = range(0, 21, 2)


class Day(NamedTuple):
    """What was made of a day's deal."""

    weekday: int
    par: Par
    leads: dict[str, int]


def played(day: str) -> Day:
    """Let the panel and the bots play a day's deal."""
    start = deal_of(day).begin(day).position
    panel = [PanelGame(start, number).run() for number in range(GAMES)]
    leads = {bot: _lead(start, bot) for bot in BOTS}
    return Day(date.fromisoformat(day).weekday(), Par.of_leads(PANEL_VERSION, panel), leads)


def _lead(start: Position, code: str) -> int:
    state, bot = start._state.clone(), make_bot(code, 0)
    while state.phase != OVER:
        play(state, bot.choose_from_state(state))
    return state.your_vp - state.her_vp


def _share(found: Iterable[bool]) -> str:
    each = list(found)
    return f"{100 * sum(each) / len(each):3.0f} %"


def _earned(days: list[Day], bot: str, medal: Medal) -> str:
    return _share(day.leads[bot] >= day.par.thresholds[medal] for day in days)


def show(days: list[Day]) -> None:
    """Print both tables."""
    print(f"{'VP above the median':20} | planner: gold")
    for above in TRIED:
        share = _share(day.leads["planner"] >= max(1, day.par.median + above) for day in days)
        print(f"{above:20} | {share}")
    print(f"\nWith GOLD_ABOVE = {GOLD_ABOVE}:")
    medals = get_args(Medal)
    print("     ", *(f"{bot:8} {medal:6}" for bot in BOTS for medal in medals), sep=" | ")
    for name, number in (*zip(WEEKDAYS, range(7), strict=True), ("all", None)):
        these = [day for day in days if number in (None, day.weekday)]
        shares = [_earned(these, bot, medal) for bot in BOTS for medal in medals]
        print(f"{name:5}", *(f"{share:>15}" for share in shares), sep=" | ")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--weeks", type=int, default=52)
    parser.add_argument("--first", type=date.fromisoformat, default=date(2026, 1, 5))
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    os.nice(10)
    days = [(given.first + timedelta(number)).isoformat() for number in range(7 * given.weeks)]
    with Pool(given.processes) as pool:
        show(pool.map(played, days, chunksize=7))


if __name__ == "__main__":
    main()
