"""Puzzles are answered by playing: on a phone by taps, on a wide screen by keyboard."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.coaching import hire_coach
from browser.serving import Served
from browser.visiting import LAPTOP, PHONE, TOUCH, Visitor
from ceres.coach.presenter import shown_puzzle
from ceres.coach.puzzles import Puzzle, shipped_book

pytestmark = pytest.mark.slow

BOOK = shipped_book().puzzles


def bought() -> Puzzle:
    """Return a puzzle in which buying a Deed is right, and Income is wrong."""
    return next(
        each
        for each in BOOK
        if each.data["answers"][0].startswith("buy ") and "income" not in each.data["answers"]
    )


@pytest.fixture(name="solver")
def _solver(browser: Browser, common: Served) -> Iterator[Visitor]:
    with Visitor.at(browser, common, LAPTOP) as visitor:
        hire_coach(visitor)
        yield visitor


def asked(visitor: Visitor, puzzle: Puzzle) -> Locator:
    """Open a puzzle; return its note."""
    visitor.visit(f"/puzzles/{puzzle.id}")
    visitor.button("page-coach-try-answer").wait_for()
    return visitor.page.locator("section.guide")


def rating(visitor: Visitor) -> int:
    found: int = visitor.page.evaluate("JSON.parse(localStorage['ceres-practice']).rating")
    return found


def test_by_keyboard_a_wrong_action_and_then_the_right_one(solver: Visitor) -> None:
    puzzle = bought()
    note = asked(solver, puzzle)
    expect(note.get_by_role("heading")).to_be_focused()
    solver.play("income")
    expect(note.locator(".verdict.alert")).to_be_visible()
    expect(solver.button("page-coach-try-answer")).to_be_enabled()
    fallen = rating(solver)
    assert fallen < 1200
    solver.play(puzzle.data["answers"][0])
    expect(note).to_contain_text(solver.say("puzzle-right"))
    expect(note).to_contain_text(solver.say("page-coach-figures"))
    expect(solver.button("page-coach-try-next")).to_be_focused()
    solver.page.keyboard.press("i")
    solver.page.keyboard.press("i")
    assert rating(solver) == fallen
    solver.page.keyboard.press("Enter")
    expect(solver.page).to_have_url(f"{solver.served.url}/puzzles")
    expect(solver.button("page-coach-try-answer")).to_be_enabled()
    assert puzzle.id not in note.inner_text()


@pytest.mark.parametrize("kind", ["tile", "deed"])
def test_by_taps_a_wrong_lot_and_then_the_right_one(
    browser: Browser, common: Served, kind: str
) -> None:
    puzzle = next(each for each in BOOK if each.data["kind"] == kind)
    right = puzzle.data["answers"][0]
    lots = [each["answer"] for each in puzzle.data["choices"]]
    wrong = next(lot for lot in lots if lot not in puzzle.data["answers"])
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        hire_coach(visitor)
        note = asked(visitor, puzzle)
        for lot in (wrong, right):
            visitor.lot(lot).tap()
            expect(visitor.page.locator("section.bar")).to_contain_text(lot)
            visitor.button("page-puzzle-answer").tap()
            expect(note.locator(".verdict")).to_have_count(1)
            expect(note.locator(".verdict.alert")).to_have_count(int(lot == wrong))
        expect(note).to_contain_text(visitor.say("puzzle-right"))
        assert rating(visitor) < 1200
        visitor.page.reload()
        visitor.button("page-coach-try-answer").wait_for()
        visitor.page.go_back()


def test_a_sheet_over_a_puzzle_closes_with_back_and_the_puzzle_stays(
    browser: Browser, common: Served
) -> None:
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        hire_coach(visitor)
        visitor.visit("/puzzles?theme=population")
        visitor.button("page-coach-try-answer").wait_for()
        asks = visitor.page.locator("section.guide").get_attribute("aria-label")
        visitor.page.get_by_role("navigation").get_by_role("button").first.tap()
        sheet = visitor.page.locator(".sheet[role=dialog]")
        sheet.wait_for()
        visitor.page.go_back()
        sheet.wait_for(state="detached")
        expect(visitor.page).to_have_url(f"{common.url}/puzzles?theme=population")
        assert visitor.page.locator("section.guide").get_attribute("aria-label") == asks


def test_the_first_screen_leads_to_the_puzzle_of_the_day(solver: Visitor) -> None:
    solver.visit()
    solver.find("link", "page-home-begin-puzzle").click()
    solver.button("page-coach-try-answer").wait_for()
    today = solver.page.evaluate("new Date().toLocaleDateString('sv')")
    days = int(solver.page.evaluate("(day) => Date.parse(day) / 864e5", today))
    puzzle = shipped_book().of_day(days + 719163)
    asks = shown_puzzle(puzzle)["question"]["facts"]
    expect(solver.page.locator("section.guide h2")).to_have_text(
        solver.say("puzzle-question", **asks)
    )


def test_a_link_to_a_puzzle_of_another_version_says_so(solver: Visitor) -> None:
    solver.visit("/puzzles/00000000")
    solver.find("heading", "page-puzzle-none").wait_for()
    expect(solver.page.locator("main")).to_contain_text("00000000")
    solver.find("link", "page-puzzle-next").click()
    solver.button("page-coach-try-answer").wait_for()
