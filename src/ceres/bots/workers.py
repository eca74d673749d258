"""Processes that try actions for `montecarlo`: started once, kept, and ended with their bot.

They are programs of their own, talked to by pickles through pipes. So they need no care from the
program that plays, whatever it is, and end by themselves when it does: their input ends.
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

Found = tuple[int, list[int]]
"""In how many worlds actions were tried, and the sum of the outcomes of each."""


@dataclass(frozen=True)
class Task:
    """Actions to be tried in worlds; see `try_actions`."""

    seen: Observation
    actions: list[Action]
    seed: int
    worlds: range
    seconds: float
    randomly: bool

    def done(self) -> Found:
        """Try them here and now."""
        seen = self.seen._state
        return try_actions(seen, self.actions, self.seed, self.worlds, self.seconds, self.randomly)


Worker = subprocess.Popen[bytes]


class Workers:
    """So many processes at work, this one among them: alone it needs no other."""

    def __init__(self, number: int) -> None:
        """The others are started when there is something to do."""
        self.number: Final = number
        self._others: list[Worker] = []
        self._finalizer = weakref.finalize(self, _end, self._others)

    def run(self, tasks: list[Task]) -> list[Found]:
        """Do the tasks at the same time, at most as many as there are workers."""
        while len(self._others) < len(tasks) - 1:
            self._others.append(_start())
        asked = [(task, self._ask(task, place)) for place, task in enumerate(tasks[1:])]
        found = [tasks[0].done()]
        for task, worker in asked:
            answer = None if worker is None else _answer(worker)
            if answer is None:  # somebody ended that process: do its work here, start another
                self.close()
                answer = task.done()
            found.append(answer)
        return found

    def close(self) -> None:
        """End the other processes; they are started again if need be."""
        _end(self._others)

    def _ask(self, task: Task, place: int) -> Worker | None:
        if place >= len(self._others):
            return None
        worker = self._others[place]
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


def _answer(worker: Worker) -> Found | None:
    """What a worker found out, or nothing if it is no more."""
    assert worker.stdout is not None
    try:
        found: Found = pickle.load(worker.stdout)
    except (EOFError, OSError, ValueError, pickle.UnpicklingError):
        return None
    return found


def _end(workers: list[Worker]) -> None:
    while workers:
        worker = workers.pop()
        worker.kill()  # it holds nothing that could be lost
        worker.communicate()


def serve() -> None:
    """What a worker does: one task after the other, until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program that plays
    while True:
        try:
            task: Task = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        pickle.dump(task.done(), sys.stdout.buffer)
        sys.stdout.buffer.flush()
