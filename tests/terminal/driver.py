"""A player at the screens: presses the keys, or clicks where a person would, nothing else."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from io import StringIO
from random import Random
from typing import Any
from unittest.mock import patch

from rich.console import Console
from textual import events
from textual.pilot import Pilot
from textual.widgets import Footer, OptionList
from textual.widgets._footer import FooterKey

from ceres.actions import Action
from ceres.position import Position
from ceres.saves import Saves
from ceres.terminal.app import CeresApp
from ceres.terminal.dialogs import Dialog, ResultScreen
from ceres.terminal.input_state import BuyDeed, Choose, PickPiece, PutPiece
from ceres.terminal.lines import Panel
from ceres.terminal.pieces import tray_pieces
from ceres.terminal.settings import Settings
from ceres.terminal.table_screen import TableScreen
from ceres.terminal.table_view import PANELS
from ceres.terminal.widgets import City
from ceres.terminal.words import Words

SMALL, LARGE = (80, 24), (140, 45)
_LIKINGS = ("place", "build", "buy", "income")


def run(
    saves: Saves,
    script: Callable[["Player"], Awaitable[None]],
    size: tuple[int, int] = SMALL,
    settings: Settings | None = None,
    language: str = "en",
    held: float = 0.0,
    **options: Any,
) -> CeresApp:
    """Start the program headless and let a player play; `held` keys come again within this."""

    async def session() -> CeresApp:
        app = CeresApp(saves, Words(language), settings or Settings(pace="at-once"), **options)
        app.repeats_within = held
        with (
            patch("textual.app.wait_for_idle", _no_waiting),
            patch("textual.pilot.wait_for_idle", _no_waiting),
        ):
            async with app.run_test(size=size) as pilot:
                await pilot.pause()
                await script(Player(app, pilot))
        return app

    return asyncio.run(session())


def careless(actions: list[Action], dice: Random) -> Action:
    """Builds if it can, else buys, else takes Income; now and then takes Income anyway."""
    kinds = {verb: [each for each in actions if str(each).startswith(verb)] for verb in _LIKINGS}
    if kinds["income"] and dice.random() < 0.1:
        return kinds["income"][0]
    return dice.choice(next(kinds[verb] for verb in _LIKINGS if kinds[verb]))


def shortest(way: int, length: int) -> int:
    """The shorter way round a list that begins again at its end."""
    return (way + length // 2) % length - length // 2


async def _no_waiting(*_wanted: float) -> None:
    """Instead of Textual's sleeping until the program is idle: let everything run that can."""
    for _ in range(30):
        await asyncio.sleep(0)


class Player:
    """Somebody in front of the screen."""

    def __init__(self, app: CeresApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> TableScreen:
        return next(each for each in self.app.screen_stack if isinstance(each, TableScreen))

    @property
    def position(self) -> Position:
        """Where the game stands, as it is saved."""
        return self.app.saves.load(self.table.session.id).position

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.pilot._wait_for_screen()
        await self._footer_is_shown()
        await self.pilot.pause()

    async def _footer_is_shown(self) -> None:
        """Wait until the last line has the keys of the screen: Textual writes it a moment later."""
        for _ in range(100):
            await self.pilot.pause()
            screen = self.app.screen
            wanted = [each.binding for each in screen.active_bindings.values() if each.binding.show]
            shown = [(key.action, key.description) for key in screen.query(FooterKey)]
            if not screen.query(Footer) or shown == [(w.action, w.description) for w in wanted]:
                return

    def seen(self) -> str:
        """All text on the screen."""
        lines = self.app.screen._compositor.render_strips(self.app.size)
        return "\n".join(strip.text for strip in lines)

    def said(self) -> str:
        """All text on the screen as one line, whatever was wrapped."""
        return " ".join(self.seen().split())

    # By keyboard alone.

    async def play(self, action: Action) -> None:
        """Play an action with the keys that a person would use."""
        verb = str(action).split(" ")[0]
        if verb == "income":
            await self.press("i", "enter")
        elif verb == "buy":
            await self.press(str(self._slot(action) + 1), "enter")
        elif verb == "build":
            await self._pick_piece(str(action).split(" ")[1])
            await self._go_to(action)
        else:
            await self._go_to(action)

    def _slot(self, action: Action) -> int:
        """The slot of the Deed that an action buys."""
        deeds = [offer["deed"] for offer in self.table.input.table["market"]]
        return deeds.index(str(action).removeprefix("buy "))

    async def _pick_piece(self, id: str) -> None:
        await self.press("b")
        mode = self.table.input.mode
        assert isinstance(mode, PickPiece)
        ids = [piece.id for piece in tray_pieces(self.table.input.table)]
        way = shortest(ids.index(id) - mode.number, len(ids))
        await self.press(*["down" if way > 0 else "up"] * abs(way), "enter")

    async def _go_to(self, action: Action) -> None:
        mode = self.table.input.mode
        assert isinstance(mode, PutPiece | Choose), mode
        texts = [mode.sites.action_on(lots) for lots in mode.sites.all]
        way = shortest(texts.index(str(action)) - mode.sites.index, len(texts))
        await self.press(*["tab" if way > 0 else "shift+tab"] * abs(way), "enter")

    async def close_dialogs(self) -> list[Dialog]:
        """Close what has opened over the table; what it was."""
        closed = []
        while isinstance(self.app.screen, Dialog):
            closed.append(self.app.screen)
            await self.press("enter")
        return closed

    async def whole_game(
        self, dice: Random, by: Callable[[Action], Awaitable[None]]
    ) -> list[Dialog]:
        """Play to the end; the dialogs that opened on the way."""
        opened: list[Dialog] = []
        while not any(isinstance(each, ResultScreen) for each in opened):
            action = careless(self.position.actions(), dice)
            played = len(self.table.session.turns)
            await by(action)
            turns = self.table.session.turns
            assert len(turns) == played + 1, (action, self.table.input.note)
            assert turns[-1]["action"] == str(action)
            opened += await self.close_dialogs()
        return opened

    # By mouse alone.

    async def click(self, widget: str, x: int, y: int) -> None:
        await self.pilot.click(widget, offset=(x, y))

    async def click_key(self, action: str) -> None:
        """Click the key of an action in the last line, as soon as it is there."""
        for _ in range(100):
            await self.pilot.pause()
            keys = [key for key in self.app.screen.query("FooterKey") if key.region]
            found = [key for key in keys if getattr(key, "action", "") == action]
            if found:
                await self.pilot.click(found[0])
                return
        raise AssertionError(action)

    async def click_tab(self, name: str) -> None:
        """Click the name of a panel."""
        tabs = self.table.query_one("#tabs").render_line(0).text
        await self.click("#tabs", tabs.index(f"F{PANELS.index(name) + 2}"), 0)

    async def click_lot(self, lot: str) -> None:
        await self.click("#city", *self.table.query_one(City).spot_of(lot))

    async def click_line(self, name: str, text: str) -> None:
        """Turn the wheel until a line of a panel that matches is seen, and click it."""
        panel = self.table.query_one(f"#{name}")
        for turns in range(100):
            region, strips = panel.content_region, self.table._compositor.render_strips()
            for y in range(region.y, region.bottom):
                if re.search(text, strips[y].crop(region.x, region.right).text):
                    await self.pilot.click(offset=(region.x + 5, y))
                    return
            kind = events.MouseScrollDown if turns < 50 else events.MouseScrollUp
            await self.pilot._post_mouse_events([kind], panel, offset=(3, 3))
            await self.pilot.pause()
        raise AssertionError(text)

    async def play_by_mouse(self, action: Action) -> None:
        """Play an action with clicks alone."""
        verb = str(action).split(" ")[0]
        if verb == "income":
            await self.click_key("income")
            await self.click_key("enter")
        elif verb == "buy":
            wide = self.table.query_one("#market").content_size.width // 6
            await self.click("#market", self._slot(action) * wide + 3, 0)
            assert isinstance(self.table.input.mode, BuyDeed)
            await self.click_key("enter")
        else:
            if verb == "build":
                if self.table.small and self.table.panel != "tray":
                    await self.click_tab("tray")
                piece = self.app.words.name("piece", str(action).split(" ")[1])
                await self.click_line("tray", rf" {re.escape(piece)}( ×\d+)? +\S+ *$")
            await self._click_site(action)

    async def _click_site(self, action: Action) -> None:
        mode = self.table.input.mode
        assert isinstance(mode, PutPiece | Choose), mode
        for lot in str(action).split(" ")[-len(mode.sites.lots) :]:
            for _ in range(12):
                if mode.sites.action == str(action):
                    await self.click_key("enter")
                    return
                if mode.sites.only_one_with(lot):
                    break
                await self.click_lot(lot)
        while mode.sites.action != str(action):
            await self.click_key("step(1)")
        await self.click_key("enter")

    async def choose_option(self, id: str) -> None:
        """Enter on an option of the menu."""
        menu = self.app.screen.query_one(OptionList)
        index = menu.get_option_index(id)
        for _ in range(20):
            if menu.highlighted == index:
                break
            await self.press("down")
        await self.press("enter")


def lines(player: Player, name: str) -> str:
    """Return the lines of a list, whether or not there is room for them."""
    panel = player.app.screen.query_one(f"#{name}", Panel)
    console = Console(width=panel.content_size.width, record=True, file=StringIO())
    console.print(panel.shown)
    return "".join(f"{line.rstrip()}\n" for line in console.export_text().splitlines())
