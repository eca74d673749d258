"""The rules and rulings as pages: an address for each, search, and the way there and back."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser import moments
from browser.looking import faults_at
from browser.serving import Served
from browser.test_telling import SLOW
from browser.visiting import LAPTOP, PHONE, SMALL_PHONE, TOUCH, Visitor
from ceres.service.box import box
from ceres.text import catalogue, languages, rule

pytestmark = pytest.mark.slow

AT_THE_TOP = """(id) => {
    const { top } = document.getElementById(id).getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
}"""
ENTRIES = [entry for chapter in box()["rulebook"]["chapters"] for entry in chapter["entries"]]


def entry(page: Page, id: str) -> Locator:
    return page.locator(f"#rule-{id}")


def is_read(page: Page, id: str) -> None:
    """The entry is at the top of what is seen, and has the focus."""
    expect(entry(page, id)).to_be_focused()
    page.wait_for_function(AT_THE_TOP, arg=f"rule-{id}")


def test_every_rule_has_its_place(visitor: Visitor) -> None:
    page = visitor.visit("/rules")
    for each in ENTRIES:
        shown = entry(page, each["id"])
        expect(shown).to_have_count(1)
        assert (shown.locator("details").count() == 1) == each["ruled"], each["id"]


@pytest.mark.parametrize("address", ["C2", "c2", "V8", "X1", "monuments", "translations"])
def test_an_address_leads_to_its_entry(visitor: Visitor, address: str) -> None:
    page = visitor.visit(f"/rules/{address}")
    id = address.upper() if len(address) == 2 else address
    is_read(page, id)
    is_rule = id[0].isupper()
    title = visitor.say(f"rule{'' if is_rule else 'book'}-{id.lower()}-title")
    name = f"{id} {title}" if is_rule else title
    expect(page).to_have_title(visitor.say("page-rules-entry-title", title=name))


def test_an_address_that_there_is_not(visitor: Visitor) -> None:
    page = visitor.visit("/rules/C99")
    expect(page.get_by_role("alert")).to_have_text(visitor.say("page-rules-unknown", id="C99"))
    expect(entry(page, "C2")).to_be_attached()


def test_ids_in_texts_lead_on_and_back_leads_back(visitor: Visitor) -> None:
    page = visitor.visit("/rules/C2")
    is_read(page, "C2")
    entry(page, "C2").get_by_role("link", name="T3", exact=True).click()
    is_read(page, "T3")
    page.go_back()
    is_read(page, "C2")


@pytest.fixture(name="searching")
def _searching(visitor: Visitor) -> Page:
    page = visitor.visit("/rules")
    entry(page, "T1").wait_for()
    page.keyboard.press("/")
    expect(field(visitor)).to_be_focused()
    return page


def field(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("searchbox")


def found(page: Page) -> Locator:
    return page.locator("ol.found a")


def test_search_as_one_types(visitor: Visitor, searching: Page) -> None:
    searching.keyboard.type("bribe silver")
    marked = {text.lower() for text in found(searching).locator("mark").all_inner_texts()}
    assert marked == {"bribe", "silver"}
    expect(found(searching).first).to_contain_text("C7")
    expect(entry(searching, "T1")).to_be_hidden()
    searching.keyboard.press("Escape")
    expect(field(visitor)).to_have_value("")
    expect(entry(searching, "T1")).to_be_visible()


def test_what_is_looked_for_stands_in_the_address(visitor: Visitor, searching: Page) -> None:
    searching.keyboard.type("bribe silver")
    expect(searching).to_have_url(re.compile(r"/rules\?q=bribe\+silver$"))
    searching.reload()
    expect(field(visitor)).to_have_value("bribe silver")
    expect(found(searching).first).to_contain_text("C7")
    found(searching).first.click()
    expect(field(visitor)).to_have_value("")
    searching.go_back()
    expect(field(visitor)).to_have_value("bribe silver")


def test_a_rule_is_found_by_its_id(searching: Page) -> None:
    searching.keyboard.type("v8")
    expect(found(searching).first).to_contain_text("V8")
    searching.keyboard.press("Enter")
    is_read(searching, "V8")
    expect(searching).to_have_url(re.compile("/rules/V8$"))


def test_the_arrows_move_among_what_was_found(visitor: Visitor, searching: Page) -> None:
    searching.keyboard.type("park")
    searching.keyboard.press("ArrowDown")
    expect(found(searching).nth(0)).to_be_focused()
    searching.keyboard.press("ArrowDown")
    second = found(searching).nth(1)
    expect(second).to_be_focused()
    id = str(second.get_attribute("href")).rpartition("/")[2]
    searching.keyboard.press("Enter")
    is_read(searching, id)
    expect(field(visitor)).to_have_value("")


def test_up_and_escape_lead_back_to_the_field(visitor: Visitor, searching: Page) -> None:
    searching.keyboard.type("park")
    for key in ("ArrowUp", "Escape"):
        searching.keyboard.press("ArrowDown")
        expect(found(searching).first).to_be_focused()
        searching.keyboard.press(key)
        expect(field(visitor)).to_be_focused()


def test_nothing_is_found(visitor: Visitor, searching: Page) -> None:
    searching.keyboard.type("quadriga")
    expect(visitor.text("page-rules-nothing", query="quadriga")).to_be_visible()
    searching.keyboard.press("Enter")
    expect(field(visitor)).to_be_focused()


@pytest.mark.parametrize(("language", "query"), [("fr", "reclamer"), ("ko", "공원")])
def test_search_in_other_languages(
    browser: Browser, common: Served, language: str, query: str
) -> None:
    with Visitor.at(browser, common, language=language) as visitor:
        page = visitor.visit("/rules")
        field(visitor).fill(query)
        expect(found(page).locator("mark").first).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_the_rules_in_every_language(browser: Browser, common: Served, language: str) -> None:
    words = catalogue(language)
    with Visitor.at(browser, common, LAPTOP, language) as visitor:
        page = visitor.visit("/rules/V8")
        for id in ("T1", "C2", "V8", "X3"):
            title, text = rule(id, words)
            expect(entry(page, id)).to_contain_text(title)
            expect(entry(page, id)).to_contain_text(text)
        assert list(faults_at(page, LAPTOP)) == []


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_on_a_phone(browser: Browser, common: Served, size: object) -> None:
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        page = visitor.visit("/rules")
        page.locator("summary", has_text=visitor.say("page-rules-contents")).tap()
        visitor.find("navigation", "page-rules-contents").get_by_role("link", name="M2").tap()
        is_read(page, "M2")
        assert list(faults_at(page, size)) == []  # type: ignore[arg-type]


# There and back.


@pytest.fixture(name="reader")
def _reader(browser: Browser, common: Served) -> Iterator[Visitor]:
    """Somebody who is told Ceres' turns slowly, and whose clock can be put forward."""
    with Visitor.at(browser, common, pace="slow") as reader:
        reader.page.clock.install()
        yield reader


@pytest.mark.parametrize("way", ["link", "history"])
def test_from_a_turn_that_is_told_and_back(reader: Visitor, way: str) -> None:
    moment = moments.before_ceres("plant")
    id = reader.served.keep(moment.record)
    page = reader.sit_down(id)
    with page.expect_response("**/actions"):
        reader.play(str(moment.action))
    actions = reader.served.actions(id)
    step = page.locator("[aria-current=step]")
    told = step.get_attribute("aria-label")
    chip = page.locator("p.sentence button.rule").first
    name = chip.inner_text()
    title = page.title()
    chip.click()
    page.get_by_role("link", name=reader.say("page-rule-whole")).click()
    is_read(page, name)
    # The table beneath hears no keys, and its turn waits.
    for key in ("i", "i", "Space", "s"):
        page.keyboard.press(key)
    page.clock.fast_forward(2 * SLOW)
    if way == "link":
        page.get_by_role("link", name=reader.say("page-rules-back-game")).click()
    else:
        page.go_back()
    expect(page).to_have_url(re.compile(f"/games/{id}$"))
    expect(step).to_have_attribute("aria-label", str(told))
    expect(chip).to_be_focused()
    assert page.title() == title
    assert reader.served.actions(id) == actions
    page.clock.fast_forward(2 * SLOW)  # now it goes on
    expect(step).not_to_have_attribute("aria-label", str(told))


def test_the_title_is_in_the_language_spoken(visitor: Visitor) -> None:
    """On the rules, and on the table beneath them when one comes back."""
    page = visitor.sit_down(visitor.served.new_game(seed=7))
    page.evaluate("() => history.pushState(null, '', '/rules')")
    page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
    expect(page).to_have_title(visitor.say("page-rules-title"))
    visitor.button("page-settings").filter(visible=True).click()
    choice = page.get_by_label(visitor.say("page-settings-language"), exact=True)
    choice.filter(visible=True).select_option("de")
    german = catalogue("de")
    expect(page).to_have_title(german.say("page-rules-title"))
    page.go_back()
    expect(page).to_have_title(german.say("page-table-title", era=1, you=0, ceres=0))


def test_from_a_new_game_and_back(visitor: Visitor) -> None:
    page = visitor.visit("/new")
    variant = visitor.say("variant-wild-monuments")
    chosen = page.get_by_role("checkbox", name=variant)
    chosen.check()
    page.get_by_role("link", name=visitor.say("page-new-rule", title=variant)).click()
    is_read(page, "X2")
    page.get_by_role("link", name=visitor.say("back"), exact=True).click()
    expect(chosen).to_be_checked()


def test_from_the_first_screen(visitor: Visitor) -> None:
    page = visitor.visit()
    page.get_by_role("link", name=visitor.say("page-home-rules"), exact=True).click()
    expect(visitor.find("heading", "page-rules-title")).to_be_visible()
    page.get_by_role("link", name=visitor.say("back"), exact=True).click()
    expect(page).to_have_url(re.compile("/$"))


def test_the_language_can_be_changed_there(visitor: Visitor) -> None:
    page = visitor.visit("/rules/C2")
    visitor.button("page-settings").click()
    page.get_by_label(visitor.say("page-settings-language"), exact=True).select_option("de")
    expect(entry(page, "C2")).to_contain_text(rule("C2", catalogue("de"))[0])
