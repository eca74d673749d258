"""The wheel for Python in a browser (PEP 783), with the engine as it is compiled for the page.

Pyodide's `micropip` installs it in a notebook. What it has no use for is left out: the page, and
the environment for learning agents, some of whose compiled modules the page does not need.
"""

import base64
import hashlib
import json
import re
import zipfile
from pathlib import Path
from typing import Final

from build_page import SRC, install_packages, locked
from build_python import LOCK
from compile_for_page import compile_for_page
from in_pyodide import PYODIDE, in_pyodide
from releasing.archives import write_zip
from releasing.commands import CannotRelease

TOOLS: Final = Path(__file__).resolve().parent.parent
_LEFT_OUT: Final = ("ceres/environment/", "ceres/web/page/", "ceres/web/python/")
_PURE: Final = "py3-none-any"


def build_wheel(dist: Path, pure: Path, work: Path) -> None:
    """Build it of the wheel that fits everywhere, in a folder with nothing in it."""
    with zipfile.ZipFile(pure) as wheel:
        wheel.extractall(
            work, [name for name in wheel.namelist() if not name.startswith(_LEFT_OUT)]
        )
    with locked():
        install_packages()
        library = compile_for_page()
    call = f"add_library(Path('/wheel'), Path('/src'), Path('/engine/{library.name}'))"
    folders = {"wheel": work, "src": SRC, "engine": library.parent}
    in_pyodide(TOOLS / "pack_python.py", call, folders)
    (about,) = work.glob("*.dist-info")
    tag = _tag()
    kind = about / "WHEEL"
    text = kind.read_text("utf-8").replace(f"Tag: {_PURE}", f"Tag: {tag}")
    kind.write_text(text.replace("Purelib: true", "Purelib: false"), "utf-8")
    _write_record(work, about / "RECORD")
    write_zip(dist / pure.name.replace(_PURE, tag), work)


def _tag() -> str:
    """Return the tag of wheels with code compiled for this Pyodide."""
    info = json.loads((PYODIDE / LOCK).read_text("utf-8"))["info"]
    version = re.match(r"(\d+)\.(\d+)", info["python"])
    if version is None:
        raise CannotRelease(f"no version of Python: {info['python']}")
    python = f"cp{version[1]}{version[2]}"
    return f"{python}-{python}-pyemscripten_{info['abi_version']}_wasm32"


def _write_record(work: Path, record: Path) -> None:
    """List the files of a wheel, as its format has it."""
    record.unlink()
    lines = []
    for path in sorted(each for each in work.rglob("*") if each.is_file()):
        content = path.read_bytes()
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{path.relative_to(work).as_posix()},sha256={digest},{len(content)}\n")
    lines.append(f"{record.relative_to(work).as_posix()},,\n")
    record.write_text("".join(lines), "utf-8")
