"""The table screen: what keys and clicks do."""

from collections.abc import Callable
from functools import partial
from typing import Final

from textual import events, on

from ceres.service.types.game import Turn
from ceres.terminal.background import Heard
from ceres.terminal.coach import PATIENCE
from ceres.terminal.dialogs import (
    HelpScreen,
    ResultScreen,
    RulesScreen,
    ScoringScreen,
    WarningScreen,
)
from ceres.terminal.input_state import BuyDeed, Choose, Look, PickPiece, ReadLog
from ceres.terminal.lines import Lines
from ceres.terminal.playback import Playback
from ceres.terminal.review_screen import ReviewScreen
from ceres.terminal.session import Session, with_facts
from ceres.terminal.settings import PACES
from ceres.terminal.table_view import PANELS, TableView
from ceres.terminal.widgets import City, Command, Market

_SLOTS: Final = 6
_ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
# Keys that only end the playback of a turn.
_ONLY_SKIP: Final = frozenset({"space", "enter", "escape"})


class TableScreen(TableView):
    """A game, played with keys and clicks."""

    def __init__(self, session: Session) -> None:
        """Play a game."""
        super().__init__(session)
        self._commands: Final = self._make_commands()

    # Keys and mouse.

    def _make_commands(self) -> dict[str, Callable[[], object]]:
        """Return what each command does; keys are commands with other names."""
        state = self.input
        return {
            "income": self._income,
            "deed": state.ask_deed,
            "build": self._build,
            "undo": state.undo,
            "redo": state.redo,
            "resign": state.resign,
            "turn": state.turn,
            "next": lambda: state.step(1),
            "last": lambda: state.step(-1),
            "enter": self.enter,
            "back": self._back,
            "hint": self._hint,
            "compare": self._compare,
            "forecast": self._forecast,
            "stop": self.coach.advice.stop,
            "review": self.open_review,
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
            **{f"panel-{name}": partial(self._switch, name) for name in PANELS},
            **{f"deed-{slot}": partial(state.ask_deed, slot) for slot in range(_SLOTS)},
            **{name: partial(state.move, *way) for name, way in _ARROWS.items()},
        }

    async def command(self, name: str) -> None:
        """Do what a key or a click asks for."""
        if self.playback and name != "pace":
            self.playback.finish()
        if name != "enter":
            self.waiting = None
        self._commands[name]()
        if self.is_current:
            await self.show()

    @on(Heard)
    async def _heard(self, message: Heard) -> None:
        message.take()
        self._decide()
        await self.show()

    async def on_key(self, event: events.Key) -> None:
        """Do what a key asks for."""
        command = "skip" if self.playback and event.key in _ONLY_SKIP else _KEYS.get(event.key)
        if command:
            event.stop()
            event.prevent_default()
            await self.command(command)

    @on(Command.Given)
    async def _clicked_command(self, message: Command.Given) -> None:
        await self.command(message.command)

    @on(City.LotClicked)
    async def _clicked_lot(self, message: City.LotClicked) -> None:
        if self.playback:
            self.playback.finish()
        elif self.input.point(message.lot):
            self.act()
        await self.show()

    @on(Market.SlotClicked)
    async def _clicked_slot(self, message: Market.SlotClicked) -> None:
        if self.playback:
            self.playback.finish()
        if self.input.mode == BuyDeed(message.slot):
            self.act()
        else:
            self.input.ask_deed(message.slot)
        await self.show()

    @on(Lines.Picked)
    async def _clicked_line(self, message: Lines.Picked) -> None:
        if self.playback:
            self.playback.finish()
        name = message.lines.id
        if name == "tray":
            self.input.pick_piece(message.key)
        elif name == "score":
            self.open_score()
        elif name in ("log", "wide-log"):
            self.open_rules(message.key)
        if self.is_current:
            await self.show()

    # Commands.

    def _switch(self, name: str) -> None:
        self.panel = name

    def _scroll(self, pages: int) -> None:
        """Scroll the panel that was picked last."""
        wide = self.panel == "log" and not self.small
        found = self.query_one("#wide-log" if wide else f"#{self.panel}", Lines)
        found.scroll_relative(y=pages * max(found.size.height - 1, 1), animate=False)

    def _income(self) -> None:
        if self.input.ask_income():
            self.act()

    def _read_log(self) -> None:
        self._switch("log")
        self.input.read_log()

    def _build(self) -> None:
        self._switch("tray")
        self.input.ask_piece()

    def enter(self) -> None:
        """Confirm what is asked or pointed at."""
        mode = self.input.mode
        if self.input.asks_undo:
            self.input.undo()
        elif self.input.asks_resign:
            self.input.resign()
        elif isinstance(mode, PickPiece):
            self.input.pick_piece(mode.number)
        elif isinstance(mode, ReadLog):
            self.open_rules(mode.number)
        elif isinstance(mode, Look) and self.session.view["phase"] == "over":
            self.open_result()
        elif isinstance(mode, Look) and self.coach.shows("action"):
            self._take()
        else:
            self.act()

    def act(self) -> None:
        """Play what is pointed at; of a blunder the player is warned first, if they want to be."""
        action = self.input.action()
        impatient = self.waiting is not None
        if impatient or action is None or not self.warns or self.input.preview() is None:
            self._play()
            return
        self.coach.judge(action)
        self.waiting = waiting = object()
        self.app.later(PATIENCE, partial(self._lose_patience, waiting))
        self._decide()

    def _play(self) -> None:
        """Play what is pointed at; it is saved before it is shown."""
        self.waiting = None
        view, log = self.session.view, list(self.input.log)
        turn = self.input.play()
        if turn is not None:
            self.playback = Playback(self, view, turn, log)
            self.playback.go_on()

    def end_playback(self, turn: Turn) -> None:
        """Show the table as it is after a turn, and its scoring if the era ended."""
        self.playback = None
        if any(step["type"] == "game-over" for step in turn["steps"]):
            self.open_result()
        for step in turn["steps"]:
            if step["type"] == "scoring":
                self.app.push_screen(ScoringScreen(with_facts(step)))

    # The coach.

    def _hint(self) -> None:
        """Give a hint, or the next step of it."""
        self._advise(self.coach.hint)

    def _show_better(self) -> None:
        """Show the best action instead of one that the coach has warned of."""
        self._advise(partial(self.coach.show, "action"))

    def _advise(self, hint: Callable[[], None]) -> None:
        """Have the coach give a hint, and show it."""
        if self._may_hint():
            if not isinstance(self.input.mode, Choose):
                self.input.settle()
            hint()
            if isinstance(self.input.mode, Choose) and self.coach.shows("action"):
                self._take()
            self._switch("coach")

    def _take(self) -> None:
        """Point at the action of the hint."""
        if self.coach.best is not None:
            self.input.take(self.coach.best["figures"]["action"])

    def _compare(self) -> None:
        """Compare what is pointed at with the best action."""
        action = self.input.action()
        if action is not None and self.input.preview() is not None and self._may_hint():
            self.coach.compare(action)
            self._switch("coach")

    def _may_hint(self) -> bool:
        """Return whether a hint may be given; the first one of a decision is noted."""
        coach = self.coach
        coach.noted = coach.noted or self.input.note_hint()
        return coach.noted

    def _forecast(self) -> None:
        """Show what Ceres may do next, or no longer."""
        coach = self.coach
        if coach.forecasting:
            coach.forecasting = False
            self._switch("coach" if coach.shown or coach.compared else "tray")
        elif self.input.may_ask():
            coach.forecasting = True
            self._switch("coach")

    def _back(self) -> None:
        """Leave what is asked or pointed at; then the panel of the coach."""
        state = self.input
        asked = state.note or state.asks_undo or state.asks_resign
        if self.panel == "coach" and isinstance(state.mode, Look | Choose) and not asked:
            self.coach.close()
            self._switch("tray")
        state.back()

    def _decide(self, impatient: bool = False) -> None:
        """Warn of what waits for the coach as soon as it is alarmed; play it if it never is.

        A first judgement is too blunt to rely on, unless the player is `impatient`.
        """
        action = self.input.action()
        if self.waiting is None or action is None:
            return
        judged = self.coach.judgement(action)
        if judged is not None and judged["alarming"] and self._may_hint():
            self.waiting = None
            self.app.push_screen(WarningScreen(judged, play=self._play, show=self._show_better))
        elif impatient or not self.coach.advice.going:
            self._play()

    async def _lose_patience(self, waiting: object) -> None:
        if self.waiting is waiting:
            self._decide(impatient=True)
            await self.show()

    # What opens over the table.

    def open_rules(self, number: int) -> None:
        """Show the rules of a line of the log."""
        entry = self.input.log[number]
        self.app.push_screen(RulesScreen(entry.text, entry.rules))

    def open_score(self) -> None:
        """Show what the era would score if it ended now, item by item."""
        view = self.session.view
        scoring = {"era": view["table"]["era"], "items": view["items"]}
        self.app.push_screen(ScoringScreen(scoring))

    def open_result(self) -> None:
        """Show how the game ended."""
        view = self.session.view
        result = view["result"]
        steps = (step for turn in self.session.turns for step in turn["steps"])
        scorings = [with_facts(step) for step in steps if step["type"] == "scoring"]
        if result is not None:
            resigned = view["game"]["resigned"]
            self.app.push_screen(ResultScreen(result, scorings, self.open_review, resigned))

    def open_review(self) -> None:
        """Show what the coach says of a game that is over."""
        if self.session.view["phase"] == "over":
            self.app.push_screen(ReviewScreen(self.session))

    def change_pace(self) -> None:
        """Play turns back at another pace from now on."""
        pace = self.app.settings.pace
        self.app.change_settings(pace=PACES[(PACES.index(pace) + 1) % len(PACES)])


_KEYS: Final = {
    **{name: name for name in _ARROWS},
    **{str(slot + 1): f"deed-{slot}" for slot in range(_SLOTS)},
    "i": "income",
    "d": "deed",
    "b": "build",
    "u": "undo",
    "U": "redo",
    "ctrl+r": "redo",
    "X": "resign",
    "r": "turn",
    "tab": "next",
    "shift+tab": "last",
    "enter": "enter",
    "escape": "back",
    "l": "log",
    "s": "score",
    "question_mark": "help",
    "f1": "help",
    "h": "hint",
    "c": "compare",
    "f": "forecast",
    "full_stop": "stop",
    "v": "review",
    "m": "home",
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
