"""Every screen in every language: complete, in its language, and nothing is cut off."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from browser import moments
from browser.looking import english_left, faults_at
from browser.serving import Served
from browser.visiting import LAPTOP, PHONE, SMALL_PHONE, TOUCH, WIDE, Visitor
from ceres.text import languages

pytestmark = pytest.mark.slow


class Screens(NamedTuple):
    """Screens that have the same layout."""

    sizes: tuple[ViewportSize, ViewportSize]
    touch: bool


LAYOUTS: Final = {
    "laptop": Screens((WIDE, LAPTOP), touch=False),
    "phone": Screens((PHONE, SMALL_PHONE), touch=True),
}
# Shows something, and stops whenever there is something to look at.
Show = Callable[[Visitor], Iterator[str]]


def first_screen(visitor: Visitor) -> Iterator[str]:
    visitor.visit()
    visitor.text("page-home-about").wait_for()
    yield "home, for the first time"
    visitor.visit("/new")
    visitor.button("page-new-begin").wait_for()
    yield "new game"
    visitor.page.get_by_label(visitor.say("page-new-seed")).fill("no number")
    yield "new game with a bad seed"


def kept_games(visitor: Visitor) -> Iterator[str]:
    served, page = visitor.served, visitor.page
    strict = served.new_game(seed=1, strict=True, monuments=True, variants=["wild-monuments"])
    served.play(strict, "income")
    served.keep(moments.over().record)
    served.keep({**moments.choice().record, "x-peeked": 1})
    visitor.visit()
    visitor.find("heading", "page-games-title").wait_for()
    yield "kept games"
    visitor.button("page-games-delete").first.click()
    visitor.text("page-games-is-deleted").wait_for()
    yield "a game is deleted"
    for number in (1, 2):
        page.get_by_role("tab").nth(number).click()
        yield f"list {number} of kept games"
    page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"7"}
    )
    visitor.find("dialog", "page-games-import-failed").wait_for()
    yield "a file that is no game"


def table(visitor: Visitor) -> Iterator[str]:
    page = visitor.sit_down(visitor.served.keep(moments.busy().record))
    yield "table"
    yield from _panels(visitor)
    dear = page.locator("[data-deed]").last
    dear.press("Enter")
    yield "a Deed in the hand"
    page.keyboard.press("Escape")
    _tray(visitor).first.press("Enter")
    yield "a piece over the city"
    page.keyboard.press("Escape")
    visitor.button("page-settings").click()
    visitor.find("dialog", "page-settings").wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    visitor.find("dialog", "page-keys").wait_for()
    yield "keys"
    page.keyboard.press("Escape")
    visitor.take_back.click()
    visitor.find("dialog", "page-undo-asks").wait_for()
    yield "past a reveal"


def _panels(visitor: Visitor) -> Iterator[str]:
    """The panels beside the city, or on a phone over it."""
    page = visitor.page
    tabs = page.get_by_role("tab").or_(page.get_by_role("navigation").get_by_role("button"))
    for number in range(tabs.count()):
        tabs.nth(number).click()
        page.locator("details").evaluate_all("(all) => all.forEach((each) => (each.open = true))")
        yield f"panel {number + 1}"
    if page.get_by_role("navigation").count():
        page.keyboard.press("Escape")
        page.locator("section.sheet").wait_for(state="detached")


def _tray(visitor: Visitor) -> Locator:
    """The pieces of the tray that have a place."""
    return visitor.page.locator("[data-tray]:has(.places)")


def ceres_turn(visitor: Visitor) -> Iterator[str]:
    for step in ("claim", "plant", "bribe", "deed-flip", "no-claim"):
        moment = moments.before_ceres(step)
        page = visitor.sit_down(visitor.served.keep(moment.record))
        with page.expect_response("**/actions"):
            visitor.play(str(moment.action))
        pause = visitor.button("page-telling-pause")
        pause.click()
        while (current := page.locator("[aria-current=step]")).count():
            yield f"Ceres' turn: {current.get_attribute('aria-label')}"
            visitor.button("page-telling-next").click()


def choices(visitor: Visitor) -> Iterator[str]:
    for moment in (moments.choice(), moments.monument_choice()):
        visitor.sit_down(visitor.served.keep(moment.record))
        yield "a choice for Ceres"
        visitor.page.get_by_role("radio").first.press("Space")
        yield "a choice for Ceres, picked"


def scoring(visitor: Visitor) -> Iterator[str]:
    moment = moments.before_scoring(1)
    page = visitor.sit_down(visitor.served.keep(moment.record))
    with page.expect_response("**/actions"):
        visitor.play(str(moment.action))
    visitor.button("page-telling-skip").click()
    visitor.scoring.wait_for()
    yield "scoring"


def result(visitor: Visitor) -> Iterator[str]:
    page = visitor.sit_down(visitor.served.keep(moments.over().record))
    page.get_by_role("article").get_by_role("img").wait_for()
    yield "result"
    yield from _panels(visitor)


def messages(visitor: Visitor) -> Iterator[str]:
    visitor.visit("/games/7")
    visitor.find("heading", "page-table-no-game").wait_for()
    yield "a game that there is not"


SHOWS: Final[tuple[Show, ...]] = (
    first_screen,
    kept_games,
    table,
    ceres_turn,
    choices,
    scoring,
    result,
    messages,
)


def look(page: Page, language: str, screens: Screens) -> Iterator[str]:
    """What is wrong with what is shown."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    for size in screens.sizes:
        yield from faults_at(page, size)
    left = english_left(page, language)
    if left:
        yield f"says in English: {sorted(left)}"


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", languages())
def test_every_screen_is_whole(
    browser: Browser, served: Served, language: str, layout: str
) -> None:
    screens = LAYOUTS[layout]
    touch = TOUCH if screens.touch else {}
    faults: list[str] = []
    with Visitor.at(browser, served, screens.sizes[0], language, "slow", **touch) as visitor:
        for show in SHOWS:
            for shown in show(visitor):
                faults += [f"{shown}: {fault}" for fault in look(visitor.page, language, screens)]
                visitor.page.set_viewport_size(screens.sizes[0])
    assert "\n".join(dict.fromkeys(faults)) == ""
