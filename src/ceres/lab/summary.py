"""The results by group: win rates and scores."""

from dataclasses import dataclass
from typing import Any, Final

import polars as pl

from ceres.lab.plan import KEYS
from ceres.lab.statistics import SampleEstimate, mean, wilson

SIDES: Final = ("you", "ceres", "margin")
_WON: Final = pl.col("winner") == "you"


@dataclass(frozen=True)
class SummaryLine:
    """A group of games in a few figures."""

    key: dict[str, Any]
    games: int
    wins: SampleEstimate
    you: SampleEstimate
    ceres: SampleEstimate
    margin: SampleEstimate
    deviations: dict[str, float | None]
    """The standard deviations of both scores and the margin; `None` for a single game."""


def summarise(games: pl.LazyFrame) -> list[SummaryLine]:
    """Return a line for each group, in the order of the groups."""
    figures = games.group_by("group", *KEYS).agg(
        pl.len().alias("games"),
        _WON.sum().alias("wins"),
        *(pl.col(side).mean().alias(f"{side}_mean") for side in SIDES),
        *(pl.col(side).std().alias(f"{side}_deviation") for side in SIDES),
    )
    return [_line(row) for row in figures.sort("group").collect().iter_rows(named=True)]


def _line(row: dict[str, Any]) -> SummaryLine:
    games = row["games"]
    deviations = {side: row[f"{side}_deviation"] for side in SIDES}
    you, ceres, margin = (
        mean(row[f"{side}_mean"], deviation or 0, games) for side, deviation in deviations.items()
    )
    key = {name: row[name] for name in KEYS}
    return SummaryLine(key, games, wilson(row["wins"], games), you, ceres, margin, deviations)


def varying(lines: list[SummaryLine]) -> list[str]:
    """Return the columns in which the groups differ; the bot, if there is but one group."""
    found = [key for key in KEYS if len({line.key[key] for line in lines}) > 1]
    return found or ["bot"]
