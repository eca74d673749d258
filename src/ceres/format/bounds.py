"""How large a record may be to be saved: far larger than any game makes it."""

import json
import math
from collections.abc import Mapping
from typing import Any, Final

from ceres.errors import CodedError
from ceres.format.record_extras import REVIEW, TOLD, UNDONE, is_extra

# A game has fewer than 150 actions, and at a real table a correction before any of them.
MOST_ENTRIES: Final = 600
MOST_EXTRAS: Final = 32
LONGEST_EXTRAS: Final = 16 * 1024
LONGEST_TOLD: Final = 64 * 1024
LONGEST_REVIEW: Final = 64 * 1024
# These do not count with the others.
_LONG: Final = {TOLD: LONGEST_TOLD, REVIEW: LONGEST_REVIEW}


class TooLarge(CodedError):
    """A record that is too large to be saved."""


def check_bounds(record: Mapping[Any, Any]) -> None:
    """Raise `TooLarge` if a record has too many entries, or too much under further keys.

    >>> check_bounds({"actions": ["income"] * 601})
    Traceback (most recent call last):
    ceres.format.bounds.TooLarge: this game is too long to be saved: 601 actions ...
    """
    lists = (record.get("actions"), record.get(UNDONE))
    count = sum(len(entries) for entries in lists if isinstance(entries, list))
    if count > MOST_ENTRIES:
        raise TooLarge("too-many-entries", count=count, most=MOST_ENTRIES)
    check_extras({key: value for key, value in record.items() if is_extra(key) and key != UNDONE})


def check_extras(extras: Mapping[str, Any]) -> None:
    """Raise `TooLarge` if the further keys of a record are too many, or too large."""
    counted = {key: value for key, value in extras.items() if key not in _LONG}
    too_long = _length(counted) > LONGEST_EXTRAS or any(
        _length({key: extras.get(key)}) > most for key, most in _LONG.items()
    )
    if len(counted) > MOST_EXTRAS or too_long:
        raise TooLarge("extras-too-large", most=MOST_EXTRAS, length=LONGEST_EXTRAS)


def _length(extras: Mapping[str, Any]) -> float:
    try:
        return len(json.dumps(extras))
    except RecursionError:
        return math.inf
