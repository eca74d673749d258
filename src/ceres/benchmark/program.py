"""Lets any program play, through its standard input and output, in plain text; trusts nothing.

At each decision the program is told what happened, the table and the legal actions, and answers
with a line: an action. Its lines that are empty or begin with `#` are not read. An answer that is
no legal action is refused with the reason, and the program may answer again. If no legal answer
comes, the decision is made for it: Income, or the first place for Ceres. A program that ends or is
late is not asked again in this game.
"""

import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO, Final, Self

from ceres.benchmark.players import Course, Kind
from ceres.benchmark.settings import Setting
from ceres.engine.action import INCOME, Action
from ceres.errors import CeresError, CodedError
from ceres.events import Event
from ceres.position import Position

# What a program is told: after some events, at a position; and why its answer was refused.
Tell = Callable[[Sequence[Event], Position], str]
Refuse = Callable[[CeresError], str]

_TRIES: Final = 3
# Answers are short; what a program writes beyond this, or ahead of being asked, waits.
_LONGEST: Final = 1000
_LINES_AHEAD: Final = 100


class ProgramPlayer:
    """A program that is started anew for each game, with so many seconds for each decision."""

    kind: Final[Kind] = "command"

    def __init__(self, command: str, limit: float, tell: Tell, refuse: Refuse) -> None:
        """Take the command line of the program; it is not run by a shell."""
        self.name: Final = command
        self._limit: Final = limit
        self._tell: Final = tell
        self._refuse: Final = refuse

    def play(self, setting: Setting, number: int) -> Course:
        """Play the game of a deal to its end."""
        position = setting.game(number).start
        events: list[Event] = []
        actions: list[str] = []
        illegal = defaults = 0
        with _Program(self.name) as program:
            while position.result is None:
                program.say(self._tell(events, position))
                action, refused = self._decide(program, position)
                illegal += refused
                if action is None:
                    defaults += 1
                    action = _default(position)
                actions.append(action.text)
                position, events = position.play(action)
            program.say(self._tell(events, position))
            program.finish(self._limit)
        return Course(actions, illegal, defaults)

    def _decide(self, program: "_Program", position: Position) -> tuple[Action | None, int]:
        """Return the action that the program chooses, and how many answers were refused."""
        until = time.monotonic() + self._limit
        for refused in range(_TRIES):
            answer = program.answer(until)
            if answer is None:
                return None, refused
            try:
                return position._legal(" ".join(answer.split())), refused
            except CeresError as error:
                program.say(self._refuse(error))
        return None, _TRIES


def _default(position: Position) -> Action:
    legal = position.actions()
    return INCOME if INCOME in legal else legal[0]


class _Program:
    """A running program. Threads read and write, so that nothing it does can make us wait."""

    def __init__(self, command: str) -> None:
        try:
            self._process: Final = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            raise CodedError("program-not-started", command=command, problem=problem) from None
        self._lines: Final[queue.Queue[str | None]] = queue.Queue(_LINES_AHEAD)
        self._told: Final[queue.Queue[str | None]] = queue.Queue()
        self._ended = False
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._begin(self._read, self._process.stdout)
        self._begin(self._write, self._process.stdin)

    def _begin(self, work: Callable[[IO[bytes]], None], stream: IO[bytes]) -> None:
        threading.Thread(target=work, args=(stream,), daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def say(self, text: str) -> None:
        """Tell the program something, unless it has ended."""
        if not self._ended:
            self._told.put(text)

    def answer(self, until: float) -> str | None:
        """Return the next line of the program; `None` if it ends, or is late."""
        while not self._ended:
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                line = None
            if line is None:
                self._end()
            elif line.strip() and not line.startswith("#"):
                return line
        return None

    def finish(self, seconds: float) -> None:
        """Close the program's input, and give it some time to end."""
        if not self._ended:
            self._told.put(None)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(seconds)

    def _end(self) -> None:
        """Kill the program, and whatever it has started."""
        self._ended = True
        self._told.put(None)
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        with suppress(queue.Empty):  # whoever waits to put a line can go on, and end
            while True:
                self._lines.get_nowait()

    def _read(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stream:
            while not self._ended and (line := stream.readline(_LONGEST)):
                self._lines.put(line.decode("utf-8", "replace"))
        self._lines.put(None)

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stream:
            while (text := self._told.get()) is not None:
                stream.write(text.encode() + b"\n")
                stream.flush()
