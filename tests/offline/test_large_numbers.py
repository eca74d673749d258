"""Numbers that JavaScript would round come back from a page without a server digit by digit."""

import base64
import json
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import ceres
from browser.serving import Data
from offline.hosting import Host, Player

pytestmark = pytest.mark.slow

SEED = 10**39 + 7
SILVER = 2**60 + 1


def large_record() -> Data:
    """A game with a seed of forty digits and more silver than a number of JavaScript can be."""
    start = ceres.Game.new(seed=SEED).start.to_dict()
    start["you"] = {**start["you"], "silver": SILVER}
    game = ceres.Game(ceres.Position.from_dict(start), SEED)
    game.play("income")
    return game.record()


def saved_by(player: Player, button: str, path: Path) -> str:
    with player.page.expect_download() as download:
        player.button(button).first.click()
    download.value.save_as(path)
    return path.read_text("utf-8")


def unpacked(link: str) -> str:
    packed = link.partition("/look#")[2]
    return zlib.decompress(
        base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15
    ).decode()


def test_records_archives_and_links_keep_every_digit(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    record = large_record()
    permissions = ["clipboard-read", "clipboard-write"]
    with Player.at(browser, host, permissions=permissions) as player:
        id = player.take(record)
        player.button("page-game-menu").click()
        player.find("menuitem", "page-game-look-link").click()
        expect(player.text("page-share-look-copied")).to_be_visible()
        link: str = player.page.evaluate("() => navigator.clipboard.readText()")
        assert unpacked(link) == json.dumps(record)
        player.visit()
        exported = saved_by(player, "page-game-export", tmp_path / "record.json")
        assert exported == json.dumps(record)
        player.visit("/mine")
        archive = saved_by(player, "page-mine-everything-save", tmp_path / "games.json")
        assert json.loads(archive)["games"][0]["record"]["seed"] == SEED
        stored = player.stored("records")[id]
    with Player.at(browser, host) as other:
        other.choose_file(archive)
        other.page.get_by_text(other.say("page-games-added", count=1)).wait_for()
        assert list(other.stored("records").values()) == [stored]
        assert other.stored("games").keys() != {id}
