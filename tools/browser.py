"""Finds a Chromium for the tests, or installs one: prints its path.

`CERES_BROWSER` names one. Otherwise it is one on the PATH; else, for root on a Debian machine,
Debian's; else the one in the npm package `@sparticuz/chromium`, which needs no root.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from build_page import node, npm

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE: Final = "@sparticuz/chromium@153.0.0"
FOLDER: Final = Path(sys.prefix) / "browser"
_LOCATE: Final = "import('@sparticuz/chromium').then(async (it) => console.log(await it.default.executablePath()))"


def found() -> str | None:
    """The path of a browser that is there."""
    named = os.environ.get("CERES_BROWSER")
    if named:
        return named
    on_path = next((path for name in NAMES if (path := shutil.which(name))), None)
    return on_path or (_unpacked() if (FOLDER / "node_modules").is_dir() else None)


def install() -> str:
    """Install a browser; its path."""
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-q"], check=True, stdout=sys.stderr)
        command = ["apt-get", "install", "-qy", "--no-install-recommends", "chromium"]
        subprocess.run(command, check=True, stdout=sys.stderr)
        path = found()
        if path is not None:
            return path
    FOLDER.mkdir(parents=True, exist_ok=True)
    command = [*npm(), "install", "--prefix", str(FOLDER), "--no-audit", "--no-fund", PACKAGE]
    subprocess.run(command, check=True, stdout=sys.stderr)
    return _unpacked()


def _unpacked() -> str:
    """The browser of the npm package, which unpacks itself when it is asked where it is."""
    command = [*node(), "--eval", _LOCATE]
    done = subprocess.run(command, cwd=FOLDER, check=True, capture_output=True, text=True)
    return done.stdout.strip()


if __name__ == "__main__":
    print(found() or install())
