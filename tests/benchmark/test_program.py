"""Any program plays through standard input and output; what it does cannot harm the benchmark."""

import shlex
import sys
import time
from pathlib import Path

import pytest

from ceres.benchmark import SETTINGS, Course, ProgramPlayer
from ceres.commands.program_text import refusal, told
from ceres.errors import CodedError

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "benchmark_program.py"
LEGAL = "Type one of these: "


def player(source: str, tmp_path: Path, limit: float = 20) -> ProgramPlayer:
    path = tmp_path / "program.py"
    path.write_text(source)
    return ProgramPlayer(shlex.join([sys.executable, str(path)]), limit, told, refusal)


def own(course: Course) -> set[str]:
    """Return what was played, without the choices for Ceres."""
    return {action for action in course.actions if not action.startswith("place")}


def test_the_example_plays_by_what_it_is_told() -> None:
    command = shlex.join([sys.executable, str(EXAMPLE)])
    course = ProgramPlayer(command, 20, told, refusal).play(SETTINGS[0], 0)
    assert (course.illegal, course.defaults) == (0, 0)
    assert {action.split()[0] for action in course.actions} >= {"build", "buy"}


def test_a_program_is_told_all_it_may_know_and_not_the_seed(tmp_path: Path) -> None:
    log = tmp_path / "told"
    source = f"""
import sys
with open({str(log)!r}, "w") as log:
    for line in sys.stdin:
        print(line, end="", file=log)
        if line.startswith({LEGAL!r}):
            print("# thinking", flush=True)
            print("", flush=True)
            print(line.strip().removeprefix({LEGAL!r}).rstrip(".").split(", ")[-1], flush=True)
"""
    course = player(source, tmp_path).play(SETTINGS[2], 0)
    assert (course.illegal, course.defaults) == (0, 0)
    text = log.read_text()
    assert text.startswith("You play solo against Ceres.")
    assert text.count(LEGAL) == len(course.actions)
    assert "Card 1 in her row" in text
    assert "eed" not in text.replace("Deed", "")  # neither Seed nor seed
    assert text.splitlines()[-1].startswith("Ceres wins, ")


def test_illegal_answers_are_refused_and_counted(tmp_path: Path) -> None:
    source = f"""
import sys
for line in sys.stdin:
    if line.startswith({LEGAL!r}):
        print("buy Z9", flush=True)
        reason = sys.stdin.readline()
        assert "Z9 is not a Lot" in reason, reason
        print("I take   income!", flush=True)
        sys.stdin.readline()
        print(f"  {{line.strip().rstrip('.').split(', ')[-1].split(': ')[-1]}} ", flush=True)
"""
    course = player(source, tmp_path).play(SETTINGS[0], 0)
    assert own(course) == {"income"}
    assert (course.illegal, course.defaults) == (2 * len(course.actions), 0)


@pytest.mark.slow  # each is waited for
@pytest.mark.parametrize(
    "source",
    [
        "",  # ends at once
        "import sys\nsys.stdin.close()\nwhile True: pass\n",  # is always late, and closes its input
        "import os\nwhile True: os.write(1, b'x' * 100000)\n",  # floods
        "print('nonsense\\n' * 1000000)\n",
        "import os, sys\nos.write(1, bytes(range(256)) * 100)\n",
        "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\ntime.sleep(1000)\n",
        "import os, time\nos.fork()\ntime.sleep(1000)\n",
    ],
    ids=["ends", "busy", "floods", "nonsense", "bytes", "stubborn", "forks"],
)
def test_a_program_that_misbehaves_takes_income(tmp_path: Path, source: str) -> None:
    begun = time.monotonic()
    course = player(source, tmp_path, limit=0.5).play(SETTINGS[0], 0)
    assert own(course) == {"income"}
    assert course.defaults == len(course.actions)
    assert time.monotonic() - begun < 10


@pytest.mark.slow
def test_a_program_that_never_reads_does_not_block(tmp_path: Path) -> None:
    source = "import time\nfor _ in range(300): print('income', flush=True)\ntime.sleep(1000)\n"
    course = player(source, tmp_path, limit=1).play(SETTINGS[0], 0)
    assert own(course) == {"income"}
    # Its answers fit no choice for Ceres.
    assert course.defaults == sum(action.startswith("place") for action in course.actions)


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(CodedError, match="the program no-such-program could not be started"):
        ProgramPlayer("no-such-program", 1, told, refusal).play(SETTINGS[0], 0)
    for nothing in ("", "'open"):
        with pytest.raises(CodedError, match="could not be started"):
            ProgramPlayer(nothing, 1, told, refusal).play(SETTINGS[0], 0)
