"""Take back and play again: free, past a reveal, and not at all."""

import pytest
from playwright.sync_api import Browser, expect

from browser import moments
from browser.serving import Served
from browser.visiting import Visitor

pytestmark = pytest.mark.slow


def test_where_nothing_hidden_was_seen_an_action_is_taken_back_at_once(visitor: Visitor) -> None:
    record = moments.free_to_take_back().record
    id = visitor.served.keep(record)
    page = visitor.sit_down(id)
    with page.expect_response("**/undo") as answer:
        visitor.take_back.click()
    assert answer.value.ok
    assert visitor.served.actions(id) == record["actions"][:-1]
    assert visitor.served.game(id)["view"]["game"]["peeked"] == 0


def test_past_a_reveal_it_asks_once_and_the_game_is_marked(visitor: Visitor) -> None:
    record, view, *_ = moments.asks_to_take_back()
    id = visitor.served.keep(record)
    page = visitor.sit_down(id)
    visitor.take_back.click()
    dialog = visitor.find("dialog", "page-undo-asks")
    expect(dialog.get_by_role("listitem")).to_have_count(len(view["undo"]["revealed"]))
    with page.expect_response("**/undo"):
        visitor.button("page-undo-anyway", dialog).click()
    expect(dialog).to_be_hidden()
    expect(visitor.text("page-undo-peeked-means", count=1)).to_be_attached()
    with page.expect_response("**/undo") as second:
        visitor.take_back.click()
    assert second.value.ok
    assert visitor.served.actions(id) == record["actions"][:-2]
    assert visitor.served.game(id)["view"]["game"]["peeked"] == 2


def test_whoever_leaves_it_takes_nothing_back(visitor: Visitor) -> None:
    record = moments.asks_to_take_back().record
    id = visitor.served.keep(record)
    visitor.sit_down(id)
    visitor.take_back.click()
    visitor.button("page-undo-keep").click()
    expect(visitor.find("dialog", "page-undo-asks")).to_be_hidden()
    assert visitor.served.actions(id) == record["actions"]
    assert visitor.served.game(id)["view"]["game"]["peeked"] == 0


def test_by_key_it_is_taken_back_and_played_again(visitor: Visitor) -> None:
    record = moments.free_to_take_back().record
    id = visitor.served.keep(record)
    page = visitor.sit_down(id)
    again = visitor.button("page-undo-redo")
    expect(again).to_be_disabled()
    with page.expect_response("**/undo"):
        page.keyboard.press("u")
    expect(again).to_be_enabled()
    assert visitor.served.actions(id) == record["actions"][:-1]
    with page.expect_response("**/redo"):
        page.keyboard.press("y")
    expect(again).to_be_disabled()
    assert visitor.served.actions(id) == record["actions"]


def test_a_strict_game_takes_nothing_back(visitor: Visitor) -> None:
    id = visitor.served.new_game(seed=1, strict=True)
    visitor.served.play(id, "income")
    page = visitor.sit_down(id)
    expect(visitor.text("page-undo-strict-means")).to_be_attached()
    expect(visitor.take_back).to_have_count(0)
    page.keyboard.press("u")
    with page.expect_response("**/actions"):
        visitor.play("income")
    assert visitor.served.actions(id) == ["income", "income"]


def test_a_slip_is_taken_back_before_ceres_answers_even_in_a_strict_game(
    browser: Browser, common: Served
) -> None:
    """And the header shows at once what the action changed."""
    id = common.new_game(seed=3, strict=True)
    with Visitor.at(browser, common, pace="slow") as visitor:
        visitor.page.clock.install()
        page = visitor.sit_down(id)
        citizens = page.locator("[data-figure=you-population] b")
        undo = visitor.find("region", "page-table-bar").get_by_role("button")
        for slip in (True, False):
            visitor.in_tray("domus").click()
            with page.expect_response("**/actions"):
                visitor.lot("C1").click()
            expect(citizens).to_have_text("1")
            expect(visitor.text("page-table-unanswered")).to_be_visible()
            if slip:
                with page.expect_response("**/undo"):
                    undo.click()
                expect(citizens).to_have_text("0")
                assert common.record(id).get("x-peeked") is None
                assert common.actions(id) == []
        page.keyboard.press("Space")
        expect(visitor.text("page-table-her-turn")).to_be_visible()
        expect(citizens).to_have_text("1")
        page.keyboard.press("u")
        assert common.actions(id) == ["build domus C1"]
