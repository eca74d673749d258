"""Compares two groups of games: on the same seeds game by game, else as two samples."""

import itertools
from dataclasses import dataclass, replace
from typing import Any, Final

import polars as pl

from ceres.bots.kinds import peeks
from ceres.lab import statistics
from ceres.lab.plan import KEYS
from ceres.lab.statistics import SampleEstimate

_EXCHANGED: Final = "exchanged"


@dataclass(frozen=True)
class Difference:
    """How the second of two groups differs from the first."""

    paired: bool
    games: tuple[int, int]
    """The games compared."""
    played: tuple[int, int]
    """All games: those on seeds of one group only are left out where games are paired."""
    rates: tuple[SampleEstimate, SampleEstimate]
    wins: SampleEstimate
    """The difference of the win rates."""
    p_value: float
    """The probability of such a difference by chance alone."""
    margin: SampleEstimate
    """The difference of the mean margins."""

    @property
    def significant(self) -> bool:
        """Whether chance alone would do it in fewer than one of twenty cases."""
        return self.p_value < statistics.SIGNIFICANCE

    @property
    def verdict(self) -> str:
        """The significant difference: in `wins`, in the `margin` only, or `none`."""
        if self.significant:
            return "wins"
        return "none" if self.margin.low <= 0 <= self.margin.high else "margin"


@dataclass(frozen=True)
class GroupComparison:
    """Two groups, the columns in which they differ, and those in common."""

    keys: tuple[str, ...]
    """The columns in which they differ; none if two compare_sets played the same."""
    first: tuple[Any, ...]
    """Its values in these columns, or the name of its set."""
    second: tuple[Any, ...]
    common: dict[str, Any]
    difference: Difference


class Groups:
    """The margins of all games, by group."""

    def __init__(self, games: pl.LazyFrame) -> None:
        """Read the seeds and margins of the games, and the keys of their groups."""
        rows = games.select("group", "seed", "margin").collect()
        keys = games.select("group", *KEYS).unique().sort("group").collect()
        parts = rows.partition_by("group", as_dict=True)
        self.keys: Final = [{name: row[name] for name in KEYS} for row in keys.to_dicts()]
        self._rows: Final = [parts[group,].drop("group") for group in keys["group"]]

    def rows(self, key: dict[str, Any]) -> pl.DataFrame | None:
        """Return seeds and margins of the group that has this key."""
        return self._rows[self.keys.index(key)] if key in self.keys else None

    def values(self, name: str) -> list[Any]:
        """Return the values of a column, in the order of the groups."""
        return list(dict.fromkeys(key[name] for key in self.keys))


def difference(first: pl.DataFrame, second: pl.DataFrame) -> Difference:
    """Compare the second group of games with the first: seeds and margins.

    Games are paired if half of the smaller group or more has partners. Else the groups are samples;
    games that both have played count in the first only, because samples must be independent.
    """
    played = (first.height, second.height)
    both = first.join(second, on="seed", suffix="_second")
    if both.height and 2 * both.height >= min(played):
        return _paired(both, played)
    frames = (first, second.join(first, on="seed", how="anti"))
    games = (frames[0].height, frames[1].height)
    wins = tuple(_won(frame["margin"]) for frame in frames)
    means = [_mean(frame["margin"]) for frame in frames]
    half_width = sum((each.high - each.value) ** 2 for each in means) ** 0.5
    margin = means[1].value - means[0].value
    return Difference(
        False,
        games,
        played,
        (statistics.wilson(wins[0], games[0]), statistics.wilson(wins[1], games[1])),
        statistics.unpaired_rates((wins[0], wins[1]), games),
        statistics.two_proportions((wins[0], wins[1]), games),
        SampleEstimate(margin, margin - half_width, margin + half_width),
    )


def _paired(both: pl.DataFrame, played: tuple[int, int]) -> Difference:
    games = both.height
    won, won_second = both["margin"] > 0, both["margin_second"] > 0
    gained = int((~won & won_second).sum())
    lost = int((won & ~won_second).sum())
    return Difference(
        True,
        (games, games),
        played,
        (statistics.wilson(int(won.sum()), games), statistics.wilson(int(won_second.sum()), games)),
        statistics.paired_rates(gained, lost, games),
        statistics.mcnemar(gained, lost),
        _mean(both["margin_second"].cast(pl.Int32) - both["margin"].cast(pl.Int32)),
    )


def _won(margins: pl.Series) -> int:
    return int((margins > 0).sum())


def _mean(values: pl.Series) -> SampleEstimate:
    average, deviation = values.mean(), values.std()
    return statistics.mean(_number(average), _number(deviation), values.len())


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


def effects(groups: Groups) -> list[GroupComparison]:
    """Compare the values of each column in which groups of one set differ with its first value."""
    found = []
    for name in KEYS:
        first, *others = groups.values(name)
        if name == _EXCHANGED:
            continue
        for other, key in itertools.product(others, groups.keys):
            if key[name] != first or key[_EXCHANGED]:
                continue
            found += _between(groups, groups, key, {**key, name: other})
    return found


def distances(groups: Groups) -> list[GroupComparison]:
    """Compare every bot with each that peeks: how far it is from the best possible."""
    found = []
    for bound, key in itertools.product(groups.keys, groups.keys):
        if peeks(bound["bot"]) and key != bound and key == {**bound, "bot": key["bot"]}:
            found += _between(groups, groups, bound, key)
    return found


def cards(groups: Groups) -> list[GroupComparison]:
    """Compare the games with each card exchanged with the same games without."""
    found = []
    for key in groups.keys:
        if key[_EXCHANGED]:
            found += _between(groups, groups, {**key, _EXCHANGED: ""}, key)
    return found


def compare_sets(first: Groups, second: Groups, names: tuple[str, str]) -> list[GroupComparison]:
    """Compare the groups of two sets of results that are alike, but for what differs throughout.

    Where nothing does, the sets are called by their names.
    """
    changed = [
        name
        for name in KEYS
        if len(first.values(name)) == len(second.values(name)) == 1
        and first.values(name) != second.values(name)
    ]
    found = []
    for key in first.keys:
        other = {**key, **{name: second.values(name)[0] for name in changed}}
        found += _between(first, second, key, other)
    if changed:
        return found
    return [replace(each, first=names[:1], second=names[1:]) for each in found]


def _between(
    ones: Groups, others: Groups, one: dict[str, Any], other: dict[str, Any]
) -> list[GroupComparison]:
    first, second = ones.rows(one), others.rows(other)
    if first is None or second is None:
        return []
    keys = tuple(key for key in KEYS if one[key] != other[key])
    common = {key: value for key, value in one.items() if key not in keys}
    values = [tuple(side[key] for key in keys) for side in (one, other)]
    return [GroupComparison(keys, values[0], values[1], common, difference(first, second))]
