"""The first screen and those behind it."""

import pytest
from textual.widgets import Input

import ceres
from ceres.companion import RealGame
from ceres.saves import Saves
from ceres.terminal.home import HomeScreen, SavedScreen
from ceres.terminal.settings import load_settings
from ceres.terminal.table_screen import TableScreen
from ceres.text import languages
from terminal.driver import Player, run


def test_a_new_game_by_keyboard(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.choose_option("terminal-new-game")
        assert "The level to learn on." in player.seen()
        await player.press("shift+tab", *"12", "enter")
        assert player.table.session.view["game"]["seed"] == "12"
        assert player.position.difficulty == "normal"

    run(saves, script)


def test_difficulty_monuments_and_variants(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.choose_option("terminal-new-game")
        await player.pilot.click("#challenge")
        assert "six Gardens" in player.seen()
        await player.pilot.click("#monuments")
        await player.pilot.click("#wild-monuments")
        await player.pilot.click("#start")
        data = player.position.to_dict()
        assert data["difficulty"] == "challenge"
        assert len(data["monuments"]) == 3
        assert data["variants"] == ["wild-monuments"]

    run(saves, script)


@pytest.mark.parametrize("language", ["de", "fr"])  # the longest sentences
def test_the_form_of_a_new_game_fits_a_small_screen(saves: Saves, language: str) -> None:
    async def script(player: Player) -> None:
        await player.choose_option("terminal-new-game")
        await player.pilot.click("#challenge")  # which has the longest description
        assert player.app.screen.query_one("#page").max_scroll_y == 0
        line = player.app.screen.query_one("#favour-line").region
        assert line.contains_region(player.app.screen.query_one("#favour").region)

    run(saves, script, language=language)


def test_a_bad_seed_is_refused(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.choose_option("terminal-new-game")
        player.app.screen.query_one("#seed", Input).value = "-3"
        await player.press("enter")
        assert "whole number" in player.seen()

    run(saves, script)


def test_a_game_at_a_real_table_is_for_the_browser(saves: Saves) -> None:
    on_the_screen = saves.create(ceres.Game.new(seed=8))
    game = ceres.Game.new(seed=7)
    RealGame.new(game, {"cards": "app", "tiles": "app", "deeds": "app"})
    saves.create(game)

    async def script(player: Player) -> None:
        await player.choose_option("terminal-saved-games")
        await player.press("enter")
        assert isinstance(player.app.screen, SavedScreen)
        assert "played at a real table" in player.seen()
        await player.press("escape", "enter")
        assert player.table.session.id == on_the_screen

    run(saves, script)


def test_the_latest_game_continues(saves: Saves) -> None:
    first = ceres.Game.new(seed=7)
    first.play("income")
    id = saves.create(first)

    async def script(player: Player) -> None:
        assert isinstance(player.app.screen, HomeScreen)
        assert "Era 1" in player.seen()
        await player.press("enter")
        assert player.table.session.id == id
        assert player.position == first.position
        assert len(player.table.input.log) > 1
        await player.press("m")
        assert isinstance(player.app.screen, HomeScreen)

    run(saves, script)


def test_saved_games_open_and_are_deleted_and_come_back(saves: Saves) -> None:
    ids = {saves.create(ceres.Game.new(seed=seed)) for seed in (1, 2)}

    async def script(player: Player) -> None:
        await player.choose_option("terminal-saved-games")
        assert isinstance(player.app.screen, SavedScreen)
        await player.press("delete")
        assert len(saves.list()) == 1
        assert "Deleted" in player.seen()
        await player.press("z")
        assert {game.id for game in saves.list()} == ids
        await player.press("down", "enter")
        assert isinstance(player.app.screen, TableScreen)

    run(saves, script)


def test_settings_are_saved(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.choose_option("terminal-settings")
        for option in ("pace-slow", "colours-light"):
            await player.choose_option(option)
        for language in languages():
            await player.choose_option(f"language-{language}")
            assert player.app.words.language == language
            assert player.app.words.say("terminal-key-change") in player.seen()
        await player.choose_option("language-en")
        await player.press("escape")
        assert "New game" in player.seen()

    run(saves, script)
    saved = load_settings()
    assert (saved.pace, saved.ground, saved.language) == ("slow", "light", "en")


def test_another_language_is_spoken_in_a_game_too(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("i", "enter", "m")
        await player.choose_option("terminal-settings")
        await player.choose_option(f"language-{languages()[-1]}")
        await player.press("escape", "up")
        await player.choose_option("continue")
        assert player.table.input.words.language == languages()[-1]

    run(saves, script, game=ceres.Game.new(seed=7))


def test_help_and_quit(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("question_mark")
        assert "take Income" in player.seen()
        await player.press("escape", "q")

    assert not run(saves, script).is_running


def test_x4_the_favour_of_the_gods(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.choose_option("terminal-new-game")
        player.app.screen.query_one("#favour", Input).value = "7"
        await player.press("enter")
        assert "steps of 5" in player.seen()
        player.app.screen.query_one("#favour", Input).value = "20"
        await player.press("enter")
        assert player.position.to_dict()["variants"] == ["favour-20"]

    run(saves, script)
