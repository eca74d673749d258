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
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])


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
def test_by_keyboard(saves: Saves) -> None:
    play(saves, SMALL, 3)


@pytest.mark.slow
def test_by_mouse(saves: Saves) -> None:
    play(saves, SMALL, 4, mouse=True)


@pytest.mark.slow
@SIZES
@pytest.mark.parametrize("language", languages())
def test_in_every_language(saves: Saves, size: tuple[int, int], language: str) -> None:
    play(saves, size, 5, language)
    play(saves, size, 6, language, mouse=True)


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
        await player.press("escape", "escape", "h")
        await player.choose_option("settings")
        await player.press("escape")
        await player.choose_option("saved-games")
        await player.press("escape")
        await player.choose_option("new-game")
        assert len(player.seen()) > 1000

    run(saves, script, language=language, game=ceres.Game.new(7, monuments=True))
