"""Proofs as tasks of plans: hints and reviews ask for them where the end is near."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ceres.actions import Action
from ceres.bots.plans import Plan, travels
from ceres.coach.estimates import Estimate
from ceres.coach.knowledge import Knowledge
from ceres.coach.marks import Gain
from ceres.coach.solving import Solution, SolvedAction, solve
from ceres.engine.state import LAST_ERA, State
from ceres.format.position_writer import piles

# What a hint or a decision of a review may take.
_NODES: Final = 3_000
# With more Deeds for sale it is too far to the end.
_FEW_DEEDS: Final = 1


@travels
@dataclass(frozen=True)
class Proof:
    """A task: proves what the actions of a decision are worth, if the budget suffices."""

    known: Knowledge
    nodes: int

    @property
    def playouts(self) -> int:
        """No game is played: all of them are counted."""
        return 0

    def run(self) -> list[list[float]]:
        """Return lead and chance of winning of each action, by its text; nothing if unproved."""
        found = solve(self.known.seen, self.nodes)
        if not found.proved:
            return []
        values = {option.action: option for option in found.options}
        return [[values[each].lead, values[each].win] for each in self.known.seen.actions()]


def proofs_plan(decisions: Sequence[Knowledge]) -> Plan[list[Solution | None]]:
    """Prove decisions side by side, as far as they are near the end."""
    near = [number for number, known in enumerate(decisions) if _is_near_the_end(known.state)]
    found: list[Solution | None] = [None] * len(decisions)
    if near:
        results = yield [Proof(decisions[number], _NODES) for number in near]
        for number, values in zip(near, results, strict=True):
            found[number] = _solution(decisions[number], values)
    return found


def _is_near_the_end(state: State) -> bool:
    few = len(state.market) <= _FEW_DEEDS
    return state.era == LAST_ERA and few and not any(map(len, piles(state)))


def _solution(known: Knowledge, values: list[list[float]]) -> Solution | None:
    """Return what a task proved, the best action first; of equals, the first by text."""
    if not values:
        return None
    actions = known.seen.actions()
    pairs = [SolvedAction(action, *each) for action, each in zip(actions, values, strict=True)]
    return Solution.of("lead", 0, pairs, [])


def exact_gain(found: Solution, better: Action, worse: Action) -> Gain:
    """Return what one action is proved to be worth more than another."""
    one, other = found[better], found[worse]
    return Gain(exact(one.lead - other.lead), exact(one.win - other.win), (one.win, other.win))


def exact(value: float) -> Estimate:
    """Return a figure that is known and not estimated."""
    return Estimate(round(value, 9), 0.0, 1)
