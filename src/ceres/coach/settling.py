"""Thinks about a decision until its advice is settled: nothing is likely to be better by much.

All actions are tried in the same worlds, round after round. What falls clearly behind is dropped.
The advice is settled once the lead of every other action that remains may be larger by at most
what is as good as nothing. There are several looks at growing samples, so the bounds are wider
than for a single one; docs/coach.md has what that comes to.
"""

from collections.abc import Collection, Sequence
from typing import Final

from ceres.actions import Action
from ceres.bots.plans import Plan
from ceres.coach.advice import Advice, options_of, proved_advice, ranking_of
from ceres.coach.budgets import HINT
from ceres.coach.estimates import LITTLE, Estimate, difference
from ceres.coach.knowledge import Knowledge
from ceres.coach.playouts import Batch, Tally, world_seed
from ceres.coach.proofs import proofs_plan
from ceres.coach.selection import CANDIDATES, run_batches

_PURPOSE: Final = 3
# The worlds of the first round; each later one adds half of those so far.
_FIRST: Final = 32
# An action this many standard errors behind is dropped.
_CLEAR: Final = 3.0
# Of every action that remains, the lead may be larger by this many standard errors.
_SURE: Final = 2.5

# The actions of a round, and how they did.
Round = tuple[list[Action], Tally]


def settled_plan(
    known: Knowledge,
    most: int = HINT,
    seed: int = 0,
    wanted: Sequence[Action] = (),
    advised: Collection[str] = (),
) -> Plan[Advice]:
    """Compare the actions of a decision until it is settled, with at most so many playouts.

    Near the end it is proved, if that is soon done. Where something was advised before, what is
    `wanted` is compared with that alone.
    """
    ranking = ranking_of(known, wanted)
    [proof] = yield from proofs_plan([known])
    if proof is not None:
        return proved_advice(proof)
    was = [each for each in ranking if each.text in advised]
    others = () if was and wanted else ranking[:CANDIDATES]
    left = list(dict.fromkeys([*was, *others, *wanted]))
    here, worlds, spent = world_seed(seed, 0, _PURPOSE), 0, 0
    rounds: list[Round] = []
    dropped: list[Action] = []
    while not rounds or (spent < most and len(left) > 1 and not _is_settled(rounds, left)):
        more = max(2, min(max(_FIRST, worlds // 2), (most - spent) // len(left)))
        [tally] = yield from run_batches([Batch(known, left, here, more, first=worlds)])
        rounds.append((left, tally))
        worlds, spent = worlds + more, spent + more * len(left)
        best, *behind = _ordered(rounds, left)
        left = [best, *(each for each in behind if not _is_clear(_behind(rounds, best, each)))]
        dropped = [each for each in behind if each not in left] + dropped
    order = [*left, *dropped]
    return Advice(spent, options_of(order, [_columns(each, order) for each in rounds]))


def _leads(rounds: list[Round], action: Action) -> list[int]:
    """Return the leads of an action that is still there, world by world."""
    return [lead for tried, tally in rounds for lead in tally.leads[tried.index(action)]]


def _ordered(rounds: list[Round], left: list[Action]) -> list[Action]:
    """Sort actions, the best first; of equals, those that stood first."""
    return sorted(left, key=lambda action: -sum(_leads(rounds, action)))


def _behind(rounds: list[Round], best: Action, action: Action) -> Estimate:
    return difference(_leads(rounds, best), _leads(rounds, action))


def _is_clear(behind: Estimate) -> bool:
    return behind.value > _CLEAR * behind.error


def _is_settled(rounds: list[Round], left: list[Action]) -> bool:
    """Return whether no action that remains may be better than the best by more than a little."""
    best, *others = left
    found = [_behind(rounds, best, each) for each in others]
    return all(_SURE * each.error - each.value <= LITTLE for each in found)


def _columns(tried: Round, order: list[Action]) -> Tally:
    """Return the tally of a round in the order of the end: its actions stand first there."""
    actions, tally = tried
    places = [actions.index(action) for action in order[: len(actions)]]
    return Tally([tally.leads[place] for place in places], [tally.items[place] for place in places])
