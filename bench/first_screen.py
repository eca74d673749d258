"""Measures the time until `ceres play` shows its first screen.

    .venv/bin/python bench/first_screen.py

Starts the real program in a pseudo-terminal five times, and prints the best and the median time
until the first screen is there, beside that of a Python that does nothing.
"""

import fcntl
import os
import pty
import select
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

ROUNDS = 5
SIZE = (24, 80)
SOUGHT = b"New game"


def until_first_screen(home: str) -> float:
    """Return the seconds from the start of the program to its first screen."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE, 0, 0))
    environment = {**os.environ, "CERES_HOME": home, "TERM": "xterm-256color", "CERES_LANG": "en"}
    before = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "ceres", "play"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment,
    ) as process:
        os.close(slave)
        shown = b""
        while SOUGHT not in shown and select.select([master], [], [], 30)[0]:
            shown += os.read(master, 65536)
        seconds = time.perf_counter() - before
        process.kill()
    os.close(master)
    if SOUGHT not in shown:
        sys.exit("The first screen did not come.")
    return seconds


def bare_python() -> float:
    """Return the seconds that Python itself takes."""
    before = time.perf_counter()
    subprocess.run([sys.executable, "-c", ""], check=True)
    return time.perf_counter() - before


def main() -> None:
    """Measure both in turn."""
    screens, bare = [], []
    with tempfile.TemporaryDirectory() as home:
        for _ in range(ROUNDS):
            screens.append(until_first_screen(home))
            bare.append(bare_python())
    for name, times in (("first screen", screens), ("bare Python", bare)):
        print(f"{name:<14}best {min(times):.2f} s, median {statistics.median(times):.2f} s")


if __name__ == "__main__":
    main()
