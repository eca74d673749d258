"""Reads an observation: lays its hidden Deeds anyhow, and reads the position that this makes."""

from typing import Any, TypedDict

from ceres.checking import Check
from ceres.checking.typed import read
from ceres.components import Components
from ceres.engine.state import State
from ceres.errors import CorruptPosition
from ceres.format.position_reader import read_position
from ceres.format.position_writer import POSITION_FORMAT


class _Hidden(TypedDict):
    piles: list[int]
    deeds: int


def read_fitting(data: object, components: Components | None) -> State:
    """Read a position that fits an observation; raise `CorruptPosition` if none does."""
    if not isinstance(data, dict):
        return read_position(data, components)  # which says so
    check = Check()
    rest = {key: value for key, value in data.items() if key != "hidden"}
    hidden = read(check, _Hidden, data.get("hidden"), "hidden")
    piles = read(check, list[list[str]], data.get("piles"), "piles")
    ceres = read(check, dict[str, Any], data.get("ceres"), "ceres") or {}
    hers = read(check, list[str], ceres.get("deeds"), "ceres.deeds")
    check.raise_faults(CorruptPosition)
    pool: list[str] = next((each for each in [hers, *piles] if each), [])
    laid, start = [], 0
    for count in [hidden["deeds"], *hidden["piles"]]:
        laid.append(pool[start : start + count])
        start += count
    rest |= {"format": POSITION_FORMAT, "piles": laid[1:], "ceres": {**ceres, "deeds": laid[0]}}
    return read_position(rest, components)
