"""Playing saved games: what is changed is stored, and what is not stored is not changed."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from ceres.library.games import Library
from ceres.saves import Conflict, DiskFull, Saves
from ceres.service import Table, new_table
from ceres.service.real_table import at_real_table
from ceres.service.types.game import Turn
from companion.at_real_tables import draw, ready
from service.at_tables import plain


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Saves]:
    with Saves.open(tmp_path / "games.sqlite3") as found:
        yield found


def begun(tables: Library) -> str:
    id: str = tables.begin(new_table(seed=7))["id"]
    return id


def play(table: Table) -> Turn:
    return table.play("income")


def test_every_change_is_stored(saves: Saves) -> None:
    tables = Library(saves)
    id = begun(tables)
    for revision, change in enumerate([play, play, lambda table: table.undo(confirmed=True)], 1):
        assert tables.change(id, revision, change)["revision"] == revision + 1
    stored = saves.load(id)
    assert [str(entry) for entry in stored.entries] == ["income"]
    assert [str(entry) for entry in stored.undone] == ["income"]
    assert saves.summary(id).about["peeked"] == 1
    tables.change(id, 4, lambda table: table.redo())
    assert len(saves.load(id).entries) == 2


def test_a_change_that_changes_nothing_is_no_new_revision(saves: Saves) -> None:
    tables = Library(saves)
    id = begun(tables)
    assert tables.change(id, 1, lambda _: None)["revision"] == 1
    assert saves.revision(id) == 1


def test_an_older_revision_is_a_conflict(saves: Saves) -> None:
    tables, elsewhere = Library(saves), Library(saves)
    id = begun(tables)
    elsewhere.change(id, 1, play)
    for _ in range(2):  # first found when it is stored, then before anything is played
        with pytest.raises(Conflict):
            tables.change(id, 1, play)
    with tables.reading(id) as table:
        assert len(table.game.entries) == 1


def test_what_cannot_be_stored_is_not_changed(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise DiskFull("disk-full", path="games.sqlite3")

    tables = Library(saves)
    id = begun(tables)
    with monkeypatch.context() as patched:
        patched.setattr(Saves, "append", full)
        with pytest.raises(DiskFull):
            tables.change(id, 1, play)
    with tables.reading(id) as table:
        assert not table.game.entries
    assert tables.change(id, 1, play)["view"]["turns"] == 1


def test_more_games_than_are_cached(saves: Saves) -> None:
    tables = Library(saves, cached=1)
    ids = [begun(tables) for _ in range(3)]
    for revision in (1, 2):
        for id in ids:
            assert tables.change(id, revision, play)["view"]["turns"] == revision


def test_entering_a_card_leaves_the_stored_actions_alone(tmp_path: Path) -> None:
    """Of a real table only the start and what is known of it change; both come back."""
    path, rng = tmp_path / "games.sqlite3", Random(5)

    def rows() -> list[tuple[int, ...]]:
        with closing(sqlite3.connect(path)) as database:
            return database.execute("SELECT rowid, number FROM ceres_entries").fetchall()

    with Saves.open(path) as saves:
        library = Library(saves)
        opened = library.begin(ready(seed=5))
        id, revision = opened["id"], opened["revision"]
        revision = library.change(id, revision, lambda table: table.play("income"))["revision"]
        library.begin(new_table(seed=1))  # so that rows written again have other ids
        before = rows()
        view = library.open(id)["view"]
        drawn = draw(plain(view)["real"]["asks"], rng)
        entered = library.change(id, revision, lambda table: at_real_table(table).enter(drawn))
        assert rows() == before
        assert Library(saves).open(id)["view"] == entered["view"]
