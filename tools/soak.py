"""Besieges servers for as long as you like, and looks at what they saved.

    .venv/bin/python tools/soak.py [--minutes 10] [--seed 1]

Players play, and write down what was acknowledged. Meanwhile the servers are killed, their database
fails, and a hostile visitor with 20 connections asks for one thing after the other. By turns, there
are two servers on PostgreSQL, if it is installed, and one on a file. Prints a line for each siege
and the sum of them, and ends with 1 if a record is not what was acknowledged. The same seed means
the same sieges; what happens in them also depends on how quick the machine is.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from itertools import count, cycle
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from postgres import PostgreSQL, postgres_server  # noqa: E402
from web.siege import REQUESTS, Outcome, Siege  # noqa: E402

# The requests of the hostile visitor in one siege.
ATTACKS: Final = 4


@contextmanager
def on_a_file(folder: Path) -> Iterator[Path]:
    """Name a new file."""
    yield folder / "games.sqlite3"


@contextmanager
def on_postgresql(_: Path) -> Iterator[PostgreSQL]:
    """Start a server of databases."""
    with postgres_server() as database:
        yield database


def besieged(seed: int, kind: str) -> Outcome:
    """Return what one siege found."""
    rng = Random(seed)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(KINDS[kind](folder))
        siege = Siege(stack, folder, database)
        return siege.endure(siege.attacks(rng.sample(REQUESTS, ATTACKS), rng), seed * 100)


KINDS: Final[dict[str, Callable[[Path], AbstractContextManager[PostgreSQL | Path]]]] = {
    "PostgreSQL": on_postgresql,
    "a file": on_a_file,
}


def said(outcomes: Iterable[Outcome]) -> str:
    """Say what sieges did, and what they found."""
    outcomes = list(outcomes)
    seconds = [each for outcome in outcomes for each in outcome.seconds]
    faults = sum((outcome.faults for outcome in outcomes), Counter[str]())
    named = ", ".join(f"{number} x {name}" for name, number in sorted(faults.items()))
    wrong = sum(len(outcome.wrong) for outcome in outcomes)
    middle, late = median(seconds), quantiles(seconds, n=20)[-1]
    return (
        f"{named}; {sum(each.acknowledged for each in outcomes):,} acknowledged actions, "
        f"{sum(each.unclear for each in outcomes)} without a clear answer; "
        f"median {1000 * middle:.0f} ms, p95 {1000 * late:.0f} ms; "
        f"{max(each.memory for each in outcomes) / 1e6:.0f} MB; {wrong} games lost or changed"
    )


def main() -> None:
    """Besiege until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    until = time.monotonic() + 60 * options.minutes
    found: list[Outcome] = []
    for seed, kind in zip(count(options.seed), cycle(KINDS), strict=False):
        try:
            found.append(besieged(seed, kind))
        except pytest.skip.Exception as missing:
            print(missing, flush=True)
            continue
        print(f"{seed}, {kind}: {said(found[-1:])}", flush=True)
        if time.monotonic() > until:
            break
    print(f"all {len(found)}: {said(found)}")
    sys.exit(any(outcome.wrong for outcome in found))


if __name__ == "__main__":
    main()
