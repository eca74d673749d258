"""Medals and par: a win is bronze, and what a fixed panel of bots made of a deal sets the others.

A result is a lead: your VP less Ceres'. The panel's leads on the very same deal are whole numbers,
so that medals are the same everywhere. What a panel found is stored; which medal that makes is
decided here, so days that were played earlier follow the same rule.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, get_args

from ceres.challenges.types import Hardness, Medal
from ceres.format.record_extras import ParMark, stored_par

GOLD_ABOVE: Final = 11
"""Gold takes so many VP more than the panel's median: see `tools/calibrate_medals.py`."""
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
    """What the panel made of a deal, and which panel it was."""

    panel: int
    """The version of the panel."""
    planner: int
    """The lead of the planner as it is."""
    high: int
    """The lead that at most a tenth of the panel's games exceed."""
    median: int
    low: int
    """The lead that at most a fifth of the panel's games fall short of."""
    won: int
    """How many percent of its games the panel won."""

    @classmethod
    def of_leads(cls, panel: int, leads: Sequence[int]) -> "Par":
        """Sum up the games of a panel, the planner's own first.

        >>> Par.of_leads(1, [0, *range(-25, 25)])
        Par(panel=1, planner=0, high=19, median=0, low=-15, won=47)
        """
        ranked = sorted(leads)
        high, median, low = (ranked[(len(ranked) - 1) * share // 100] for share in (90, 50, 20))
        won = 100 * sum(lead > 0 for lead in leads) // len(leads)
        return cls(panel, leads[0], high, median, low, won)

    @property
    def thresholds(self) -> dict[Medal, int]:
        """The lead that each medal takes, gold first: none is given for a defeat."""
        silver = max(1, self.median)
        return {"gold": max(silver, self.median + GOLD_ABOVE), "silver": silver, "bronze": 1}

    @property
    def hardness(self) -> Hardness:
        """How hard the deal is, by how often the panel wins."""
        return next(word for word in get_args(Hardness) if self.won >= _HARDNESS[word])

    def medal(self, lead: int) -> Medal | None:
        """Return the medal of a game that ended with this lead, if it has one."""
        return next((medal for medal, least in self.thresholds.items() if lead >= least), None)

    def mark(self) -> ParMark:
        """Return it as a record has it: high, median and low bear the names of medals there."""
        return {
            "panel": self.panel,
            "planner": self.planner,
            "gold": self.high,
            "silver": self.median,
            "bronze": self.low,
            "won": self.won,
        }


def par_mark(extras: Mapping[str, Any]) -> Par | None:
    """Return the par among the further keys of a record, if it is whole."""
    mark = stored_par(extras)
    if mark is None:
        return None
    high, median, low = mark["gold"], mark["silver"], mark["bronze"]
    return Par(mark["panel"], mark["planner"], high, median, low, mark["won"])
