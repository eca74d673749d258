"""How many playouts the coach takes, and answering soon with a part of them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

import ceres
from ceres.bots.plans import PartialResult, Plan, Task

S = TypeVar("S")
T = TypeVar("T")

# The most of a hint, which ends when it is settled, and of a judgement that a player waits for.
HINT: Final = 4000
WARNING: Final = 1500
# Of a decision that is tried again.
TRAINING: Final = 3000
REVIEW: Final = 75_000
# Of the lead at the start of a deal, to within a VP or two.
ESTIMATE: Final = 1000
# A terminal whose engine is not compiled takes this part of them for hints.
INTERPRETED: Final = 1 if ceres.COMPILED else 3

# The first answer takes this part of the playouts.
REVIEW_SOON: Final = 8


def budgets(playouts: int, soon: int) -> list[int]:
    """Return the playouts of each answer."""
    return [max(1, playouts // soon), playouts]


def sharper(plans: Iterable[Plan[T]], shown: Callable[[T], S]) -> Plan[S]:
    """Carry plans out in turn, each sharper than the one before; return what the last finds."""
    so_far: list[S] = []
    for plan in plans:
        try:
            tasks: Sequence[Task] = next(plan)
            if so_far:
                tasks = PartialResult(tasks, so_far[-1])
            while True:
                tasks = plan.send((yield tasks))
        except StopIteration as end:
            so_far.append(shown(end.value))
    return so_far[-1]
