"""The player's practice with the puzzles of a book, saved beside the games."""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Final

from ceres.challenges.days import own_day
from ceres.checking import NotReadable, parse_json
from ceres.coach.puzzles import Book, Puzzle
from ceres.coach.puzzles.practice import (
    InvalidPractice,
    PracticeData,
    answered,
    due_puzzles,
    new_practice,
    next_puzzle,
    read_practice,
)
from ceres.errors import Fault
from ceres.files import replacing
from ceres.saves import SavesError, home
from ceres.text.speaking import Message

_FILE: Final = "practice.json"


class Practice:
    """Chooses puzzles for the player; the first answer to each one asked is saved."""

    def __init__(self, book: Book) -> None:
        """Go on where the player stopped; raise `InvalidPractice` if that cannot be read."""
        self._book: Final = book
        self._data = _load()

    def next(self, puzzles: Sequence[Puzzle]) -> Puzzle:
        """Return the puzzle that is next for the player, of some."""
        return next_puzzle(puzzles, self._data, own_day())

    def of_today(self) -> Puzzle:
        """Return the puzzle of the day."""
        return self._book.of_day(date.fromisoformat(own_day()).toordinal())

    def comes_back(self, puzzle: Puzzle) -> bool:
        """Return whether a puzzle was missed before and is due again."""
        return bool(due_puzzles([puzzle], self._data, own_day()))

    def answer(self, puzzle: Puzzle, right: bool) -> None:
        """Note the first answer to a puzzle, and save that if it is possible."""
        self._data = answered(self._data, puzzle, right, own_day())
        _save(self._data)

    @property
    def standing(self) -> Message:
        """The player's rating and streak."""
        facts = {key: self._data[key] for key in ("rating", "streak", "longest")}
        return {"id": "puzzle-standing", "facts": facts}


def _path() -> Path:
    return home() / _FILE


def _load() -> PracticeData:
    """Load what was saved; what is no practice is not written over."""
    try:
        path = _path()
        text = path.read_text("utf-8", errors="replace")
    except (OSError, SavesError):
        return new_practice()
    faults: Sequence[Fault]
    try:
        return read_practice(parse_json(text))
    except NotReadable as error:
        faults = [error.fault]
    except InvalidPractice as error:
        faults = error.faults
    raise InvalidPractice([_at(path, fault) for fault in faults])


def _at(path: Path, fault: Fault) -> Fault:
    """Return a fault with the file that it is in."""
    return replace(fault, where=" ".join(filter(None, (str(path), fault.where))))


def _save(data: PracticeData) -> None:
    with suppress(OSError, SavesError):
        path = _path()
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with replacing(path) as file:
            file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
