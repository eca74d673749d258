"""Recorded games as the example that trains an agent reads them; that needs no torch."""

from pathlib import Path

import numpy as np
import polars as pl
import pytest

pytest.importorskip("gymnasium", reason="the environment needs the extra `agents`")

import ceres
from ceres.environment import encode, encode_actions
from lab.games import simulate
from recorded_games import recorded_choices


def test_recorded_games_are_seen_as_their_players_saw_them(tmp_path: Path) -> None:
    store = simulate(tmp_path / "games", bots=["greedy"], games=2, decisions=True)
    rows = pl.read_parquet(store.result_file("decisions")).sort("seed", "number")
    ends = pl.read_parquet(store.result_file("games")).sort("seed")
    found = list(recorded_choices(store.folder, "normal"))
    assert [margin for _, margin in found] == ends["margin"].to_list()
    for (choices, _), seed in zip(found, ends["seed"], strict=True):
        game = ceres.Game.new(seed)
        played = rows.filter(pl.col("seed") == seed)["action"].to_list()
        assert len(choices) == len(played)
        for choice, action in zip(choices, played, strict=True):
            seen = game.position.observation()
            assert np.array_equal(choice.state, encode(seen)[0])
            assert np.array_equal(choice.actions, encode_actions(seen))
            assert str(seen.actions()[choice.chosen]) == action
            game.play(action)
