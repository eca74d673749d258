"""A browser with the storage of an earlier version of the site, and today's site."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from browser.serving import Data
from compatibility.outcomes import digest
from compatibility.page_seen import PUT
from offline.hosting import Host, Player

pytestmark = pytest.mark.slow

DATA: Final = Path(__file__).parent.parent / "compatibility" / "data"
EXPECTED: Final[dict[str, dict[str, Data]]] = json.loads(
    (DATA / "expected.json").read_text("utf-8")
)
IDS: Final = {game["name"]: id for id, game in EXPECTED["store"].items()}


@pytest.fixture(name="returning")
def _returning(browser: Browser, host: Host) -> Iterator[Player]:
    """Somebody who played on the earlier site, and has not yet visited today's."""
    store: Data = json.loads((DATA / "store.json").read_text("utf-8"))
    for game in store["stores"]["games"].values():
        if game["deleted"]:  # it is let go of after a month
            game["deleted"] = datetime.now(UTC).isoformat().replace("+00:00", "Z")
    with Player.at(browser, host) as player:
        player.page.goto("theme.js")
        player.page.evaluate(PUT, {"databases": {"ceres": store}, "local": store["local"]})
        yield player


def test_earlier_games_are_listed_and_go_on(returning: Player) -> None:
    player = returning
    page = player.visit()
    expect(player.find("link", "page-home-continue")).to_be_visible()
    assert player.stored("games").keys() == set(IDS.values())
    # What was taken back is played again, and then something new.
    player.sit_down(IDS["taken-back"])
    before = player.actions(IDS["taken-back"])
    with player.acting():
        player.button("page-undo-redo").click()
    assert len(player.actions(IDS["taken-back"])) == len(before) + 1
    with player.acting():
        player.play("income")
    assert player.actions(IDS["taken-back"])[-1] == "income"
    assert "x-undone" not in player.record(IDS["taken-back"])
    # A game with cards of its own, and one that is over.
    player.sit_down(IDS["own-box"])
    with player.acting():
        player.play("income")
    player.sit_down(IDS["finished"])
    expect(
        page.get_by_text(str(EXPECTED["store"][IDS["finished"]]["result"]["you"]))
    ).not_to_have_count(0)


@pytest.mark.parametrize(
    ("name", "why", "count"), [("real-card", "flip", 1), ("real-set-up", "market", 6)]
)
def test_an_earlier_real_table_goes_on_where_it_was(
    returning: Player, name: str, why: str, count: int
) -> None:
    """The earlier site asked for this; a record that is imported has no pending action."""
    player, id = returning, IDS[name]
    page = player.visit(f"/real/{id}")
    asked = page.locator(f"[data-ask={why}]")
    on = page.locator("[data-next]:enabled")
    while not asked.or_(on).first.get_attribute("data-ask"):
        on.click()
        asked.or_(on).first.wait_for()
    before = player.record(id)
    for number in range(count):
        page.locator("[data-pick]:enabled").nth(number).click()
    if count > 1:  # a single one is entered with the tap
        on.click()
    player.wait_until(lambda: player.record(id) != before)


def test_the_earlier_box_is_still_there(returning: Player) -> None:
    returning.visit("/box")
    expect(returning.text("page-box-complete")).to_be_visible()


@pytest.mark.parametrize("link", EXPECTED["links"])
def test_a_link_begins_the_same_game_as_before(player: Player, link: str) -> None:
    player.visit(link)
    player.button("page-new-play-link").click()
    player.page.wait_for_url("**#/games/*")
    player.lot("A1").wait_for()
    (id,) = player.stored("records")
    record = player.record(id)
    assert digest(record["start"]) == EXPECTED["links"][link]["start"]
    assert record.get("x-strict", False) == EXPECTED["links"][link]["options"]["strict"]
