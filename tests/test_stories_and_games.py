"""The commands that describe and draw games, and those for saved games."""

import json
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

import ceres
from ceres.commands.cli import app
from ceres.text import languages
from strategies import example


def run(*arguments: str, given: str = "") -> Result:
    """Run a command in this process; an error that is not caught fails the test."""
    return CliRunner().invoke(app, arguments, input=given, catch_exceptions=False)


def game_of(actions: int, seed: int = 3) -> ceres.Game:
    """Play a game with Monuments at random, for that many actions or to its end."""
    game = ceres.Game.new(seed=seed, difficulty="hard", monuments=True)
    rng = Random(seed)
    while len(game.entries) < actions and game.position.actions():
        game.play(rng.choice(game.position.actions()))
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of a game in its first era."""
    path = tmp_path / "record.json"
    path.write_text(json.dumps(game_of(12).record()), "utf-8")
    return path


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Save games in a folder of the test's own."""
    folder = tmp_path / "home"
    monkeypatch.setenv("CERES_HOME", str(folder))
    return folder


def listed(*options: str) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = json.loads(run("games", "--json", *options).stdout)
    return games


# Told and drawn.


@pytest.mark.parametrize("lang", languages())
def test_a_record_is_told_in_any_language(record: Path, lang: str) -> None:
    told = run("replay", str(record), "--lang", lang)
    assert (told.exit_code, told.stderr) == (0, "")
    numbers = [line.split()[0] for line in told.stdout.splitlines() if line[:3].strip().isdigit()]
    assert {str(number) for number in range(1, 13)} <= set(numbers)


def test_a_whole_game_is_told_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "whole.json"
    game = game_of(1000)
    path.write_text(json.dumps(game.record()), "utf-8")
    told = run("replay", str(path), "--lang", "en").stdout
    result = game.position.result
    assert result is not None
    assert f"{result['you']}" in told
    assert "The game is over" in told


def test_a_correction_is_told(tmp_path: Path) -> None:
    game = game_of(4)
    other, _ = game_of(3).position.play("income")
    game.correct(other)
    path = tmp_path / "corrected.json"
    path.write_text(json.dumps(game.record()), "utf-8")
    assert "The table was corrected" in run("replay", str(path), "--lang", "en").stdout


def test_of_a_broken_record_the_good_part_is_told(record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    data["actions"].insert(5, "buy Z9")
    record.write_text(json.dumps(data), "utf-8")
    told = run("replay", str(record), "--lang", "en")
    assert told.exit_code == 2
    assert "\n  5  " in told.stdout
    assert "actions[5]" in told.stderr


def test_a_position_is_drawn(tmp_path: Path) -> None:
    given = json.dumps(example("late-with-monuments"))
    drawn = run("draw", "-", given=given)
    assert ElementTree.fromstring(drawn.stdout).tag.endswith("svg")
    target = tmp_path / "late.svg"
    written = run("draw", "-", "-o", str(target), "--theme", "dark", given=given)
    assert (written.exit_code, written.stdout) == (0, "")
    assert ElementTree.parse(target).getroot().tag.endswith("svg")
    again = run("draw", "-", "-o", str(target), given=given)
    assert again.exit_code == 2
    assert "late.svg" in again.stderr


def test_a_theme_that_does_not_exist() -> None:
    drawn = run("draw", "-", "--theme", "pink", given=json.dumps(example("over")))
    assert (drawn.exit_code, drawn.stdout) == (2, "")
    assert "light, dark, mono" in drawn.stderr


def test_a_notebook_shows_a_picture() -> None:
    position = ceres.Game.new(seed=7).position
    for view in (position, position.observation()):
        assert ElementTree.fromstring(view._repr_svg_()).tag.endswith("svg")


# Kept games.


def test_no_games_yet() -> None:
    assert "ceres play" in run("games", "--lang", "en").stdout
    assert listed() == []


def test_a_record_is_kept_listed_and_exported_as_it_was(record: Path, tmp_path: Path) -> None:
    kept = run("games", "import", str(record), "--lang", "en")
    assert (kept.exit_code, kept.stderr) == (0, "")
    (game,) = listed()
    assert game["actions"] == 12
    assert game["id"].startswith(kept.stdout.split()[0])
    table = run("games", "--lang", "en").stdout
    assert game["id"][:8] in table
    assert "Hard, with Monuments" in table
    target = tmp_path / "exported.json"
    run("games", "export", game["id"][:6], "-o", str(target))
    assert json.loads(target.read_text("utf-8")) == json.loads(record.read_text("utf-8"))
    printed = run("games", "export", game["id"]).stdout
    assert json.loads(printed) == json.loads(record.read_text("utf-8"))


def test_a_finished_game_that_is_saved_already_is_recognised(record: Path) -> None:
    data = {**json.loads(record.read_text("utf-8")), "x-resigned": True}
    record.write_text(json.dumps(data), "utf-8")
    run("games", "import", str(record))
    again = run("games", "import", str(record), "--lang", "en")
    assert again.stdout.startswith(listed()[0]["id"][:8])
    assert "the same game" in again.stdout
    assert len(listed()) == 1


def test_a_deleted_game_can_be_restored(record: Path) -> None:
    run("games", "import", str(record))
    id = listed()[0]["id"]
    assert f"ceres games restore {id[:8]}" in run("games", "delete", id[:8]).stdout
    assert listed() == []
    assert [game["id"] for game in listed("--deleted")] == [id]
    run("games", "restore", id[:8])
    assert [game["id"] for game in listed()] == [id]


def test_a_game_that_is_not_kept() -> None:
    for command in ("export", "delete", "restore"):
        refused = run("games", command, "nowhere", "--lang", "en")
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert "nowhere" in refused.stderr


def test_the_beginning_of_an_id_must_tell_games_apart(record: Path) -> None:
    for _ in range(2):
        run("games", "import", str(record))
    refused = run("games", "delete", "", "--lang", "en")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "several games" in refused.stderr
    assert len(listed()) == 2


def test_a_broken_record_is_not_kept(record: Path) -> None:
    record.write_text(record.read_text("utf-8")[:-100], "utf-8")
    refused = run("games", "import", str(record), "--lang", "en")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert listed() == []
