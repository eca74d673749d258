"""What two actions lead to in the same worlds: what scores more, what gets built, what she gets.

The facts are what a player could see: they name pieces and places, and add up over the eras.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ceres.actions import Action
from ceres.bots.plans import Plan, travels
from ceres.coach.knowledge import Knowledge
from ceres.coach.playouts import world_seed
from ceres.coach.policy import REFERENCE
from ceres.engine.board import names
from ceres.engine.dice import Dice
from ceres.engine.pieces import CIVIC
from ceres.engine.scoring import civic_vp
from ceres.engine.state import OVER, State
from ceres.engine.turn import play

_PURPOSE: Final = 4
_WORLDS: Final = 64
_WORLDS_PER_TASK: Final = 16
# At most so many facts are told: each of this many VP, or in this share more of the worlds.
_MOST: Final = 3
_MANY_VP: Final = 1.0
_MANY_WORLDS: Final = 0.25
# Smaller Buildings are built in every game.
_LARGE: Final = 3


class Fact(NamedTuple):
    """What one action leads to more, or less, than another."""

    kind: str
    """`scores`: the VP of a civic Building of yours; `builds`: how often a large piece of yours
    stands in the end; `hers`: how often a Lot is hers in the end."""
    piece: str
    lots: tuple[str, ...]
    value: float
    """With the action: on average, or the share of worlds."""
    other: float
    """With the other one."""


@travels
@dataclass(frozen=True)
class Account:
    """A task: plays each of two actions to the end in some worlds, and counts what comes of it."""

    known: Knowledge
    actions: Sequence[Action]
    seed: int
    worlds: range

    @property
    def playouts(self) -> int:
        """How many games are played."""
        return len(self.worlds) * len(self.actions)

    def run(self) -> list[dict[str, int]]:
        """Return what was counted after each action, over all worlds."""
        found: list[Counter[str]] = [Counter() for _ in self.actions]
        for number in self.worlds:
            world = self.known.world(Dice(self.seed + number))
            for action, counts in zip(self.actions, found, strict=True):
                _follow(world.clone(), action, counts)
        return [dict(counts) for counts in found]


def _follow(state: State, action: Action, counts: Counter[str]) -> None:
    """Play a world to the end, and count; nothing is built between a scoring and what follows."""
    while state.phase != OVER:
        era = state.era
        play(state, action)
        if state.era != era or state.phase == OVER:
            for building in state.buildings:
                if building.piece.kind == CIVIC:
                    stands = " ".join([building.piece.id, *names(building.lots)])
                    counts[f"scores {stands}"] += civic_vp(state, building)
        if state.phase != OVER:
            action = REFERENCE.choose_from_state(state)
    for piece in {each.piece for each in state.buildings if each.piece.size >= _LARGE}:
        counts[f"builds {piece.id}"] += 1
    for lot in names(state.her_lots | state.park_lots | state.monument_lots):
        counts[f"hers - {lot}"] += 1


def account_plan(
    known: Knowledge, action: Action, other: Action, seed: int = 0
) -> Plan[list[Fact]]:
    """Find the most telling facts in favour of an action over another."""
    here = world_seed(seed, 0, _PURPOSE)
    starts = range(0, _WORLDS, _WORLDS_PER_TASK)
    tasks = [
        Account(known, (action, other), here, range(start, start + _WORLDS_PER_TASK))
        for start in starts
    ]
    sums: list[Counter[str]] = [Counter(), Counter()]
    for found in (yield tasks):
        for counts, more in zip(sums, found, strict=True):
            counts.update(more)
    facts = [
        Fact(kind, piece, tuple(lots), mine[key] / _WORLDS, others[key] / _WORLDS)
        for mine, others in [sums]
        for key in sorted({*mine, *others})
        for kind, piece, *lots in [key.split(" ")]
    ]
    built = action.building.piece.id if action.building else None  # it goes without saying
    telling = [
        fact
        for fact in facts
        if _weight(fact) > 0 and not (fact.kind == "builds" and fact.piece == built)
    ]
    return sorted(telling, key=lambda fact: -_weight(fact))[:_MOST]


def _weight(fact: Fact) -> float:
    """Return how telling a fact is; 0 if it is not in favour, or says little."""
    more = fact.value - fact.other
    if fact.kind == "scores":
        return more / _MANY_VP if more >= _MANY_VP else 0.0
    more = -more if fact.kind == "hers" else more
    return more / _MANY_WORLDS if more >= _MANY_WORLDS else 0.0
