"""What to try next time: where a player's last games lost more than elsewhere, beyond chance."""

from collections import defaultdict
from collections.abc import Sequence
from math import fsum, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from ceres.coach.estimates import Estimate, benjamini_hochberg
from ceres.coach.types import ActionKind, KindCost

# Fewer games say nothing; more were played by somebody who has learnt since.
LEAST_GAMES: Final = 5
MOST_GAMES: Final = 20
# What costs less in a game, in VP, is not worth a word.
_LITTLE: Final = 1.0

_Cell = tuple[ActionKind, int]


class Lesson(NamedTuple):
    """Decisions of a kind in an era that cost too much."""

    kind: ActionKind
    era: int
    vp: float
    """What they cost in a game."""
    best: ActionKind
    """What kind of action would mostly have been better; perhaps the same."""
    games: int


def lesson_of(games: Sequence[Sequence[KindCost]]) -> Lesson | None:
    """Return what the last games, the latest first, say beyond chance, if anything.

    For each kind of action in each era, its cost is compared with what as many of the other
    decisions cost in the same game, by a paired t-test. Of all that hold together (Benjamini and
    Hochberg), it is the one that costs most.
    """
    last = games[:MOST_GAMES]
    if len(last) < LEAST_GAMES:
        return None
    cells = sorted({(row["kind"], row["era"]) for rows in last for row in rows})
    excess = [_estimate([_excess(rows, cell) for rows in last]) for cell in cells]
    held = benjamini_hochberg([each.chance_below(0.0) for each in excess])
    costs = {
        cell: fmean(_sum(rows, cell)[1] for rows in last)
        for cell, holds in zip(cells, held, strict=True)
        if holds
    }
    kind, era = max(costs, key=lambda cell: costs[cell], default=cells[0])
    vp = costs.get((kind, era), 0.0)
    return Lesson(kind, era, vp, _best(last, (kind, era)), len(last)) if vp >= _LITTLE else None


def _sum(rows: Sequence[KindCost], cell: _Cell) -> tuple[int, float]:
    """Return how many decisions of a kind there were in an era of a game, and their cost."""
    those = [row for row in rows if (row["kind"], row["era"]) == cell]
    return sum(row["decisions"] for row in those), fsum(row["vp"] for row in those)


def _excess(rows: Sequence[KindCost], cell: _Cell) -> float:
    """Return what they cost more than as many of the game's other decisions."""
    count, vp = _sum(rows, cell)
    others = sum(row["decisions"] for row in rows) - count
    rest = fsum(row["vp"] for row in rows) - vp
    return vp - count * rest / others if others else 0.0


def _estimate(values: Sequence[float]) -> Estimate:
    return Estimate(fmean(values), stdev(values) / sqrt(len(values)), len(values))


def _best(games: Sequence[Sequence[KindCost]], cell: _Cell) -> ActionKind:
    lost: defaultdict[ActionKind, float] = defaultdict(float)
    for row in (row for rows in games for row in rows if (row["kind"], row["era"]) == cell):
        lost[row.get("best", cell[0])] += row["vp"]
    return max(lost, key=lambda kind: lost[kind])
