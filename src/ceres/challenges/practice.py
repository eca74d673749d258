"""Achievements of practice: for games played to their end, with hints or without.

They are found in the results of the player's own games, so nothing has to be replayed. A message
names each of them, as those in `challenges.achievements`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ceres.challenges.played import Finished

# The games that make a regular, and a veteran.
_TEN: Final = 10
_FIFTY: Final = 50

PRACTICE: Final[Mapping[str, Callable[[Sequence[Finished]], Sequence[Finished]]]] = {
    "first-game": lambda games: games,
    "coached-win": lambda games: [each for each in games if each.won and each.marks["hinted"]],
    "ten-games": lambda games: games[_TEN - 1 :],
    "fifty-games": lambda games: games[_FIFTY - 1 :],
}
"""By their ids, which of the player's games have them; given the games, the first one first."""
