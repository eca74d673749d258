"""Keys that are pressed again and again, held, or typed on another keyboard; lists and menus."""

import pytest
from textual import events
from textual.widgets import OptionList

import ceres
from ceres.saves import Saves
from ceres.service import Table
from ceres.terminal.dialogs import Dialog, HelpScreen, ScoringScreen
from ceres.terminal.home import HomeScreen
from ceres.terminal.input_state import BuyDeed, PickPiece, TakeIncome
from ceres.terminal.menu_screens import LadderScreen, LessonScreen, RulebookScreen
from ceres.terminal.screens import CeresScreen
from ceres.terminal.table_screen import TableScreen
from terminal.driver import SMALL, Player, run

KEYS = ("enter", "space", "escape", "q", "m", "n", "s", "l", "i", "b", "d", "h", "question_mark")
# The keys that lead from the table to each screen.
SCREENS = {
    "table": (),
    "help": ("question_mark",),
    "scoring": ("s",),
    "rules": ("i", "enter", "l", "enter"),
    "home": ("m",),
    "new game": ("n",),
    "settings": ("m", "end", "up", "up", "enter"),
    "rulebook": ("m", "end", "up", "up", "up", "enter"),
    "saved games": ("m", "end", *["up"] * 4, "enter"),
    "puzzles": ("m", "end", *["up"] * 5, "enter"),
    "ladder": ("m", "end", *["up"] * 6, "enter"),
    "lesson": ("m", "end", *["up"] * 9, "enter"),
}
# What a person opens less often is tried with the slow tests.
SLOW = SCREENS.keys() - {"table", "scoring", "home"}


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] * (name in SLOW)) for name in SCREENS],
)
def test_a_key_thirty_times_never_ends_in_a_blank_screen(saves: Saves, name: str) -> None:
    """Pressed so fast that all of them are under way before the first one did anything."""
    game = ceres.Game.new(seed=7)

    async def script(player: Player) -> None:
        for key in KEYS:
            player.app.resume(player.app.latest().id)  # type: ignore[union-attr]
            await player.press()
            await player.press(*SCREENS[name])
            for _ in range(30):
                player.app.post_message(events.Key(key, key if len(key) == 1 else None))
            await player.press()
            if not player.app.is_running:
                return
            found = player.app.screen
            assert isinstance(found, CeresScreen)
            assert player.app.screen_stack[0].is_attached
            assert isinstance(player.app.screen_stack[0], HomeScreen)
            assert len(player.seen().strip()) > 100
            depth = len(player.app.screen_stack)
            assert depth <= 3, (key, player.app.screen_stack)

    run(saves, script, game=game, held=60.0)


def test_a_held_key_closes_one_screen(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("s", "question_mark")
        player.app.push_screen(HelpScreen())
        await player.press(*["enter"] * 30)
        assert isinstance(player.app.screen, ScoringScreen)

    run(saves, script, game=ceres.Game.new(seed=7), held=60.0)


def test_quick_keys_close_one_screen_each_and_never_the_last(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("s")
        assert isinstance(player.app.screen, Dialog)
        await player.pilot.press("enter", "enter", "enter")
        await player.press()
        assert isinstance(player.app.screen, TableScreen)
        assert not player.table.session.turns
        await player.press("m", *["escape"] * 5)
        assert isinstance(player.app.screen, HomeScreen)

    run(saves, script, game=ceres.Game.new(seed=7))


@pytest.mark.parametrize("key", ["i", "I", "ㅑ"])
def test_letters_on_any_keyboard(saves: Saves, key: str) -> None:
    async def script(player: Player) -> None:
        await player.press(key)
        assert isinstance(player.table.input.mode, TakeIncome)
        await player.press("escape", {"i": "s", "I": "S", "ㅑ": "ㄴ"}[key])
        assert isinstance(player.app.screen, ScoringScreen)

    run(saves, script, game=ceres.Game.new(seed=7))


def test_lists_jump_to_what_can_be_chosen(saves: Saves) -> None:
    async def script(player: Player) -> None:
        state = player.table.input
        await player.press("d", "end")
        assert state.mode == BuyDeed(5)
        await player.press("tab")
        assert state.bad is False
        assert state.mode == BuyDeed(0)
        await player.press("escape", "b", "end")
        assert isinstance(state.mode, PickPiece)
        assert state.bad is True
        await player.press("tab")
        assert state.bad is False
        await player.press("home")
        assert state.mode == PickPiece(0)

    run(saves, script, game=ceres.Game.new(seed=7))


def test_letters_jump_in_the_menu(saves: Saves) -> None:
    async def script(player: Player) -> None:
        menu = player.app.screen.query_one(OptionList)
        await player.press("s")
        assert menu.get_option_at_index(menu.highlighted or 0).id == "terminal-saved-games"
        await player.press("S")
        assert menu.get_option_at_index(menu.highlighted or 0).id == "terminal-settings"

    run(saves, script)


def test_the_last_turn_stays_in_sight(saves: Saves) -> None:
    """Also where it was shown at once, until the player needs another panel."""

    async def script(player: Player) -> None:
        await player.press("i", "enter")
        assert "Ceres flips a 2 and resolves" in player.seen()
        await player.press("d", "right", "escape")
        assert "Ceres flips a 2 and resolves" in player.seen()
        await player.press("b")
        assert "Ceres flips" not in player.seen()

    run(saves, script, SMALL, game=ceres.Game.new(seed=7))


def test_the_lesson_from_the_menu(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.choose_option("page-learn-title")
        assert isinstance(player.app.screen, LessonScreen)
        assert "Welcome to Rome" in player.said()
        await player.press("enter", "i", "enter")
        assert isinstance(player.app.screen, LessonScreen)
        assert "So C4 now costs only 2" in player.said()
        assert player.table.session.view["lesson"] is not None

    run(saves, script)


def test_the_deal_of_the_day_from_the_menu(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.choose_option("page-day-title")
        first = player.table.session.id
        assert saves.summary(first).about["strict"]
        await player.press("m")
        await player.choose_option("page-day-title")
        assert player.table.session.id == first

    run(saves, script)


def test_a_game_at_a_rank_from_the_menu(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.choose_option("page-ladder-title")
        assert isinstance(player.app.screen, LadderScreen)
        assert "You are at the foot of the ladder." in player.said()
        await player.press("down", "down", "enter")
        game = player.table.session.view["game"]
        assert (game["difficulty"], game["monuments"]) == ("hard", False)

    run(saves, script)


def test_the_rules_from_the_menu(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.choose_option("terminal-rules-title")
        assert isinstance(player.app.screen, RulebookScreen)
        await player.press("c", "enter")
        assert "Ceres flips a card. Its number says" in player.said()

    run(saves, script)


def test_the_lesson_is_no_table_of_its_own(saves: Saves) -> None:
    """Playing something else leaves it, and an ordinary game goes on."""

    async def script(player: Player) -> None:
        await player.press("enter", "1", "enter")
        assert isinstance(player.app.screen, TableScreen)
        assert player.table.session.view["lesson"] is None

    from ceres.service import lesson

    run(saves, script, game=Table(lesson()).game)
