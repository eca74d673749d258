"""The cache answers as the service does, and holds the table of the last game."""

import json
from typing import Any

import pytest

from ceres.service import answer
from ceres.service import table_cache as table_cache_module
from ceres.service.table_cache import TableCache

NEW = {"do": "begin", "seed": 7}
INCOME = {"do": "play", "action": "income"}


def ask(cache: TableCache, name: str, then: str, record: object, request: dict[str, Any]) -> Any:
    return json.loads(cache.ask(name, then, json.dumps(record), json.dumps(request)))


@pytest.fixture(name="cache")
def _cache() -> TableCache:
    return TableCache()


@pytest.fixture(name="record")
def _record() -> Any:
    return answer(None, NEW)["record"]


def test_every_answer_is_that_of_the_service(cache: TableCache, record: Any) -> None:
    name = "0"
    for number, action in enumerate(["income", "income", "income"], 1):
        request = {"do": "play", "action": action}
        reply = ask(cache, name, str(number), record, request)
        assert reply == json.loads(json.dumps(answer(record, request)))
        record, name = reply["record"], str(number)
        for look in ({"do": "open"}, {"do": "progress"}, {"do": "preview", "action": "income"}):
            assert ask(cache, name, "", record, look) == json.loads(
                json.dumps(answer(record, look))
            )


def test_what_is_about_no_game_leaves_the_table(cache: TableCache, record: Any) -> None:
    cache.hold("a", json.dumps(record))
    assert "record" in ask(cache, "", "", None, NEW)
    assert "answer" in ask(cache, "", "", None, {"do": "box"})
    assert cache.has("a")


def test_a_cached_table_is_not_read_again(
    cache: TableCache, record: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.hold("a", json.dumps(record))
    monkeypatch.setattr(table_cache_module, "Game", None)
    reply = ask(cache, "a", "b", record, INCOME)
    assert ask(cache, "b", "c", reply["record"], INCOME)["answer"]["view"]["turns"] == 2


def test_another_state_of_the_game_is_read(cache: TableCache, record: Any) -> None:
    """Another tab has played: the table that this one has played on is of no use."""
    ask(cache, "a", "b", record, INCOME)
    other = answer(answer(record, INCOME)["record"], INCOME)["record"]
    assert ask(cache, "x", "", other, {"do": "open"})["answer"]["view"]["turns"] == 2


def test_what_is_refused_changes_nothing(cache: TableCache, record: Any) -> None:
    refused = ask(cache, "a", "b", record, {"do": "play", "action": "buy Z9"})
    assert refused["problem"]["message"]["id"] == "no-lot"
    assert cache.has("a")
    assert ask(cache, "a", "", record, {"do": "open"})["answer"]["view"]["turns"] == 0


def test_a_table_that_broke_in_the_middle_is_not_used_again(
    cache: TableCache, record: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.hold("a", json.dumps(record))
    with monkeypatch.context() as patch:
        patch.setattr("ceres.service.table.Table.view", lambda _: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            ask(cache, "a", "b", record, INCOME)
    assert not cache.has("a")
    assert not cache.has("b")
    assert ask(cache, "a", "b", record, INCOME)["answer"]["view"]["turns"] == 1


def test_a_record_that_was_cut_off_says_so_and_tells_its_good_part(
    cache: TableCache, record: Any
) -> None:
    played = answer(record, INCOME)["record"]
    text = json.dumps({**played, "actions": ["income", "buy C4"]})
    cut = text[: text.index("buy C4")]
    cache.hold("a", cut)  # which says nothing: nobody has asked yet
    reply = json.loads(cache.ask("a", "", cut, '{"do": "open"}'))
    assert reply["problem"]["good_part"]["actions"] == ["income"]
