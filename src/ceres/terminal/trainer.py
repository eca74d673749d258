"""The trainer: decisions that could be better, one after the other, with the answer hidden."""

from collections.abc import Sequence
from typing import Any, Final

from textual.screen import Screen

from ceres.coach.advice import Advice
from ceres.coach.budgets import budgets
from ceres.coach.reviews.model import Entry
from ceres.coach.training import Answer, answers
from ceres.service.types.game import View
from ceres.terminal import coach
from ceres.terminal.session import Session
from ceres.terminal.thinking import Crew, Thought


class Trainer:
    """Asks what the player would do at each decision; it thinks before it asks."""

    view: View
    """The game as it was at the decision."""

    def __init__(
        self, screen: Screen[Any], session: Session, crew: Crew, entries: Sequence[Entry]
    ) -> None:
        """Begin with the first of some decisions of a game that a screen shows."""
        self._session: Final = session
        self.entries: Final = entries
        self.advice: Final = Thought[Advice](screen, crew.carry_out)
        self.index = 0
        self._begin()

    def _begin(self) -> None:
        self.cursor = 0  # the choice that is pointed at
        self.tried: list[Answer] = []
        self.answered = False  # whether the player wants to see the answer
        self.advice.clear()
        entry = self.entry
        if entry is not None:
            self.view = self._session.view_at(entry.number)
            wanted = [str(entry.action), str(entry.best)]
            plan = coach.advise(self._session.record(), wanted, entry.number)
            self.advice.begin(plan, sum(budgets(coach.PLAYOUTS)))

    @property
    def entry(self) -> Entry | None:
        """The decision in question; `None` at the end."""
        return self.entries[self.index] if self.index < len(self.entries) else None

    @property
    def choices(self) -> list[Answer]:
        """The actions to choose from, once they have been compared."""
        entry, found = self.entry, None if self.advice.going else self.advice.found
        if entry is None or found is None:
            return []
        return answers(found, entry.action, entry.best, entry.regret.value)

    @property
    def pointed(self) -> Answer | None:
        """The choice that is pointed at."""
        return self.choices[self.cursor] if self.choices else None

    @property
    def solved(self) -> bool:
        """Whether a good action was found."""
        return bool(self.tried) and self.tried[-1].good

    @property
    def cost(self) -> float:
        """What the action tried last costs, in VP."""
        return self.tried[-1].cost if self.tried else 0.0

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
