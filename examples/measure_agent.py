"""Measures an agent on deals it has not seen, beside `greedy` on the same deals.

    python examples/measure_agent.py --games 1000

`train_agent.py` does the same when it has finished, and draws its curve with `LearningCurve`.
"""

import argparse
import time
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

import altair as alt

import ceres
from agent import Agent, load
from agent_games import play
from ceres.bots import make_bot
from ceres.lab.report.style import EVEN, SERIES, styled
from ceres.lab.statistics import SampleEstimate, mean, paired_rates, wilson

# Training deals games of seeds below 2 to the 32: these are fresh.
FRESH: Final = 1 << 32
# So many are played at once; more would only need more memory.
_AT_ONCE: Final = 200


def agent_margins(agent: Agent, games: int, difficulty: str) -> list[int]:
    """Let the agent play its best in fresh games; return its final margins."""
    margins: list[int] = []
    for first in range(0, games, _AT_ONCE):
        here = min(_AT_ONCE, games - first)
        seeds = range(FRESH + first, FRESH + first + here)
        found: dict[int, int] = {}
        for place, game in play(agent, seeds, difficulty, explore=False):
            found.setdefault(place, game.margin)
            if len(found) == here:
                break
        margins += [found[place] for place in range(here)]
    return margins


def bot_margins(code: str, games: int, difficulty: str) -> list[int]:
    """Return the final margins of a bot in the same games."""
    margins = []
    for seed in range(FRESH, FRESH + games):
        game, bot = ceres.Game.new(seed, difficulty), make_bot(code, seed)
        while game.position.result is None:
            game.play(bot.choose(game.position.observation()))
        margins.append(int(game.position.result["you"] - game.position.result["ceres"]))
    return margins


def compare(agent: Agent, games: int, difficulty: str, rival: str = "greedy") -> None:
    """Print a table: the agent, its rival, and the difference, game by game."""
    ours = agent_margins(agent, games, difficulty)
    theirs = bot_margins(rival, games, difficulty)
    print(f"\n{games} fresh games, {difficulty}, the same for both; with 95% intervals")
    print(f"{'':12}{'margin in VP':28}games won, %")
    for name, margins in (("agent", ours), (rival, theirs)):
        won = wilson(sum(each > 0 for each in margins), games)
        print(f"{name:12}{shown(average(margins))}  {shown(won, 100)}")
    gained = sum(mine > 0 >= other for mine, other in zip(ours, theirs, strict=True))
    lost = sum(other > 0 >= mine for mine, other in zip(ours, theirs, strict=True))
    ahead = average([mine - other for mine, other in zip(ours, theirs, strict=True)])
    print(f"{'difference':12}{shown(ahead)}  {shown(paired_rates(gained, lost, games), 100)}")


def average(values: list[int]) -> SampleEstimate:
    """Return the mean with its interval."""
    return mean(fmean(values), stdev(values), len(values))


def shown(found: SampleEstimate, scale: int = 1) -> str:
    """Format a figure and its interval."""
    value, low, high = (scale * each for each in found)
    return f"{value:7.1f}  [{low:6.1f}, {high:6.1f}]"


class LearningCurve:
    """How well the agent plays after some time: printed as it learns, and then drawn."""

    def __init__(self, games: int, difficulty: str) -> None:
        """Take how many fresh games to measure each point with."""
        self.games: Final = games
        self.difficulty: Final = difficulty
        self.points: Final[list[dict[str, Any]]] = []

    def measure(self, agent: Agent, learnt: str) -> None:
        """Add a point and print it."""
        minutes = cpu_minutes()
        margins = agent_margins(agent, self.games, self.difficulty)
        margin, won = average(margins), sum(each > 0 for each in margins) / self.games
        line = f"{minutes:5.1f} min {learnt:>24} {shown(margin)} VP {100 * won:6.1f}% won"
        print(line, flush=True)
        self.points.append(
            {"minutes": minutes, "margin": margin.value, "low": margin.low, "high": margin.high}
        )

    def draw(self, path: Path, rival: str = "greedy") -> None:
        """Draw the margins over time as SVG or PNG, with the rival's as a line."""
        level = fmean(bot_margins(rival, self.games, self.difficulty))
        curve = alt.Chart(alt.Data(values=self.points), width=560, height=280)
        curve = curve.encode(
            alt.X("minutes:Q", title="minutes of CPU time", scale=alt.Scale(domainMin=0)),
            alt.Y("margin:Q", title="mean margin in VP"),
        )
        band = curve.mark_area(opacity=0.2, color=SERIES[1]).encode(
            alt.Y("low:Q"), alt.Y2("high:Q")
        )
        line = curve.mark_line(color=SERIES[1], point=alt.OverlayMarkDef(color=SERIES[1]))
        even = alt.Chart(alt.Data(values=[{"margin": level, "name": rival}])).encode(y="margin:Q")
        rule = even.mark_rule(color=EVEN, strokeDash=[5, 4])
        name = even.mark_text(align="right", dy=-8, x=560, color=EVEN).encode(text="name:N")
        styled(alt.layer(band, line, rule, name)).save(path)


def cpu_minutes() -> float:
    """Return the CPU time of this process, which other programs on the machine do not change."""
    return time.process_time() / 60


def main() -> None:
    """Compare a saved agent."""
    options = argparse.ArgumentParser(description="Compare an agent with a bot on fresh deals.")
    options.add_argument("agent", type=Path, nargs="?", default=Path("agent.pt"))
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--difficulty", default="normal")
    options.add_argument("--rival", default="greedy", help="the code of a bot")
    given = options.parse_args()
    compare(load(given.agent), given.games, given.difficulty, given.rival)


if __name__ == "__main__":
    main()
