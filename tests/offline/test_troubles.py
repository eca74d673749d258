"""Trouble with the browser's storage is said clearly, and nothing is lost."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from ceres.web.site import write_site
from offline.hosting import Host, Player

pytestmark = pytest.mark.slow

DENIED: Final = """Object.defineProperty(window, "indexedDB", {
    get() { throw new DOMException("denied", "SecurityError"); },
})"""
# In a private window some browsers answer, and then refuse.
REFUSED: Final = """IDBFactory.prototype.open = function () {
    throw new DOMException("private", "InvalidStateError");
}"""
# Whether the browser takes nothing more.
REFUSES: Final = """() => new Promise((resolve) => {
    const request = indexedDB.open("probe", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("all");
    request.onerror = () => resolve(true);
    request.onsuccess = () => {
        const transaction = request.result.transaction("all", "readwrite");
        transaction.objectStore("all").put("x".repeat(1000), 1);
        transaction.oncomplete = () => resolve(false);
        transaction.onabort = () => resolve(true);
    };
})"""
INCOME: Final = "() => document.querySelector('section.bar .primary').click()"


@pytest.fixture(name="storage")
def _storage(player: Player, host: Host) -> Iterator[CDPSession]:
    """The browser's own storage, to be made small."""
    session = player.context.new_cdp_session(player.page)
    yield session
    session.send("Storage.overrideQuotaForOrigin", {"origin": host.url.split("/games")[0]})


def expect_said(player: Player, id: str, page: Page | None = None, **facts: object) -> None:
    """The page says this, perhaps as a part of something."""
    said = player.say(id, **facts)
    expect((page or player.page).get_by_text(said[:60]).first).to_be_visible()


# Storage full.


def test_no_room_is_left(player: Player, host: Host, storage: CDPSession) -> None:
    id = player.begin(3)
    with player.acting():
        player.play("income")
    origin = host.url.split("/games")[0]
    storage.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    # For a while the browser goes by how much room there was.
    player.wait_until(lambda: bool(player.page.evaluate(REFUSES)))
    player.play("income")
    expect_said(player, "page-site-full")
    assert player.actions(id) == ["income"]
    with player.page.expect_download() as download:
        player.button("page-game-export").click()
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert saved["actions"] == ["income"]
    # Once there is room again, it goes on from there.
    storage.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    player.wait_until(lambda: not player.page.evaluate(REFUSES))
    with player.acting():
        player.play("income")
    assert player.actions(id) == ["income", "income"]


def test_a_game_that_the_browser_loses_is_stored_again(
    player: Player, host: Host, storage: CDPSession
) -> None:
    id = player.begin(3)
    with player.acting():
        player.play("income")
    origin = host.url.split("/games")[0]
    storage.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    assert player.stored("games") == {}

    def plays_on() -> bool:
        """While the browser is still clearing, it may refuse an action, or clear it, too."""
        player.play("income")
        return id in player.stored("records")

    player.wait_until(plays_on)
    actions = player.actions(id)
    assert len(actions) >= 2
    assert set(actions) == {"income"}


# Storage denied.


@pytest.mark.parametrize("script", [DENIED, REFUSED], ids=["denied", "refused"])
def test_a_browser_that_keeps_nothing(browser: Browser, host: Host, script: str) -> None:
    with Player.at(browser, host) as player:
        player.context.add_init_script(script)
        page = player.visit("/new")
        player.button("page-new-begin").click()
        player.lot("A1").wait_for()
        expect_said(player, "page-site-denied")
        player.play("income")
        expect(player.ready).to_be_visible()
        # Within the page it goes on, and can be saved as a file.
        player.find("link", "page-table-home").click()
        expect_said(player, "page-site-denied")
        with page.expect_download() as download:
            page.get_by_role("button", name=player.say("page-game-export")).first.click()
        record = json.loads(Path(download.value.path()).read_text("utf-8"))
        assert record["actions"] == ["income"]
        player.find("link", "page-home-continue").click()
        player.lot("A1").wait_for()


# Saves of other programs.


def test_games_of_a_newer_version_are_left_as_they_are(player: Player, host: Host) -> None:
    id = player.begin(3)
    page = player.page
    page.goto(f"{host.url}box.json")  # of the same origin, and without the page
    page.evaluate(
        """() => new Promise((resolve) => {
            const request = indexedDB.open(`ceres${new URL(".", location.href).pathname}`, 1000);
            request.onsuccess = () => resolve(request.result.close());
        })"""
    )
    player.visit()
    expect_said(player, "page-site-too-new")
    assert id in player.stored("games")


def test_two_sites_of_one_origin_leave_each_other_alone(player: Player, host: Host) -> None:
    id = player.begin(3)
    player.keep_offline()
    write_site(host.site.parent / "other")
    page = player.page
    page.goto(host.url.replace("/ceres/", "/other/") + "#/new")
    player.keep_offline()
    player.button("page-new-begin").click()
    player.lot("A1").wait_for()
    other = page.url.rpartition("/")[2]
    assert set(player.stored("games")) == {other}
    page.goto(host.url)
    assert set(player.stored("games")) == {id}
    host.kill()
    player.visit(f"/games/{id}")
    player.lot("A1").wait_for()
    # Only this site was expected to be asked.
    player.complaints[:] = [each for each in player.complaints if "/games/other/" not in each]


def test_a_damaged_save_says_so_and_stays(player: Player) -> None:
    id = player.begin(3)
    with player.acting():
        player.play("income")
    record = {**player.record(id), "actions": ["income", "buy Z9"]}
    player.write("records", id, json.dumps(record))
    player.wait_for_board(id)
    player.write("boards", id, None)
    page = player.visit(f"/games/{id}")
    expect(player.find("heading", "page-table-no-game")).to_be_visible()
    # Its good part becomes a game of its own; the damaged one is there as it was.
    player.button("page-games-import-salvage").click()
    player.lot("A1").wait_for()
    page.wait_for_url(lambda url: not url.endswith(id))
    assert player.actions(page.url.rpartition("/")[2]) == ["income"]
    assert player.record(id) == record


def test_a_save_of_other_rules_says_so_and_stays(player: Player) -> None:
    id = player.begin(3)
    record = {**player.record(id), "rules": "99.0"}
    player.write("records", id, json.dumps(record))
    player.wait_for_board(id)
    player.write("boards", id, None)
    player.visit(f"/games/{id}")
    expect(player.find("heading", "page-table-no-game")).to_be_visible()
    expect(player.page.get_by_text("99.0").first).to_be_visible()
    assert player.record(id) == record


# Other tabs, and none.


def test_a_page_closed_in_the_middle_of_a_step(player: Player) -> None:
    """The pending action was played once or not at all, and the game goes on."""
    id = player.begin(3)
    with player.acting():
        player.play("income")
    played = ["income"]
    for _ in range(4):
        page = player.open_tab()
        player.sit_down(id, page)
        page.evaluate(INCOME)
        page.close()
        actions = player.actions(id)
        assert actions in (played, [*played, "income"])
        played = actions
    player.page.reload()
    player.lot("A1").wait_for()
    with player.acting():
        player.play("income")
    assert player.actions(id)[: len(played)] == played


def test_a_second_tab_is_told_and_catches_up(player: Player) -> None:
    id = player.begin(3)
    second = player.sit_down(id, player.open_tab())
    with player.acting():
        player.play("income")
    expect(player.text("page-went-on-elsewhere", second)).to_be_visible()
    player.play("income", second)
    player.wait_until(lambda: player.actions(id) == ["income", "income"])
    expect(player.text("page-went-on-elsewhere")).to_be_visible()


def test_a_game_that_was_deleted_meanwhile_is_not_played_on(player: Player) -> None:
    id = player.begin(3)
    game = player.stored("games")[id]
    player.write("games", id, {**game, "deleted": "2100-01-01T00:00:00.000Z"})
    player.play("income")
    expect(player.page.get_by_text("2100-01-31").first).to_be_visible()  # until then it is there
    assert player.actions(id) == []


def test_two_tabs_that_play_at_the_same_time_play_one_action(player: Player) -> None:
    id = player.begin(3)
    pages = [player.page, player.sit_down(id, player.open_tab())]
    for page in pages:
        page.evaluate(f"() => void setTimeout({INCOME}, 300)")
    for page in pages:
        player.button("page-undo", page).and_(page.locator(":enabled")).wait_for()
    assert player.actions(id) == ["income"]
    assert player.stored("games")[id]["revision"] == 2


# Python.


def test_without_python_the_page_says_what_is_missing_and_goes_on_when_it_comes(
    player: Player, host: Host
) -> None:
    archive = host.site / "python" / "ceres.zip"
    hidden = archive.rename(archive.with_suffix(".away"))
    player.expects("ceres.zip: 404")
    player.visit("/new")
    player.button("page-new-begin").click()
    expect_said(player, "page-notice-away")
    hidden.rename(archive)
    player.button("page-new-begin").click()
    player.lot("A1").wait_for()
