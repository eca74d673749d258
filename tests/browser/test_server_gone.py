"""The server is killed: the page goes on by itself, and every action is played once."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Route, expect

from browser.hands import possible
from browser.serving import Data, Served
from browser.visiting import Visitor

pytestmark = pytest.mark.slow

# How often the page looks for a server, in milliseconds.
LOOK_EVERY = 5000


@pytest.fixture(name="player")
def _player(browser: Browser, served: Served) -> Iterator[Visitor]:
    """Somebody whose clock can be put forward."""
    with Visitor.at(browser, served) as player:
        player.page.clock.install()
        yield player


def expect_to_recover(player: Visitor) -> None:
    """A server that is there again is found without anybody doing anything."""
    player.served.start()
    player.page.clock.fast_forward(LOOK_EVERY)
    expect(player.text("page-notice-away")).to_be_hidden()
    player.wait_for_answer()


def test_an_action_without_a_server_waits_until_there_is_one(player: Visitor) -> None:
    id = player.served.new_game(seed=3)
    player.sit_down(id)
    with player.acting():
        player.play("income")
    player.served.kill()
    player.play("income")
    expect(player.text("page-notice-away")).to_be_visible()
    expect_to_recover(player)
    with player.acting():
        player.play("income")
    assert player.served.actions(id) == ["income", "income", "income"]


def test_an_action_that_was_kept_but_not_acknowledged_is_not_played_again(player: Visitor) -> None:
    id = player.served.new_game(seed=3)
    page = player.sit_down(id)
    turns: list[int] = []

    def kill_before_the_answer(route: Route) -> None:
        turns.append(route.fetch().json()["view"]["turns"])
        player.served.kill()
        route.abort()

    page.route("**/actions", kill_before_the_answer, times=1)
    player.play("income")
    expect(player.text("page-notice-away")).to_be_visible()
    assert turns == [1]
    expect_to_recover(player)
    assert player.served.actions(id) == ["income"]


def test_an_action_on_its_way_when_the_server_dies_is_played_once(player: Visitor) -> None:
    id = player.served.new_game(seed=3)
    page = player.sit_down(id)
    player.served.freeze()
    with page.expect_request("**/actions"):
        player.play("income")
    player.served.kill()
    expect(player.text("page-notice-away")).to_be_visible()
    expect_to_recover(player)
    assert player.served.actions(id) == ["income"]


def test_the_first_screen_waits_for_the_server(player: Visitor) -> None:
    player.served.new_game(seed=3)
    page = player.visit()
    expect(player.find("heading", "page-games-title")).to_be_visible()
    player.served.kill()
    page.get_by_role("button", name=player.say("page-games-delete")).click()
    expect(player.text("page-notice-away")).to_be_visible()
    player.served.start()
    page.clock.fast_forward(LOOK_EVERY)
    expect(player.text("page-notice-away")).to_be_hidden()


def test_killed_again_and_again_at_any_moment(player: Visitor) -> None:
    """The server dies as soon as an action is sent: before it is kept, or after, or meanwhile."""
    served, random = player.served, Random(4)
    id = served.new_game(seed=4)
    page = player.sit_down(id)
    done: list[str] = []
    for _ in range(12):
        action = random.choice(_plain(served.game(id)["view"]["can"]))
        with page.expect_request("**/actions"):
            player.play(action)
        served.kill()
        done.append(action)
        # Either it was quick enough to answer, or it was not.
        player.text("page-notice-away").or_(player.ready).first.wait_for()
        expect_to_recover(player)
        assert served.actions(id) == done


def _plain(can: Data) -> list[str]:
    """What can be done, but for building."""
    shown = possible(can)
    places = [f"place {place.replace(',', '')}" for place in shown.places]
    return places or ["income", *(f"buy {deed}" for deed in shown.deeds)]
