"""The companion at a real table, where there is neither a server nor a network."""

import pytest
from playwright.sync_api import Browser

import ceres
from browser.tableside import TableSide
from browser.visiting import PHONE, TOUCH
from offline.hosting import Host, Player

pytestmark = pytest.mark.slow


def test_a_whole_game_with_my_own_cards(browser: Browser, host: Host) -> None:
    with Player.at(browser, host, PHONE, **TOUCH) as player:
        page = player.visit()
        player.keep_offline()
        host.kill()
        player.context.set_offline(True)
        player.visit("/real")
        page.get_by_role("radio", name=player.say("page-real-all-drawn", who="me")).check()
        player.button("page-home-begin-real").tap()
        page.wait_for_url("**#/real/*?at=ceres/0/0")
        id = page.url.split("/real/")[1].split("?")[0]
        side = TableSide(player, ceres.Game.new(11), id)
        side.until("result")
        record = player.record(id)
        assert record["actions"] == side.game.record()["actions"]
        assert ceres.Game.from_record(record).position.result == side.game.position.result
