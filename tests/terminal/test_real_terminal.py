"""A real process in a pseudo-terminal: starting, being killed, and what cannot be played in."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from random import Random
from struct import pack
from termios import TIOCSWINSZ

import pytest

import ceres
from ceres.saves import Saves

SRC = Path(ceres.__file__).parent.parent
PROGRAM = ("-m", "ceres", "play")
PATIENCE = 60.0
# What would hide the size of the window from the program; test runners set it.
WINDOW = ("COLUMNS", "LINES")


def environment(home: Path, **more: str) -> dict[str, str]:
    inherited = {key: value for key, value in os.environ.items() if key not in WINDOW}
    return {
        **inherited,
        "PYTHONPATH": str(SRC),
        "CERES_HOME": str(home),
        "CERES_LANG": "en",
        "TERM": "xterm-256color",
        **more,
    }


class Terminal:
    """A program in a terminal window."""

    def __init__(self, home: Path, *options: str, size: tuple[int, int] = (80, 24)) -> None:
        self._end, inner = pty.openpty()
        ioctl(inner, TIOCSWINSZ, pack("HHHH", size[1], size[0], 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, *PROGRAM, *options],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=environment(home),
            start_new_session=True,
        )
        os.close(inner)
        self.output = ""

    def read(self, seconds: float) -> bool:
        """Read what the program has written; whether there was something."""
        if not select.select([self._end], [], [], seconds)[0]:
            return False
        try:
            found = os.read(self._end, 65536)
        except OSError:
            return False
        self.output += found.decode("utf-8", "replace")
        return bool(found)

    def text(self) -> str:
        return re.sub(r"\x1b\[[0-9;?<>=]*[A-Za-z]", "", self.output)

    def wait_for(self, text: str) -> None:
        """Read until a text is on the screen."""
        end = time.monotonic() + PATIENCE
        while text not in self.text():
            assert self.process.poll() is None, self.text()
            assert time.monotonic() < end, f"{text!r} is not in {self.text()[-2000:]!r}"
            self.read(0.5)

    def type(self, keys: str) -> None:
        self.output = ""
        os.write(self._end, keys.encode())

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        os.close(self._end)


@contextmanager
def terminal(home: Path, *options: str, size: tuple[int, int] = (80, 24)) -> Iterator[Terminal]:
    found = Terminal(home, *options, size=size)
    try:
        yield found
    finally:
        found.close()


def quiet_seed(turns: int) -> int:
    """Find a seed with which a number of Incomes need no choice for Ceres, and end no era."""
    for seed in range(300):
        game = ceres.Game.new(seed)
        for _ in range(turns):
            if game.position.phase != "you" or game.position.era > 1:
                break
            game.play("income")
        else:
            return seed
    raise AssertionError


def held(done: int) -> str:
    """Return the status after a number of Incomes; the market speaks of silver, too."""
    return f"VP · {5 + 5 * done} silver"


def incomes(home: Path) -> int:
    """Return how many Incomes are saved; nothing else is."""
    with Saves.open(home / "games.sqlite3") as saves:
        (saved,) = saves.list()
        entries = [str(entry) for entry in saves.load(saved.id).entries]
    assert set(entries) <= {"income"}
    return len(entries)


def kill_after(home: Path, done: int, turns: int) -> int:
    """Go on with the game, take some Incomes, each seen on the screen, and kill the program."""
    with terminal(home, "--pace", "at-once") as found:
        found.wait_for("Continue")
        found.type("\r")
        found.wait_for(held(done))
        for _ in range(turns):
            found.type("i\r")
            done += 1
            found.wait_for(held(done))
        found.kill()
    return done


@pytest.mark.slow
def test_a_killed_terminal_loses_nothing(own_home: Path) -> None:
    seed = quiet_seed(4)
    with terminal(own_home, "--seed", str(seed), "--pace", "at-once") as found:
        found.wait_for("Income +5")
        found.type("i\r")
        found.wait_for(held(1))
        found.kill()
    assert incomes(own_home) == 1
    assert kill_after(own_home, 1, 2) == incomes(own_home) == 3


@pytest.mark.slow
def test_killed_again_and_again(own_home: Path) -> None:
    """Between actions, and in the middle of them."""
    seed, dice = quiet_seed(11), Random(1)
    with terminal(own_home, "--seed", str(seed), "--pace", "at-once") as found:
        found.wait_for("Income +5")
        found.kill()
    done = 0
    while done < 8:
        done = kill_after(own_home, done, dice.randrange(1, 3))
        assert incomes(own_home) == done
        with terminal(own_home, "--pace", "at-once") as found:
            found.wait_for("Continue")
            found.type("\r")
            found.wait_for(held(done))
            found.type("i\r")
            end = time.monotonic() + dice.random() * 0.1
            while time.monotonic() < end:
                found.read(0.01)
            found.kill()
            seen = held(done + 1) in found.text()
        saved = incomes(own_home)
        assert saved in (done, done + 1)
        assert not seen or saved == done + 1
        done = saved


def said(home: Path, *options: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *PROGRAM, *options],
        env=environment(home, **more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_a_terminal_it_says_what_to_use(own_home: Path) -> None:
    found = said(own_home)
    assert found.returncode == 2
    assert "ceres play --plain" in found.stderr
    assert not own_home.exists()


def test_a_window_that_is_resized_afterwards_types_nothing(own_home: Path) -> None:
    """A terminal that can report its size in its input is told to stop that."""
    with terminal(own_home) as found:
        found.wait_for("New game")
        found.type("\x1b[?2048;2$y")  # it can
        while "\x1b[?2048h" not in found.output:
            assert found.read(PATIENCE)
        found.type("q")
        assert ended(found) == 0
        assert found.output.endswith("\x1b[?2048l")


def ended(found: Terminal) -> int:
    """Read to the end; the exit code."""
    while found.read(PATIENCE):
        pass
    return found.process.wait(PATIENCE)


def test_a_small_window_learns_the_size_needed(own_home: Path) -> None:
    with terminal(own_home, size=(79, 24)) as found:
        assert ended(found) == 2
        assert "80 columns and 24 rows" in found.text()


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (("--pace", "warp"), "warp"),
        (("--lang", "tlh"), "tlh"),
        (("--difficulty", "easy"), "easy"),
        (("--components", "nowhere.toml"), "nowhere.toml"),
    ],
    ids=["pace", "lang", "difficulty", "components"],
)
def test_bad_options_are_refused(own_home: Path, options: tuple[str, ...], text: str) -> None:
    with terminal(own_home, *options) as found:
        assert ended(found) == 2
        assert text in found.text()


def test_a_folder_that_cannot_be_used_is_reported_first(own_home: Path) -> None:
    own_home.parent.mkdir(parents=True, exist_ok=True)
    own_home.write_text("a file where the folder should be", "utf-8")
    with terminal(own_home) as found:
        assert ended(found) == 2
        assert "games cannot be saved in" in found.text()
        assert "CERES_HOME" in found.text()


@pytest.mark.slow
def test_a_broken_file_is_set_aside_if_the_player_says_so(own_home: Path) -> None:
    own_home.mkdir(parents=True)
    broken = own_home / "games.sqlite3"
    broken.write_text("not a database, but long enough to be looked at" * 20, "utf-8")
    with terminal(own_home) as found:
        found.wait_for("[y/N]")
        found.type("n\n")
        assert ended(found) == 2
    assert broken.read_text("utf-8").startswith("not a database")
    with terminal(own_home) as found:
        found.wait_for("[y/N]")
        found.type("y\n")
        found.wait_for("New game")
    aside = [path for path in own_home.iterdir() if "aside" in path.name]
    assert aside[0].read_text("utf-8").startswith("not a database")
