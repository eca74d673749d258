"""Why one action is better than another: the VP by source in which their ends differ."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ceres.coach.playouts import ITEMS

_REASONS: Final = 3


class Reason(NamedTuple):
    """A side's VP of a source in an era that an action brings more, on average."""

    side: str
    source: str
    era: int
    vp: float


def reasons(items: Sequence[int], others: Sequence[int], worlds: int) -> list[Reason]:
    """Return the largest differences between the sums of two actions in the same worlds."""
    found = [
        Reason(*item, (mine - other) / worlds)
        for item, mine, other in zip(ITEMS, items, others, strict=True)
        if mine != other
    ]
    found.sort(key=lambda reason: -abs(reason.vp))
    return found[:_REASONS]
