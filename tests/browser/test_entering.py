"""Entering what was drawn at a real table: what is picked is seen, fits, and is quickly entered."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import moments
from browser.real_screens import EARS, ME, laid
from browser.serving import Served
from browser.tableside import TableSide
from browser.visiting import PHONE, SMALL_PHONE, TOUCH, Visitor

pytestmark = pytest.mark.slow

COLOUR = "(button) => getComputedStyle(button).backgroundColor"
# A browser with one English voice, and a list of what it was asked to say.
VOICE = """
window.said = [];
const voice = {lang: "en-GB", name: "Livia", localService: true, default: true};
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
const speechSynthesis = {
  getVoices: () => [voice], addEventListener: () => {}, cancel: () => (window.said = []),
  speak: ({text, lang}) => window.said.push(`${lang} ${text}`),
};
Object.defineProperty(window, "speechSynthesis", {value: speechSynthesis});
"""
NO_EARS = "delete window.webkitSpeechRecognition; delete window.SpeechRecognition;"


def test_what_is_asked_for_can_be_picked(browser: Browser, common: Served) -> None:
    """Deeds, tiles and Monuments of the set-up, then a single card."""
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        side = TableSide.begins(visitor, 11, monuments=True)
        _until_asked(side, "your-deeds")
        # A touch screen takes the Deed that was tapped last for hovered.
        deeds = [side.pick(deed) for deed in side.draw().drawn]
        for deed in deeds:
            deed.tap()
        assert len({deed.evaluate(COLOUR) for deed in deeds}) == 1
        side.go_on()
        _until_asked(side, "first-tiles")
        _all_tiles_are_in_sight(side.page)
        _until_asked(side, "supply")
        side.pick("lighthouse").tap()
        expect(side.pick("tower-of-wonders")).to_be_disabled()
        side.pick("lighthouse").tap()
        expect(side.pick("tower-of-wonders")).to_be_enabled()
        side.answer()
        side.until("do")
        side.act()
        _until_asked(side, "flip")
        _a_single_card_is_one_tap(side)


def _until_asked(side: TableSide, why: str) -> None:
    side.until("ask")
    while side.page.locator("[data-ask]").get_attribute("data-ask") != why:
        side.step()
        side.until("ask")


def _all_tiles_are_in_sight(page: Page) -> None:
    tiles = page.locator("[data-pick]")
    expect(tiles).to_have_count(8)
    for tile in tiles.all():
        expect(tile).to_be_in_viewport(ratio=1)
    expect(page.locator(".more")).to_have_count(0)


def _a_single_card_is_one_tap(side: TableSide) -> None:
    """A wrong one is taken back as quickly, and then another one tapped."""
    (card,) = side.draw().drawn
    wrong = side.page.locator(f'[data-pick]:enabled:not([data-pick="{card}"])').first
    side.go_on(wrong)
    expect(side.page.locator("[data-step]")).to_be_visible()
    side.go_on(side.visitor.button("page-real-mistapped"))
    side.go_on(side.pick(card))
    assert card in side.view["table"]["ceres"]["row"]
    side.go_on()
    expect(side.visitor.button("page-real-mistapped")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "ko"])
def test_a_tile_is_picked_on_a_small_phone(browser: Browser, common: Served, language: str) -> None:
    """The city above makes room for the eight kinds."""
    moment = moments.before_ceres("plant")
    real = laid(moment.record, ME)
    id = common.keep(real.game.record())
    common.play(id, str(moment.action))
    real.play(str(moment.action))
    while (due := real.due) is not None and due.deck != "tiles":
        common.enter(id, *due.drawn)
        real.enter(list(due.drawn))
    with Visitor.at(browser, common, SMALL_PHONE, language, **TOUCH) as visitor:
        _all_tiles_are_in_sight(visitor.visit(f"/real/{id}?at=ask"))


def test_the_steps_are_read_aloud(browser: Browser, common: Served) -> None:
    """Once that is turned on: what happens and what to do, and again at the touch of a button."""
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        visitor.context.add_init_script(VOICE)
        side = TableSide.follows(visitor, 3)
        side.until("do")
        page = side.page
        assert page.evaluate("said") == []
        page.goto(f"/real/{side.id}?at=menu")
        page.get_by_role("switch", name=visitor.say("page-real-aloud")).check(force=True)
        page.goto(f"/real/{side.id}?at=do")
        page.wait_for_function("() => said.length === 1")
        assert page.evaluate("said") == [f"en-GB {visitor.say('page-real-your-turn')}"]
        side.act()
        hands = page.locator(".hands li").first.inner_text()
        page.wait_for_function("(text) => said.includes(text)", arg=f"en-GB {hands}")
        page.evaluate("said = []")
        visitor.button("page-real-aloud-again").tap()
        page.wait_for_function("(text) => said.includes(text)", arg=f"en-GB {hands}")


def test_without_a_voice_one_sentence_says_so(browser: Browser, common: Served) -> None:
    """As in this browser."""
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        side = TableSide.follows(visitor, 3)
        side.page.goto(f"/real/{side.id}?at=menu")
        expect(visitor.text("page-real-aloud-no-voice", language="English")).to_be_visible()
        expect(visitor.find("switch", "page-real-aloud")).to_be_disabled()


def test_an_action_that_is_said_is_filled_in(browser: Browser, common: Served) -> None:
    """Once that is turned on; nothing is played before the tap that plays it."""
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        visitor.context.add_init_script(EARS)
        side = TableSide.follows(visitor, 3)
        side.until("do")
        page, microphone = side.page, visitor.button("page-real-say")
        expect(microphone).to_have_count(0)
        page.goto(f"/real/{side.id}?at=menu")
        page.get_by_role("switch", name=visitor.say("page-real-spoken")).check(force=True)
        deed = next(deed for deed, each in side.view["can"]["deeds"].items() if "action" in each)
        for said, at in ((f"I buy {deed}", f"buy/{deed}"), ("income", "do"), ("Quo vadis?", "do")):
            page.goto(f"/real/{side.id}?at=do")
            page.evaluate("(said) => { window.spoken = said; }", said)
            microphone.tap()
            if at == "do":
                expect(page.get_by_role("status").filter(has_text=said)).to_be_visible()
            page.wait_for_url(f"**?at={at}")
        assert side.view["turns"] == 0
        page.evaluate("() => { window.spoken = 'take income'; }")
        microphone.tap()
        page.get_by_role("status").get_by_role("button").tap()
        page.wait_for_url("**?at=ceres/1/*")
        assert side.view["turns"] == 1


def test_without_ears_one_sentence_says_so(browser: Browser, common: Served) -> None:
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        visitor.context.add_init_script(NO_EARS)
        side = TableSide.follows(visitor, 3)
        side.page.goto(f"/real/{side.id}?at=menu")
        expect(visitor.text("page-real-spoken-about", possible="no")).to_be_visible()
        expect(visitor.find("switch", "page-real-spoken")).to_be_disabled()
