"""The screen of the finished games: numbers, choices, files, and the way there."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Download, Page, expect

from browser.looking import faults_at
from browser.serving import Data, Served
from browser.visiting import LAPTOP, PHONE, SMALL_PHONE, Visitor
from ceres.service import Table

pytestmark = pytest.mark.slow


@cache
def finished(seed: int, difficulty: str, monuments: bool, strict: bool = False) -> Data:
    """The record of a game that was played to its end."""
    table, rng = Table.new(seed, difficulty, monuments, strict=strict), Random(seed)
    while table.position.phase != "over":
        table.play(rng.choice(table.position.actions()))
    return table.game.record()


RECORDS = [
    finished(1, "normal", False),
    finished(2, "normal", True, strict=True),
    finished(3, "hard", True),
    {**finished(4, "challenge", True), "x-peeked": 2},
]


@pytest.fixture(scope="module", name="played")
def _played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with finished games."""
    server = Served(tmp_path_factory.mktemp("played"))
    server.start()
    for record in RECORDS:
        server.keep(record)
    yield server
    server.kill()


@pytest.fixture(name="reader")
def _reader(browser: Browser, played: Served) -> Iterator[Visitor]:
    with Visitor.at(browser, played) as visitor:
        visitor.visit("/mine")
        visitor.find("heading", "page-mine-list").wait_for()
        yield visitor


def rows(page: Page) -> list[str]:
    """The games in the list, by their ids."""
    links = page.locator("main li a").all()
    return [str(link.get_attribute("href")).rpartition("/")[2] for link in links]


def saved(download: Download, folder: Path) -> str:
    path = folder / download.suggested_filename
    download.save_as(path)
    return path.read_text("utf-8")


def test_whoever_has_finished_no_game_is_shown_the_way_to_one(
    browser: Browser, served: Served
) -> None:
    with Visitor.at(browser, served) as visitor:
        visitor.visit("/mine")
        expect(visitor.find("heading", "page-mine-none")).to_be_visible()
        visitor.find("link", "page-home-new").click()
        visitor.page.wait_for_url("**/new")


def test_the_first_screen_leads_there(browser: Browser, played: Served) -> None:
    with Visitor.at(browser, played) as visitor:
        visitor.visit("/")
        visitor.find("link", "page-home-mine").click()
        visitor.page.wait_for_url("**/mine")
        expect(visitor.find("heading", "page-mine-title")).to_be_visible()


def test_the_numbers_are_those_of_the_games(reader: Visitor) -> None:
    results = [record["result"] for record in RECORDS]
    won = sum(result["winner"] == "you" for result in results)
    expect(reader.text("page-mine-won-of", won=won, games=4)).to_be_visible()
    best = max(result["you"] for result in results)
    slab = reader.page.locator("dl > div").filter(has_text=reader.say("page-mine-best"))
    expect(slab.locator("strong")).to_have_text(str(best))
    table = reader.page.get_by_role("table").first
    expect(table.locator("tbody tr")).to_have_count(
        5
    )  # normal: both, without, with; hard; challenge
    expect(reader.page.get_by_role("img", name="4")).to_be_visible()
    assert len(rows(reader.page)) == 4


def test_some_of_the_games_at_an_address_of_their_own(reader: Visitor) -> None:
    page = reader.page
    reader.visit("/")
    reader.visit("/mine")
    which = reader.find("combobox", "page-mine-only")
    which.select_option(label=reader.say("page-mine-only-strict", count=1))
    expect(page.locator("main li a")).to_have_count(1)
    assert page.url.endswith("/mine?only=strict")
    page.reload()
    expect(page.locator("main li a")).to_have_count(1)
    which.select_option(label=reader.say("page-mine-only-fair", count=3))
    expect(page.locator("main li a")).to_have_count(3)
    reader.find("combobox", "page-mine-kind").select_option(value="hard")
    expect(page.locator("main li a")).to_have_count(1)
    page.go_back()  # the choices are no steps of the way
    page.wait_for_url(lambda url: "/mine" not in url)


def test_an_imported_game_counts_when_the_player_says_so(browser: Browser, served: Served) -> None:
    served.keep(RECORDS[0])
    served.take(RECORDS[1])
    with Visitor.at(browser, served) as visitor:
        page = visitor.visit("/mine")
        which = visitor.find("combobox", "page-mine-only")
        expect(which).to_contain_text(visitor.say("page-mine-only-all", count=1))
        which.select_option(label=visitor.say("page-mine-only-imported", count=1))
        expect(
            page.locator("main li", has_text=visitor.say("page-games-imported")).first
        ).to_be_visible()
        visitor.button("page-games-claim").click()
        expect(which).to_contain_text(visitor.say("page-mine-only-all", count=2))
        expect(visitor.button("page-games-unclaim")).to_be_visible()


def test_files_for_a_play_logger(reader: Visitor, tmp_path: Path) -> None:
    page = reader.page
    page.get_by_label(reader.say("page-mine-name")).fill("Livia")
    with page.expect_download() as all_of_them:
        reader.button("page-mine-save-plays").click()
    assert all_of_them.value.suggested_filename == "ceres-plays.bgsplay"
    file = json.loads(saved(all_of_them.value, tmp_path))
    assert (len(file["plays"]), file["players"][0]["name"]) == (4, "Livia")
    with page.expect_download() as one:
        reader.button("page-mine-log").first.click()
    (play,) = json.loads(saved(one.value, tmp_path))["plays"]
    assert play["uuid"] == file["plays"][-1]["uuid"]
    with page.expect_download() as table:
        reader.button("page-mine-save-table").click()
    assert len(saved(table.value, tmp_path).splitlines()) == 5
    page.reload()
    expect(page.get_by_label(reader.say("page-mine-name"))).to_have_value("Livia")


def test_it_fits_on_every_screen(reader: Visitor) -> None:
    for size in (LAPTOP, PHONE, SMALL_PHONE):
        assert list(faults_at(reader.page, size)) == []


def test_a_refusal_is_said(reader: Visitor) -> None:
    """Also that of a shared server which was asked too often."""
    message = {"id": "too-many-requests", "facts": {"seconds": 7}}
    reader.page.route(
        "**/api/mine**",
        lambda route: route.fulfill(status=429, json={"problem": {"message": message}}),
    )
    reader.page.reload()
    said = reader.say("too-many-requests", seconds=7)
    expect(reader.page.get_by_role("alert")).to_have_text(said)
