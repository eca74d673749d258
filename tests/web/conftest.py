"""Somebody at an application in this process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from ceres.saves import Saves
from ceres.web.app import make_app
from web.running import Client, Near


@pytest.fixture(name="saves")
def _saves(tmp_path: Path) -> Iterator[Saves]:
    with Saves.open(tmp_path / "games.sqlite3") as saves:
        yield saves


@pytest.fixture(name="client")
def _client(saves: Saves) -> Iterator[Client]:
    with TestClient(make_app(saves), base_url="http://127.0.0.1:8376") as client:
        yield Near(client)
