"""A trained agent as a bot: `examples/agent_bot.py` plays wherever `--code` takes a file.

It uses the agent that `train_agent.py` has saved as `agent.zip` in the current folder.
"""

from sb3_contrib import MaskablePPO

from ceres import Action, Observation
from ceres.engine.action import ACTIONS
from ceres.environment import encode


class AgentBot:
    """Plays what the agent thinks best."""

    def __init__(self, agent: MaskablePPO) -> None:
        """Take an agent that has been trained, or still is."""
        self.agent = agent

    def choose(self, seen: Observation) -> Action:
        """Return one of the legal actions, choices for Ceres included."""
        observation, mask = encode(seen)
        number, _ = self.agent.predict(observation, action_masks=mask, deterministic=True)
        return ACTIONS[int(number)]


def make(seed: int) -> AgentBot:
    """Load the bot; it is deterministic, so the seed is ignored."""
    del seed
    return AgentBot(MaskablePPO.load("agent.zip", device="cpu"))
