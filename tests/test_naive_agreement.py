"""The engine agrees with the naive model of tests/naive, which shares nothing with it.

Actions, what follows from each, and scores: on the examples, in whole games of every kind, and
from composed positions.
"""

import json
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given

import ceres
import naive
from strategies import (
    ALL_OPTIONS,
    EXAMPLES,
    Data,
    example,
    examples,
    pick,
    positions,
    some_position,
    walk,
)

FORMATS = Path(__file__).parent.parent / "docs" / "formats.md"


def differences(one: Data, other: Data) -> Data:
    """Return the keys in which two positions differ, with both values, for a failing test."""
    return {key: (one[key], other[key]) for key in one if one[key] != other[key]}


def check_agreement(position: ceres.Position, action: ceres.Action | None = None) -> None:
    """Compare actions and score, and what follows from an action (from each, if none is given)."""
    data = position.to_dict()
    actions = naive.actions(data)
    assert [str(legal) for legal in position.actions()] == actions
    assert position.score() == naive.score(data)
    for text in actions if action is None else [str(action)]:
        after = position.play(text)[0].to_dict()
        expected = naive.play(data, text)
        assert not differences(after, expected), text
        assert after == expected


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_are_read_and_written_exactly(name: str) -> None:
    data = example(name)
    assert ceres.Position.from_dict(data).to_dict() == data


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name: str) -> None:
    check_agreement(ceres.Position.from_dict(example(name)))


def test_the_example_of_the_formats_page_is_what_it_says() -> None:
    """`docs/formats.md`: a game after its first round, in which you built a domus."""
    (written,) = (
        json.loads(block)
        for block in re.findall(r"```json\n(.*?)```", FORMATS.read_text("utf-8"), re.DOTALL)
        if '"ceres-position/1",\n  "components"' in block
    )
    start = ceres.Position.from_dict(example("start-normal"))
    assert start.play("build domus F4")[0].to_dict() == written


@pytest.mark.parametrize("number", range(0, len(ALL_OPTIONS), 4))
def test_whole_games(number: int) -> None:
    rng = Random(number)
    position = ALL_OPTIONS[number].new(number).position
    while position.phase != "over":
        action = pick(position, rng)
        check_agreement(position, action)
        position, _ = position.play(action)
    check_agreement(position)


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_from_composed_positions(seed: int) -> None:
    rng = Random(seed)
    for position in walk(some_position(rng, composed=True), rng):
        check_agreement(position, pick(position, rng) if position.phase != "over" else None)


@examples(25)
@given(positions())
def test_every_action_of_any_position(position: ceres.Position) -> None:
    check_agreement(position)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(20))
def test_twenty_thousand_positions(batch: int) -> None:
    checked = 0
    rng = Random(f"agreement {batch}")
    while checked < 1000:
        for position in walk(some_position(rng, composed=rng.random() < 0.6), rng):
            check_agreement(position, pick(position, rng) if position.phase != "over" else None)
            checked += 1
