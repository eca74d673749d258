"""Strict reading of data that others wrote: one error lists every fault."""

from ceres.checking.check import Check, kind_of, shown
from ceres.checking.parsing import (
    LONGEST_TOML,
    NotReadable,
    is_writable,
    parse_json,
    parse_toml,
    read_text,
)

__all__ = [
    "LONGEST_TOML",
    "Check",
    "NotReadable",
    "is_writable",
    "kind_of",
    "parse_json",
    "parse_toml",
    "read_text",
    "shown",
]
