"""Medals and par: what a fixed panel of bots made of a deal.

A result is a lead: your VP less Ceres'. The panel's leads on the very same deal set the thresholds,
in whole numbers, so that they are the same everywhere.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

from ceres.challenges.types import Hardness, Medal, ParMark
from ceres.format.marks import PAR

# The share of the panel's games, in percent, that a medal's threshold is above or equal to.
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
    """What the panel made of a deal: its leads, and which panel it was."""

    panel: int
    """The version of the panel."""
    leads: tuple[int, ...]
    """One for each game, in the order of the panel; the first is the planner as it is."""

    @property
    def planner(self) -> int:
        """The lead of the planner as it is."""
        return self.leads[0]

    @property
    def median(self) -> int:
        """The lead in the middle."""
        return sorted(self.leads)[(len(self.leads) - 1) // 2]

    @property
    def thresholds(self) -> dict[Medal, int]:
        """The lead that each medal takes; nobody gets gold for a defeat."""
        ranked = sorted(self.leads)
        last = len(ranked) - 1
        found = {medal: ranked[last * share // 100] for medal, share in _SHARES.items()}
        return found | {"gold": max(1, found["gold"])}

    @property
    def hardness(self) -> Hardness:
        """How hard the deal is, by how often the panel wins."""
        won = 100 * sum(lead > 0 for lead in self.leads) // len(self.leads)
        return next(word for word in get_args(Hardness) if won >= _HARDNESS[word])

    def medal(self, lead: int) -> Medal | None:
        """Return the medal of a game that ended with this lead, if it has one.

        >>> Par(1, tuple(range(-5, 6))).medal(4)
        'gold'
        >>> Par(1, tuple(range(-5, 6))).medal(-4) is None
        True
        """
        return next((medal for medal, least in self.thresholds.items() if lead >= least), None)

    def better(self, lead: int) -> int:
        """Return how many percent of the panel's games ended with a lower lead."""
        return 100 * sum(each < lead for each in self.leads) // len(self.leads)

    def mark(self) -> ParMark:
        """Return it as a record has it."""
        return {"panel": self.panel, "leads": list(self.leads)}


def par_mark(extras: Mapping[str, Any]) -> Par | None:
    """Return the par among the further keys of a record, if it is whole."""
    mark = extras.get(PAR)
    if not isinstance(mark, dict):
        return None
    panel, leads = mark.get("panel"), mark.get("leads")
    if not isinstance(panel, int) or not isinstance(leads, list) or not leads:
        return None
    return Par(panel, tuple(leads)) if all(isinstance(lead, int) for lead in leads) else None
