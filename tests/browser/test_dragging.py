"""Dragging pieces out of the tray, as a slow hand does and as a finger does."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.serving import Served
from browser.visiting import PHONE, TOUCH, Visitor

pytestmark = pytest.mark.slow

# A seed that begins with C1 and D1 side by side.
SEED = 3


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_slow_hand_builds_the_piece_that_was_pressed(visitor: Visitor) -> None:
    """Whatever other pieces the mouse crosses on its way."""
    id = visitor.served.new_game(seed=SEED)
    page = visitor.sit_down(id)
    page.mouse.move(*middle(visitor.in_tray("grand-library")))
    page.mouse.down()
    page.mouse.move(*middle(visitor.in_tray("domus-maxima")), steps=20)
    expect(page.locator("[data-dragged=grand-library]")).to_be_visible()
    page.mouse.move(*middle(visitor.lot("D1")), steps=40)
    expect(page.locator("[data-ghost='C1 D1']")).to_be_attached()
    with visitor.acting():
        page.mouse.up()
    assert visitor.served.actions(id) == ["build grand-library C1 D1"]


def test_what_is_dropped_beside_the_city_or_to_be_confirmed_is_not_built(visitor: Visitor) -> None:
    id = visitor.served.new_game(seed=SEED)
    page = visitor.sit_down(id)
    visitor.button("page-settings").click()
    visitor.find("switch", "page-settings-confirm").check(force=True)
    page.keyboard.press("Escape")
    for target, lies in ((visitor.find("region", "page-table-bar"), 0), (visitor.lot("C1"), 1)):
        page.mouse.move(*middle(visitor.in_tray("domus")))
        page.mouse.down()
        page.mouse.move(*middle(target), steps=20)
        page.mouse.up()
        expect(page.locator("[data-ghost=C1]")).to_have_count(lies)
        expect(visitor.in_tray("domus")).to_have_attribute("aria-pressed", str(bool(lies)).lower())
    bar = visitor.find("region", "page-table-bar")
    page.mouse.move(*middle(visitor.lot("F5")), steps=5)  # it stays where it was laid
    assert visitor.served.actions(id) == []
    with visitor.acting():
        visitor.button("page-table-do-build", bar).click()
    assert visitor.served.actions(id) == ["build domus C1"]


class Fingertip:
    """A finger on the screen, which moves in small steps."""

    def __init__(self, page: Page) -> None:
        """Touch this page."""
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def press(self, at: tuple[float, float]) -> None:
        self._at = at
        self._send("touchStart", [at])

    def move(self, to: tuple[float, float], steps: int = 15) -> None:
        (x, y), (left, top) = to, self._at
        for step in range(1, steps + 1):
            part = step / steps
            self._send("touchMove", [(left + (x - left) * part, top + (y - top) * part)])
        self._at = to

    def lift(self) -> None:
        self._send("touchEnd", [])

    def _send(self, type: str, points: list[tuple[float, float]]) -> None:
        touches: list[dict[str, Any]] = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": touches})
        self._page.evaluate("() => new Promise(requestAnimationFrame)")


def test_a_finger_drags_a_piece_above_itself_and_still_scrolls(
    browser: Browser, common: Served
) -> None:
    id = common.new_game(seed=SEED)
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        page = visitor.sit_down(id)
        finger = Fingertip(page)
        ghost = page.locator("[data-ghost]")
        # Sideways, the strip scrolls.
        finger.press(middle(visitor.in_tray("pottery")))
        finger.move((20, middle(visitor.in_tray("pottery"))[1]))
        finger.lift()
        page.wait_for_function("() => document.querySelector('.quick .row').scrollLeft > 50")
        expect(page.locator("[data-tray][aria-pressed=true]")).to_have_count(0)
        # Upwards, it drags.
        x, y = middle(visitor.lot("D3"))
        piece = visitor.in_tray("pottery")
        finger.press(middle(piece))
        finger.move((x, y + 80))
        expect(ghost).to_have_attribute("data-ghost", "D3 D4")
        finger.lift()
        assert common.actions(id) == []
        visitor.button("page-table-cancel").tap()
        # In the sheet, upwards it scrolls, and after a rest it drags.
        visitor.button("page-table-tab-build", page.get_by_role("navigation")).tap()
        sheet = page.locator(".sheet[role=dialog]")
        piece = sheet.locator("[data-tray=fountain]")
        finger.press(middle(piece))
        finger.move((middle(piece)[0], 200))
        finger.lift()
        expect(page.locator("[data-tray][aria-pressed=true]")).to_have_count(0)
        finger.press(middle(piece))
        expect(page.locator("[data-dragged=fountain]")).to_be_attached()
        x, y = middle(visitor.lot("F5"))
        finger.move((x, y + 60))
        expect(ghost).to_have_attribute("data-ghost", "F5")
        finger.lift()
        expect(sheet).to_have_count(0)
        with visitor.acting():
            bar = visitor.find("region", "page-table-bar")
            visitor.button("page-table-do-build", bar).tap()
        assert common.actions(id) == ["build fountain F5"]
