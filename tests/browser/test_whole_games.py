"""A whole game through the page by mouse, by keyboard alone, and by touch on a phone."""

import pytest
from playwright.sync_api import Browser, expect

from browser.hands import Finger, Hands, Keys, Mouse, possible
from browser.serving import Served
from browser.visiting import PHONE, TOUCH, Visitor
from ceres import Game

pytestmark = pytest.mark.slow
# Things move here as they do for everybody.
MOTION = "no-preference"


def play_to_the_end(hands: Hands, id: str) -> list[str]:
    """All that was done; what the page shows as possible is each time what is."""
    served, visitor = hands.visitor.served, hands.visitor
    done = []
    while (view := served.game(id)["view"])["phase"] != "over":
        assert hands.shown() == possible(view["can"])
        done.append(hands.act())
        while visitor.scoring.is_visible():
            hands.close_scoring()
            visitor.wait_for_answer()
    return done


def look_at_the_result(visitor: Visitor, id: str) -> None:
    """The result, the chart and what decided it, as the server has them."""
    result = visitor.served.game(id)["view"]["result"]
    outcome = "won" if result["winner"] == "you" else "lost"
    article = visitor.page.get_by_role("article")
    if result["you"] != result["ceres"]:
        expect(article.get_by_role("heading", level=2)).to_have_text(
            visitor.say(f"page-result-{outcome}")
        )
    chart = visitor.say("page-result-chart", you=result["you"], ceres=result["ceres"])
    expect(article.get_by_role("img", name=chart)).to_be_visible()
    expect(visitor.find("heading", "page-result-decided", article)).to_be_visible()


def check_record(served: Served, id: str, done: list[str]) -> None:
    """What was clicked is what was played, and it replays to the same end."""
    record = served.record(id)
    assert record["actions"] == done
    assert Game.from_record(record).position.result == served.game(id)["view"]["result"]


def id_at(visitor: Visitor) -> str:
    """The game that the page shows."""
    visitor.page.wait_for_url("**/games/*")
    visitor.lot("A1").wait_for()
    return visitor.page.url.rpartition("/")[2]


def play_a_whole_game(hands: Hands) -> str:
    """Play the game that the page shows, and check all there is to check about it; its id."""
    id = id_at(hands.visitor)
    done = play_to_the_end(hands, id)
    look_at_the_result(hands.visitor, id)
    check_record(hands.visitor.served, id, done)
    return id


def test_a_whole_game_by_mouse(browser: Browser, served: Served) -> None:
    with Visitor.at(browser, served, reduced_motion=MOTION) as visitor:
        page = visitor.visit()
        visitor.find("link", "page-home-new").click()
        visitor.find("radio", "difficulty-hard").check()
        visitor.find("checkbox", "option-monuments").check()
        visitor.open_more("page-new-more")
        page.get_by_label(visitor.say("option-seed")).fill("4")
        visitor.button("page-new-begin").click()
        id = play_a_whole_game(Mouse(visitor, 1))
        about = served.game(id)["view"]["game"]
        assert (about["seed"], about["difficulty"], about["monuments"]) == ("4", "hard", True)


def test_a_whole_game_by_keyboard_alone(browser: Browser, served: Served) -> None:
    with Visitor.at(browser, served, reduced_motion=MOTION) as visitor:
        page = visitor.visit()
        keys = Keys(visitor, 2)
        keys.go_to(visitor.find("link", "page-home-new"))
        keys.press("Enter")
        keys.go_to(page.locator("summary", has_text=visitor.say("page-new-more")))
        keys.press("Enter")
        keys.go_to(page.get_by_label(visitor.say("option-seed")))
        page.keyboard.type("5")
        keys.go_to(visitor.button("page-new-begin"))
        keys.press("Enter")
        id = play_a_whole_game(keys)
        assert served.game(id)["view"]["game"]["seed"] == "5"


def test_a_whole_game_by_touch_on_a_phone(browser: Browser, served: Served) -> None:
    with Visitor.at(browser, served, PHONE, reduced_motion=MOTION, **TOUCH) as visitor:
        page = visitor.visit()
        visitor.find("link", "page-home-new").tap()
        visitor.find("checkbox", "option-monuments").tap()
        visitor.open_more("page-new-more")
        page.get_by_label(visitor.say("option-seed")).fill("6")
        visitor.button("page-new-begin").tap()
        id = play_a_whole_game(Finger(visitor, 3))
        visitor.button("page-result-again").tap()
        page.wait_for_url(lambda url: not url.endswith(id))
        assert visitor.served.game(id_at(visitor))["view"]["turns"] == 0
