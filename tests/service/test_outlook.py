"""What each card of Ceres' row would do now, as a page gets it."""

from ceres.service import Table
from ceres.service.requests import answer
from ceres.service.tabletop import tabletop
from service.at_tables import plain, said, some_positions, table_at


def test_every_card_says_what_it_would_do() -> None:
    for position in some_positions():
        shown = plain(table_at(position).outlook())
        data = plain(position.to_dict())
        if not shown["cards"]:
            assert said(shown["why"]["message"])
            continue
        last = data["last_turns"] is not None
        row = [None] if last else data["ceres"]["row"]
        assert [each["card"] for each in shown["cards"]] == row
        for each in shown["cards"]:
            assert all(said(step["message"]) for step in each["steps"])
            assert each["then"] is None or said(each["then"])


def test_the_table_lies_as_it_would_then() -> None:
    table = Table.new(seed=7)
    cards = {each["card"]: plain(each) for each in table.outlook()["cards"]}
    claim = cards["c10"]
    (step,) = claim["steps"]
    before = plain(tabletop(table.position._state))
    assert step["deed"] in step["table"]["ceres"]["lots"]
    assert len(step["table"]["market"]) == len(before["market"]) - 1
    owned = len(before["ceres"]["lots"]) + len(before["ceres"]["gardens"])
    assert claim["owned"]["ceres"] == owned + 1


def test_it_is_a_request() -> None:
    begun = answer(None, {"do": "begin", "seed": 7})
    shown = answer(begun["record"], {"do": "outlook", "id": "x"})["answer"]
    assert [each["card"] for each in shown["cards"]] == begun["answer"]["view"]["table"]["ceres"][
        "row"
    ]


def test_at_a_real_table_what_is_asked_for_comes_first() -> None:
    real = {"cards": "me", "tiles": "me", "deeds": "me"}
    begun = answer(None, {"do": "begin", "seed": 7, "real": real})
    shown = answer(begun["record"], {"do": "outlook", "id": "x"})["answer"]
    assert (shown["cards"], shown["why"]["message"]["id"]) == ([], "real-tell-first")
