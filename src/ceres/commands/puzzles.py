"""`ceres puzzles`: the book of puzzles is made, checked and shown."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ceres.checking import Check, NotReadable
from ceres.commands.files import check_target, write_whole
from ceres.commands.help import Command
from ceres.commands.options import STYLE, AsJson, Force, Lang
from ceres.commands.output import complaints, need_standard_output, put, put_json
from ceres.commands.stories import interruptions
from ceres.commands.tables import in_columns
from ceres.errors import Fault
from ceres.text import Catalogue, board, say_message

if TYPE_CHECKING:
    from ceres.coach.puzzles import Book, Puzzle

app = typer.Typer(no_args_is_help=True, **STYLE)
BookFile = Annotated[str | None, typer.Option("--book", metavar="FILE", help="help-puzzles-book")]
_GAMES: Final = 500
# Where a puzzle is in the page.
_ADDRESS: Final = "/puzzles/"


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
def _check(book: BookFile = None, lang: Lang = None) -> None:
    """Work out every answer of a book again: print nothing, or the faults, one per line."""
    from ceres.coach.puzzles.book import InvalidPuzzles
    from ceres.coach.puzzles.making import wrong_answers

    with complaints(lang, listed=True):
        check = Check()
        for puzzle in read_puzzles(book).puzzles:
            answers = wrong_answers(puzzle)
            if answers:
                check.fault(puzzle.id, "puzzle-answers", answers=", ".join(answers))
            elif answers is not None:
                check.fault(puzzle.id, "puzzle-no-question")
        check.raise_faults(InvalidPuzzles)


@app.command("show", cls=Command)
def _show(
    id: Annotated[str | None, typer.Argument(metavar="ID", help="help-puzzles-id")] = None,
    book: BookFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Count the puzzles of a book by kind and grade, or print one with its answer."""
    from ceres.coach.presenter import shown_puzzle

    need_standard_output()
    with complaints(lang) as words:
        found = read_puzzles(book)
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
            put(asked(puzzle, words))
            put(say_message(shown_puzzle(puzzle)["why"], words))
            put(words.say("puzzle-address", address=f"{_ADDRESS}{puzzle.id}"))


def asked(puzzle: "Puzzle", words: Catalogue) -> str:
    """Return a position, its question, and what there is to choose from."""
    from ceres.coach.presenter import shown_puzzle

    shown = shown_puzzle(puzzle)
    head = [say_message(shown["title"], words), "", board(puzzle.position, words), ""]
    choices = [
        f"{number:3}  {say_message(each['shown']['name'], words)}"
        for number, each in enumerate(shown["choices"], start=1)
    ]
    return "\n".join([*head, say_message(shown["question"], words), *choices, ""])


def read_puzzles(path: str | None) -> "Book":
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
