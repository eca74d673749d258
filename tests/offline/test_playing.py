"""The site visited once, then no network any more: everything goes on."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from browser import moments
from browser.hands import Finger, Hands, Mouse
from browser.visiting import PHONE, TOUCH
from ceres import Game
from offline.hosting import Host, Player

pytestmark = pytest.mark.slow


TABLET: Final = ViewportSize(width=1024, height=768)
# A worker that never says anything.
NO_PYTHON: Final = "window.Worker = class extends EventTarget { postMessage() {} terminate() {} }"
# Takes Income again and again; an action lasts until the page shows what came of it.
_PLAY_INCOME: Final = """async (times) => {
    const until = (holds) => new Promise((resolve) => {
        const look = () => (holds() ? resolve() : setTimeout(look));
        look();
    });
    const button = () => document.querySelector("section.bar .primary:enabled");
    const choice = () => document.querySelector("form fieldset input");
    const taken = [];
    while (taken.length < times) {
        await until(() => button() || choice());
        await until(() => {
            if (!button()) choice()?.click(); // nothing happens during playback
            return button();
        });
        const begun = performance.now();
        button().click();
        await new Promise((resolve) => setTimeout(resolve)); // now it is under way
        await until(() => button() || choice());
        taken.push(performance.now() - begun);
    }
    return taken;
}"""


def play_to_the_end(hands: Hands, player: Player, id: str) -> list[str]:
    """All that was done."""
    done = []
    while player.facts(id)["phase"] != "over":
        done.append(hands.act())
        while player.scoring.is_visible():
            hands.close_scoring()
            player.wait_for_answer()
    return done


def export(player: Player, folder: Path) -> Any:
    """The record of the one game in the list, as a file."""
    player.visit()
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name=player.say("page-game-export")).first.click()
    path = folder / "record.json"
    download.value.save_as(path)
    return json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("screen", ["tablet", "phone"])
def test_a_whole_game_without_a_network(
    browser: Browser, host: Host, tmp_path: Path, screen: str
) -> None:
    size, more = (PHONE, TOUCH) if screen == "phone" else (TABLET, {})
    with Player.at(browser, host, size, **more) as player:
        player.visit()
        player.keep_offline()
        host.kill()
        player.context.set_offline(True)
        id = player.begin(4, "option-monuments")
        hands = Finger(player, 3) if screen == "phone" else Mouse(player, 1)
        done = play_to_the_end(hands, player, id)
        expect(player.page.get_by_role("article")).to_be_visible()
        record = export(player, tmp_path)
        assert record["actions"] == done
        assert Game.from_record(record).position.result == player.facts(id)["result"]
        assert player.facts(id)["monuments"]


def test_every_language_is_there_without_a_network(player: Player, host: Host) -> None:
    page = player.visit()
    player.keep_offline()
    host.kill()
    player.context.set_offline(True)
    for language in ("de", "ko"):
        settings = json.dumps({"language": language})
        page.evaluate("(settings) => localStorage.setItem('ceres-settings', settings)", settings)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("() => document.fonts.ready.then(() => document.fonts.size > 0)")
        player.visit("/how-to-play")
        expect(page.locator("#guide-about")).to_be_visible()
        page.wait_for_function("() => document.querySelector('#guide-about ~ p img').naturalWidth")


def test_every_address_leads_back_to_where_it_was(player: Player) -> None:
    id = player.begin(3)
    page = player.page
    page.reload()
    player.lot("A1").wait_for()
    assert page.url.endswith(f"#/games/{id}")
    player.visit()
    player.find("link", "page-home-continue").click()
    player.lot("A1").wait_for()
    page.go_back()
    expect(player.find("link", "page-home-continue")).to_be_visible()


def test_the_saved_board_is_there_before_python_is(player: Player) -> None:
    id = player.begin(3)
    with player.acting():
        player.play("income")
    player.wait_for_board(id)
    second = player.open_tab()
    second.add_init_script(NO_PYTHON)
    player.sit_down(id, second)
    income = player.say("page-table-do-income", silver=5)
    expect(second.get_by_role("button", name=income).first).to_be_enabled()


def test_the_board_after_undoing_is_stored(player: Player) -> None:
    record = moments.free_to_take_back().record
    id = player.take(record)
    with player.acting():
        player.take_back.click()
    player.wait_for_board(id)
    shown = player.stored("boards")[id]["opened"]
    assert [turn["action"] for turn in shown["turns"]] == record["actions"][:-1]
    assert shown["turn"]["number"] == len(shown["turns"])


def test_a_page_that_is_left_at_once_has_stored_its_board(player: Player) -> None:
    id = player.begin(3)
    with player.acting():
        player.play("income")
    player.page.goto(player.address("/"))
    player.wait_for_board(id)


def test_what_was_taken_back_is_saved_to_be_played_again(player: Player) -> None:
    record = moments.free_to_take_back().record
    id = player.take(record)
    with player.acting():
        player.take_back.click()
    assert player.actions(id) == record["actions"][:-1]
    player.page.reload()
    player.lot("A1").wait_for()
    with player.acting():
        player.button("page-undo-redo").click()
    assert player.actions(id) == record["actions"]


def test_past_a_reveal_it_asks_and_the_game_is_marked(player: Player) -> None:
    record = moments.asks_to_take_back().record
    id = player.take(record)
    player.take_back.click()
    dialog = player.find("dialog", "page-undo-asks")
    with player.acting():
        player.button("page-undo-anyway", dialog).click()
    assert player.actions(id) == record["actions"][:-1]
    assert player.facts(id)["peeked"]


def test_a_deleted_game_can_be_restored(player: Player) -> None:
    id = player.begin(3)
    page = player.visit()
    page.get_by_role("button", name=player.say("page-games-delete")).click()
    player.wait_until(lambda: player.stored("games")[id]["deleted"] is not None)
    player.visit(f"/games/{id}")
    expect(player.find("heading", "page-table-no-game")).to_be_visible()
    player.visit()
    page.get_by_role("tab", name=player.say("page-games-deleted", count=1)).click()
    page.get_by_role("button", name=player.say("page-games-restore")).click()
    player.wait_until(lambda: player.stored("games")[id]["deleted"] is None)
    player.sit_down(id)


def test_a_damaged_record_is_not_taken_but_its_good_part_is_offered(player: Player) -> None:
    record = moments.free_to_take_back().record
    text = json.dumps({**record, "actions": [*record["actions"], "buy Z9"]})
    player.choose_file(text)
    player.button("page-games-import-salvage").click()
    player.page.wait_for_url("**#/games/*")
    (id,) = player.stored("games")
    assert player.actions(id) == record["actions"]


def test_a_finished_game_is_taken_once_and_counts_when_the_player_says_so(player: Player) -> None:
    record = moments.over().record
    id = player.take(record)
    assert player.take(record) == id
    assert list(player.stored("games")) == [id]
    assert not player.facts(id)["mine"]
    player.button("page-games-claim").click()
    player.wait_until(lambda: player.facts(id)["mine"])
    player.visit("/mine")
    which = player.find("combobox", "page-mine-only")
    expect(which).to_contain_text(player.say("page-mine-only-all", count=1))


def test_all_games_are_taken_to_another_browser_once(
    browser: Browser, host: Host, player: Player, tmp_path: Path
) -> None:
    id = player.take(moments.over().record)
    player.button("page-games-claim").click()
    player.wait_until(lambda: player.facts(id)["mine"])
    player.visit("/mine")
    with player.page.expect_download() as download:
        player.button("page-mine-everything-save").click()
    path = tmp_path / "games.json"
    download.value.save_as(path)
    with Player.at(browser, host) as other:
        for added in (1, 0):
            other.choose_file(path.read_text("utf-8"))
            other.page.get_by_text(other.say("page-games-added", count=added)).wait_for()
        (game,) = other.stored("games").values()
        there = player.stored("games")[id]
        assert (game["summary"], game["changed"]) == (there["summary"], there["changed"])


def test_an_action_takes_less_than_a_tenth_of_a_second(player: Player) -> None:
    """The best of many, since the machine may have other work; by the clock of the page."""
    player.begin(3)
    with player.acting():
        player.play("income")
    taken = player.page.evaluate(_PLAY_INCOME, 15)
    assert min(taken) < 100


def test_nothing_foreign_is_asked_for_and_nothing_is_stored_by_a_server(player: Player) -> None:
    """A visitor complains about the first; the page of a server has no such worker."""
    player.visit()
    player.keep_offline()
    scope = player.page.evaluate("() => navigator.serviceWorker.ready.then((it) => it.scope)")
    assert scope == player.served.url
