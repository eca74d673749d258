"""A browser with the games and reviews of an earlier version of the site, and today's site.

What is stored, and what that version showed of it, is in `tests/compatibility/library`.
"""

import json
import re
from collections import Counter
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
    assert page_seen.lists(returning) == _as_said_now(SHOWN["lists"])


@pytest.mark.parametrize("only", page_seen.ONLY)
def test_statistics_and_accuracy_are_the_same(returning: Player, only: str) -> None:
    """Also of games that were not counted yet, or by a version that counted less."""
    assert page_seen.statistics(returning, only) == _as_said_now(SHOWN["statistics"][only])


def test_ladder_achievements_and_days_are_the_same(returning: Player) -> None:
    shown, expected = page_seen.challenges(returning), SHOWN["challenges"]
    for screen in ("ladder", "day"):
        assert figures(shown[screen]) == figures(expected[screen])
    now, then = (earned(screens["achievements"][0]) for screens in (shown, expected))
    assert now >= then  # There are more of them now.


def earned(said: str) -> Counter[str]:
    """Count how often achievements were earned."""
    return Counter(re.findall(r"in one game|in \d+ games|Not yet", said))


@pytest.mark.parametrize("id", page_seen.reviewed(STORE))
def test_a_stored_review_is_shown(returning: Player, id: str) -> None:
    """With its figures; what is said about them is another now, and no cost that is not clear."""
    now, then = page_seen.review(returning, id), SHOWN["reviews"][id]
    assert rows(now) >= rows(then)


def rows(shown: Data) -> set[tuple[str, ...]]:
    """Return the decisions of a review with their leads, and its parts by their VP."""
    return {
        tuple(row[:3]) if len(row) > 3 else tuple(figures(row[-1:]))
        for table in json.loads(_rounded(shown["tables"]))
        for row in table
    }


def figures(shown: object) -> list[str]:
    """Return the figures in what is shown."""
    return re.findall(r"\d+(?:[.,]\d+)*%?", _rounded(shown))


def _rounded(shown: object) -> str:
    """Return it as text; 25.15 is rounded down by now."""
    return json.dumps(shown, ensure_ascii=False).replace("+25.2", "+25.1")


# What is called otherwise now.
_SAID: Final = {"Undone after a reveal": "Peeked", "Deals of the day": "Daily games"}


def _as_said_now(shown: Data) -> Data:
    text = json.dumps(shown, ensure_ascii=False)
    for before, now in _SAID.items():
        text = text.replace(before, now)
    said: Data = json.loads(text)
    return said


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
