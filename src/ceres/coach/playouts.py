"""Playouts in dealt worlds, with what both sides scored where: tasks of a plan (`bots.plans`).

Results are whole numbers, world by world. So they do not depend on how the worlds were split into
tasks, nor on the speed of the engine.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from operator import add
from typing import Final

import ceres
from ceres.actions import Action
from ceres.bots.plans import travels
from ceres.coach.draws import Drawn
from ceres.coach.knowledge import Knowledge
from ceres.coach.policy import REFERENCE
from ceres.engine.dice import Dice
from ceres.engine.era_counters import EraCounters
from ceres.engine.state import LAST_ERA, OVER, State
from ceres.engine.turn import play

# Playouts of one task: few enough that whoever thinks can soon stop.
_PLAYOUTS_PER_TASK: Final = 192 if ceres.COMPILED else 16
# Seeds, decisions and purposes are so far apart that they share no world.
_SEEDS_APART: Final = 10**18
_DECISIONS_APART: Final = 10**13
_PURPOSES_APART: Final = 10**11

# Where VP come from: side, source, and the figure of an era's summary.
SOURCES: Final = (
    ("you", "population", "you_population"),
    ("you", "commercial", "you_commercial"),
    ("you", "civic", "you_civic"),
    ("you", "lots", "you_lots"),
    ("you", "when-built", "you_when_built"),
    ("ceres", "population", "ceres_population"),
    ("ceres", "commercial", "ceres_commercial"),
    ("ceres", "civic", "ceres_civic"),
    ("ceres", "parks", "ceres_parks"),
    ("ceres", "when-built", "ceres_when_built"),
    ("ceres", "failed-claims", "ceres_failed_claims"),
    ("ceres", "no-room", "ceres_no_room"),
    ("ceres", "empty-bag", "ceres_empty_bag"),
)
_FIGURES: Final = tuple(figure for *_, figure in SOURCES)
# The items of a playout, in the order in which they are counted: side, source, era.
ITEMS: Final = [
    (side, source, era) for era in range(1, LAST_ERA + 1) for side, source, _ in SOURCES
]


@dataclass
class Tally:
    """Outcomes of some actions, all in the same worlds."""

    # The final leads of each action, world by world.
    leads: list[list[int]]
    # The VP of each action, summed over the worlds, in the order of `ITEMS`.
    items: list[list[int]]
    # The leads after the first action where what really came up comes up.
    after: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, actions: int) -> "Tally":
        """Return a tally of no world."""
        return cls([[] for _ in range(actions)], [[0] * len(ITEMS) for _ in range(actions)])

    def add(self, leads: list[list[int]], items: list[list[int]], after: list[int]) -> None:
        """Add the worlds of another tally of the same actions."""
        for mine, others in zip(self.leads, leads, strict=True):
            mine.extend(others)
        self.items = [
            list(map(add, mine, others)) for mine, others in zip(self.items, items, strict=True)
        ]
        self.after += after


@travels
@dataclass(frozen=True)
class Trial:
    """A task: tries actions in worlds that fit what is known.

    With `drawn`, the first action is also tried where what really came up comes up.
    """

    known: Knowledge
    actions: Sequence[Action]
    seed: int
    worlds: range
    drawn: Drawn | None = None

    @property
    def playouts(self) -> int:
        """How many games are played."""
        return len(self.worlds) * (len(self.actions) + (self.drawn is not None))

    def run(self) -> tuple[list[list[int]], list[list[int]], list[int]]:
        """Play every action in every world to the end; return the parts of a tally."""
        found = Tally.of(len(self.actions))
        for number in self.worlds:
            dice = Dice(self.seed + number)
            world = self.known.world(dice)
            for index, action in enumerate(self.actions):
                log = EraCounters()
                found.leads[index].append(play_out(world, action, log))
                _count(found.items[index], log, self.known.state.era)
            if self.drawn is not None:
                real = self.drawn.in_world(world, dice)
                found.after.append(play_out(real, self.actions[0], EraCounters()))
        return found.leads, found.items, found.after


def play_out(world: State, action: Action, log: EraCounters) -> int:
    """Play a world to the end, beginning with an action; return the lead."""
    state = world.clone()
    state.log = log
    play(state, action)
    while state.phase != OVER:
        play(state, REFERENCE.choose_from_state(state))
    return state.your_vp - state.her_vp


def _count(items: list[int], log: EraCounters, era: int) -> None:
    """Add the VP of a playout, which began in this era."""
    index = (era - 1) * len(_FIGURES)
    for summary in log.eras:
        for figure in _FIGURES:
            items[index] += getattr(summary, figure)
            index += 1


@dataclass(frozen=True)
class Batch:
    """Actions to be tried at one decision in a number of worlds; it is split into tasks.

    `first` is the number of its first world: batches of a decision that share no number share no
    world.
    """

    known: Knowledge
    actions: Sequence[Action]
    seed: int
    worlds: int
    first: int = 0
    drawn: Drawn | None = None

    def trials(self) -> Iterator[Trial]:
        """Split it into tasks."""
        step = max(1, _PLAYOUTS_PER_TASK // (len(self.actions) + (self.drawn is not None)))
        end = self.first + self.worlds
        for start in range(self.first, end, step):
            worlds = range(start, min(start + step, end))
            yield Trial(self.known, self.actions, self.seed, worlds, self.drawn)


def world_seed(seed: int, decision: int, purpose: int) -> int:
    """Return a seed for the worlds of a decision that are dealt for one purpose."""
    return seed * _SEEDS_APART + decision * _DECISIONS_APART + purpose * _PURPOSES_APART
