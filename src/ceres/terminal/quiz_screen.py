"""A question at a table: its choices are shown on the board while they are pointed at."""

from collections.abc import Iterator
from typing import ClassVar

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Static

from ceres.coach.types import ShownAction
from ceres.terminal import panels
from ceres.terminal.board_screen import BoardScreen
from ceres.terminal.city import Marks
from ceres.terminal.coach_board import at_action
from ceres.terminal.input_state import Choose
from ceres.terminal.lines import Panel, clickable, columns, styled
from ceres.terminal.prompt import choice
from ceres.terminal.quiz import Quiz
from ceres.terminal.screens import Keys
from ceres.terminal.sites import Sites
from ceres.terminal.widgets import City


class QuizScreen(BoardScreen):
    """A question to answer with keys and clicks."""

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
    quiz: Quiz

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

    def action_move(self, steps: int) -> None:
        """Point at another choice."""
        self.quiz.move(steps)

    def action_step(self, steps: int) -> None:
        """Point at another choice."""
        self.quiz.move(steps)

    def action_answer(self) -> None:
        """Show the answer."""
        self.quiz.give_up()

    def action_pick(self, number: int) -> None:
        """Point at a choice; if that was pointed at already, try it."""
        if self.quiz.cursor == number:
            self.quiz.answer()
        self.quiz.cursor = number

    def action_scroll(self, pages: int) -> None:
        """Scroll the question."""
        found = self.query_one("#question", Panel)
        found.scroll_relative(y=pages * max(found.size.height - 1, 1), animate=False)

    def action_enter(self) -> None:
        """Try the choice that is pointed at; then go on, and in the end back."""
        if self.quiz.over:
            self.dismiss()
        elif self.quiz.done:
            self.quiz.go_on()
        else:
            self.quiz.answer()

    # Showing.

    def show_all(self) -> None:
        """Show the decision, and what there is to choose from or the answer."""
        shown = self._shown()
        marks = at_action(Marks(), shown, self.ink.words) if shown else Marks()
        self.show_table(self.quiz.view, marks, self._slot(shown), self._prompt())
        self.query_one("#question", Panel).put(*self._parts())

    def right(self) -> ShownAction:
        """Return the right answer."""
        raise NotImplementedError

    def question(self) -> Iterator[RenderableType]:
        """Lay out what is asked."""
        raise NotImplementedError

    def solution(self) -> Iterator[RenderableType]:
        """Lay out the answer, and why it is right."""
        raise NotImplementedError

    def asked(self) -> str:
        """Say briefly what is asked."""
        raise NotImplementedError

    def _shown(self) -> ShownAction | None:
        """Return the action that is shown at the table: the one pointed at, then the right one."""
        if self.quiz.over or self.quiz.pointed is None:
            return None
        return self.right() if self.quiz.done else self.quiz.pointed["shown"]

    def _slot(self, shown: ShownAction | None) -> int | None:
        """Return the slot of the Deed that the action shown buys."""
        if shown is None or shown["kind"] != "buy":
            return None
        deeds = [offer["deed"] for offer in self.quiz.view["table"]["market"]]
        return deeds.index(shown["lots"][0])

    def _parts(self) -> Iterator[RenderableType]:
        """Lay out the question, what there is to choose from or the answer, and Ceres' cards."""
        if self.quiz.over:
            return
        yield from self.question()
        yield from self.solution() if self.quiz.done else [self._choices()]
        yield ""
        yield from panels.ceres(self.quiz.view, self.ink, None, {})

    def _choices(self) -> Table:
        ink, quiz = self.ink, self.quiz
        table = columns("left", "left", wide=1)
        for number, option in enumerate(quiz.choices):
            tried = option in quiz.tried
            style = ink.colours.faint if tried else f"bold {ink.colours.text}"
            style = ink.picked if number == quiz.cursor else style
            sign = "✗" if tried else "▸" if number == quiz.cursor else " "
            name = styled(ink.words.message(option["shown"]["name"]))
            table.add_row(sign, name, style=Style.parse(style) + clickable(f"pick({number})"))
        return table

    def _prompt(self) -> Text:
        ink, quiz = self.ink, self.quiz
        if quiz.over:
            return styled(ink.say("page-coach-try-done"), f"bold {ink.colours.point}")
        if quiz.solved:
            return styled(ink.words.message(quiz.tried[-1]["said"]), f"bold {ink.colours.garden}")
        if quiz.answered:
            better = ink.words.message(self.right()["name"])
            return styled(ink.say("coach-better", action=better), f"bold {ink.colours.point}")
        if quiz.tried:
            return styled(ink.words.message(quiz.tried[-1]["said"]), f"bold {ink.colours.bad}")
        pending, options = quiz.view["pending"], quiz.choices
        if pending is not None and options:
            lots = [option["shown"]["lots"] for option in options]
            return choice(ink, Choose(Sites("place", lots, quiz.cursor), pending))
        return styled(self.asked(), f"bold {ink.colours.text}")

    def keys(self) -> Keys:
        """Return the keys that answer."""
        ink, quiz = self.ink, self.quiz
        end = {"dismiss": ink.say("page-coach-try-end")}
        if not quiz.over and quiz.done:
            return {"enter": ink.say("page-coach-try-next")} | end
        if not quiz.choices:
            return end
        return {
            "enter": ink.say("terminal-key-confirm"),
            "move(-1) move(1)": ink.say("terminal-key-choose"),
            "answer": ink.say("page-coach-try-answer"),
        } | end
