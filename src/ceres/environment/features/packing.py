"""Joins sets and numbers to few integers.

A list holds objects, and each of them costs more than the arithmetic on it. So many small things
share an integer.
"""

from typing import Final

from ceres.engine._word import Word
from ceres.engine.board import LOT_COUNT

# The numbers of an integer, and the bits of each.
LANES: Final = 3
LANE: Final = 16
_LANE_MOST: Final = (1 << LANE) - 1


class Sets:
    """Adds sets to a list without a gap between them, `LOT_COUNT` bits in each integer."""

    def __init__(self, found: list[int]) -> None:
        self._found: Final = found
        self._joined: Word = 0
        self._length: Word = 0

    def add(self, bits: Word, width: Word) -> None:
        """Add a set with that many possible members."""
        room: Word = LOT_COUNT - self._length
        if width < room:
            self._joined |= bits << self._length
            self._length += width
            return
        fits: Word = 1
        fits = (fits << room) - 1
        self._found.append(int(self._joined | (bits & fits) << self._length))
        self._joined = bits >> room
        self._length = width - room

    def end(self) -> None:
        """Add what is left."""
        self._found.append(int(self._joined))


class Numbers:
    """Adds numbers to a list, `LANES` in each integer; what is too large is cut off."""

    def __init__(self, found: list[int]) -> None:
        self._found: Final = found
        self._joined: Word = 0
        self._shift: Word = 0

    def add(self, value: int) -> None:
        """Add a number."""
        lane: Word = min(value, _LANE_MOST)
        self._joined |= lane << self._shift
        self._shift += LANE
        if self._shift == LANES * LANE:
            self._found.append(int(self._joined))
            self._joined = 0
            self._shift = 0

    def end(self) -> None:
        """Add what is left."""
        if self._shift:
            self._found.append(int(self._joined))
