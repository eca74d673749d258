"""A small generator of random numbers for playouts, the same interpreted and compiled.

The rules need none. Searches and statistics roll dice millions of times, and Python's own generator
would take a tenth of their time.
"""

from random import Random
from typing import Final

from ceres.engine._word import Word

_MASK: Final = (1 << 62) - 1
_MULTIPLIER: Final = 1752450205419405101
_INCREMENT: Final = 1442695040888963407


class Dice:
    """A linear congruential generator modulo 2 to the 62; its upper bits are used.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(8)]
    [3, 2, 3, 4, 3, 5, 2, 5]
    """

    def __init__(self, seed: int) -> None:
        """The same seed gives the same numbers."""
        # Neighbouring seeds would begin alike: Python's generator scatters them.
        self._state: Word = int(Random(seed).random() * (1 << 53)) << 9

    def below(self, limit: Word) -> Word:
        """Return a number from 0 to `limit` - 1, each as likely as the others."""
        state: Word = (self._state * _MULTIPLIER + _INCREMENT) & _MASK
        self._state = state
        return (state >> 30) * limit >> 32
