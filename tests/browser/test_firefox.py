"""The page in Firefox: every screen, and a whole game by keyboard."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Browser, ViewportSize

from browser import moments
from browser.hands import Keys
from browser.launching import launched_firefox
from browser.looking import faults_at
from browser.screens import SHOWS
from browser.serving import Served
from browser.test_whole_games import play_a_whole_game
from browser.visiting import PHONE, WIDE, Visitor

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", name="browser")
def _browser() -> Iterator[Browser]:
    with launched_firefox() as browser:
        yield browser


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(WIDE, id="wide", marks=pytest.mark.xdist_group("wide")),
        pytest.param(PHONE, id="phone", marks=pytest.mark.xdist_group("phone")),
    ],
)
def test_every_screen_is_whole(browser: Browser, served: Served, size: ViewportSize) -> None:
    faults: list[str] = []
    with Visitor.at(browser, served, size) as visitor:
        for show in SHOWS:
            for shown in show(visitor):
                faults += [f"{shown}: {fault}" for fault in faults_at(visitor.page, size)]
    assert "\n".join(dict.fromkeys(faults)) == ""


def test_a_whole_game_by_keyboard_alone(browser: Browser, served: Served) -> None:
    with Visitor.at(browser, served) as visitor:
        visitor.sit_down(served.new_game(seed=5, monuments=True))
        play_a_whole_game(Keys(visitor, 2))


def test_bars_of_ceres_are_striped(browser: Browser, served: Served) -> None:
    """And not nearly plain, as repeating gradients are in Firefox."""
    served.keep(moments.over().record)
    with Visitor.at(browser, served) as visitor:
        bar = visitor.visit("/mine").locator(".ceres .bar").first
        bar.wait_for()
        assert visitor.complaints == []
        picture = Image.open(BytesIO(bar.screenshot()))
        visitor.complaints.clear()  # of a style for the picture, which the page's policy refuses
        pixels = picture.width * picture.height
        colours = picture.convert("RGB").getcolors(pixels) or []
        counts = sorted(count for count, _ in colours)
        assert counts[-2] > pixels / 5
