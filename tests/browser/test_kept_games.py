"""The first screen: go on, and the kept games with export, import and delete."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser import moments
from browser.serving import Data, Served
from browser.visiting import Visitor

pytestmark = pytest.mark.slow

LARGEST_FILE = 2_000_000
# Drops a file of this name and content on the page, as a hand does.
DROP = """([name, content]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], name, { type: "application/json" }));
    for (const type of ["dragenter", "dragover", "drop"]) {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector("main").dispatchEvent(event);
    }
}"""


def row_of(visitor: Visitor, id: str) -> Locator:
    """The game in the list."""
    return visitor.page.get_by_role("listitem").filter(
        has=visitor.page.locator(f'a[href="/games/{id}"]')
    )


def choose_file(visitor: Visitor, name: str, content: str) -> None:
    with visitor.page.expect_file_chooser() as chooser:
        visitor.button("page-open-file").click()
    data: Any = {"name": name, "mimeType": "application/json", "buffer": content.encode()}
    chooser.value.set_files(data)


def id_of_opened(visitor: Visitor) -> str:
    visitor.page.wait_for_url("**/games/*")
    visitor.lot("A1").wait_for()
    return visitor.page.url.rpartition("/")[2]


@pytest.fixture(name="record")
def _record() -> Data:
    return moments.asks_to_take_back().record


@pytest.fixture(name="kept")
def _kept(visitor: Visitor, record: Data) -> str:
    """A game that is in the list of the first screen."""
    id = visitor.served.keep(record)
    visitor.visit()
    row_of(visitor, id).wait_for()
    return id


def test_whoever_comes_for_the_first_time_is_told_what_this_is(
    browser: Browser, served: Served
) -> None:
    with Visitor.at(browser, served) as visitor:
        visitor.visit()
        expect(visitor.text("page-home-about")).to_be_visible()
        expect(visitor.find("heading", "page-games-title")).to_have_count(0)
        visitor.find("link", "page-home-new").click()
        visitor.button("page-new-begin").click()
        id = id_of_opened(visitor)
        visitor.page.go_back()  # to the first screen, not into the form again
        expect(row_of(visitor, id)).to_be_visible()


def test_continue_leads_to_the_game_played_last(visitor: Visitor, kept: str) -> None:
    visitor.find("link", "page-home-continue").click()
    assert id_of_opened(visitor) == kept


def test_a_game_is_saved_as_a_file(visitor: Visitor, kept: str, record: Data) -> None:
    with visitor.page.expect_download() as download:
        visitor.button("page-game-export", row_of(visitor, kept)).click()
    assert download.value.suggested_filename.endswith(f"{kept[:6]}.json")
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert saved["actions"] == record["actions"]
    assert saved["start"] == record["start"]


@pytest.mark.usefixtures("kept")
def test_a_file_is_opened_as_a_new_game(visitor: Visitor, record: Data) -> None:
    choose_file(visitor, "my-game.json", json.dumps(record))
    assert visitor.served.actions(id_of_opened(visitor)) == record["actions"]


@pytest.mark.usefixtures("kept")
def test_a_file_is_opened_by_dropping_it_on_the_page(visitor: Visitor, record: Data) -> None:
    visitor.page.evaluate(DROP, ["my-game.json", json.dumps(record)])
    assert visitor.served.actions(id_of_opened(visitor)) == record["actions"]


@pytest.mark.usefixtures("kept")
def test_of_a_damaged_file_the_sound_part_can_be_played(visitor: Visitor, record: Data) -> None:
    good = record["actions"]
    damaged = {**record, "actions": [*good, "build nothing Z9", "income"]}
    choose_file(visitor, "damaged.json", json.dumps(damaged))
    dialog = visitor.find("dialog", "page-games-import-failed")
    expect(dialog.get_by_text("damaged.json")).to_be_visible()
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    visitor.button("page-games-import-salvage", dialog).click()
    assert visitor.served.actions(id_of_opened(visitor)) == good


@pytest.mark.usefixtures("kept")
def test_a_file_that_is_no_game_is_refused_with_a_reason(visitor: Visitor) -> None:
    for content in ("", "no JSON", '{"format": "ceres-game/1"}', "x" * (LARGEST_FILE + 1)):
        choose_file(visitor, "no-game.json", content)
        dialog = visitor.find("dialog", "page-games-import-failed")
        expect(dialog.get_by_text("no-game.json")).to_be_visible()
        expect(dialog.locator(".wrong :is(p, li)").last).not_to_be_empty()
        expect(visitor.button("page-games-import-salvage", dialog)).to_have_count(0)
        visitor.button("page-close", dialog.locator("footer")).click()
        expect(dialog).to_be_hidden()
    assert visitor.page.url.endswith("/")


def test_a_deleted_game_comes_back_by_undo(visitor: Visitor, kept: str) -> None:
    visitor.button("page-games-delete", row_of(visitor, kept)).click()
    expect(row_of(visitor, kept)).to_have_count(0)
    expect(visitor.text("page-games-is-deleted")).to_be_visible()
    visitor.button("page-games-undo").click()
    expect(row_of(visitor, kept)).to_be_visible()


def test_a_deleted_game_can_be_restored_later(
    browser: Browser, served: Served, record: Data
) -> None:
    id = served.keep(record)
    with Visitor.at(browser, served) as visitor:
        page = visitor.visit()
        visitor.button("page-games-delete", row_of(visitor, id)).click()
        expect(row_of(visitor, id)).to_have_count(0)
        page.reload()
        page.get_by_role("tab", name=visitor.say("page-games-deleted", count=1)).click()
        visitor.button("page-games-restore").click()
        page.get_by_role("tab", name=visitor.say("page-games-unfinished", count=1)).click()
        expect(row_of(visitor, id)).to_be_visible()
        assert served.actions(id) == record["actions"]
