"""The program with all that it imports, for several systems and versions of Python at once.

`site` has what is the same everywhere; `native` has, for each system and version, the compiled
modules that fit there. A zipapp and a Debian package are made of it.
"""

import platform
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from releasing.commands import program, run

PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
# As `sys.platform` and `platform.machine` name them, and as uv does.
LINUX: Final = "linux-x86_64"
SYSTEMS: Final = {
    LINUX: "x86_64-manylinux_2_28",
    "linux-aarch64": "aarch64-manylinux_2_28",
    "darwin-arm64": "aarch64-apple-darwin",
    "win32-amd64": "x86_64-pc-windows-msvc",
}
_COMPILED: Final = (".so", ".pyd")
# Two thirds of all that is installed, and never imported: data that make up addresses and names,
# for the tests of other programs, and Babel's languages that are not ours.
_NEVER_IMPORTED: Final = ("faker", "bin", "share")
_LOCALES: Final = ("root", "en", "de", "fr", "it", "ko")


def system() -> str:
    """Return the name of this system."""
    return f"{sys.platform}-{platform.machine().lower()}"


def make_bundle(folder: Path, pure: Path, systems: list[str], pythons: list[str]) -> None:
    """Make it from the wheel that fits everywhere, in a folder with nothing in it."""
    for name in systems:
        for version in pythons:
            with tempfile.TemporaryDirectory(dir=folder) as made:
                _install(Path(made), pure, name, version)
                _move(Path(made), folder / "site", native_folder(folder, name, version))


def add_engine(folder: Path, compiled: Path) -> None:
    """Add the compiled engine from a wheel that was built with this Python, on this system."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    with tempfile.TemporaryDirectory(dir=folder) as made:
        shutil.unpack_archive(compiled, made, "zip")
        target = native_folder(folder, system(), version) / "ceres" / "compiled"
        shutil.copytree(Path(made, "ceres", "compiled"), target)


def native_folder(folder: Path, name: str, version: str) -> Path:
    """Return the folder for the compiled modules of a system and a version of Python."""
    return folder / "native" / f"{name}-cp{version.replace('.', '')}"


def _install(folder: Path, pure: Path, name: str, version: str) -> None:
    """Install the wheel and what it needs as a system and a version of Python want it."""
    where = ("--target", folder, "--python", sys.executable)
    wanted = ("--python-version", version, "--python-platform", SYSTEMS[name])
    uv = (program("uv"), "pip", "install", "--quiet", "--only-binary", ":all:")
    run([*uv, *where, *wanted, pure])
    for unused in _NEVER_IMPORTED:
        shutil.rmtree(folder / unused, ignore_errors=True)
    for data in (folder / "babel" / "locale-data").iterdir():
        if data.stem.split("_")[0] not in _LOCALES:
            data.unlink()


def _move(made: Path, site: Path, native: Path) -> None:
    """Move compiled modules to their place, and what else is not there yet to `site`."""
    for path in sorted(made.rglob("*")):
        if path.is_dir():
            continue
        top = native if path.suffix in _COMPILED else site
        target = top / path.relative_to(made)
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            path.replace(target)
