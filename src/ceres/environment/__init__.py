"""Gardens of Ceres for learning agents: a gymnasium environment, single or vectorized.

>>> import gymnasium
>>> import ceres.environment
>>> env = gymnasium.make("ceres/Solo-v1", difficulty="hard")
>>> observation, info = env.reset(seed=7)
>>> env.action_space.n, observation.shape
(np.int64(3112), (1825,))

Importing this registers it; `docs/environment.md` describes it. It needs the extra `agents`.
"""

from typing import Final

from ceres.messages import say

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(say("needs-agents"), name=error.name) from None

from ceres.environment.encoding import encode, encode_actions, read
from ceres.environment.features.actions import ACTION_FEATURES
from ceres.environment.features.feature import Feature
from ceres.environment.features.table import FEATURES
from ceres.environment.rewards import REWARDS
from ceres.environment.solo import Solo
from ceres.environment.vector import SoloVector

__all__ = [
    "ACTION_FEATURES",
    "ENVIRONMENT",
    "FEATURES",
    "LONGEST_GAME",
    "REWARDS",
    "Feature",
    "Solo",
    "SoloVector",
    "encode",
    "encode_actions",
    "read",
]

ENVIRONMENT: Final = "ceres/Solo-v1"
# Of 3,000 games of nothing but Income the longest took 98 actions. An agent that needs more than
# this keeps trying illegal ones.
LONGEST_GAME: Final = 300

if ENVIRONMENT not in gymnasium.registry:
    gymnasium.register(
        ENVIRONMENT,
        entry_point="ceres.environment:Solo",
        vector_entry_point="ceres.environment:SoloVector",
        max_episode_steps=LONGEST_GAME,
    )
