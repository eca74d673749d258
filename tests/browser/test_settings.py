"""Language, colours, pace and motion: chosen anywhere, and remembered."""

import pytest
from playwright.sync_api import Browser, Page, expect

import ceres
from browser import moments
from browser.serving import Served
from browser.visiting import SMALL_PHONE, Visitor
from ceres.text import catalogue, languages

pytestmark = pytest.mark.slow

# All that moves for longer than an eye could see.
MOVING = """() => document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().duration > 20).length"""


def settings_of(visitor: Visitor) -> None:
    visitor.button("page-settings").click()
    visitor.find("dialog", "page-settings").wait_for()


def theme_of(page: Page) -> object:
    return page.evaluate("() => document.documentElement.dataset.theme")


def test_every_language_is_chosen_on_the_first_screen(visitor: Visitor) -> None:
    page = visitor.visit()
    choice = page.locator("select")
    for language in languages():
        choice.select_option(language)
        expect(page.get_by_text(catalogue(language).say("subtitle"))).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_is_remembered(visitor: Visitor) -> None:
    page = visitor.visit()
    page.get_by_label(visitor.say("page-settings-language")).select_option("ko")
    subtitle = page.get_by_text(catalogue("ko").say("subtitle"))
    expect(subtitle).to_be_visible()
    page.reload()
    expect(subtitle).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ko")


def test_what_is_chosen_in_one_tab_holds_in_the_others(visitor: Visitor) -> None:
    page, second = visitor.visit(), visitor.open_tab()
    second.goto("/")
    visitor.find("radio", "page-settings-theme-dark", second).check(force=True)
    second.get_by_label(visitor.say("page-settings-language")).select_option("ko")
    expect(page.get_by_text(catalogue("ko").say("subtitle"))).to_be_visible()
    assert theme_of(page) == "dark"


def test_the_page_begins_in_the_language_of_the_browser(browser: Browser, common: Served) -> None:
    context = browser.new_context(locale="ko-KR", base_url=common.url)
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_text(catalogue("ko").say("subtitle"))).to_be_visible()
    context.close()


def test_the_settings_say_which_form_of_the_engine_runs(visitor: Visitor) -> None:
    visitor.sit_down(visitor.served.new_game(seed=7))
    settings_of(visitor)
    how = "compiled" if ceres.COMPILED else "interpreted"
    engine = visitor.find("dialog", "page-settings").locator("[data-about=engine]")
    expect(engine).to_contain_text(f"{how}, on the server")


def test_the_colours_are_chosen_and_remembered(visitor: Visitor) -> None:
    page = visitor.visit()
    visitor.find("radio", "page-settings-theme-dark").check(force=True)
    assert theme_of(page) == "dark"
    page.reload()
    expect(visitor.find("radio", "page-settings-theme-dark")).to_be_checked()
    assert theme_of(page) == "dark"


def test_the_colours_follow_the_system_unless_they_were_chosen(visitor: Visitor) -> None:
    page = visitor.visit()
    assert theme_of(page) == "light"
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_everything_is_chosen_at_the_table_too(visitor: Visitor) -> None:
    page = visitor.sit_down(visitor.served.new_game(seed=3))
    settings_of(visitor)
    visitor.find("radio", "page-settings-pace-quick").check(force=True)
    visitor.find("radio", "page-settings-theme-dark").check(force=True)
    page.get_by_label(visitor.say("page-settings-language")).select_option("it")
    turn = catalogue("it").say("page-table-your-turn")
    expect(page.get_by_text(turn)).to_be_visible()
    page.reload()
    expect(page.get_by_text(turn)).to_be_visible()
    assert theme_of(page) == "dark"
    page.get_by_role("button", name=catalogue("it").say("page-settings"), exact=True).click()
    quick = catalogue("it").say("page-settings-pace-quick")
    expect(page.get_by_role("radio", name=quick, exact=True)).to_be_checked()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_on_a_small_phone_each_choice_is_one_row(
    browser: Browser, common: Served, language: str
) -> None:
    with Visitor.at(browser, common, SMALL_PHONE, language) as visitor:
        visitor.visit("/new")
        settings_of(visitor)
        themes = visitor.find("group", "page-settings-theme").locator("label")
        tops = {box["y"] for label in themes.all() if (box := label.bounding_box())}
        assert len(tops) == 1


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_where_motion_is_unwelcome(
    browser: Browser, common: Served, motion: str
) -> None:
    moment = moments.before_ceres("plant")
    with Visitor.at(browser, common, pace="slow", reduced_motion=motion) as visitor:
        page = visitor.sit_down(common.keep(moment.record))
        with page.expect_response("**/actions"):
            visitor.play(str(moment.action))
        visitor.button("page-next").click()
        moving = page.evaluate(MOVING)
        assert moving == 0 if motion == "reduce" else moving > 0
