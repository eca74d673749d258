"""The data of the charts: small tables of means, from the rows of all games."""

from collections.abc import Iterable
from typing import Any, Final

import polars as pl

from ceres.engine.state import LAST_ERA
from ceres.lab.plan import KEYS

_ERAS: Final = range(1, LAST_ERA + 1)
SIDES: Final = {
    "you": ("population", "commercial", "civic", "lots", "when-built"),
    "ceres": ("population", "commercial", "civic", "parks", "when-built", "run-outs"),
}
# The columns of a source, where it has others than its own.
_COLUMNS: Final = {"run-outs": ("failed-claims", "no-room", "empty-bag")}
# Figures that grow: Gardens, and the silver laid on Deeds; the price is computed.
_GROWTH: Final = {"gardens": "gardens", "largest-park": "largest_park", "laid": "bribed"}
# The same, decision by decision.
_GROWTH_BY_TURN: Final = {
    "gardens": "gardens",
    "largest-park": "largest_park",
    "on-market": "laid",
    "cheapest": "cheapest",
}
RUN_OUTS: Final = ("no_deed", "no_marker", "failed_claims", "no_room", "empty_bag")
ACTION_COUNTS: Final = ("incomes", "buys", "builds", "rebuilds", "choices")
_MIN_SHARE: Final = 0.5
"""Turns that a smaller share of a group's games reaches are not shown."""

# Steps of the margin in VP, and the number of games from which the fine ones are more than noise.
_FINE: Final = 5
_COARSE: Final = 10
_MANY: Final = 2000

Rows = list[dict[str, Any]]


def without_exchanges(games: pl.LazyFrame) -> pl.LazyFrame:
    """Return the games with all cards as they are."""
    return games.filter(pl.col("exchanged") == "")


def _means(games: pl.LazyFrame, columns: Iterable[pl.Expr]) -> Rows:
    return games.group_by("group", *KEYS).agg(*columns).sort("group").collect().to_dicts()


def margins(games: pl.LazyFrame) -> Rows:
    """Return the share of a group's games that ends with each margin, in steps."""
    smallest = min(games.group_by("group").len().collect()["len"], default=0)
    step = _FINE if smallest >= _MANY else _COARSE
    begin = (pl.col("margin").cast(pl.Int32) // step * step).alias("begin")
    counted = games.group_by("group", *KEYS, begin).agg(pl.len().alias("games"))
    found: Rows = []
    for part in counted.sort("group", "begin").collect().partition_by("group"):
        counts = dict(part.select("begin", "games").iter_rows())
        every = range(min(counts) - step, max(counts) + 2 * step, step)
        key, total = _key(part.row(0, named=True)), sum(counts.values())
        found += [
            {**key, "middle": each + step / 2, "share": counts.get(each, 0) / total}
            for each in every
        ]
    return found


def points(games: pl.LazyFrame) -> Rows:
    """Return the mean VP of both sides by source and era."""
    wanted = {
        (side, source, era): _sum_of(
            f"{side}_{column.replace('-', '_')}_{era}" for column in _COLUMNS.get(source, [source])
        )
        for side, sources in SIDES.items()
        for source in sources
        for era in _ERAS
    }
    means = [each.mean().alias(str(number)) for number, each in enumerate(wanted.values())]
    return [
        {**_key(row), "side": side, "source": source, "era": era, "vp": row[str(number)]}
        for row in _means(games, means)
        for number, (side, source, era) in enumerate(wanted)
        if row[str(number)]
    ]


def growth(games: pl.LazyFrame) -> Rows:
    """Return Gardens and market at the end of each era; the price is that of a Deed you bought."""
    wanted = {
        (what, era): pl.col(f"{column}_{era}").mean()
        for what, column in _GROWTH.items()
        for era in _ERAS
    }
    for era in _ERAS:
        wanted["price", era] = pl.col(f"spent_{era}").sum() / pl.col(f"buys_{era}").sum()
    means = [each.alias(str(number)) for number, each in enumerate(wanted.values())]
    return [
        {**_key(row), "what": what, "era": era, "mean": row[str(number)]}
        for row in _means(games, means)
        for number, (what, era) in enumerate(wanted)
    ]


def growth_by_turn(games: pl.LazyFrame, decisions: pl.LazyFrame) -> Rows:
    """Return the same turn by turn, as long as most games go on."""
    keys = games.select("group", *KEYS).unique()
    counts = games.group_by("group").agg(pl.len().alias("all"))
    turns = decisions.filter(pl.col("kind") != "place").with_columns(
        pl.int_range(1, pl.len() + 1).over("group", "seed").alias("turn")
    )
    means = (
        turns.group_by("group", "turn")
        .agg(pl.len().alias("games"), *(pl.col(each).mean() for each in _GROWTH_BY_TURN.values()))
        .join(counts, on="group")
        .filter(pl.col("games") >= pl.col("all") * _MIN_SHARE)
        .join(keys, on="group")
        .sort("group", "turn")
    )
    return [
        {**_key(row), "what": what, "turn": row["turn"], "mean": row[column]}
        for row in means.collect().iter_rows(named=True)
        for what, column in _GROWTH_BY_TURN.items()
    ]


def per_game(games: pl.LazyFrame, names: Iterable[str]) -> Rows:
    """Return how often each of these happens in a game, on average."""
    wanted = [_sum_of(f"{name}_{era}" for era in _ERAS).mean().alias(name) for name in names]
    turns = [pl.col("turns").mean(), pl.col("decisions").mean()]
    return _means(games, [*turns, *wanted])


def _sum_of(columns: Iterable[str]) -> pl.Expr:
    """Add up small numbers without overflow."""
    return pl.sum_horizontal(pl.col(column).cast(pl.Int32) for column in columns)


def _key(row: dict[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in KEYS}
