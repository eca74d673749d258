"""Goes through all that the coach shows, one after the other."""

from collections.abc import Iterator
from typing import Final

from browser import moments
from browser.coaching import hire_coach
from browser.real_screens import APP, Show, go_to, laid
from browser.real_screens import sit_down as sit_down_at_a_real_table
from browser.visiting import Visitor, choose_settings
from ceres.coach.puzzles import shipped_book

FIRST_OF_KIND: Final = {each.data["kind"]: each for each in reversed(shipped_book().puzzles)}
_STEPS: Final = ("where", "action", "why", "table")


def hints(visitor: Visitor) -> Iterator[str]:
    hire_coach(visitor)
    page = visitor.sit_down(visitor.served.keep(moments.before_ceres("claim").record))
    page.keyboard.press("f")
    page.keyboard.press("h")
    page.locator('[data-coach="where"]').wait_for()
    for step in _STEPS[1:]:
        visitor.button(f"page-coach-show-{step}").click()
    page.locator('[data-coach="why"]').wait_for()
    visitor.lot("C4").press("Enter")
    visitor.button("page-coach-compare").click()
    page.locator('[data-coach="compared"] p').wait_for()
    page.locator('[data-coach="forecast"] .chance').first.wait_for()
    yield "a hint in full, an action in hand compared with it, and what Ceres may do next"
    visitor.button("coach-meaning-title").click()
    visitor.find("dialog", "coach-meaning-title").wait_for()
    yield "what the figures mean"


def warning(visitor: Visitor) -> Iterator[str]:
    choose_settings(visitor, warn=True)
    page = visitor.sit_down(visitor.served.keep(moments.income_is_a_blunder()))
    visitor.play("income")
    visitor.find("dialog", "page-coach-warning").wait_for()
    yield "a warning"
    page.keyboard.press("Escape")
    choose_settings(visitor, warn=False)


def reviewed(visitor: Visitor) -> Iterator[str]:
    id = visitor.served.keep(moments.over().record)
    page = visitor.visit(f"/replay/{id}?panel=review")
    page.locator(".review tbody button").first.click()
    page.locator("[data-decision]").first.wait_for()
    yield "a review, and a decision"
    visitor.find("link", "page-coach-try").click()
    visitor.find("heading", "page-coach-try-question").wait_for()
    yield "a decision to try again"
    visitor.button("page-coach-try-answer").click()
    visitor.button("page-coach-try-next").wait_for()
    yield "the answer to it"
    visitor.visit("/mine")
    page.locator('[data-coach="accuracy"]').scroll_into_view_if_needed()
    yield "how well you decide"


def puzzles(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    for puzzle in FIRST_OF_KIND.values():
        visitor.visit(f"/puzzles/{puzzle.id}")
        visitor.button("page-coach-try-answer").wait_for()
        yield f"a puzzle: {puzzle.data['kind']}"
        visitor.button("page-coach-try-answer").click()
        visitor.button("page-coach-try-next").wait_for()
        page.locator(".guide [aria-live] p").nth(1).wait_for()
        yield f"a puzzle, answered: {puzzle.data['kind']}"
    visitor.button("page-puzzle-choice").click()
    visitor.find("dialog", "page-puzzle-title").wait_for()
    yield "which puzzles there are"
    visitor.visit("/puzzles/00000000")
    visitor.find("heading", "page-puzzle-none").wait_for()
    yield "a puzzle that there is not"
    visitor.visit("/puzzles?mine")
    visitor.find("heading", "page-puzzle-mine").wait_for()
    yield "no decisions to try again"


def at_a_real_table(visitor: Visitor) -> Iterator[str]:
    sit_down_at_a_real_table(visitor, laid(moments.busy().record, APP), "do")
    go_to(visitor, "hint/income")
    visitor.page.locator('[data-coach="compared"] p').wait_for()
    for step in _STEPS:
        visitor.button(f"page-coach-show-{step}").click()
    visitor.page.locator('[data-coach="why"]').wait_for()
    yield "a hint at a real table, and an action compared with it"


SHOWS: Final[tuple[Show, ...]] = (hints, warning, reviewed, puzzles, at_a_real_table)
