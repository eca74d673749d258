"""Checks data that others wrote: collects every fault, never crashes, never guesses."""

import json
from collections.abc import Collection, Iterable
from itertools import islice
from typing import Final

from ceres.errors import Fault, FaultyData
from ceres.messages import say

# How many entries of a list are read, and how many unknown keys of an object are named.
_MOST_ITEMS: Final = 10_000
_MOST_UNKNOWN: Final = 100


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

    def raise_faults(self, kind: type[FaultyData]) -> None:
        """Raise an error of this kind if anything is wrong."""
        if self.faults:
            raise kind(self.faults)

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

    def positive(self, value: float, where: str, high: int) -> float:
        """Return a number above 0 and within its limit."""
        if not value > 0:  # nor is what is not a number at all
            self.fault(where, "not-above-zero", number=shown(value))
        elif value > high:
            self.fault(where, "too-large", number=shown(value), high=high)
        else:
            return value
        return 1

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
