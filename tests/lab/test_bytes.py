"""The same seeds give the same bytes, however the games were cut and whoever played them."""

from pathlib import Path

import pyarrow as pa
import pytest

from ceres.lab import store as storing
from ceres.lab.chunks import Chunk, play_chunk
from ceres.lab.options import make_plan
from ceres.lab.run import run
from ceres.lab.store import GameRange, Store, StoreError, rebatch
from ceres.lab.worker_pool import local_pool
from lab.games import TIME_LIMIT, InlinePool, nothing, options, simulate

pytestmark = pytest.mark.slow

ASKED = {"bots": ["random", "greedy"], "games": 7, "decisions": True}


def contents(store: Store) -> tuple[bytes, ...]:
    return tuple(store.result_file(name).read_bytes() for name in ("games", "decisions"))


def in_pieces(folder: Path, pieces: list[GameRange]) -> Store:
    """Results of which these pieces were played one by one; the rest by the usual way."""
    store = Store.create(folder, make_plan(options(**ASKED)))
    for group, first, end in pieces:
        store.save(play_chunk(Chunk.of(store.plan, group, first, end - first, TIME_LIMIT)))
    run(Store.open(folder), InlinePool(), nothing, TIME_LIMIT)
    return store


@pytest.mark.parametrize(
    "pieces",
    [
        [],
        [GameRange(1, 0, 7), GameRange(0, 0, 7)],
        [GameRange(0, 3, 5), GameRange(0, 6, 7), GameRange(1, 0, 1)],
        [GameRange(0, 0, 4), GameRange(0, 2, 7)],  # two programs, into the same folder
    ],
    ids=["none", "all", "some", "twice"],
)
def test_pieces_make_no_difference(tmp_path: Path, pieces: list[GameRange]) -> None:
    whole = simulate(tmp_path / "whole", **ASKED)
    assert contents(in_pieces(tmp_path / "pieces", pieces)) == contents(whole)


@pytest.mark.parametrize("rows", [3, 7, 1000])
def test_row_groups_make_no_difference_to_the_rows(
    tmp_path: Path, rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    import polars as pl

    whole = simulate(tmp_path / "whole", **ASKED)
    monkeypatch.setattr(storing, "ROW_GROUP_SIZE", rows)
    other = simulate(tmp_path / "other", **ASKED)
    assert pl.read_parquet(other.result_file("games")).equals(
        pl.read_parquet(whole.result_file("games"))
    )


def test_tables_are_made_even() -> None:
    tables = [pa.table({"n": list(range(start, end))}) for start, end in [(0, 2), (2, 9), (9, 10)]]
    found = [table["n"].to_pylist() for table in rebatch(iter(tables), 4)]
    assert found == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]


def test_processes_make_no_difference(tmp_path: Path) -> None:
    here = simulate(tmp_path / "here", **ASKED)
    for workers in (1, 2):
        store = Store.create(tmp_path / str(workers), make_plan(options(**ASKED)))
        with local_pool(workers) as pool:
            run(store, pool, nothing, TIME_LIMIT)
        assert contents(store) == contents(here)


def test_a_game_is_the_same_whatever_is_played_beside_it(tmp_path: Path) -> None:
    import polars as pl

    few = pl.read_parquet(simulate(tmp_path / "few", games=3, seed=5).result_file("games"))
    many = pl.read_parquet(simulate(tmp_path / "many", games=9, seed=1).result_file("games"))
    assert many.slice(4, 3).equals(few)


def test_a_broken_part_is_named(tmp_path: Path) -> None:
    store = Store.create(tmp_path / "results", make_plan(options()))
    store.save(play_chunk(Chunk.of(store.plan, 0, 0, 12, TIME_LIMIT)))
    [part] = (store.folder / "parts").iterdir()
    part.write_bytes(part.read_bytes()[:100])
    with pytest.raises(StoreError) as error:
        store.finish()
    assert error.value.code == "lab-broken-part"
    assert part.name in str(error.value)
