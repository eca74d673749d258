"""Carries plans out in processes, and says how far they are."""

from collections.abc import Callable
from typing import Final, TypeVar

from ceres.bots.thinking import Plan
from ceres.bots.workers import Workers
from ceres.checking import Check
from ceres.coach.playouts import Trial
from ceres.errors import InvalidOption

T = TypeVar("T")
Progress = Callable[[int], None]

# Tasks for each worker between two words about the progress.
_TASKS: Final = 4


def carry_out(plan: Plan[T], workers: int, progress: Progress | None = None) -> T:
    """Return what a plan finds; `progress` is told of every few playouts."""
    crew = Workers(workers)
    try:
        tasks = next(plan)
        while True:
            results = []
            for start in range(0, len(tasks), _TASKS * workers):
                some = tasks[start : start + _TASKS * workers]
                results += crew.run(some)
                if progress is not None:
                    progress(sum(task.playouts for task in some if isinstance(task, Trial)))
            tasks = plan.send(results)
    except StopIteration as end:
        found: T = end.value
        return found
    finally:
        crew.close()


def check_budget(playouts: object, seed: object, workers: object) -> None:
    """Raise `InvalidOption` with everything that is wrong with these numbers."""
    check = Check()
    for name, value, low in (("playouts", playouts, 1), ("seed", seed, 0), ("workers", workers, 1)):
        check.whole(value, name, low)
    if check.faults:
        raise InvalidOption(check.faults)
