"""The marks of a game: further keys of its record that say how it was played, and by whom."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ceres.game import Game

STRICT: Final = "x-strict"  # actions cannot be undone
FROM: Final = "x-from"  # the game that it branched off, and after how many entries
PEEKED: Final = "x-peeked"  # how often an action was undone after it had shown hidden things
# The decisions that were made again after that, by how many entries came before them.
PEEKED_AT: Final = "x-peeked-at"
HINTS: Final = "x-hints"  # how often the player was given a hint
RESIGNED: Final = "x-resigned"  # the player gave up: the game is lost
# How many actions the game had when it was imported: none, if it was a mere position.
IMPORTED: Final = "x-imported"
DAY: Final = "x-day"  # the day whose deal it is, and the day on which it was begun
PAR: Final = "x-par"  # what the panel made of the deal
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
    """Return whether the player played a game of `actions` entries here, or claims it.

    An imported game is the player's own once it has been played on, but not one that began from a
    pasted position, in which anything may have happened before.
    """
    mine, imported = extras.get(MINE), extras.get(IMPORTED)
    if isinstance(mine, bool):
        return mine
    return not isinstance(imported, int) or 0 < imported < actions


def peeked_at(extras: Mapping[str, Any]) -> set[int]:
    """Return the decisions that were made after hidden things had been seen.

    >>> peeked_at({"x-peeked": 2, "x-peeked-at": [4, 7]}) == {4, 7}
    True
    """
    found = extras.get(PEEKED_AT)
    return {each for each in found if type(each) is int} if isinstance(found, list) else set()


def mark_peeked(extras: dict[str, Any], numbers: Iterable[int], times: int) -> None:
    """Mark a game in which `times` turns were taken back, and decisions made again."""
    extras[PEEKED] = times
    extras[PEEKED_AT] = sorted({*peeked_at(extras), *numbers})


def is_resigned(extras: Mapping[str, Any]) -> bool:
    """Return whether the player gave up."""
    return extras.get(RESIGNED) is True


def resigned_result(you: int, ceres: int) -> dict[str, Any]:
    """Return how a game ended that the player gave up with these points.

    >>> resigned_result(40, 12)
    {'you': 40, 'ceres': 12, 'winner': 'ceres'}
    """
    return {"you": you, "ceres": ceres, "winner": "ceres"}
