"""The trainer's screen: the table as it was, and what the player would do there now."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Static

from ceres.coach.types import ShownAction, ShownDecision
from ceres.terminal import panels
from ceres.terminal.background import Heard
from ceres.terminal.board_screen import CITY_WIDTH, SIDE_WIDTH, BoardScreen
from ceres.terminal.city import Marks
from ceres.terminal.coach_board import at_action
from ceres.terminal.coach_panel import status_rows
from ceres.terminal.input_state import Choose
from ceres.terminal.lines import Lines, Row, apart, styled, wrapped_rows
from ceres.terminal.prompt import choice
from ceres.terminal.screens import Keys
from ceres.terminal.session import Session
from ceres.terminal.sites import Sites
from ceres.terminal.trainer import Trainer
from ceres.terminal.widgets import City


class TrainerScreen(BoardScreen):
    """Decisions to try again, with keys and clicks."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "move(-1)"),
        ("down", "move(1)"),
        ("shift+tab", "step(-1)"),
        ("tab", "step(1)"),
        ("enter,space", "enter"),
        ("pageup", "scroll(-1)"),
        ("pagedown", "scroll(1)"),
        ("a", "answer"),
        ("escape,q", "dismiss"),
    ]

    def __init__(self, session: Session, entries: Sequence[ShownDecision]) -> None:
        """Try some decisions of a game again."""
        super().__init__()
        self.trainer: Final = Trainer(self, session, self.app.pool, entries)
        self.action_move: Final = self.trainer.move
        self.action_step: Final = self.trainer.move
        self.action_answer: Final = self.trainer.give_up

    def compose(self) -> ComposeResult:
        """Lay out the screen as the table is."""
        yield Static(id="status")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield City()
            yield Lines(id="question", classes="panel -open")
        yield Static(id="market")
        yield Static(id="prompt")
        yield Footer()

    # Keys and mouse.

    @on(Lines.Picked)
    def _picked(self, message: Lines.Picked) -> None:
        """Point at a choice; if that was pointed at already, try it."""
        if self.trainer.cursor == message.key:
            self.trainer.answer()
        self.trainer.cursor = message.key
        self.show()

    def action_scroll(self, pages: int) -> None:
        """Scroll the question."""
        found = self.query_one("#question", Lines)
        found.scroll_relative(y=pages * max(found.size.height - 1, 1), animate=False)

    def action_enter(self) -> None:
        """Try the choice that is pointed at; then go on, and in the end back."""
        trainer = self.trainer
        if trainer.entry is None:
            self.dismiss()
        elif trainer.done:
            trainer.go_on()
        else:
            trainer.answer()

    # Showing.

    @on(Heard)
    def _heard(self, message: Heard) -> None:
        message.take()
        self.show()

    def show_all(self) -> None:
        """Show the decision, and what there is to choose from or the answer."""
        shown = self._shown()
        marks = at_action(Marks(), shown, self.ink.words) if shown else Marks()
        self.show_table(self.trainer.view, marks, self._slot(), self._prompt())
        room = (self.size.width - CITY_WIDTH if self.small else SIDE_WIDTH) - 2
        self.query_one("#question", Lines).set_rows([*self._question(room)])

    def _shown(self) -> ShownAction | None:
        """Return the action that is shown at the table: the one pointed at, then the best."""
        trainer = self.trainer
        if trainer.entry is None or trainer.pointed is None:
            return None
        return trainer.entry["best"] if trainer.done else trainer.pointed["shown"]

    def _slot(self) -> int | None:
        """Return the slot of the Deed that the action shown buys."""
        shown = self._shown()
        if shown is None or shown["kind"] != "buy":
            return None
        deeds = [offer["deed"] for offer in self.trainer.view["table"]["market"]]
        return deeds.index(shown["lots"][0])

    def _question(self, width: int) -> Iterator[Row]:
        """Lay out the decision, what there is to choose from or the answer, and Ceres' cards."""
        trainer, ink = self.trainer, self.ink
        entry = trainer.entry
        if entry is None:
            return
        title = ink.words.message(entry["title"])
        place = ink.say("page-coach-try-of", number=trainer.index + 1, count=len(trainer.entries))
        left = styled(f" {title}", f"bold {ink.colours.commercial}")
        yield Row(apart(left, styled(f"{place} ", ink.colours.faint), width))
        yield from status_rows(trainer.job, ink, width)
        yield from self._answer(entry, width) if trainer.done else self._choices(width)
        yield Row(Text())
        yield from panels.ceres(trainer.view, ink, width, None, {})

    def _choices(self, width: int) -> Iterator[Row]:
        ink, trainer = self.ink, self.trainer
        for number, option in enumerate(trainer.choices):
            tried = option in trainer.tried
            style = ink.colours.faint if tried else f"bold {ink.colours.text}"
            style = ink.picked if number == trainer.cursor else style
            sign = "✗" if tried else "▸" if number == trainer.cursor else " "
            name = ink.words.message(option["shown"]["name"])
            for row in wrapped_rows(f"{sign} {name}", width, style):
                yield Row(row.text, number)

    def _answer(self, entry: ShownDecision, width: int) -> Iterator[Row]:
        """Say what was played, what that lost and why; what was better, unless it was found."""
        ink = self.ink
        for of, style in (
            (entry["said"], ink.colours.text),
            (None if self.trainer.solved else entry["better"], ink.colours.point),
            (entry["lost"], ink.colours.text),
            (entry["why"], ink.colours.text),
        ):
            yield from wrapped_rows(ink.words.message(of), width, style) if of else ()

    def _prompt(self) -> Text:
        ink, trainer = self.ink, self.trainer
        if trainer.entry is None:
            return styled(ink.say("page-coach-try-done"), f"bold {ink.colours.point}")
        if trainer.solved:
            return styled(
                ink.words.message(trainer.tried[-1]["said"]), f"bold {ink.colours.garden}"
            )
        if trainer.answered:
            better = ink.words.message(trainer.entry["best"]["name"])
            return styled(ink.say("coach-better", action=better), f"bold {ink.colours.point}")
        if trainer.tried:
            return styled(ink.words.message(trainer.tried[-1]["said"]), f"bold {ink.colours.bad}")
        pending, options = trainer.view["pending"], trainer.choices
        if pending is not None and options:
            lots = [option["shown"]["lots"] for option in options]
            return choice(ink, Choose(Sites("place", lots, trainer.cursor), pending))
        return styled(ink.say("page-coach-try-question"), f"bold {ink.colours.text}")

    def keys(self) -> Keys:
        """Return the keys that answer."""
        ink, trainer = self.ink, self.trainer
        end = {"dismiss": ink.say("page-coach-try-end")}
        if trainer.entry is not None and trainer.done:
            return {"enter": ink.say("page-coach-try-next")} | end
        if not trainer.choices:
            return end
        return {
            "enter": ink.say("terminal-key-confirm"),
            "move(-1) move(1)": ink.say("terminal-key-choose"),
            "answer": ink.say("page-coach-try-answer"),
        } | end
