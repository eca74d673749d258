"""The deal of a day in the browser: begun, finished, measured, shared, and practised afterwards."""

import pytest
from playwright.sync_api import Browser, expect

from browser import moments
from browser.serving import Served
from browser.visiting import PHONE, Visitor

pytestmark = pytest.mark.slow

TODAY = "2026-11-16"
NOON = f"{TODAY}T12:00:00Z"
LONGEST_TEXT = 280


def test_a_day_is_begun_once_and_goes_on(browser: Browser, served: Served) -> None:
    with Visitor.at(browser, served, PHONE) as visitor:
        page = visitor.page
        page.clock.set_fixed_time(NOON)
        visitor.visit()
        visitor.find("link", "page-day-play").click()
        visitor.button("page-day-play").click()
        visitor.lot("A1").wait_for()
        game = served.game(page.url.rpartition("/")[2])["view"]["game"]
        assert game["day"] == {"date": TODAY, "begun": TODAY, "practice": False}
        assert game["strict"]
        # After midnight it is still the attempt at its day, and there is another deal.
        page.clock.set_fixed_time("2026-11-17T00:10:00Z")
        visitor.visit("/days")
        expect(visitor.button("page-day-play")).to_be_visible()
        page.locator(f'[data-day="{TODAY}"]').click()
        expect(visitor.find("link", "page-home-go-on")).to_be_visible()


def test_a_finished_day_has_a_medal_and_a_text_to_share(browser: Browser, served: Served) -> None:
    id = served.keep(moments.day_before_its_end(TODAY))
    allowed = ["clipboard-read", "clipboard-write"]
    with Visitor.at(browser, served, permissions=allowed) as visitor:
        visitor.page.clock.set_fixed_time(NOON)
        page = visitor.sit_down(id)
        assert "par" not in served.game(id)["view"]["game"]
        visitor.play("income")
        visitor.button("page-scoring-go-on").click()
        par = page.get_by_role("table", name=visitor.say("page-day-par-leads"))
        expect(par.get_by_role("row")).to_have_count(5)
        expect(visitor.text("page-day-streak", days=1)).to_be_visible()
        assert served.game(id)["view"]["game"]["par"]["planner"] > 0
        visitor.button("page-day-copy").click()
        visitor.text("page-day-copied").wait_for()
        text: str = page.evaluate("() => navigator.clipboard.readText()")
        assert len(text) < LONGEST_TEXT
        assert text.splitlines()[3].endswith(f"/days?date={TODAY}")
        with page.expect_download() as saved:
            visitor.button("page-result-picture").click()
        assert saved.value.suggested_filename == f"ceres-{TODAY}.png"
        # Another attempt is practice.
        page.get_by_role("link", name=visitor.say("page-day-days")).click()
        visitor.button("page-day-practise").click()
        visitor.lot("A1").wait_for()
        begun = page.url.rpartition("/")[2]
        assert served.game(begun)["view"]["game"]["day"]["practice"]
        # A deleted attempt can be restored where it is missed.
        assert page.request.delete(f"/api/games/{id}").ok
        visitor.visit("/days")
        expect(visitor.text("page-day-deleted-over")).to_be_visible()
        visitor.button("page-games-restore").click()
        expect(visitor.find("link", "page-day-see")).to_be_visible()


def test_keys_lead_through_the_calendar(visitor: Visitor) -> None:
    visitor.page.clock.set_fixed_time(NOON)
    page = visitor.visit("/days")
    page.locator(f'[data-day="{TODAY}"]').focus()
    for key in ("ArrowUp", "ArrowLeft", "PageUp"):
        page.keyboard.press(key)
    reached = page.locator('[data-day="2026-10-08"]')
    expect(reached).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/days?date=2026-10-08")
    visitor.text("page-day-late").wait_for()
