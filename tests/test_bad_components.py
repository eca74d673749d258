"""Bad component files: every fault with its place, and one error for all of them."""

import copy
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceres
from boxes import own_cards, toml, written
from ceres.components import STANDARD, parse_components
from strategies import examples, json_values, message_codes, parts, replaced

# Faults.

Faults = list[tuple[str, str]]
CARD = "cards[0] (c01)"  # a claim by letters
CHEAPEST = "cards[7] (c08)"
ENLARGE = "cards[11] (c12)"

# A path in the component data, its new value, and the faults that follow.
FAULTS: list[tuple[tuple[Any, ...], Any, Faults]] = [
    (("format",), "ceres-components/2", [("format", "wrong-format")]),
    (("format",), 1, [("format", "wrong-format")]),
    (("more",), 1, [("", "unknown-key")]),
    (("building",), [], [("", "unknown-key")]),
    (("cards",), {}, [("cards", "not-a-list")]),
    (("cards",), [], [("cards", "card-count")]),
    (("cards", 0), "c01", [("cards[0]", "not-an-object")]),
    (("cards", 0, "id"), "c02", [("cards[1]", "card-twice")]),
    (("cards", 0, "id"), "c1", [("cards[0].id", "unknown-id")]),
    (("cards", 0, "id"), 1, [("cards[0].id", "not-a-text")]),
    (("cards", 0, "more"), 1, [("cards[0]", "unknown-key")]),
    (("cards", 0, "number"), 0, [(f"{CARD}.number", "too-small")]),
    (("cards", 0, "number"), 5, [(f"{CARD}.number", "too-large")]),
    (("cards", 0, "number"), "1", [(f"{CARD}.number", "not-a-whole-number")]),
    (("cards", 0, "number"), True, [(f"{CARD}.number", "not-a-whole-number")]),
    (("cards", 0, "action"), "steal", [(f"{CARD}.action", "unknown-word")]),
    (("cards", 0, "action"), None, [(f"{CARD}.action", "not-a-text")]),
    (("cards", 0, "action"), "bribe", [(CARD, "not-a-claim"), (CARD, "not-a-claim")]),
    (("cards", 0, "by"), "size", [(f"{CARD}.by", "unknown-word")]),
    (("cards", 0, "by"), "cheapest", [(CARD, "not-by-letters")]),
    (("cards", 0, "letters"), ["A", "C"], [(f"{CARD}.letters", "letters-count")]),
    (("cards", 0, "letters"), ["A", "B", "C", "D"], [(f"{CARD}.letters", "letters-count")]),
    (("cards", 0, "letters"), ["A", "C", "A"], [(f"{CARD}.letters[2]", "letter-twice")]),
    (("cards", 0, "letters"), ["A", "C", "H"], [(f"{CARD}.letters[2]", "unknown-word")]),
    (("cards", 0, "letters"), ["A", "C", 1], [(f"{CARD}.letters[2]", "not-a-text")]),
    (("cards", 0, "letters"), "ACE", [(f"{CARD}.letters", "not-a-list")]),
    (("cards", 0, "monument"), 1, [(f"{CARD}.monument", "not-true-or-false")]),
    (("cards", 7, "letters"), ["A", "C", "E"], [(CHEAPEST, "not-by-letters")]),
    (("cards", 11, "by"), "cheapest", [(ENLARGE, "not-a-claim")]),
    (("cards", 11, "letters"), ["A", "C", "E"], [(ENLARGE, "not-a-claim")]),
    (("tiles",), [], [("tiles", "not-an-object")]),
    (("tiles", "civic-any"), 5, [("tiles", "tile-count")]),
    (("tiles", "civic-any"), -1, [("tiles.civic-any", "too-small"), ("tiles", "tile-count")]),
    (("tiles", "roses"), 0, [("tiles", "unknown-key")]),
]


def faults_of(call: Callable[[], object]) -> Faults:
    with pytest.raises(ceres.InvalidComponents) as refused:
        call()
    for fault in refused.value.faults:
        assert str(fault) in str(refused.value)
    return [(fault.where, fault.code) for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    FAULTS,
    ids=[f"{'.'.join(map(str, path))} {value}" for path, value, _ in FAULTS],
)
def test_a_fault_has_its_place(path: tuple[Any, ...], value: Any, expected: Faults) -> None:
    data = replaced(STANDARD.to_dict(), path, value)
    assert faults_of(lambda: ceres.read_components(data)) == expected


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (("format",), [("", "missing-key")]),
        (("cards", 17), [("cards", "card-count")]),
        (("cards", 0, "id"), [("cards[0]", "missing-key")]),
        (("cards", 0, "number"), [("cards[0]", "missing-key")]),
        (("cards", 0, "action"), [("cards[0]", "missing-key")]),
        (("cards", 0, "by"), [(CARD, "missing-key")]),
        (("cards", 0, "letters"), [(CARD, "missing-key")]),
    ],
    ids=str,
)
def test_what_is_missing(path: tuple[Any, ...], expected: Faults) -> None:
    data: Any = copy.deepcopy(STANDARD.to_dict())
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    del inner[path[-1]]
    assert faults_of(lambda: ceres.read_components(data)) == expected


def test_a_kind_of_tile_that_is_missing() -> None:
    data: Any = copy.deepcopy(STANDARD.to_dict())
    del data["tiles"]["civic-any"]
    assert ("tiles", "missing-key") in faults_of(lambda: ceres.read_components(data))


def test_every_message_about_components_is_tried() -> None:
    tried = {code for _, _, faults in FAULTS for _, code in faults}
    assert message_codes("components") <= tried | {"nothing-replaced"}


def test_a_file_that_replaces_nothing() -> None:
    data = {"format": "ceres-components/1"}
    assert faults_of(lambda: ceres.read_components(data)) == [("", "nothing-replaced")]


@pytest.mark.parametrize("data", [None, 3, "box", []], ids=repr)
def test_no_object(data: object) -> None:
    assert faults_of(lambda: ceres.read_components(data)) == [("", "not-an-object")]


def test_a_bad_file_gets_one_error_with_all_its_faults(tmp_path: Path) -> None:
    data = own_cards()
    data["cards"][0]["number"] = 7
    data["cards"][3]["letters"] = ["D", "D", "A"]
    data["cards"][9]["by"] = "nearest"
    data["cards"][12]["action"] = "sleep"
    del data["cards"][17]
    data["tiles"]["civic-any"] = 9
    data["format"] = "mine"
    found = faults_of(lambda: ceres.load_components(written(tmp_path, toml(data))))
    assert sorted(found) == [
        ("card", "card-count"),
        ("card[0] (c01).number", "too-large"),
        ("card[12] (c13).action", "unknown-word"),
        ("card[3] (c04).letters[1]", "letter-twice"),
        ("card[9] (c10).by", "unknown-word"),
        ("format", "wrong-format"),
        ("tiles", "tile-count"),
    ]


# Files.


def test_no_such_file(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    assert faults_of(lambda: ceres.load_components(path)) == [("", "cannot-read")]
    assert faults_of(lambda: ceres.Game.new(7, components=str(path))) == [("", "cannot-read")]
    with pytest.raises(ceres.InvalidComponents, match=re.escape(str(path))):
        ceres.load_components(path)


def test_a_directory(tmp_path: Path) -> None:
    assert faults_of(lambda: ceres.load_components(tmp_path)) == [("", "cannot-read")]


def test_a_path_that_cannot_be() -> None:
    assert faults_of(lambda: ceres.load_components("box\x00.toml")) == [("", "cannot-read")]


def test_a_file_that_is_not_utf8(tmp_path: Path) -> None:
    path = written(tmp_path, "# Gärten\n".encode("latin-1"))
    assert faults_of(lambda: ceres.load_components(path)) == [(str(path), "not-utf8")]
    with pytest.raises(ceres.InvalidComponents, match="byte 3"):
        ceres.load_components(path)


@pytest.mark.parametrize(
    "text",
    [
        "format",
        "format = ",
        'format = "a"\nformat = "b"',
        "\x00",
        "[[card]",
    ],
    ids=["word", "no value", "key twice", "zero byte", "bracket"],
)
def test_a_file_that_is_not_toml(tmp_path: Path, text: str) -> None:
    path = written(tmp_path, text)
    assert faults_of(lambda: ceres.load_components(path)) == [("", "not-toml")]


@pytest.mark.parametrize(
    ("text", "code"),
    [("x = " + "[" * 20_000, "nested-too-deep"), ("x = " + "9" * 10_000, "number-too-long")],
    ids=["deep", "long number"],
)
def test_a_file_that_is_too_much(tmp_path: Path, text: str, code: str) -> None:
    path = written(tmp_path, text)
    assert faults_of(lambda: ceres.load_components(path)) == [("", code)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a." * 30_000 + "a = 1", "nested-too-deep"),
        (" " + "'#'." * 15_000 + "a = 1", "nested-too-deep"),
        ("[" + "a." * 30_000 + "a]\n" + "b = 1\n" * 800, "nested-too-deep"),
        ("x = [{" + "a." * 30_000 + "a = 1}]", "nested-too-deep"),
        ("a." * 900_000 + "a = 1", "text-too-long"),
        ("# " + "." * 70_000, "text-too-long"),
    ],
    ids=["key", "quoted", "table", "inline", "long key", "long"],
)
def test_a_file_that_would_take_minutes(tmp_path: Path, text: str, code: str) -> None:
    path = written(tmp_path, text)
    start = time.process_time()
    found = faults_of(lambda: ceres.load_components(path))
    found += faults_of(lambda: parse_components(text))
    assert time.process_time() - start < 0.5
    assert [found_code for _, found_code in found] == [code, code]


def test_remarks_with_many_dots_are_no_keys(tmp_path: Path) -> None:
    path = written(tmp_path, f"# {'.' * 500}\n{toml(own_cards())}")
    assert ceres.load_components(path).to_dict() == own_cards()


@pytest.mark.parametrize(
    ("text", "problem", "line", "column"),
    [
        ("format = ", "a value is missing here", 1, 10),
        ("format\n", "an equals sign is missing here", 1, 7),
        ("x = 1\n= 2", "a key is missing here", 2, 1),
        ("[]", "a key is missing here", 1, 2),
        ("x = 1 2", "there is more text after the end", 1, 7),
        ("[card", "a closing bracket is missing here", 1, 6),
        ("x = 'a", "a string never ends", 1, 7),
        ('x = """a', "a string never ends", 1, 9),
        ("x = [1 2]", "a comma or a closing bracket is missing here", 1, 8),
        ('x = "a\nb"', "a string contains a line break or another control character", 1, 7),
        ('x = "\\q"', "this backslash does not escape anything", 1, 8),
        ("[a]\n[a]\n", "the same key appears twice", 2, 3),
        ("x = {a = 1, a = 2}", "the same key appears twice", 1, 18),
        ("x = 2026-02-31", "nothing can be read from here on", 1, 5),
    ],
)
def test_what_is_no_toml_says_where_in_words_of_ours(
    text: str, problem: str, line: int, column: int
) -> None:
    with pytest.raises(ceres.InvalidComponents) as refused:
        parse_components(text)
    said = f"this is not valid TOML: {problem} (line {line}, column {column})"
    assert str(refused.value.faults[0]) == said


def test_an_empty_file(tmp_path: Path) -> None:
    found = faults_of(lambda: ceres.load_components(written(tmp_path, "")))
    assert ("", "missing-key") in found


def test_cards_are_written_as_card_tables_only(tmp_path: Path) -> None:
    """The file's key is `card`; another one is refused, not taken or dropped in silence."""
    text = "cards = [3]\n" + toml(own_cards())
    assert ("", "unknown-key") in faults_of(lambda: ceres.load_components(written(tmp_path, text)))


def test_a_card_that_is_no_table(tmp_path: Path) -> None:
    text = 'format = "ceres-components/1"\ncard = 3\n'
    assert faults_of(lambda: ceres.load_components(written(tmp_path, text)))


# Anything at all.


def check_message(error: ceres.InvalidComponents) -> None:
    """Check that there is a printable line for each fault."""
    lines = str(error).splitlines()
    assert len(lines) == 1 + len(error.faults)
    assert all(line.isprintable() for line in lines)


def test_control_characters_do_not_reach_the_reader() -> None:
    data = {**STANDARD.to_dict(), "format": "mine\n- cards: \x1b[2J"}
    with pytest.raises(ceres.InvalidComponents) as refused:
        ceres.read_components(data)
    check_message(refused.value)


@examples(150)
@given(st.data())
def test_components_with_any_part_replaced_are_read_or_refused(data: st.DataObject) -> None:
    box: Any = STANDARD.to_dict()
    path = data.draw(st.sampled_from(parts(box)), label="path")
    changed = replaced(box, path, data.draw(json_values(), label="value"))
    try:
        components = ceres.read_components(changed)
    except ceres.InvalidComponents as error:
        check_message(error)
    else:
        assert ceres.read_components(components.to_dict()) == components
        game = ceres.Game.new(7, components=components)
        game.play("income")
