"""A small agent: it scores each legal action by what the action does and how the game stands.

`train_agent.py` trains it, and `agent_bot.py` plays with it.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import torch
from torch import Tensor, nn

from ceres.engine.board import LOT_COUNT
from ceres.environment import ACTION_FEATURES, FEATURES, Feature


def _entries(features: Sequence[Feature]) -> int:
    return sum(feature.length for feature in features)


STATE: Final = _entries(FEATURES)
# An observation begins with the city. What counts there for an action, its own features say.
CITY: Final = _entries([feature for feature in FEATURES if feature.bits == LOT_COUNT])
ACTION: Final = _entries(ACTION_FEATURES)
# Networks learn more easily from numbers about 1 than from margins in VP.
VP: Final = 1 / 20


class Agent(nn.Module):
    """An actor, which scores actions, and a critic, which expects a final margin.

    The same small network scores every action, so whatever it learns from one of them it knows of
    all the others. The softmax of the scores is the probability of each action.
    """

    def __init__(self, width: int = 64) -> None:
        super().__init__()
        self.standing = nn.Linear(STATE - CITY, width)
        self.action = nn.Linear(ACTION, width, bias=False)
        self.score = nn.Sequential(
            nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1)
        )
        self.critic = nn.Sequential(nn.Linear(STATE, width), nn.ReLU(), nn.Linear(width, 1))

    def forward(self, states: Tensor, actions: Tensor, counts: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log-probabilities of the legal actions, and the expected margins.

        `actions` has the rows of all states, and `counts` says how many belong to each. In the
        result, a row for each state, places beyond its last action have probability 0.
        """
        standing = self.standing(states[:, CITY:]).repeat_interleave(counts, dim=0)
        scores = self.score(standing + self.action(actions)).squeeze(1)
        legal = torch.arange(int(counts.max())) < counts[:, None]
        padded = torch.full(legal.shape, -torch.inf).masked_scatter(legal, scores)
        return padded.log_softmax(dim=1), self.critic(states).squeeze(1)

    def save(self, path: Path) -> None:
        """Save what it has learnt."""
        torch.save(self.state_dict(), path)


def load(path: Path) -> Agent:
    """Load an agent that has been saved."""
    agent = Agent()
    agent.load_state_dict(torch.load(path))
    return agent
