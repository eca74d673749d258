"""Servers are killed, their database fails and a hostile visitor asks, while players play.

What they were told is saved, all of it and once; the servers need little memory.
"""

from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from postgres import postgres_server
from web.siege import Outcome, Siege

MOST_MEMORY = 400_000_000
ON_A_FILE = ("archive", "import", "open")
ON_A_SERVER = ("storePar",)


def assert_held(outcome: Outcome) -> None:
    assert outcome.wrong == []
    assert outcome.acknowledged
    assert outcome.unclear
    assert outcome.memory < MOST_MEMORY


@pytest.mark.slow
def test_on_a_file(tmp_path: Path) -> None:
    with ExitStack() as stack:
        siege = Siege(stack, tmp_path, tmp_path / "games.sqlite3")
        assert_held(siege.endure(siege.attacks(ON_A_FILE, Random(1)), seed=1))
        assert siege.outcome.faults == {"kill": 3, "lock": 3}


@pytest.mark.slow
def test_two_servers_on_postgresql(tmp_path: Path) -> None:
    with postgres_server() as database, ExitStack() as stack:
        siege = Siege(stack, tmp_path, database)
        assert_held(siege.endure(siege.attacks(ON_A_SERVER, Random(2)), seed=2))
        assert siege.outcome.faults == {"kill": 2, "connections": 1, "crash": 1}
