"""`ceres puzzles` and `ceres puzzle`: the book of puzzles, and solving them line by line."""

from datetime import date
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ceres.challenges.days import own_day
from ceres.checking import Check, NotReadable
from ceres.commands.files import check_target, write_whole
from ceres.commands.help import Command
from ceres.commands.options import STYLE, AsJson, Force, Lang
from ceres.commands.output import complaints, need_standard_output, put, put_json
from ceres.commands.stories import interruptions
from ceres.commands.tables import in_columns
from ceres.errors import Fault, InvalidOption
from ceres.text import Catalogue, board, say_message

if TYPE_CHECKING:
    from ceres.coach.puzzles import Book, Puzzle

app = typer.Typer(no_args_is_help=True, **STYLE)
_File = Annotated[str | None, typer.Option("--book", metavar="FILE", help="help-puzzles-book")]
_GAMES: Final = 500
_END: Final = "q"


@app.command("make", cls=Command)
def _make(
    path: Annotated[str, typer.Argument(metavar="OUT", help="help-puzzles-out")],
    games: Annotated[
        int, typer.Option(metavar="NUMBER", min=1, help="help-puzzles-games")
    ] = _GAMES,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help="help-puzzles-seed")] = 0,
    force: Force = False,
    lang: Lang = None,
) -> None:
    """Make a book of puzzles from games of bots. Each answer is proved.

    Example: ceres puzzles make book.json.gz --games 100
    """
    from rich.console import Console
    from rich.progress import Progress

    from ceres.coach.puzzles.making import make_book

    with complaints(lang) as words, interruptions(words):
        check_target(path, force)
        console = Console(stderr=True)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(words.say("puzzles-making"), total=games)
            book = make_book(games, seed, lambda: bar.advance(task))
        content = book.to_bytes()
        write_whole(path, content, force)
        facts = {"count": len(book.puzzles), "path": path, "size": -(-len(content) // 1000)}
        put(words.say("puzzles-made", **facts))


@app.command("check", cls=Command)
def _check(book: _File = None, lang: Lang = None) -> None:
    """Work out every answer of a book again: print nothing, or the faults, one per line."""
    from ceres.coach.puzzles.book import InvalidPuzzles
    from ceres.coach.puzzles.making import wrong_answers

    with complaints(lang, listed=True):
        check = Check()
        for puzzle in _book(book).puzzles:
            answers = wrong_answers(puzzle)
            if answers:
                check.fault(puzzle.id, "puzzle-answers", answers=", ".join(answers))
            elif answers is not None:
                check.fault(puzzle.id, "puzzle-no-question")
        check.raise_faults(InvalidPuzzles)


@app.command("show", cls=Command)
def _show(
    id: Annotated[str | None, typer.Argument(metavar="ID", help="help-puzzles-id")] = None,
    book: _File = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Count the puzzles of a book by kind and grade, or print one with its answer."""
    from ceres.coach.presenter import shown_puzzle

    need_standard_output()
    with complaints(lang) as words:
        found = _book(book)
        if id is None:
            counts = _counts(found)
            if as_json:
                put_json(counts)
            else:
                put(_table(counts, words))
        elif as_json:
            put_json(found.puzzle(id).data)
        else:
            puzzle = found.puzzle(id)
            put(_asked(puzzle, words))
            put(say_message(shown_puzzle(puzzle)["why"], words))


def puzzle(
    id: Annotated[str | None, typer.Argument(metavar="ID", help="help-puzzles-id")] = None,
    today: Annotated[bool, typer.Option("--today", help="help-puzzle-today")] = False,
    kind: Annotated[str | None, typer.Option(metavar="NAME", help="help-puzzle-kind")] = None,
    book: _File = None,
    lang: Lang = None,
) -> None:
    """Solve puzzles line by line: type the number of an answer.

    Example: ceres puzzle --kind win
    """
    from ceres.coach.puzzles.book import KINDS

    need_standard_output()
    with complaints(lang) as words, interruptions(words):
        check = Check()
        wanted = None if kind is None else check.word(kind, "--kind", KINDS)
        check.raise_faults(InvalidOption)
        found = _book(book)
        if id is not None or today:
            day = date.fromisoformat(own_day()).toordinal()
            _solve(found.of_day(day) if id is None else found.puzzle(id), words)
            return
        puzzles = [each for each in found.puzzles if wanted in (None, each.data["kind"])]
        for each in Random().sample(puzzles, len(puzzles)):
            if not _solve(each, words):
                return


def _solve(puzzle: "Puzzle", words: Catalogue) -> bool:
    """Ask until the answer is right; return whether the player goes on."""
    from ceres.coach.presenter import shown_puzzle

    shown = shown_puzzle(puzzle)
    put(_asked(puzzle, words))
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
        put(say_message(answer["said"], words))
        if answer["good"]:
            put(f"{say_message(shown['why'], words)}\n")
            return True


def _asked(puzzle: "Puzzle", words: Catalogue) -> str:
    """Return a position, its question, and what there is to choose from."""
    from ceres.coach.presenter import shown_puzzle

    shown = shown_puzzle(puzzle)
    head = [say_message(shown["title"], words), "", board(puzzle.position, words), ""]
    choices = [
        f"{number:3}  {say_message(each['shown']['name'], words)}"
        for number, each in enumerate(shown["choices"], start=1)
    ]
    return "\n".join([*head, say_message(shown["question"], words), *choices, ""])


def _book(path: str | None) -> "Book":
    """Read a book; by default the one that comes with the program."""
    from ceres.coach.puzzles import read_book, shipped_book

    if path is None:
        return shipped_book()
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        facts = {"path": path, "problem": error.strerror}
        raise NotReadable(Fault("", "cannot-read", facts)) from None
    return read_book(content)


def _counts(book: "Book") -> dict[str, dict[int, int]]:
    """Count puzzles by kind and grade."""
    from ceres.coach.puzzles.book import EASIEST, HARDEST, KINDS

    keys = [(each.data["kind"], each.data["grade"]) for each in book.puzzles]
    grades = range(EASIEST, HARDEST + 1)
    return {kind: {grade: keys.count((kind, grade)) for grade in grades} for kind in KINDS}


def _table(counts: dict[str, dict[int, int]], words: Catalogue) -> str:
    """Return the counts as a table, the sum of each kind last."""
    grades = [str(grade) for grade in next(iter(counts.values()))]
    rows = [[words.say("puzzles-column-kind"), *grades, words.say("puzzles-column-all")]]
    for kind, found in counts.items():
        name = words.say("puzzle-kind", kind=kind)
        rows.append([name, *map(str, found.values()), str(sum(found.values()))])
    return in_columns(rows)
