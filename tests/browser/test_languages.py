"""Every screen in every language: complete, in its language, whole, and for everyone."""

from collections.abc import Iterator
from itertools import cycle
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.looking import (
    barriers,
    english_left,
    faint_texts,
    faults_at,
    resize,
    small_targets,
    untidy,
)
from browser.newness import Newness
from browser.screens import SHOWS
from browser.serving import Served
from browser.visiting import LAPTOP, PHONE, SMALL_PHONE, TOUCH, WIDE, ZOOMED, Visitor
from ceres.text import languages

pytestmark = pytest.mark.slow


class Screens(NamedTuple):
    """Screens that have the same layout."""

    sizes: tuple[ViewportSize, ...]
    touch: bool


LAYOUTS: Final = {
    "laptop": Screens((WIDE, LAPTOP, ZOOMED), touch=False),
    "phone": Screens((PHONE, SMALL_PHONE), touch=True),
}
# Both layouts in English, and in German, which has the longest words; the others take turns, as a
# walk takes a minute.
EVERYWHERE: Final = ("en", "de")
OTHERS: Final = [language for language in languages() if language not in EVERYWHERE]
WALKS: Final = [
    *((language, layout) for language in EVERYWHERE for layout in LAYOUTS),
    *zip(OTHERS, cycle(reversed(LAYOUTS)), strict=False),
]


def look(page: Page, language: str, screens: Screens, newness: Newness) -> Iterator[str]:
    """Yield what is wrong with what is shown."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    for size in screens.sizes:
        yield from faults_at(page, size)
        # The commonest laptop.
        if size is LAPTOP:
            yield from untidy(page)
    resize(page, screens.sizes[0])
    # Colours and structure are the same in every language.
    if language in EVERYWHERE and (parts := newness.parts(page)):
        yield from faint_texts(page, parts) if language == "en" else barriers(page)
    if screens.touch:
        yield from small_targets(page)
    left = english_left(page, language)
    if left:
        yield f"says in English: {sorted(left)}"


# In a group each: all of them one after the other would keep one worker busy to the end.
@pytest.mark.parametrize(
    ("language", "layout"),
    [pytest.param(*walk, marks=pytest.mark.xdist_group("-".join(walk))) for walk in WALKS],
)
def test_every_screen_is_whole(
    browser: Browser, served: Served, language: str, layout: str
) -> None:
    screens = LAYOUTS[layout]
    touch = TOUCH if screens.touch else {}
    faults: list[str] = []
    newness = Newness()
    with Visitor.at(browser, served, screens.sizes[0], language, **touch) as visitor:
        for show in SHOWS:
            for shown in show(visitor):
                found = look(visitor.page, language, screens, newness)
                faults += [f"{shown}: {fault}" for fault in found]
    assert "\n".join(dict.fromkeys(faults)) == ""
