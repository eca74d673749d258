"""How much a turn at a real table asks of the one who plays: taps, with nothing but the screen."""

from statistics import median

import pytest
from playwright.sync_api import Browser

from browser.serving import Served
from browser.tableside import TableSide
from browser.visiting import PHONE, TOUCH, Visitor
from browser.wood_by_words import WoodByWords, sentences_in

pytestmark = pytest.mark.slow

TURNS = 25
GOAL = 5
COUNTS_TAPS = """addEventListener('click', () => {
    sessionStorage.taps = 1 + Number(sessionStorage.taps ?? 0);
}, true)"""


def test_a_turn_takes_five_taps_and_leaves_the_table_of_the_game(
    browser: Browser, common: Served
) -> None:
    """When the app draws: what you did is a line above what she does; wood moves by sentences."""
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        visitor.context.add_init_script(COUNTS_TAPS)
        side, wood, taps = TableSide.follows(visitor, 3), WoodByWords(), []
        _until_yours(side, wood)
        for _ in range(TURNS):
            wood.agrees(side.view["table"])
            before = _taps(side)
            side.act()
            _until_yours(side, wood)
            taps.append(_taps(side) - before)
        wood.agrees(side.view["table"])
    assert median(taps) <= GOAL, taps


def _until_yours(side: TableSide, wood: WoodByWords) -> None:
    """Do what each screen says, and go on."""
    side.settles()
    while side.at != ["do"]:
        lines = side.page.locator("[data-own], .hands li").all_inner_texts()
        for sentence in sentences_in(lines):
            wood.follow(sentence)
        side.step()
        side.settles()


def _taps(side: TableSide) -> int:
    found: int = side.page.evaluate("Number(sessionStorage.taps ?? 0)")
    return found
