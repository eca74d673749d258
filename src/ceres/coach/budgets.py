"""Answers soon, with a part of the playouts, and then again with all of them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from ceres.bots.plans import PartialResult, Plan, Task

S = TypeVar("S")
T = TypeVar("T")

# The first answer takes this part of the playouts.
_SOON: Final = 8


def budgets(playouts: int, soon: int = _SOON) -> list[int]:
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
