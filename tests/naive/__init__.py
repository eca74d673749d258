"""A naive model of the game, to compare the engine with: one function per rule.

It shares nothing with the engine. Positions are `ceres-position/1` dictionaries and actions
are texts, as docs/formats.md has them, the standard box only. It assumes that what it is given is
a legal position.
"""

import copy

from . import her, you
from .board import Position
from .scoring import score

__all__ = ["actions", "play", "score"]


def actions(position: Position) -> list[str]:
    """Return every legal action, sorted by its text."""
    if position["phase"] == "you":
        return you.actions(position)
    if position["phase"] == "choice":
        return sorted(" ".join(["place", *lots]) for lots in position["pending"]["options"])
    return []


def play(position: Position, action: str) -> Position:
    """Return the position at your next decision; ValueError if the action is not legal."""
    if action not in actions(position):
        raise ValueError(f"not legal here: {action}")
    after = copy.deepcopy(position)
    if after["phase"] == "you":
        you.act(after, action)
        end_of_turn(after, "you")
        if after["phase"] == "over":
            return after
        her.turn(after)
    else:
        her.resume(after, frozenset(action.split()[1:]))
    if after["pending"] is not None:
        after["phase"] = "choice"  # P4
        return after
    after["phase"] = "you"
    end_of_turn(after, "ceres")
    return after


def end_of_turn(position: Position, side: str) -> None:
    """End a turn of that side (E1 to E3)."""
    if position["last_turns"] is None:
        pile = position["piles"][position["era"] - 1]
        if not position["market"] and not pile:
            position["last_turns"] = ["ceres", "you"]  # E1
        return
    position["last_turns"] = [other for other in position["last_turns"] if other != side]
    if not position["last_turns"]:
        position["last_turns"] = None
        end_of_era(position)


def end_of_era(position: Position) -> None:
    """E3."""
    scored = score(position)
    position["you"]["vp"] += scored["you"]["total"]
    position["you"]["silver"] += scored["silver"]
    position["ceres"]["vp"] += scored["ceres"]["total"]
    if position["era"] == 3:
        position["phase"] = "over"
        return
    position["era"] += 1
    pile = position["piles"][position["era"] - 1]
    position["market"] = [{"deed": deed, "silver": 0} for deed in pile[:6]]
    position["piles"][position["era"] - 1] = pile[6:]
