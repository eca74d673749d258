"""Whole games, played by somebody who only sees the screen and has keys, or a mouse."""

from random import Random

import pytest

import ceres
from ceres.saves import Saves
from ceres.terminal.dialogs import ResultScreen, ScoringScreen
from ceres.text import languages
from quickly import first_quickly
from terminal.driver import LARGE, SMALL, Player, run

VARIANTS = ("contested-population", "creeping-gardens", "wild-monuments")


def play(
    saves: Saves, size: tuple[int, int], seed: int, language: str = "en", mouse: bool = False
) -> None:
    """A whole game; its end is seen and saved."""

    async def script(player: Player) -> None:
        by = player.play_by_mouse if mouse else player.play
        opened = await player.whole_game(Random(seed), by)
        assert [type(each) for each in opened] == [*[ScoringScreen] * 3, ResultScreen]
        assert player.position.phase == "over"
        assert player.table.session.view["result"] == player.position.result
        assert str(player.position.to_dict()["you"]["vp"]) in player.seen()

    game = ceres.Game.new(seed, "hard", monuments=True, variants=VARIANTS if seed % 2 else ())
    run(saves, script, size, language=language, game=game)
    assert saves.list()[0].finished


@pytest.mark.slow
def test_by_keyboard_on_a_small_screen(saves: Saves) -> None:
    play(saves, SMALL, 3)


# Long words may push out of sight what is to be clicked, on a small screen above all.
@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_by_mouse_in_every_language(saves: Saves, language: str) -> None:
    play(saves, SMALL, 6, language, mouse=True)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_by_keyboard_in_every_language(saves: Saves, language: str) -> None:
    play(saves, LARGE, 5, language)


@pytest.mark.parametrize("language", first_quickly(languages()))
def test_the_screens_in_every_language(saves: Saves, language: str) -> None:
    """Some turns, and every dialog."""

    async def script(player: Player) -> None:
        dice = Random(1)
        for _ in range(2):
            await player.play(dice.choice(player.position.actions()))
            await player.close_dialogs()
        for keys in ("f3", "f4", "s", "escape question_mark", "escape l enter"):
            await player.press(*keys.split(" "))
            assert len(player.seen()) > 1000
        await player.press("escape", "escape", "m")
        await player.choose_option("terminal-settings")
        await player.press("escape")
        await player.choose_option("terminal-saved-games")
        await player.press("escape")
        await player.choose_option("terminal-new-game")
        assert len(player.seen()) > 1000

    run(saves, script, language=language, game=ceres.Game.new(7, monuments=True))
