"""Reads the games that `ceres sim --decisions` has written, as an agent sees them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from ceres.engine.action import ACTION_OF
from ceres.environment import Solo


class Choice(NamedTuple):
    """What there was to choose from, as features, and what was chosen."""

    state: NDArray[Any]
    actions: NDArray[Any]
    chosen: int  # the row of `actions`


def recorded_choices(folder: Path, difficulty: str) -> Iterator[tuple[list[Choice], int]]:
    """Replay the games of a folder; yield the choices of each, and the final margin in VP."""
    env = Solo(difficulty=difficulty)
    rows = pl.read_parquet(folder / "decisions.parquet").sort("group", "seed", "number")
    for (_, seed), recorded in rows.group_by("group", "seed", maintain_order=True):
        choices = []
        state, info = env.reset(seed=int(str(seed)))
        for text in recorded["action"]:
            number = ACTION_OF[text].number
            chosen = int(info["action_mask"][:number].sum())
            choices.append(Choice(state, env.action_features(), chosen))
            state, _, _, _, info = env.step(np.int64(number))
        yield choices, info["your_vp"] - info["her_vp"]
