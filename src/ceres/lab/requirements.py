"""The libraries of the extra `lab`, asked for before they are imported."""

import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import ceres
from ceres.errors import CeresError
from ceres.messages import say

LIBRARIES: Final = ("altair", "distributed", "polars", "pyarrow", "vl_convert")
EXTRA: Final = "lab"


class LabMissing(CeresError):
    """The extra `lab` is not installed."""

    def __init__(self, missing: str) -> None:
        """`missing` is a library that is not there."""
        super().__init__(say("lab-missing", library=missing, command=installing()))


def installing() -> str:
    """The command that installs the extra for this Python: from the checkout, if it is one."""
    checkout = Path(ceres.__file__).resolve().parents[2]
    what = [f"gardens-of-ceres[{EXTRA}]"]
    if (checkout / "pyproject.toml").is_file():
        what = ["--editable", f"{checkout}[{EXTRA}]"]
    return shlex.join([sys.executable, "-m", "pip", "install", *what])


def need_libraries() -> None:
    """`LabMissing` if a library of the extra is not installed."""
    for library in LIBRARIES:
        if find_spec(library) is None:
            raise LabMissing(library)
