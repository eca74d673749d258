"""The trainer's screen: the table as it was, and what the player would do there now."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from textual import on

from ceres.coach.types import ShownAction, ShownDecision
from ceres.terminal.background import Heard
from ceres.terminal.coach_panel import said, status
from ceres.terminal.lines import columns, styled
from ceres.terminal.quiz_screen import QuizScreen
from ceres.terminal.session import Session
from ceres.terminal.trainer import Trainer


class TrainerScreen(QuizScreen):
    """Decisions to try again, with keys and clicks."""

    def __init__(self, session: Session, entries: Sequence[ShownDecision]) -> None:
        """Try some decisions of a game again."""
        super().__init__()
        self.quiz = self.trainer = Trainer(self, session, self.app.pool, entries)

    @on(Heard)
    def _heard(self, message: Heard) -> None:
        message.take()
        self.show()

    @property
    def _entry(self) -> ShownDecision:
        """The decision in question."""
        entry = self.trainer.entry
        assert entry is not None
        return entry

    def right(self) -> ShownAction:
        """Return the best action."""
        return self._entry["best"]

    def question(self) -> Iterator[RenderableType]:
        """Lay out which decision it is, and how far the coach is."""
        trainer, ink = self.trainer, self.ink
        place = ink.say("page-coach-try-of", number=trainer.index + 1, count=len(trainer.entries))
        head = columns("left", "right")
        title = ink.words.message(self._entry["title"])
        head.add_row(ink.heading(title), styled(place, ink.colours.faint))
        yield head
        yield from status(trainer.job, ink)

    def solution(self) -> Iterator[RenderableType]:
        """Say what was played, what that lost and why; what was better, unless it was found."""
        entry = self._entry
        yield from said(self.ink, entry["said"])
        if entry["better"] and not self.trainer.solved:
            yield styled(self.ink.words.message(entry["better"]), self.ink.colours.point)
        yield from said(self.ink, entry["lost"], entry["why"])

    def asked(self) -> str:
        """Ask for an action."""
        return self.ink.say("page-coach-try-question")
