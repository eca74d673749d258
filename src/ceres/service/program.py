"""The program itself: which it is, and how it runs."""

import sys

import ceres
from ceres.format.record import RULES_VERSION
from ceres.service.types.base import Program


def program() -> Program:
    """Describe the program that answers: its versions, and whether its engine is compiled.

    >>> program()["rules"]
    '1'
    """
    return {
        "version": ceres.__version__,
        "rules": RULES_VERSION,
        "compiled": ceres.COMPILED,
        "python": ".".join(map(str, sys.version_info[:3])),
    }
