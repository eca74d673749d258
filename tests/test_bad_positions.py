"""Reading a position is strict: each kind of fault is found, named and placed, and all at once.

The table of faults is in tests/bad_positions.py.
"""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceres
from bad_positions import CASES, OTHER_DIGEST, Case, Faults, empty_era
from ceres.components import STANDARD
from strategies import (
    EXAMPLES,
    example,
    examples,
    json_values,
    message_codes,
    parts,
    positions,
    replaced,
)


def faults_of(data: object, components: ceres.Components | None = None) -> Faults:
    """Return where and what: the faults of a position that must not be read."""
    before = copy.deepcopy(data)
    with pytest.raises(ceres.CorruptPosition) as refused:
        ceres.Position.from_dict(data, components)
    assert data == before
    for fault in refused.value.faults:
        assert str(fault) in str(refused.value)
        assert str(fault).startswith(f"{fault.where}: " if fault.where else "")
    return [(fault.where, fault.code) for fault in refused.value.faults]


def case_id(case: Case) -> str:
    return case.name


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_a_fault_is_found_and_nothing_else(case: Case) -> None:
    data = example(case.start)
    case.change(data)
    assert faults_of(data) == case.faults


def test_cases_differ() -> None:
    names = [case.name for case in CASES]
    assert sorted(names) == sorted(set(names))


def test_every_message_about_positions_has_a_case() -> None:
    tried = {code for case in CASES for _, code in case.faults}
    tried |= {"components-differ", "components-not-needed"}  # below
    assert message_codes("positions") <= tried


@pytest.mark.parametrize("data", [None, 3, "ceres-position/1", [], True, 1.5], ids=repr)
def test_no_object(data: object) -> None:
    assert faults_of(data) == [("", "not-an-object")]


def test_components_other_than_those_given() -> None:
    box: Any = STANDARD.to_dict()
    box["cards"][0]["number"] = 4
    components = ceres.read_components(box)
    data = example("start-normal")
    assert faults_of(data, components) == [("components", "components-not-needed")]
    data["components"] = OTHER_DIGEST
    assert faults_of(data, components) == [("components", "components-differ")]
    data["components"] = components.digest()
    assert ceres.Position.from_dict(data, components).components == components


def test_facts_are_in_the_message() -> None:
    data = example("start-normal")
    data["piles"][2][0] = "A5"
    data["you"]["silver"] = -4
    with pytest.raises(ceres.CorruptPosition) as refused:
        ceres.Position.from_dict(data)
    lines = str(refused.value).splitlines()
    assert lines[0].endswith(":")
    assert sorted(lines[1:]) == [
        "- piles[2][0]: the Lot A5 is in two places: you.lots[0] and here",
        "- you.silver: -4 is too small: it must be at least 0",
    ]


def test_all_faults_are_listed_at_once() -> None:
    data = example("late-with-monuments")
    data["era"] = 7
    data["more"] = None
    del data["bag"]
    data["variants"] = ["mild", "wild-monuments"]
    data["you"]["silver"] = -1
    data["you"]["buildings"][0]["lots"] = ["A2", "A3"]
    data["ceres"]["vp"] = "many"
    data["ceres"]["unseen"] = 20
    data["ceres"]["row"][0] = "c99"
    data["market"][0]["silver"] = None
    data["monuments"] = ["domus"]
    data["last_turns"] = ["nobody"]
    data["pending"] = 1
    found = faults_of(data)
    assert set(found) >= {
        ("era", "too-large"),
        ("", "unknown-key"),
        ("", "missing-key"),
        ("variants[0]", "unknown-word"),
        ("you.silver", "too-small"),
        ("ceres.vp", "not-a-whole-number"),
        ("ceres.unseen", "too-large"),
        ("ceres.row[0]", "unknown-id"),
        ("market[0].silver", "not-a-whole-number"),
        ("monuments[0]", "unknown-id"),
        ("last_turns", "last-turns-value"),
    }
    assert len(found) == len(set(found))


# What P1 to P4 give is asked only of a board that has no fault.
@pytest.mark.parametrize(
    "case", [case for case in CASES if case.faults[0][0] != "pending.options"], ids=case_id
)
def test_no_fault_hides_another(case: Case) -> None:
    """Something else that is wrong, elsewhere, is listed as well."""
    data = example(case.start)
    case.change(data)
    data["x"] = 1
    if isinstance(data.get("ceres"), dict):
        data["ceres"]["x"] = 1
    assert {*case.faults, ("", "unknown-key")} <= set(faults_of(data))


# Texts.


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("", "not-json", id="empty"),
        pytest.param("A1", "not-json", id="no JSON"),
        pytest.param('{"era": 1,}', "not-json", id="comma"),
        pytest.param('{"era": NaN}', "no-json-number", id="NaN"),
        pytest.param('{"era": -Infinity}', "no-json-number", id="Infinity"),
        pytest.param('{"era": 1, "era": 1}', "twice-in-json", id="key twice"),
        pytest.param("[" * 100_000, "nested-too-deep", id="deep"),
        pytest.param('{"era": ' + "1" * 5000 + "}", "number-too-long", id="long number"),
    ],
)
def test_texts_that_are_no_position(text: str, code: str) -> None:
    with pytest.raises(ceres.CorruptPosition) as refused:
        ceres.Position.from_json(text)
    assert [(fault.where, fault.code) for fault in refused.value.faults] == [("", code)]


def test_a_garden_written_twice_is_refused() -> None:
    text = json.dumps(example("start-normal"))
    twice = text.replace('"G5": ', '"G5": "civic-any", "G5": ', 1)
    with pytest.raises(ceres.CorruptPosition, match="G5"):
        ceres.Position.from_json(twice)


def test_a_text_cut_off_is_refused_wherever_it_breaks_off() -> None:
    text = json.dumps(example("late-with-monuments"))
    for cut in range(0, len(text), 7):
        with pytest.raises(ceres.CorruptPosition):
            ceres.Position.from_json(text[:cut])


# What is no fault.


@pytest.mark.parametrize("name", EXAMPLES)
def test_sorted_lists_are_read_in_any_order(name: str) -> None:
    data = example(name)
    shuffled = copy.deepcopy(data)
    for entry in [shuffled["you"], shuffled["ceres"], *shuffled["you"]["buildings"]]:
        entry["lots"].reverse()
    for key in ("monuments", "last_turns", "variants"):
        if shuffled[key]:
            shuffled[key].reverse()
    if shuffled["pending"]:
        shuffled["pending"]["options"].reverse()
    shuffled["ceres"]["gardens"] = dict(reversed(shuffled["ceres"]["gardens"].items()))
    assert ceres.Position.from_dict(shuffled).to_dict() == data


def test_a_composed_position_may_hold_next_to_nothing() -> None:
    data = example("start-normal")
    data["you"]["lots"] = []
    data["ceres"].update({"gardens": {}, "deeds": [], "unseen": 0})
    data.update({"market": [], "piles": [[], [], []], "bag": [], "monuments": []})
    position = ceres.Position.from_dict(data)
    assert [str(action) for action in position.actions()] == ["income"]
    while position.phase != "over":
        position, _ = position.play("income")


def test_an_ordinary_turn_without_deeds_is_possible() -> None:
    """E1: an era that begins with no Deeds begins with an ordinary turn."""
    data = example("start-normal")
    empty_era(data)
    position = ceres.Position.from_dict(data)
    assert position.to_dict()["last_turns"] is None
    assert position.play("income")[0].to_dict()["era"] == 1


# Anything at all.


@examples(200)
@given(st.data())
def test_a_position_with_any_part_replaced_is_read_or_refused(data: st.DataObject) -> None:
    check_replaced(data)


@pytest.mark.slow
@examples(2000)
@given(st.data())
def test_many_positions_with_parts_replaced_are_read_or_refused(data: st.DataObject) -> None:
    check_replaced(data)


def check_replaced(data: st.DataObject) -> None:
    """Replace parts of an example by any JSON, and read it."""
    start = data.draw(st.sampled_from(EXAMPLES), label="start")
    changed: Any = example(start)
    for _ in range(data.draw(st.integers(1, 3), label="replacements")):
        path = data.draw(st.sampled_from(parts(changed)), label="path")
        changed = replaced(changed, path, data.draw(json_values(), label="value"))
    try:
        position = ceres.Position.from_dict(changed)
    except ceres.CorruptPosition as error:
        check_error(error)
    else:
        again = ceres.Position.from_dict(position.to_dict())
        assert again == position
        assert [str(action) for action in again.actions()] == [str(a) for a in position.actions()]


@examples(100)
@given(positions(), st.data())
def test_a_position_with_parts_exchanged_is_read_or_refused(
    position: ceres.Position, data: st.DataObject
) -> None:
    """Parts of the right kind in the wrong place: nearer to a real mistake than noise."""
    changed: Any = position.to_dict()
    places = st.sampled_from(parts(changed)[1:])
    one, other = data.draw(places, label="from"), data.draw(places, label="to")
    value: Any = changed
    for key in one:
        value = value[key]
    changed = replaced(changed, other, copy.deepcopy(value))
    try:
        found = ceres.Position.from_dict(changed)
    except ceres.CorruptPosition as error:
        check_error(error)
    else:
        assert ceres.Position.from_dict(found.to_dict()) == found
        for action in found.actions():
            found.play(action)


def check_error(error: ceres.CorruptPosition) -> None:
    """Check that there are printable lines, one for each fault, none of them twice."""
    lines = str(error).splitlines()
    assert len(lines) == 1 + len(error.faults)
    assert all(line.isprintable() and len(line) < 600 for line in lines)
    # Keys that cannot be printed look alike.
    told = [fault for fault in map(str, error.faults) if "?" not in fault]
    assert len(set(told)) == len(told)
