"""A trained agent as a bot: `examples/agent_bot.py` plays wherever `--code` takes a file.

It uses the agent that `train_agent.py` has saved as `agent.pt` in the current folder.
"""

from pathlib import Path

import torch

from agent import Agent, load
from ceres import Action, Observation
from ceres.engine.action import ACTIONS
from ceres.environment import encode, encode_actions


class AgentBot:
    """Plays what the agent thinks best."""

    def __init__(self, agent: Agent) -> None:
        """Take an agent that has been trained, or still is."""
        self.agent = agent

    def choose(self, seen: Observation) -> Action:
        """Return one of the legal actions, choices for Ceres included."""
        state, mask = encode(seen)
        numbers = mask.nonzero()[0]
        actions = torch.from_numpy(encode_actions(seen))
        with torch.no_grad():
            states, counts = torch.from_numpy(state[None]), torch.tensor([len(actions)])
            log_chances, _ = self.agent(states, actions, counts)
        return ACTIONS[int(numbers[int(log_chances.argmax())])]


def make(seed: int) -> AgentBot:
    """Load the bot; it is deterministic, so the seed is ignored."""
    del seed
    torch.set_num_threads(1)  # in a small network more would wait for each other
    return AgentBot(load(Path("agent.pt")))
