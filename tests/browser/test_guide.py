"""How to play, its summary, and what the program is: inside the page, from wherever one is."""

import re

import pytest
from playwright.sync_api import Page, expect

import ceres
from browser.visiting import Visitor
from ceres.text import catalogue

pytestmark = pytest.mark.slow

# The pictures are loaded once they are in sight.
LOADED = "() => document.querySelector('#guide-about ~ p img')?.naturalWidth > 0"
AT_THE_TOP = """(id) => {
    const { top } = document.getElementById(id).getBoundingClientRect();
    return top >= 0 && top < innerHeight / 3;
}"""


def is_read(page: Page, section: str) -> None:
    """The section is at the top of what is seen."""
    expect(page.locator(f"#guide-{section}")).to_be_focused()
    page.wait_for_function(AT_THE_TOP, arg=f"guide-{section}")


def test_how_to_play_from_the_table_and_back(visitor: Visitor) -> None:
    """By the menu and by `?`, with its pictures; the game is as it was."""
    id = visitor.served.new_game(seed=7)
    page = visitor.sit_down(id)
    visitor.button("page-game-menu").click()
    visitor.find("menuitem", "page-home-guide").click()
    page.wait_for_function(LOADED)
    contents = visitor.find("navigation", "page-rules-contents")
    contents.get_by_role("link", name="Scoring").click()
    is_read(page, "scoring")
    page.locator("#guide-scoring").get_by_role("link", name="V1", exact=True).click()
    expect(page.locator("#rule-V1")).to_be_focused()
    page.get_by_role("link", name=visitor.say("page-rules-back-game")).click()
    visitor.lot("A1").wait_for()
    page.keyboard.press("?")
    keys = visitor.find("dialog", "page-keys")
    keys.get_by_role("link", name=visitor.say("page-home-rules"), exact=True).click()
    expect(visitor.find("heading", "page-rules-title")).to_be_visible()
    page.get_by_role("searchbox").fill("money")
    expect(page.locator("ol.found mark").first).to_have_text("silver")
    page.get_by_role("searchbox").fill("lozenge")
    page.locator("ol.found a[href*=how-to-play]").first.click()
    page.locator("[id^=guide-]:focus").wait_for()
    page.go_back()
    page.get_by_role("link", name=visitor.say("page-rules-back-game")).click()
    expect(page).to_have_url(re.compile(f"/games/{id}$"))


def test_an_address_leads_to_its_section_in_another_language(visitor: Visitor) -> None:
    page = visitor.visit("/how-to-play/no-claim")
    is_read(page, "no-claim")
    visitor.button("page-settings").click()
    page.get_by_label(visitor.say("page-settings-language"), exact=True).select_option("de")
    german = catalogue("de")
    expect(page).to_have_title(german.say("page-home-guide"))
    expect(page.locator("#guide-no-claim")).to_contain_text("beanspruchen")


def test_the_summary_is_printed_by_itself(visitor: Visitor) -> None:
    """On one page, without what is around it."""
    page = visitor.visit("/how-to-play/summary")
    button = visitor.button("page-rules-print")
    button.wait_for()
    page.emulate_media(media="print")
    for around in (button, page.locator("header"), page.get_by_role("navigation")):
        expect(around.first).to_be_hidden()
    expect(page.get_by_role("table").first).to_be_visible()
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 1


def test_about_says_what_runs(visitor: Visitor) -> None:
    """The version, the engine, what is rebuilt, and licences."""
    page = visitor.visit()
    page.get_by_role("link", name=visitor.say("page-home-program"), exact=True).click()
    expect(page.locator("[data-about=version]")).to_have_text(ceres.__version__)
    how = "compiled" if ceres.COMPILED else "interpreted"
    expect(page.locator("[data-about=engine]")).to_contain_text(f"{how}, on the server")
    expect(page.locator("#guide-ours")).to_be_visible()
    licence = page.locator("details", has_text="Pyodide")
    licence.locator("summary").click()
    expect(licence.locator("pre")).to_contain_text("Mozilla Public License Version 2.0")
