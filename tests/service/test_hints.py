"""Hints and warnings of the coach are noted in the record."""

import json
from typing import Any

import pytest

from ceres.format.record_extras import advised_at
from ceres.service import GameResigned, Table, answer, new_table
from ceres.service.problems import HintRefused
from ceres.service.replay import branched

REAL = {"cards": "app", "tiles": "app", "deeds": "app"}


@pytest.mark.parametrize("options", [{}, {"real": REAL}])
def test_hints_are_counted_and_change_nothing_else(options: dict[str, Any]) -> None:
    table = new_table(seed=7, **options)
    before = table.view()
    record = json.loads(json.dumps(answer(None, {"do": "begin", "seed": 7, **options})["record"]))
    record = answer(record, {"do": "hint"})["record"]
    reply = answer(record, {"do": "hint"})
    assert reply["record"]["x-hints"] == 2
    assert reply["answer"]["turn"] is None
    after = reply["answer"]["view"]
    assert after["game"].pop("hinted")
    assert not before["game"].pop("hinted")  # type: ignore[misc]
    assert json.dumps(after) == json.dumps(before)


@pytest.mark.parametrize("options", [{}, {"real": REAL}])
def test_what_was_advised_stays_until_another_way_is_taken(options: dict[str, Any]) -> None:
    table = new_table(seed=7, **options)
    table.note_hint(["income", "buy C4"])
    table.note_hint(["income"])
    assert advised_at(table.game.extras) == {0: ["income", "buy C4"]}
    table.game.extras["x-advised"]["3"] = ["income"]
    table.play("income")
    assert advised_at(table.game.extras) == {0: ["income", "buy C4"]}


def test_a_branch_keeps_what_was_advised_before_it() -> None:
    table = Table.new(seed=7)
    for _ in range(2):
        table.note_hint(["income"])
        table.play("income")
    assert advised_at(branched(table, 0).extras) == {0: ["income"]}


def test_a_strict_game_has_no_hints() -> None:
    with pytest.raises(HintRefused):
        Table.new(seed=7, strict=True).note_hint()
    record = answer(None, {"do": "begin", "seed": 7, "strict": True})["record"]
    assert answer(record, {"do": "hint"})["problem"]["message"]["id"] == "strict-hints"


def test_a_game_that_is_over_has_no_hints() -> None:
    table = Table.new(seed=7)
    table.resign()
    with pytest.raises(GameResigned):
        table.note_hint()
