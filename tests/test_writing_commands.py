"""Every command that writes a file replaces plain files only, also when it is forced."""

import json
import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ceres
from ceres.commands.cli import app
from ceres.saves import Saves

COMMANDS = {
    "backup": ["db", "backup", "{to}", "--database", "{database}"],
    "benchmark": ["benchmark", "--bot", "random", "--games", "1", "-o", "{to}"],
    "draw": ["draw", "{position}", "-o", "{to}"],
    "export": ["db", "export", "-o", "{to}", "--database", "{database}"],
    "game": ["games", "export", "{id}", "-o", "{to}"],
    "record": ["record", "check", "{broken}", "--keep", "{to}"],
    "review": ["review", "{record}", "-o", "{to}"],
}


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(path))


NODES: dict[str, Callable[[Path], None]] = {
    "folder": Path.mkdir,
    "link": lambda path: path.symlink_to(path.with_name("elsewhere")),
    "socket": _socket,
}


@pytest.fixture(name="facts")
def _facts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """What the commands read, and where they are told to write."""
    monkeypatch.setenv("CERES_HOME", str(tmp_path))
    game = ceres.Game.new(seed=7)
    game.play("income")
    with Saves.open() as saves:
        id, database = saves.create(game), str(saves.location.path)
    record = json.dumps(game.record())
    texts = {
        "position": json.dumps(game.position.to_dict()),
        "record": record,
        "broken": record[:-20],
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    read = {name: str(tmp_path / name) for name in texts}
    return {**read, "id": id, "database": database, "to": str(tmp_path / "node")}


@pytest.mark.skipif(os.name == "nt", reason="these are nodes of POSIX")
@pytest.mark.parametrize("kind", NODES)
@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_no_plain_file_stays(
    tmp_path: Path, facts: dict[str, str], command: str, kind: str
) -> None:
    node = tmp_path / "node"
    NODES[kind](node)
    before = node.lstat()
    arguments = [each.format(**facts) for each in COMMANDS[command]]
    done = CliRunner().invoke(app, [*arguments, "--force"])
    assert done.exit_code == 2
    assert "node" in done.stderr
    after = node.lstat()
    assert (after.st_mode, after.st_ino) == (before.st_mode, before.st_ino)
    assert not list(tmp_path.glob("elsewhere")) + list(tmp_path.glob("node/*"))
