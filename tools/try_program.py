"""Tries an installed program: its commands, and a whole game over HTTP that is found again later.

    python tools/try_program.py ceres
    python tools/try_program.py python3 ceres.pyz
    python tools/try_program.py --compiled ceres    # its engine must be compiled

It needs the standard library only, saves games in a folder of its own, and ends at the first thing
that is wrong. What it prints at the end, as JSON, is the same for every installation but for times
and speed.
"""

import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.request import Request, urlopen

SEED: Final = 7
PATIENCE: Final = 120
_VERSION: Final = re.compile(r"Gardens of Ceres (\S+) \(rules (\d+), (compiled|interpreted)\)")
_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+/")


class Server:
    """A game that is served, at its address."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        began = time.monotonic()
        serve = [*command, "serve", "--no-browser", "--port", "0", "--lang", "en"]
        self._process = subprocess.Popen(
            serve, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        assert self._process.stdout is not None
        found = _ADDRESS.search(self._process.stdout.readline())
        if found is None:
            self.stop()
            sys.exit(f"{serve} said no address")
        self.url: Final = found[0]
        page = self.text("")
        if "<title>" not in page:
            sys.exit(f"no page at {self.url}: {page[:200]!r}")
        self.seconds: Final = time.monotonic() - began

    def text(self, path: str, body: object = None) -> str:
        """Return an answer as text."""
        content = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, content, {"Content-Type": "application/json"})
        with urlopen(request, timeout=PATIENCE) as answer:
            text: str = answer.read().decode()
            return text

    def data(self, path: str, body: object = None) -> Any:
        """Return an answer as data."""
        return json.loads(self.text(path, body))

    def stop(self) -> None:
        """Stop it as Ctrl-C does, where that can be sent."""
        if os.name == "posix":
            self._process.send_signal(signal.SIGINT)
        else:
            self._process.terminate()
        try:
            self._process.communicate(timeout=PATIENCE)
        finally:
            self._process.kill()


@contextmanager
def _serving(command: list[str], environment: dict[str, str]) -> Iterator[Server]:
    server = Server(command, environment)
    try:
        yield server
    finally:
        server.stop()


def _offered(can: dict[str, Any]) -> list[str]:
    """List the actions that a view offers."""
    found = [can["income"].get("action"), *(deed.get("action") for deed in can["deeds"].values())]
    for id, build in can["builds"].items():
        found += [f"build {id} {' '.join(lots)}" for lots in build["places"]]
    found += [f"place {' '.join(lots)}" for lots in can["places"]]
    return sorted(action for action in found if action)


def _play(server: Server) -> dict[str, Any]:
    """Play a game with the same random actions everywhere, and return it as it ended."""
    rng = random.Random(SEED)
    game = server.data("api/games", {"seed": SEED, "difficulty": "challenge", "monuments": True})
    while game["view"]["result"] is None:
        actions = _offered(game["view"]["can"])
        action = actions[int(rng.random() * len(actions))]
        played = {"action": action, "revision": game["revision"]}
        game |= server.data(f"api/games/{game['id']}/actions", played)
    ended: dict[str, Any] = game
    return ended


def try_program(command: list[str]) -> dict[str, Any]:
    """Try it, and return what was seen; whatever is wrong ends this program."""
    with tempfile.TemporaryDirectory(prefix="ceres games ü ", ignore_cleanup_errors=True) as home:
        clean = {n: v for n, v in os.environ.items() if not n.startswith(("CERES_", "PYTHON"))}
        environment = {**clean, "CERES_HOME": home, "PYTHONIOENCODING": "utf-8"}

        def said(*arguments: str, typed: str = "") -> str:
            done = subprocess.run(
                [*command, *arguments, "--lang", "en"],
                env=environment,
                input=typed,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                timeout=PATIENCE,
                check=True,
            )
            return done.stdout

        began = time.monotonic()
        version = _VERSION.search(said("--version"))
        seconds = time.monotonic() - began
        if version is None:
            sys.exit(f"{command} says no version")
        plain = said("play", "--plain", "--seed", str(SEED), typed="income\nquit\n")
        if "[Y1]" not in plain:
            sys.exit(f"{command} plays no plain game:\n{plain}")
        with _serving(command, environment) as server:
            first_page = server.seconds
            game = _play(server)
        with _serving(command, environment) as server:
            again = server.data(f"api/games/{game['id']}")
            digest = server.data(f"api/games/{game['id']}/digest")
        if again["view"]["result"] != game["view"]["result"]:
            sys.exit("the game is not the same after a new start")
    return {
        "version": version[1],
        "rules": version[2],
        "engine": version[3],
        "actions": game["revision"] - 1,
        "result": game["view"]["result"],
        "game": digest,
        "seconds": {"version": round(seconds, 2), "page": round(first_page, 2)},
    }


if __name__ == "__main__":
    compiled = sys.argv[1] == "--compiled"
    seen = try_program(sys.argv[2 if compiled else 1 :])
    if compiled and seen["engine"] != "compiled":
        sys.exit("its engine is interpreted")
    print(json.dumps(seen))
