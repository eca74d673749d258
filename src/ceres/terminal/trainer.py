"""The trainer: decisions that could be better, one after the other, with the answer hidden."""

from collections.abc import Sequence
from typing import Any, Final

from textual.screen import Screen

from ceres.coach import jobs
from ceres.coach.types import Answer, ShownDecision
from ceres.game import Game
from ceres.terminal import coach
from ceres.terminal.background import BackgroundJob, WorkerPool
from ceres.terminal.quiz import Quiz
from ceres.terminal.session import Session


class Trainer(Quiz):
    """Asks what the player would do at each decision; it thinks before it asks."""

    def __init__(
        self,
        screen: Screen[Any],
        session: Session,
        pool: WorkerPool,
        entries: Sequence[ShownDecision],
    ) -> None:
        """Begin with the first of some decisions of a game that a screen shows."""
        self._session: Final = session
        self.entries: Final = entries
        self.job: Final = BackgroundJob[list[Answer]](screen, pool.carry_out)
        self.index = 0
        self.ask()

    def ask(self) -> None:
        """Think about a decision, then ask."""
        super().ask()
        self.job.clear()
        entry = self.entry
        if entry is not None:
            self.view = self._session.view_at(entry["number"])
            game, actions = (
                Game.from_record(self._session.record()),
                (entry["played"]["action"], entry["best"]["action"]),
            )
            cost = entry["cost"] or 0.0
            plan = jobs.answers(game, entry["number"], *actions, cost, coach.PLAYOUTS)
            self.job.begin(plan, coach.PLAYOUTS)

    @property
    def entry(self) -> ShownDecision | None:
        """The decision in question; `None` at the end."""
        return self.entries[self.index] if self.index < len(self.entries) else None

    @property
    def over(self) -> bool:
        """Whether there is no further decision."""
        return self.entry is None

    @property
    def choices(self) -> list[Answer]:
        """The actions to choose from, once they have been compared."""
        return [] if self.job.going else self.job.found or []

    def go_on(self) -> None:
        """Ask about the next decision."""
        self.index += 1
        self.ask()
