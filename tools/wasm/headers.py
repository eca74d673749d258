"""The headers to compile with: CPython's, with Pyodide's `pyconfig.h`, and those of the C library.

CPython's are those of any 3.14 on this machine, else of Debian's package, fetched by the mirror
that apt is set up with. They are generic but for `pyconfig.h`.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from build_page import CannotBuild
from in_pyodide import in_pyodide
from wasm.toolchain import FOLDER, PYTHON, ZIG, run

HERE: Final = Path(__file__).resolve().parent
INCLUDE: Final = FOLDER / "include"
# Where the headers of the C library are, the first one ours.
LIBC: Final = (FOLDER / "libc", ZIG / "lib" / "libc" / "include" / "generic-musl")

_ASK: Final = """import sysconfig
print(sysconfig.get_path("include"))
print(sysconfig.get_config_h_filename())
"""
_PACKAGE: Final = f"libpython{PYTHON}-dev"
_SUITE: Final = "sid"
_DEFINED: Final = re.compile(r"#define (\w+)(?: .*)?$|/\* #undef (\w+) \*/")


def prepare_headers() -> None:
    """Lay out all headers; raise `CannotBuild` where there are none of CPython 3.14."""
    include, config = next(_local_headers(), None) or _debian_headers()
    shutil.rmtree(INCLUDE, ignore_errors=True)
    shutil.copytree(include, INCLUDE)
    values = json.loads(in_pyodide(HERE / "settings.py", "settings()"))
    (INCLUDE / "pyconfig.h").write_text(_pyconfig(config.read_text("utf-8"), values), "utf-8")
    _prepare_libc()


def _local_headers() -> Iterator[tuple[Path, Path]]:
    """Yield the include folders of CPython 3.14 on this machine, and their `pyconfig.h`."""
    named = [sys.executable, shutil.which(f"python{PYTHON}") or ""]
    pyenv = sorted(Path.home().glob(f".pyenv/versions/{PYTHON}*/bin/python{PYTHON}"))
    for python in [*filter(None, named), *map(str, pyenv)]:
        asked = subprocess.run(
            [python, "-c", _ASK], check=False, capture_output=True, encoding="utf-8"
        )
        include, config, *_ = [*map(Path, asked.stdout.splitlines()), Path(), Path()]
        header = include / "patchlevel.h"
        if header.is_file() and f'"{PYTHON}.' in header.read_text("utf-8") and config.is_file():
            yield include, config


def _debian_headers() -> tuple[Path, Path]:
    """Return the include folder of Debian's package, fetched if needed, and its `pyconfig.h`."""
    folder = FOLDER / "debian"
    include = folder / "usr" / "include" / f"python{PYTHON}"
    if not include.is_dir():
        if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
            raise CannotBuild(f"there is no CPython {PYTHON} with its headers on this machine")
        shutil.rmtree(folder, ignore_errors=True)
        _fetch_package(folder)
    (config,) = folder.glob(f"usr/include/*/python{PYTHON}/pyconfig.h")
    return include, config


def _fetch_package(folder: Path) -> None:
    """Fetch the package by apt, which checks its signature; what is installed stays as it is."""
    purpose = f"fetch the headers of CPython {PYTHON} from Debian"
    repositories = run(["apt-get", "indextargets", "--format", "$(REPO_URI)"], purpose).split()
    mirrors = [uri for uri in repositories if "security" not in uri]
    if not mirrors:
        raise CannotBuild(f"cannot {purpose}: apt has no mirror")
    apart = folder / "apt"
    (apart / "lists").mkdir(parents=True)
    sources = apart / "sources.list"
    sources.write_text(f"deb {mirrors[0]} {_SUITE} main\n", "utf-8")
    settings = {
        "Dir::Etc::SourceList": sources,
        "Dir::Etc::SourceParts": "-",
        "Dir::State::Lists": apart / "lists",
        "Dir::Cache": apart,
        "Acquire::Languages": "none",
    }
    options = [part for name, value in settings.items() for part in ("-o", f"{name}={value}")]
    run(["apt-get", "-q", *options, "update"], purpose)
    run(["apt-get", "-q", *options, "download", _PACKAGE], purpose, apart)
    (package,) = apart.glob("*.deb")
    run(["dpkg-deb", "-x", str(package), str(folder)], purpose)
    shutil.rmtree(apart)


def _pyconfig(generic: str, values: Mapping[str, object]) -> str:
    """Return Pyodide's `pyconfig.h`: the names of a generic one, with the values of Pyodide."""
    return "".join(f"{_setting(line, values)}\n" for line in generic.splitlines())


def _setting(line: str, values: Mapping[str, object]) -> str:
    found = _DEFINED.match(line)
    name = found and (found[1] or found[2])
    if not name or name not in values:
        return line
    if values[name] == 0 and not name.startswith("HAVE_DECL_"):
        return f"/* #undef {name} */"
    return f"#define {name} {values[name]}"


def _prepare_libc() -> None:
    """Take musl's headers for 32 bits with 64-bit times, and a `size_t` that is a long.

    Emscripten's C library is musl as well.
    """
    bits = LIBC[0] / "bits"
    shutil.rmtree(bits, ignore_errors=True)
    shutil.copytree(LIBC[1].parent / "riscv32-linux-musl" / "bits", bits)
    types = bits / "alltypes.h"
    long = re.sub(r"(?m)^#define (_Addr|_Reg) int$", r"#define \1 long", types.read_text("ascii"))
    types.write_text(long, "ascii")
