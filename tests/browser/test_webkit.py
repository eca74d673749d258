"""The page in WebKitGTK: every screen is whole, and the table can be played at."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import ViewportSize

from browser import moments
from browser.real_screens import APP, ME, laid
from browser.serving import Served
from browser.visiting import PHONE, WIDE
from browser.webkit import WebKitVisitor
from ceres.companion import RealGame
from ceres.game import Game

pytestmark = pytest.mark.slow

CITY: Final = '[data-lot="A1"]'
COMPANION: Final = "[data-next], [data-do], [data-ask], main h1"


class Screen(NamedTuple):
    """A screen: its address, what it shows, and what is clicked there one after the other."""

    address: str
    shows: str
    clicked: tuple[str, ...] = ()


def screens(served: Served) -> Iterator[Screen]:
    """Yield all screens, with games on the server to be shown there."""
    yield Screen("/", "main a.button")
    over = served.keep(moments.over().record)
    busy = served.keep(moments.busy().record)
    yield Screen("/", "main a.button")
    yield Screen("/new", "footer button")
    yield Screen("/mine", "main h1, main h2")
    yield Screen("/days", "[data-day]")
    yield Screen(f"/compare/{over}", "textarea")
    yield Screen("/ladder", "main li button")
    yield Screen("/achievements", "main li h3")
    yield Screen("/learn", CITY)
    yield Screen("/rules/C2", "#rule-C2")
    yield Screen("/how-to-play", "#guide-about")
    yield Screen("/about", "[data-about=engine]")
    yield Screen("/box", "main button")
    yield Screen("/move", "main h1")
    yield Screen("/phone", "main h1")
    yield Screen(f"/looks/{served.look(over)}", CITY)
    yield Screen("/real", "footer button")
    yield Screen(f"/games/{busy}", CITY, ("[data-deed]", "[data-tray]", "[popovertarget]"))
    for moment in (moments.choice(), moments.monument_choice()):
        yield Screen(f"/games/{served.keep(moment.record)}", "form fieldset", ("form label",))
    yield Screen(f"/games/{over}", "article [role=img]")
    for at in ("20.3", moments.scoring_of_over()):
        yield Screen(f"/replay/{over}?at={at}", CITY)
    new = served.keep(RealGame.new(Game.new(11), ME).game.record())
    yield Screen(f"/real/{new}?at=ask", COMPANION)
    real = served.keep(laid(moments.busy().record, APP).game.record())
    for at in ("do", "build", "menu", "log", "score", "hers", "correct", "correct/city/D4"):
        yield Screen(f"/real/{real}?at={at}", COMPANION)
    yield Screen("/games/7", "main h1")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_every_screen_is_whole(served: Served, tmp_path: Path, size: ViewportSize) -> None:
    faults: list[str] = []
    with WebKitVisitor.at(tmp_path, size) as visitor:
        visitor.choose(served.url, pace="at-once")
        for screen in screens(served):
            visitor.visit(served.url + screen.address, screen.shows)
            faults += [f"{screen.address}: {fault}" for fault in visitor.faults()]
            for each in screen.clicked:
                visitor.click(each)
                faults += [f"{screen.address} {each}: {fault}" for fault in visitor.faults()]
    assert "\n".join(dict.fromkeys(faults)) == ""
