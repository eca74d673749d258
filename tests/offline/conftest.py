"""A browser, a web space with the site on it, and somebody who visits that."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.launching import launched
from build_page import build_page
from build_python import build_python
from ceres.web.site import write_site
from offline.hosting import Host, Player


@pytest.fixture(scope="module", name="browser")
def _browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session", name="built")
def _built() -> None:
    """The page, and Python for it, as their sources are now."""
    build_page()
    build_python()


@pytest.fixture(name="host")
def _host(tmp_path: Path, built: None) -> Iterator[Host]:  # noqa: ARG001
    host = Host(tmp_path)
    write_site(host.site)
    host.start()
    yield host
    host.kill()


@pytest.fixture(name="player")
def _player(browser: Browser, host: Host) -> Iterator[Player]:
    """Somebody at a wide screen, in English, who sees Ceres' turns at once."""
    with Player.at(browser, host) as player:
        yield player
