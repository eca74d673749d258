"""A program that saves games, for tests that need another one: `python -m saves.writer`.

`share PATH ID NUMBER`: plays random actions in a game until it has that number, and prints how
many were its own. `kill FOLDER SEED RUNS`: for each run a process that saves a game is killed at a
random moment; prints the runs as JSON, with what each had acknowledged.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path
from random import Random

from ceres.saves import FIRST_REVISION, Conflict, Saves
from saves.playing import Step, do, game_of, random_steps, start_of


def share(path: str, id: str, number: int) -> None:
    """Play on in a game that others play in too."""
    rng = Random(os.getpid())
    own = conflicts = 0
    with Saves.open(path, patience=60) as saves:
        print("ready", flush=True)  # noqa: T201
        sys.stdin.readline()
        while True:
            saved = saves.read(id)
            if len(saved.game.entries) >= number:
                break
            action = rng.choice(saved.game.position.actions())
            saved.game.play(action)
            try:
                saves.append(id, action, saved.revision, saved.game.position)
                own += 1
            except Conflict:
                conflicts += 1
    print(json.dumps([own, conflicts]))  # noqa: T201


def save(path: str, seed: int, steps: list[Step], acknowledge: int) -> None:
    """Save a game and acknowledge each step once it is saved, the first one with the game's id."""
    with Saves.open(path) as saves:
        id = saves.create(start_of(game_of(seed, 0)))
        os.write(acknowledge, f"{id}\n".encode())
        revision = FIRST_REVISION
        for step in steps:
            revision = do(saves, id, step, revision)
            os.write(acknowledge, b"saved\n")
    signal.pause()


def kill_one(path: str, seed: int, rng: Random) -> list[str]:
    """Start a process, kill it at a random moment; what it had acknowledged by then."""
    number = 30
    steps = [step for step, _ in random_steps(seed, number)]
    out, into = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(out)
        save(path, seed, steps, into)
        os._exit(1)
    os.close(into)
    with os.fdopen(out, "rb") as acknowledged:
        lines = [acknowledged.readline() for _ in range(rng.randint(0, number))]
        # Not a rest, but a moment somewhere within what it is doing.
        moment = time.perf_counter() + rng.uniform(0, 0.003)
        while time.perf_counter() < moment:
            pass
        os.kill(child, signal.SIGKILL)
        lines += acknowledged.readlines()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), status
    return [line.decode().strip() for line in lines]


def kill(folder: str, seed: int, runs: int) -> None:
    """Do a number of runs, each with a database of its own."""
    rng = Random(seed)
    found = []
    for run in range(runs):
        path = str(Path(folder) / f"{seed}-{run}.sqlite3")
        found.append([path, seed + run, kill_one(path, seed + run, rng)])
    print(json.dumps(found))  # noqa: T201


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["share", path, id, number]:
            share(path, id, int(number))
        case ["kill", folder, seed, runs]:
            kill(folder, int(seed), int(runs))
