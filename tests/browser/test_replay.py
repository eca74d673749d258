"""A kept game is looked through: by slider, buttons, keys and the story; and played on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser import moments
from browser.looking import faults_at
from browser.serving import Data, Served
from browser.visiting import LAPTOP, PHONE, SMALL_PHONE, TOUCH, WIDE, Visitor
from ceres.game import Game
from ceres.service import Table, replay

pytestmark = pytest.mark.slow

LABELS = "(lots) => lots.map((lot) => lot.getAttribute('aria-label') ?? lot.textContent)"


@pytest.fixture(name="record", scope="module")
def _record() -> Data:
    return moments.over().record


@pytest.fixture(name="told", scope="module")
def _told(record: Data) -> Data:
    """What the engine tells of that game."""
    return dict(replay(Table(Game.from_record(record))))


@pytest.fixture(name="kept")
def _kept(visitor: Visitor, record: Data) -> str:
    return visitor.served.keep(record)


def look_through(visitor: Visitor, id: str, at: str = "0") -> Page:
    """Go to a moment of a game, and wait until the city is there."""
    visitor.page.goto(f"/replay/{id}?at={at}")
    visitor.lot("A1").wait_for()
    return visitor.page


def slider(visitor: Visitor) -> Locator:
    return visitor.find("slider", "page-replay-slider")


def expect_at(visitor: Visitor, at: str) -> None:
    """The address names the moment, and so does the slider."""
    expect(visitor.page).to_have_url(re.compile(rf"at={re.escape(at)}$"))
    expect(slider(visitor)).to_have_value(at.partition(".")[0])


def vp(visitor: Visitor, side: str) -> Locator:
    return visitor.page.locator(f'[data-figure="{side}-vp"] b')


def market(visitor: Visitor) -> Locator:
    return visitor.find("list", "page-replay-market").get_by_role("img")


def tables(told: Data) -> Iterator[Data]:
    """The table at each decision."""
    now: Data = told["before"]
    yield now
    for turn in told["turns"]:
        for step in turn["steps"]:
            now = {**now, **step["table"]}
        now = {**now, **turn["after"]}
        yield now


def test_a_moment_is_shown_as_it_was(visitor: Visitor, kept: str, told: Data) -> None:
    page = look_through(visitor, kept)
    for number, table in enumerate(tables(told)):
        if number % 12:
            continue
        slider(visitor).fill(str(number))
        expect(vp(visitor, "you")).to_have_text(str(table["you"]["vp"]))
        expect(vp(visitor, "ceres")).to_have_text(str(table["ceres"]["vp"]))
        expect(market(visitor)).to_have_count(len(table["market"]))
        lots: list[str] = page.locator("[data-lot]").evaluate_all(LABELS)
        assert sum("Garden," in each for each in lots) == len(table["ceres"]["gardens"]) > 2


def test_a_whole_game_is_one_request(visitor: Visitor, kept: str) -> None:
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    look_through(visitor, kept)
    slider(visitor).fill("30")
    visitor.page.keyboard.press("End")
    visitor.page.keyboard.press("Shift+ArrowLeft")
    expect(visitor.page).to_have_url(re.compile(r"at=\d+\.\d+$"))
    assert sum("/api/games" in url for url in asked) == 1


def test_keys_go_through_the_decisions_and_their_steps(visitor: Visitor, kept: str) -> None:
    page = look_through(visitor, kept, "3")
    last = slider(visitor).get_attribute("max") or ""
    for key, at in (
        ("ArrowRight", "4"),
        ("ArrowLeft", "3"),
        ("End", last),
        ("Home", "0"),
        ("ArrowLeft", "0"),
    ):
        page.keyboard.press(key)
        expect_at(visitor, at)
    page.keyboard.press("Shift+ArrowRight")
    expect(page).to_have_url(re.compile(r"at=1\.\d+$"))
    current = visitor.find("region", "page-replay-story").locator("[aria-current]")
    expect(current).to_contain_text("Ceres flips")
    # The picture beside it does not say it once more.
    turn = visitor.find("region", "page-replay-turn")
    expect(turn.locator("[aria-current=step]")).to_be_visible()
    expect(turn).not_to_contain_text("Ceres flips")
    page.keyboard.press("ArrowRight")
    expect_at(visitor, "1")
    page.keyboard.press("Shift+ArrowLeft")
    expect(page).to_have_url(re.compile(r"at=1\.\d+$"))
    page.keyboard.press("ArrowLeft")
    expect_at(visitor, "0")


def test_buttons_do_what_keys_do(visitor: Visitor, kept: str) -> None:
    look_through(visitor, kept, "3")
    visitor.button("page-replay-next").click()
    expect_at(visitor, "4")
    visitor.button("page-replay-previous").click()
    expect_at(visitor, "3")
    visitor.button("page-replay-last").click()
    expect(visitor.button("page-replay-next")).to_be_disabled()
    visitor.button("page-replay-first").click()
    expect_at(visitor, "0")
    expect(visitor.button("page-replay-previous")).to_be_disabled()


def test_it_plays_by_itself_until_it_is_held(visitor: Visitor, kept: str) -> None:
    page = look_through(visitor, kept)
    page.keyboard.press("Space")
    expect(slider(visitor)).to_have_value("2")
    visitor.button("page-pause").click()
    stands = slider(visitor).input_value()
    expect(visitor.button("page-replay-play")).to_be_visible()
    expect_at(visitor, stands)


def test_a_line_of_the_story_leads_there(visitor: Visitor, kept: str, told: Data) -> None:
    look_through(visitor, kept)
    number, index = next(
        (turn["number"], index)
        for turn in told["turns"][20:]
        for index, step in enumerate(turn["steps"])
        if step["type"] == "flip"
    )
    story = visitor.find("region", "page-replay-story")
    flips = story.get_by_role("button").filter(has_text="Ceres flips")
    before = sum(
        step["type"] == "flip" for turn in told["turns"][: number - 1] for step in turn["steps"]
    )
    flips.nth(before).click()
    expect_at(visitor, f"{number}.{index + 1}")
    expect(story.locator("[aria-current]")).to_have_count(1)
    expect(story.locator("[aria-current]")).to_be_in_viewport()


def test_a_scoring_is_shown_item_by_item(visitor: Visitor, kept: str) -> None:
    look_through(visitor, kept, moments.scoring_of_over())
    turn = visitor.find("region", "page-replay-turn")
    for side in ("you", "ceres"):
        expect(visitor.find("region", f"heading-{side}", turn)).to_be_visible()
    item = turn.locator("details li").filter(has_text=re.compile(r"\b[A-G][1-7]\b")).last
    lit = visitor.page.locator("[data-mark]")
    expect(lit).to_have_count(0)
    item.hover()
    expect(lit).not_to_have_count(0)
    # It is gone with the scoring.
    visitor.page.keyboard.press("ArrowLeft")
    expect(lit).to_have_count(0)


def test_a_scoring_is_looked_at_with_a_finger(
    browser: Browser, common: Served, record: Data
) -> None:
    with Visitor.at(browser, common, screen=PHONE, **TOUCH) as visitor:
        look_through(visitor, common.keep(record), moments.scoring_of_over())
        source = visitor.page.locator("details").filter(has_text=re.compile("Commerc")).first
        lit = visitor.page.locator("[data-mark]")
        source.locator("summary").tap()
        expect(lit).not_to_have_count(0)
        of_all = lit.count()
        source.locator("li").first.tap()
        expect(lit).to_have_count(1)
        assert of_all > 1


def test_no_step_of_a_long_turn_is_cut_off(
    browser: Browser, common: Served, record: Data, told: Data
) -> None:
    longest = max(told["turns"], key=lambda turn: len(turn["steps"]))
    with Visitor.at(browser, common, screen=PHONE, **TOUCH) as visitor:
        look_through(visitor, common.keep(record), f"{longest['number']}.{len(longest['steps'])}")
        steps = visitor.find("list", "page-telling-steps").get_by_role("button")
        assert steps.count() > 8
        boxes = [each.bounding_box() for each in steps.all()]
        assert all(box and 0 <= box["x"] <= PHONE["width"] - box["width"] for box in boxes)


def test_back_leaves_the_replay_and_reload_stays(visitor: Visitor, kept: str) -> None:
    page = visitor.sit_down(kept)
    visitor.find("link", "page-game-replay").click()
    expect(slider(visitor)).to_be_visible()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect_at(visitor, "3")
    page.reload()
    expect_at(visitor, "3")
    page.go_back()
    page.wait_for_url(f"**/games/{kept}")


@pytest.mark.parametrize("at", ["", "x", "-3", "9999", "5.99", "1e3"])
def test_an_address_that_names_no_moment_shows_one(visitor: Visitor, kept: str, at: str) -> None:
    look_through(visitor, kept, at)
    expect(slider(visitor)).to_be_visible()


def test_from_any_point_a_new_game_goes_on(visitor: Visitor, kept: str, record: Data) -> None:
    page = look_through(visitor, kept, "9")
    visitor.button("page-replay-play-on").click()
    page.wait_for_url("**/games/*")
    visitor.lot("A1").wait_for()
    id = page.url.rpartition("/")[2]
    assert id != kept
    begun = visitor.served.record(id)
    assert begun["actions"] == record["actions"][:9]
    assert begun["x-from"] == {"number": 9}
    assert visitor.served.actions(kept) == record["actions"]


@pytest.mark.parametrize("real", [True, False], ids=["at the table", "on the screen"])
def test_a_game_from_a_real_table_goes_on_where_one_likes(
    visitor: Visitor, record: Data, real: bool
) -> None:
    draws = {"cards": "app", "tiles": "app", "deeds": "app"}
    kept = visitor.served.keep({**record, "x-real": {"draws": draws}})
    page = look_through(visitor, kept, "11")
    visitor.button("page-replay-play-on-real" if real else "page-replay-play-on-screen").click()
    page.wait_for_url("**/real/*" if real else "**/games/*")
    page.locator("[data-do=income]" if real else '[data-lot="A1"]').wait_for()
    id = page.url.rpartition("/")[2].partition("?")[0]
    assert (visitor.served.game(id)["view"]["real"] is not None) is real
    assert visitor.served.actions(id) == record["actions"][:11]


def test_an_unfinished_game_goes_on_at_its_table(visitor: Visitor) -> None:
    id = visitor.served.keep(moments.asks_to_take_back().record)
    page = look_through(visitor, id)
    page.keyboard.press("End")
    visitor.find("link", "page-replay-go-on").click()
    page.wait_for_url(f"**/games/{id}")


def test_a_game_in_which_nothing_was_played(visitor: Visitor) -> None:
    id = visitor.served.new_game(seed=7)
    look_through(visitor, id)
    expect(visitor.text("page-replay-nothing-yet")).to_be_visible()
    expect(visitor.button("page-replay-play")).to_be_disabled()
    expect(visitor.find("link", "page-replay-go-on")).to_be_visible()


def test_a_game_that_is_not_there_says_so(visitor: Visitor) -> None:
    visitor.visit("/replay/aaaaaaaaaaaaaaaaaaaa")
    expect(visitor.text("page-table-no-game")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE, SMALL_PHONE], ids=lambda size: size["width"])
def test_everything_fits(browser: Browser, common: Served, record: Data, size: object) -> None:
    touch = TOUCH if size in (PHONE, SMALL_PHONE) else {}
    with Visitor.at(browser, common, screen=size, **touch) as visitor:  # type: ignore[arg-type]
        id = common.keep(record)
        for at in ("20.3", moments.scoring_of_over()):
            look_through(visitor, id, at)
            assert list(faults_at(visitor.page, size)) == []  # type: ignore[arg-type]
