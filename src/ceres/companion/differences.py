"""Finds what a correction changed, by comparing the table before and after it."""

from collections import Counter
from typing import Any

from ceres.companion.events import Correction
from ceres.events import Event
from ceres.format.position_data import PositionData
from ceres.format.position_writer import position_dict
from ceres.position import Position


def correction(before: Position, after: Position) -> list[Event]:
    """Return the correction as an event; none if only the order of hidden things differs.

    >>> import ceres
    >>> start = ceres.Game.new(seed=7).position
    >>> after = ceres.Position.from_dict({**start.to_dict(), "last_turns": None})
    >>> correction(start, after)
    []
    """
    old, new = _seen(before), _seen(after)
    changes = [
        {"what": what, "from": old.get(what), "to": new.get(what)}
        for what in {**old, **new}
        if old.get(what) != new.get(what)
    ]
    return [Correction((), changes)] if changes else []


def _seen(position: Position) -> dict[str, Any]:
    """Return everything visible of a position by what it is, Lots by their names."""
    data = position_dict(position._state)
    you, ceres = data["you"], data["ceres"]
    return {
        "era": data["era"],
        "silver": you["silver"],
        "your-vp": you["vp"],
        "her-vp": ceres["vp"],
        **_lots(data),
        "market": [(offer["deed"], offer["silver"]) for offer in data["market"]],
        "row": ceres["row"],
        "known": ceres["deck"][ceres["unseen"] :],
        "deeds": len(ceres["deeds"]),
        **{f"pile-{era}": len(pile) for era, pile in enumerate(data["piles"], 1)},
        "bag": dict(sorted(Counter(data["bag"]).items())),
        "supply": data["monuments"],
        "last-turns": data["last_turns"],
    }


def _lots(data: PositionData) -> dict[str, str]:
    """Return what is on each Lot that somebody owns: a side's marker, a tile or a piece."""
    you, ceres = data["you"], data["ceres"]
    found = dict.fromkeys(you["lots"], "you") | dict.fromkeys(ceres["lots"], "ceres")
    found |= ceres["gardens"]
    for piece in (*you["buildings"], *ceres["monuments"]):
        found |= dict.fromkeys(piece["lots"], piece["id"])
    return dict(sorted(found.items()))
