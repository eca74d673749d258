"""Two groups of games compared: on the same seeds game by game, else as two samples."""

import itertools
from dataclasses import dataclass, replace
from typing import Any, Final

import polars as pl

from ceres.lab.plan import KEYS
from ceres.lab.statistics import (
    LEVEL,
    Estimate,
    mcnemar,
    mean,
    paired_rates,
    two_rates,
    unpaired_rates,
    wilson,
)

_EXCHANGED: Final = "exchanged"


@dataclass(frozen=True)
class Difference:
    """What the second of two groups does other than the first."""

    paired: bool
    games: tuple[int, int]
    rates: tuple[Estimate, Estimate]
    wins: Estimate
    """The difference of the win rates."""
    chance: float
    """How likely such a difference is by chance alone."""
    margin: Estimate
    """The difference of the mean margins."""

    @property
    def significant(self) -> bool:
        """Whether chance alone would do it in fewer than one of twenty cases."""
        return self.chance < LEVEL

    @property
    def verdict(self) -> str:
        """Where the difference is more than chance: in `wins`, in the `margin` only, or `none`."""
        if self.significant:
            return "wins"
        return "none" if self.margin.low <= 0 <= self.margin.high else "margin"


@dataclass(frozen=True)
class Comparison:
    """Two groups that differ in one thing, and what else they have in common."""

    key: str
    first: Any
    second: Any
    common: dict[str, Any]
    difference: Difference


class Groups:
    """The margins of all games, by group."""

    def __init__(self, games: pl.LazyFrame) -> None:
        """Reads four columns of the games."""
        rows = games.select("group", "seed", "margin").collect()
        keys = games.select("group", *KEYS).unique().sort("group").collect()
        parts = rows.partition_by("group", as_dict=True)
        self.keys: Final = [{name: row[name] for name in KEYS} for row in keys.to_dicts()]
        self._rows: Final = [parts[group,].drop("group") for group in keys["group"]]

    def rows(self, key: dict[str, Any]) -> pl.DataFrame | None:
        """Seeds and margins of the group that has this key."""
        return self._rows[self.keys.index(key)] if key in self.keys else None

    def values(self, name: str) -> list[Any]:
        """The values of a column, in the order of the groups."""
        return list(dict.fromkeys(key[name] for key in self.keys))


def difference(first: pl.DataFrame, second: pl.DataFrame) -> Difference:
    """The second group of games against the first: seeds and margins."""
    both = first.join(second, on="seed", suffix="_second")
    if both.height and both.height == min(first.height, second.height):
        return _paired(both)
    frames = (first, second)
    games = (first.height, second.height)
    wins = tuple(_won(frame["margin"]) for frame in frames)
    means = [_mean(frame["margin"]) for frame in frames]
    reach = sum((each.high - each.value) ** 2 for each in means) ** 0.5
    margin = means[1].value - means[0].value
    return Difference(
        False,
        games,
        (wilson(wins[0], games[0]), wilson(wins[1], games[1])),
        unpaired_rates((wins[0], wins[1]), games),
        two_rates((wins[0], wins[1]), games),
        Estimate(margin, margin - reach, margin + reach),
    )


def _paired(both: pl.DataFrame) -> Difference:
    games = both.height
    won, won_second = both["margin"] > 0, both["margin_second"] > 0
    gained = int((~won & won_second).sum())
    lost = int((won & ~won_second).sum())
    return Difference(
        True,
        (games, games),
        (wilson(int(won.sum()), games), wilson(int(won_second.sum()), games)),
        paired_rates(gained, lost, games),
        mcnemar(gained, lost),
        _mean(both["margin_second"].cast(pl.Int32) - both["margin"].cast(pl.Int32)),
    )


def _won(margins: pl.Series) -> int:
    return int((margins > 0).sum())


def _mean(values: pl.Series) -> Estimate:
    average, deviation = values.mean(), values.std()
    return mean(_number(average), _number(deviation), values.len())


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


def effects(groups: Groups) -> list[Comparison]:
    """Each thing in which groups of one set differ: its other values against its first."""
    found = []
    for name in KEYS:
        first, *others = groups.values(name)
        if name == _EXCHANGED:
            continue
        for other, key in itertools.product(others, groups.keys):
            if key[name] != first or key[_EXCHANGED]:
                continue
            found += _between(groups, groups, key, {**key, name: other}, name)
    return found


def cards(groups: Groups) -> list[Comparison]:
    """Each card exchanged, against the same games with it."""
    found = []
    for key in groups.keys:
        if key[_EXCHANGED]:
            found += _between(groups, groups, {**key, _EXCHANGED: ""}, key, _EXCHANGED)
    return found


def sets(first: Groups, second: Groups, names: tuple[str, str]) -> list[Comparison]:
    """Two sets of results: groups that are alike, or alike but for what differs between the sets.

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
        found += _between(first, second, key, other, changed[0] if changed else "")
    if changed:
        return found
    return [replace(each, first=names[0], second=names[1]) for each in found]


def _between(
    ones: Groups, others: Groups, one: dict[str, Any], other: dict[str, Any], name: str
) -> list[Comparison]:
    first, second = ones.rows(one), others.rows(other)
    if first is None or second is None:
        return []
    common = {key: value for key, value in one.items() if other[key] == value}
    return [Comparison(name, one.get(name), other.get(name), common, difference(first, second))]
