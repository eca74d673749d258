"""Games for an agent to learn from: recorded ones, and its own, many at once."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import torch
from torch import Tensor

from agent import Agent
from ceres.environment import ENVIRONMENT
from recorded_games import recorded_choices


class Decision(NamedTuple):
    """What there was to choose from, and what was chosen."""

    state: Tensor
    actions: Tensor
    chosen: int  # the row of `actions`
    log_chance: float = 0.0  # of what was chosen, as the agent was then
    expected: float = 0.0  # the margin, by the critic


@dataclass
class PlayedGame:
    """The decisions of a game, and the final margin in VP."""

    decisions: list[Decision] = field(default_factory=list)
    margin: int = 0


def recorded_games(folder: Path, difficulty: str) -> Iterator[PlayedGame]:
    """Replay the games that `ceres sim --decisions` has written into a folder."""
    for choices, margin in recorded_choices(folder, difficulty):
        # All of them are in memory at once: half as precise is half as large.
        decisions = [
            Decision(
                torch.from_numpy(each.state).half(),
                torch.from_numpy(each.actions).half(),
                each.chosen,
            )
            for each in choices
        ]
        yield PlayedGame(decisions, margin)


def play(
    agent: Agent, seeds: Sequence[int], difficulty: str, explore: bool
) -> Iterator[tuple[int, PlayedGame]]:
    """Play games side by side, without end; yield each when it is over, and where it was played.

    The first ones are those of the seeds. The agent tries actions as often as it believes in them
    if it is to `explore`; otherwise it takes the best.
    """
    envs: Any = gymnasium.make_vec(
        ENVIRONMENT, num_envs=len(seeds), autoreset_mode="SameStep", difficulty=difficulty
    )
    games = [PlayedGame() for _ in seeds]
    observations, infos = envs.reset(seed=list(seeds))
    while True:
        masks = infos["action_mask"]
        counts = torch.from_numpy(masks.sum(axis=1))
        states, actions = torch.from_numpy(observations), torch.from_numpy(envs.action_features())
        with torch.no_grad():
            log_chances, expected = agent(states, actions, counts)
        chosen = log_chances.exp().multinomial(1)[:, 0] if explore else log_chances.argmax(dim=1)
        seen = zip(
            states,
            actions.split(counts.tolist()),
            chosen.tolist(),
            log_chances.gather(1, chosen[:, None])[:, 0].tolist(),
            expected.tolist(),
            strict=True,
        )
        for game, decision in zip(games, seen, strict=True):
            game.decisions.append(Decision(*decision))
        # The rows of all games follow one another; those of a game end where the next begin.
        rows = counts.cumsum(0) - counts + chosen
        observations, _, over, _, infos = envs.step(masks.nonzero()[1][rows.numpy()])
        for place in np.flatnonzero(over).tolist():
            end = infos["final_info"]
            games[place].margin = int(end["your_vp"][place] - end["her_vp"][place])
            yield place, games[place]
            games[place] = PlayedGame()
