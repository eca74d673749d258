"""Archives that are the same whenever they are made of the same files."""

import hashlib
import time
import zipfile
from pathlib import Path
from typing import Final

from releasing.commands import MOMENT

START: Final = Path(__file__).with_name("start.py")


def write_zip(target: Path, folder: Path, top: str = "") -> None:
    """Write all files of a folder into a zip, below a folder named `top` if one is wanted."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        _add(archive, folder, top)


def write_zipapp(target: Path, bundle: Path) -> None:
    """Write a bundle into one file that any Python starts."""
    with target.open("wb") as file:
        file.write(b"#!/usr/bin/env python3\n")
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            archive.writestr(_entry("__main__.py"), START.read_bytes())
            archive.comment = _add(archive, bundle, "").encode("ascii")
    target.chmod(0o755)


def _add(archive: zipfile.ZipFile, folder: Path, top: str) -> str:
    """Add all files of a folder; return a digest of their names and contents."""
    whole = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = f"{top}{path.relative_to(folder).as_posix()}"
            content = path.read_bytes()
            whole.update(f"{name}\0{len(content)}\0".encode())
            whole.update(content)
            archive.writestr(_entry(name), content, compresslevel=9)
    return whole.hexdigest()[:16]


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, time.gmtime(MOMENT)[:6])
    entry.external_attr = 0o644 << 16
    entry.compress_type = zipfile.ZIP_DEFLATED
    return entry
