"""Measures the time from starting `ceres` until the page is answered.

    .venv/bin/python bench/first_page.py

Starts the real program five times, with a browser that asks for the page as soon as it gets the
address, as a real one does. Prints the best and the median time until the browser is started, and
until it has the document, the list of games and the box, beside that of a Python that does nothing.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 5
# Asks on one connection, and writes when it was started and when it was done.
BROWSER = """#!{python} -SE
import http.client, sys, time, urllib.parse
started = time.time()
address = urllib.parse.urlsplit(sys.argv[1])
connection = http.client.HTTPConnection(address.hostname, address.port, timeout=30)
for path in ("/", "/api/box", "/api/games"):
    connection.request("GET", path)
    answer = connection.getresponse()
    answer.read()
    if answer.status != 200:
        sys.exit(path)
with open({times_file!r}, "w") as file:
    file.write(f"{{started}} {{time.time()}}\\n")
"""


def first_page(folder: Path) -> tuple[float, float]:
    """Return the seconds until the browser is started, and until it has everything."""
    browser, times_file = folder / "browser", folder / "times"
    browser.write_text(BROWSER.format(python=sys.executable, times_file=str(times_file)), "utf-8")
    browser.chmod(0o755)
    environment = {**os.environ, "CERES_HOME": str(folder / "home"), "CERES_LANG": "en"}
    before = time.time()
    with subprocess.Popen(
        [sys.executable, "-m", "ceres", "serve", "--port", "0"],
        env={**environment, "BROWSER": f"{browser} %s"},
        stdout=subprocess.PIPE,
    ) as process:
        while not times_file.exists() or not times_file.read_text("utf-8").endswith("\n"):
            if time.time() - before > 30:
                sys.exit("The page did not come.")
            time.sleep(0.002)
        process.terminate()
    started, done = map(float, times_file.read_text("utf-8").split())
    times_file.unlink()
    return started - before, done - before


def bare_python() -> float:
    """Return the seconds that Python itself takes."""
    before = time.perf_counter()
    subprocess.run([sys.executable, "-c", ""], check=True)
    return time.perf_counter() - before


def main() -> None:
    """Measure all in turn; the first start only warms up."""
    pages, bare = [], []
    with tempfile.TemporaryDirectory() as folder:
        first_page(Path(folder))
        for _ in range(ROUNDS):
            pages.append(first_page(Path(folder)))
            bare.append(bare_python())
    started, done = zip(*pages, strict=True)
    for name, times in (
        ("browser started", started),
        ("page answered", done),
        ("bare Python", bare),
    ):
        print(f"{name:<17}best {min(times):.2f} s, median {statistics.median(times):.2f} s")


if __name__ == "__main__":
    main()
