"""What `tools/release.py` builds, once for all tests, and environments that it is installed in."""

import json
import os
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).parents[2]
TRY = CHECKOUT / "tools" / "try_program.py"
# The game that it plays.
GAME = "sha256:962bdfe7792d21c76de8d7181e6a02815a3704f8ddfac1afba79c615aa2da04f"


def clean() -> dict[str, str]:
    """The environment without the settings of whoever runs the tests, CERES_PURE among them."""
    kept = {n: v for n, v in os.environ.items() if not n.startswith(("CERES_", "PYTHON"))}
    return {**kept, "LC_ALL": "C.UTF-8"}


def tried(*command: str | Path) -> dict[str, Any]:
    """Plays a whole game with an installed program; what was seen."""
    done = subprocess.run(
        [sys.executable, TRY, *command], env=clean(), check=True, stdout=subprocess.PIPE, text=True
    )
    seen: dict[str, Any] = json.loads(done.stdout)
    return seen


@dataclass
class Installed:
    """A wheel, and the environment it was installed in."""

    wheel: Path
    kind: str
    environment: Path

    def run(self, program: str, *arguments: str | Path) -> str:
        """Run a program of the environment away from the checkout, and return its output."""
        return subprocess.run(
            [self.environment / "bin" / program, *arguments],
            cwd=self.environment,
            env=clean(),
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout


def install(wheel: Path, kind: str, environment: Path, *options: str) -> Installed:
    """Install a wheel with pip in a fresh environment."""
    venv.create(environment, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    python = environment / "bin" / "python"
    subprocess.run([*pip, "--python", python, "install", *options, wheel], check=True)
    return Installed(wheel, kind, environment)
