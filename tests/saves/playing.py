"""Games to save, and what players do to them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import ceres
from ceres.saves import FIRST_REVISION, Saves

# A change to a saved game: ("append", text), ("truncate", number) or ("redo", count).
Step = tuple[str, Any]


def game_of(seed: int, actions: int | None = None) -> ceres.Game:
    """Play random actions, a number of them or to the end."""
    monuments = seed % 2 == 1
    game = ceres.Game.new(seed, "hard", monuments=monuments, variants=["creeping-gardens"])
    rng = Random(seed)
    while game.position.phase != "over" and len(game.entries) != actions:
        game.play(rng.choice(game.position.actions()))
    return game


def start_of(game: ceres.Game) -> ceres.Game:
    return ceres.Game(game.start, game.seed)


def save_by_actions(saves: Saves, game: ceres.Game) -> tuple[str, int]:
    """Save a game action by action; return its id and revision."""
    id = saves.create(start_of(game))
    revision = FIRST_REVISION
    for entry, position in zip(game.entries, game.positions[1:], strict=True):
        revision = saves.append(id, entry, revision, position)
    return id, revision


def random_steps(seed: int, number: int) -> Iterator[tuple[Step, ceres.Game]]:
    """Things that a player does, and the game after each of them (the same object)."""
    rng = Random(seed)
    game = start_of(game_of(seed, 0))
    undone = 0
    for _ in range(number):
        kind = rng.choice(["append"] * 5 + ["truncate", "redo"])
        if kind == "redo" and undone:
            count = rng.randint(1, undone)
            undone -= count
            for _ in range(count):
                game.redo()
            yield ("redo", count), game
        elif (kind == "truncate" or game.position.phase == "over") and game.entries:
            left = rng.randrange(max(0, len(game.entries) - 4), len(game.entries))
            while len(game.entries) > left:
                game.undo()
                undone += 1
            yield ("truncate", left), game
        else:
            action = rng.choice(game.position.actions())
            game.play(action)
            undone = 0
            yield ("append", str(action)), game


def do(saves: Saves, id: str, step: Step, revision: int) -> int:
    kind, value = step
    if kind == "append":
        return saves.append(id, value, revision)
    if kind == "truncate":
        return saves.truncate(id, value, revision)
    return saves.redo(id, revision, value)


def redone(game: ceres.Game) -> list[str]:
    """Return what can be redone, by doing it."""
    found: list[str] = []
    while True:
        try:
            game.redo()
        except ceres.NothingToUndo:
            return found
        found.append(str(game.entries[-1]))


def state(game: ceres.Game) -> tuple[list[str], list[str]]:
    """The actions played and those undone; the game stays as it was."""
    played = [str(entry) for entry in game.entries]
    undone = redone(game)
    for _ in undone:
        game.undo()
    return played, undone


def program(*arguments: object) -> "subprocess.Popen[str]":
    """`writer.py` as a process of its own."""
    source = Path(ceres.__file__).parent.parent
    tests = Path(__file__).parent.parent
    paths = os.pathsep.join([str(source), str(tests), os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen(
        [sys.executable, "-m", "saves.writer", *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        stdin=subprocess.PIPE,
        text=True,
    )
