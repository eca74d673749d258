"""Reads results: complete ones, or what there is of them while they are still played."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import polars as pl

from ceres.lab.plan import KEYS
from ceres.lab.store import DECISIONS, GAMES, Store, StoreError, broken_part, read_footer

_NEEDED: Final = {"group", "seed", "you", "ceres", "margin", "winner", *KEYS}


# The errors of a damaged file: polars itself may panic, which is no `Exception`.
_UNREADABLE: Final = (pl.exceptions.PolarsError, pl.exceptions.PanicException, OSError)


@dataclass(frozen=True)
class Results:
    """The rows of a folder of results, or of a file of games."""

    path: Path
    name: str
    games: pl.LazyFrame
    decisions: pl.LazyFrame | None = None
    expected: int | None = None
    """The number of games when all are played."""


def read_results(path: Path) -> Results:
    """Read the results of a folder or a Parquet file; raise `StoreError` if there are none."""
    if path.is_file():
        return Results(path, path.stem, _games([path]))
    store = Store.open(path)
    files = store.files(GAMES)
    if not files:
        raise StoreError("lab-no-games", folder=path)
    for file in files:
        read_footer(file)
    decisions = _scan(store.files(DECISIONS)) if store.plan.decisions else None
    return Results(path, path.resolve().name, _games(files), decisions, store.plan.total)


@contextmanager
def reading(*paths: Path) -> Iterator[None]:
    """Raise `StoreError` with the broken file if rows, which are lazy, cannot be read."""
    try:
        yield
    except _UNREADABLE:
        for file in (file for path in paths for file in _files(path)):
            try:
                pl.read_parquet(file)
            except _UNREADABLE as error:
                raise broken_part(file, error) from None
        raise


def _files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    store = Store.open(path)
    return [*store.files(GAMES), *(store.files(DECISIONS) if store.plan.decisions else [])]


def _games(files: list[Path]) -> pl.LazyFrame:
    frame = _scan(files)
    if not set(frame.collect_schema()) >= _NEEDED:
        raise StoreError("lab-not-results", path=files[0])
    return frame


def _scan(files: list[Path]) -> pl.LazyFrame:
    """Read the rows of some files, lazily."""
    try:
        frame = pl.scan_parquet(files)
        frame.collect_schema()
    except _UNREADABLE as error:
        problem = str(error).splitlines()[0]
        raise StoreError("cannot-read", path=files[0], problem=problem) from None
    return frame
