"""Runs pytest many times, each in a new process that need not import it again.

As a program, it reads the arguments of one run after the other, and for each starts a copy of
itself. What pytest imports besides, the package under test above all, each copy imports for itself.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

import pytest


class Ran(NamedTuple):
    """The exit code of a run, and what it printed."""

    code: int
    said: str


class Runner:
    """A process that runs pytest with the arguments it is sent."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        """Start it in a folder."""
        self._process: Final = subprocess.Popen(
            [sys.executable, __file__],
            cwd=folder,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str) -> Ran:
        """Run pytest."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(arguments), file=self._process.stdin, flush=True)
        return Ran(*json.loads(self._process.stdout.readline()))

    def stop(self) -> None:
        """End the process, which must not have failed."""
        self._process.communicate()
        assert self._process.returncode == 0


def _run(arguments: list[str]) -> Ran:
    """Run pytest in a copy of this process."""
    with tempfile.TemporaryFile() as output:
        child = os.fork()
        if child == 0:
            os.dup2(output.fileno(), 1)
            os.dup2(output.fileno(), 2)
            code = 3  # pytest's own for an error that is not a test's
            try:
                code = pytest.main(arguments)
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(code)
        _, status = os.waitpid(child, 0)
        output.seek(0)
        return Ran(os.waitstatus_to_exitcode(status), output.read().decode())


if __name__ == "__main__":
    for line in sys.stdin:
        assert "ceres" not in sys.modules
        sys.stdout.write(json.dumps(_run(json.loads(line))) + "\n")
        sys.stdout.flush()
