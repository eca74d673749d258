"""The tabletop: what everybody sees of a position, without anything hidden."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

from ceres.engine.board import LOT_OF, group_of, lots_of, names
from ceres.engine.state import MARKERS, PRICES
from ceres.service.types.game import HerTable, Offer, Tabletop, TabletopChange, YourTable

Data = dict[str, Any]


def tabletop(position: Data) -> Tabletop:
    """Return the visible part of a written position, with what follows from it at a glance.

    >>> import ceres
    >>> shown = tabletop(ceres.Game.new(seed=7).position.to_dict())
    >>> shown["market"][0]["price"], shown["you"]["markers"], shown["ceres"]["unseen"]
    (2, 2, 14)
    """
    return cast("Tabletop", {key: show(position[source]) for key, (source, show) in _PARTS.items()})


def tabletop_changes(before: Data, after: Data) -> TabletopChange:
    """Return what of the tabletop differs between two written positions, by its keys.

    What they share is the same.
    """
    found = {}
    for key, (source, show) in _PARTS.items():
        if after[source] is not before[source]:
            now = show(after[source])
            if now != show(before[source]):
                found[key] = now
    return cast("TabletopChange", found)


def _you(you: Data) -> YourTable:
    return {
        "silver": you["silver"],
        "vp": you["vp"],
        "lots": you["lots"],
        "buildings": you["buildings"],
        "markers": MARKERS - len(you["lots"]),
    }


def _ceres(ceres: Data) -> HerTable:
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


def _market(offers: list[Data]) -> list[Offer]:
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
    """Return the Parks: connected Gardens, each a list of Lots.

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


def _same(part: Any) -> Any:
    return part


# The parts of a tabletop: which key of a position each is made of, and how.
_PARTS: Final[dict[str, tuple[str, Callable[[Any], Any]]]] = {
    "era": ("era", _same),
    "you": ("you", _you),
    "ceres": ("ceres", _ceres),
    "market": ("market", _market),
    "piles": ("piles", lambda piles: [len(pile) for pile in piles]),
    "bag": ("bag", lambda bag: dict(sorted(Counter(bag).items()))),
    "supply": ("monuments", _same),
    "last_turns": ("last_turns", _same),
}
