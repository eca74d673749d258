"""The marks of a game: further keys of its record that say how it was played, and by whom."""

from collections.abc import Mapping
from typing import Any, Final

from ceres.game import Game

STRICT: Final = "x-strict"  # nothing can be taken back
PEEKED: Final = "x-peeked"  # how often something was taken back that had shown hidden things
HINTS: Final = "x-hints"  # how often the player was given a hint
RESIGNED: Final = "x-resigned"  # the player gave up: the game is lost
IMPORTED: Final = "x-imported"  # how many actions the game had when it was imported
MINE: Final = "x-mine"  # whether the player says that an imported game is their own


# What is said of the place where a game is saved, and not exported.
_HERE: Final = (IMPORTED, MINE)


def exported(record: Mapping[str, Any]) -> dict[str, Any]:
    """Return a record as others get it.

    >>> exported({"x-imported": 9, "x-strict": True})
    {'x-strict': True}
    """
    return {key: value for key, value in record.items() if key not in _HERE}


def mark_imported(game: Game) -> None:
    """Mark a game that was read from a record; one without actions is merely a place to begin.

    >>> game = Game.new(seed=7)
    >>> events = game.play("income")
    >>> mark_imported(game)
    >>> is_mine(game.extras, 1), is_mine(game.extras, 2)
    (False, True)
    """
    game.extras = exported(game.extras)
    if game.entries:
        game.extras[IMPORTED] = len(game.entries)


def is_mine(extras: Mapping[str, Any], actions: int) -> bool:
    """Return whether the player played a game of so many actions here, or says that it is theirs.

    An imported game is the player's own once it has been played on.
    """
    mine, imported = extras.get(MINE), extras.get(IMPORTED)
    if isinstance(mine, bool):
        return mine
    return not isinstance(imported, int) or actions > imported


def is_resigned(extras: Mapping[str, Any]) -> bool:
    """Return whether the player gave up."""
    return extras.get(RESIGNED) is True


def resigned_result(you: int, ceres: int) -> dict[str, Any]:
    """Return how a game ended that the player gave up with these points.

    >>> resigned_result(40, 12)
    {'you': 40, 'ceres': 12, 'winner': 'ceres'}
    """
    return {"you": you, "ceres": ceres, "winner": "ceres"}
