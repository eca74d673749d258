"""Reads broken texts and files for as long as you like, and keeps those that lead to new code.

    .venv/bin/python tools/fuzz.py [READER ...] [--minutes 10] [--seed 1] [--corpus .fuzz]

Each reader of `tests/fuzzing.py` in turn gets a changed text of its corpus: the good texts, and
those that reached lines of the program that none had reached before. These are kept in the folder,
and the next run goes on from there. A text that is neither read nor refused with a reason is
written to `tests/corpus`, where tests read it from now on; the command then ends with 1.
"""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
# Compiled code does not say which lines it reaches.
os.environ["CERES_PURE"] = "1"

from fuzzing import CORPUS, READERS, broken, good_texts, read  # noqa: E402

Line = tuple[str, int]
SOURCES: Final = str(ROOT / "src" / "ceres")
# How many texts one reader gets before it is the next one's turn.
ROUND: Final = 20
# A text that takes longer is one that breaks a reader, too. In seconds; tracing makes it slower.
LONGEST: Final = 20.0


@contextmanager
def lines_reached() -> Iterator[set[Line]]:
    """Note the lines of the program that the block reaches."""
    reached: set[Line] = set()

    def on_line(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            reached.add((frame.f_code.co_filename, frame.f_lineno))
        return on_line

    def on_call(frame: FrameType, _: str, __: Any) -> Any:
        return on_line if frame.f_code.co_filename.startswith(SOURCES) else None

    sys.settrace(on_call)
    try:
        yield reached
    finally:
        sys.settrace(None)


class Corpus:
    """The texts of one reader: the good ones, and those that reached new lines."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name: Final = name
        self.tried = 0
        self.failures: Final[set[str]] = set()
        self._folder: Final = folder / name
        self._folder.mkdir(parents=True, exist_ok=True)
        kept = [path.read_bytes() for path in sorted(self._folder.iterdir())]
        self.texts: Final = [*good_texts()[name], *kept]
        self.reached: Final[set[Line]] = set()
        for text in self.texts:
            self.reached.update(self._read(text))

    def grow(self, rng: Random) -> None:
        """Read some broken texts, and keep those that reach something new."""
        for _ in range(ROUND):
            text = broken(self.texts, rng)
            new = self._read(text) - self.reached
            if new:
                self.reached.update(new)
                self.texts.append(text)
                (self._folder / _digest(text)).write_bytes(text)

    def _read(self, text: bytes) -> set[Line]:
        """Read a text, and return the lines that were reached."""
        self.tried += 1
        before = time.perf_counter()
        with lines_reached() as reached:
            try:
                read(self.name, text)
                problem = None
            except (Exception, RecursionError) as error:
                problem = error
        if time.perf_counter() - before > LONGEST:
            problem = problem or TimeoutError(f"took more than {LONGEST} seconds")
        if problem is not None:
            self._fail(text, problem)
        return reached

    def _fail(self, text: bytes, error: Exception) -> None:
        """Write down what broke the reader, once for each place."""
        places = traceback.extract_tb(error.__traceback__)
        ours = [each for each in places if each.filename.startswith(SOURCES)]
        where = type(error).__name__
        if ours:
            where += f" {ours[-1].filename}:{ours[-1].lineno}"
        if where in self.failures:
            return
        self.failures.add(where)
        path = CORPUS / self.name / _digest(text)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
        print(f"{self.name}: {where}: {str(error)[:200]}; see {path.relative_to(ROOT)}", flush=True)


def _digest(text: bytes) -> str:
    return sha256(text).hexdigest()[:12]


def main() -> None:
    """Read until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("readers", nargs="*", choices=[*READERS, []], default=[])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", type=Path, default=ROOT / ".fuzz")
    options = parser.parse_args()
    until, rng = time.monotonic() + 60 * options.minutes, Random(options.seed)
    corpora = [Corpus(name, options.corpus) for name in options.readers or READERS]
    for corpus in cycle(corpora):
        if time.monotonic() > until:
            break
        corpus.grow(rng)
    for each in corpora:
        print(
            f"{each.name:<9} {each.tried:>7,} read, {len(each.texts):>5,} kept, "
            f"{len(each.reached):>5,} lines, {len(each.failures)} broke it"
        )
    sys.exit(any(each.failures for each in corpora))


if __name__ == "__main__":
    main()
