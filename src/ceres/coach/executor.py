"""Carries plans out in processes, and says how far they are."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from ceres.bots.plans import Plan, Task
from ceres.bots.workers import Workers
from ceres.checking import Check
from ceres.errors import InvalidOption

T = TypeVar("T")
Progress = Callable[[int], None]


def carry_out(plan: Plan[T], workers: int, progress: Progress | None = None) -> T:
    """Return what a plan finds; `progress` is told of every few playouts."""

    def report(tasks: Sequence[Task]) -> None:
        assert progress is not None
        progress(sum(task.playouts for task in tasks))

    processes = Workers(workers)
    try:
        return processes.carry_out(plan, report if progress else None)
    finally:
        processes.close()


def check_budget(playouts: object, seed: object, workers: object) -> None:
    """Raise `InvalidOption` with everything that is wrong with these numbers."""
    check = Check()
    for name, value, low in (("playouts", playouts, 1), ("seed", seed, 0), ("workers", workers, 1)):
        check.whole(value, name, low)
    if check.faults:
        raise InvalidOption(check.faults)
