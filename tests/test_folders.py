"""Where games and settings are kept on each system, and games that were once kept elsewhere."""

import sqlite3
from contextlib import closing
from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from typer.testing import CliRunner

import ceres
from ceres.commands.cli import app
from ceres.folders import home, move_home
from ceres.saves import Saves


@pytest.fixture(name="mac")
def _mac(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep data where macOS does; return that folder, which is not there yet."""
    for variable in ("CERES_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(platformdirs, "PlatformDirs", MacOS)
    return tmp_path / "Library" / "Application Support" / "gardens-of-ceres"


@pytest.fixture(name="old")
def _old(tmp_path: Path) -> Path:
    """Save a game where it once was on every system."""
    old = tmp_path / ".local" / "share" / "gardens-of-ceres"
    with Saves.open(old / "games.sqlite3") as saves:
        saves.create(ceres.Game.new(seed=7))
    return old


def test_each_system_has_its_own_folder(mac: Path) -> None:
    assert home() == mac


def test_games_are_moved_once_and_it_is_said(mac: Path, old: Path) -> None:
    (old / "terminal.json").write_text("{}")
    said = CliRunner().invoke(app, ["--lang", "en", "games"])
    assert str(mac) in " ".join(said.stderr.split("\n"))
    assert not old.exists()
    assert (mac / "terminal.json").read_text() == "{}"
    with Saves.open() as saves:
        assert saves.location.path == mac / "games.sqlite3"
        assert len(saves.list()) == 1
    assert CliRunner().invoke(app, ["--lang", "en", "games"]).stderr == ""


def test_games_that_are_in_use_stay_and_are_found(mac: Path, old: Path) -> None:
    with closing(sqlite3.connect(old / "games.sqlite3")) as connection:
        connection.execute("SELECT * FROM ceres_games").fetchone()
        assert move_home() is None
        assert home() == old
    assert move_home() == mac


def test_a_new_folder_is_never_replaced(mac: Path, old: Path) -> None:
    mac.mkdir(parents=True)
    assert (move_home(), home(), old.exists()) == (None, mac, True)


def test_ceres_home_wins(mac: Path, old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CERES_HOME", str(mac / "elsewhere"))
    assert (move_home(), home(), old.exists()) == (None, mac / "elsewhere", True)
