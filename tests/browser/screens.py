"""Goes through all screens of the page, and stops at each to be looked at."""

import json
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Locator

from browser import coach_screens, moments, real_screens
from browser.real_screens import Show
from browser.visiting import Visitor


def first_screen(visitor: Visitor) -> Iterator[str]:
    visitor.visit()
    visitor.text("page-home-about").wait_for()
    yield "home, for the first time"
    visitor.visit("/new")
    visitor.button("page-new-begin").wait_for()
    yield "new game"
    visitor.open_more("page-new-more")
    visitor.page.get_by_label(visitor.say("option-seed")).fill("no number")
    yield "new game with a bad seed"
    visitor.visit("/new?seed=77&difficulty=hard")
    visitor.button("page-new-play-link").wait_for()
    yield "new game of a link"
    visitor.visit("/mine")
    visitor.find("heading", "page-mine-none").wait_for()
    yield "my games, of which there are none"


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
    visitor.visit("/mine")
    visitor.find("heading", "page-mine-list").wait_for()
    yield "my games"
    visitor.visit("/ladder")
    visitor.button("page-ladder-play").first.wait_for()
    yield "the ladder"
    visitor.visit("/achievements")
    visitor.find("heading", "achievement-no-squares").wait_for()
    yield "achievements"


def days(visitor: Visitor) -> Iterator[str]:
    served, page = visitor.served, visitor.page
    for date, medal in ((14, "gold"), (13, "silver"), (11, "bronze")):
        served.keep(moments.day(f"2026-11-{date}", medal))
    lost = served.keep(moments.day("2026-11-10"))
    page.clock.set_fixed_time("2026-11-15T12:00:00Z")
    visitor.visit("/days")
    visitor.button("page-day-play").wait_for()
    yield "today's deal"
    visitor.visit("/days?date=2026-11-14")
    visitor.button("page-day-practise").wait_for()
    yield "a day that was played"
    visitor.sit_down(lost)
    visitor.text("page-day-medal", medal="none").wait_for()
    yield "the result of a day"
    visitor.visit(f"/compare/{lost}")
    page.get_by_role("textbox").fill(json.dumps(moments.day("2026-11-11", "bronze")))
    visitor.button("page-compare-begin").click()
    page.get_by_role("table").wait_for()
    yield "two games compared"
    page.get_by_role("textbox").fill("/look#7")
    visitor.button("page-compare-begin").click()
    page.get_by_role("alert").wait_for()
    yield "a link that holds no game"


def pasting(visitor: Visitor) -> Iterator[str]:
    visitor.visit_home()
    visitor.button("page-games-paste").click()
    dialog = visitor.find("dialog", "page-share-paste-title")
    dialog.get_by_role("textbox").fill('{"format": "ceres-position/1", "era": 9}')
    yield "a text to play on from"
    visitor.button("page-share-paste-begin", dialog).click()
    dialog.get_by_role("alert").wait_for()
    yield "a text with faults"


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
    """Show the panels beside the city, or on a phone over it."""
    page = visitor.page
    tabs = page.get_by_role("tab").or_(page.get_by_role("navigation").get_by_role("button"))
    for number in range(tabs.count()):
        tabs.nth(number).click()
        page.locator("details").evaluate_all("(all) => all.forEach((each) => (each.open = true))")
        yield f"panel {number + 1}"
    if page.get_by_role("navigation").count():
        page.keyboard.press("Escape")
        page.locator(".sheet[role=dialog]").wait_for(state="detached")


def _tray(visitor: Visitor) -> Locator:
    """Return the pieces of the tray that fit somewhere."""
    return visitor.page.locator("[data-tray]:has(.places)")


def ceres_turn(visitor: Visitor) -> Iterator[str]:
    # A Deed of her own is flipped where she can claim none.
    for step in ("claim", "plant", "bribe", "deed-flip"):
        moment = moments.before_ceres(step)
        page = visitor.sit_down(visitor.served.keep(moment.record))
        with visitor.acting():
            visitor.play(str(moment.action))
        # Told once more, it waits at every step.
        visitor.button("page-telling-again").first.click()
        while (current := page.locator("[aria-current=step]")).count():
            yield f"Ceres' turn: {current.get_attribute('aria-label')}"
            visitor.button("page-next").click()


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
    visitor.scoring.wait_for()
    yield "scoring"


def result(visitor: Visitor) -> Iterator[str]:
    page = visitor.sit_down(visitor.served.keep(moments.over().record))
    page.get_by_role("article").get_by_role("img").wait_for()
    yield "result"
    yield from _panels(visitor)


def lesson(visitor: Visitor) -> Iterator[str]:
    page = visitor.visit("/learn")
    guide = visitor.find("region", "page-learn-title")
    guide.wait_for()
    yield "the lesson"
    visitor.play("buy G3")
    guide.locator(".later").wait_for()
    yield "the lesson, and something that is for later"
    read_on = visitor.button("page-learn-on", guide)
    while read_on.count():
        read_on.click()
    page.locator(".halo").wait_for()
    yield "the lesson, and what to do"


def rules(visitor: Visitor) -> Iterator[str]:
    page = visitor.visit("/rules/C2")
    page.locator("#rule-C2").wait_for()
    page.locator("details").evaluate_all("(all) => all.forEach((each) => (each.open = true))")
    yield "rules"
    search = page.get_by_role("searchbox")
    search.fill("v8")
    page.locator("ol.found a").first.wait_for()
    yield "rules that were found"
    search.fill("quadriga")
    visitor.text("page-rules-nothing", query="quadriga").wait_for()
    yield "no rule was found"


def guide(visitor: Visitor) -> Iterator[str]:
    page = visitor.visit("/how-to-play")
    page.locator("#guide-about").wait_for()
    yield "how to play"
    visitor.visit("/how-to-play/summary")
    visitor.button("page-rules-print").wait_for()
    yield "the summary"
    visitor.visit("/about")
    page.locator("[data-about=engine]").wait_for()
    page.locator("details").last.evaluate("(licence) => (licence.open = true)")
    yield "about"


def replay(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    id = visitor.served.keep(moments.over().record)
    for at in ("0", "20.3", moments.scoring_of_over(), "999"):
        visitor.visit(f"/replay/{id}?at={at}")
        visitor.lot("A1").wait_for()
        yield f"replay at {at}"
    visitor.visit(f"/looks/{visitor.served.look(id)}")
    visitor.lot("A1").wait_for()
    yield "somebody else's game"
    visitor.visit("/phone")
    visitor.button("page-share-phone-open").wait_for()
    yield "to play on a phone"
    visitor.button("page-share-phone-open").click()
    found = visitor.page.locator("main li img").or_(visitor.text("page-share-phone-none"))
    found.first.wait_for()
    yield "where a phone finds the game"
    visitor.visit("/move")
    visitor.text("page-share-device-bad").wait_for()
    yield "a link without a player"
    visitor.visit(f"/replay/{id}?at=999")
    visitor.button("page-game-menu").click()
    visitor.find("menuitem", "page-game-report").wait_for()
    yield "the menu of a game"
    visitor.find("menuitem", "page-game-report").click()
    visitor.find("dialog", "page-report-title").wait_for()
    yield "to report a problem"
    page.keyboard.press("Escape")


def own_box(visitor: Visitor) -> Iterator[str]:
    page = visitor.visit("/box")
    visitor.button("page-box-from-rebuilt").wait_for()
    yield "own cards, before there are any"
    page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "text/plain", "buffer": b"format = 7"}
    )
    dialog = visitor.find("dialog", "page-games-import-failed")
    dialog.wait_for()
    yield "a file that holds no box"
    visitor.button("page-close", dialog.locator("footer")).click()
    visitor.button("page-box-from-rebuilt").click()
    visitor.text("page-box-complete").wait_for()
    yield "own cards"
    visitor.visit("/box/c08")
    number = visitor.find("group", "page-box-ask-number")
    number.get_by_role("button", name="1", exact=True).click()
    visitor.text("page-box-twin", card=9).wait_for()
    yield "a card that there is twice"
    visitor.visit("/box/tiles")
    visitor.find("link", "page-box-done").wait_for()
    yield "own tiles"
    visitor.visit("/new")
    visitor.find("radio", "page-new-cards-own").wait_for()
    yield "new game with own cards"


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
    lesson,
    rules,
    guide,
    replay,
    pasting,
    own_box,
    *real_screens.SHOWS,
    *coach_screens.SHOWS,
    messages,
    days,  # the clock stands still in it
)
