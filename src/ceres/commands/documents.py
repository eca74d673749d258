"""What is in a file: a command uses what another one prints, or says what it was given instead."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from ceres.checking import NotReadable, parse_json, read_text
from ceres.commands.files import read_source
from ceres.components import Components, load_components
from ceres.errors import CodedError, CorruptPosition, InvalidComponents
from ceres.game import Game
from ceres.messages import say
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
    text = read_source(source)
    try:
        data = parse_json(text)
    except NotReadable as error:
        raise _several(text, "position") or CorruptPosition([error.fault]) from None
    return _position(data, read_box(components))


def read_record(source: str) -> str:
    """Read the text of a record, damaged or not, or of the record in a problem report."""
    return _record(read_source(source))


def read_game(source: str) -> Game:
    """Read the game of a record, or one that begins at a position."""
    text = read_source(source)
    data = _parsed(text)
    if document_of(data) in ("position", "played"):
        return Game(_position(data, None))
    return Game.from_json(_record(text))


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


def _record(text: str) -> str:
    data = _parsed(text)
    found = document_of(data)
    if found == "problem":
        return json.dumps(data.get("record"))
    if found not in ("game", None):
        raise _other(found, "game")
    several = _several(text, "game") if data is None else None
    if several is not None:
        raise several
    return text


def _parsed(text: str) -> Any:
    """Parse JSON; `None` for what is none, or is damaged."""
    try:
        return parse_json(text)
    except NotReadable:
        return None


def _several(text: str, wanted: str) -> OtherDocument | None:
    """Return the complaint about a text with a record on each line, as `ceres db export` has."""
    first, _, rest = text.partition("\n")
    if rest.strip() and document_of(_parsed(first)) == "game":
        return _other("records", wanted)
    return None


def _other(found: str, wanted: str) -> OtherDocument:
    facts = {"found": say(f"document-{found}"), "wanted": say(f"document-{wanted}")}
    return OtherDocument("other-document", **facts)
