"""A server for many: others look on by a link, and a player goes on at another device."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.looking import FAULTS, barriers, small_targets
from browser.serving import Served
from browser.visiting import PHONE, TOUCH, Visitor

pytestmark = pytest.mark.slow

# How often who looks on asks whether the game went on, in milliseconds.
LOOK_EVERY = 5000


@pytest.fixture(name="shared")
def _shared(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path, "--shared")
    served.start()
    yield served
    served.kill()


def begin(visitor: Visitor) -> None:
    """Begin a game, as the player of this browser."""
    visitor.visit("/new")
    visitor.button("page-new-begin").click()
    visitor.page.locator('[data-lot="A1"]').wait_for()


def link_in(dialog: Locator) -> str:
    return dialog.get_by_role("textbox").input_value()


def assert_for_everyone(page: Page) -> None:
    """The screen is for fingers and screen readers, and nothing is cut off."""
    assert [*barriers(page), *small_targets(page), *page.evaluate(FAULTS)] == []


def test_others_look_on_and_the_player_goes_on_elsewhere(browser: Browser, shared: Served) -> None:
    with (
        Visitor.at(browser, shared, **TOUCH) as laptop,
        Visitor.at(browser, shared, PHONE, **TOUCH) as friend,
        Visitor.at(browser, shared, PHONE, **TOUCH) as phone,
    ):
        begin(laptop)
        looked_on(laptop, friend)
        went_on_elsewhere(laptop, phone)


def looked_on(player: Visitor, friend: Visitor) -> None:
    player.button("page-game-menu").click()
    player.find("menuitem", "page-game-looking").click()
    dialog = player.find("dialog", "page-game-looking")
    player.button("page-share-looking-create", dialog).click()
    assert_for_everyone(player.page)
    friend.page.clock.install()
    friend.visit(link_in(dialog))
    friend.page.locator('[data-lot="A1"]').wait_for()
    assert friend.find("button", "page-game-menu").count() == 0
    assert_for_everyone(friend.page)
    player.page.keyboard.press("Escape")
    with player.acting():
        player.play("income")
    friend.page.clock.fast_forward(LOOK_EVERY)
    expect(friend.page.get_by_role("slider")).to_have_attribute("max", "1")
    player.button("page-game-menu").click()
    player.find("menuitem", "page-game-looking").click()
    player.button("page-share-looking-withdraw", dialog).click()
    expect(player.text("page-share-looking-withdrawn")).to_be_visible()
    friend.page.clock.fast_forward(LOOK_EVERY)
    expect(friend.text("page-share-looking-gone")).to_be_visible()


def went_on_elsewhere(laptop: Visitor, phone: Visitor) -> None:
    laptop.visit("/")
    laptop.button("page-games-device").click()
    dialog = laptop.find("dialog", "page-games-device")
    old = link_in(dialog)
    assert_for_everyone(laptop.page)
    begin(phone)
    phone.visit("/")
    phone.visit(old)
    along = phone.say("page-share-device-bring-along", count=1)
    expect(phone.page.get_by_text(along)).to_be_visible()
    assert_for_everyone(phone.page)
    assert phone.page.url.endswith("/move")  # the key is not in it any more
    phone.button("page-share-device-bring-now").click()
    games = phone.say("page-games-unfinished", count=2)
    expect(phone.page.get_by_role("tab", name=games)).to_be_visible()
    laptop.button("page-share-device-renew", dialog).click()
    expect(laptop.text("page-share-device-renewed")).to_be_visible()
    assert link_in(dialog) != old
    laptop.visit("/")
    expect(laptop.page.get_by_role("tab", name=games)).to_be_visible()
    phone.visit("/")
    expect(phone.text("page-home-about")).to_be_visible()  # as if for the first time
    phone.visit("/move")
    expect(phone.text("page-share-device-bad")).to_be_visible()
    phone.visit("/")
    phone.visit(old)
    phone.button("page-share-device-bring-now").click()
    expect(phone.page.get_by_text(phone.say("no-such-player"))).to_be_visible()
