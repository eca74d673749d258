"""Tables of weights as arrays, and the games that the planner plays with them."""

import json
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.playouts import play_out
from ceres.bots.strategies.weights import COLUMNS, NAMES, POLICY_VERSION, VERSIONS, WeightTable
from ceres.engine.setup import new_game
from ceres.engine.state import Rules, State

Array = NDArray[np.float64]
# A row for each weight, in the order of NAMES.
Weighting = Array

WEIGHTS: Final = list(NAMES)


def read_table(path: Path | None) -> Weighting:
    """Read a table of weights; without a file, take the newest version."""
    table = VERSIONS[POLICY_VERSION] if path is None else json.loads(path.read_text("utf-8"))
    return np.array([table.get(name, (0.0,) * COLUMNS) for name in WEIGHTS], dtype=np.float64)


def table_of(weights: Weighting) -> WeightTable:
    """Return the table as the planner takes it: weights have two decimals."""
    rows = np.round(weights, 2) + 0.0
    return {name: tuple(map(float, row)) for name, row in zip(WEIGHTS, rows, strict=True)}


def write_table(path: Path, weights: Weighting) -> None:
    """Write a table, a line for each weight."""
    rows = (f" {json.dumps(name)}: {list(row)}" for name, row in table_of(weights).items())
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def start(seed: int) -> State:
    """Begin a game on Challenge, every second one with Monuments."""
    return new_game(Rules("challenge", [], None), seed % 2 == 1, seed)


def leads(weights: Weighting, seeds: range) -> Array:
    """Return the planner's final leads with these weights."""
    planner = PlannerStrategy(table_of(weights))
    found = []
    for seed in seeds:
        state = start(seed)
        found.append(lead_of(play_out(state, planner.choose_from_state(state), planner)))
    return np.array(found, dtype=np.float64)


def lead_of(end: State) -> int:
    """Return your lead at the end of a game."""
    return end.your_vp - end.her_vp
