"""Processes that try actions for `montecarlo`: started once, reused, and ended with their bot.

They are separate programs that get pickles through pipes. So they work whatever the main program
is, and end by themselves when it does, because their input ends.
"""

import os
import pickle
import signal
import subprocess
import sys
import weakref
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import ceres
from ceres.bots.strategies.playouts import try_actions
from ceres.engine.action import Action
from ceres.observation import Observation

_PROGRAM: Final = "from ceres.bots.workers import serve; serve()"

_Totals = tuple[int, list[int]]
"""The number of worlds that were dealt, and the sum of the outcomes of each action."""


@dataclass(frozen=True)
class Task:
    """Actions to try in worlds; see `try_actions`."""

    seen: Observation
    actions: list[Action]
    seed: int
    worlds: range
    seconds: float
    randomly: bool

    def run(self) -> _Totals:
        """Try the actions in this process."""
        seen = self.seen._state
        return try_actions(seen, self.actions, self.seed, self.worlds, self.seconds, self.randomly)


Worker = subprocess.Popen[bytes]


class Workers:
    """A number of processes, this one included; a single worker needs no other process."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self._others: list[Worker] = []
        self._finalizer = weakref.finalize(self, _end, self._others)

    def run(self, tasks: list[Task]) -> list[_Totals]:
        """Run the tasks in parallel, at most as many as there are workers."""
        while len(self._others) < len(tasks) - 1:
            self._others.append(_start())
        asked = [(task, self._ask(task, index)) for index, task in enumerate(tasks[1:])]
        found = [tasks[0].run()]
        for task, worker in asked:
            answer = None if worker is None else _answer(worker)
            if answer is None:  # the process was killed: do its work here, start others later
                self.close()
                answer = task.run()
            found.append(answer)
        return found

    def close(self) -> None:
        """End the other processes; they are started again if needed."""
        _end(self._others)

    def _ask(self, task: Task, index: int) -> Worker | None:
        if index >= len(self._others):
            return None
        worker = self._others[index]
        assert worker.stdin is not None
        try:
            pickle.dump(task, worker.stdin)
            worker.stdin.flush()
        except OSError:
            return None
        return worker


def _start() -> Worker:
    path = [str(Path(ceres.__file__).parent.parent), os.environ.get("PYTHONPATH", "")]
    return subprocess.Popen(
        [sys.executable, "-c", _PROGRAM],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))},
    )


def _answer(worker: Worker) -> _Totals | None:
    """Return what a worker found, or `None` if it has died."""
    assert worker.stdout is not None
    try:
        found: _Totals = pickle.load(worker.stdout)
    except (EOFError, OSError, ValueError, pickle.UnpicklingError):
        return None
    return found


def _end(workers: list[Worker]) -> None:
    while workers:
        worker = workers.pop()
        worker.kill()  # it holds nothing that could be lost
        worker.communicate()


def serve() -> None:
    """Run as a worker: one task after the other, until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program that plays
    while True:
        try:
            task: Task = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        pickle.dump(task.run(), sys.stdout.buffer)
        sys.stdout.buffer.flush()
