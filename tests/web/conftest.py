"""Somebody at an application in this process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ceres.saves import Saves
from ceres.web.app import make_app, state_of
from ceres.web.settings import Limits
from web.running import Client, Near, Player, Sit


@pytest.fixture(name="saves")
def _saves(tmp_path: Path) -> Iterator[Saves]:
    with Saves.open(tmp_path / "games.sqlite3") as saves:
        yield saves


@pytest.fixture(scope="session", name="application")
def _application(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Litestar]:
    """Made once: Litestar looks at every route, which takes longer than most tests."""
    with Saves.open(tmp_path_factory.mktemp("application") / "games.sqlite3") as saves:
        yield make_app(saves)


@pytest.fixture(name="client")
def _client(application: Litestar, saves: Saves) -> Iterator[Client]:
    application.state = state_of(saves)
    with TestClient(application, base_url="http://127.0.0.1:8376") as client:
        yield Near(client)


@pytest.fixture(name="limits")
def _limits(request: pytest.FixtureRequest) -> Limits:
    limits: Limits = getattr(request, "param", Limits())
    return limits


@pytest.fixture(name="sit")
def _sit(saves: Saves, limits: Limits) -> Iterator[Sit]:
    """Players come to a shared server."""
    with TestClient(make_app(saves, None, limits), base_url="http://ceres.example") as client:
        yield lambda: Player(client)
