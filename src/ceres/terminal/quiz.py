"""A question with answers to choose from: what the trainer and the puzzles have in common."""

from ceres.coach.types import Answer
from ceres.service.types.game import View


class Quiz:
    """One answer is pointed at; they are tried until one is good, or the player gives up."""

    view: View
    """The game as it was at the decision."""

    def ask(self) -> None:
        """Begin a question."""
        self.cursor = 0  # the choice that is pointed at
        self.tried: list[Answer] = []
        self.answered = False  # whether the player wants to see the answer

    @property
    def over(self) -> bool:
        """Whether there is no further question."""
        return False

    @property
    def choices(self) -> list[Answer]:
        """What there is to choose from."""
        return []

    @property
    def pointed(self) -> Answer | None:
        """The choice that is pointed at."""
        return self.choices[self.cursor] if self.choices else None

    @property
    def solved(self) -> bool:
        """Whether a good answer was found."""
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
        """Ask the next question."""
