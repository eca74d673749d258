"""A browser with the games and reviews of an earlier version of the site, and today's site.

What is stored, and what that version showed of it, is in `tests/compatibility/library`.
"""

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from ceres.web.site import write_site
from compatibility import page_seen
from compatibility.library_files import read
from compatibility.outcomes import Data, digest
from compatibility.seen import differences
from offline.hosting import Host, Player

pytestmark = pytest.mark.slow

STORE: Final[Data] = read("store")
SHOWN: Final[Data] = read("shown")
LINKS: Final[Data] = read("expected")["links"]


@pytest.fixture(scope="module", name="returning")
def _returning(
    browser: Browser,
    tmp_path_factory: pytest.TempPathFactory,
    built: None,  # noqa: ARG001
) -> Iterator[Player]:
    """Somebody who played on the earlier site, on today's; the tests go on one after the other."""
    host = Host(tmp_path_factory.mktemp("site"))
    write_site(host.site)
    host.start()
    with Player.at(browser, host) as player:
        page_seen.restore(player, STORE)
        player.visit()
        player.find("link", "page-home-continue").wait_for()
        yield player
    host.kill()


def test_the_lists_show_the_same_games_with_the_same_marks(returning: Player) -> None:
    assert page_seen.lists(returning) == SHOWN["lists"]


@pytest.mark.parametrize("only", page_seen.ONLY)
def test_statistics_and_accuracy_are_the_same(returning: Player, only: str) -> None:
    """Also of games that were not counted yet, or by a version that counted less."""
    assert page_seen.statistics(returning, only) == SHOWN["statistics"][only]


def test_ladder_achievements_and_days_are_the_same(returning: Player) -> None:
    shown, expected = page_seen.challenges(returning), {**SHOWN["challenges"]}
    [now], [then] = shown.pop("achievements"), expected.pop("achievements")
    assert shown == expected
    # There are more of them now, before these.
    cards = then.removeprefix("8 of 24").partition("Achievements come from")[0]
    assert cards in now


@pytest.mark.parametrize("id", page_seen.reviewed(STORE))
def test_a_stored_review_is_shown(returning: Player, id: str) -> None:
    assert page_seen.review(returning, id) == _as_written_now(SHOWN["reviews"][id])


def _as_written_now(shown: Data) -> Data:
    """Write two figures as sentences and tables do now: spaces around ±, and 25.15 rounded down."""
    text = json.dumps(shown, ensure_ascii=False)
    now: Data = json.loads(text.replace("3.7 ±1.7", "3.7 ± 1.7").replace("+25.2", "+25.1"))
    return now


@pytest.mark.parametrize("id", page_seen.going_on(STORE, real=False))
def test_a_game_opens_as_it_was_left(returning: Player, id: str) -> None:
    """And what was undone can be redone."""
    assert page_seen.game(returning, id) == SHOWN["games"][id]


@pytest.mark.parametrize("id", page_seen.going_on(STORE, real=True))
def test_a_real_table_asks_the_same_and_goes_on(returning: Player, id: str) -> None:
    assert list(differences(SHOWN["real"][id], page_seen.real_table(returning, id))) == []


@pytest.mark.parametrize("link", LINKS)
def test_a_link_begins_the_same_game_as_before(returning: Player, link: str) -> None:
    before = returning.stored("records")
    returning.visit(link)
    returning.button("page-new-play-link").click()
    returning.page.wait_for_url("**#/games/*")
    returning.lot("A1").wait_for()
    (id,) = returning.stored("records").keys() - before.keys()
    assert digest(returning.record(id)["start"]) == LINKS[link]
