"""Processes that carry out plans (see `plans`): started once, reused, and ended with their bot.

They are separate programs that get lines of JSON through pipes. So they work whatever the main
program is, and end by themselves when it does, because their input ends.
"""

import json
import os
import sys
import weakref
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import ceres
from ceres.bots.plans import PartialResult, Plan, Task, modules_of_tasks, read_task, write_task

if TYPE_CHECKING:
    from subprocess import Popen

T = TypeVar("T")
Progress = Callable[[Sequence[Task]], None]
SoFar = Callable[[Any], None]

# Tasks of each worker between two reports of the progress.
_TASKS_PER_REPORT: Final = 4
_PROGRAM: Final = "from ceres.bots.workers import serve; serve()"


class Workers:
    """A number of processes, this one included; a single worker needs no other process.

    With `apart`, this one only waits: so a screen stays awake while others think for it.
    """

    def __init__(self, number: int, apart: bool = False) -> None:
        self.number: Final = number
        self._here: Final = 0 if apart else 1
        self._others: list[Popen[bytes]] = []
        self._finalizer = weakref.finalize(self, _end, self._others)

    def carry_out(
        self, plan: Plan[T], progress: Progress | None = None, so_far: SoFar | None = None
    ) -> T:
        """Return what a plan finds.

        `progress` gets every few tasks that were run, `so_far` the answers before the last one.
        """
        try:
            tasks = next(plan)
            while True:
                if so_far and isinstance(tasks, PartialResult):
                    so_far(tasks.so_far)
                tasks = plan.send(self._run_all(tasks, progress))
        except StopIteration as end:
            found: T = end.value
            return found

    def _run_all(self, tasks: Sequence[Task], progress: Progress | None) -> list[Any]:
        """Run tasks, all at once if the progress is not asked for."""
        if progress is None:
            return self.run(tasks)
        results: list[Any] = []
        step = _TASKS_PER_REPORT * self.number
        for start in range(0, len(tasks), step):
            some = tasks[start : start + step]
            results += self.run(some)
            progress(some)
        return results

    def run(self, tasks: Sequence[Task]) -> list[Any]:
        """Run tasks in parallel; return their results in the same order."""
        shares = [tasks[first :: self.number] for first in range(min(self.number, len(tasks)))]
        results: list[Any] = [None] * len(tasks)
        for first, found in enumerate(self._run_shares(shares)):
            results[first :: self.number] = found
        return results

    def _run_shares(self, shares: list[Sequence[Task]]) -> list[list[Any]]:
        """Run the first share in this process, and each other one in one of its own."""
        here = self._here
        while len(self._others) < len(shares) - here:
            self._others.append(_start())
        asked = [(share, self._ask(share, index)) for index, share in enumerate(shares[here:])]
        found = [_run(share) for share in shares[:here]]
        for share, worker in asked:
            answer = None if worker is None else _answer(worker)
            if answer is None:  # the process was killed: do its work here, start others later
                self.close()
                answer = _run(share)
            found.append(answer)
        return found

    def close(self) -> None:
        """End the other processes; they are started again if needed."""
        _end(self._others)

    def _ask(self, share: Sequence[Task], index: int) -> "Popen[bytes] | None":
        if index >= len(self._others):
            return None
        worker = self._others[index]
        assert worker.stdin is not None
        try:
            worker.stdin.write(_line([write_task(task) for task in share]))
            worker.stdin.flush()
        except OSError:
            return None
        return worker


def _run(share: Sequence[Task]) -> list[Any]:
    return [task.run() for task in share]


def _start() -> "Popen[bytes]":
    import subprocess  # not at once: a page that thinks has no processes

    path = [str(Path(ceres.__file__).parent.parent), os.environ.get("PYTHONPATH", "")]
    return subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, *modules_of_tasks()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))},
    )


def _answer(worker: "Popen[bytes]") -> list[Any] | None:
    """Return what a worker found, or `None` if it has died."""
    assert worker.stdout is not None
    try:
        found: list[Any] = json.loads(worker.stdout.readline())
    except (OSError, ValueError):
        return None
    return found


def _end(workers: "list[Popen[bytes]]") -> None:
    while workers:
        worker = workers.pop()
        worker.kill()  # it holds nothing that could be lost
        worker.communicate()


def serve() -> None:
    """Run as a worker: one share after the other, until the input ends.

    The arguments of the program are the modules that declare the tasks.
    """
    import signal
    from importlib import import_module

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program that plays
    for module in sys.argv[1:]:
        import_module(module)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(_line(_run([read_task(task) for task in json.loads(line)])))
        sys.stdout.buffer.flush()


def _line(data: object) -> bytes:
    return json.dumps(data).encode() + b"\n"
