"""A newer version of the site: offered on the first screen, never while a game is played."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ceres.web import built, site
from offline.hosting import Host, Player

pytestmark = pytest.mark.slow

NEWER = "// a newer version"
UPDATE = "() => navigator.serviceWorker.getRegistration().then((it) => it.update())"
THEME = "() => fetch('theme.js').then((answer) => answer.text())"


@pytest.fixture(name="newer")
def _newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the page is another one, if ever so little."""
    page = built.page_files()
    newer = {**page, "theme.js": page["theme.js"] + NEWER.encode()}
    monkeypatch.setattr(site, "page_files", lambda: dict(newer))


ENTRY = "() => document.querySelector('script[type=module]').src"


@pytest.fixture(name="renamed")
def _renamed(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on all parts of the page have other names, as if every one had changed."""
    page = built.page_files()
    parts = [Path(name).name for name in page if re.fullmatch(r"assets/[^/]*\.js", name)]

    def renamed(text: str) -> str:
        return re.sub("|".join(map(re.escape, parts)), lambda part: f"newer-{part[0]}", text)

    newer = {
        renamed(name): renamed(content.decode()).encode()
        if name.endswith((".html", ".js"))
        else content
        for name, content in page.items()
    }
    monkeypatch.setattr(site, "page_files", lambda: dict(newer))


def test_a_newer_version_is_offered_and_taken(player: Player, host: Host, newer: None) -> None:  # noqa: ARG001
    id = player.begin(3)
    player.keep_offline()
    site.write_site(host.site)
    page = player.page
    page.evaluate(UPDATE)
    page.wait_for_function(
        "() => navigator.serviceWorker.getRegistration().then((it) => it.waiting !== null)"
    )
    # Not at the table.
    expect(player.button("page-site-renew-now")).to_have_count(0)
    with player.acting():
        player.play("income")
    second = player.open_tab()
    second.goto("./")
    renew = player.button("page-site-renew-now", second)
    renew.click()
    # Nor while another tab is at one.
    expect(player.text("page-site-renew-later", second)).to_be_visible()
    assert NEWER not in second.evaluate(THEME)
    page.close()
    with second.expect_navigation():
        renew.click()
    expect(player.find("link", "page-home-continue", second)).to_be_visible()
    expect(renew).to_have_count(0)
    assert NEWER in second.evaluate(THEME)
    # What did not change was not loaded again, what is old is gone, and the game goes on.
    host.kill()
    player.sit_down(id, second)
    player.play("income", second)
    player.wait_until(lambda: player.actions(id) == ["income", "income"])


def test_a_site_that_is_half_there_is_not_taken(player: Player, host: Host, newer: None) -> None:  # noqa: ARG001
    """A file that is not yet the new one: the old version stays, whole."""
    player.visit()
    player.keep_offline()
    old = (host.site / "theme.js").read_bytes()
    site.write_site(host.site)
    (host.site / "theme.js").write_bytes(old)
    player.expects("integrity")
    player.page.evaluate(f"{UPDATE}.catch(() => {{}})")
    player.page.wait_for_function(
        """() => navigator.serviceWorker.getRegistration()
            .then((it) => it.installing === null && it.waiting === null)"""
    )
    host.kill()
    player.page.reload()
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
    assert NEWER not in player.page.evaluate(THEME)


def test_a_page_that_misses_a_part_takes_the_newer_version(
    browser: Browser, host: Host, request: pytest.FixtureRequest
) -> None:
    """Where no service worker keeps the version that is open, its parts may be gone."""
    with Player.at(browser, host, service_workers="block") as player:
        page = player.visit_home()
        old = page.evaluate(ENTRY)
        request.getfixturevalue("renamed")
        site.write_site(host.site)
        player.expects("404")
        player.find("link", "page-home-new").click()
        player.button("page-new-begin").wait_for()
        assert page.evaluate(ENTRY) != old
