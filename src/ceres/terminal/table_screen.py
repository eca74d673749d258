"""The table screen: what keys and clicks do."""

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import ClassVar, Final

from textual import events, on
from textual.binding import BindingType

from ceres.service.types.game import Turn
from ceres.terminal.background import Heard
from ceres.terminal.coach import PATIENCE
from ceres.terminal.dialogs import (
    ResultScreen,
    RulesScreen,
    ScoringScreen,
    WarningScreen,
)
from ceres.terminal.input_state import BuyDeed, Choose, Look, PickPiece, ReadLog
from ceres.terminal.keys import TABLE_KEYS
from ceres.terminal.menu_screens import LessonScreen
from ceres.terminal.playback import Playback
from ceres.terminal.review_screen import ReviewScreen
from ceres.terminal.session import Session, lesson_notes, scorings
from ceres.terminal.settings import PACES
from ceres.terminal.table_view import TableView
from ceres.terminal.widgets import City, LogList

# Keys that only end the playback of a turn.
_ONLY_SKIP: Final = frozenset({"space", "enter", "escape"})


class TableScreen(TableView):
    """A game, played with keys and clicks."""

    BINDINGS: ClassVar[list[BindingType]] = [*chain(*TABLE_KEYS.values())]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        # What only concerns the input, it does by itself.
        self.action_deed: Final = self.input.ask_deed
        self.action_move: Final = self.input.move
        self.action_step: Final = self.input.step
        self.action_edge: Final = self.input.edge
        self.action_turn: Final = self.input.turn
        self.action_undo: Final = self.input.undo
        self.action_redo: Final = self.input.redo
        self.action_resign: Final = self.input.resign
        self.action_skip: Final = self.action_enter
        self.action_stop: Final = self.coach.advice.stop

    # Keys and mouse.

    def on_key(self, event: events.Key) -> None:
        """End the playback of a turn, and what waits for the coach, before a key does anything."""
        if event.key not in self.active_bindings:
            return
        if event.key not in ("enter", "space"):
            self.waiting = None
        if self.playback and event.key != "p":
            self.playback.finish()
            if event.key in _ONLY_SKIP:
                event.stop()
                event.prevent_default()
                self.show()

    @on(Heard)
    def _heard(self, message: Heard) -> None:
        message.take()
        self._note_advice()
        self._decide()
        self.show()

    @on(City.LotClicked)
    def _clicked_lot(self, message: City.LotClicked) -> None:
        if self.playback:
            self.playback.finish()
        elif self.input.point(message.lot):
            self.act()
        self.show()

    def action_slot(self, slot: int) -> None:
        """Point at a Deed that was clicked; if that was pointed at already, buy it."""
        if self.playback:
            self.playback.finish()
        if self.input.mode == BuyDeed(slot):
            self.act()
        else:
            self.input.ask_deed(slot)

    def action_piece(self, number: int) -> None:
        """Take a piece of the tray that was clicked."""
        if self.playback:
            self.playback.finish()
        self.input.pick_piece(number)

    @on(LogList.OptionSelected)
    def _clicked_line(self, message: LogList.OptionSelected) -> None:
        if self.playback:
            self.playback.finish()
        self.open_rules(message.option_index)

    # Commands.

    def action_panel(self, name: str) -> None:
        """Show a panel."""
        self.panel = name

    def action_scroll(self, pages: int) -> None:
        """Scroll the panel that was picked last; in a large window the tray needs none."""
        wide = self.panel in ("log", "tray") and not self.small
        found = self.query_one("#wide-log" if wide else f"#{self.panel}")
        found.scroll_relative(y=pages * max(found.size.height - 1, 1), animate=False)

    def action_income(self) -> None:
        """Ask for Income; take it if that was asked already."""
        if self.input.ask_income():
            self.act()

    def action_log(self) -> None:
        """Read the log."""
        self.action_panel("log")
        self.input.read_log()

    def action_build(self) -> None:
        """Pick a piece of the tray."""
        self.action_panel("tray")
        self.input.ask_piece()

    def action_enter(self) -> None:
        """Confirm what is asked or pointed at."""
        mode = self.input.mode
        if self.input.asks == "undo":
            self.input.undo()
        elif self.input.asks == "resign":
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
            # Her turn can be read there until the player's next action.
            if self.small and not self.coach.forecasting:
                self.panel = "log"
            self.playback = Playback(self, view, turn, log)
            self.playback.go_on()

    def end_playback(self, turn: Turn) -> None:
        """Show the table as it is after a turn, and its scoring if the era ended."""
        self.playback = None
        self.open_lesson()
        if any(step["type"] == "game-over" for step in turn["steps"]):
            self.open_result()
        for scoring in scorings([turn]):
            self.app.push_screen(ScoringScreen(scoring))

    # The coach.

    def action_hint(self) -> None:
        """Give a hint, or the next step of it."""
        self._advise(self.coach.hint)

    def _show_better(self) -> None:
        """Show the best action instead of one that the coach has warned of."""
        self._advise(partial(self.coach.show, "action"))

    def _advise(self, hint: Callable[[], None]) -> None:
        """Have the coach give a hint, and show it."""
        if self.input.may_ask():
            if not isinstance(self.input.mode, Choose):
                self.input.settle()
            hint()
            self._note_advice()
            if isinstance(self.input.mode, Choose) and self.coach.shows("action"):
                self._take()
            self.action_panel("coach")

    def _take(self) -> None:
        """Point at the action of the hint."""
        if self.coach.best is not None:
            self.input.take(self.coach.best["figures"]["action"])

    def action_compare(self) -> None:
        """Compare what is pointed at with the best action."""
        action = self.input.action()
        if action is not None and self.input.preview() is not None and self.input.may_ask():
            self.coach.compare(action)
            self._note_advice()
            self.action_panel("coach")

    def _note_advice(self) -> None:
        """Note what is advised now: a review does not mark it."""
        advised = self.coach.advised
        if advised and advised != self.coach.noted and self.input.note_hint(advised):
            self.coach.noted = advised

    def action_forecast(self) -> None:
        """Show what Ceres may do next, or no longer."""
        coach = self.coach
        if coach.forecasting:
            coach.forecasting = False
            self.action_panel("coach" if coach.shown or coach.compared else "tray")
        elif self.input.may_ask():
            coach.forecasting = True
            self.action_panel("coach")

    def action_back(self) -> None:
        """Leave what is asked or pointed at; then the panel of the coach."""
        state = self.input
        if self.panel == "coach" and isinstance(state.mode, Look | Choose) and not state.note:
            self.coach.close()
            self.action_panel("tray")
        state.back()

    def _decide(self, impatient: bool = False) -> None:
        """Warn of what waits for the coach as soon as it is alarmed; play it if it never is.

        A first judgement is too blunt to rely on, unless the player is `impatient`.
        """
        action = self.input.action()
        if self.waiting is None or action is None:
            return
        judged = self.coach.judgement(action)
        if judged is not None and judged["alarming"] and self.input.note_hint():
            self.waiting = None
            self.app.push_screen(WarningScreen(judged, play=self._play, show=self._show_better))
        elif impatient or not self.coach.advice.going:
            self._play()

    async def _lose_patience(self, waiting: object) -> None:
        if self.waiting is waiting:
            self._decide(impatient=True)
            self.show()

    # What opens over the table.

    def on_mount(self) -> None:
        """Begin the lesson, if the game is one."""
        self.open_lesson()

    def open_lesson(self) -> None:
        """Show the notes of the lesson, if it goes on."""
        notes = lesson_notes(self.session.view)
        if notes:
            self.app.push_screen(LessonScreen(notes))

    def open_rules(self, number: int) -> None:
        """Show the rules of a line of the log."""
        entry = self.input.log[number]
        self.app.push_screen(RulesScreen(entry.text, entry.rules))

    def action_score(self) -> None:
        """Show what the era would score if it ended now, item by item."""
        view = self.session.view
        self.app.push_screen(ScoringScreen({"era": view["table"]["era"], "items": view["items"]}))

    def open_result(self) -> None:
        """Show how the game ended."""
        view, found = self.session.view, scorings(self.session.turns)
        if view["result"] is not None:
            resigned = view["game"]["resigned"]
            screen = ResultScreen(view["result"], found, self.action_review, resigned)
            self.app.push_screen(screen)

    def action_review(self) -> None:
        """Show what the coach says of a game that is over."""
        if self.session.view["phase"] == "over":
            self.app.push_screen(ReviewScreen(self.session))

    def action_pace(self) -> None:
        """Play turns back at another pace from now on."""
        pace = self.app.settings.pace
        self.app.change_settings(pace=PACES[(PACES.index(pace) + 1) % len(PACES)])
