"""The libraries of the extra `lab`, asked for before they are imported."""

from importlib.util import find_spec
from typing import Final

from ceres.errors import CeresError
from ceres.messages import say

LIBRARIES: Final = ("altair", "distributed", "polars", "pyarrow", "vl_convert")
INSTALL: Final = "pip install 'gardens-of-ceres[lab]'"


class LabMissing(CeresError):
    """The extra `lab` is not installed."""

    def __init__(self, missing: str) -> None:
        """`missing` is a library that is not there."""
        super().__init__(say("lab-missing", library=missing, command=INSTALL))


def need_libraries() -> None:
    """`LabMissing` if a library of the extra is not installed."""
    for library in LIBRARIES:
        if find_spec(library) is None:
            raise LabMissing(library)
