"""Game records: written, read again, and played on (`ceres-game/1`)."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ceres
from ceres.components import STANDARD
from record_helpers import faults, game_of, refusal, texts
from strategies import (
    Data,
    example,
    pick,
    some_position,
)

KEYS = ["format", "rules", "components", "seed", "start", "actions", "result"]


# Good records.


def test_a_record_has_these_keys() -> None:
    game = game_of(5)
    record = game.record()
    assert list(record) == KEYS
    assert record["format"] == "ceres-game/1"
    assert record["rules"] == ceres.RULES_VERSION
    assert record["components"] is None
    assert record["seed"] == 7
    assert record["start"] == game.start.to_dict()
    assert record["actions"] == texts(game)
    assert len(record["actions"]) == 5
    assert record["result"] is None


@pytest.mark.parametrize("actions", [0, 1, 25, None])
def test_round_trip(actions: int | None) -> None:
    game = game_of(actions)
    again = ceres.Game.from_json(json.dumps(game.record()))
    assert again.positions == game.positions
    assert again.entries == game.entries
    assert again.seed == game.seed
    assert again.record() == game.record()


def test_the_result_is_written_at_the_end() -> None:
    game = game_of(None)
    result = game.record()["result"]
    data = game.position.to_dict()
    assert (result["you"], result["ceres"]) == (data["you"]["vp"], data["ceres"]["vp"])
    assert result["winner"] == ("you" if result["you"] > result["ceres"] else "ceres")
    game.undo()
    assert game.record()["result"] is None


@pytest.mark.parametrize(
    ("you", "hers", "winner"), [(77, 76, "you"), (76, 76, "ceres"), (75, 76, "ceres")]
)
def test_a_tie_goes_to_ceres(you: int, hers: int, winner: str) -> None:
    """V9."""
    data = example("over")
    data["you"]["vp"], data["ceres"]["vp"] = you, hers
    record = ceres.Game(ceres.Position.from_dict(data)).record()
    assert record["result"] == {"you": you, "ceres": hers, "winner": winner}
    assert ceres.Game.from_record(record).position.result == record["result"]


def test_a_record_needs_no_seed() -> None:
    """The start is whole: another start than the seed's own is played as it is."""
    record = game_of(3).record()
    record["seed"] = None
    again = ceres.Game.from_record(record)
    assert again.seed is None
    assert again.record() == record
    record["seed"] = 8
    assert ceres.Game.from_record(record).positions == again.positions


def test_a_game_may_begin_anywhere() -> None:
    for seed in range(10):
        game = ceres.Game(some_position(Random(seed), composed=True))
        game.play(game.position.actions()[-1])
        record = json.loads(json.dumps(game.record()))
        assert record["seed"] is None
        assert ceres.Game.from_record(record).positions == game.positions


def test_the_components_key_may_be_left_out() -> None:
    """FORMATS names it only for replacing data."""
    record = game_of(3).record()
    del record["components"]
    assert ceres.Game.from_record(record).positions == game_of(3).positions


def test_further_keys_are_kept() -> None:
    record = game_of(3).record()
    record["x-table"] = {"players": ["Livia"], "notes": None}
    record["x-"] = 3
    again = ceres.Game.from_record(json.loads(json.dumps(record)))
    assert again.record() == record
    again.play(again.position.actions()[0])
    assert again.record()["x-table"] == record["x-table"]


def test_what_was_read_is_not_shared_with_the_record() -> None:
    record = game_of(3).record()
    game = ceres.Game.from_record(record)
    before = game.record()
    record["start"]["you"]["silver"] = 99
    record["actions"].clear()
    game.record()["actions"].append("income")
    assert game.record() == before


def test_components_are_carried_whole(tmp_path: Path) -> None:
    data: Any = STANDARD.to_dict()
    for card in data["cards"]:
        card["number"] = 5 - card["number"]
    components = ceres.read_components(data)
    game = ceres.Game.new(7, monuments=True, components=components)
    rng = Random(1)
    for _ in range(20):
        game.play(pick(game.position, rng))
    record = json.loads(json.dumps(game.record()))
    assert record["components"] == data
    assert record["start"]["components"] == components.digest()
    assert list(tmp_path.iterdir()) == []  # nothing else is needed
    again = ceres.Game.from_record(record)
    assert again.positions == game.positions
    assert again.record() == record
    assert again.position.components == components


# Corrections.


def corrected() -> tuple[Data, ceres.Position]:
    """Return a record with a correction, and the position it was corrected to."""
    game = game_of(4)
    data = game.position.to_dict()
    data["you"]["silver"] += 3
    data["bag"].reverse()
    position = ceres.Position.from_dict(data)
    game.correct(position)
    rng = Random(2)
    for _ in range(3):
        game.play(pick(game.position, rng))
    return game.record(), position


def test_a_correction_is_replayed() -> None:
    record, position = corrected()
    assert record["actions"][4] == {"correct": position.to_dict()}
    assert [type(entry) for entry in record["actions"]] == [*[str] * 4, dict, *[str] * 3]
    game = ceres.Game.from_json(json.dumps(record))
    assert game.positions[5] == position
    assert game.positions[4] != position
    assert game.record() == record
    for _ in range(4):
        game.undo()
    assert len(game.entries) == 4
    game.redo()
    assert game.position == position


def test_a_bad_correction_says_where_and_the_good_part_is_kept() -> None:
    record, _ = corrected()
    record["actions"][4]["correct"]["you"]["silver"] = -1
    record["actions"][4]["correct"]["era"] = 4
    error = refusal(record)
    assert sorted(faults(error)) == [
        ("actions[4].correct.era", "too-large"),
        ("actions[4].correct.you.silver", "too-small"),
    ]
    assert error.game is not None
    assert texts(error.game) == record["actions"][:4]


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ({}, [("actions[4]", "missing-key")]),
        ({"correct": 3}, [("actions[4].correct", "not-an-object")]),
        ({"wrong": {}}, [("actions[4]", "missing-key"), ("actions[4]", "unknown-key")]),
        (3, [("actions[4]", "bad-entry")]),
        (None, [("actions[4]", "bad-entry")]),
        (["income"], [("actions[4]", "bad-entry")]),
    ],
    ids=str,
)
def test_an_entry_that_is_neither(entry: object, expected: list[tuple[str, str]]) -> None:
    record, _ = corrected()
    record["actions"][4] = entry
    error = refusal(record)
    assert faults(error) == expected
    assert error.game is not None
    assert texts(error.game) == record["actions"][:4]
