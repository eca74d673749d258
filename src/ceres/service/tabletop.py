"""What lies on the table, for everybody to see: a position without anything hidden."""

from collections import Counter
from typing import Any

from ceres.engine.board import LOT_OF, group_of, lots_of, names
from ceres.engine.state import MARKERS, PRICES

Data = dict[str, Any]


def tabletop(position: Data) -> Data:
    """The visible part of a written position, with what follows from it at a glance.

    >>> import ceres
    >>> shown = tabletop(ceres.Game.new(seed=7).position.to_dict())
    >>> shown["market"][0]["price"], shown["you"]["markers"], shown["ceres"]["unseen"]
    (2, 2, 14)
    """
    return {
        "era": position["era"],
        "you": {**position["you"], "markers": MARKERS - len(position["you"]["lots"])},
        "ceres": _ceres(position["ceres"]),
        "market": _market(position["market"]),
        "piles": [len(pile) for pile in position["piles"]],
        "bag": dict(sorted(Counter(position["bag"]).items())),
        "supply": position["monuments"],
        "last_turns": position["last_turns"],
    }


def changes(before: Data, after: Data) -> Data:
    """What of a tabletop is no longer as it was, by its keys."""
    return {key: value for key, value in after.items() if before.get(key) != value}


def _ceres(ceres: Data) -> Data:
    unseen = ceres["unseen"]
    return {
        "vp": ceres["vp"],
        "lots": ceres["lots"],
        "markers": MARKERS - len(ceres["lots"]),
        "gardens": ceres["gardens"],
        "parks": parks(ceres["gardens"]),
        "monuments": ceres["monuments"],
        "deeds": len(ceres["deeds"]),
        "row": ceres["row"],
        "unseen": unseen,
        "known": ceres["deck"][unseen:],
    }


def _market(offers: list[Data]) -> list[Data]:
    return [
        {
            "deed": offer["deed"],
            "printed": printed,
            "silver": offer["silver"],
            "price": printed + offer["silver"],
        }
        for printed, offer in zip(PRICES, offers, strict=False)
    ]


def parks(gardens: Data) -> list[list[str]]:
    """The Parks: Gardens that hang together, each a list of Lots.

    >>> parks({"A1": "residential", "A2": "residential", "C1": "civic-any"})
    [['A1', 'A2'], ['C1']]
    """
    left = lots_of([LOT_OF[lot] for lot in gardens])
    found = []
    while left:
        park = group_of(left & -left, left)
        found.append(names(park))
        left &= ~park
    return found
