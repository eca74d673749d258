"""The site in Firefox, visited once, then without a network."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.hands import Mouse
from browser.launching import launched_firefox
from offline.hosting import Host, Player
from offline.same_games import expect_same_games
from test_digest import FEW, QUICK

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", name="browser")
def _browser() -> Iterator[Browser]:
    with launched_firefox() as browser:
        yield browser


def test_it_goes_on_without_a_network(player: Player, host: Host) -> None:
    player.visit()
    player.keep_offline()
    host.kill()
    id = player.begin(4)
    hands = Mouse(player, 1)
    done = [hands.act() for _ in range(8)]
    player.page.reload()
    player.lot("A1").wait_for()
    done.append(hands.act())
    assert player.actions(id) == done


@pytest.mark.parametrize(("pure", "games"), [(False, QUICK), (True, FEW)])
def test_games_are_the_same(player: Player, host: Host, pure: bool, games: int) -> None:
    expect_same_games(player, host, games, pure)
