"""A PostgreSQL server for tests, started here if it is installed."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

NOBODY = 65534


def _tool(name: str) -> str:
    """Find a program of PostgreSQL, where Debian puts it or on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    if path is None:
        pytest.skip("PostgreSQL is not installed")
    return path


@dataclass(frozen=True)
class PostgreSQL:
    """A running server: the address of a database, and a way to crash the server."""

    url: str
    crash: Callable[[], None]
    """End it as a crash does, and start it again."""

    def end_connections(self) -> None:
        """End whatever is connected, in the middle of its work."""
        import psycopg

        address = self.url.replace("+psycopg", "")
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )


@contextmanager
def postgres() -> Iterator[str]:
    """Run a server for the block, and give the address of a new database."""
    with postgres_server() as server:
        yield server.url


@contextmanager
def postgres_server() -> Iterator[PostgreSQL]:
    """Run a server for the block."""
    pytest.importorskip("psycopg")
    initdb, server = _tool("initdb"), _tool("pg_ctl")
    folder = Path(tempfile.mkdtemp())
    # It refuses to run as root.
    user = NOBODY if os.geteuid() == 0 else None
    os.chown(folder, user or -1, -1)
    data = str(folder / "data")

    def run(*command: str) -> None:
        subprocess.run(command, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)

    run(initdb, "-D", data, "-U", "ceres", "-A", "trust", "--no-sync", "-E", "UTF8")
    options = f"-k {folder} -c listen_addresses="

    def start() -> None:
        run(server, "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")

    def stop() -> None:
        run(server, "-D", data, "-w", "-m", "immediate", "stop")

    def crash() -> None:
        stop()
        start()

    start()
    try:
        yield PostgreSQL(f"postgresql+psycopg://ceres@/postgres?host={folder}", crash)
    finally:
        stop()
        shutil.rmtree(folder)
