"""Reading data that somebody else wrote: collect every fault, never crash, never guess."""

import json
import re
import tomllib
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final, NoReturn

from ceres.errors import Fault
from ceres.messages import say

# How Python's own words about a text that is no JSON begin, and what we say.
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
# Where Python says that it is: always at the end of what it says.
_TOML_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")


class Check:
    """Collects the faults of one piece of data.

    Each method returns the value if it is right; if not, it notes a fault and returns something
    harmless of the right type, so that the reading goes on and finds the other faults too.

    >>> check = Check()
    >>> check.whole(-3, "you.silver")
    0
    >>> [str(fault) for fault in check.faults]
    ['you.silver: -3 is too small: it must be at least 0']
    """

    def __init__(self) -> None:
        """No faults yet."""
        self.faults: list[Fault] = []

    def fault(self, where: str, code: str, **facts: object) -> None:
        """Note that something is wrong at a place."""
        self.faults.append(Fault(where, code, facts))

    def table(
        self, value: object, where: str, keys: Iterable[str], optional: Iterable[str] = ()
    ) -> dict[str, object]:
        """An object with just these keys; the ones that are missing are left out."""
        if not isinstance(value, dict):
            self.fault(where, "not-an-object", found=kind_of(value))
            return {}
        required = tuple(keys)
        known = {*required, *optional}
        for key in required:
            if key not in value:
                self.fault(where, "missing-key", key=key)
        for key in value:
            if key not in known:
                self.fault(where, "unknown-key", key=shown(key))
        return {key: value[key] for key in value if key in known}

    def items(self, value: object, where: str) -> list[tuple[str, object]]:
        """The entries of a list, each with its place."""
        if not isinstance(value, list):
            self.fault(where, "not-a-list", found=kind_of(value))
            return []
        return [(f"{where}[{index}]", item) for index, item in enumerate(value)]

    def whole(self, value: object, where: str, low: int = 0, high: int | None = None) -> int:
        """A whole number within its limits."""
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
        """One of the words; `what` names a set too long to list in the message."""
        if not isinstance(value, str):
            self.fault(where, "not-a-text", found=kind_of(value))
        elif value not in words:
            if what:
                self.fault(where, "unknown-id", word=shown(value), what=_what(what))
            else:
                self.fault(where, "unknown-word", word=shown(value), words=", ".join(words))
        else:
            return value
        return None

    def flag(self, value: object, where: str) -> bool:
        """True or false."""
        if not isinstance(value, bool):
            self.fault(where, "not-true-or-false", found=kind_of(value))
            return False
        return value


def kind_of(value: object) -> str:
    """What a value is, in the words of the formats rather than of Python."""
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


def _what(words: str) -> str:
    """What a word should have been, such as `Lot`, as a message that can be translated."""
    return say("what-" + words.lower().replace(" ", "-"))


def shown(value: object, longest: int = 60) -> str:
    """A value as a message quotes it: printable, and not longer than a line."""
    try:
        text = value if isinstance(value, str) else json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        text = kind_of(value)
    text = "".join(c if c.isprintable() else "?" for c in text[: longest + 1])
    return text if len(text) <= longest else f"{text[:longest]}…"


class NotReadable(Exception):
    """A text that is not what it should be; readers turn its `fault` into their own error."""

    def __init__(self, fault: Fault) -> None:
        """Carries the one fault."""
        super().__init__(str(fault))
        self.fault = fault


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotReadable(Fault(str(path), "not-utf8", {"byte": error.start})) from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise NotReadable(Fault("", "cannot-read", {"path": path, "problem": problem})) from None


def parse_json(text: str) -> object:
    """JSON, strictly: a key that appears twice in one object is refused, not guessed at."""
    try:
        return json.loads(text, object_pairs_hook=_each_key_once, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        said = _ours(error.msg, _JSON_FAULTS)
        problem = {"problem": said, "line": error.lineno, "column": error.colno}
        raise NotReadable(Fault("", "not-json", problem)) from None
    except RecursionError:
        raise NotReadable(Fault("", "nested-too-deep")) from None
    except ValueError:
        raise NotReadable(Fault("", "number-too-long")) from None


def parse_toml(text: str) -> dict[str, object]:
    """TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, column = _place(str(error), text)
        problem = {"problem": _ours(str(error), _TOML_FAULTS), "line": line, "column": column}
        raise NotReadable(Fault("", "not-toml", problem)) from None
    except RecursionError:
        raise NotReadable(Fault("", "nested-too-deep")) from None
    except ValueError:
        raise NotReadable(Fault("", "number-too-long")) from None


def _ours(said: str, faults: Iterable[tuple[str, str]]) -> str:
    """What Python says about a text, as a message that can be translated."""
    code = next((code for words, code in faults if said.startswith(words)), "json-unreadable")
    return say(code)


def _place(said: str, text: str) -> tuple[int, int]:
    """Line and column of a fault; Python counts none at the end of the text."""
    place = _TOML_PLACE.search(said)
    if place:
        return int(place[1]), int(place[2])
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
