"""The trainer: decisions that could be better, one after the other, with the answer hidden."""

from collections.abc import Sequence
from typing import Any, Final

from textual.screen import Screen

from ceres.coach import jobs
from ceres.coach.types import Answer, ShownDecision
from ceres.game import Game
from ceres.service.types.game import View
from ceres.terminal import coach
from ceres.terminal.background import BackgroundJob, WorkerPool
from ceres.terminal.session import Session


class Trainer:
    """Asks what the player would do at each decision; it thinks before it asks."""

    view: View
    """The game as it was at the decision."""

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
        self._begin()

    def _begin(self) -> None:
        self.cursor = 0  # the choice that is pointed at
        self.tried: list[Answer] = []
        self.answered = False  # whether the player wants to see the answer
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
    def choices(self) -> list[Answer]:
        """The actions to choose from, once they have been compared."""
        return [] if self.job.going else self.job.found or []

    @property
    def pointed(self) -> Answer | None:
        """The choice that is pointed at."""
        return self.choices[self.cursor] if self.choices else None

    @property
    def solved(self) -> bool:
        """Whether a good action was found."""
        return bool(self.tried) and self.tried[-1]["good"]

    @property
    def done(self) -> bool:
        """Whether the answer is shown."""
        return self.solved or self.answered

    def move(self, steps: int) -> None:
        """Point at another choice."""
        if self.choices:
            self.cursor = (self.cursor + steps) % len(self.choices)

    def answer(self) -> None:
        """Try the choice that is pointed at."""
        if self.pointed and not self.done and self.pointed not in self.tried:
            self.tried.append(self.pointed)

    def give_up(self) -> None:
        """Show the answer."""
        self.answered = bool(self.choices)

    def go_on(self) -> None:
        """Ask about the next decision."""
        self.index += 1
        self._begin()
