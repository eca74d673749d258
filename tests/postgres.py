"""A PostgreSQL server for tests, started here if it is installed."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def postgres() -> Iterator[str]:
    """Run a server for the block, and give the address of a new database."""
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
    run(server, "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql+psycopg://ceres@/postgres?host={folder}"
    finally:
        run(server, "-D", data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(folder)
