"""Broken texts and files for everything that reads them: it reads them, or refuses with a reason.

`tools/fuzz.py` goes on for as long as it is told, and keeps what leads to new lines of code. What
once broke a reader stays in `tests/corpus`, and `test_fuzzing` reads it again.
"""

import json
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import ceres
from ceres.bots.kinds import read_code
from ceres.checking import NotReadable, parse_json
from ceres.coach.puzzles.book import Book, read_book, shipped_book
from ceres.components.reader import parse_components
from ceres.errors import CeresError
from ceres.library.games import Library
from ceres.library.requests import REQUESTS, answer
from ceres.saves import Saves
from ceres.service import Table
from ceres.service.arguments import BadRequest, read_arguments
from ceres.service.sharing import imported
from ceres.service.understanding import understand
from ceres.web.settings_file import example as settings_example
from ceres.web.settings_file import parse_settings
from strategies import EXAMPLES, TESTS, example, parts, replaced

CORPUS = TESTS / "corpus"
# What a refusal may say, and how long it may be.
REFUSALS = (CeresError, BadRequest, NotReadable)
LONGEST_REFUSAL = 50_000
_CHANGES = 4
_FROM_ANOTHER = 0.3
_LONGEST_PIECE = 64
_LONGEST = 400_000
_ODD = [
    *(b"", b"\x00", b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\xf0\x9f\x8f\x9b", b"\r", b"\n"),
    *(b"{", b"}", b"[", b"]", b'"', b":", b",", b"\\", b"'", b"=", b"#", b".", b"-", b"e", b"0"),
    *(b"null", b"true", b"-1", b"1.5", b"1e999", b"NaN", b"9" * 19, b"9" * 5000, b'"\\ud800"'),
    *(b"[]", b"{}", b'""', b'"A1"', b"[[" * 2000, b'{"a":' * 2000, b"a." * 2000, b"x" * 5000),
]
_VALUES: Sequence[Any] = (
    *(None, True, 0, -1, 1.5, 2**31, 2**63, 10**30, "", "A1", "C4", "domus", "\x00", "\U0001f3db"),
    *("x" * 5000, [], {}, [[]], [None], {"": None}, ["A1", "A1"], {"A1": 1}, list(range(300))),
)

Reader = Callable[[bytes], object]


# The readers. Each gets bytes, as a file or a request brings them.


def _record(content: bytes) -> None:
    game = ceres.Game.from_json(_text(content))
    assert ceres.Game.from_record(game.record()).positions == game.positions


def _position(content: bytes) -> None:
    found = ceres.Position.from_json(_text(content))
    assert ceres.Position.from_dict(found.to_dict()) == found
    for action in found.actions()[:20]:
        found.play(action)


def _import(content: bytes) -> None:
    imported(_text(content), salvage=True)


def _box(content: bytes) -> None:
    parse_components(_text(content))


def _settings(content: bytes) -> None:
    parse_settings(_text(content))


def _archive(content: bytes) -> None:
    """One game after the other, as a file of all games is taken."""
    adopt = next(each for each in REQUESTS if each.name == "adopt")
    data = parse_json(_text(content))
    games = data.get("games") if isinstance(data, dict) else None
    with TemporaryDirectory() as folder, Saves.open(Path(folder, "games.sqlite3")) as saves:
        for game in games if isinstance(games, list) else []:
            answer(adopt, Library(saves), "", read_arguments(adopt.sent, game))
        "".join(Library(saves).archive())


def _database(content: bytes) -> None:
    """A file of saved games, each listed and opened."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "games.sqlite3")
        path.write_bytes(content)
        with Saves.open(path) as saves:
            library = Library(saves)
            for game in saves.list():
                try:
                    library.open(game.id)
                except REFUSALS as error:
                    check(error)


def _bot(content: bytes) -> None:
    read_code(_text(content))


def _words(content: bytes) -> None:
    """What a player types or says at a table, in any language."""
    understand(Table.new(seed=7, monuments=True), _text(content).split("\n"))


READERS: dict[str, Reader] = {
    "archive": _archive,
    "bot": _bot,
    "box": _box,
    "database": _database,
    "import": _import,
    "position": _position,
    "puzzles": read_book,
    "record": _record,
    "settings": _settings,
    "words": _words,
}


def _text(content: bytes) -> str:
    """As the program reads files: whatever is no UTF-8 is refused elsewhere."""
    return content.decode("utf-8", "replace")


def check(error: Exception) -> None:
    """A refusal says something, and not too much."""
    assert 0 < len(str(error)) < LONGEST_REFUSAL


def read(name: str, content: bytes) -> bool:
    """Let a reader read; return whether it did. Anything but a refusal with a reason is raised."""
    try:
        READERS[name](content)
    except REFUSALS as error:
        check(error)
        return False
    return True


# What they read.


@cache
def good_texts() -> dict[str, Sequence[bytes]]:
    """Return texts that each reader takes."""
    game = ceres.Game.new(seed=7, monuments=True)
    for _ in range(2):
        game.play("income")
    record, moment = game.record(), "2026-11-16T00:00:00Z"
    written = json.dumps(record).encode()
    positions = [json.dumps(example(each)).encode() for each in EXAMPLES]
    sent = {"record": record, "created": moment, "changed": moment}
    return {
        "archive": [json.dumps({"format": "ceres-archive/1", "games": [sent]}).encode()],
        "bot": [b"planner", b"montecarlo:playouts=50", b"random"],
        "box": [path.read_bytes() for path in sorted((TESTS.parent / "tools/boxes").glob("*"))],
        "database": [_saved(game)],
        "import": [written, *positions],
        "position": positions,
        "puzzles": [Book(shipped_book().puzzles[:2]).to_bytes()],
        "record": [written],
        "settings": [settings_example().encode()],
        "words": [b"income", b"Domus auf C4, zwei Pantheon", "C4 \uad6c\ub9e4".encode()],
    }


def _saved(game: ceres.Game) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder, "games.sqlite3")
        with Saves.open(path) as saves:
            saves.create(game)
        return path.read_bytes()


# What is done to them.


def broken(texts: Sequence[bytes], rng: Random) -> bytes:
    """Change one of some texts in a few places, perhaps as JSON."""
    content = rng.choice(texts)
    for _ in range(rng.randint(1, _CHANGES)):
        change = rng.choice((_replace_part, _cut, _repeat, _insert, _flip, _splice))
        content = change(content, texts, rng)[:_LONGEST]
    return content


def _replace_part(content: bytes, texts: Sequence[bytes], rng: Random) -> bytes:
    """Put another value, an odd one or a part of any text, in the place of one."""
    try:
        data, other = json.loads(content), json.loads(rng.choice(texts))
        value = rng.choice(_VALUES)
        if rng.random() < _FROM_ANOTHER:
            value = other
            for key in rng.choice(parts(other)):
                value = value[key]
        return json.dumps(replaced(data, rng.choice(parts(data)), value)).encode()
    except (ValueError, RecursionError):
        return _insert(content, texts, rng)


def _piece(content: bytes, rng: Random) -> slice:
    start = rng.randint(0, len(content))
    return slice(start, min(start + rng.randint(0, _LONGEST_PIECE), len(content)))


def _cut(content: bytes, _: Sequence[bytes], rng: Random) -> bytes:
    piece = _piece(content, rng)
    return content[: piece.start] + content[piece.stop :]


def _repeat(content: bytes, _: Sequence[bytes], rng: Random) -> bytes:
    piece = _piece(content, rng)
    return content[: piece.start] + content[piece] * rng.choice((2, 3, 100)) + content[piece.stop :]


def _insert(content: bytes, _: Sequence[bytes], rng: Random) -> bytes:
    piece = _piece(content, rng)
    return (
        content[: piece.start] + rng.choice(_ODD) + content[rng.choice((piece.start, piece.stop)) :]
    )


def _flip(content: bytes, _: Sequence[bytes], rng: Random) -> bytes:
    changed = bytearray(content or b" ")
    for _each in range(rng.choice((1, 2, 8))):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return bytes(changed)


def _splice(content: bytes, texts: Sequence[bytes], rng: Random) -> bytes:
    other = rng.choice(texts)
    return content[: rng.randint(0, len(content))] + other[rng.randint(0, len(other)) :]
