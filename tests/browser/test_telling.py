"""Ceres' turn step by step, your choices for her, and the scoring."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser import moments
from browser.serving import Served
from browser.visiting import Visitor
from ceres.text import catalogue, rule

pytestmark = pytest.mark.slow

# How long a step is shown where Ceres' turn is told slowly, in milliseconds.
SLOW = 3200
# The most that Ceres waits before she answers.
WAIT = 1600


@pytest.fixture(name="reader")
def _reader(browser: Browser, common: Served) -> Iterator[Visitor]:
    """Somebody who is told Ceres' turns slowly, and whose clock can be put forward."""
    with Visitor.at(browser, common, pace="slow") as reader:
        reader.page.clock.install()
        yield reader


def watch(visitor: Visitor, moment: moments.Moment) -> str:
    """Play what is next there; the game's id."""
    id = visitor.served.keep(moment.record)
    page = visitor.sit_down(id)
    with page.expect_response("**/actions"):
        visitor.play(str(moment.action))
    return id


def told(reader: Visitor, moment: moments.Moment) -> str:
    """Play what is next there, and pass the time until Ceres answers; the game's id."""
    id = watch(reader, moment)
    reader.text("page-table-unanswered").or_(reader.button("page-next")).first.wait_for()
    reader.page.clock.fast_forward(WAIT)
    return id


def test_a_turn_is_told_step_by_step_at_its_pace(reader: Visitor) -> None:
    moment = moments.before_ceres("plant")
    told(reader, moment)
    steps = reader.find("list", "page-telling-steps")
    current = steps.locator("[aria-current=step]")
    hers = [each for each in moment.steps if each not in ("income", "buy", "refill")]
    expect(steps.get_by_role("button")).to_have_count(len(hers))
    seen = []
    for _ in hers:
        seen.append(current.get_attribute("aria-label"))
        reader.page.clock.fast_forward(SLOW)
    expect(steps).to_have_count(0)
    assert len(set(seen)) == len(hers)
    reader.wait_for_answer()


def test_next_and_skip_go_on_by_hand(reader: Visitor) -> None:
    told(reader, moments.before_ceres("plant"))
    current = reader.page.locator("[aria-current=step]")
    first = current.get_attribute("aria-label")
    reader.button("page-next").click()
    expect(current).not_to_have_attribute("aria-label", str(first))
    reader.button("page-telling-skip").click()
    expect(current).to_have_count(0)
    reader.wait_for_answer()


def test_a_rule_opens_in_place_and_the_telling_waits(reader: Visitor) -> None:
    told(reader, moments.before_ceres("claim"))
    title, text = rule("C1", catalogue("en"))
    current = reader.page.locator("[aria-current=step]")
    first = str(current.get_attribute("aria-label"))
    reader.page.get_by_role("button", name=reader.say("page-rule", id="C1", title=title)).click()
    expect(reader.page.get_by_text(text)).to_be_visible()
    reader.page.clock.fast_forward(2 * SLOW)
    expect(current).to_have_attribute("aria-label", first)
    reader.page.keyboard.press("Escape")
    expect(reader.page.get_by_text(text)).to_be_hidden()


def test_a_turn_can_be_told_again(visitor: Visitor) -> None:
    watch(visitor, moments.before_ceres("claim"))
    visitor.wait_for_answer()
    visitor.button("page-telling-again").first.press("Enter")
    expect(visitor.page.locator("[aria-current=step]")).to_be_visible()
    expect(visitor.button("page-next")).to_be_focused()
    visitor.button("page-telling-skip").click()
    visitor.wait_for_answer()


def test_a_choice_for_ceres_shows_the_tile_the_lots_and_why(visitor: Visitor) -> None:
    record, view, *_ = moments.choice()
    id = visitor.served.keep(record)
    visitor.sit_down(id)
    form = visitor.page.get_by_role("form")
    expect(form.get_by_text(visitor.say(f"tile-{view['pending']['tile']}")).first).to_be_visible()
    expect(form.get_by_role("radio")).to_have_count(len(view["can"]["places"]))
    expect(visitor.find("heading", "page-choice-why", form)).to_be_visible()
    expect(visitor.page.locator("[data-mark=place]")).to_have_count(len(view["can"]["places"]))
    with visitor.acting():
        visitor.play(f"place {view['can']['places'][-1][0]}")
    assert visitor.served.actions(id)[-1] == f"place {view['can']['places'][-1][0]}"


def test_an_era_is_scored_item_by_item_with_the_pieces_lit(visitor: Visitor) -> None:
    moment = moments.before_scoring(1)
    id = watch(visitor, moment)
    scoring = visitor.scoring
    expect(scoring.get_by_role("heading", level=2)).to_have_text(
        visitor.say("page-scoring-title", era=1)
    )
    turn = visitor.served.game(id)["turns"][-1]
    step = next(each for each in turn["steps"] if each["type"] == "scoring")
    for side in ("you", "ceres"):
        section = visitor.find("region", f"heading-{side}", scoring)
        expect(
            section.get_by_text(visitor.say("page-scoring-then", vp=step[side]["vp"]))
        ).to_be_visible()
        items = [each for each in step["items"] if each["side"] == side]
        expect(section.get_by_role("listitem")).to_have_count(len(items))
    lit = visitor.page.locator("[data-mark=seen], [data-mark=chosen]")
    before = lit.count()
    scoring.get_by_role("listitem").filter(has_text=" ").last.hover()
    assert lit.count() > before
    visitor.button("page-scoring-go-on", scoring).click()
    expect(scoring).to_have_count(0)
    visitor.wait_for_answer()
