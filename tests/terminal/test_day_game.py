"""The deal of a day in the terminal: one attempt, gone on with, then practice."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ceres.challenges.days import deal_of
from ceres.format.record_extras import day_mark
from ceres.game import Game
from ceres.saves import Saves
from ceres.terminal.day_game import day_game

TODAY = "2026-11-16"


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Saves]:
    with Saves.open(tmp_path / "games.sqlite3") as opened:
        yield opened


def begun(saves: Saves, date: str = TODAY) -> Game:
    game = day_game(saves, deal_of(date), TODAY)
    assert isinstance(game, Game)
    return game


def is_practice(game: Game) -> bool:
    mark = day_mark(game.extras)
    assert mark is not None
    return mark["practice"]


def test_the_first_game_of_a_day_counts_and_is_gone_on_with(saves: Saves) -> None:
    game = begun(saves)
    assert not is_practice(game)
    assert game.extras["x-strict"] is True
    id = saves.create(game)
    assert day_game(saves, deal_of(TODAY), TODAY) == id
    assert not is_practice(begun(saves, "2026-11-15"))


def test_after_an_attempt_that_was_deleted_or_given_up_one_practises(saves: Saves) -> None:
    deleted, given_up = begun(saves), begun(saves, "2026-11-15")
    saves.delete(saves.create(deleted))
    given_up.extras["x-resigned"] = True
    saves.create(given_up)
    assert is_practice(begun(saves))
    assert is_practice(begun(saves, "2026-11-15"))
