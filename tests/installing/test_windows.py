"""The program on Windows: its Python under Wine, with the wheel that fits everywhere."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

import ceres
from browser.launching import launched, need
from ceres.text import catalogue
from installing.built import CHECKOUT, GAME, TRY
from installing.wine import PATIENCE, SYSTEM, VERSION, Windows, windows
from releasing import archives, bundle

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("release")]

# Runs a program in a terminal, which is a console to Windows.
CONSOLE = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"


@pytest.fixture(scope="module", name="whole")
def _whole(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with all that it imports, for Windows."""
    (wheel,) = dist.glob("*-none-any.whl")
    folder = tmp_path_factory.mktemp("bundle")
    bundle.make_bundle(folder, wheel, [SYSTEM], [VERSION])
    return folder


@pytest.fixture(scope="module", name="machine")
def _machine(whole: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    with windows(tmp_path_factory.mktemp("windows"), whole) as machine:
        yield machine


@pytest.fixture(scope="module", autouse=True)
def _wine() -> None:
    need("wine")


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Path:
    folder = tmp_path / "my gämes"
    folder.mkdir()
    return folder


def test_a_whole_game_is_the_same(machine: Windows) -> None:
    seen = json.loads(machine.run(TRY, "python.exe", "-m", "ceres"))
    assert (seen["version"], seen["engine"]) == (ceres.__version__, "interpreted")
    assert seen["game"]["digest"] == GAME


def test_one_file_starts(machine: Windows, whole: Path, folder: Path) -> None:
    """What it unpacks goes where Windows keeps caches, and not among saved games."""
    archives.write_zipapp(folder / "ceres.pyz", whole)
    said = machine.run("ceres.pyz", "play", "--plain", typed="income\nquit\n", cwd=folder)
    assert "[Y1]" in said
    assert len(list((local(machine) / "ceres.pyz" / "Cache").iterdir())) == 1


def test_pipes_have_every_letter(machine: Windows) -> None:
    """Both ways, whatever letters this Windows is set to."""
    income = catalogue("ko").say("term-income")
    said = machine.ceres("play", "--plain", "--lang", "ko", typed=f"{income}\nquit\n")
    assert "[Y1]" in said
    assert catalogue("ko").say("terminal-ask-turn") in said


def test_the_site_is_written(machine: Windows, folder: Path) -> None:
    machine.ceres("site", "séite ü", cwd=folder)
    written = {path.name for path in (folder / "séite ü").iterdir()}
    assert {"index.html", "service-worker.js"} <= written


def test_games_survive_two_programs_and_a_killed_one(machine: Windows, folder: Path) -> None:
    """A server and two games in terminals use one file, which is where Windows keeps such."""
    with machine.serving() as (url, server):
        before = games(url)
        game: str = data(f"{url}api/games", {"seed": 7})["id"]
        playing = [
            subprocess.Popen(
                machine.command("-m", "ceres", "play", "--plain", "--seed", str(seed)),
                env=machine.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
            )
            for seed in (1, 2)
        ]
        for each in playing:
            said, _ = each.communicate(b"income\nquit\n", timeout=PATIENCE)
            assert (each.returncode, b"[Y1]" in said) == (0, True)
        assert games(url) == before + 3
        machine.ceres("db", "backup", folder / "sicherung.sqlite3")
        server.kill()
        server.wait()
    kept = local(machine) / "gardens-of-ceres" / "games.sqlite3"
    for database in (kept, folder / "sicherung.sqlite3"):
        listed = machine.ceres("games", "--database", database).splitlines()
        assert len(listed) == 1 + before + 3
        assert any(game.startswith(line.split()[0]) for line in listed)


def test_a_browser_opens_the_game(machine: Windows) -> None:
    with machine.serving() as (url, _), launched() as browser:
        page = browser.new_context(locale="en").new_page()
        page.goto(url)
        expect(page.get_by_role("heading", level=1)).to_have_text(catalogue("en").say("game-title"))


def test_ctrl_c_in_a_console_ends_the_server(machine: Windows) -> None:
    command = machine.command("-m", "ceres", "serve", "--no-browser", "--port", "0")
    console = [sys.executable, "-c", CONSOLE, *command]
    pipe = subprocess.PIPE
    with subprocess.Popen(console, env=machine.environment, stdin=pipe, stdout=pipe) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        assert b"Ctrl-C" in server.stdout.readline()
        server.stdin.write(b"\x03")
        server.stdin.flush()
        assert catalogue("en").say("cli-served").encode() in server.stdout.readline()
        assert server.wait(PATIENCE) == 0


@pytest.mark.parametrize("name", ["ceres", "test"])
def test_scripts_of_a_checkout_start_python(machine: Windows, folder: Path, name: str) -> None:
    """With all arguments as they are, and the exit code."""
    shutil.copyfile(CHECKOUT / f"{name}.cmd", folder / f"{name}.cmd")
    (folder / "tools").mkdir()
    (folder / "tools" / "start.py").write_text(
        "import json, sys; print(json.dumps(sys.argv[1:])); sys.exit(3)"
    )
    environment = {**machine.environment, "PYTHON": machine.named(machine.python)}
    done = subprocess.run(
        ["wine", "cmd", "/c", f"{name}.cmd", "play", "a b", "--lang=x"],
        cwd=folder,
        env=environment,
        input=b"",
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert json.loads(done.stdout) == [name, "play", "a b", "--lang=x"]
    assert done.returncode == 3


def local(machine: Windows) -> Path:
    """The folder of programs' data."""
    (user,) = (path for path in (machine.drive / "users").iterdir() if path.name != "Public")
    return user / "AppData" / "Local"


def data(url: str, body: object = None) -> Any:
    content = None if body is None else json.dumps(body).encode()
    request = Request(url, content, {"Content-Type": "application/json"})
    with urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


def games(url: str) -> int:
    """How many games a server has."""
    return len(data(f"{url}api/games")["games"])
