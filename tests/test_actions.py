"""Actions: their notation, and why one is not legal."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceres
from ceres.actions import ALIASES
from ceres.engine.action import ACTIONS
from ceres.engine.pieces import PIECE_OF
from strategies import Data, example, examples, message_codes

# Notation.

BAD_TEXTS = [
    ("", "no-action"),
    (" ", "no-action"),
    ("dance", "no-action"),
    ("Income", "no-action"),
    ("INCOME", "no-action"),
    (" income", "no-action"),
    ("income ", "no-action"),
    ("pass", "no-action"),
    ("buy  C4", "no-action"),
    ("buy\tC4", "no-action"),
    ("buy C4\n", "no-lot"),
    ("income C4", "wants-nothing"),
    ("buy", "wants-one-lot"),
    ("buy C4 C5", "wants-one-lot"),
    ("buy c4", "no-lot"),
    ("buy H1", "no-lot"),
    ("buy A8", "no-lot"),
    ("buy A0", "no-lot"),
    ("buy C٤", "no-lot"),
    ("build", "wants-piece-and-lots"),
    ("build domus", "wants-piece-and-lots"),
    ("build hut C4", "no-piece"),
    ("build Domus C4", "no-piece"),
    ("build C4 domus", "no-piece"),
    ("build domus Z1", "no-lot"),
    ("build insula-l A2 A1 B1", "lots-not-sorted"),
    ("build pottery A1 A1", "lots-not-sorted"),
    ("place", "wants-lots"),
    ("place garden", "no-lot"),
    ("place C4 C3", "lots-not-sorted"),
    ("place C3 C3", "lots-not-sorted"),
]


@pytest.mark.parametrize(("text", "code"), BAD_TEXTS, ids=[repr(text) for text, _ in BAD_TEXTS])
def test_bad_notation(text: str, code: str) -> None:
    start = ceres.Position.from_dict(example("start-normal"))
    for call in (ceres.parse_action, start.play, ceres.Game(start).play):
        with pytest.raises(ceres.InvalidNotation) as refused:
            call(text)
        assert refused.value.code == code
        assert refused.value.text == text
        assert repr(text) in str(refused.value)


def test_every_message_about_notation_is_tried() -> None:
    assert message_codes("actions") == {code for _, code in BAD_TEXTS}


def test_a_message_helps() -> None:
    with pytest.raises(ceres.InvalidNotation, match="A1 A2 B1"):
        ceres.parse_action("build insula-l A2 A1 B1")
    with pytest.raises(ceres.InvalidNotation, match="A1 to G7"):
        ceres.parse_action("buy H1")


def test_a_long_text_is_cut_in_the_message() -> None:
    with pytest.raises(ceres.InvalidNotation) as refused:
        ceres.parse_action("build " + "x" * 10_000 + " C4")
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("value", [None, 3, b"income", ["income"], ("buy", "C4")], ids=repr)
def test_what_is_no_text_is_no_action(value: Any) -> None:
    with pytest.raises(ceres.InvalidNotation):
        ceres.Position.from_dict(example("start-normal")).play(value)


@examples(300)
@given(
    st.text(max_size=30)
    | st.lists(
        st.sampled_from(["income", "buy", "build", "place", "domus", "insula", "A1", "A2", "B1"])
        | st.text(max_size=3),
        max_size=6,
    ).map(" ".join)
)
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        said = str(ceres.parse_action(text))
    except (ceres.InvalidNotation, ceres.IllegalAction) as error:
        said = str(error)
        assert repr(text)[:20] in said
    assert said.isprintable()


def test_names_look_as_the_formats_say() -> None:
    for text in ("income", "buy C4", "build insula-l A1 A2 B1", "place C3", "place C4 C5"):
        assert str(ceres.parse_action(text)) == text


# Why an action is not legal.


def position_with(start: str = "start-normal", **changes: Any) -> ceres.Position:
    """An example position with changes to it; keys of `you` are given as they are."""
    data = example(start)
    for key, value in changes.items():
        (data if key in data else data["you"])[key] = value
    for pile in [*data["piles"], data["ceres"]["deeds"]]:
        pile[:] = [lot for lot in pile if lot not in owned(data)]
    return ceres.Position.from_dict(data)


def owned(data: Data) -> set[str]:
    built = [lot for each in data["you"]["buildings"] for lot in each["lots"]]
    return {*data["you"]["lots"], *built}


def standing(*texts: str) -> list[Data]:
    """Buildings from texts such as `domus A1`."""
    return [{"id": text.split()[0], "lots": text.split()[1:]} for text in texts]


class Refused(NamedTuple):
    """An action that is not legal, why, and the rules that forbid it."""

    position: ceres.Position
    action: str
    code: str
    rules: tuple[str, ...]
    facts: dict[str, object]


def monument(id: str, site: str, code: str, needed: int, have: int, **changes: Any) -> Refused:
    """A Monument in the supply whose condition does not hold."""
    position = position_with(**{"monuments": [id], **changes})
    return Refused(position, f"build {id} {site}", code, ("M1",), {"needed": needed, "have": have})


START = position_with()
SEVEN = ["A5", "B5", "C4", "C5", "C6", "E4", "F4"]

REFUSED = [
    Refused(position_with("over"), "income", "game-over", ("E3",), {}),
    Refused(position_with("over"), "place C4", "game-over", ("E3",), {}),
    Refused(position_with("choice-of-a-garden-lot"), "income", "choice-is-due", ("P4", "P5"), {}),
    Refused(
        position_with("choice-of-a-garden-lot"),
        "place G3",
        "not-an-option",
        ("P4",),
        {"options": "F5, F7"},
    ),
    Refused(START, "place C3", "no-choice-is-due", ("P5",), {}),
    Refused(START, "place A1 G7", "no-such-place", ("P4", "M3"), {}),
    Refused(START, "buy A1", "not-in-market", ("Y2",), {"deed": "A1"}),
    Refused(position_with(lots=[*SEVEN, "G7"], silver=50), "buy D4", "no-marker", ("Y2", "T4"), {}),
    Refused(START, "buy D2", "needs-silver", ("Y2",), {"price": 6, "silver": 5}),
    Refused(START, "build insula-l C2 C4 C5", "not-its-shape", ("Y3",), {"id": "insula-l"}),
    Refused(START, "build domus A5 C2", "not-its-shape", ("Y3",), {"id": "domus"}),
    Refused(
        position_with(buildings=standing("fountain A1")),
        "build fountain A5",
        "not-in-tray",
        ("Y3",),
        {"id": "fountain"},
    ),
    Refused(
        position_with(buildings=standing("domus A1", "domus B1"), market=[], piles=[[], [], []]),
        "build domus A5",
        "not-in-tray",
        ("Y3",),
        {"id": "domus"},
    ),
    Refused(
        position_with("start-challenge-monuments"),
        "build pantheon A4 B4 C4",
        "not-in-supply",
        ("M1",),
        {"id": "pantheon"},
    ),
    Refused(START, "build tower-of-wonders A5", "without-monuments", ("M1",), {}),
    Refused(START, "build domus A1", "not-your-lot", ("Y3", "Y5"), {"lot": "A1"}),
    Refused(START, "build pottery B5 C5", "not-your-lot", ("Y3", "Y5"), {"lot": "B5"}),
    Refused(START, "build domus G5", "not-your-lot", ("Y3", "Y5"), {"lot": "G5"}),
    Refused(
        position_with(buildings=standing("pottery A6 A7")),
        "build grand-garden A5 A6",
        "not-smaller",
        ("Y3",),
        {"id": "grand-garden", "other": "pottery"},
    ),
    Refused(
        position_with(lots=SEVEN, buildings=standing("pottery D6 D7", "grand-garden E6 E7")),
        "build insula D6 E6 F6",
        "not-your-lot",
        ("Y3", "Y5"),
        {"lot": "F6"},
    ),
    Refused(
        position_with(
            lots=[*SEVEN, "G7"],
            buildings=standing("pottery D6 D7", "market E6 E7", "grand-garden F6 F7"),
        ),
        "build insula D6 E6 F6",
        "too-many-empty",
        ("Y4", "T4"),
        {"count": 11},
    ),
    monument("roman-forum", "C4 C5 C6", "condition-population", 6, 0, lots=SEVEN),
    monument("temple-of-venus", "C4 C5", "condition-silver", 4, 0),
    monument("circus-maximus", "C4 C5 C6", "condition-lots", 14, 7, lots=SEVEN),
    monument("observation-tower", "A5", "condition-border-lots", 2, 1),
    monument("statue-of-romulus", "B5 B6 C5 C6", "condition-buildings", 6, 0, lots=[*SEVEN, "B6"]),
    monument("temple-of-neptune", "B5 C4 C5", "condition-civic", 2, 0, lots=SEVEN),
    monument("temple-of-apollo", "C4 C5", "condition-residential", 3, 0),
    monument("tower-of-wonders", "A5", "condition-largest", 3, 0),
    monument("pantheon", "C4 C5 C6", "condition-no-empty-lot", 0, 7, lots=SEVEN)._replace(
        facts={"have": 7}
    ),
    Refused(
        position_with(monuments=["triumphal-arch"], lots=["C3", "C4", "C5", "C6"]),
        "build triumphal-arch C3 C4 C5 C6",
        "condition-border",
        ("M1",),
        {},
    ),
]


def refused_id(case: Refused) -> str:
    return f"{case.code}: {case.action}"


@pytest.mark.parametrize("case", REFUSED, ids=refused_id)
def test_why_an_action_is_not_legal(case: Refused) -> None:
    assert case.action not in [str(action) for action in case.position.actions()]
    before = case.position.to_dict()
    with pytest.raises(ceres.IllegalAction) as refused:
        case.position.play(case.action)
    error = refused.value
    assert (error.code, error.rules, error.facts) == (case.code, case.rules, case.facts)
    assert error.text == case.action
    assert str(error).startswith(repr(case.action))
    assert str(error).endswith(f"({', '.join(case.rules)})")
    assert case.position.to_dict() == before


def test_every_reason_is_tried() -> None:
    assert message_codes("why an action is not legal") == {case.code for case in REFUSED}


def test_the_last_lot_and_the_last_silver_are_enough() -> None:
    """The limits are where the rules say, not one beside."""
    rich = position_with(lots=SEVEN, silver=6)
    legal = [str(action) for action in rich.actions()]
    assert "buy D2" in legal  # 6 silver (S5)
    assert "buy B1" not in legal  # 8 silver
    bribed = example("start-normal")
    bribed["market"][0]["silver"] = 3  # 2 + 3 = 5
    assert "buy D4" in [str(each) for each in ceres.Position.from_dict(bribed).actions()]
    bribed["market"][0]["silver"] = 4
    assert "buy D4" not in [str(each) for each in ceres.Position.from_dict(bribed).actions()]


@pytest.mark.parametrize(("other", "id"), ALIASES.items())
def test_a_piece_may_be_called_what_players_call_it(other: str, id: str) -> None:
    action = next(each for each in ACTIONS if each.text.startswith(f"build {id} "))
    lots = action.text.split()[2:]
    read = ceres.parse_action(" ".join(["build", other, *lots]))
    assert read is action
    position = example("start-normal")
    position["you"] |= {"lots": [], "buildings": [{"id": other, "lots": lots}]}
    position["ceres"] |= {"lots": [], "gardens": {}, "deeds": []}
    position |= {"piles": [[], [], []], "market": [], "last_turns": ["you"]}
    written = ceres.Position.from_dict(position).to_dict()["you"]["buildings"]
    assert written == [{"id": id, "lots": lots}]


def test_no_alias_is_an_id() -> None:
    assert not set(ALIASES) & set(PIECE_OF)
    assert set(ALIASES.values()) <= set(PIECE_OF)
    with pytest.raises(ceres.InvalidNotation):
        ceres.parse_action("build peristyle")
