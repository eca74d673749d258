"""The desk answers as the service does, and keeps the table of the last game."""

import json
from typing import Any

import pytest

from ceres.service import answer
from ceres.service import desk as desk_module
from ceres.service.desk import Desk

NEW = {"do": "new", "seed": 7}
INCOME = {"do": "play", "action": "income"}


def ask(desk: Desk, name: str, then: str, record: object, request: dict[str, Any]) -> Any:
    return json.loads(desk.ask(name, then, json.dumps(record), json.dumps(request)))


@pytest.fixture(name="desk")
def _desk() -> Desk:
    return Desk()


@pytest.fixture(name="record")
def _record() -> Any:
    return answer(None, NEW)["record"]


def test_every_answer_is_that_of_the_service(desk: Desk, record: Any) -> None:
    name = "0"
    for number, action in enumerate(["income", "income", "income"], 1):
        request = {"do": "play", "action": action}
        reply = ask(desk, name, str(number), record, request)
        assert reply == json.loads(json.dumps(answer(record, request)))
        record, name = reply["record"], str(number)
        for look in ({"do": "open"}, {"do": "course"}, {"do": "preview", "action": "income"}):
            assert ask(desk, name, "", record, look) == json.loads(json.dumps(answer(record, look)))


def test_what_is_about_no_game_leaves_the_table(desk: Desk, record: Any) -> None:
    desk.hold("a", json.dumps(record))
    assert "record" in ask(desk, "", "", None, NEW)
    assert "box" in ask(desk, "", "", None, {"do": "box"})
    assert desk.has("a")


def test_a_table_at_hand_is_not_read_again(
    desk: Desk, record: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.hold("a", json.dumps(record))
    monkeypatch.setattr(desk_module, "Game", None)
    reply = ask(desk, "a", "b", record, INCOME)
    assert ask(desk, "b", "c", reply["record"], INCOME)["view"]["turns"] == 2


def test_another_state_of_the_game_is_read(desk: Desk, record: Any) -> None:
    """Another tab has played: the table that this one has played on is of no use."""
    ask(desk, "a", "b", record, INCOME)
    other = answer(answer(record, INCOME)["record"], INCOME)["record"]
    assert ask(desk, "x", "", other, {"do": "open"})["view"]["turns"] == 2


def test_what_is_refused_changes_nothing(desk: Desk, record: Any) -> None:
    refused = ask(desk, "a", "b", record, {"do": "play", "action": "buy Z9"})
    assert refused["problem"]["message"]["id"] == "no-lot"
    assert desk.has("a")
    assert ask(desk, "a", "", record, {"do": "open"})["view"]["turns"] == 0


def test_a_table_that_broke_in_the_middle_is_not_used_again(
    desk: Desk, record: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.hold("a", json.dumps(record))
    with monkeypatch.context() as patch:
        patch.setattr("ceres.service.table.Table.view", lambda _: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            ask(desk, "a", "b", record, INCOME)
    assert not desk.has("a")
    assert not desk.has("b")
    assert ask(desk, "a", "b", record, INCOME)["view"]["turns"] == 1


def test_a_record_that_was_cut_off_says_so_and_tells_its_good_part(desk: Desk, record: Any) -> None:
    played = answer(record, INCOME)["record"]
    text = json.dumps({**played, "actions": ["income", "buy C4"]})
    cut = text[: text.index("buy C4")]
    desk.hold("a", cut)  # which says nothing: nobody has asked yet
    reply = json.loads(desk.ask("a", "", cut, '{"do": "open"}'))
    assert reply["problem"]["good_part"]["actions"] == ["income"]
