"""A book of puzzles: `ceres-puzzles/1`, as JSON, or that compressed by gzip."""

import gzip
import json
import zlib
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib import resources
from typing import Annotated, Any, Final, Literal, TypedDict, get_args

from ceres.checking import Check, parse_json
from ceres.checking.hints import Limit
from ceres.checking.typed import read
from ceres.errors import FaultyData, InvalidOption
from ceres.events.facts import CardId
from ceres.format.record import RULES_VERSION
from ceres.position import Position

FORMAT: Final = "ceres-puzzles/1"
FILE: Final = "book.json.gz"
_ID: Final = 8
_GZIP: Final = b"\x1f\x8b"
# What zlib calls gzip; and how long a book may be when it is unpacked, in bytes.
_UNPACKS_GZIP: Final = 31
_LONGEST: Final = 50_000_000

PuzzleKind = Literal["best", "win", "only", "deed", "tile"]
Theme = Literal[
    "bribes", "civic", "commerce", "monuments", "parks", "population", "purchases", "choices"
]
KINDS: Final[tuple[PuzzleKind, ...]] = get_args(PuzzleKind)
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
EASIEST: Final = 1
HARDEST: Final = 5


class ChoiceData(TypedDict):
    """An answer to choose."""

    answer: Annotated[str, "an action; for `deed` and `tile` a Lot"]
    lead: Annotated[float | None, "the exact expected lead, in VP; `null` if there is none"]
    win: Annotated[float | None, "the exact chance of winning"]


class PuzzleData(TypedDict):
    """A puzzle."""

    id: str
    kind: PuzzleKind
    grade: Annotated[int, Limit(EASIEST, HARDEST), "how hard it is"]
    themes: list[Theme]
    position: dict[str, Any]
    card: Annotated[CardId | None, "for `deed`: the card of her row that she carries out"]
    answers: Annotated[list[str], "all that are right"]
    choices: Annotated[list[ChoiceData], "what there is to choose from, sorted"]
    found: Annotated[dict[str, bool], "which bots or simple readings of the rules find it"]


class BookData(TypedDict):
    """A book of puzzles."""

    format: str
    rules: str
    puzzles: list[PuzzleData]


class InvalidPuzzles(FaultyData):
    """A file of puzzles that is not right; `faults` has all that is wrong."""

    headline = "invalid-puzzles"


@dataclass(frozen=True)
class Puzzle:
    """A puzzle as data, its position read when it is wanted."""

    data: PuzzleData

    @cached_property
    def position(self) -> Position:
        """The position; hidden things are sorted in it."""
        return Position.from_dict(self.data["position"])

    @property
    def id(self) -> str:
        """What names it in links; it depends on the question alone."""
        return self.data["id"]


@dataclass(frozen=True)
class Book:
    """Puzzles in their order."""

    puzzles: list[Puzzle]

    def puzzle(self, id: str) -> Puzzle:
        """Return the puzzle of an id; raise `InvalidOption` if there is none."""
        found = next((each for each in self.puzzles if each.id == id), None)
        if found is None:
            check = Check()
            check.fault("puzzle", "no-such-puzzle", id=id[:40])
            raise InvalidOption(check.faults)
        return found

    def about(self, kind: str | None, theme: str | None) -> list[Puzzle]:
        """Return the puzzles of a kind and about a theme; `None` is any."""
        return [
            each
            for each in self.puzzles
            if kind in (None, each.data["kind"]) and (theme is None or theme in each.data["themes"])
        ]

    def of_day(self, day: int) -> Puzzle:
        """Return the puzzle of a day, given its number."""
        return self.puzzles[day * _STRIDE % len(self.puzzles)]

    def to_bytes(self) -> bytes:
        """Return it compressed; the same book gives the same bytes."""
        data = {
            "format": FORMAT,
            "rules": RULES_VERSION,
            "puzzles": [each.data for each in self.puzzles],
        }
        return gzip.compress(json.dumps(data, separators=(",", ":")).encode(), 9, mtime=0)


# Puzzles of neighbouring days are not neighbours in the book.
_STRIDE: Final = 101


def puzzle_id(kind: str, position: dict[str, Any], card: str | None) -> str:
    """Return the id of a question."""
    text = json.dumps([kind, position, card], sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:_ID]


def read_book(content: bytes) -> Book:
    """Read a book; raise `NotReadable` or `InvalidPuzzles` if it is none."""
    check = Check()
    try:
        text = _unpacked(content).decode("utf-8")
    except (zlib.error, UnicodeDecodeError):
        check.fault("", "not-a-book-of-puzzles")
        raise InvalidPuzzles(check.faults) from None
    data = parse_json(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        check.fault("", "not-a-book-of-puzzles")
        raise InvalidPuzzles(check.faults)
    found = read(check, BookData, data, "")
    check.raise_faults(InvalidPuzzles)
    return Book([Puzzle(each) for each in found["puzzles"]])


def _unpacked(content: bytes) -> bytes:
    """Unpack a book, if it is packed: as much of it as may be."""
    if not content.startswith(_GZIP):
        return content
    return zlib.decompressobj(wbits=_UNPACKS_GZIP).decompress(content, _LONGEST)


@cache
def shipped_book() -> Book:
    """Return the book that comes with the program.

    >>> book = shipped_book()
    >>> book.puzzle(book.puzzles[0].id) is book.puzzles[0]
    True
    """
    return read_book(resources.files(__package__).joinpath(FILE).read_bytes())
