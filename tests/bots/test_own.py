"""A user's own bot from a file, and what is said if the file is not one."""

import re
from pathlib import Path

import pytest

import ceres
from ceres.bots import InvalidBot, load_bot

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def written(directory: Path, source: str) -> Path:
    path = directory / "my_bot.py"
    path.write_text(source, encoding="utf-8")
    return path


def refusal(path: Path) -> str:
    with pytest.raises(InvalidBot) as caught:
        load_bot(path, 1)
    return str(caught.value)


def test_the_documented_example_plays_a_whole_game(tmp_path: Path) -> None:
    (source,) = re.findall(r"```python\n(# my_bot\.py\n.*?)```", DOCUMENT.read_text("utf-8"), re.S)
    bot = load_bot(written(tmp_path, source), seed=1)
    game = ceres.Game.new(seed=7)
    while game.position.result is None:
        game.play(bot.choose(game.position.observation()))


def test_a_class_is_made_with_the_seed(tmp_path: Path) -> None:
    source = """
class Bot:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, seen):
        return "income"
"""
    bot = load_bot(written(tmp_path, source), seed=5)
    assert getattr(bot, "seed", None) == 5
    assert bot.choose(ceres.Game.new(seed=7).position.observation()) == "income"


def test_a_bot_may_be_made_of_dataclasses(tmp_path: Path) -> None:
    """They look up the module that they are in."""
    source = """
from __future__ import annotations
from dataclasses import dataclass
@dataclass
class Bot:
    seed: int
    def choose(self, seen):
        return seen.actions()[0]
"""
    assert getattr(load_bot(written(tmp_path, source), seed=5), "seed", None) == 5


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("x = 1\n", "it needs a function make(seed) or a class Bot"),
        ("make = 3\n", "it needs a function make(seed) or a class Bot"),
        ("def make(seed):\n    return 3\n", "the bot it makes has no method choose(seen)"),
        ("def make(seed):\n    return 1 // 0\n", "ZeroDivisionError: integer division or"),
        ("def make():\n    pass\n", "TypeError: make() takes 0 positional arguments"),
        ("raise ValueError('no')\n", "ValueError: no"),
        ("def make(:\n", "SyntaxError: invalid syntax (my_bot.py, line 1)"),
        ("import no_such_thing\n", "ModuleNotFoundError: No module named 'no_such_thing'"),
    ],
)
def test_a_file_that_makes_no_bot_is_refused(tmp_path: Path, source: str, reason: str) -> None:
    path = written(tmp_path, source)
    assert refusal(path).startswith(f"the bot in {path} cannot play: {reason}")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "none.py"
    assert refusal(path).endswith("it cannot be read: No such file or directory")
    assert refusal(tmp_path).endswith("this is not a Python file: its name must end in .py")
