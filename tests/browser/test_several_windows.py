"""One game in several windows: nobody misses anything, and no action is lost or doubled."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.visiting import Visitor

pytestmark = pytest.mark.slow

# How often a window looks for what other browsers did, in milliseconds.
LOOK_EVERY = 5000


def expect_to_catch_up(visitor: Visitor, page: Page, id: str) -> None:
    """The page says that the game went on elsewhere, and shows it as it stands."""
    expect(visitor.text("page-went-on-elsewhere", page)).to_be_visible()
    view = visitor.served.game(id)["view"]
    bar = visitor.find("region", "page-table-bar", page)
    income = visitor.say("page-table-do-income", silver=view["can"]["income"]["silver"])
    expect(bar.get_by_role("button", name=income)).to_be_enabled()
    market = [offer["deed"] for offer in view["table"]["market"]]
    shown = page.locator("[data-deed]").evaluate_all(
        "(deeds) => deeds.map((each) => each.dataset.deed)"
    )
    assert shown == market


def test_a_second_tab_is_told_and_catches_up(visitor: Visitor) -> None:
    id = visitor.served.new_game(seed=3)
    visitor.sit_down(id)
    second = visitor.sit_down(id, visitor.open_tab())
    with visitor.acting():
        visitor.play("income")
    expect_to_catch_up(visitor, second, id)
    with second.expect_response("**/actions") as answer:
        visitor.play("income", second)
    assert answer.value.ok
    assert visitor.served.actions(id) == ["income", "income"]


def test_another_browser_finds_out_by_itself(visitor: Visitor) -> None:
    id = visitor.served.new_game(seed=3)
    visitor.page.clock.install()
    page = visitor.sit_down(id)
    visitor.served.play(id, "income")
    page.clock.fast_forward(LOOK_EVERY)
    expect_to_catch_up(visitor, page, id)


def test_what_is_played_in_a_stale_window_is_neither_played_nor_doubled(
    browser: Browser, visitor: Visitor
) -> None:
    served = visitor.served
    id = served.new_game(seed=3)
    visitor.sit_down(id)
    deed = served.game(id)["view"]["table"]["market"][0]["deed"]
    with Visitor.at(browser, served) as other:
        page = other.sit_down(id)
        with visitor.acting():
            visitor.play("income")
        with page.expect_response("**/actions") as refused:
            other.play(f"buy {deed}")
        assert refused.value.status == 409
        expect_to_catch_up(other, page, id)
        assert served.actions(id) == ["income"]
        # Nothing is left in the hand, and from here it goes on.
        expect(page.locator("[data-deed][aria-pressed=true]")).to_have_count(0)
        with other.acting():
            other.play("income")
    assert served.actions(id) == ["income", "income"]


def test_two_windows_that_play_at_the_same_time_play_one_action(visitor: Visitor) -> None:
    id = visitor.served.new_game(seed=3)
    pages = [visitor.sit_down(id), visitor.sit_down(id, visitor.open_tab())]
    income = "() => document.querySelector('section.bar .primary').click()"
    with (
        pages[0].expect_response("**/actions") as one,
        pages[1].expect_response("**/actions") as two,
    ):
        for page in pages:
            page.evaluate(f"() => void setTimeout({income})")
    assert sorted([one.value.status, two.value.status]) == [200, 409]
    assert visitor.served.actions(id) == ["income"]
