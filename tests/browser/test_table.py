"""At the table: what is seen at once, what is explained, and the addresses."""

import re

import pytest
from playwright.sync_api import Browser, expect

from browser import moments
from browser.hands import Mouse
from browser.serving import Served
from browser.visiting import LAPTOP, PHONE, SMALL_PHONE, TOUCH, WIDE, Visitor

# What is said of a Lot that Ceres owns.
HERS = re.compile("Ceres")
FITS = """() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
}"""


# What is drawn over a text, or under it.
CROSSING = """(text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const crosses = (box) =>
        box.left < right && left < box.right && box.top < bottom && top < box.bottom;
    const others = [...document.querySelectorAll(".market .places > *")];
    const crossing = (other) => other !== text && crosses(other.getBoundingClientRect());
    return others.filter(crossing).length;
}"""


def test_all_of_the_table_is_in_one_view_on_a_laptop(visitor: Visitor) -> None:
    page = visitor.sit_down(visitor.served.keep(moments.busy().record))
    for screen in (WIDE, LAPTOP):
        page.set_viewport_size(screen)
        page.wait_for_function(FITS)
        for part in (
            visitor.find("grid", "page-table-city"),
            visitor.find("region", "page-market"),
            visitor.find("toolbar", "page-tray"),
            visitor.find("tabpanel", "page-table-tab-ceres"),
            visitor.find("region", "page-table-bar"),
        ):
            expect(part).to_be_in_viewport(ratio=0.6)


@pytest.mark.slow
def test_every_panel_is_reached_by_thumb_on_a_phone(browser: Browser, common: Served) -> None:
    id = common.keep(moments.busy().record)
    with Visitor.at(browser, common, SMALL_PHONE, **TOUCH) as visitor:
        page = visitor.sit_down(id)
        bar = visitor.find("region", "page-table-bar")
        sheet = page.locator(".sheet[role=dialog]")
        for panel in ("build", "market", "ceres", "score", "log"):
            tab = visitor.button(f"page-table-tab-{panel}", page.get_by_role("navigation"))
            tab.tap()
            expect(visitor.find("heading", f"page-table-tab-{panel}", sheet)).to_be_in_viewport()
            expect(tab).to_be_in_viewport(ratio=1)
            expect(bar.get_by_role("button").last).to_be_in_viewport(ratio=1)
            page.go_back()
            expect(sheet).to_have_count(0)


def test_the_preview_says_what_an_action_would_change(visitor: Visitor) -> None:
    page = visitor.sit_down(visitor.served.new_game(seed=3))
    hands = Mouse(visitor, 1)
    visitor.in_tray("domus").click()
    visitor.lot(hands.lit()[0]).hover()
    expect(page.locator("[data-change=population]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-ghost]")).to_have_count(0)


def test_an_action_that_is_played_at_once_asks_for_no_preview(visitor: Visitor) -> None:
    page = visitor.sit_down(visitor.served.new_game(seed=3))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for _ in range(2):
        with page.expect_response("**/actions"):
            visitor.find("region", "page-table-bar").get_by_role("button").last.click()
        visitor.wait_for_answer()
    assert [url.rpartition("/")[2] for url in asked] == ["actions", "actions"]


@pytest.mark.slow
def test_a_building_that_would_go_is_crossed_out_before(visitor: Visitor) -> None:
    id = visitor.served.new_game(seed=3)
    lot = visitor.served.game(id)["view"]["can"]["builds"]["domus-maxima"]["places"][0][0]
    visitor.served.play(id, f"build domus {lot}")
    page = visitor.sit_down(id)
    visitor.in_tray("domus-maxima").click()
    visitor.lot(lot).hover()
    expect(page.locator("[data-replaced=domus]")).to_be_attached()


def test_what_is_not_possible_says_why(visitor: Visitor) -> None:
    id = visitor.served.new_game(seed=3)
    page = visitor.sit_down(id)
    can = visitor.served.game(id)["view"]["can"]
    dear = [deed for deed, how in can["deeds"].items() if "why" in how][-1]
    bar = visitor.find("region", "page-table-bar")
    visitor.deed(dear).click()
    expect(bar.get_by_text(visitor.say("page-table-refused", why="it costs")[:20])).to_be_visible()
    expect(bar.get_by_role("button", name=f"Buy {dear}")).to_be_disabled()
    page.keyboard.press("Enter")
    assert visitor.served.actions(id) == []


@pytest.mark.slow
def test_that_the_market_is_empty_is_said_in_its_place(browser: Browser, common: Served) -> None:
    id = common.keep(moments.empty_market().record)
    for screen in (WIDE, PHONE):
        with Visitor.at(browser, common, screen) as visitor:
            visitor.sit_down(id)
            text = visitor.text("market-empty")
            expect(text).to_be_in_viewport(ratio=0.99)
            assert text.evaluate(CROSSING) == 0


@pytest.mark.slow
def test_each_card_of_her_row_shows_on_the_city_what_it_would_do(
    browser: Browser, common: Served
) -> None:
    id = common.keep(moments.before_ceres("claim").record)
    outlook = {each["card"]: each for each in common.outlook(id)["cards"]}
    row = common.game(id)["view"]["table"]["ceres"]["row"]
    for screen, touch in ((WIDE, {}), (PHONE, TOUCH)):
        with Visitor.at(browser, common, screen, **touch) as visitor:
            page = visitor.sit_down(id)
            # On a phone it is seen without a sheet over the city.
            cards = page.locator("button.card, button.chip")
            for number, card in enumerate(row):
                expect(cards.nth(number)).to_be_in_viewport(ratio=0.99)
                cards.nth(number).press("Enter")
                bubble = page.locator(":popover-open")
                expect(bubble.locator("[data-outlook]")).to_be_visible()
                expect(bubble).to_be_in_viewport(ratio=0.99)
                for step in outlook[card]["steps"]:
                    if step["type"] == "claim":
                        expect(visitor.lot(step["deed"])).to_have_attribute("aria-label", HERS)
                        expect(page.locator("[data-mark=chosen]")).to_have_count(1)
                page.keyboard.press("Escape")
            expect(page.locator("[data-mark]")).to_have_count(0)


@pytest.mark.slow
def test_what_a_card_says_fits_on_a_phone(browser: Browser, common: Served) -> None:
    id = common.keep(moments.busy().record)
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        page = visitor.sit_down(id)
        visitor.button("page-table-tab-ceres", page.get_by_role("navigation")).tap()
        sheet = page.locator(".sheet[role=dialog]")
        for number in range(4):
            sheet.locator("button.card").nth(number).tap()
            expect(page.locator(":popover-open")).to_be_in_viewport(ratio=0.99)
            page.keyboard.press("Escape")


def test_the_keys_are_listed_by_a_question_mark(visitor: Visitor) -> None:
    page = visitor.sit_down(visitor.served.new_game(seed=3))
    page.keyboard.press("?")
    dialog = visitor.find("dialog", "page-keys")
    expect(dialog.get_by_text(visitor.say("page-keys-income"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


@pytest.mark.slow
def test_keys_are_heard_while_the_window_changes_its_shape(visitor: Visitor) -> None:
    page = visitor.sit_down(visitor.served.new_game(seed=3))
    # The layout for phones is asked for, and does not come.
    page.route("**/PhoneLayout*.js", lambda _: None)
    with page.expect_request("**/PhoneLayout*.js"):
        page.set_viewport_size(SMALL_PHONE)
    page.keyboard.press("?")
    expect(visitor.find("dialog", "page-keys")).to_be_visible()
    expect(visitor.lot("A1")).to_be_attached()


def test_an_address_that_there_is_not_says_so(visitor: Visitor) -> None:
    visitor.visit("/games/nobody")
    expect(visitor.find("heading", "page-table-no-game")).to_be_visible()
    visitor.find("link", "page-to-start").click()
    expect(visitor.find("link", "page-home-new")).to_be_visible()


@pytest.mark.slow
def test_the_result_has_a_picture_to_keep(visitor: Visitor) -> None:
    id = visitor.served.keep(moments.over().record)
    page = visitor.sit_down(id)
    with page.expect_download() as download:
        visitor.button("page-result-picture").click()
    with download.value.path().open("rb") as picture:
        assert picture.read(8) == b"\x89PNG\r\n\x1a\n"
