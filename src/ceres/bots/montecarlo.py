"""`montecarlo`: sequential halving over dealt worlds that the planner plays out.

The planner names the most promising actions. In each round at least half of them are dropped, and
all that are clearly worse than the best.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Final

import ceres
from ceres.bots.halving import SequentialHalving, shortlist
from ceres.bots.plans import Plan, travels
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.playouts import try_actions
from ceres.bots.strategies.weights import VERSIONS
from ceres.bots.workers import Workers
from ceres.engine.action import Action
from ceres.engine.state import State
from ceres.observation import Observation, known_state, observe

# More worlds than a round can ever deal, so that no two rounds share a world.
_WORLDS_PER_ROUND: Final = 1_000_000_000
# It takes this many worlds to tell a good action from a lucky one.
_MIN_WORLDS: Final = 10
# An action that is this many standard errors behind the best is not tried again.
_CLEAR: Final = 3
# Playouts of one task: few enough that whoever thinks can soon stop.
_PLAYOUTS_PER_TASK: Final = 64 if ceres.COMPILED else 8

# The outcomes of some actions in each world.
Outcomes = list[list[int]]


@travels
@dataclass(frozen=True)
class MonteCarloTrial:
    """A task: actions to try in worlds; see `try_actions`."""

    seen: Observation
    actions: list[Action]
    seed: int
    worlds: range
    seconds: float
    randomly: bool
    version: int

    @property
    def playouts(self) -> int:
        """How many games are played, if there is time."""
        return len(self.worlds) * len(self.actions)

    def run(self) -> Outcomes:
        """Return the outcomes of the actions in each world."""
        seen, tried = self.seen._state, self.actions
        limits = (self.worlds, self.seconds)
        return try_actions(seen, tried, self.seed, *limits, self.randomly, self.version)


class MonteCarlo:
    """A bot that tries actions out. It chooses the same whenever it sees the same.

    With a budget in playouts this holds everywhere and with any number of workers; a budget in
    seconds depends on the speed of the machine. It does not use all of its budget if the choice is
    clear before.
    """

    def __init__(self, parameters: Mapping[str, float], seed: int) -> None:
        self._seed: Final = seed
        self._playouts: Final = int(parameters["playouts"])
        self._seconds: Final = parameters["seconds"]
        self._candidates: Final = int(parameters["candidates"])
        self._randomly: Final = bool(parameters["random"])
        self._version: Final = int(parameters["version"])
        self._planner: Final = PlannerStrategy(VERSIONS[self._version])
        default_workers = (os.cpu_count() or 1) if self._seconds else 1
        self._workers: Final = Workers(int(parameters["workers"]) or default_workers)

    def choose(self, seen: Observation) -> Action:
        """Return the action that does best."""
        return self._workers.carry_out(self.plan(seen))

    def plan(self, seen: Observation) -> Plan[Action]:
        """Find the action that does best, wherever the trials are run."""
        halving = SequentialHalving(self._promising(seen), self._playouts)
        while len(halving.left) > 1:
            worlds = [world for found in (yield self._trials(seen, halving)) for world in found]
            halving.halve(list(zip(*worlds, strict=True)), _clearly_worse)
        return halving.left[0]

    def choose_from_state(self, state: State) -> Action:
        """Choose as `choose` does, without looking at anything hidden in the state."""
        return self.choose(observe(state))

    def close(self) -> None:
        """End the processes of this bot; otherwise they end with it."""
        self._workers.close()

    def _promising(self, seen: Observation) -> list[Action]:
        """Return the planner's best actions, as many as the budget allows."""
        actions = self._planner.ranked(known_state(seen))[: self._candidates]
        if len(actions) <= 2:
            return actions
        playouts = self._affordable(seen, actions[:2]) if self._seconds else self._playouts
        return shortlist(actions, playouts, _MIN_WORLDS)

    def _affordable(self, seen: Observation, actions: list[Action]) -> float:
        """Estimate by one trial how many playouts there is time for."""
        start = perf_counter()
        self._trial(seen, actions, range(1)).run()
        return self._workers.number * self._seconds * len(actions) / (perf_counter() - start)

    def _trials(self, seen: Observation, halving: SequentialHalving) -> list[MonteCarloTrial]:
        """Split the worlds of one round: with a time limit, one trial for each worker."""
        actions, first = list(halving.left), halving.round * _WORLDS_PER_ROUND
        if self._seconds:
            end, step = first + _WORLDS_PER_ROUND, self._workers.number
            shares = [range(first + share, end, step) for share in range(step)]
            seconds = self._seconds / halving.rounds
            return [self._trial(seen, actions, share, seconds) for share in shares]
        end = first + halving.worlds
        step = max(1, _PLAYOUTS_PER_TASK // len(actions))
        shares = [range(each, min(each + step, end)) for each in range(first, end, step)]
        return [self._trial(seen, actions, share) for share in shares]

    def _trial(
        self, seen: Observation, actions: list[Action], worlds: range, seconds: float = inf
    ) -> MonteCarloTrial:
        return MonteCarloTrial(
            seen, actions, self._seed, worlds, seconds, self._randomly, self._version
        )


def _clearly_worse(other: list[int], best: list[int]) -> bool:
    """Return whether an action need not be tried again; in whole numbers, the same everywhere."""
    differences = [one - two for one, two in zip(best, other, strict=True)]
    worlds, total = len(differences), sum(differences)
    squares = sum(each * each for each in differences) - total * total // worlds
    squared_error = worlds * squares // max(1, worlds - 1)
    return worlds >= _MIN_WORLDS and total * total > _CLEAR * _CLEAR * squared_error
