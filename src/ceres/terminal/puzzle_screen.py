"""The puzzles' screen: a position, its question, and what became of the player's answers."""

from collections.abc import Iterator
from typing import ClassVar, Final

from rich.console import RenderableType
from textual.binding import BindingType

from ceres.coach.presenter import shown_puzzle
from ceres.coach.puzzles import Puzzle, shipped_book
from ceres.coach.puzzles.book import THEMES
from ceres.coach.types import Answer, ShownAction, ShownPuzzle
from ceres.game import Game
from ceres.service import Table
from ceres.terminal.coach_panel import said
from ceres.terminal.lines import styled
from ceres.terminal.practice import Practice
from ceres.terminal.quiz import Quiz
from ceres.terminal.quiz_screen import QuizScreen
from ceres.terminal.screens import Keys

_ALL_THEMES: Final = (None, *THEMES)


class Puzzles(Quiz):
    """Asks the puzzles of the book, or those of a theme, as they suit the player."""

    puzzle: Puzzle
    shown: ShownPuzzle

    def __init__(self) -> None:
        """Begin with the puzzle that is next for the player."""
        self._book: Final = shipped_book()
        self.practice: Final = Practice(self._book)
        self.theme: str | None = None
        self.go_on()

    @property
    def choices(self) -> list[Answer]:
        """The answers to choose from."""
        return self.shown["choices"]

    def go_on(self) -> None:
        """Ask the next puzzle."""
        self._show(self.practice.next(self._book.about(None, self.theme)))

    def ask_of_today(self) -> None:
        """Ask the puzzle of the day."""
        self._show(self.practice.of_today())

    def change_theme(self) -> None:
        """Ask about the next theme, and after the last about all."""
        self.theme = _ALL_THEMES[(_ALL_THEMES.index(self.theme) + 1) % len(_ALL_THEMES)]
        self.go_on()

    def answer(self) -> None:
        """Try the choice that is pointed at; the first one counts."""
        before = len(self.tried)
        super().answer()
        if not before and self.tried:
            self.practice.answer(self.puzzle, self.solved)

    def give_up(self) -> None:
        """Show the answer; a puzzle that was not tried is missed."""
        if not self.tried:
            self.practice.answer(self.puzzle, right=False)
        super().give_up()

    def _show(self, puzzle: Puzzle) -> None:
        self.puzzle, self.shown = puzzle, shown_puzzle(puzzle)
        self.comes_back = self.practice.comes_back(puzzle)
        self.view = Table(Game(puzzle.position)).view()
        self.ask()


class PuzzleScreen(QuizScreen):
    """Puzzles to solve, with keys and clicks."""

    BINDINGS: ClassVar[list[BindingType]] = [("d", "day"), ("t", "theme")]

    def __init__(self) -> None:
        """Go on where the player stopped; raise `InvalidPractice` if that cannot be read."""
        super().__init__()
        self.quiz = self.puzzles = Puzzles()

    def action_day(self) -> None:
        """Ask the puzzle of the day."""
        self.puzzles.ask_of_today()

    def action_theme(self) -> None:
        """Ask about the next theme."""
        self.puzzles.change_theme()

    def right(self) -> ShownAction:
        """Return the right answer: the one that was found, or the first."""
        puzzles = self.puzzles
        return puzzles.tried[-1]["shown"] if puzzles.solved else puzzles.shown["answers"][0]

    def question(self) -> Iterator[RenderableType]:
        """Lay out the question, and how the player fares."""
        ink, shown = self.ink, self.puzzles.shown
        yield ink.heading(ink.words.message(shown["title"]))
        yield styled(ink.words.message(self.puzzles.practice.standing), ink.colours.faint)
        if self.puzzles.comes_back:
            yield styled(ink.say("puzzle-again"), ink.colours.point)
        yield ""
        yield from said(ink, shown["question"])

    def solution(self) -> Iterator[RenderableType]:
        """Say why the answer is right."""
        yield ""
        yield from said(self.ink, self.puzzles.shown["why"])

    def asked(self) -> str:
        """Return the question."""
        return self.ink.words.message(self.puzzles.shown["question"])

    def keys(self) -> Keys:
        """Return the keys that answer, and those that choose puzzles."""
        ink, theme = self.ink, self.puzzles.theme
        name = ink.say("puzzle-theme", theme=theme) if theme else ink.say("terminal-key-all-themes")
        return super().keys() | {
            "theme": ink.say("terminal-key-theme", theme=name),
            "day": ink.say("page-puzzle-today"),
        }
