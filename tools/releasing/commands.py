"""Runs the programs that build a release; they are those of the extra `release`."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

# The time that built files carry, so that the same sources make the same files: Hatchling's own.
MOMENT: Final = int(os.environ.get("SOURCE_DATE_EPOCH", "1580601600"))
_PROGRAMS: Final = Path(sysconfig.get_path("scripts"))


class CannotRelease(Exception):
    """Something cannot be built; the message says why, and what to do."""


def run(command: list[str | Path], **environment: str) -> None:
    """Run a program, with more in its environment; `CannotRelease` with its output if it fails."""
    # uv trusts what the system trusts, as pip does here.
    ours = {"SOURCE_DATE_EPOCH": str(MOMENT), "UV_SYSTEM_CERTS": "1"}
    known = {**os.environ, **ours, **environment}
    done = subprocess.run(
        command, env=known, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        raise CannotRelease(f"this failed: {' '.join(map(str, command))}\n{done.stdout}")


def program(name: str) -> Path:
    """Return the path of a program of this Python's environment."""
    path = _PROGRAMS / (f"{name}.exe" if os.name == "nt" else name)
    if not path.exists():
        raise CannotRelease(
            f"there is no {path}. Install what a release needs: "
            f"{sys.executable} -m pip install -e '.[release]'"
        )
    return path
