"""Perft: how many lines of decisions there are from the examples, and positions at their ends.

tests/perft.toml keeps the numbers for each depth. A wrong rule changes them at once; the naive
model counts along where it is quick enough. If a rule was changed on purpose, write them again:

    CERES_RENEW=1 python -m pytest tests/test_perft.py
"""

import json
import os
import tomllib

import pytest

import ceres
import naive
from strategies import EXAMPLES, RENEW, TESTS, example

STORED = TESTS / "perft.toml"
# How many decisions to count on from an example; from a start there are many.
DEPTHS = {name: 3 if name.startswith("start") else 4 for name in EXAMPLES}
QUICK_LINES = 3000
NAIVE_LINES = 5000
NAIVE_QUICK_LINES = 200

Counts = tuple[int, int]


def perft(name: str, depth: int) -> Counts:
    """Count the lines of that many decisions from an example, and the positions at their ends."""
    reached = {ceres.Position.from_dict(example(name)): 1}
    for _ in range(depth):
        after: dict[ceres.Position, int] = {}
        for position, lines in reached.items():
            for action in position.actions():
                end, _ = position.play(action)
                after[end] = after.get(end, 0) + lines
        reached = after
    return sum(reached.values()), len(reached)


def naive_perft(name: str, depth: int) -> Counts:
    """Count the same with the naive model."""
    reached = {json.dumps(example(name), sort_keys=True): 1}
    for _ in range(depth):
        after: dict[str, int] = {}
        for text, lines in reached.items():
            position = json.loads(text)
            for action in naive.actions(position):
                end = json.dumps(naive.play(position, action), sort_keys=True)
                after[end] = after.get(end, 0) + lines
        reached = after
    return sum(reached.values()), len(reached)


def stored(name: str, depth: int) -> Counts:
    entry = tomllib.loads(STORED.read_text("utf-8"))[name]
    return entry["lines"][depth - 1], entry["positions"][depth - 1]


def counts(most: int | None, quick: int) -> pytest.MarkDecorator:
    """Return every example and depth with at most that many lines, long ones marked slow."""
    cases = []
    for name in EXAMPLES:
        for depth in range(1, DEPTHS[name] + 1):
            lines, _ = stored(name, depth)
            if most is None or lines <= most:
                marks = [] if lines <= quick else [pytest.mark.slow]
                cases.append(pytest.param(name, depth, marks=marks, id=f"{name} {depth}"))
    return pytest.mark.parametrize(("name", "depth"), cases)


@pytest.fixture(scope="module", autouse=True)
def _renewed() -> None:
    """Write the numbers again if that is asked for."""
    if os.environ.get(RENEW):
        text = "# Lines of 1, 2, 3 … decisions from each example, and positions at their ends.\n"
        text += "# tests/test_perft.py compares with these, and says how to write them anew.\n"
        for name in EXAMPLES:
            found = [perft(name, depth) for depth in range(1, DEPTHS[name] + 1)]
            text += f"\n[{name}]\nlines = {[lines for lines, _ in found]}\n"
            text += f"positions = {[positions for _, positions in found]}\n"
        STORED.write_text(text, "utf-8")


@counts(most=None, quick=QUICK_LINES)
def test_the_engine_counts_as_ever(name: str, depth: int) -> None:
    assert perft(name, depth) == stored(name, depth)


@counts(most=NAIVE_LINES, quick=NAIVE_QUICK_LINES)
def test_the_naive_model_counts_the_same(name: str, depth: int) -> None:
    assert naive_perft(name, depth) == stored(name, depth)


def test_every_example_is_counted() -> None:
    assert sorted(tomllib.loads(STORED.read_text("utf-8"))) == EXAMPLES


def test_a_game_that_is_over_has_no_lines() -> None:
    assert stored("over", 1) == (0, 0)
