"""What decisions were worth, apart from luck: the coach's accounting with a fixed number of worlds.

A decision is worth the lead of the action played minus that of the reference policy's choice, both
in the same worlds. Where they are the same action it is worth exactly nothing.
"""

from math import fsum
from typing import Final

from ceres.bots.plans import Plan
from ceres.coach.estimates import difference
from ceres.coach.knowledge import knowledge_of
from ceres.coach.playouts import Batch, world_seed
from ceres.coach.policy import REFERENCE
from ceres.coach.selection import run_batches
from ceres.engine.action import Action
from ceres.game import Game

WORLDS: Final = 24
_PURPOSE: Final = 9


def decisions_plan(game: Game) -> Plan[float]:
    """Find the VP that the decisions of a game were worth more than the policy's."""
    batches = []
    known = knowledge_of(game)
    for number, action in enumerate(game.entries):
        choice = REFERENCE.choose_from_state(known[number].state)
        if isinstance(action, Action) and action is not choice:
            seed = world_seed(0, number, _PURPOSE)
            batches.append(Batch(known[number], [action, choice], seed, WORLDS))
    tallies = yield from run_batches(batches)
    return fsum(difference(*tally.leads).value for tally in tallies)
