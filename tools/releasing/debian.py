"""The Debian package: the program with all that it imports, a command and a menu entry.

It needs the system's Python and nothing else. It is for 64-bit PCs, as the compiled modules in it.
"""

import os
import shutil
from pathlib import Path
from typing import Final

from ceres.text import catalogue, languages
from releasing.bundle import LINUX, PYTHONS, native_folder
from releasing.commands import MOMENT, run

NAME: Final = "gardens-of-ceres"
ARCHITECTURE: Final = "amd64"
_HOME: Final = f"usr/lib/{NAME}"
_COMMAND: Final = f"""#!/usr/bin/python3
import sys

sys.path[0] = "/{_HOME}"
from ceres.__main__ import main

main()
"""
# Whoever plays may not write there, so what Python would store beside its sources is made at once.
_AFTER_INSTALLING: Final = f"""#!/bin/sh
set -e
if [ "$1" = configure ]; then
    python3 -m compileall -q -j 0 /{_HOME} || true
fi
"""
_BEFORE_REMOVING: Final = f"""#!/bin/sh
set -e
find /{_HOME} -name __pycache__ -prune -exec rm -rf {{}} +
"""


def build_package(target: Path, bundle: Path, root: Path, version: str, maintainer: str) -> None:
    """Build it of a bundle; `root` is a folder to do it in, with nothing in it."""
    shutil.copytree(bundle / "site", root / _HOME)
    pythons = []
    for python in PYTHONS:
        native = native_folder(bundle, LINUX, python)
        if native.is_dir():
            shutil.copytree(native, root / _HOME, dirs_exist_ok=True)
            pythons.append(python)
    _write(root / "usr/bin/ceres", _COMMAND, 0o755)
    _write(root / f"usr/share/applications/{NAME}.desktop", menu_entry())
    for size in (192, 512):
        icon = root / f"usr/share/icons/hicolor/{size}x{size}/apps/{NAME}.png"
        icon.parent.mkdir(parents=True)
        shutil.copyfile(bundle / f"site/ceres/web/page/site/icon-{size}.png", icon)
    (licence,) = (bundle / "site").glob("gardens_of_ceres-*.dist-info/licenses/LICENSE")
    others = f"The licences of what comes with it are in /{_HOME}/*.dist-info,\nand of the page in"
    page = f"/{_HOME}/ceres/web/page/licences.txt."
    text = f"{licence.read_text('utf-8')}\n{others} {page}\n"
    _write(root / f"usr/share/doc/{NAME}/copyright", text)
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file())
    _write(root / "DEBIAN/control", _control(version, maintainer, size // 1024, pythons))
    _write(root / "DEBIAN/postinst", _AFTER_INSTALLING, 0o755)
    _write(root / "DEBIAN/prerm", _BEFORE_REMOVING, 0o755)
    for path in [root, *root.rglob("*")]:
        if path.is_dir():
            path.chmod(0o755)
        os.utime(path, (MOMENT, MOMENT))
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, target])


def _write(path: Path, text: str, mode: int = 0o644) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(mode)


def _control(version: str, maintainer: str, size: int, pythons: list[str]) -> str:
    first, after_last = pythons[0], f"3.{int(pythons[-1].split('.')[1]) + 1}~"
    fields = {
        "Package": NAME,
        "Version": version,
        "Architecture": ARCHITECTURE,
        "Maintainer": maintainer,
        "Installed-Size": size,
        "Depends": f"python3 (>= {first}), python3 (<< {after_last}), libc6 (>= 2.28)",
        "Recommends": "www-browser",
        "Section": "games",
        "Priority": "optional",
        "Description": f"{_said('game-title', 'en')}\n {_said('page-home-about', 'en')}",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def menu_entry() -> str:
    """Return the entry for menus of desktops, in every language."""
    lines = ["[Desktop Entry]", "Type=Application", "Categories=Game;BoardGame;"]
    # In a terminal, so that closing its window ends the game's server.
    lines += ["Exec=ceres", "Terminal=true", f"Icon={NAME}"]
    for key, message in (("Name", "game-title"), ("Comment", "page-home-about")):
        lines += [f"{key}={_said(message, 'en')}"]
        others = [language for language in languages() if language != "en"]
        lines += [f"{key}[{language}]={_said(message, language)}" for language in others]
    return "\n".join(lines) + "\n"


def _said(message: str, language: str) -> str:
    return catalogue(language).say(message)
