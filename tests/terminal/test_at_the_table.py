"""Playing at the table, key by key."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import chain

import pytest

import ceres
from ceres.saves import DiskFull, Saves
from ceres.terminal.dialogs import HelpScreen, ResultScreen, RulesScreen, ScoringScreen
from ceres.terminal.input_state import BuyDeed, Choose, Look, PickPiece, PutPiece, TakeIncome
from ceres.terminal.keys import TABLE_KEYS
from ceres.terminal.session import Session
from ceres.terminal.settings import Settings
from ceres.text import languages
from quickly import first_quickly
from terminal.driver import LARGE, SMALL, Player, run

Script = Callable[[Player], Awaitable[None]]


def at_a_choice() -> ceres.Game:
    """A game in which a place for Ceres' tile is asked for."""
    for seed in range(50):
        game = ceres.Game.new(seed)
        for _ in range(12):
            if game.position.phase == "choice":
                return game
            buys = [each for each in game.position.actions() if str(each).startswith("buy")]
            game.play(buys[0] if buys else "income")
    raise AssertionError


def with_a_replacement() -> ceres.Game:
    """A game in which a Domus Maxima can replace a Domus."""
    for seed in range(200):
        game = ceres.Game.new(seed)
        lots = game.position.to_dict()["you"]["lots"]
        game.play(f"build domus {lots[0]}")
        if game.position.phase == "you" and any(
            str(each).startswith("build domus-maxima") and lots[0] in str(each)
            for each in game.position.actions()
        ):
            return game
    raise AssertionError


def test_income_shows_its_amount_and_is_confirmed(saves: Saves) -> None:
    async def script(player: Player) -> None:
        assert "Income +5" in player.seen()
        await player.press("i")
        assert isinstance(player.table.input.mode, TakeIncome)
        assert "5 silver. You would have 10." in player.seen()
        assert not player.table.session.turns
        await player.press("enter")
        assert player.table.session.turns[0]["action"] == "income"
        await player.press("i", "i")
        assert len(player.table.session.turns) == 2

    run(saves, script, game=ceres.Game.new(seed=7))


def test_a_deed_lights_its_lot_up(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("d")
        mode = player.table.input.mode
        assert isinstance(mode, BuyDeed)
        deed = player.table.input.table["market"][mode.slot]["deed"]
        assert player.table.marks().lit == {deed}
        assert f"{deed}, slot 1: 2 silver. You would have 3 left." in player.seen()
        await player.press("right")
        assert player.table.input.mode == BuyDeed(1)
        await player.press("6")
        assert "costs 10 silver, but you have only 5" in player.seen()
        await player.press("enter")
        assert not player.table.session.turns
        await player.press("1", "enter")
        assert player.table.session.turns[0]["action"] == f"buy {deed}"

    run(saves, script, game=ceres.Game.new(seed=7))


def test_building_shows_places_and_turns(saves: Saves) -> None:
    game = with_a_replacement()

    async def script(player: Player) -> None:
        state = player.table.input
        await player.press("b", "down")
        assert state.mode == PickPiece(1)
        assert player.table.marks().options
        await player.press("enter")
        mode = state.mode
        assert isinstance(mode, PutPiece)
        seen = {mode.sites.action}
        for _ in mode.sites.all:
            await player.press("tab")
            seen.add(mode.sites.action)
        built = "build domus-maxima"
        assert seen == {str(a) for a in player.position.actions() if str(a).startswith(built)}
        for _ in mode.sites.all:
            if "Replaces Domus" not in player.seen():
                await player.press("tab")
        assert "opulation 1 → 2" in player.said()
        assert "era score 5 → 6" in player.said()
        await player.press("r", "up", "left", "escape")
        assert isinstance(state.mode, PickPiece)
        await player.press("escape")
        assert isinstance(player.table.input.mode, Look)

    run(saves, script, game=game)


def test_what_cannot_be_says_why(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("b", *["down"] * 5)
        assert "Great Insula (long) does not fit on any of your Lots" in player.seen()
        await player.press("enter")
        assert isinstance(player.table.input.mode, PickPiece)
        await player.press("escape", "b", "enter")
        yours = player.table.input.table["you"]["lots"]
        free = next(lot for lot in ("A1", "B1") if lot not in yours)
        await player.click_lot(free)
        assert f"ou do not own {free}" in player.seen()
        assert "[Y3 Y5]" in player.seen()
        await player.press("u")
        assert "nothing to undo" in player.seen()
        await player.press("y")
        assert "nothing to redo" in player.seen()

    run(saves, script, game=ceres.Game.new(seed=7))


def test_a_monument_says_why_it_cannot_be_built(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("b", "up")
        note = player.table.input.note
        assert note == "Imperial Port does not fit on any of your Lots right now. [Y3]"

    run(saves, script, game=ceres.Game.new(seed=7, monuments=True))


def test_a_choice_for_ceres(saves: Saves) -> None:
    game = at_a_choice()

    async def script(player: Player) -> None:
        mode = player.table.input.mode
        assert isinstance(mode, Choose)
        assert "Choose a Lot for Ceres" in player.seen()
        assert "Why:" in player.seen()
        assert player.table.marks().options == {lot for lots in mode.sites.all for lot in lots}
        await player.press("i")
        assert "ake your choice for Ceres first" in player.seen()
        await player.press("tab")
        chosen = mode.sites.action
        await player.press("enter")
        assert player.table.session.turns[-1]["action"] == chosen
        await player.press("u", "enter")
        assert isinstance(player.table.input.mode, Choose)

    run(saves, script, game=game)


def test_undo_and_redo_are_saved(saves: Saves) -> None:
    async def script(player: Player) -> None:
        start = player.position
        await player.press("i", "enter", "1", "enter")
        end, log = player.position, list(player.table.input.log)
        await player.press("u", "u", "u")
        assert player.position == start
        assert "Undone: Income." in player.seen()
        await player.press("y", "ctrl+r")
        assert player.position == end
        assert player.table.input.log == log

    run(saves, script, game=ceres.Game.new(seed=7))


def test_undo_asks_once_when_hidden_things_were_seen(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("i", "enter")
        played = player.position
        await player.press("u")
        assert "Undo anyway?" in player.said()
        assert "Cancel" in player.seen()
        await player.press("escape")
        assert "Undo anyway" not in player.said()
        await player.press("u", "right", "u")
        assert player.position == played, "another key is no answer"
        await player.press("u")
        assert not player.table.session.turns
        assert saves.summary(player.table.session.id).about["peeked"] == 1
        await player.press("i", "enter", "u")
        assert not player.table.session.turns, "the game is marked, and does not ask again"

    run(saves, script, game=ceres.Game.new(seed=7))


def test_a_strict_game_takes_nothing_back(saves: Saves) -> None:
    game = ceres.Game.new(seed=7)
    game.extras["x-strict"] = True

    async def script(player: Player) -> None:
        await player.press("i", "enter", "u", "u")
        assert "no undo once Ceres has answered" in player.said()
        assert len(player.table.session.turns) == 1

    run(saves, script, game=game)


def test_giving_up_asks_once_and_ends_the_game(saves: Saves) -> None:
    game = ceres.Game.new(seed=7)
    game.extras["x-strict"] = True

    async def script(player: Player) -> None:
        await player.press("x")
        assert "Resign?" in player.said()
        await player.press("escape", "i", "enter", "x")
        assert not saves.summary(player.table.session.id).finished
        await player.press("x")
        assert saves.summary(player.table.session.id).finished
        await player.press("i")
        assert "You resigned this game" in player.said()
        await player.press("escape", "enter")
        assert isinstance(player.app.screen, ResultScreen)
        assert "You resigned at 0 to 3." in player.said()

    run(saves, script, game=game)


def test_rules_open_from_the_log(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("i", "enter", "l", *["up"] * 30, "enter")
        assert isinstance(player.app.screen, RulesScreen)
        assert "Y1" in player.seen()
        await player.press("enter", "escape")
        await player.click_tab("log")
        await player.click_line("log", "Ceres flips")
        assert isinstance(player.app.screen, RulesScreen)
        assert "C1" in player.seen()

    run(saves, script, game=ceres.Game.new(seed=7))


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_help_and_score(saves: Saves, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        await player.press("question_mark")
        assert isinstance(player.app.screen, HelpScreen)
        assert "take Income" in player.seen()
        await player.press("pagedown", "end", "home", "escape", "f1", "escape", "s")
        assert isinstance(player.app.screen, ScoringScreen)
        assert "If era 1 ended now" in player.seen()
        await player.press("enter")

    run(saves, script, size, game=ceres.Game.new(seed=7))


def test_every_key_has_an_action(saves: Saves) -> None:
    async def script(player: Player) -> None:
        for binding in chain(*TABLE_KEYS.values()):
            name = binding.action.partition("(")[0]
            owner = player.app if name.startswith("app.") else player.table
            assert callable(getattr(owner, f"action_{name.removeprefix('app.')}", None)), name

    run(saves, script, game=ceres.Game.new(seed=7))


@pytest.mark.parametrize("language", first_quickly(languages()))
def test_the_most_important_keys_fit_in_80_columns(saves: Saves, language: str) -> None:
    async def script(player: Player) -> None:
        for keys in ("i", "escape d", "escape b", "enter", "escape escape y", "x"):
            await player.press(*keys.split(" "))
            shown = [*player.table.query("FooterKey")]
            assert shown[0].region.x == 0
            assert shown[-1].region.right <= 80 + 2, "but for the blanks behind it"
            assert len(shown) >= 2

    run(saves, script, SMALL, language=language, game=ceres.Game.new(seed=7))


def test_everything_is_in_reach_at_80_columns(saves: Saves) -> None:
    async def script(player: Player) -> None:
        seen = player.seen()
        assert "Era I of 3" in seen
        assert "13 Deeds left" in seen
        assert "residential" in seen
        await player.press("f3")
        assert "Deck: 14 cards, 0 known" in player.seen()
        assert "Bag: 29 tiles" in player.seen()
        await player.press("f4")
        assert "Population" in player.seen()
        await player.press("i", "enter", "f5")
        assert "You take 5 silver. [Y1]" in player.seen()

    run(saves, script, SMALL, game=ceres.Game.new(seed=7))


def test_everything_is_in_one_view_at_140_columns(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("i", "enter")
        for text in (
            "Deck: 14 cards",
            "Population",
            "You take 5 silver",
            "Domus",
            "Bag:",
            "Peristyle",
        ):
            assert text in player.seen()

    run(saves, script, LARGE, game=ceres.Game.new(seed=7))


def test_ceres_turn_is_played_back_at_a_pace(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock of the test's: every tick shows a step more."""
    ticks: list[Callable[[], Awaitable[None]]] = []

    async def script(player: Player) -> None:
        monkeypatch.setattr(player.app, "later", lambda _, callback: ticks.append(callback))
        await player.press("f5", "i", "enter")
        table = player.table
        assert table.playback is not None
        assert len(saves.load(table.session.id).entries) == 1, "saved before it is shown"
        lines = [len(table.playback.log)]
        while table.playback is not None:
            lines.append(len(table.playback.log))
            assert table.playback.view["table"]["you"]["silver"] == 10
            await ticks.pop()()
        assert lines == sorted(lines)
        assert len(lines) > 2
        await player.press("i", "enter")
        assert table.playback is not None
        await player.press("p")
        assert player.app.settings.pace == "at-once"
        await player.press("space")
        assert table.playback is None
        await ticks.pop()()
        assert len(table.session.turns) == 2

    run(saves, script, settings=Settings(pace="quick"), game=ceres.Game.new(seed=7))


def test_two_windows_on_one_game(saves: Saves) -> None:
    async def script(player: Player) -> None:
        other = Session(saves, player.table.session.id)
        other.play("income")
        await player.press("1", "enter")
        assert "was continued in another window" in player.seen()
        assert player.table.session.view == other.view
        await player.press("1", "enter")
        assert len(player.table.session.turns) == 2

    run(saves, script, game=ceres.Game.new(seed=7))


def test_a_full_disk_loses_nothing(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> int:
        raise DiskFull("disk-full", path="games.sqlite3")

    async def script(player: Player) -> None:
        before = player.table.session.view
        with monkeypatch.context() as patched:
            patched.setattr(Saves, "append", full)
            patched.setattr(Saves, "truncate", full)
            await player.press("i", "enter")
            assert "Free some space" in player.seen()
            assert player.table.session.view == before
        await player.press("i", "enter")
        after = player.table.session.view
        assert len(player.table.session.turns) == 1
        with monkeypatch.context() as patched:
            patched.setattr(Saves, "truncate", full)
            await player.press("u", "u")
            assert "Free some space" in player.seen()
        assert player.table.session.view == after
        assert len(saves.load(player.table.session.id).entries) == 1

    run(saves, script, game=ceres.Game.new(seed=7))


def test_a_game_that_is_over_shows_its_result(saves: Saves) -> None:
    game = ceres.Game.new(seed=7)
    while game.position.phase != "over":
        game.play(game.position.actions()[-1])

    async def script(player: Player) -> None:
        await player.press("i")
        assert "he game is over" in player.seen()
        await player.press("escape", "enter")
        assert isinstance(player.app.screen, ResultScreen)
        assert "VP by era" in player.seen()
        await player.press("n")
        assert "House variants" in player.seen()

    run(saves, script, game=game)


def test_windows_change_their_size(saves: Saves) -> None:
    async def script(player: Player) -> None:
        for width, height in ((140, 45), (80, 24), (100, 30), (200, 60), (60, 15), (80, 24)):
            await player.pilot.resize_terminal(width, height)
            wanted = "Era I of 3" if width >= 80 else "too small"
            async with asyncio.timeout(60):
                while player.table.size != (width, height) or wanted not in player.seen():
                    await player.pilot.pause(0.01)

    run(saves, script, game=ceres.Game.new(seed=7, monuments=True))


def test_dark_and_light(saves: Saves) -> None:
    async def script(player: Player) -> None:
        await player.press("t")
        assert player.app.ground == "light"
        await player.press("up", "left")
        assert "D3" not in player.table.input.note
        assert isinstance(player.table.input.mode, Look)

    run(saves, script, game=ceres.Game.new(seed=7))
