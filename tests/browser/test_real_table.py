"""Beside a real table: whole games, taking back, correcting, reloading, a screen that stays on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser import moments
from browser.real_screens import APP, laid, sit_down
from browser.serving import Data, Served
from browser.tableside import TableSide
from browser.visiting import PHONE, TOUCH, Visitor
from ceres.companion import RealGame

pytestmark = pytest.mark.slow

TABLET = ViewportSize(width=820, height=1180)
ON_ITS_SIDE = ViewportSize(width=844, height=390)
# Counts what is asked of the screen: `awake` is how many locks are held now.
AWAKE = """
window.awake = 0; window.asked = 0;
const request = async () => {
  window.asked += 1; window.awake += 1;
  const lock = {released: false, release: async () => {
    if (!lock.released) { lock.released = true; window.awake -= 1; }
  }};
  window.lock = lock;
  return lock;
};
Object.defineProperty(Navigator.prototype, "wakeLock", {value: {request}});
"""
DENIED = """
const request = async () => { throw new DOMException("no", "NotAllowedError"); };
Object.defineProperty(Navigator.prototype, "wakeLock", {value: {request}});
"""
# Taps the arrow, if there is one, until all was seen.
TO_THE_END = """async (arrows) => {
  const frame = () => new Promise(requestAnimationFrame);
  for (let taps = 0; arrows[0]?.isConnected && taps < 20; taps += 1) {
    arrows[0].click();
    await frame();
    await frame();
  }
}"""


@pytest.fixture(name="reader")
def _reader(browser: Browser, common: Served) -> Iterator[Visitor]:
    """Somebody with a phone in one hand."""
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        yield visitor


def test_a_whole_game_with_my_own_cards(reader: Visitor) -> None:
    """All that is drawn from real decks is tapped, and Ceres plays as she would have played."""
    side = TableSide.begins(reader, 11, monuments=True, difficulty="hard")
    side.until("result")
    side.agrees()
    assert side.view["result"] == side.game.position.result


@pytest.mark.parametrize("screen", [TABLET, ON_ITS_SIDE], ids=["tablet", "on its side"])
def test_a_whole_game_as_the_app_draws(
    browser: Browser, common: Served, screen: ViewportSize
) -> None:
    """Nothing is asked but what you do."""
    with Visitor.at(browser, common, screen, **TOUCH) as visitor:
        side = TableSide.follows(visitor, 3)
        kinds = set()
        while "result" not in kinds:
            kinds.add(side.step())
        assert "ask" not in kinds
        side.agrees()


def test_it_begins_on_the_first_screen_and_goes_on_from_there(reader: Visitor) -> None:
    """`At my table`, who draws, the set-up; later the list leads back to the same step."""
    page = reader.visit("/")
    reader.find("link", "page-home-real").tap()
    page.get_by_role("radio", name=reader.say("page-real-all-drawn", who="me")).check()
    reader.button("page-home-begin-real").tap()
    page.wait_for_url("**/real/*?at=ceres/0/0")
    next_button = page.locator("[data-next]")
    next_button.tap()
    page.wait_for_url("**/real/*?at=ceres/0/1")
    id = page.url.split("/real/")[1].split("?")[0]
    page.goto("/")
    page.locator(f'a[href="/real/{id}"]').first.tap()
    page.wait_for_url(f"**/real/{id}?at=ceres/0/1")
    next_button.tap()
    expect(page.locator("[data-ask=your-deeds]")).to_be_visible()


def test_taking_back_as_far_as_one_likes(reader: Visitor) -> None:
    """Answer by answer, then the action, then through the set-up; what was told is filled in."""
    side = TableSide.begins(reader, 11)
    side.until("do")
    before = side.view["table"]
    side.act()
    side.until("do")
    _take_back(side)
    while side.at != ["do"]:
        _take_back(side)
    assert side.view["table"] == before
    _take_back(side)
    expect(side.page.locator("[data-ask=row]")).to_be_visible()
    # It is as it was: it only has to be said again.
    side.go_on()
    side.until("do")
    assert side.view["table"] == before
    while reader.take_back.is_enabled():
        _take_back(side)
    expect(side.page.locator("[data-ask=your-deeds]")).to_be_visible()


def _take_back(side: TableSide) -> None:
    before = side.page.url
    with side.page.expect_response("**/undo"):
        side.visitor.take_back.tap()
    # First the table is put back.
    here = """([at, before]) => {
        const now = new URL(location.href).searchParams.get('at');
        return now === at || (now.startsWith('ceres') && location.href !== before);
    }"""
    side.page.wait_for_function(here, arg=[_due(side), before])
    side.until(_due(side))


def _due(side: TableSide) -> str:
    view: Data = side.view
    return "ask" if view["real"]["asks"] else {"you": "do", "choice": "choose"}[view["phase"]]


def test_the_table_is_corrected(reader: Visitor) -> None:
    """Several things at once; the log says so, and the game goes on from there."""
    side = TableSide.follows(reader, 3)
    side.until("do")
    page, silver = side.page, side.view["table"]["you"]["silver"]
    page.goto(f"/real/{side.id}?at=correct")
    reader.find("textbox", "page-real-silver").fill(str(silver + 4))
    page.get_by_role("button", name=reader.say("page-real-more", label="Ceres’ VP")).tap()
    page.reload()
    side.next.tap()
    page.wait_for_url("**?at=do")
    table = side.view["table"]
    assert (table["you"]["silver"], table["ceres"]["vp"]) == (silver + 4, 1)
    page.goto(f"/real/{side.id}?at=log")
    said = reader.say("real-changed-silver", new=silver + 4, old=silver)
    expect(page.get_by_text(said)).to_be_visible()


def test_what_cannot_be_is_not_corrected(reader: Visitor) -> None:
    """A Deed cannot lie in the market and be somebody's Lot; the faults are named."""
    side = TableSide.follows(reader, 3)
    side.until("do")
    page, before = side.page, side.view["table"]
    page.goto(f"/real/{side.id}?at=correct/city")
    reader.lot(before["market"][0]["deed"]).tap()
    page.get_by_role("button", name=reader.say("page-real-lot-is", what="you")).tap()
    side.go_on()
    side.go_on()
    side.next.tap()
    expect(page.get_by_role("alert")).to_contain_text(reader.say("page-real-impossible"))
    assert side.view["table"] == before


def test_a_building_is_corrected(reader: Visitor) -> None:
    """It is picked, laid where one taps, turned; what stands there goes. Reload loses nothing."""
    real = laid(moments.busy().record, APP)
    sit_down(reader, real, "correct/city")
    page, old = reader.page, {"id": "market", "lots": ["C4", "C5"]}
    assert old in real.game.position.to_dict()["you"]["buildings"]
    reader.lot("C5").tap()
    page.get_by_role("button", name=reader.say("page-real-lot-is", what="building")).tap()
    page.locator("[data-pick=domus-maxima]").tap()
    reader.button("page-table-turn").tap()
    ghost = page.locator("[data-ghost]")
    expect(ghost).to_have_attribute("data-ghost", "C5 C6")
    reader.lot("C4").tap()
    expect(ghost).to_have_attribute("data-ghost", "C4 C5")
    page.reload()
    expect(ghost).to_have_attribute("data-ghost", "C4 C5")
    expect(page.locator("[data-replaced]")).to_have_attribute("data-replaced", "market")
    table = _corrected(reader)
    assert {"id": "domus-maxima", "lots": ["C4", "C5"]} in table["you"]["buildings"]
    assert old not in table["you"]["buildings"]


def test_what_lies_on_lots_is_corrected(reader: Visitor) -> None:
    """A Garden is another one, a marker somebody else's; the later of two notes counts."""
    real = laid(moments.busy().record, APP)
    before = real.game.position.to_dict()
    garden, marked = next(iter(before["ceres"]["gardens"])), before["ceres"]["lots"][0]
    sit_down(reader, real, "correct/city")
    page = reader.page
    tile = next(id for id in before["bag"] if id != before["ceres"]["gardens"][garden])
    for other in ("you", None):
        reader.lot(garden).tap()
        what = other or "garden"
        page.get_by_role("button", name=reader.say("page-real-lot-is", what=what)).tap()
        if other is None:
            page.locator(f'[data-pick="{tile}"]').tap()
        # It leads back to the city, for the next Lot.
        page.locator("[data-next]:enabled").tap()
        expect(page.locator("[data-mark=seen]")).to_have_count(1)
    reader.lot(marked).tap()
    page.get_by_role("button", name=reader.say("page-real-lot-is", what="you")).tap()
    table = _corrected(reader)
    assert table["ceres"]["gardens"] == {**before["ceres"]["gardens"], garden: tile}
    assert marked in table["you"]["lots"]
    assert marked not in table["ceres"]["lots"]


def _corrected(reader: Visitor) -> Data:
    """Note what is set, correct the table, and look at it."""
    page = reader.page
    page.locator("[data-next]:enabled").tap()
    page.wait_for_url("**?at=correct/city")
    page.locator("[data-next]:enabled").tap()
    page.wait_for_url("**?at=correct")
    page.locator("[data-next]:enabled").tap()
    page.wait_for_url("**?at=do")
    id = page.url.split("/real/")[1].split("?")[0]
    table: Data = reader.served.game(id)["view"]["table"]
    return table


def test_who_draws_can_be_changed_at_any_time(reader: Visitor) -> None:
    """What was asked for is drawn by the app from then on."""
    side = TableSide.begins(reader, 11)
    side.until("ask")
    page = side.page
    page.goto(f"/real/{side.id}?at=correct")
    for deck in ("cards", "tiles", "deeds"):
        name = reader.say("page-real-deck", deck=deck)
        drawer = reader.say("page-real-drawer", who="app")
        with page.expect_response("**/draws"):
            page.get_by_role("group", name=name).get_by_text(drawer).tap()
    side.go_on()
    expect(page.locator("[data-step=catch-up] ~ .hands li")).not_to_have_count(0)
    side.until("do")
    expect(page.locator("[data-do=income]")).to_be_enabled()


def test_every_step_survives_a_reload(reader: Visitor) -> None:
    """Each kind of screen shows the same again, whatever was tapped on it so far."""
    side = TableSide.begins(reader, 11, monuments=True)
    kinds: set[str] = set()
    while not {"ask", "choose", "scoring", "ceres", "do"} <= kinds:
        side.settles()
        kind = "scoring" if side.page.locator("[data-scoring]").count() else side.at[0]
        if kind not in kinds:
            kinds.add(kind)
            _same_again(side.page)
        side.step()
    for at in (
        "menu",
        "log",
        "score",
        "hers",
        "correct",
        "correct/market",
        "correct/row",
        "correct/bag",
        "correct/city/D4",
        "correct/rest",
    ):
        side.page.goto(f"/real/{side.id}?at={at}")
        _same_again(side.page)


def test_your_turn_survives_a_reload(reader: Visitor) -> None:
    """A Deed or a place that was tapped is tapped again."""
    side = TableSide.follows(reader, 3)
    side.until("do")
    can = side.view["can"]
    deed = next(deed for deed, possible in can["deeds"].items() if "action" in possible)
    piece, possible = next((id, each) for id, each in can["builds"].items() if each["places"])
    place = ".".join(possible["places"][-1])
    for at in (f"buy/{deed}", "build", f"build/{piece}/{place}"):
        side.page.goto(f"/real/{side.id}?at={at}")
        _same_again(side.page)
    side.go_on()
    assert side.view["turns"] == 1


def _same_again(page: Page) -> None:
    main = page.locator("main")
    main.wait_for()
    page.wait_for_load_state("networkidle")
    url, text = page.url, main.inner_text()
    page.reload()
    expect(main).to_have_text(text, use_inner_text=True)
    assert page.url == url


def test_taps_survive_a_reload(reader: Visitor) -> None:
    """What was drawn so far stands in the address."""
    side = TableSide.begins(reader, 11)
    side.until("ask")
    for deed in ("A1", "C4"):
        side.pick(deed).tap()
    side.page.reload()
    for deed in ("A1", "C4"):
        expect(side.pick(deed)).to_have_attribute("aria-pressed", "true")


def test_ticks_survive_a_reload(reader: Visitor) -> None:
    """What was ticked off in the set-up is, until it is over."""
    side = TableSide.follows(reader, 3)
    side.settles()
    boxes = side.page.locator(".hands input")
    while not boxes.count():
        side.go_on()
    boxes.first.tap()
    side.page.reload()
    expect(boxes.first).to_be_checked()
    side.go_on()
    side.page.go_back()
    expect(boxes.first).to_be_checked()
    boxes.first.tap()
    side.page.reload()
    expect(boxes.first).not_to_be_checked()
    boxes.first.tap()
    assert _ticks(side.page)
    side.until("do")
    side.act()
    side.settles()
    assert not _ticks(side.page)


def test_ticks_are_gone_with_the_game(reader: Visitor) -> None:
    """A deleted game leaves none behind."""
    side = TableSide.follows(reader, 3)
    side.settles()
    while not side.page.locator(".hands input").count():
        side.go_on()
    side.page.locator(".hands input").first.tap()
    assert _ticks(side.page)
    side.page.goto("/")
    row = side.page.locator("li").filter(has=side.page.locator(f'a[href="/real/{side.id}"]'))
    with side.page.expect_response(f"**/games/{side.id}"):
        reader.button("page-games-delete", row).first.tap()
    side.page.wait_for_function("() => localStorage.getItem('ceres-real-ticks') === null")


def _ticks(page: Page) -> str | None:
    found: str | None = page.evaluate("localStorage.getItem('ceres-real-ticks')")
    return found


def test_a_finger_wipes_to_the_next_step_and_back(reader: Visitor) -> None:
    """Sideways over the words or the picture; up, down, a little or at the edge it does not."""
    side = TableSide.follows(reader, 3)
    side.settles()
    first = side.at
    for middle in (250, 600):  # the picture, the words
        _wipe(side.page, (300, middle), (120, middle + 10))
        expect(side.page).not_to_have_url(re.compile("/".join(first)))
        second = side.at
        for start, end in (
            ((200, 500), (190, 300)),
            ((200, 500), (240, 500)),
            ((5, 500), (200, 500)),
            ((200, 500), (300, 600)),
        ):
            _wipe(side.page, start, end)
            assert side.at == second
        _wipe(side.page, (120, middle), (300, middle))
        expect(side.page).to_have_url(re.compile("/".join(first)))


def _wipe(page: Page, start: tuple[int, int], end: tuple[int, int], steps: int = 8) -> None:
    """A finger goes straight from here to there."""
    touch = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = start, end

    def at(part: float) -> list[dict[str, float]]:
        return [{"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}]

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at(0)})
    for step in range(1, steps + 1):
        points = at(step / steps)
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def test_the_set_up_can_be_read_again(reader: Visitor) -> None:
    """Until something was played."""
    side = TableSide.follows(reader, 3)
    side.until("do")
    reader.find("link", "page-real-setup-again").tap()
    side.page.wait_for_url("**?at=ceres/0/0")


def test_back_leads_back(reader: Visitor) -> None:
    """From a Deed to the three buttons, and from there to Ceres' last step."""
    side = TableSide.follows(reader, 3)
    side.until("do")
    side.act()
    side.until("do")
    last = side.page.locator("[data-step]")
    side.page.locator("[data-do=buy], [data-do=build]").and_(
        side.page.locator(":enabled")
    ).first.tap()
    side.page.wait_for_url(re.compile(r"at=(buy|build)"))
    side.page.go_back()
    side.page.wait_for_url("**?at=do")
    side.page.go_back()
    expect(last).to_be_visible()


def test_the_reason_leads_to_the_rules_and_back(reader: Visitor) -> None:
    """A rule of it has a page; Back leads to the reason again, and from there to the step."""
    side = TableSide.follows(reader, 3)
    side.until("do")
    side.act()
    why = reader.button("page-real-why")
    side.settles()
    while not why.count():
        side.go_on()
    step = side.page.url
    why.tap()
    sheet = side.page.get_by_role("dialog")
    sheet.get_by_role("link").first.tap()
    side.page.wait_for_url("**/rules/*")
    side.page.go_back()
    expect(sheet).to_be_visible()
    side.page.go_back()
    expect(sheet).to_be_hidden()
    assert side.page.url == step


def test_a_scoring_moves_each_marker_once(reader: Visitor) -> None:
    """While it is counted the score is the old one; what hands do is on the last screen alone."""
    moment = moments.before_scoring(1)
    real = laid(moment.record, APP)
    old = real.game.position.to_dict()["you"]["vp"]
    side = _told(reader, real, moment.action)
    page = side.page
    counting = page.locator("[data-scoring]")
    while not counting.count():
        side.go_on()
    shown = page.locator("[data-figure=you-vp]")
    while counting.count():
        expect(shown).to_have_text(str(old))
        assert not page.locator("[data-track], .hands").count()
        side.go_on()
        page.locator("[data-scoring], [data-track]").first.wait_for()
    new = side.view["table"]["you"]["vp"]
    assert new > old
    expect(shown).to_have_text(str(new))
    expect(page.locator("[data-track=you] b")).to_have_text(str(new))


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("screen", [PHONE, ON_ITS_SIDE], ids=["phone", "on its side"])
def test_what_does_not_fit_says_so(
    browser: Browser, common: Served, screen: ViewportSize, language: str
) -> None:
    """All that hands do is in sight; else an arrow leads on to it."""
    with Visitor.at(browser, common, screen, language, **TOUCH) as visitor:
        moment = moments.before_ceres("claim")
        real = laid(moment.record, APP)
        side = _told(visitor, real, moment.action)
        page, more = side.page, visitor.button("page-real-below")
        while not page.locator("[data-step=claim]").count():
            side.go_on()
        last = page.locator(".hands li").last
        last.wait_for()
        more.evaluate_all(TO_THE_END)
        expect(more).to_have_count(0)
        expect(last).to_be_in_viewport(ratio=0.9)


def _told(visitor: Visitor, real: RealGame, action: str | None) -> TableSide:
    """Somebody who did this, and is told what comes of it from the beginning."""
    real.play(str(action))
    sit_down(visitor, real, f"ceres/{len(real.game.entries)}/0")
    side = TableSide(visitor, real.game, visitor.page.url.split("/real/")[1].split("?")[0])
    side.settles()
    return side


def test_escape_leads_back_from_what_you_build(reader: Visitor) -> None:
    """And the keys are in the page, not nowhere."""
    side = TableSide.follows(reader, 3)
    side.until("do")
    page = side.page
    page.goto(f"/real/{side.id}?at=build")
    expect(page.locator(".words")).to_be_focused()
    page.keyboard.press("Escape")
    page.wait_for_url("**?at=do")
    expect(page.locator(".words")).to_be_focused()


def test_the_screen_stays_on_during_play_only(browser: Browser, common: Served) -> None:
    """It is asked for, asked for again when the page comes back, and let go when it is left."""
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        visitor.context.add_init_script(AWAKE)
        side = TableSide.follows(visitor, 3)
        page = side.page
        page.wait_for_function("() => awake === 1")
        # The browser takes it away when the page is hidden.
        page.evaluate("lock.release()")
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        page.wait_for_function("() => awake === 1 && asked === 2")
        page.get_by_role("link", name=visitor.say("page-table-home")).first.tap()
        page.wait_for_function("() => awake === 0")


def test_a_screen_that_may_not_stay_on_is_no_matter(browser: Browser, common: Served) -> None:
    """The browser says no: the game goes on."""
    with Visitor.at(browser, common, PHONE, **TOUCH) as visitor:
        visitor.context.add_init_script(DENIED)
        side = TableSide.follows(visitor, 3)
        side.until("do")
        expect(side.page.locator("[data-do=income]")).to_be_enabled()


def test_the_size_of_the_words_is_kept(reader: Visitor) -> None:
    """Very large words, also after a reload; headlines grow as far as the screen is wide."""
    side = TableSide.follows(reader, 3)
    side.settles()
    text = side.page.locator("main .text").first

    def size() -> float:
        return float(text.evaluate("each => parseFloat(getComputedStyle(each).fontSize)"))

    side.until("do")
    normal = size()
    side.page.goto(f"/real/{side.id}?at=menu")
    side.page.get_by_text(reader.say("page-real-size-of", size="largest")).tap()
    side.page.goto(f"/real/{side.id}?at=do")
    text.wait_for()
    assert size() > 1.3 * normal
