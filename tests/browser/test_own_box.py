"""The cards and tiles of one's own box: entered by tapping, kept, saved, and played with."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from boxes import own_cards, own_tiles, toml
from browser.hands import Finger
from browser.serving import Data, Served
from browser.visiting import PHONE, TOUCH, Visitor
from ceres.components import STANDARD, load_components

pytestmark = pytest.mark.slow

KEY = "ceres-box"
FULL = f"""() => {{
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {{
        if (key === "{KEY}") throw new DOMException("full", "QuotaExceededError");
        keep.call(this, key, value);
    }};
}}"""


class Owner:
    """Somebody with the cards in their hands, who taps what is printed on them."""

    def __init__(self, visitor: Visitor, finger: bool = False) -> None:
        """At the empty box."""
        self.visitor = visitor
        self.finger = finger
        self.page: Page = visitor.visit("/box")

    def begin_empty(self) -> None:
        self.visitor.button("page-enter-cards").click()
        self.wait_for("c01")

    def wait_for(self, part: str) -> None:
        """A card, the tiles, or nothing for all of them."""
        self.page.wait_for_url(f"**/box/{part}" if part else "**/box")

    def enter(self, card: Data) -> None:
        """All that is on a card."""
        self.tap("number", str(card["number"]))
        does = card.get("by", card["action"])
        name = "page-box-by-letters" if does == "letters" else "card-action"
        self.tap("does", self.visitor.say(name, does=does, letters=""))
        for letter in card.get("letters", []):
            self.tap("letters", letter)
        self.tap("monument", self.visitor.say("page-box-icon", monument=yes(card["monument"])))

    def tap(self, question: str, answer: str) -> None:
        group = self.visitor.find("group", f"page-box-ask-{question}")
        self._press(group.get_by_role("button", name=answer, exact=True))

    def _press(self, button: Locator) -> None:
        button.tap() if self.finger else button.click()

    def count(self, tile: str, more: int) -> None:
        name = self.visitor.say("page-box-tile-more", tile=tile)
        for _ in range(more):
            self._press(self.page.get_by_role("button", name=name, exact=True))

    def save(self) -> Path:
        with self.page.expect_download() as download:
            self.visitor.button("page-box-save").click()
        assert download.value.suggested_filename == "ceres-box.toml"
        return Path(download.value.path())

    def choose_file(self, content: str) -> None:
        with self.page.expect_file_chooser() as chooser:
            self.visitor.button("page-open-file").click()
        file: Any = {"name": "box.toml", "mimeType": "text/plain", "buffer": content.encode()}
        chooser.value.set_files(file)

    def kept(self) -> Any:
        return json.loads(self.page.evaluate(f"() => localStorage.getItem('{KEY}')"))


def yes(flag: bool) -> str:
    return "yes" if flag else "no"


@pytest.fixture(name="owner")
def _owner(visitor: Visitor) -> Owner:
    return Owner(visitor)


def test_a_whole_box_is_entered_on_a_phone_saved_and_played(
    browser: Browser, served: Served
) -> None:
    box = own_cards()
    box["tiles"] |= {"civic-any": 1, "civic-civic": 7}
    with Visitor.at(browser, served, PHONE, **TOUCH) as visitor:
        owner = Owner(visitor, finger=True)
        owner.begin_empty()
        for card in box["cards"]:
            owner.wait_for(card["id"])
            owner.enter(card)  # and the next one comes by itself
        owner.wait_for("tiles")
        for tile, count in box["tiles"].items():
            owner.count(tile, count)
        visitor.find("link", "page-box-done").click()
        expect(visitor.text("page-box-complete")).to_be_visible()
        file = owner.save()
        assert load_components(file).to_dict() == box
        command = [sys.executable, "-m", "ceres", "components", "check", str(file)]
        assert subprocess.run(command, check=False).returncode == 0

        visitor.find("link", "page-box-play").click()
        expect(visitor.find("radio", "page-new-cards-own")).to_be_checked()
        visitor.button("page-new-begin").click()
        visitor.page.wait_for_url("**/games/*")
        visitor.lot("A1").wait_for()
        id = visitor.page.url.rpartition("/")[2]
        assert served.record(id)["components"] == box
        hands = Finger(visitor, seed=3)
        done = [hands.act() for _ in range(4)]
        assert served.actions(id) == done


def test_a_half_entered_box_is_there_after_a_reload(owner: Owner) -> None:
    first, second = own_cards()["cards"][:2]
    owner.begin_empty()
    owner.enter(first)
    owner.wait_for("c02")
    owner.tap("number", str(second["number"]))
    owner.page.reload()
    expect(owner.page.get_by_role("button", name="3", exact=True, pressed=True)).to_have_count(1)
    owner.page.go_back()  # to the card before
    owner.wait_for("c01")
    owner.visitor.find("link", "page-box-all").click()
    label = owner.visitor.say
    expect(owner.page.get_by_label(label("page-box-card-open", card=2))).to_be_visible()
    expect(owner.page.get_by_text(label("page-box-cards-of", count=1, all=18))).to_be_visible()
    expect(owner.page.get_by_label("Card 1: number 4, Claim A C E")).to_be_visible()


def test_letters_are_taken_in_their_order_and_no_fourth(owner: Owner) -> None:
    owner.begin_empty()
    owner.tap("does", owner.visitor.say("page-box-by-letters"))
    for letter in "GAC":
        owner.tap("letters", letter)
    keys = owner.visitor.find("group", "page-box-ask-letters")
    expect(keys.get_by_role("button", name="B", exact=True)).to_be_disabled()
    keys.get_by_role("button", name="A, number 2").click()
    owner.tap("letters", "B")
    assert owner.kept()["cards"]["c01"]["letters"] == ["G", "C", "B"]


def test_a_changed_rebuilt_set_is_another_box(owner: Owner) -> None:
    owner.visitor.button("page-box-from-rebuilt").click()
    expect(owner.visitor.text("page-box-complete")).to_be_visible()
    owner.page.locator("[data-card=c08]").click()
    owner.wait_for("c08")
    owner.tap("number", "1")  # now it is as the ninth
    expect(owner.visitor.text("page-box-twin", card=9)).to_be_visible()
    owner.visitor.find("link", "page-box-all").click()
    wanted = STANDARD.to_dict()
    wanted["cards"][7]["number"] = 1  # type: ignore[index]
    assert load_components(owner.save()).to_dict() == wanted


def test_a_file_is_opened_and_taking_it_is_undone(owner: Owner) -> None:
    owner.begin_empty()
    owner.tap("number", "2")
    owner.visitor.find("link", "page-box-all").click()
    owner.choose_file(toml(own_tiles()))
    expect(owner.visitor.text("page-box-complete")).to_be_visible()
    assert load_components(owner.save()).to_dict() == own_tiles()
    owner.visitor.button("page-games-undo").click()
    assert owner.kept()["cards"]["c01"] == {"number": 2}


def test_what_a_file_says_nothing_of_is_named(owner: Owner) -> None:
    """A file with tiles only: the cards are the app's, until they are changed or found right."""
    box, visitor, page = own_tiles(), owner.visitor, owner.page
    del box["cards"]
    owner.choose_file(toml(box))
    expect(page.get_by_text(visitor.say("page-box-rebuilt-cards", count=18))).to_be_visible()
    expect(page.locator("[data-rebuilt]")).to_have_count(18)
    expect(page.get_by_text(visitor.say("page-box-rebuilt-tiles", count=32))).to_be_hidden()
    page.locator("[data-card=c01]").click()
    visitor.button("page-box-rebuilt-same").click()
    expect(visitor.button("page-box-rebuilt-same")).to_be_hidden()
    page.reload()
    visitor.find("link", "page-box-after").click()
    owner.tap("number", "4")
    visitor.find("link", "page-box-all").click()
    expect(page.get_by_text(visitor.say("page-box-rebuilt-cards", count=16))).to_be_visible()
    expect(page.locator("[data-card=c03][data-rebuilt]")).to_be_visible()
    expect(page.locator("[data-card=c01]:not([data-rebuilt])")).to_be_visible()


def test_a_file_with_faults_is_refused_with_all_of_them(owner: Owner) -> None:
    box = own_tiles()
    box["cards"][0]["letters"] = ["A", "A"]
    box["cards"][5]["number"] = 9
    old = {**own_tiles(), "format": "ceres-components/9"}
    for content, faults in ((toml(box), 3), (toml(old), 1), ("no TOML", 1)):
        owner.choose_file(content)
        dialog = owner.visitor.find("dialog", "page-games-import-failed")
        expect(dialog.get_by_role("listitem")).to_have_count(faults)
        owner.visitor.button("page-close", dialog.locator("footer")).click()
        expect(dialog).to_be_hidden()
    expect(owner.visitor.button("page-enter-cards")).to_be_visible()


def test_a_note_can_be_answered_while_a_dialog_is_open(owner: Owner) -> None:
    owner.choose_file(toml(own_tiles()))
    expect(owner.visitor.text("page-box-complete")).to_be_visible()
    owner.choose_file("no TOML")
    dialog = owner.visitor.find("dialog", "page-games-import-failed")
    owner.visitor.button("page-games-undo", dialog).click()
    owner.visitor.button("page-close", dialog.locator("footer")).click()
    expect(owner.visitor.button("page-enter-cards")).to_be_visible()


def test_a_box_of_another_version_is_left_as_it_is(visitor: Visitor) -> None:
    page = visitor.visit()
    strange = json.dumps({"format": "ceres-box/2", "cards": [1, 2, 3]})
    page.evaluate("(text) => localStorage.setItem('ceres-box', text)", strange)
    page.goto("/box")
    with page.expect_download() as download:
        visitor.button("page-box-strange-save").click()
    assert Path(download.value.path()).read_text("utf-8") == strange
    assert page.evaluate("() => localStorage.getItem('ceres-box')") == strange
    visitor.button("page-box-strange-forget").click()
    expect(visitor.button("page-enter-cards")).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so_and_the_box_can_be_saved(visitor: Visitor) -> None:
    visitor.page.add_init_script(f"({FULL})()")
    owner = Owner(visitor)
    visitor.button("page-box-from-rebuilt").click()
    expect(visitor.text("page-box-not-kept")).to_be_visible()
    assert load_components(owner.save()) == STANDARD
