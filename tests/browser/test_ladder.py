"""The ladder and the achievements: how far one has come, and what a game earned."""

from functools import cache

import pytest
from playwright.sync_api import Browser, expect

from browser.serving import Data, Served
from browser.visiting import PHONE, Visitor
from ceres.bots import make_bot
from ceres.service import Table

pytestmark = pytest.mark.slow


@cache
def won(seed: int) -> Data:
    """A game at the lowest rank that the planner wins."""
    table, bot = Table.new(seed), make_bot("planner", seed)
    while table.position.phase != "over":
        table.play(bot.choose(table.position.observation()))
    result = table.position.result
    assert result is not None
    assert result["winner"] == "you"
    return table.game.record()


def test_two_wins_climb_a_rank_and_the_next_one_can_be_played(
    browser: Browser, served: Served
) -> None:
    first, _ = served.keep(won(1)), served.keep(won(2))
    with Visitor.at(browser, served, PHONE) as visitor:
        page = visitor.sit_down(first)
        page.locator("#achieved a").click()
        card = page.locator("main li", has_text=visitor.say("achievement-first-win-about"))
        expect(card.get_by_role("link")).to_have_attribute("href", f"/replay/{first}")
        visitor.visit("/ladder")
        civis, scriba = visitor.say("rank-civis"), visitor.say("rank-scriba")
        expect(visitor.text("page-ladder-reached", rank=civis)).to_be_visible()
        expect(visitor.text("page-ladder-next", rank=scriba)).to_be_visible()
        visitor.button("page-ladder-play").first.click()
        visitor.lot("A1").wait_for()
        begun = served.game(page.url.rpartition("/")[2])["view"]["game"]
        assert (begun["difficulty"], begun["variants"]) == ("hard", [])
