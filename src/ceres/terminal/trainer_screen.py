"""The trainer's screen: the table as it was, and what the player would do there now."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Static

from ceres.coach.types import ShownAction, ShownDecision
from ceres.terminal import panels
from ceres.terminal.background import Heard
from ceres.terminal.board_screen import BoardScreen
from ceres.terminal.city import Marks
from ceres.terminal.coach_board import at_action
from ceres.terminal.coach_panel import said, status
from ceres.terminal.input_state import Choose
from ceres.terminal.lines import Panel, clickable, columns, styled
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
            yield Panel(id="question", classes="panel -open")
        yield Static(id="market")
        yield Static(id="prompt")
        yield Footer()

    # Keys and mouse.

    def action_pick(self, number: int) -> None:
        """Point at a choice; if that was pointed at already, try it."""
        if self.trainer.cursor == number:
            self.trainer.answer()
        self.trainer.cursor = number

    def action_scroll(self, pages: int) -> None:
        """Scroll the question."""
        found = self.query_one("#question", Panel)
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
        self.query_one("#question", Panel).put(*self._question())

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

    def _question(self) -> Iterator[RenderableType]:
        """Lay out the decision, what there is to choose from or the answer, and Ceres' cards."""
        trainer, ink = self.trainer, self.ink
        entry = trainer.entry
        if entry is None:
            return
        place = ink.say("page-coach-try-of", number=trainer.index + 1, count=len(trainer.entries))
        head = columns("left", "right")
        title = ink.words.message(entry["title"])
        head.add_row(ink.heading(title), styled(place, ink.colours.faint))
        yield head
        yield from status(trainer.job, ink)
        yield from self._answer(entry) if trainer.done else [self._choices()]
        yield ""
        yield from panels.ceres(trainer.view, ink, None, {})

    def _choices(self) -> Table:
        ink, trainer = self.ink, self.trainer
        table = columns("left", "left", wide=1)
        for number, option in enumerate(trainer.choices):
            tried = option in trainer.tried
            style = ink.colours.faint if tried else f"bold {ink.colours.text}"
            style = ink.picked if number == trainer.cursor else style
            sign = "✗" if tried else "▸" if number == trainer.cursor else " "
            name = styled(ink.words.message(option["shown"]["name"]))
            table.add_row(sign, name, style=Style.parse(style) + clickable(f"pick({number})"))
        return table

    def _answer(self, entry: ShownDecision) -> Iterator[RenderableType]:
        """Say what was played, what that lost and why; what was better, unless it was found."""
        yield from said(self.ink, entry["said"])
        if entry["better"] and not self.trainer.solved:
            yield styled(self.ink.words.message(entry["better"]), self.ink.colours.point)
        yield from said(self.ink, entry["lost"], entry["why"])

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
