"""Fixtures of the tests of the terminal: games saved in a folder of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ceres.saves import Saves
from ceres.text import Catalogue


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use a folder of our own, and English where a text of a language is missing."""
    monkeypatch.setenv("CERES_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(Catalogue, "always_strict", False)
    return tmp_path / "home"


@pytest.fixture
def saves(own_home: Path) -> Iterator[Saves]:
    """Open the user's games, none yet."""
    assert not own_home.exists()
    with Saves.open() as found:
        yield found
