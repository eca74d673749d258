"""Selects the best action of each decision, by sequential halving.

All candidates are tried in the same worlds; the better half goes on, until one is left. What they
scored here is not used for anything else: of many estimates the largest is too large.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ceres.actions import Action
from ceres.bots.thinking import Plan
from ceres.coach.knowledge import Knowledge
from ceres.coach.playouts import Batch, Tally, world_seed

# The policy's best actions that are tried, besides those that must be.
CANDIDATES: Final = 12
# It takes this many worlds to tell a good action from a lucky one.
_FEW_WORLDS: Final = 8
_PURPOSE: Final = 0


@dataclass
class Contest:
    """The actions of a decision that may be the best, and what they have scored so far."""

    known: Knowledge
    seed: int
    playouts: int
    left: list[Action]
    out: list[Action] = field(default_factory=list)
    scores: dict[Action, int] = field(default_factory=dict)
    rounds: int = field(init=False)
    # The number of the next world: no two rounds share one.
    first: int = 0

    def __post_init__(self) -> None:
        self.rounds = _rounds(len(self.left))

    def next_batch(self) -> Batch:
        """Return what is tried next."""
        worlds = max(1, self.playouts // (self.rounds * len(self.left)))
        first, self.first = self.first, self.first + worlds
        return Batch(self.known, list(self.left), self.seed, worlds, first)

    def halve(self, tally: Tally) -> None:
        """Let the better half go on; of equals, those that the policy ranks higher."""
        for action, leads in zip(self.left, tally.leads, strict=True):
            self.scores[action] = self.scores.get(action, 0) + sum(leads)
        self.left.sort(key=lambda action: -self.scores[action])
        half = (len(self.left) + 1) // 2
        self.left, self.out = self.left[:half], self.left[half:] + self.out

    @property
    def order(self) -> list[Action]:
        """All candidates, the best first."""
        return self.left + self.out


def contest(
    known: Knowledge, ranking: Sequence[Action], wanted: Sequence[Action], seed: int, playouts: int
) -> Contest:
    """Prepare the contest of a decision between as many actions as the playouts allow.

    `wanted` take part in any case.
    """
    candidates = list(dict.fromkeys([*ranking[:CANDIDATES], *wanted]))
    least = max(2, len(wanted))
    while len(candidates) > least and playouts < _needed(len(candidates)):
        candidates.remove(next(each for each in reversed(candidates) if each not in wanted))
    return Contest(known, seed, playouts, candidates)


def select(contests: Sequence[Contest]) -> Plan[None]:
    """Carry all contests out, side by side."""
    while going_on := [each for each in contests if len(each.left) > 1]:
        batches = [each.next_batch() for each in going_on]
        for each, tally in zip(going_on, (yield from tried(batches)), strict=True):
            each.halve(tally)


def tried(batches: Sequence[Batch]) -> Plan[list[Tally]]:
    """Try batches; return the tally of each."""
    trials = [list(batch.trials()) for batch in batches]
    results = yield [trial for each in trials for trial in each]
    left = iter(results)
    found = []
    for batch, each in zip(batches, trials, strict=True):
        tally = Tally.of(len(batch.actions))
        for _ in each:
            tally.add(next(left))
        found.append(tally)
    return found


def selection_seed(seed: int, decision: int = 0) -> int:
    """Return the seed of the worlds that a selection deals."""
    return world_seed(seed, decision, _PURPOSE)


def _rounds(actions: int) -> int:
    return (actions - 1).bit_length()


def _needed(actions: int) -> int:
    return _rounds(actions) * actions * _FEW_WORLDS
