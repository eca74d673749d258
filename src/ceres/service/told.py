"""A finished game as it was told: what a replay shows, kept as long as the game is.

A program with other rules cannot play the game again, and shows this instead.
"""

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from typing import Any, Final, cast

from ceres.format.bounds import LONGEST_TOLD
from ceres.format.record_extras import TOLD
from ceres.service.replay import replay
from ceres.service.table import Table
from ceres.service.types.game import Replay

# Unpacked; far more than any game needs.
_LARGEST: Final = 4 * 1024 * 1024


def keep_told(table: Table) -> None:
    """Keep with a finished game what its replay shows.

    >>> table = Table.new(seed=7)
    >>> table.resign()
    >>> keep_told(table)
    >>> as_told(table.game.record()) == replay(table)
    True
    """
    text = json.dumps(replay(table), separators=(",", ":"))
    packed = base64.b64encode(zlib.compress(text.encode(), 9)).decode("ascii")
    if len(packed) < LONGEST_TOLD:
        table.game.extras[TOLD] = packed


def as_told(record: Mapping[str, Any]) -> Replay | None:
    """Return what was kept with a game; `None` if there is nothing, or nothing whole."""
    packed = record.get(TOLD)
    if not isinstance(packed, str) or len(packed) > LONGEST_TOLD:
        return None
    try:
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(base64.b64decode(packed, validate=True), _LARGEST)
        found = json.loads(text)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        return None
    whole = isinstance(found, dict) and set(found) == set(Replay.__annotations__)
    return cast("Replay", found) if whole else None
