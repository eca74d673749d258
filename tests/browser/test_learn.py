"""The lesson in the page: played through by mouse and by finger, left, and come back to."""

import re
from abc import ABC, abstractmethod
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from browser.serving import Served
from browser.visiting import LAPTOP, PHONE, TOUCH, Visitor
from ceres.service.lesson import LINE, STEPS
from ceres.text import languages

pytestmark = pytest.mark.slow

_AWAIT_CLICK: Final = """() => {
    window.clicked = new Promise((done) => {
        addEventListener("click", () => done(null), { capture: true, once: true });
    });
}"""

_SOME_FRAMES: Final = """async () => {
    for (let left = 12; left > 0; left--) await new Promise((done) => requestAnimationFrame(done));
}"""


class Pupil(ABC):
    """Somebody who does what the lesson asks, with the ordinary controls of the table."""

    def __init__(self, visitor: Visitor) -> None:
        """Sit down beside the guide."""
        self.visitor: Final = visitor
        self.page: Final = visitor.page
        self.guide: Final = visitor.find("region", "page-learn-title")
        self.steps: list[int] = []

    @abstractmethod
    def press(self, target: Locator) -> None:
        """Press a button."""

    @abstractmethod
    def take(self, piece: str) -> None:
        """Take a piece from the tray."""

    @abstractmethod
    def build(self, lots: list[str]) -> None:
        """Build what is carried on these Lots."""

    @property
    def id(self) -> str:
        """The game of the lesson."""
        found = re.search(r"/games/(\w+)", self.page.url)
        assert found
        return found[1]

    def button(self, id: str) -> Locator:
        """A button of the guide."""
        return self.visitor.button(id, self.guide)

    def note(self) -> int | None:
        """The number of the step that is shown, which is noted; none while there is no note."""
        shown = self.guide.locator(".progress")
        if not shown.count():
            return None
        number = int(shown.inner_text().split()[0])
        if number not in self.steps:
            self.steps.append(number)
        return number

    def read(self) -> None:
        """Read on until something is to be done."""
        while self.button("page-learn-on").count():
            self.note()
            self.press(self.button("page-learn-on"))
            self.page.evaluate(_SOME_FRAMES)  # nobody presses before the next note is there
        self.note()

    def play(self, action: str) -> None:
        """Do what the lesson wants, and follow Ceres' turn."""
        verb, *words = action.split(" ")
        bar = self.visitor.find("region", "page-table-bar")
        with self.page.expect_response("**/actions"):
            match verb:
                case "income":
                    self.press(bar.get_by_role("button").last)
                case "buy":
                    self.press(self.visitor.deed(words[0]))
                    self.press(bar.get_by_role("button", name=f"Buy {words[0]}"))
                case "place":
                    self.press(self.visitor.lot(words[0]))
                    self.press(self.page.locator("section.bar .primary"))
                case _:
                    self.take(words[0])
                    self.build(words[1:])
        self.follow()

    def follow(self) -> None:
        """Go through what is told, step by step, as it waits for whoever is learning."""
        following = self.visitor.button("page-next").and_(self.page.locator(":enabled"))
        # The scoring of an era, which comes a moment later, has a button of its own.
        go_on = self.visitor.button("page-scoring-go-on", self.visitor.scoring)
        following = following.or_(go_on).first
        while True:
            following.or_(self.visitor.ready).first.wait_for()
            if not following.count():
                return
            self.read()
            if following.count():  # reading on may have ended the turn
                self.press(following)


class ByMouse(Pupil):
    """At a laptop."""

    def press(self, target: Locator) -> None:
        target.click()

    def take(self, piece: str) -> None:
        self.visitor.in_tray(piece).click()

    def build(self, lots: list[str]) -> None:
        x, y = middle(self.visitor, lots)
        self.page.mouse.move(x, y, steps=2)
        self.page.mouse.click(x, y)


class ByFinger(Pupil):
    """At a phone."""

    def press(self, target: Locator) -> None:
        """Tap, and wait for the click, which comes a moment after the finger has left."""
        self.page.evaluate(_AWAIT_CLICK)
        target.tap()
        self.page.evaluate("() => window.clicked")

    def take(self, piece: str) -> None:
        self.press(self.page.locator("[data-build]"))
        self.visitor.in_tray(piece).last.tap()
        self.page.locator(".sheet[role=dialog]").wait_for(state="detached")

    def build(self, lots: list[str]) -> None:
        self.page.touchscreen.tap(*middle(self.visitor, lots))
        bar = self.visitor.find("region", "page-table-bar")
        self.press(bar.get_by_role("button", name="Build", exact=True))


def middle(visitor: Visitor, lots: list[str]) -> tuple[float, float]:
    """Where a line of Lots has its middle; of a corner, the end, which belongs to it alone."""
    boxes = [visitor.lot(lot).bounding_box() for lot in (lots[-1:] if len(lots) == 3 else lots)]
    found = [box for box in boxes if box]
    return (
        sum(box["x"] + box["width"] / 2 for box in found) / len(found),
        sum(box["y"] + box["height"] / 2 for box in found) / len(found),
    )


# What of the lesson is not on the screen, or too small.
MISFITS = """async (smallest) => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const found = [];
    const text = document.querySelector(".guide .text");
    if (text.scrollHeight > text.clientHeight + 2) found.push("the note is cut off");
    const buttons = ".guide button, section.bar button, form button";
    for (const each of document.querySelectorAll(buttons)) {
        const { bottom, right } = each.getBoundingClientRect();
        if (bottom > innerHeight || right > innerWidth) found.push(each.textContent.trim());
    }
    const { width } = document.querySelector("[data-lot=A1]").getBoundingClientRect();
    if (width < smallest) found.push(`Lots of ${width} pixels`);
    return found;
}"""
# By height of the screen: the smallest Lots of a city that is built on.
SMALLEST = {844: 44, 667: 28}


@pytest.mark.parametrize("language", languages())
def test_note_city_and_bar_fit_on_a_phone(browser: Browser, served: Served, language: str) -> None:
    with Visitor.at(browser, served, PHONE, language, **TOUCH) as visitor:
        pupil = ByFinger(visitor)
        misfits: list[str] = []

        def look() -> None:
            for height, smallest in SMALLEST.items():
                size = ViewportSize(width=390 if height > 700 else 375, height=height)
                visitor.page.set_viewport_size(size)
                note = pupil.guide.locator(".note").inner_text()
                found = visitor.page.evaluate(MISFITS, smallest)
                misfits.extend(f"{height}: {note[:30]}: {each}" for each in found)

        visitor.visit("/learn")
        pupil.guide.wait_for()
        for action in LINE:
            look()
            while pupil.button("page-learn-on").count():
                pupil.press(pupil.button("page-learn-on"))
                look()
            if action.startswith("build"):
                pupil.press(pupil.button("page-learn-show"))
                look()
            with visitor.page.expect_response("**/actions"):
                pupil.press(pupil.button("page-learn-do"))
            if action != LINE[-1]:
                visitor.button("page-next").or_(visitor.ready).first.wait_for()
                while (following := visitor.button("page-next")).count():
                    look()
                    pupil.press(following)
        assert misfits == []


def go_through(pupil: Pupil) -> None:
    """From the first screen through the whole lesson, and on."""
    visitor, page = pupil.visitor, pupil.page
    visitor.visit("/")
    pupil.press(visitor.find("link", "page-home-learn").first)
    pupil.guide.wait_for()
    for action in LINE:
        pupil.read()
        pupil.play(action)
    assert pupil.note() == len(STEPS)
    assert pupil.steps == list(range(1, len(STEPS) + 1))
    assert visitor.served.actions(pupil.id) == list(LINE)
    pupil.press(pupil.button("page-learn-alone"))
    expect(pupil.guide).to_have_count(0)
    page.reload()
    visitor.ready.wait_for()
    expect(pupil.guide).to_have_count(0)
    with visitor.acting():
        visitor.play("income")
    assert visitor.served.actions(pupil.id) == [*LINE, "income"]


def test_the_lesson_by_mouse(browser: Browser, served: Served) -> None:
    with Visitor.at(browser, served, LAPTOP) as visitor:
        go_through(ByMouse(visitor))


def test_the_lesson_by_finger(browser: Browser, served: Served) -> None:
    with Visitor.at(browser, served, PHONE, **TOUCH) as visitor:
        go_through(ByFinger(visitor))


def begin(visitor: Visitor) -> Pupil:
    pupil = ByMouse(visitor)
    visitor.visit("/learn")
    pupil.guide.wait_for()
    return pupil


def test_another_move_is_for_later(visitor: Visitor) -> None:
    pupil = begin(visitor)
    visitor.play("buy G3")
    expect(visitor.text("page-learn-later-income")).to_be_visible()
    assert visitor.served.actions(pupil.id) == []
    pupil.read()
    expect(pupil.page.locator(".halo")).to_be_visible()
    with visitor.page.expect_response("**/actions"):
        pupil.press(pupil.button("page-learn-do"))
    pupil.follow()
    assert visitor.served.actions(pupil.id) == ["income"]


def test_what_is_shown_only_has_to_be_confirmed(visitor: Visitor) -> None:
    pupil = begin(visitor)
    visitor.served.play(pupil.id, *LINE[:5])
    visitor.sit_down(pupil.id)
    pupil.press(pupil.button("page-learn-show"))
    expect(visitor.page.locator("[data-ghost]")).to_have_attribute("data-ghost", "C3 C4 D4")
    with visitor.page.expect_response("**/actions"):
        visitor.button("page-table-do-build").click()
    assert visitor.served.actions(pupil.id) == list(LINE[:6])


def test_the_lesson_goes_on_where_it_was_left(visitor: Visitor) -> None:
    pupil = begin(visitor)
    id = pupil.id
    pupil.press(pupil.button("page-learn-on"))
    assert pupil.note() == 2
    visitor.visit("/learn")
    pupil.guide.wait_for()
    assert (pupil.id, pupil.note()) == (id, 2)
    pupil.press(pupil.button("back"))
    assert pupil.note() == 1


def test_back_takes_the_last_action_back(visitor: Visitor) -> None:
    pupil = begin(visitor)
    pupil.read()
    pupil.play(LINE[0])
    pupil.press(pupil.button("back"))
    expect(pupil.guide.get_by_text(visitor.say("page-learn-do"))).to_be_visible()
    expect(pupil.guide.locator(".progress")).to_contain_text("4")
    assert visitor.served.actions(pupil.id) == []


def test_whoever_leaves_plays_as_they_like_and_may_come_back(visitor: Visitor) -> None:
    pupil = begin(visitor)
    id = pupil.id
    pupil.press(pupil.button("page-learn-leave"))
    expect(pupil.guide).to_have_count(0)
    visitor.visit("/learn")
    pupil.guide.wait_for()
    assert pupil.id == id
    pupil.press(pupil.button("page-learn-leave"))
    with visitor.acting():
        visitor.play("buy G3")
    assert visitor.served.actions(id) == ["buy G3"]
    visitor.visit("/learn")
    pupil.guide.wait_for()
    assert pupil.id != id
