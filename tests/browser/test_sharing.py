"""A game is given to others and taken from them: links, positions, files, and reports."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Download, Locator, expect

from boxes import toml
from browser import moments
from browser.serving import Data, Served
from browser.visiting import Visitor
from ceres.components import STANDARD
from ceres.position import Position

pytestmark = pytest.mark.slow

# Drops files of these names and contents on the page, as a hand does.
DROP = """(files) => {
    const dataTransfer = new DataTransfer();
    for (const [name, content] of files) {
        dataTransfer.items.add(new File([content], name, { type: "application/json" }));
    }
    for (const type of ["dragenter", "dragover", "drop"]) {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector("main").dispatchEvent(event);
    }
}"""
PASTE = """(text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
}"""


@pytest.fixture(name="record")
def _record() -> Data:
    return moments.asks_to_take_back().record


def choose(visitor: Visitor, item: str) -> None:
    """In the menu of the game."""
    visitor.button("page-game-menu").click()
    visitor.find("menuitem", item).click()


def copied(visitor: Visitor) -> str:
    text: str = visitor.page.evaluate("() => navigator.clipboard.readText()")
    return text


def id_of_opened(visitor: Visitor) -> str:
    visitor.page.wait_for_url("**/games/*")
    visitor.lot("A1").wait_for()
    return visitor.page.url.rpartition("/")[2]


def saved(download: Download) -> Data:
    found: Data = json.loads(Path(download.path()).read_text("utf-8"))
    return found


@pytest.fixture(name="copier")
def _copier(browser: Browser, common: Served) -> Any:
    """Somebody whose browser lets the page write to the clipboard."""
    with Visitor.at(browser, common, permissions=["clipboard-read", "clipboard-write"]) as visitor:
        visitor.context.add_init_script("delete Navigator.prototype.share")
        yield visitor


# Links.


def test_a_link_begins_the_same_game(copier: Visitor) -> None:
    options = {"difficulty": "hard", "monuments": True, "variants": ["creeping-gardens"]}
    id = copier.served.new_game(seed=77, strict=True, **options)
    copier.sit_down(id)
    choose(copier, "page-game-link")
    expect(copier.text("page-share-link-copied")).to_be_visible()
    link = copied(copier)
    assert "/new?" in link
    copier.page.goto(link)
    expect(copier.text("page-new-linked")).to_be_visible()
    copier.button("page-new-play-link").click()
    again = id_of_opened(copier)
    assert again != id
    assert copier.served.record(again)["start"] == copier.served.record(id)["start"]
    assert copier.served.record(again)["x-strict"] is True


def test_a_game_begun_without_a_seed_has_a_link_too(copier: Visitor) -> None:
    copier.sit_down(copier.served.new_game())
    choose(copier, "page-game-link")
    expect(copier.text("page-share-link-copied")).to_be_visible()
    assert re.search(r"seed=\d+", copied(copier))


@pytest.mark.parametrize(
    "query", ["seed=x", "seed=", "difficulty=easy", "variants=a,creeping-gardens", "monuments=yes"]
)
def test_a_bad_link_says_what_is_wrong_and_begins_nothing(visitor: Visitor, query: str) -> None:
    before = len(visitor.served._ask("GET", "games")["games"])
    page = visitor.visit(f"/new?{query}")
    alert = page.get_by_role("alert").filter(has_text=visitor.say("page-new-link-bad"))
    expect(alert).to_contain_text(query.partition("=")[0])
    expect(visitor.button("page-new-begin")).to_be_enabled()
    assert len(visitor.served._ask("GET", "games")["games"]) == before


def test_a_game_from_a_position_says_why_it_has_no_link(visitor: Visitor, record: Data) -> None:
    id = visitor.served.keep({**record, "seed": None})
    visitor.sit_down(id)
    visitor.button("page-game-menu").click()
    visitor.find("menuitem", "page-game-link").click()
    expect(visitor.text("page-share-no-link-seed")).to_be_visible()


def test_a_link_to_a_game_lets_others_look_through_it(
    copier: Visitor, browser: Browser, tmp_path: Path, record: Data
) -> None:
    copier.sit_down(copier.served.keep(record))
    choose(copier, "page-game-look-link")
    expect(copier.text("page-share-look-copied")).to_be_visible()
    path = copied(copier).removeprefix(copier.served.url)
    assert path.startswith("/look#")
    elsewhere = Served(tmp_path)
    elsewhere.start()
    with Visitor.at(browser, elsewhere) as other:
        other.visit(path)
        other.page.wait_for_url("**/replay/*")
        other.page.locator('[data-lot="A1"]').wait_for()
        (game,) = elsewhere._ask("GET", "games")["games"]
        assert (game["actions"], game["mine"]) == (len(record["actions"]), False)
        other.visit(path[:-20])
        expect(other.text("page-share-look-bad")).to_be_visible()
    elsewhere.kill()


# Positions.


def test_a_position_is_copied_and_pasted(copier: Visitor, record: Data) -> None:
    id = copier.served.keep(record)
    copier.sit_down(id)
    choose(copier, "page-game-position")
    expect(copier.text("page-share-position-copied")).to_be_visible()
    text = copied(copier)
    whole = copier.served._ask("GET", f"games/{id}/report")["position"]
    given = Position.from_json(text)
    assert given.observation() == Position.from_dict(whole).observation()
    assert given.to_dict() != whole  # what is hidden is hidden from whoever reads it, too

    copier.visit_home()
    copier.button("page-games-paste").click()
    copier.page.get_by_role("textbox").fill(text)
    copier.button("page-share-paste-begin").click()
    begun = copier.served.record(id_of_opened(copier))
    assert begun["start"] == given.to_dict()
    assert begun["actions"] == []


def test_all_that_is_wrong_with_a_pasted_text_is_said(visitor: Visitor, record: Data) -> None:
    visitor.visit_home()
    visitor.button("page-games-paste").click()
    dialog = visitor.find("dialog", "page-share-paste-title")
    for text, faults in (
        ('{"format": "ceres-position/1",\n "era" 9}', ["line 2, column 8"]),
        (json.dumps({**record["start"], "era": 9, "phase": "x"}), ["era: ", "phase: "]),
    ):
        dialog.get_by_role("textbox").fill(text)
        visitor.button("page-share-paste-begin", dialog).click()
        for fault in faults:
            expect(dialog.get_by_role("alert")).to_contain_text(fault)
    assert visitor.page.url.endswith("/")


def test_a_position_or_a_game_is_pasted_into_the_first_screen(
    visitor: Visitor, record: Data
) -> None:
    for data in (record, record["start"]):
        visitor.visit_home()
        visitor.page.evaluate(PASTE, json.dumps(data))
        assert visitor.served.record(id_of_opened(visitor))["start"] == record["start"]


# Files.


@pytest.mark.parametrize(
    "where", ["/", "/games/{id}", "/replay/{id}", "/mine", "/new", "/real", "/rules"]
)
def test_a_file_is_dropped_anywhere(visitor: Visitor, record: Data, where: str) -> None:
    id = visitor.served.keep(record)
    visitor.visit(where.format(id=id))
    visitor.page.locator("main :is(button, a)").first.wait_for()
    visitor.page.evaluate(DROP, [["my-game.json", json.dumps(record["start"])]])
    visitor.page.wait_for_url(lambda url: "/games/" in url and id not in url)
    assert visitor.served.record(id_of_opened(visitor))["start"] == record["start"]


def test_a_file_that_nobody_takes_leads_nowhere(visitor: Visitor) -> None:
    page = visitor.visit("/box/c01")
    page.locator("main").wait_for()
    page.evaluate("() => (window.prevented = [])")
    page.evaluate(
        """() => {
            const note = (event) => window.prevented.push(event.defaultPrevented);
            for (const type of ["dragover", "drop"]) addEventListener(type, note);
        }"""
    )
    page.evaluate(DROP, [["my-game.json", "{}"]])
    assert page.evaluate("() => window.prevented") == [True, True]


def test_a_box_on_the_first_screen_is_opened_where_it_belongs(visitor: Visitor) -> None:
    page = visitor.visit_home()
    page.evaluate(DROP, [["box.toml", toml(STANDARD.to_dict())]])
    expect(visitor.text("page-games-import-box")).to_be_visible()
    visitor.button("page-games-import-open-box").click()
    expect(visitor.text("page-box-taken")).to_be_visible()
    expect(visitor.text("page-box-complete")).to_be_visible()


def test_a_game_at_the_box_is_opened_as_a_game(visitor: Visitor, record: Data) -> None:
    page = visitor.visit("/box")
    visitor.button("page-open-file").wait_for()
    page.evaluate(DROP, [["my-game.json", json.dumps(record)]])
    expect(visitor.text("page-box-is-game")).to_be_visible()
    visitor.button("page-box-open-game").click()
    assert visitor.served.actions(id_of_opened(visitor)) == record["actions"]


@pytest.mark.parametrize(
    ("where", "said"), [("/", "page-games-import-unknown"), ("/box", "page-box-unknown")]
)
def test_of_an_unknown_file_it_is_said_first_that_it_is_none_of_ours(
    visitor: Visitor, where: str, said: str
) -> None:
    page = visitor.visit(where)
    page.locator("main button").first.wait_for()
    page.evaluate(DROP, [["notes.json", '{"hello": 1}']])
    expect(visitor.text(said)).to_be_visible()


def test_several_files_are_dropped_at_once(browser: Browser, served: Served, record: Data) -> None:
    with Visitor.at(browser, served) as visitor:
        visitor.visit_home()
        files = [
            ["one.json", json.dumps(record)],
            ["bad.json", "{"],
            ["two.json", json.dumps(record["start"])],
        ]
        visitor.page.evaluate(DROP, files)
        dialog = visitor.find("dialog", "page-games-import-failed")
        expect(dialog).to_contain_text("bad.json")
        visitor.button("page-close", dialog.locator("footer")).click()
        expect(dialog).to_be_hidden()
        expect(visitor.text("page-share-saved", count=2)).to_be_visible()
        expect(games(visitor)).to_have_count(2)


def games(visitor: Visitor) -> Locator:
    """The links to the kept games in the list."""
    return visitor.page.locator('li a[href^="/games/"]')


def test_a_game_is_saved_from_its_menu(visitor: Visitor, record: Data) -> None:
    visitor.sit_down(visitor.served.keep(record))
    with visitor.page.expect_download() as download:
        choose(visitor, "page-game-export")
    assert saved(download.value)["actions"] == record["actions"]


# Reports.


def test_a_report_is_one_file_with_everything_in_it(visitor: Visitor, record: Data) -> None:
    id = visitor.served.keep(record)
    page = visitor.sit_down(id)
    page.evaluate("() => dispatchEvent(new ErrorEvent('error', { message: 'it broke' }))")
    choose(visitor, "page-game-report")
    dialog = visitor.find("dialog", "page-report-title")
    expect(dialog).to_contain_text(visitor.say("page-report-holds-errors", count=1))
    dialog.get_by_role("textbox").fill("She should have claimed C4.")
    with page.expect_download() as download:
        visitor.button("page-report-save", dialog).click()
    expect(dialog).to_be_hidden()
    report = saved(download.value)
    assert report["format"] == "ceres-problem/1"
    assert report["record"]["actions"] == record["actions"]
    assert report["number"] == len(record["actions"])
    assert report["told"] == "She should have claimed C4."
    assert [error["what"] for error in report["errors"]] == ["it broke"]
    assert report["page"]["language"] == "en"
    assert report["page"]["address"] == f"/games/{id}"
    assert report["page"]["build"].endswith(".js")
    assert report["log"]
    assert set(report["program"]) == {"version", "rules", "compiled", "python"}
    page.evaluate(DROP, [["problem.json", json.dumps(report)]])
    page.wait_for_url(lambda url: id not in url)
    assert visitor.served.actions(id_of_opened(visitor)) == record["actions"]


def test_a_report_of_a_replay_is_about_the_moment_that_is_shown(
    visitor: Visitor, record: Data
) -> None:
    id = visitor.served.keep(record)
    page = visitor.visit(f"/replay/{id}?at=2")
    choose(visitor, "page-game-report")
    with page.expect_download() as download:
        visitor.button("page-report-save").click()
    assert saved(download.value)["number"] == 2
