"""The first screen, sound, giving up, and the end of a game: records, what next, a picture."""

from functools import cache
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import moments
from browser.serving import Data, Served
from browser.visiting import LAPTOP, Visitor
from ceres.game import Game
from ceres.position import Position

pytestmark = pytest.mark.slow

SMALLEST_TEXT: Final = 11

# Counts the tones that begin.
LISTEN = """
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.tones += 1;
        return start.apply(this, when);
    };
"""


@cache
def nearly_won() -> Data:
    """A game before the last action, which wins it."""
    game, rng = Game.new(seed=3), Random(3)
    while game.position.phase != "over":
        game.play(rng.choice(game.position.actions()))
    last = next(each for each in reversed(game.positions) if each.phase == "you")
    data = last.to_dict()
    data["you"]["vp"] = 150
    assert Position.from_dict(data).play("income")[0].phase == "over"
    return Game(Position.from_dict(data)).record()


def tones(page: Page) -> int:
    found: int = page.evaluate("() => window.tones")
    return found


def test_a_won_game_ends_with_records_and_what_next(browser: Browser, served: Served) -> None:
    lost = moments.over().record
    served.keep(lost)
    id = served.keep(nearly_won())
    with Visitor.at(browser, served, LAPTOP) as visitor:
        visitor.context.add_init_script(LISTEN)
        page = visitor.sit_down(id)
        visitor.play("income")
        visitor.button("page-scoring-go-on").click()
        expect(visitor.find("heading", "page-result-won")).to_be_visible()
        page.wait_for_function("() => window.tones >= 8")
        expect(
            page.get_by_text(
                visitor.say(
                    "page-result-record", what="first-win", value=1, before=0, difficulty=""
                )
            )
        ).to_be_visible()
        expect(visitor.button("page-result-again")).to_be_in_viewport(ratio=1)
        sizes = page.locator("figure text").evaluate_all(
            "(all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)"
            " * each.getScreenCTM().a)"
        )
        assert min(sizes) >= SMALLEST_TEXT
        harder = visitor.say("page-result-harder", difficulty=visitor.say("difficulty-hard"))
        page.get_by_role("button", name=harder).click()
        page.wait_for_url(lambda url: not url.endswith(id))
        visitor.lot("A1").wait_for()
        begun = page.url.rpartition("/")[2]
        assert served.game(begun)["view"]["game"]["difficulty"] == "hard"

        page.go_back()
        visitor.button("page-result-same-deal").click()
        page.wait_for_url(lambda url: not url.endswith(id))
        visitor.lot("A1").wait_for()
        again = served.record(page.url.rpartition("/")[2])
        assert (again["start"], again["actions"]) == (nearly_won()["start"], [])


def test_a_game_is_given_up_after_asking(browser: Browser, served: Served) -> None:
    id = served.new_game(seed=7, strict=True)
    with Visitor.at(browser, served) as visitor:
        page = visitor.sit_down(id)
        visitor.button("page-game-menu").click()
        visitor.find("menuitem", "page-game-resign").click()
        dialog = visitor.find("dialog", "page-game-resign-asks")
        visitor.button("page-undo-keep", dialog).click()
        assert served.game(id)["view"]["phase"] == "you"
        visitor.button("page-game-menu").click()
        visitor.find("menuitem", "page-game-resign").click()
        visitor.button("page-game-resign", dialog).click()
        expect(visitor.find("heading", "page-result-resigned")).to_be_visible()
        assert served.record(id)["x-resigned"] is True
        page.goto("/")
        expect(visitor.text("page-games-resigned")).to_be_visible()


def test_sound_is_off_by_one_tap_and_stays_so(browser: Browser, served: Served) -> None:
    id = served.new_game(seed=7)
    with Visitor.at(browser, served) as visitor:
        visitor.context.add_init_script(LISTEN)
        page = visitor.sit_down(id)
        with visitor.acting():
            visitor.play("income")
        page.wait_for_function("() => window.tones > 0")
        visitor.find("switch", "page-settings-sound").click()
        page.reload()
        expect(visitor.find("switch", "page-settings-sound")).not_to_be_checked()
        with visitor.acting():
            visitor.play("income")
        assert tones(page) == 0


def test_the_first_visit_is_for_playing_and_learning(browser: Browser, served: Served) -> None:
    with Visitor.at(browser, served) as visitor:
        page = visitor.visit()
        learn = visitor.find("link", "page-home-learn")
        expect(learn).to_be_visible()
        expect(visitor.button("page-open-file")).to_be_hidden()
        page.goto("/new")
        expect(visitor.find("checkbox", "option-monuments")).to_be_visible()
        expect(page.get_by_label(visitor.say("option-seed"))).to_be_hidden()
        variants = page.get_by_role("group", name=visitor.say("option-variants"))
        expect(visitor.find("checkbox", "option-monuments", variants)).to_have_count(0)

        served.keep(moments.over().record)
        page.goto("/")
        lesson = visitor.find("link", "page-home-learn")
        expect(lesson).to_be_visible()
        expect(page.locator(".primary", has_text=visitor.say("page-home-learn"))).to_have_count(0)
