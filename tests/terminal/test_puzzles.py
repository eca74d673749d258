"""Puzzles in the terminal: asked in the menu's screen, counted, and coming back when missed."""

import json
from datetime import date, timedelta

import pytest

from ceres.coach.puzzles import shipped_book
from ceres.coach.puzzles.book import THEMES
from ceres.saves import Saves, home
from ceres.terminal import practice
from ceres.terminal.puzzle_screen import PuzzleScreen
from ceres.text import say_message
from terminal.driver import SMALL, Player, lines, run

BOOK = shipped_book()


def screen_of(player: Player) -> PuzzleScreen:
    screen = player.app.screen
    assert isinstance(screen, PuzzleScreen)
    return screen


async def answer(player: Player, right: bool) -> str:
    """Give the first right or wrong answer; return the id of the puzzle."""
    puzzles = screen_of(player).puzzles
    number = [each["good"] for each in puzzles.choices].index(right)
    await player.press(*["down"] * ((number - puzzles.cursor) % len(puzzles.choices)), "enter")
    return puzzles.puzzle.id


def saved() -> dict[str, object]:
    return json.loads((home() / "practice.json").read_text())  # type: ignore[no-any-return]


@pytest.mark.parametrize("size", [SMALL, (140, 45)])
def test_a_puzzle_is_solved_and_the_next_one_is_asked(saves: Saves, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        await player.choose_option("page-puzzle-title")
        puzzles = screen_of(player).puzzles
        why = say_message(puzzles.shown["why"], player.app.words.catalogue)
        assert "Your rating: 1200." in lines(player, "question")
        first = await answer(player, right=True)
        assert "That’s right!" in player.seen()
        assert " ".join(why.split()) in " ".join(lines(player, "question").split())
        assert "Found in a row: 1" in lines(player, "question")
        await player.press("enter")
        assert puzzles.puzzle.id != first
        assert not puzzles.tried
        await player.press("escape")
        assert saved()["streak"] == 1

    run(saves, script, size)


def test_a_missed_puzzle_counts_once_and_comes_back(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(player: Player) -> None:
        await player.choose_option("page-puzzle-title")
        missed = await answer(player, right=False)
        assert "Not quite" in player.seen()
        rating = saved()["rating"]
        await answer(player, right=True)
        assert saved()["rating"] == rating
        await player.press("enter", "a")  # giving up misses one, too
        assert saved()["answers"] == 2
        await player.press("escape")
        tomorrow = (date.today() + timedelta(1)).isoformat()
        monkeypatch.setattr(practice, "own_day", lambda: tomorrow)
        await player.choose_option("page-puzzle-title")
        assert "you missed it before" in " ".join(lines(player, "question").split())
        assert screen_of(player).puzzles.puzzle.id == missed

    run(saves, script)


def test_themes_and_the_puzzle_of_the_day_are_a_key_away(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.choose_option("page-puzzle-title")
        puzzles = screen_of(player).puzzles
        for theme in THEMES:
            await player.press("t")
            assert theme in puzzles.puzzle.data["themes"]
        await player.press("t")
        assert puzzles.theme is None
        await player.press("d")
        today = BOOK.of_day(date.today().toordinal())
        assert puzzles.puzzle.id == today.id

    run(saves, script)


def test_a_practice_that_cannot_be_read_is_kept_and_named(saves: Saves) -> None:
    path = home() / "practice.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{}")

    async def script(player: Player) -> None:
        await player.choose_option("page-puzzle-title")
        assert not isinstance(player.app.screen, PuzzleScreen)
        assert "this practice file cannot be read" in player.said()

    run(saves, script)
    assert path.read_text() == "{}"
