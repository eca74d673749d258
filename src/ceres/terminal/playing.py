"""The table, where the game is played."""

from collections.abc import Callable
from typing import Final

from textual import events, on

from ceres.terminal.dialogs import HelpScreen, ResultScreen, RulesScreen, ScoringScreen
from ceres.terminal.input_state import BuyDeed, Look, PickPiece, ReadLog
from ceres.terminal.lines import Lines, Row
from ceres.terminal.playback import Telling
from ceres.terminal.session import Session, Turn
from ceres.terminal.settings import PACES
from ceres.terminal.table_view import PANELS, TableView
from ceres.terminal.widgets import City, Command, Market

_ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
# Keys that only end the telling of Ceres' turn.
_ONLY_SKIP: Final = frozenset({"space", "enter", "escape"})


class TableScreen(TableView):
    """A game: what keys and clicks do."""

    def __init__(self, session: Session) -> None:
        """Sit down at a game."""
        super().__init__(session)
        self._keys: Final = self._commands()

    # Keys and mouse.

    def _commands(self) -> dict[str, Callable[[], object]]:
        """What each command does; keys are commands with other names."""
        desk = self.desk
        return {
            "income": self._income,
            "deed": desk.ask_deed,
            "build": self._build,
            "undo": desk.undo,
            "redo": desk.redo,
            "turn": desk.turn,
            "next": lambda: desk.step(1),
            "last": lambda: desk.step(-1),
            "enter": self.enter,
            "back": desk.back,
            "log": self._read_log,
            "score": self.open_score,
            "help": lambda: self.app.push_screen(HelpScreen()),
            "home": self.app.go_home,
            "new": self.app.go_new,
            "pace": self.change_pace,
            "skip": lambda: None,
            "page-up": lambda: self._scroll(-1),
            "page-down": lambda: self._scroll(1),
            "colours": self.app.change_colours,
            "quit": self.app.exit,
            **{f"panel-{name}": lambda name=name: self._switch(name) for name in PANELS},  # type: ignore[misc]
        }

    async def command(self, name: str) -> None:
        """Do what a key or a click asks for."""
        if self.telling and name != "pace":
            self.telling.finish()
        self._keys[name]()
        if self.is_current:
            await self.show()

    async def on_key(self, event: events.Key) -> None:
        """Every key of the table."""
        key = event.key
        if self.telling and key in _ONLY_SKIP:
            command = "skip"
        elif key in _ARROWS:
            event.stop()
            event.prevent_default()
            if self.telling:
                self.telling.finish()
            self.desk.move(*_ARROWS[key])
            await self.show()
            return
        elif event.character and event.character in "123456":
            event.stop()
            if self.telling:
                self.telling.finish()
            self.desk.ask_deed(int(event.character) - 1)
            await self.show()
            return
        else:
            command = _KEYS.get(key, "")
        if command:
            event.stop()
            event.prevent_default()
            await self.command(command)

    @on(Command.Given)
    async def _clicked_command(self, message: Command.Given) -> None:
        await self.command(message.command)

    @on(City.LotClicked)
    async def _clicked_lot(self, message: City.LotClicked) -> None:
        if self.telling:
            self.telling.finish()
        elif self.desk.point(message.lot):
            self.act()
        await self.show()

    @on(Market.PlaceClicked)
    async def _clicked_place(self, message: Market.PlaceClicked) -> None:
        if self.telling:
            self.telling.finish()
        mode = self.desk.mode
        if isinstance(mode, BuyDeed) and mode.place == message.place:
            self.act()
        else:
            self.desk.ask_deed(message.place)
        await self.show()

    @on(Lines.Picked)
    async def _clicked_line(self, message: Lines.Picked) -> None:
        if self.telling:
            self.telling.finish()
        name = message.lines.id
        if name == "tray":
            self.desk.pick_piece(message.key)
        elif name == "score":
            self.open_score()
        elif name in ("log", "wide-log"):
            self.open_rules(message.key)
        if self.is_current:
            await self.show()

    # What they do.

    def _switch(self, name: str) -> None:
        self.panel = name

    def _scroll(self, pages: int) -> None:
        """Scroll the panel that was picked last."""
        wide = self.panel == "log" and not self.small
        found = self.query_one("#wide-log" if wide else f"#{self.panel}", Lines)
        found.scroll_relative(y=pages * max(found.size.height - 1, 1), animate=False)

    def _income(self) -> None:
        if self.desk.ask_income():
            self.act()

    def _read_log(self) -> None:
        self._switch("log")
        self.desk.read_log()

    def _build(self) -> None:
        self._switch("tray")
        self.desk.ask_piece()

    def enter(self) -> None:
        """Confirm what is pointed at."""
        mode = self.desk.mode
        if isinstance(mode, PickPiece):
            self.desk.pick_piece(mode.number)
        elif isinstance(mode, ReadLog):
            self.open_rules(mode.number)
        elif isinstance(mode, Look) and self.session.position.phase == "over":
            self.open_result()
        else:
            self.act()

    def act(self) -> None:
        """Play what is pointed at; it is kept when this returns, and then told."""
        desk = self.desk
        before, log = desk.table, list(desk.log)
        turn = desk.play()
        if turn is None:
            return
        desk.log += desk.told(turn)
        desk.settle()
        self.telling = Telling(self, before, turn, log)
        self.telling.begin()

    def told(self, turn: Turn) -> None:
        """The telling of a turn is over."""
        self.telling = None
        for event in turn.events:
            if event.type == "game-over":
                self.open_result()
        for event in turn.events:
            if event.type == "scoring":
                self.app.push_screen(ScoringScreen(event.facts["items"], dict(event.facts)))

    def open_rules(self, number: int) -> None:
        """The rules of a line of the log."""
        entry = self.desk.log[number]
        self.app.push_screen(RulesScreen(entry.text, entry.rules))

    def open_score(self) -> None:
        """What the era would score if it ended now, item by item."""
        data = self.desk.table.data
        self.app.push_screen(ScoringScreen(self.desk.table.items, {"era": data["era"]}))

    def open_result(self) -> None:
        """How the game ended."""
        self.app.push_screen(ResultScreen(self.session))

    def change_pace(self) -> None:
        """Tell Ceres' turn at another pace from now on."""
        pace = self.app.settings.pace
        self.app.change_settings(pace=PACES[(PACES.index(pace) + 1) % len(PACES)])

    def rows(self, name: str) -> list[Row]:
        """What a panel shows."""
        return list(self.query_one(f"#{name}", Lines).rows)


_KEYS: Final = {
    "i": "income",
    "d": "deed",
    "b": "build",
    "u": "undo",
    "U": "redo",
    "ctrl+r": "redo",
    "r": "turn",
    "tab": "next",
    "shift+tab": "last",
    "enter": "enter",
    "escape": "back",
    "l": "log",
    "s": "score",
    "question_mark": "help",
    "f1": "help",
    "h": "home",
    "n": "new",
    "p": "pace",
    "t": "colours",
    "q": "quit",
    "f2": "panel-tray",
    "f3": "panel-ceres",
    "f4": "panel-score",
    "f5": "panel-log",
    "space": "enter",
    "pageup": "page-up",
    "pagedown": "page-down",
}
