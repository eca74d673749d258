"""Reads files, JSON and TOML strictly; what is wrong with a text is said in words of ours."""

import json
import math
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NoReturn

from ceres.checking.check import shown
from ceres.errors import Fault
from ceres.messages import say

# How the messages of Python's JSON parser begin, and the code of ours.
_JSON_FAULTS: Final = (
    ("Expecting value", "json-value"),
    ("Expecting property name", "json-key"),
    ("Expecting ':'", "json-colon"),
    ("Expecting ','", "json-comma"),
    ("Illegal trailing comma", "json-last-comma"),
    ("Extra data", "json-more"),
    ("Unterminated string", "json-open-text"),
    ("Invalid control character", "json-line-break"),
    ("Invalid \\", "json-backslash"),
    ("Unexpected UTF-8 BOM", "json-mark"),
)
# The same for TOML.
_TOML_FAULTS: Final = (
    ("Invalid value", "json-value"),
    ("Invalid statement", "toml-key"),
    ("Invalid initial character for a key", "toml-key"),
    ("Expected '='", "toml-equals"),
    ("Expected newline", "json-more"),
    ("Expected ']", "toml-bracket"),
    ("Expected", "toml-open-text"),
    ("Unterminated", "toml-open-text"),
    ("Unclosed", "json-comma"),
    ("Illegal character", "json-line-break"),
    ("Unescaped", "json-backslash"),
    ("Cannot", "toml-twice"),
    ("Duplicate", "toml-twice"),
)
# Parsing TOML takes the square of the length of a key with dots. No file of ours comes near these.
LONGEST_TOML: Final = 64 * 1024
_MOST_DOTS: Final = 100
# How JSON escapes half of a character: the other half should be beside it.
_HALF_CHARACTER: Final = re.compile(r"\\u[dD][89a-fA-F]")
# Line and column, at the end of a message.
_TOML_POSITION: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")


class NotReadable(Exception):
    """A text that cannot be parsed; readers turn its `fault` into their own error."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def read_text(path: Path, longest: int | None = None) -> str:
    """Read a UTF-8 file; one of more than `longest` bytes is refused before it is read."""
    try:
        with path.open("rb") as file:
            content = file.read() if longest is None else file.read(longest + 1)
        if longest is not None and len(content) > longest:
            raise NotReadable(Fault(str(path), "text-too-long", {"most": longest}))
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotReadable(Fault(str(path), "not-utf8", {"byte": error.start})) from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise NotReadable(Fault("", "cannot-read", {"path": path, "problem": problem})) from None


def parse_json(text: str) -> object:
    """Parse JSON strictly: a key that stands twice in one object is refused.

    So is what cannot be written again: half a character, and a number beyond all bounds.
    """
    try:
        data = json.loads(
            text,
            object_pairs_hook=_each_key_once,
            parse_constant=_no_constant,
            parse_float=_finite,
        )
    except json.JSONDecodeError as error:
        where = error.lineno, error.colno
        raise _syntax_error("not-json", error.msg, _JSON_FAULTS, where) from None
    except RecursionError:
        raise NotReadable(Fault("", "nested-too-deep")) from None
    except ValueError:
        raise NotReadable(Fault("", "number-too-long")) from None
    if _HALF_CHARACTER.search(text) and not is_writable(data):
        raise NotReadable(Fault("", "half-a-character"))
    return data


def parse_toml(text: str) -> dict[str, object]:
    """Parse TOML of a length, and with a depth of keys, that takes no time."""
    if len(text) > LONGEST_TOML:
        raise NotReadable(Fault("", "text-too-long", {"most": LONGEST_TOML}))
    # A key ends with its line, and a line that begins with # has none.
    if any(line.count(".") > _MOST_DOTS for line in text.split("\n") if line[:1] != "#"):
        raise NotReadable(Fault("", "nested-too-deep"))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        said = str(error)
        where = _line_and_column(said, text)
        raise _syntax_error("not-toml", said, _TOML_FAULTS, where) from None
    except RecursionError:
        raise NotReadable(Fault("", "nested-too-deep")) from None
    except ValueError:
        raise NotReadable(Fault("", "number-too-long")) from None


def _syntax_error(
    code: str, said: str, faults: Iterable[tuple[str, str]], where: tuple[int, int]
) -> NotReadable:
    """Make an error with our own message, which can be translated, for what a parser says."""
    problem = next((code for words, code in faults if said.startswith(words)), "json-unreadable")
    line, column = where
    return NotReadable(Fault("", code, {"problem": say(problem), "line": line, "column": column}))


def _line_and_column(said: str, text: str) -> tuple[int, int]:
    """Return line and column of a TOML error; at the end of the text the parser names none."""
    found = _TOML_POSITION.search(said)
    if found:
        return int(found[1]), int(found[2])
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1


def _each_key_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    table = dict(pairs)
    if len(table) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise NotReadable(Fault("", "twice-in-json", {"key": shown(key)}))
            seen.add(key)
    return table


def _no_constant(name: str) -> NoReturn:
    raise NotReadable(Fault("", "no-json-number", {"word": name}))


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise NotReadable(Fault("", "number-too-long"))
    return number


def is_writable(data: object) -> bool:
    """Return whether parsed JSON can be written as JSON that everybody reads."""
    try:
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        return False
    return True
