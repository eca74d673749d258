"""Strict reading of data that others wrote: collect every fault, never crash, never guess."""

import json
import math
import re
import tomllib
from collections.abc import Collection, Iterable
from itertools import islice
from pathlib import Path
from typing import Final, NoReturn

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
# How many entries of a list are read, and how many unknown keys of an object are named.
_MOST_ITEMS: Final = 10_000
_MOST_UNKNOWN: Final = 100
# Parsing TOML takes the square of the length of a key with dots. No file of ours comes near these.
LONGEST_TOML: Final = 64 * 1024
_MOST_DOTS: Final = 100
# How JSON escapes half of a character: the other half should be beside it.
_HALF_CHARACTER: Final = re.compile(r"\\u[dD][89a-fA-F]")
# Line and column, at the end of a message.
_TOML_POSITION: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")


class Check:
    """Collects the faults of one piece of data.

    Each method returns the value if it is valid. If not, it notes a fault and returns something
    harmless of the right type, so that reading goes on and finds the other faults too.

    >>> check = Check()
    >>> check.whole(-3, "you.silver")
    0
    >>> [str(fault) for fault in check.faults]
    ['you.silver: -3 is too small: it must be at least 0']
    """

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, where: str, code: str, **facts: object) -> None:
        """Note that something is wrong at `where`."""
        self.faults.append(Fault(where, code, facts))

    def table(
        self, value: object, where: str, keys: Iterable[str], optional: Iterable[str] = ()
    ) -> dict[str, object]:
        """Return an object that has just these keys; missing ones are left out."""
        if not isinstance(value, dict):
            self.fault(where, "not-an-object", found=kind_of(value))
            return {}
        required = tuple(keys)
        known = {*required, *optional}
        for key in required:
            if key not in value:
                self.fault(where, "missing-key", key=key)
        for key in islice((key for key in value if key not in known), _MOST_UNKNOWN):
            self.fault(where, "unknown-key", key=shown(key))
        return {key: value[key] for key in value if key in known}

    def items(self, value: object, where: str) -> list[tuple[str, object]]:
        """Return the entries of a list, each with where it stands."""
        if not isinstance(value, list):
            self.fault(where, "not-a-list", found=kind_of(value))
            return []
        if len(value) > _MOST_ITEMS:
            self.fault(where, "list-too-long", count=len(value), most=_MOST_ITEMS)
            return []
        return [(f"{where}[{index}]", item) for index, item in enumerate(value)]

    def whole(self, value: object, where: str, low: int = 0, high: int | None = None) -> int:
        """Return a whole number within its limits."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(where, "not-a-whole-number", found=kind_of(value))
        elif value < low:
            self.fault(where, "too-small", number=shown(value), low=low)
        elif high is not None and value > high:
            self.fault(where, "too-large", number=shown(value), high=high)
        else:
            return value
        return low

    def word(self, value: object, where: str, words: Collection[str], what: str = "") -> str | None:
        """Return one of the words; `what` names a set too long to list in the message."""
        if not isinstance(value, str):
            self.fault(where, "not-a-text", found=kind_of(value))
        elif value not in words:
            if what:
                self.fault(where, "unknown-id", word=shown(value), what=_expected(what))
            else:
                self.fault(where, "unknown-word", word=shown(value), words=", ".join(words))
        else:
            return value
        return None

    def flag(self, value: object, where: str) -> bool:
        """Return a boolean."""
        if not isinstance(value, bool):
            self.fault(where, "not-true-or-false", found=kind_of(value))
            return False
        return value


def kind_of(value: object) -> str:
    """Name the type of a value in the words of the formats, not of Python."""
    if value is None:
        return say("type-null")
    if isinstance(value, bool):
        return say("type-true") if value else say("type-false")
    for types, code in (
        (int, "type-whole-number"),
        (float, "type-fraction"),
        (str, "type-text"),
        (list, "type-list"),
        (dict, "type-object"),
    ):
        if isinstance(value, types):
            return say(code)
    return say("type-other", name=type(value).__name__)


def _expected(words: str) -> str:
    """Name what a word should have been, such as `Lot`, as a message that can be translated."""
    return say("what-" + words.lower().replace(" ", "-"))


def shown(value: object, longest: int = 60) -> str:
    """Quote a value for a message: printable, and not longer than a line."""
    try:
        text = value if isinstance(value, str) else json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        text = kind_of(value)
    text = "".join(c if c.isprintable() else "?" for c in text[: longest + 1])
    return text if len(text) <= longest else f"{text[:longest]}…"


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
