"""What is in a file: a command uses what another one prints, or says what it was given instead."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from ceres.checking import Check, NotReadable, parse_json, read_text
from ceres.commands.files import read_source
from ceres.components import Components, load_components
from ceres.errors import CodedError, CorruptPosition, InvalidComponents, InvalidOption
from ceres.game import Game
from ceres.messages import say
from ceres.observation import Observation
from ceres.position import Position

# The formats that a file can name, without `ceres-` and their numbers.
_FORMATS: Final = frozenset(
    {
        "position",
        "game",
        "observation",
        "games",
        "problem",
        "components",
        "advice",
        "review",
        "puzzles",
    }
)
_GAME: Final = "--game"
_POSITION_OF_RECORD: Final = "ceres record position FILE --at NUMBER"


class OtherDocument(CodedError):
    """A file that holds something else than a command needs."""


def document_of(data: object) -> str | None:
    """Return what some JSON is, by the format that it names or the keys that it has.

    >>> document_of({"format": "ceres-game/1"}), document_of(["buy C4", "income"]), document_of({})
    ('game', 'actions', None)
    """
    match data:
        case {"format": str(named)}:
            name = named.removeprefix("ceres-").partition("/")[0]
            return name if name in _FORMATS else None
        case {"events": _, "position": dict()}:
            return "played"
        case {"you": _, "ceres": _, "silver": _}:
            return "score"
        case [{"chance": _}, *_]:
            return "forecast"
        case [str(), *_]:
            return "actions"
    return None


def read_position(source: str, components: str | None) -> Position:
    """Read the position in a file; perhaps it is played with the components of another one.

    Of what `ceres position play` prints, and of a problem report, it is the position in it.
    """
    return _read_position(read_source(source), components)


def read_table(source: str, components: str | None) -> Position:
    """Read a position, or an observation: then any position that fits it."""
    text = read_source(source)
    data = _parsed(text)
    if document_of(data) != "observation":
        return _read_position(text, components)
    return Observation.from_dict(data, read_box(components)).sample(Random(0))


def read_record(source: str, number: int | None = None) -> str:
    """Read the text of a record, damaged or not, or of the record in a problem report.

    `number` says which one it is of a file with several.
    """
    return _record(read_source(source), number)


def read_game(source: str, number: int | None = None) -> Game:
    """Read the game of a record, or one that begins at a position."""
    text = read_source(source)
    data = _parsed(text)
    if document_of(data) in ("position", "played"):
        return Game(_position(data, None))
    return Game.from_json(_record(text, number))


def read_box(path: str | None) -> Components | None:
    """Load the components of another box, if a file of them is given."""
    if path is None:
        return None
    try:
        return load_components(path)
    except InvalidComponents:
        with suppress(NotReadable):
            found = document_of(_parsed(read_text(Path(path))))
            if found is not None:
                raise _other(found, "components") from None
        raise


def _read_position(text: str, components: str | None) -> Position:
    try:
        data = parse_json(text)
    except NotReadable as error:
        if _lines(text):
            raise _other("records", "position") from None
        raise CorruptPosition([error.fault]) from None
    return _position(data, read_box(components))


def _position(data: object, components: Components | None) -> Position:
    match document_of(data), data:
        case (("played" | "problem"), {"position": inner}):
            data = inner
        case "game", _:
            raise OtherDocument("record-not-position", command=_POSITION_OF_RECORD)
        case (("position" | None), _):
            pass
        case str(found), _:
            raise _other(found, "position")
    return Position.from_dict(data, components)


def _record(text: str, number: int | None) -> str:
    data = _parsed(text)
    found = document_of(data)
    lines = _lines(text) if data is None else []
    if found == "games" and isinstance(data.get("games"), list) and data["games"]:
        records = [each.get("record") if isinstance(each, dict) else each for each in data["games"]]
        return _chosen([json.dumps(record) for record in records], number, found)
    if lines:
        return _chosen(lines, number, "records")
    if found == "problem":
        text = json.dumps(data.get("record"))
    elif found not in ("game", None):
        raise _other(found, "game")
    return _chosen([text], number, "game")


def _chosen(records: list[str], number: int | None, found: str) -> str:
    """Return one of the records of a file, which must be said if there are several."""
    if number is None and len(records) > 1:
        facts = {"found": say(f"document-{found}"), "count": len(records), "option": _GAME}
        raise OtherDocument("which-game", **facts)
    check = Check()
    place = 1 if number is None else check.whole(number, _GAME, 1, len(records))
    check.raise_faults(InvalidOption)
    return records[place - 1]


def _parsed(text: str) -> Any:
    """Parse JSON; `None` for what is none, or is damaged."""
    try:
        return parse_json(text)
    except NotReadable:
        return None


def _lines(text: str) -> list[str]:
    """List the records of a text with one on each line, as `ceres db export` has them."""
    lines = [line for line in text.splitlines() if line.strip()]
    return lines if len(lines) > 1 and document_of(_parsed(lines[0])) == "game" else []


def _other(found: str, wanted: str) -> OtherDocument:
    facts = {"found": say(f"document-{found}"), "wanted": say(f"document-{wanted}")}
    return OtherDocument("other-document", **facts)
