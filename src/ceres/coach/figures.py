"""Figures from many games of the reference policy; `tools/calibrate_coach.py` finds them.

They belong to one version of the policy and are not used with another.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from ceres.coach.estimates import Estimate
from ceres.coach.policy import POLICY
from ceres.engine.board import count
from ceres.engine.setup import DEALT, PILE_SIZES, SILVER_AT_START
from ceres.engine.state import FAVOURS, MARKET_SLOTS, YOUR_ACTION, State
from ceres.format.position_writer import piles

FILE: Final = "figures.json"
# In VP, where there are no figures of the policy.
_ASSUMED_CUTS: Final = (2.0, 4.0, 8.0)


@dataclass(frozen=True)
class Loss:
    """What a player loses with a decision that is not forced, on average."""

    vp: float
    win: float


@dataclass(frozen=True)
class Figures:
    """Par by options, the thresholds of marks in VP, and what known players lose."""

    par: dict[str, Estimate]
    cuts: tuple[float, float, float]
    players: dict[str, Loss]


@cache
def figures() -> Figures:
    """Return the figures of the policy, or none if the file is of another version."""
    text = resources.files(__package__).joinpath(FILE).read_text("utf-8")
    data = json.loads(text)
    if data["policy"] != POLICY:
        return Figures({}, _ASSUMED_CUTS, {})
    low, middle, high = data["cuts"]
    return Figures(
        {key: Estimate(*value) for key, value in data["par"].items()},
        (low, middle, high),
        {name: Loss(*value) for name, value in data["players"].items()},
    )


def options_key(difficulty: str, monuments: bool, variants: list[str]) -> str:
    """Return the name of some options in the table of par.

    >>> options_key("hard", True, ["wild-monuments"])
    'hard monuments wild-monuments'
    """
    return " ".join([difficulty, *(["monuments"] if monuments else []), *sorted(variants)])


def par_of(start: State) -> Estimate | None:
    """Return the mean lead over all deals of the same options, if it is known for this start."""
    rules = start.rules
    if rules.components is not None or not _is_dealt(start):
        return None
    others = [name for name in rules.variants if name not in FAVOURS]
    par = figures().par.get(options_key(rules.difficulty, start.with_monuments, others))
    return None if par is None else par._replace(value=par.value - rules.favour)  # X4


def _is_dealt(start: State) -> bool:
    """Return whether a position looks like one that the set-up deals (S1 to S6)."""
    left = [len(pile) for pile in piles(start)]
    return (
        (start.era, start.phase, start.last_turns) == (1, YOUR_ACTION, 0)
        and (start.your_vp, start.her_vp) == (0, start.rules.favour)
        and start.your_silver == SILVER_AT_START
        and not (start.buildings or start.her_lots or start.her_monuments or any(start.bribes))
        and count(start.your_lots) == DEALT
        and count(start.park_lots) == start.rules.gardens_at_start
        and len(start.deeds) - start.next_deed == DEALT - start.rules.gardens_at_start
        and len(start.market) == MARKET_SLOTS
        and left == [PILE_SIZES[0] - MARKET_SLOTS, *PILE_SIZES[1:]]
        and start.unseen == len(start.deck)
    )
