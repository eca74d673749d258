"""A trained agent as a bot: wherever `--code` takes a file, `examples/agent_bot.py` plays.

It plays with the agent that `train_agent.py` has saved as `agent.zip` in the current folder.
"""

from sb3_contrib import MaskablePPO

from ceres import Action, Observation
from ceres.engine.action import ACTIONS
from ceres.environment import encode


class AgentBot:
    """Does what the agent thinks best."""

    def __init__(self, agent: MaskablePPO) -> None:
        """An agent that has been trained, or still is."""
        self.agent = agent

    def choose(self, seen: Observation) -> Action:
        """One of the legal actions, Ceres' choices included."""
        observation, mask = encode(seen)
        number, _ = self.agent.predict(observation, action_masks=mask, deterministic=True)
        return ACTIONS[int(number)]


def make(seed: int) -> AgentBot:
    """The bot; it throws no dice, so the seed changes nothing."""
    del seed
    return AgentBot(MaskablePPO.load("agent.zip", device="cpu"))
