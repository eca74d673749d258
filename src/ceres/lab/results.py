"""Results read again: whole, or what there is of them while they are still played."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import polars as pl

from ceres.lab.plan import KEYS
from ceres.lab.store import DECISIONS, GAMES, Store, StoreError

_NEEDED: Final = {"group", "seed", "you", "ceres", "margin", "winner", *KEYS}


@dataclass(frozen=True)
class Results:
    """The rows of a folder of results, or of a file of games."""

    name: str
    games: pl.LazyFrame
    decisions: pl.LazyFrame | None = None
    expected: int | None = None
    """How many games there will be when all are played."""


def read_results(path: Path) -> Results:
    """The results of a folder or a Parquet file; `StoreError` or the like if there are none."""
    if path.is_file():
        return Results(path.stem, _games([path]))
    store = Store.open(path)
    files = store.files(GAMES)
    if not files:
        raise StoreError("lab-no-games", folder=path)
    decisions = _scan(store.files(DECISIONS)) if store.plan.decisions else None
    return Results(path.resolve().name, _games(files), decisions, store.plan.total)


def _games(files: list[Path]) -> pl.LazyFrame:
    frame = _scan(files)
    if not set(frame.collect_schema()) >= _NEEDED:
        raise StoreError("lab-not-results", path=files[0])
    return frame


def _scan(files: list[Path]) -> pl.LazyFrame:
    """The rows of some files, read when they are needed."""
    try:
        frame = pl.scan_parquet(files)
        frame.collect_schema()
    except (pl.exceptions.PolarsError, OSError) as error:
        problem = str(error).splitlines()[0]
        raise StoreError("cannot-read", path=files[0], problem=problem) from None
    return frame
