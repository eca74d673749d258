"""`ceres puzzle`: solving puzzles line by line."""

from typing import TYPE_CHECKING, Annotated, Final

import typer

from ceres.checking import Check
from ceres.commands.options import Lang
from ceres.commands.output import complaints, need_standard_output, put
from ceres.commands.puzzles import BookFile, asked, read_puzzles
from ceres.commands.stories import interruptions
from ceres.errors import InvalidOption
from ceres.text import Catalogue, say_message

if TYPE_CHECKING:
    from ceres.coach.puzzles import Book, Puzzle
    from ceres.terminal.practice import Practice

_END: Final = "q"


def puzzle(
    id: Annotated[str | None, typer.Argument(metavar="ID", help="help-puzzles-id")] = None,
    today: Annotated[bool, typer.Option("--today", help="help-puzzle-today")] = False,
    kind: Annotated[str | None, typer.Option(metavar="NAME", help="help-puzzle-kind")] = None,
    theme: Annotated[str | None, typer.Option(metavar="NAME", help="help-puzzle-theme")] = None,
    book: BookFile = None,
    lang: Lang = None,
) -> None:
    """Solve puzzles line by line: type the number of an answer.

    Example: ceres puzzle --kind win
    """
    from ceres.terminal.practice import Practice

    need_standard_output()
    with complaints(lang) as words, interruptions(words):
        found = read_puzzles(book)
        wanted = _wanted(found, kind, theme)
        practice = Practice(found)
        if id is not None or today:
            _solve(practice.of_today() if id is None else found.puzzle(id), practice, words)
            return
        while _solve(practice.next(wanted), practice, words):
            pass


def _wanted(book: "Book", kind: str | None, theme: str | None) -> "list[Puzzle]":
    """Return the puzzles of a kind and a theme; raise `InvalidOption` if there is none."""
    from ceres.coach.puzzles.book import KINDS, THEMES

    check = Check()
    if kind is not None:
        check.word(kind, "--kind", KINDS)
    if theme is not None:
        check.word(theme, "--theme", THEMES)
    check.raise_faults(InvalidOption)
    wanted = book.about(kind, theme)
    if not wanted:
        check.fault("", "no-puzzles-about")
        check.raise_faults(InvalidOption)
    return wanted


def _solve(puzzle: "Puzzle", practice: "Practice", words: Catalogue) -> bool:
    """Ask until the answer is right; return whether the player goes on."""
    from ceres.coach.presenter import shown_puzzle

    shown = shown_puzzle(puzzle)
    if practice.comes_back(puzzle):
        put(words.say("puzzle-again"))
    put(asked(puzzle, words))
    first = True
    while True:
        try:
            typed = input("> ").strip()
        except EOFError:
            return False
        if typed == _END:
            return False
        number = int(typed) if typed.isascii() and typed.isdigit() else 0
        if not 1 <= number <= len(shown["choices"]):
            put(words.say("puzzle-type", count=len(shown["choices"]), end=_END))
            continue
        answer = shown["choices"][number - 1]
        if first:
            practice.answer(puzzle, answer["good"])
            first = False
        put(say_message(answer["said"], words))
        if answer["good"]:
            put(say_message(shown["why"], words))
            put(f"{say_message(practice.standing, words)}\n")
            return True
