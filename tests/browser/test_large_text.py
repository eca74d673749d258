"""Letters twice as large: everything is still there, and nothing lies beside the screen."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from browser import coach_screens, moments
from browser.looking import faults_at
from browser.serving import Served
from browser.visiting import PHONE, TOUCH, Visitor

pytestmark = pytest.mark.slow

# The page sets its letters an eighth larger than the browser has them.
TWICE: Final = "() => (document.documentElement.style.fontSize = '225%')"
# Figures of the table's head that lie over each other or beside the screen.
CROWDED: Final = """() => {
    const boxes = [...document.querySelectorAll("[data-figure]")]
        .filter((each) => each.checkVisibility() && !each.closest("main"))
        .map((each) => [each.dataset.figure, each.getBoundingClientRect()]);
    const over = (one, other) =>
        one.left < other.right - 1 && other.left < one.right - 1 &&
        one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return boxes.flatMap(([name, box], index) => [
        ...(box.left < 0 || box.right > screen.width ? [`${name} is cut off`] : []),
        ...boxes.slice(index + 1)
            .filter(([, other]) => over(box, other))
            .map(([other]) => `${name} and ${other} lie over each other`),
    ]);
}"""


def test_on_a_phone_nothing_is_cut_off(browser: Browser, served: Served) -> None:
    busy = served.keep(moments.busy().record)
    over = served.keep(moments.over().record)
    served.keep(moments.day("2026-11-14", "gold"))
    screens = {
        "/": "main .button",
        "/new": "form",
        "/real": "form",
        "/box": "main button",
        "/mine": "main table",
        "/ladder": "main li",
        "/achievements": "main li",
        "/rules/C2": "#rule-C2",
        "/how-to-play": "#guide-about",
        "/how-to-play/summary": "main table",
        "/about": "[data-about=engine]",
        "/learn": "section.guide",
        f"/games/{busy}": "[data-lot]",
        f"/games/{over}": "article",
        f"/replay/{over}?at=20": "[data-lot]",
        "/days?date=2026-11-14": "main .button",
        f"/compare/{over}": "textarea",
        "/games/7": "h1",
    }
    faults: list[str] = []
    with Visitor.at(browser, served, PHONE, "de", **TOUCH) as visitor:
        for path, there in screens.items():
            page = visitor.visit(path)
            page.locator(there).first.wait_for()
            faults += [f"{path}: {fault}" for fault in crowded(page)]
    assert "\n".join(faults) == ""


def test_what_the_coach_says_is_not_cut_off(browser: Browser, served: Served) -> None:
    faults: list[str] = []
    with Visitor.at(browser, served, PHONE, "de", **TOUCH) as visitor:
        for show in coach_screens.SHOWS:
            for name in show(visitor):
                faults += [f"{name}: {fault}" for fault in crowded(visitor.page)]
    assert "\n".join(faults) == ""


def crowded(page: Page) -> list[str]:
    """What is cut off or lies over something else when letters are twice as large."""
    page.evaluate(TWICE)
    found = [*faults_at(page, PHONE), *page.evaluate(CROWDED)]
    page.evaluate("() => document.documentElement.style.removeProperty('font-size')")
    return found
