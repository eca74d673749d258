"""`ceres sim --dask`, for real: a scheduler and workers as processes of their own, on loopback."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from lab.games import FIRST, simulate
from lab.test_sim import SLOW, SRC, program, sim, until

pytestmark = pytest.mark.slow

WORKERS = 2


class Cluster:
    """A scheduler and its workers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.processes: list[subprocess.Popen[bytes]] = []
        self.scheduler = self._start("dask_scheduler", "--port", "0", "--no-dashboard")
        self.file = folder / "scheduler.json"
        until(lambda: self.file.is_file() and "tcp://" in self.file.read_text())
        assert self.scheduler.poll() is None
        self.workers = [self.worker() for _ in range(WORKERS)]

    def worker(self) -> subprocess.Popen[bytes]:
        options = ["--nthreads", "1", "--no-nanny", "--no-dashboard"]
        return self._start("dask_worker", *options, "--local-directory", str(self.folder))

    @property
    def address(self) -> str:
        import json

        address: str = json.loads(self.file.read_text())["address"]
        return address

    def _start(self, program: str, *options: str) -> subprocess.Popen[bytes]:
        file = str(self.folder / "scheduler.json")
        command = [sys.executable, "-m", f"distributed.cli.{program}", "--host", "127.0.0.1"]
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(
                [*command, "--scheduler-file", file, *options],
                env={**os.environ, "PYTHONPATH": str(SRC)},
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        self.processes.append(process)
        return process


@contextmanager
def started(folder: Path) -> Iterator[Cluster]:
    folder.mkdir()
    cluster = Cluster(folder)
    try:
        yield cluster
    finally:
        for process in cluster.processes:
            process.kill()
            process.wait()


@pytest.fixture(name="cluster")
def _cluster(tmp_path: Path) -> Iterator[Cluster]:
    with started(tmp_path / "cluster") as cluster:
        yield cluster


def test_a_cluster_gives_the_same_bytes(tmp_path: Path, cluster: Cluster) -> None:
    here = simulate(tmp_path / "here", bots=["random", "greedy"], games=30, decisions=True)
    folder = tmp_path / "results"
    options = ["--bot=random", "--bot=greedy", "--games=30", "--decisions"]
    assert sim(*options, "-o", folder, "--dask", cluster.address).exit_code == 0
    for name in ("games.parquet", "decisions.parquet"):
        assert (folder / name).read_bytes() == (here.folder / name).read_bytes()


def slow_bot(tmp_path: Path) -> Path:
    path = tmp_path / "my_bot.py"
    path.write_text(SLOW)
    return path


def under_way(bot: Path, games: int, folder: Path, cluster: Cluster) -> "subprocess.Popen[str]":
    """So many games of a bot on the cluster, of which some are kept by now."""
    running = program("--code", bot, f"--games={games}", "-o", folder, "--dask", cluster.address)
    parts = folder / "parts"
    until(lambda: parts.is_dir() and len(list(parts.glob("games-*.parquet"))) > 2)
    return running


def test_a_lost_worker_loses_no_game_and_doubles_none(tmp_path: Path, cluster: Cluster) -> None:
    path, folder = slow_bot(tmp_path), tmp_path / "results"
    running = under_way(path, 40, folder, cluster)
    cluster.workers[0].kill()
    _, said = running.communicate(timeout=120)
    assert running.returncode == 0, said
    whole = simulate(tmp_path / "whole", bots=[], codes=[str(path)], games=40)
    assert (folder / "games.parquet").read_bytes() == whole.result_file("games").read_bytes()


def test_a_lost_scheduler_is_said_in_a_sentence(tmp_path: Path, cluster: Cluster) -> None:
    folder = tmp_path / "results"
    running = under_way(slow_bot(tmp_path), 4000, folder, cluster)
    cluster.scheduler.kill()
    _, said = running.communicate(timeout=120)
    assert running.returncode == 2
    kept, complaint = said.splitlines()[-2:]
    assert f"--resume {folder}" in kept
    assert f"the Dask scheduler at {cluster.address} no longer answers" in complaint
    assert "Traceback" not in said


def test_without_workers_it_says_so_and_waits(tmp_path: Path, cluster: Cluster) -> None:
    for worker in cluster.workers:
        worker.kill()
        worker.wait()
    running = program("--bot=random", "--games=3", "-o", tmp_path / "r", "--dask", cluster.address)
    assert running.stderr is not None
    waiting = f"No workers at {cluster.address} yet"
    assert any(waiting in line for line in running.stderr)
    cluster.worker()
    running.communicate(timeout=120)
    assert running.returncode == 0


def test_a_users_bot_goes_to_workers_that_have_no_such_file(
    tmp_path: Path, cluster: Cluster
) -> None:
    """A path that is relative to where the command runs, and not to where the workers run."""
    path = tmp_path / "my_bot.py"
    path.write_text(FIRST)
    command = [sys.executable, "-m", "ceres", "sim", "--code=my_bot.py", "--games=3"]
    subprocess.run(
        [*command, "-o", "results", "--dask", cluster.address],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(SRC)},
        check=True,
        capture_output=True,
    )
    assert (tmp_path / "results" / "games.parquet").is_file()


def test_a_bot_that_fails_on_a_worker_is_named(tmp_path: Path, cluster: Cluster) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text("def make(seed): return Bot()\nclass Bot:\n  def choose(self, seen): 1 / 0\n")
    result = sim("--code", path, "--games=3", "-o", tmp_path / "results", "--dask", cluster.address)
    assert result.exit_code == 2
    assert "ZeroDivisionError: division by zero (my_bot.py:3)" in result.stderr


def test_an_endless_thought_on_a_worker_ends(tmp_path: Path, cluster: Cluster) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(FIRST.replace("return seen", "while True: pass\n        return seen"))
    options = ["--games=3", "--time-limit=1", "-o", tmp_path / "results"]
    result = sim("--code", path, *options, "--dask", cluster.address)
    assert result.exit_code == 2
    assert "--time-limit" in result.stderr


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense", "xyz://1"])
def test_where_no_scheduler_is_that_is_said(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ceres.lab.worker_pool.CONNECT_SECONDS", 2)
    result = sim("--bot=random", "--games=3", "-o", tmp_path / "results", "--dask", address)
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"no Dask scheduler answers at {address}" in result.stderr
