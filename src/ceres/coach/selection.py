"""Selects the best action of each decision, by sequential halving.

What actions scored here is not used for anything else: of many estimates the largest is too large.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ceres.actions import Action
from ceres.bots.halving import SequentialHalving, shortlist
from ceres.bots.plans import Plan
from ceres.coach.knowledge import Knowledge
from ceres.coach.playouts import Batch, Tally, world_seed

# The policy's best actions that are tried, besides those that must be.
CANDIDATES: Final = 12
# It takes this many worlds to tell a good action from a lucky one.
_FEW_WORLDS: Final = 8
_PURPOSE: Final = 0


@dataclass(kw_only=True)
class Selection(SequentialHalving):
    """The search for the best action of a decision."""

    known: Knowledge
    seed: int
    # The number of the next world: no two rounds share one.
    first: int = 0

    def next_batch(self) -> Batch:
        """Return what is tried next."""
        first, self.first = self.first, self.first + self.worlds
        return Batch(self.known, list(self.left), self.seed, self.worlds, first)


def selection(
    known: Knowledge, ranking: Sequence[Action], wanted: Sequence[Action], seed: int, playouts: int
) -> Selection:
    """Prepare the search among as many actions as the playouts allow, and all that are `wanted`."""
    candidates = list(dict.fromkeys([*ranking[:CANDIDATES], *wanted]))
    left = shortlist(candidates, playouts, _FEW_WORLDS, wanted)
    return Selection(left, playouts, known=known, seed=seed)


def select(selections: Sequence[Selection]) -> Plan[None]:
    """Carry all searches out, side by side."""
    while going_on := [each for each in selections if len(each.left) > 1]:
        batches = [each.next_batch() for each in going_on]
        for each, tally in zip(going_on, (yield from run_batches(batches)), strict=True):
            each.halve(tally.leads)


def run_batches(batches: Sequence[Batch]) -> Plan[list[Tally]]:
    """Run batches side by side; return the tally of each."""
    trials = [list(batch.trials()) for batch in batches]
    results = iter((yield [trial for each in trials for trial in each]))
    found = []
    for batch, each in zip(batches, trials, strict=True):
        tally = Tally.of(len(batch.actions))
        for _ in each:
            tally.add(*next(results))
        found.append(tally)
    return found


def selection_seed(seed: int, decision: int = 0) -> int:
    """Return the seed of the worlds that a selection deals."""
    return world_seed(seed, decision, _PURPOSE)
