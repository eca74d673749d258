"""The game in plain text: through real pipes, in a terminal, and line by line in every language."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import ceres
from ceres.saves import Saves
from ceres.service.understanding import actions_of
from ceres.terminal.new_game import NewGame
from ceres.terminal.plain import COMMANDS, PlainGame
from ceres.terminal.words import Words
from ceres.text import languages
from quickly import first_quickly
from terminal.driver import careless
from terminal.test_at_the_table import at_a_choice
from terminal.test_real_terminal import environment, terminal


class Typed(io.StringIO):
    """An input whose next line depends on what was said."""

    def __init__(self, next_line: Callable[[], str]) -> None:
        super().__init__()
        self._next = next_line

    def readline(self, *_: object) -> str:  # type: ignore[override]
        return self._next()


@pytest.fixture
def play(
    saves: Saves, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """Return a function that types lines into a game and returns what was said."""

    def typed(*lines: str, game: ceres.Game | str | None = None, language: str = "en") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        PlainGame(saves, Words(language), NewGame(seed=7)).run(game)
        return capsys.readouterr().out

    return typed


def entries(saves: Saves) -> list[str]:
    """Return the actions of the game that was played last."""
    return [str(entry) for entry in saves.load(saves.list()[0].id).entries]


def test_through_a_pipe(own_home: Path) -> None:
    def piped(text: str, *options: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "ceres", "play", "--plain", *options]
        return subprocess.run(
            command,
            input=text,
            env=environment(own_home),
            capture_output=True,
            text=True,
            check=False,
        )

    found = piped("income\n", "--seed", "7")
    assert (found.returncode, found.stderr) == (0, "")
    assert "You take 5 silver. [Y1]\nCeres flips a 2 and resolves card 2 in her row" in found.stdout
    assert "> " not in found.stdout
    assert "\x1b" not in found.stdout
    again = piped("quit\nincome\n")
    assert (again.returncode, again.stderr) == (0, "")
    assert "You: 0 VP, 10 silver" in again.stdout, "the last game goes on"
    missing = piped("", "--game", "nowhere")
    assert (missing.returncode, missing.stdout) == (2, "")
    assert "there is no game nowhere" in missing.stderr
    with Saves.open(own_home / "games.sqlite3") as saves:
        assert entries(saves) == ["income"]


def test_only_what_was_typed_exactly_is_played(saves: Saves, play: Callable[..., str]) -> None:
    said = play("incom", "buy", "buy C4 D5", "buyy B2", "build villa B4", "y", "xyzzy", "BUY b2")
    assert "“incom” was not understood.\nDid you mean: income" in said
    assert "Did you mean: buy B2" in said
    assert "“xyzzy” was not understood.\nFor a list of what you can type: help." in said
    assert entries(saves) == ["buy B2"]


def test_why_an_action_cannot_be_played(saves: Saves, play: Callable[..., str]) -> None:
    said = play("buy A7", "build great-insula-long B4")
    assert "costs 10 silver, but you have only 5" in said
    assert "[" in said
    assert entries(saves) == []


@pytest.mark.parametrize("language", languages())
def test_verbs_and_pieces_in_every_language(
    saves: Saves, play: Callable[..., str], language: str
) -> None:
    words = Words(language)
    lines = words.say("heard-words").splitlines()
    called = {id: names.split(",")[0] for id, _, names in (line.partition(": ") for line in lines)}
    build, income = called["build"], called["income"]
    play(f"{build} {words.name('piece', 'domus')} f7", income, language=language)
    assert entries(saves) == ["build domus F7", "income"]


def test_undo_is_confirmed_and_redone(saves: Saves, play: Callable[..., str]) -> None:
    said = play("income", "undo", "market", "y", "undo", "y", "redo")
    assert said.count("Undo anyway?") == 2
    assert said.count("Undone: Income.") == 1
    assert "“y” was not understood" in said
    assert entries(saves) == ["income"]


def test_a_choice_for_ceres(saves: Saves, play: Callable[..., str]) -> None:
    game = at_a_choice()
    options = sorted(map(str, game.position.actions()))
    said = play("income", options[0], game=game)
    assert "Choose a Lot for Ceres’ tile: " in said
    assert "Why: " in said
    assert all(option in said for option in options)
    assert entries(saves)[-1] == options[0]


def test_the_coach_and_every_command(saves: Saves, play: Callable[..., str]) -> None:
    said = play(
        *(each for each in COMMANDS if each not in ("new", "quit", "resign")), *["hint"] * 4
    )
    assert "Think about" in said
    assert "Best action" in said
    assert "Lead" in said
    assert "by how much a figure may be off" in said
    assert "What Ceres may do on her next turn" in said
    assert saves.load(saves.list()[0].id).extras["x-hints"] == 1
    assert play("rule c1").count("Ceres flips a card. Its number says") == 1


def test_a_strict_game_has_no_hints_and_no_undo(saves: Saves, play: Callable[..., str]) -> None:
    game = ceres.Game.new(seed=7)
    game.extras["x-strict"] = True
    said = play("hint", "forecast", "income", "undo", "resign", "y", "income", game=game)
    assert said.count("There are no hints in a strict game.") == 2
    assert "no undo once Ceres has answered" in said
    assert "You resigned at 0 to 3." in said
    assert entries(saves) == ["income"]


@pytest.mark.parametrize("language", first_quickly(languages()))
def test_a_whole_game_and_another(
    saves: Saves, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    dice, words = Random(3), Words(language)
    game = ceres.Game.new(3, "hard", monuments=True)
    id = saves.create(game)
    told = io.StringIO()

    def next_line() -> str:
        told.write(capsys.readouterr().out)
        position = saves.load(id).position
        if position.phase == "over":
            return "new\n" if len(saves.list()) == 1 else ""
        return f"{careless(position.actions(), dice)}\n"

    monkeypatch.setattr(sys, "stdin", Typed(next_line))
    PlainGame(saves, words, NewGame(seed=7)).run(id)
    said, result = told.getvalue(), saves.load(id).position.result
    assert result is not None
    assert words.say("plain-after") in said
    outcome = "won" if result["winner"] == "you" else "lost"
    assert words.say(f"terminal-result-{outcome}", you=result["you"], ceres=result["ceres"]) in said
    assert len(saves.list()) == 2


def test_the_actions_are_those_of_the_game() -> None:
    from ceres.service import Table

    for game in (ceres.Game.new(3, "hard", monuments=True), at_a_choice()):
        listed = actions_of(Table(game).view()["can"])
        assert sorted(listed) == sorted(map(str, game.position.actions()))


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="no readline there")
def test_tab_completes_in_a_terminal(own_home: Path) -> None:
    with terminal(own_home, "--plain", "--seed", "7") as found:
        found.wait_for("> ")
        found.type("inc\t\n")
        found.wait_for("You take 5 silver")
