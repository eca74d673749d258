"""What a screen reader is told: what changes by itself is announced, and nothing is said twice."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.coaching import hire_coach
from browser.serving import Served
from browser.tableside import TableSide
from browser.visiting import PHONE, TOUCH, Visitor

pytestmark = pytest.mark.slow

# Hears as screen readers do: what comes into a region that was there before.
LISTENS = """
window.heard = [];
const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]";
new MutationObserver((changes) => {
  const added = new Set(changes.flatMap(({addedNodes}) => [...addedNodes]));
  const isNew = (region) => [...added].some((each) => each.contains(region));
  const regions = changes.map(({target}) => (target.closest ? target : target.parentElement))
    .map((each) => each?.closest(LIVE)).filter((each) => each?.isConnected && !isNew(each));
  for (const region of new Set(regions)) heard.push(region.textContent.replace(/\\s+/g, " "));
}).observe(document, {childList: true, characterData: true, subtree: true});
"""
# What a button is called, and what its tooltip adds.
SAID_OF_BUTTONS = """() => [...document.querySelectorAll("button[aria-label][title]:enabled")]
    .map((each) => [each.ariaLabel, each.title])"""
FOCUSED = "() => document.activeElement.tagName"


def hears(page: Page, words: str) -> None:
    """Wait until something with these words was announced."""
    page.wait_for_function("(words) => heard.some((each) => each.includes(words))", arg=words)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_turn_is_told_and_the_keyboard_stays(
    browser: Browser, common: Served, language: str
) -> None:
    """What is asked, what you did, each of her steps; Tab leads on from where one was."""
    with Visitor.at(browser, common, language=language, pace="quick") as visitor:
        id = common.new_game(seed=7)
        visitor.context.add_init_script(LISTENS)
        page = visitor.sit_down(id)
        income = page.locator("section.bar .primary")
        income.focus()
        with visitor.acting():
            page.keyboard.press("Enter")
        hears(page, visitor.say("event-income", silver=5, shown=0))
        hears(page, visitor.say("event-no-room", vp=1))
        hears(page, visitor.say("page-table-your-turn"))
        assert page.evaluate(FOCUSED) != "BODY"
        # The same step three times is announced three times.
        told = page.evaluate("heard").count(visitor.say("event-no-room", vp=1))
        assert told == 3


def test_a_thing_is_said_once(browser: Browser, common: Served) -> None:
    """A tooltip says what the name says; what is pointed at is not announced as well."""
    with Visitor.at(browser, common) as visitor:
        visitor.context.add_init_script(LISTENS)
        page = visitor.sit_down(common.new_game(seed=7, monuments=True))
        for label, title in page.evaluate(SAID_OF_BUTTONS):
            assert title == label
        before = page.evaluate("heard.length")
        page.keyboard.press("Tab")  # so that the focus is seen
        visitor.in_tray("domus").focus()
        expect(page.locator("section.bar .words > p").first).to_be_visible()
        assert page.evaluate("heard.length") == before


def test_what_an_action_changes_has_names(browser: Browser, common: Served) -> None:
    with Visitor.at(browser, common) as visitor:
        visitor.context.add_init_script(LISTENS)
        page = visitor.sit_down(common.new_game(seed=7))
        page.locator("[data-tray=domus]").press("Enter")
        hears(page, f"{visitor.say('page-change-about', what='population')}: 0 → 1")


def test_the_steps_at_a_real_table_are_told(browser: Browser, common: Served) -> None:
    """Each screen, with all that hands do."""
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        visitor.context.add_init_script(LISTENS)
        side = TableSide.follows(visitor, 3)
        told = 0
        side.settles()
        while side.at != ["do"] or side.view["turns"] < 2:
            page = side.page
            if side.at[0] == "ceres":
                for hands in page.locator(".hands li").all_inner_texts():
                    told += 1
                    if side.at != ["ceres", "0", "0"]:  # the first screen is read, not announced
                        hears(page, hands)
            side.step()
            side.settles()
        assert told > 15


def test_a_hint_is_told(browser: Browser, common: Served) -> None:
    """When it has been found, and each part that is asked for."""
    with Visitor.at(browser, common) as visitor:
        visitor.context.add_init_script(LISTENS)
        hire_coach(visitor)
        page = visitor.sit_down(common.new_game(seed=7))
        visitor.button("page-table-hint").click()
        for part in ("where", "action"):
            show = visitor.button(f"page-coach-show-{part}")
            if part == "action" or show.count():
                show.click()
            told = page.locator(f"[data-coach={part}]").inner_text().strip()
            hears(page, told.splitlines()[0])
