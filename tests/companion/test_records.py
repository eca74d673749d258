"""Records of real tables: complete after every entered draw, and those of before still open."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceres
from ceres.service import RealTable
from ceres.service.records import read_table, write_record
from companion.at_real_tables import (
    ALL_BY_HAND,
    MIXED,
    Data,
    asks,
    draw,
    real_table,
    replays,
    steps,
)
from strategies import ALL_OPTIONS, Options, examples, pick

# Made with the version that held a pending action on the stack of what was taken back.
OLD = json.loads((Path(__file__).parent / "old_records.json").read_text("utf-8"))


def play_on(table: RealTable, rng: Random, actions: int) -> None:
    """Play at random; after every draw that is entered, the record must replay as any other."""
    while table.position.phase != "over" and len(table.game.entries) < actions:
        if table.real.due is None:
            table.play(pick(table.position, rng))
        else:
            table.enter(draw(asks(table), rng))
            assert replays(table)


@examples(20)
@given(st.sampled_from(ALL_OPTIONS), st.integers(0, 10**6), st.sampled_from([ALL_BY_HAND, *MIXED]))
def test_after_every_entered_draw_the_record_replays(
    options: Options, seed: int, draws: Data
) -> None:
    play_on(real_table(options, seed, draws), Random(seed), 12)


@pytest.mark.parametrize("seed", range(3))
def test_the_record_replays_up_to_the_end_of_a_game(seed: int) -> None:
    """With tiles that come back to the bag (X2), after a correction, too."""
    rng = Random(seed)
    table = real_table(Options("normal", True, ("creeping-gardens", "wild-monuments")), seed)
    play_on(table, rng, 25)
    table.correct([{"what": "silver", "to": 60}])
    play_on(table, rng, 1000)
    assert table.position.phase == "over"


def test_what_is_undone_does_not_outlive_another_draw() -> None:
    table, rng = real_table(seed=3), Random(3)
    play_on(table, rng, 6)
    while len(table.game.entries) > 3:
        table.undo()
    while table.real.due is None or table.real.due.why != "flip":
        table.undo()
    others = [each["id"] for each in asks(table)["options"]]
    table.enter([next(id for id in others if id not in asks(table)["likely"])])
    assert table.real.undone == []
    assert replays(table)


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_before_opens_as_it_was_and_is_written_in_the_same_form(name: str) -> None:
    old = OLD[name]
    table = read_table(ceres.Game.from_record(old["record"]))
    assert written(write_record(table.game, table.undone)) == old["record"]
    # What hands do may be said otherwise.
    assert steps(written(table.last_turn())) == steps(old["turn"])
    view = written(table.view())
    del view["real"]["cards_out"]
    for key in ("table", "real", "undo", "redo"):
        assert view[key] == old[key]


def written(data: object) -> Data:
    """Data as it comes through JSON."""
    read: Data = json.loads(json.dumps(data))
    return read
