"""Two games on the same deal, decision by decision."""

from itertools import zip_longest
from typing import Any

from ceres.game import Game


def compared(mine: Game, theirs: Game) -> dict[str, Any]:
    """Return both games side by side.

    Up to the decision at which they part, both players saw the same position.

    >>> one, other = Game.new(seed=7), Game.new(seed=7)
    >>> events = one.play("income"), other.play(other.position.actions()[0])
    >>> compared(one, other)["parted"]
    1
    """
    decisions: list[dict[str, Any]] = []
    parted = None
    pairs = zip_longest(range(len(mine.entries)), range(len(theirs.entries)))
    for number, (my, their) in enumerate(pairs, 1):
        row: dict[str, Any] = {"number": number, "same": _same(mine, theirs, my, their)}
        row |= {} if my is None else {"mine": _decision(mine, my)}
        row |= {} if their is None else {"theirs": _decision(theirs, their)}
        if parted is None and not row["same"]:
            parted = number
        decisions.append(row)
    return {
        "same_deal": mine.start == theirs.start,
        "parted": parted,
        "decisions": decisions,
        "mine": _end(mine),
        "theirs": _end(theirs),
    }


def _same(mine: Game, theirs: Game, my: int | None, their: int | None) -> bool:
    if my is None or their is None:
        return False
    same_position = mine.positions[my] == theirs.positions[their]
    return same_position and mine.entries[my] == theirs.entries[their]


def _decision(game: Game, number: int) -> dict[str, Any]:
    """Return what was done at a decision, and how the game stood before it."""
    state = game.positions[number]._state
    return {
        "action": str(game.entries[number]),
        "era": state.era,
        "you": state.your_vp,
        "ceres": state.her_vp,
    }


def _end(game: Game) -> list[int]:
    state = game.position._state
    return [state.your_vp, state.her_vp]
