"""Medals and par: what a fixed panel of bots made of a deal.

A result is a lead: your VP less Ceres'. The panel's leads on the very same deal set the thresholds,
in whole numbers, so that they are the same everywhere.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast, get_args

from ceres.challenges.types import Hardness, Medal
from ceres.format.record_extras import ParMark, stored_par

# A medal takes the lead that this share of the panel's games, in percent, does not exceed.
_SHARES: Final[Mapping[Medal, int]] = {"gold": 90, "silver": 50, "bronze": 20}
# The panel wins at least this many percent of its games on such a deal.
_HARDNESS: Final[Mapping[Hardness, int]] = {
    "gentle": 95,
    "fair": 75,
    "tough": 50,
    "harsh": 20,
    "cruel": 0,
}


@dataclass(frozen=True)
class Par:
    """What the panel made of a deal, and which panel it was; short, as records have it."""

    panel: int
    """The version of the panel."""
    planner: int
    """The lead of the planner as it is."""
    gold: int
    silver: int
    bronze: int
    """The lead that each medal takes."""
    won: int
    """How many percent of its games the panel won."""

    @classmethod
    def of_leads(cls, panel: int, leads: Sequence[int]) -> "Par":
        """Sum up the games of a panel, the planner's own first; nobody gets gold for a defeat.

        >>> Par.of_leads(1, [0, *range(-25, 25)])
        Par(panel=1, planner=0, gold=19, silver=0, bronze=-15, won=47)
        """
        ranked = sorted(leads)
        last = len(ranked) - 1
        found = {medal: ranked[last * share // 100] for medal, share in _SHARES.items()}
        won = 100 * sum(lead > 0 for lead in leads) // len(leads)
        gold = max(1, found["gold"])
        return cls(panel, leads[0], gold, found["silver"], found["bronze"], won)

    @property
    def thresholds(self) -> dict[Medal, int]:
        """The lead that each medal takes, gold first."""
        return {"gold": self.gold, "silver": self.silver, "bronze": self.bronze}

    @property
    def hardness(self) -> Hardness:
        """How hard the deal is, by how often the panel wins."""
        return next(word for word in get_args(Hardness) if self.won >= _HARDNESS[word])

    def medal(self, lead: int) -> Medal | None:
        """Return the medal of a game that ended with this lead, if it has one."""
        return next((medal for medal, least in self.thresholds.items() if lead >= least), None)

    def mark(self) -> ParMark:
        """Return it as a record has it."""
        return cast("ParMark", vars(self).copy())


def par_mark(extras: Mapping[str, Any]) -> Par | None:
    """Return the par among the further keys of a record, if it is whole."""
    mark = stored_par(extras)
    return None if mark is None else Par(**mark)
