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
from ceres.coach.playouts import SOURCES, world_seed
from ceres.coach.policy import REFERENCE
from ceres.engine.board import names
from ceres.engine.dice import Dice
from ceres.engine.era_counters import EraCounters
from ceres.engine.pieces import CIVIC
from ceres.engine.scoring import civic_vp
from ceres.engine.state import OVER, YOU, YOUR_ACTION, State
from ceres.engine.turn import play
from ceres.engine.your_turn import take_your_turn

_PURPOSE: Final = 4
_WORLDS: Final = 64
_WORLDS_PER_TASK: Final = 16
# At most so many facts are told: each of this many VP, or in this share more of the worlds.
_MOST: Final = 3
_MANY_VP: Final = 1.0
_MANY_WORLDS: Final = 0.25
# What speaks against it is told if it is this part of the most VP that speak for it.
_MUCH: Final = 0.5
# Smaller Buildings are built in every game.
_LARGE: Final = 3
# Counted to name a place, and not told; in this share of the worlds a piece is mostly there.
_STANDS: Final = "stands"
_MOSTLY: Final = 0.5


class Fact(NamedTuple):
    """What one action leads to more, or less, than another."""

    kind: str
    """`scores`: the VP of your civic Buildings of a kind; `you` and `ceres`: a side's VP of another
    source; `builds`: how often a large piece of yours stands in the end; `hers`: how often a Lot is
    hers in the end."""
    name: str
    """The id of the piece, or the source."""
    lots: tuple[str, ...]
    """The Lot; or where the piece mostly stands in the end, if it mostly stands there."""
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
    """Play a world to the end, and count."""
    state.log = log = EraCounters()
    while state.phase != OVER:
        era, scored = state.era, state
        if state.phase == YOUR_ACTION and state.last_turns == YOU:
            scored = state.clone()  # Ceres may plant at once after the scoring
            take_your_turn(scored, action)
        play(state, action)
        if state.era != era or state.phase == OVER:
            for building in scored.buildings:
                if building.piece.kind == CIVIC:
                    counts[f"scores {building.piece.id}"] += civic_vp(scored, building)
        if state.phase != OVER:
            action = REFERENCE.choose_from_state(state)
    for side, source, figure in SOURCES:
        if (side, source) != ("you", "civic"):
            counts[f"{side} {source}"] += sum(getattr(era, figure) for era in log.eras)
    for building in state.buildings:
        counts[f"{_STANDS} {' '.join([building.piece.id, *names(building.lots)])}"] += 1
    for piece in {each.piece for each in state.buildings if each.piece.size >= _LARGE}:
        counts[f"builds {piece.id}"] += 1
    for lot in names(state.her_lots | state.park_lots | state.monument_lots):
        counts[f"hers - {lot}"] += 1


def account_plan(
    known: Knowledge, action: Action, other: Action, seed: int = 0
) -> Plan[list[Fact]]:
    """Find the most telling facts in favour of an action over another.

    If something speaks against it by much, that is the last.
    """
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
    mine, others = sums
    facts = [
        Fact(kind, name, tuple(lots), mine[key] / _WORLDS, others[key] / _WORLDS)
        for key in sorted({*mine, *others})
        for kind, name, *lots in [key.split(" ")]
    ]
    site = {fact.name: fact.lots for fact in facts if fact.kind == _STANDS and fact.value > _MOSTLY}
    built = action.building.piece.id if action.building else None  # it goes without saying
    telling = [
        fact
        for fact in facts
        if _weight(fact) > 0 and not (fact.kind == "builds" and fact.name == built)
    ]
    told = sorted(telling, key=lambda fact: -_weight(fact))[:_MOST]
    most = max((_vp(fact) for fact in told), default=0.0)
    against = min(facts, key=_vp)
    if told and -_vp(against) >= max(_MUCH * most, _MANY_VP):
        told.append(against)
    return [
        fact._replace(lots=site.get(fact.name, ())) if fact.kind == "scores" else fact
        for fact in told
    ]


def _vp(fact: Fact) -> float:
    """Return the VP that a fact is worth to you; 0 if it is not about VP."""
    more = fact.value - fact.other
    return {"scores": more, "you": more, "ceres": -more}.get(fact.kind, 0.0)


def _weight(fact: Fact) -> float:
    """Return how telling a fact is; 0 if it is not in favour, or says little."""
    vp = _vp(fact)
    more = {"builds": 1, "hers": -1}.get(fact.kind, 0) * (fact.value - fact.other)
    if vp >= _MANY_VP:
        return vp / _MANY_VP
    return more / _MANY_WORLDS if more >= _MANY_WORLDS else 0.0
