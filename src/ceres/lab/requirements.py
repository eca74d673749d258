"""Checks for the libraries of the extra `lab` before they are imported."""

import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import ceres
from ceres.errors import CodedError

LIBRARIES: Final = ("altair", "distributed", "polars", "pyarrow", "vl_convert")
_EXTRA: Final = "lab"


def _install_command() -> str:
    """Return the command that installs the extra for this Python, from a checkout if it is one."""
    checkout = Path(ceres.__file__).resolve().parents[2]
    what = [f"gardens-of-ceres[{_EXTRA}]"]
    if (checkout / "pyproject.toml").is_file():
        what = ["--editable", f"{checkout}[{_EXTRA}]"]
    return shlex.join([sys.executable, "-m", "pip", "install", *what])


def need_libraries() -> None:
    """Raise `CodedError` if a library of the extra is not installed."""
    for library in LIBRARIES:
        if find_spec(library) is None:
            raise CodedError("lab-missing", library=library, command=_install_command())
