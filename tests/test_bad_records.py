"""Bad game records: what is said of them, and what is saved (`ceres-game/1`)."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceres
from ceres.components import STANDARD
from record_helpers import check_error, faults, game_of, refusal, refusal_of_text, texts
from strategies import (
    examples,
    json_values,
    parts,
    replaced,
)

KEYS = ["format", "rules", "components", "seed", "start", "actions", "result"]


# Bad records.

BAD_RECORDS = [
    pytest.param(("format",), "ceres-game/2", [("format", "wrong-format")], id="other format"),
    pytest.param(("format",), 1, [("format", "wrong-format")], id="format is no text"),
    pytest.param(("rules",), "0", [("rules", "rules-version")], id="other rules"),
    pytest.param(("rules",), 1, [("rules", "rules-version")], id="rules is no text"),
    pytest.param(("seed",), "7", [("seed", "not-a-whole-number")], id="seed is not a number"),
    pytest.param(("seed",), True, [("seed", "not-a-whole-number")], id="seed is true"),
    pytest.param(("seed",), 7.0, [("seed", "not-a-whole-number")], id="seed is a fraction"),
    pytest.param(("seed",), -1, [("seed", "too-small")], id="negative seed"),
    pytest.param(("start",), None, [("start", "not-an-object")], id="no start"),
    pytest.param(("start", "era"), 9, [("start.era", "too-large")], id="bad start"),
    pytest.param(("actions",), None, [("actions", "not-a-list")], id="no actions"),
    pytest.param(("actions",), {"0": "income"}, [("actions", "not-a-list")], id="actions object"),
    pytest.param(("actions", 2), "place C4", [("actions[2]", "action-illegal")], id="illegal"),
    pytest.param(("actions", 2), "dance", [("actions[2]", "action-illegal")], id="no action"),
    pytest.param(("actions", 2), "", [("actions[2]", "action-illegal")], id="empty action"),
    pytest.param(("result",), {"you": 1}, [("result", "wrong-result")], id="wrong result"),
    pytest.param(("result",), 3, [("result", "wrong-result")], id="result is a number"),
    pytest.param(("components",), 3, [("components", "not-an-object")], id="bad components"),
    pytest.param(("extra",), 3, [("", "unknown-key")], id="unknown key"),
    pytest.param(("X-table",), 3, [("", "unknown-key")], id="nearly a further key"),
]


@pytest.mark.parametrize(("path", "value", "expected"), BAD_RECORDS)
def test_bad_records(path: tuple[Any, ...], value: object, expected: list[tuple[str, str]]) -> None:
    error = refusal(replaced(game_of(6).record(), path, value))
    assert faults(error) == expected


@pytest.mark.parametrize("key", [key for key in KEYS if key != "components"])
def test_a_missing_key(key: str) -> None:
    record = game_of(6).record()
    del record[key]
    error = refusal(record)
    assert faults(error) == [("", "missing-key")]
    assert error.faults[0].facts["key"] == key


@pytest.mark.parametrize("record", [None, 3, "income", [], [game_of(0).record()]], ids=repr)
def test_no_record_at_all(record: object) -> None:
    error = refusal(record)
    assert faults(error) == [("", "not-an-object")]
    assert error.game is None


def test_other_versions_are_named() -> None:
    error = refusal({**game_of(6).record(), "rules": "17"})
    assert "17" in str(error)
    assert f"version {ceres.RULES_VERSION}" in str(error)
    error = refusal({**game_of(6).record(), "format": "ceres-game/2"})
    assert "ceres-game/2" in str(error)
    assert "ceres-game/1" in str(error)


def test_several_faults_are_all_listed() -> None:
    record = game_of(6).record()
    record.update({"rules": "2", "seed": -3, "more": 1})
    record["start"]["you"]["vp"] = "many"
    record["start"]["era"] = 0
    assert sorted(faults(refusal(record))) == [
        ("", "unknown-key"),
        ("rules", "rules-version"),
        ("seed", "too-small"),
        ("start.era", "too-small"),
        ("start.you.vp", "not-a-whole-number"),
    ]


def test_an_illegal_action_says_where_and_why_and_the_good_part_is_kept() -> None:
    game = game_of(12)
    record = game.record()
    record["actions"][8] = "place A1 A2"
    error = refusal(record)
    assert faults(error) == [("actions[8]", "action-illegal")]
    assert "actions[8]" in str(error)
    assert "'place A1 A2'" in str(error)
    assert error.game is not None
    assert error.game.positions == game.positions[:9]
    assert error.game.seed == 7
    error.game.play(error.game.position.actions()[0])  # it can be played on


def test_actions_after_the_end_are_refused() -> None:
    game = game_of(None)
    record = game.record()
    record["actions"].append("income")
    error = refusal(record)
    assert faults(error) == [(f"actions[{len(game.entries)}]", "action-illegal")]
    assert error.game is not None
    assert error.game.positions == game.positions


@pytest.mark.parametrize(
    "result",
    [
        None,
        {},
        {"you": 1, "ceres": 2, "winner": "ceres"},
        [1, 2],
        "you",
    ],
    ids=repr,
)
def test_a_wrong_result_is_refused_and_the_game_kept(result: object) -> None:
    game = game_of(None)
    error = refusal({**game.record(), "result": result})
    assert faults(error) == [("result", "wrong-result")]
    assert error.game is not None
    assert error.game.positions == game.positions
    assert str(game.record()["result"]["you"]) in str(error)


def test_a_result_has_whole_numbers() -> None:
    record = game_of(None).record()
    record["result"]["you"] = float(record["result"]["you"])
    assert faults(refusal(record)) == [("result", "wrong-result")]


def test_components_that_do_not_fit_the_start() -> None:
    data: Any = STANDARD.to_dict()
    data["cards"][0]["number"] = 4
    record = game_of(3).record()
    error = refusal({**record, "components": data})
    assert faults(error) == [("start.components", "components-not-needed")]
    own = ceres.Game.new(7, components=ceres.read_components(data)).record()
    assert faults(refusal({**own, "components": None})) == [
        ("start.components", "components-needed")
    ]
    data["cards"][1]["number"] = 4
    assert faults(refusal({**own, "components": data})) == [
        ("start.components", "components-differ")
    ]


def test_faults_of_components_have_their_place_in_the_record() -> None:
    data: Any = STANDARD.to_dict()
    data["cards"][0]["number"] = 9
    own = ceres.Game.new(7).record()
    assert ("components.cards[0] (c01).number", "too-large") in faults(
        refusal({**own, "components": data})
    )


# Bad texts.


def good_part(text: str, cut: int, actions: list[str]) -> int:
    """Count the actions that are whole before an index in the text of a record."""
    place = text.index('"actions"')
    for number, action in enumerate(actions):
        place = text.index(json.dumps(action), place) + len(json.dumps(action))
        if place > cut:
            return number
    return len(actions)


def check_cut(game: ceres.Game, text: str, cut: int) -> None:
    """Check a text that breaks off: one error, and everything before is saved."""
    error = refusal_of_text(text[:cut])
    start = text.index('"start"')
    _, end = json.JSONDecoder().raw_decode(text, text.index("{", start))
    if cut < end:
        assert error.game is None
    else:
        assert error.game is not None
        whole = good_part(text, cut, texts(game))
        assert error.game.positions == game.positions[: whole + 1]
        assert error.game.seed == game.seed


@pytest.mark.parametrize("indent", [None, 1])
def test_a_record_cut_off(indent: int | None) -> None:
    game = game_of(None)
    text = json.dumps(game.record(), indent=indent)
    for cut in range(0, len(text), 50):
        check_cut(game, text, cut)


@pytest.mark.slow
def test_a_record_cut_off_anywhere() -> None:
    game = game_of(None)
    text = json.dumps(game.record(), indent=1)
    for cut in range(len(text)):
        check_cut(game, text, cut)


def test_a_record_cut_off_with_its_keys_in_another_order() -> None:
    """Other programs may write the start first: what breaks off is never guessed at."""
    game = game_of(10, seed=4711)
    record = game.record()
    keys = ["format", "rules", "start", "actions", "x-note", "result", "seed"]
    record["x-note"] = 12345
    text = json.dumps({key: record[key] for key in keys})
    for cut in range(text.index('"actions"'), len(text)):
        error = refusal_of_text(text[:cut])
        assert error.game is not None
        assert error.game.seed in (None, 4711)
        assert error.game.extras.get("x-note") in (None, 12345)


def test_a_cut_record_says_where_it_breaks_off() -> None:
    text = json.dumps(game_of(10).record(), indent=1)
    cut = text.index('"actions"') + 30
    fault = refusal_of_text(text[:cut]).faults[0]
    line = text[:cut].count("\n") + 1
    assert fault.facts["line"] in (line, line - 1)
    assert f"line {fault.facts['line']}, column {fault.facts['column']}" in str(fault)


def test_damage_in_the_middle_keeps_what_stands_before() -> None:
    game = game_of(10)
    text = json.dumps(game.record())
    place = text.index(json.dumps(texts(game)[5]), text.index('"actions"'))
    error = refusal_of_text(text[:place] + "\x00#!" + text[place:])
    assert faults(error) == [("", "not-json")]
    assert error.game is not None
    assert len(error.game.entries) <= 5
    assert error.game.positions == game.positions[: len(error.game.entries) + 1]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("", "not-json", id="empty"),
        pytest.param("income", "not-json", id="no JSON"),
        pytest.param("{", "not-json", id="bracket"),
        pytest.param('{"format": "ceres-game/1" "rules"', "not-json", id="no comma"),
        pytest.param('{"seed": NaN}', "no-json-number", id="NaN"),
        pytest.param('{"seed": Infinity}', "no-json-number", id="Infinity"),
        pytest.param("{'seed': 7}", "not-json", id="single quotes"),
        pytest.param("[" * 200_000, "nested-too-deep", id="deep"),
        pytest.param('{"a":' * 200_000, "nested-too-deep", id="deep objects"),
        pytest.param('{"seed": ' + "9" * 10_000 + "}", "number-too-long", id="long number"),
        pytest.param('{"seed": 1, "seed": 2}', "twice-in-json", id="key twice"),
        pytest.param('{"x-a": [{"b": 1, "b": 1}]}', "twice-in-json", id="key twice within"),
        pytest.param("\ufeff{}", "not-json", id="byte order mark"),
    ],
)
def test_texts_that_are_no_record(text: str, code: str) -> None:
    error = refusal_of_text(text)
    assert faults(error) == [("", code)]
    assert error.game is None


def test_json_that_is_no_record() -> None:
    assert faults(refusal_of_text("null")) == [("", "not-an-object")]
    assert faults(refusal_of_text("17")) == [("", "not-an-object")]


def deep(levels: int) -> list[object]:
    """Nest lists."""
    inner: list[object] = []
    for _ in range(levels):
        inner = [inner]
    return inner


@pytest.mark.parametrize("key", ["format", "rules", "seed", "start", "actions", "result", "x-deep"])
def test_deep_nesting_within_a_record(key: str) -> None:
    """Whether or not the reader of JSON gets through it, there is one kind of error."""
    record = {**game_of(3).record(), key: "DEEP"}
    text = json.dumps(record)
    for levels in (400, 900, 20_000):
        nested = text.replace('"DEEP"', "[" * levels + "]" * levels)
        try:
            game = ceres.Game.from_json(nested)
        except ceres.CorruptRecord as error:
            check_error(error)
        else:
            assert key == "x-deep"
            assert len(game.entries) == 3


def test_deep_data_that_was_not_read_from_a_text() -> None:
    for path in [("start",), ("start", "you", "lots"), ("actions",), ("actions", 0), ("result",)]:
        refusal(replaced(game_of(3).record(), path, deep(50_000)))


@pytest.mark.parametrize("number", [10**30, 10**4000], ids=["30 digits", "4000 digits"])
def test_huge_numbers(number: int) -> None:
    """Silver is unlimited in the bank (T5); what cannot be is refused in one line."""
    record = game_of(0).record()
    rich = replaced(record, ("start", "you", "silver"), number)
    game = ceres.Game.from_json(json.dumps(rich))
    game.play("income")
    assert game.position.to_dict()["you"]["silver"] == number + 5
    for path in [("start", "era"), ("start", "ceres", "unseen"), ("start", "pending")]:
        error = refusal_of_text(json.dumps(replaced(record, path, number)))
        assert len(str(error)) < 500
    error = refusal_of_text(json.dumps({**record, "seed": -number}))
    assert faults(error) == [("seed", "too-small")]
    assert len(str(error)) < 500


def test_huge_numbers_of_tiles() -> None:
    """Each can be written, and their sum cannot: Python writes 4300 digits at the most."""
    data: Any = STANDARD.to_dict()
    data["tiles"] = dict.fromkeys(data["tiles"], 10**4299 * 9)
    error = refusal_of_text(json.dumps({**game_of(0).record(), "components": data}))
    assert ("components.tiles", "tile-count") in faults(error)


def test_duplicate_keys_are_refused_with_what_stands_before_kept() -> None:
    game = game_of(6)
    text = json.dumps(game.record())
    error = refusal_of_text(text[:-1] + ', "result": null}')
    assert faults(error) == [("", "twice-in-json")]
    assert "result" in str(error)
    assert error.game is not None
    assert error.game.positions == game.positions


# Anything at all.

EIGHT_ACTIONS = game_of(8).record()


@examples(100)
@given(st.data())
def test_a_record_with_any_part_replaced_is_read_or_refused(data: st.DataObject) -> None:
    record = EIGHT_ACTIONS
    path = data.draw(st.sampled_from(parts(record)), label="path")
    changed = replaced(record, path, data.draw(json_values(), label="value"))
    before = copy.deepcopy(changed)
    try:
        game = ceres.Game.from_record(changed)
    except ceres.CorruptRecord as error:
        check_error(error)
    else:
        assert ceres.Game.from_record(game.record()).positions == game.positions
    assert changed == before


@examples(100)
@given(st.data())
def test_a_text_with_any_character_replaced_is_read_or_refused(data: st.DataObject) -> None:
    text = json.dumps(EIGHT_ACTIONS)
    place = data.draw(st.integers(0, len(text) - 1), label="place")
    character = data.draw(st.sampled_from('{}[]",:0A-ex\\ \n\u00e9\x00'), label="character")
    try:
        ceres.Game.from_json(text[:place] + character + text[place + 1 :])
    except ceres.CorruptRecord as error:
        check_error(error)
