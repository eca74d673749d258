"""`ceres sim`: what it prints, and what it says when something goes wrong."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner, Result

import ceres
from ceres.commands.cli import app
from ceres.lab.store import Store, StoreError
from lab.games import FIRST, simulate

pytestmark = pytest.mark.slow

Code = Callable[[str], str]

SRC = Path(__file__).parent.parent.parent / "src"


def sim(*arguments: object) -> Result:
    """The command, run here; its games are played by one process."""
    words = [str(each) for each in ("sim", *arguments, "--workers", 1)]
    return CliRunner().invoke(app, words, catch_exceptions=False)


def refused(*arguments: object) -> str:
    """The complaint about bad options, which is all there is."""
    result = sim(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    return result.stderr


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Path:
    return tmp_path / "results"


@pytest.fixture(name="code")
def _code(tmp_path: Path) -> Code:
    """Writes a bot of a user."""

    def written(source: str) -> str:
        path = tmp_path / "my_bot.py"
        path.write_text(source)
        return str(path)

    return written


# All is well.


def test_it_prints_a_table_by_group(folder: Path) -> None:
    result = sim("--bot", "random", "--difficulty", "each", "--games", 20, "-o", folder)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].split() == ["difficulty", "games", "wins", "95%", "you", "Ceres", "margin"]
    assert [line.split()[:2] for line in lines[1:4]] == [
        ["Normal", "20"],
        ["Hard", "20"],
        ["Challenge", "20"],
    ]
    assert str(folder / "games.parquet") in result.stdout
    assert ("./compile" in result.stderr) == (not ceres.COMPILED)


def test_without_a_folder_it_says_where_it_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    said = "The results go into the folder ceres-results; -o DIR names another one."
    assert said in sim("--bot", "random", "--games", 2, "--json").stderr
    assert (tmp_path / "ceres-results" / "games.parquet").exists()
    assert said not in sim("--bot", "random", "--games", 2, "-o", folder).stderr


def test_a_bot_of_ones_own_has_the_name_of_its_file(folder: Path, code: Code) -> None:
    path = code(FIRST)
    result = sim("--bot", "random", "--code", path, "--games", 2, "-o", folder)
    rows = [line.split()[0] for line in result.stdout.splitlines()[:3]]
    assert rows == ["bot", "random", "my_bot"]
    other = folder.parent / "other"
    other.mkdir()
    (other / "my_bot.py").write_text(FIRST)
    result = sim("--code", path, "--code", other / "my_bot.py", "-o", folder / "two")
    assert result.exit_code == 2
    assert "--code: two bots are called my_bot" in result.stderr


def test_it_prints_json(folder: Path) -> None:
    result = sim("--bot", "random", "--games", 30, "-o", folder, "--json")
    [line] = json.loads(result.stdout)
    games = pl.read_parquet(folder / "games.parquet")
    assert line["games"] == games.height == 30
    assert line["margin"]["value"] == pytest.approx(games["margin"].mean())
    assert line["margin"]["deviation"] == pytest.approx(games["margin"].std())
    assert line["wins"]["low"] <= line["wins"]["value"] <= line["wins"]["high"]


def test_a_single_game_has_no_spread(folder: Path) -> None:
    assert "± –" in sim("--bot=random", "--games=1", "-o", folder).stdout
    result = sim("--resume", folder, "--json")
    [line] = json.loads(result.stdout, parse_constant=pytest.fail)
    assert (line["margin"]["low"], line["margin"]["deviation"]) == (None, None)


def test_what_a_bot_prints_is_no_result(folder: Path, code: Code) -> None:
    path = code("print('made')\n" + FIRST.replace("return", "print('chosen'); return"))
    running = program("--code", path, "--games=2", "-o", folder, "--json", "--workers=1")
    out, said = running.communicate(timeout=60)
    assert json.loads(out)[0]["games"] == 2
    assert "made" in said
    assert "chosen" in said


def test_a_bot_may_import_what_lies_beside_it(folder: Path, code: Code) -> None:
    path = code(
        "from my_helpers import first\n" + FIRST.replace("seen.actions()[0]", "first(seen)")
    )
    Path(path).with_name("my_helpers.py").write_text("def first(seen): return seen.actions()[0]\n")
    assert sim("--code", path, "--games", 2, "-o", folder).exit_code == 0


def test_monuments_both_ways_and_variants(folder: Path) -> None:
    options = ["--monuments", "--no-monuments", "--variant", "none", "--variant", "wild-monuments"]
    assert sim("--bot=random", "--games=2", "-o", folder, *options).exit_code == 0
    games = pl.read_parquet(folder / "games.parquet")
    assert games.select("monuments", "variants").unique().height == 4


def test_a_users_bot_plays(folder: Path, code: Code) -> None:
    path = code(FIRST)
    assert sim("--code", path, "--games", 3, "-o", folder).exit_code == 0
    games = pl.read_parquet(folder / "games.parquet")
    assert games["bot"].unique().to_list() == [path]
    assert games["builds_1"].max() or games["buys_1"].max()


def test_without_a_compiled_engine_it_says_what_to_do(folder: Path) -> None:
    command = [sys.executable, "-m", "ceres", "sim", "--bot=random", "--games=2", "-o", str(folder)]
    environment = {**os.environ, "CERES_PURE": "1", "PYTHONPATH": str(SRC)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "./compile" in done.stderr


def test_without_the_extra_it_says_how_to_get_it() -> None:
    for command in (["sim"], ["report", "results"]):
        program = (
            "import sys; sys.modules['polars'] = None\n"
            f"sys.argv = ['ceres', *{command}]\n"
            "from ceres.commands.cli import main; main()"
        )
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": str(SRC)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        [line] = done.stderr.splitlines()
        checkout = SRC.parent
        assert f"{sys.executable} -m pip install --editable '{checkout}[lab]'" in line


# Bad options.


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--bot", "clever"], "clever"),
        (["--bot", "random:x=1"], "random"),
        (["--difficulty", "easy"], "easy"),
        (["--variant", "fog"], "fog"),
        (["--games", "0"], "--games: 0"),
        (["--seed", "-1"], "--seed: -1"),
        (["--bot", "montecarlo:playouts=0"], "bot montecarlo, playouts: 0"),
        (["--components", "nowhere.toml"], "nowhere.toml"),
        (["--code", "nowhere.py"], "nowhere.py"),
        (["--time-limit", "0"], "--time-limit"),
        (["--resume", "nowhere"], "nowhere"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) else None,
)
def test_bad_options_are_named_and_nothing_is_made(
    folder: Path, options: list[str], said: str
) -> None:
    more = [] if "--resume" in options else ["-o", folder]
    assert said in refused(*options, *more)
    assert not folder.exists()


def test_no_option_changes_games_that_have_begun(folder: Path) -> None:
    simulate(folder)
    assert "--games" in refused("--resume", folder, "--games", 5)


def test_a_folder_that_holds_something_is_left_alone(folder: Path) -> None:
    folder.mkdir()
    (folder / "diary.txt").write_text("dear")
    assert "--resume" in refused("-o", folder)
    assert "something other than results" in refused("-o", folder, "--force")
    assert [path.name for path in folder.iterdir()] == ["diary.txt"]


def test_results_are_replaced_only_when_told(folder: Path) -> None:
    simulate(folder, games=3)
    assert "--force" in refused("--bot=random", "--games=2", "-o", folder)
    assert sim("--bot=random", "--games=2", "-o", folder, "--force").exit_code == 0
    assert pl.read_parquet(folder / "games.parquet").height == 2


# Bots that break.

LATE = """
class Bot:
    def __init__(self, seed):
        self.seed = seed
        self.count = 0
    def choose(self, seen):
        self.count += 1
        if self.count == 30 and self.seed % 4 == 0:
            {trouble}
        return seen.actions()[0]
"""


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        ("raise ValueError('too hard')", "ValueError: too hard (my_bot.py:9)"),
        ("raise SystemExit", "SystemExit"),
        ("return 'build circus A1'", "build circus A1"),
        ("return 'hello'", "hello"),
        ("return None", "None"),
        ("while True: pass", "--time-limit of 1.0 seconds"),
        ("import time; time.sleep(10**6)", "--time-limit of 1.0 seconds"),
    ],
    ids=["raises", "exits", "illegal", "nonsense", "nothing", "endless", "sleeps"],
)
def test_a_broken_bot_is_named_and_finished_games_are_kept(
    folder: Path, code: Code, trouble: str, said: str
) -> None:
    path = code(LATE.format(trouble=trouble))
    result = sim("--code", path, "--games", 40, "-o", folder, "--time-limit", 1)
    assert (result.exit_code, result.stdout) == (2, "")
    kept, complaint = result.stderr.splitlines()[-2:]
    assert said in complaint
    assert "my_bot.py" in complaint
    assert "seed" in complaint
    assert f"--resume {folder}" in kept
    assert "new experiment" in kept
    parts = list((folder / "parts").glob("games-*.parquet"))
    done = sum(pl.read_parquet(part).height for part in parts)
    assert f"{done} of 40 games" in kept
    assert done > 0


def test_a_process_that_dies_is_said_and_finished_games_are_kept(folder: Path, code: Code) -> None:
    path = code(LATE.format(trouble="import os; os._exit(1)"))
    result = sim("--code", path, "--games", 40, "-o", folder)
    assert result.exit_code == 2
    assert f"a worker process stopped while playing {path}" in result.stderr
    assert list((folder / "parts").glob("games-*.parquet"))


# Stopped and gone on.


def program(*arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "ceres", "sim", *map(str, arguments)]
    return subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": str(SRC)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def until(happened: Callable[[], bool]) -> None:
    """Wait for it; a test that waits in vain fails."""
    deadline = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


# A game of this takes a while, compiled or not.
SLOW = """
import time
class Bot:
    def __init__(self, seed):
        pass
    def choose(self, seen):
        time.sleep(0.002)
        return seen.actions()[0]
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["ctrl-c", "killed"])
def test_what_is_done_is_kept_and_the_rest_is_played_later(
    tmp_path: Path, folder: Path, code: Code, how: signal.Signals
) -> None:
    path = code(SLOW)
    running = program("--code", path, "--games=25", "--decisions", "-o", folder, "--workers=2")
    parts = folder / "parts"
    until(lambda: parts.is_dir() and len(list(parts.glob("games-*.parquet"))) > 1)
    workers = children(running.pid)
    if how == signal.SIGINT:
        os.killpg(running.pid, how)  # as a terminal does
    else:
        running.kill()
    _, said = running.communicate(timeout=60)
    if how == signal.SIGINT:
        assert running.returncode == 130
        assert f"--resume {folder}" in said
        assert "Traceback" not in said
    until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    kept = [pl.read_parquet(part).height for part in parts.glob("games-*.parquet")]
    assert 0 < sum(kept) < 25
    assert not (folder / "games.parquet").exists()
    assert sim("--resume", folder).exit_code == 0
    whole = simulate(tmp_path / "whole", bots=[], codes=[path], games=25, decisions=True)
    for name in ("games.parquet", "decisions.parquet"):
        assert (folder / name).read_bytes() == (whole.folder / name).read_bytes()


def test_ctrl_c_while_the_workers_start_is_quiet(folder: Path) -> None:
    running = program("--bot=random", "--games=5000", "-o", folder, "--workers=2")
    until(lambda: (folder / "plan.json").is_file() and len(children(running.pid)) > 1)
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert running.returncode == 130
    assert f"--resume {folder}" in said
    assert "Traceback" not in said
    assert "Error" not in said


def test_results_that_are_finished_are_shown_again(folder: Path) -> None:
    store = simulate(folder)
    before = store.result_file("games").read_bytes()
    assert "12" in sim("--resume", folder).stdout
    assert store.result_file("games").read_bytes() == before


# Disks.


@pytest.fixture(name="small_disk")
def _small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a quarter of a megabyte."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(folder)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("a disk can be mounted by root only")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def test_a_full_disk_keeps_what_is_written(small_disk: Path) -> None:
    folder = small_disk / "results"
    result = sim("--bot=random", "--games=8000", "-o", folder)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "No space left" in result.stderr
    assert f"--resume {folder}" in result.stderr
    parts = list((folder / "parts").iterdir())
    assert not [part for part in parts if part.name.endswith(".part")]
    assert sum(pl.read_parquet(part).height for part in parts) > 0


@pytest.mark.parametrize("name", ["plan.json", "games.parquet", "parts"])
def test_a_link_among_old_results_stays_what_it_is(folder: Path, name: str) -> None:
    store = simulate(folder)
    precious = folder.parent / "precious"
    if (folder / name).exists():
        (folder / name).rename(precious)
    else:
        precious.mkdir()
    (folder / name).symlink_to(precious)
    with pytest.raises(StoreError, match="it is a link"):
        Store.create(folder, store.plan, overwrite=True)
    assert (folder / name).is_symlink()
    assert precious.exists()
    assert store.result_file("games").exists()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = refused("--bot=random", "-o", tmp_path / "file" / "results")
    assert "cannot write" in said
    assert "results" in said
