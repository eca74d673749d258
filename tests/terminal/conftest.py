"""What the tests of the terminal share: games kept in a folder of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ceres.saves import Saves
from ceres.text import Catalogue


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the user's is read or changed. A missing text of a language is said in English."""
    monkeypatch.setenv("CERES_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(Catalogue, "always_strict", False)
    return tmp_path / "home"


@pytest.fixture
def saves(own_home: Path) -> Iterator[Saves]:
    """The user's games, none yet."""
    assert not own_home.exists()
    with Saves.open() as found:
        yield found
