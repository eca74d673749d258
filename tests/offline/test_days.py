"""The deal of a day without a server: begun, given up, and measured by the panel in the page."""

import pytest
from playwright.sync_api import expect

from ceres.bots.panel import panel
from ceres.bots.workers import Workers
from ceres.challenges.days import deal_of
from offline.hosting import Player

pytestmark = pytest.mark.slow

TODAY = "2026-11-16"


def test_the_panel_of_the_page_finds_the_same_par(player: Player) -> None:
    player.page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")
    page = player.visit("/days")
    player.button("page-day-play").click()
    player.lot("A1").wait_for()
    id = page.url.rpartition("/")[2]
    player.button("page-game-menu").click()
    player.find("menuitem", "page-game-resign").click()
    player.button("page-game-resign", page.get_by_role("dialog")).click()
    leads = page.get_by_role("table", name=player.say("page-day-par-leads"))
    expect(leads).to_contain_text(player.say("page-day-par-coach"))
    found = Workers(1).carry_out(panel(deal_of(TODAY).begin(TODAY)))
    assert player.record(id)["x-par"] == found
    player.visit("/days")
    expect(player.text("page-day-done")).to_be_visible()
