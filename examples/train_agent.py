"""Trains an agent by maskable PPO for a few minutes, and has it play the same games as `random`.

    pip install "gardens-of-ceres[agents,train]"
    python examples/train_agent.py --minutes 5

Prints its progress, and at the end a table: both players on the same seeds, and the difference
between them with its 95 % interval. The agent is saved in `agent.zip`: `agent_bot.py` plays with
it.
"""

import argparse
import time
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

try:
    import gymnasium
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as missing:
    extras = "pip install 'gardens-of-ceres[train]', in a checkout pip install -e '.[train]'"
    raise SystemExit(
        f"This needs the extra train, and {missing.name} is not here: {extras}"
    ) from None

import ceres
import ceres.environment
from agent_bot import AgentBot
from ceres.bots import Bot, make_bot
from ceres.lab.statistics import paired_rates, wilson

# Rewards are in VP, and a network learns more easily from numbers about 1.
VP: Final = 1 / 20
# Training deals games of seeds below 2 to the 32; it has not seen these.
FIRST_SEED: Final = 1 << 32
# For a 95 % interval of a mean.
Z: Final = 1.96


class GameVector(VecEnv):
    """Games side by side, as a vector environment of Stable-Baselines3."""

    def __init__(self, games: int, difficulty: str) -> None:
        self.games: Final = gymnasium.make_vec(
            ceres.environment.ENVIRONMENT,
            num_envs=games,
            autoreset_mode="SameStep",
            difficulty=difficulty,
            reward="standing",
        )
        self.chosen = np.zeros(games, np.int64)
        self.render_mode = None
        super().__init__(games, self.games.single_observation_space, self.games.single_action_space)

    def reset(self) -> Any:
        """Start new games, from the seed on if there is one."""
        observations, _ = self.games.reset(seed=self._seeds[0])
        self._reset_seeds()
        return observations

    def step_async(self, actions: Any) -> None:
        """Take the action of each game."""
        self.chosen = actions

    def step_wait(self) -> Any:
        """Play the actions. Where a game has ended, the next has begun; the info has the end."""
        observations, rewards, over, truncated, infos = self.games.step(self.chosen)
        infos_by_game: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(over | truncated):
            vp = infos["final_info"]
            infos_by_game[game] = {
                "terminal_observation": infos["final_obs"][game],
                "TimeLimit.truncated": bool(truncated[game] and not over[game]),
                "margin": int(vp["your_vp"][game] - vp["her_vp"][game]),
            }
        return observations, (rewards * VP).astype(np.float32), over | truncated, infos_by_game

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        """Return each game's answer; only `action_masks` is called."""
        return list(getattr(self.games, method_name)())

    def has_attr(self, attr_name: str) -> bool:
        """Return whether there is such an attribute or method."""
        return hasattr(self.games, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute, the same for all games."""
        return [getattr(self.games, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Raise an error: the games have nothing to set."""
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Return that no game is wrapped."""
        del wrapper_class
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Do nothing."""


class TimeLimit(BaseCallback):
    """Ends the training in time, and prints its progress every twenty seconds."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.seconds = 60 * minutes
        self.start = self.printed = time.monotonic()
        self.margins: list[int] = []

    def _on_training_start(self) -> None:
        self.start = self.printed = time.monotonic()

    def _on_step(self) -> bool:
        self.margins += [info["margin"] for info in self.locals["infos"] if info]
        now = time.monotonic()
        if now - self.printed > 20 and self.margins:
            self.printed = now
            print(
                f"{now - self.start:5.0f} s {self.num_timesteps:10,} decisions"
                f" {len(self.margins):7,} games, the last 500 by {fmean(self.margins[-500:]):6.1f}"
            )
        return now - self.start < self.seconds


def train(minutes: float, difficulty: str, seed: int) -> MaskablePPO:
    """Train an agent for some minutes."""
    torch.set_num_threads(1)  # in a small network more would wait for each other
    agent = MaskablePPO(
        "MlpPolicy",
        GameVector(games=64, difficulty=difficulty),
        learning_rate=5e-4,
        n_steps=32,
        batch_size=256,
        n_epochs=4,
        gamma=0.98,
        ent_coef=0.003,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    return agent.learn(total_timesteps=10**12, callback=TimeLimit(minutes))


def margin(bot: Bot, seed: int, difficulty: str) -> int:
    """Return by how many VP the bot wins the game of a seed."""
    game = ceres.Game.new(seed, difficulty)
    while game.position.result is None:
        game.play(bot.choose(game.position.observation()))
    return int(game.position.result["you"] - game.position.result["ceres"])


def interval(values: list[float]) -> str:
    """Format the mean and its 95 % interval."""
    mean, half = fmean(values), Z * stdev(values) / sqrt(len(values))
    return f"{mean:7.1f}  [{mean - half:6.1f}, {mean + half:6.1f}]"


def rate(margins: list[int]) -> str:
    """Format the share of games won in percent, and its 95 % interval (Wilson)."""
    won = wilson(sum(each > 0 for each in margins), len(margins))
    return f"{100 * won.value:7.1f}  [{100 * won.low:6.1f}, {100 * won.high:6.1f}]"


def rate_gained(pairs: list[tuple[int, int]]) -> str:
    """Format how much larger the share of the first is on the same seeds (Bonett and Price)."""
    gained = sum(mine > 0 >= theirs for mine, theirs in pairs)
    lost = sum(theirs > 0 >= mine for mine, theirs in pairs)
    found = paired_rates(gained, lost, len(pairs))
    return f"{100 * found.value:7.1f}  [{100 * found.low:6.1f}, {100 * found.high:6.1f}]"


def compare(agent: MaskablePPO, games: int, difficulty: str) -> None:
    """Print the table: the agent, `random`, and the difference, game by game."""
    seeds = range(FIRST_SEED, FIRST_SEED + games)
    trained = [margin(AgentBot(agent), seed, difficulty) for seed in seeds]
    random = [margin(make_bot("random", seed), seed, difficulty) for seed in seeds]
    pairs = list(zip(trained, random, strict=True))
    print(f"\n{games} games, {difficulty}, the same seeds; means with 95% intervals")
    print(f"{'':12} {'margin in VP':26} games won, %")
    for name, margins in (("agent", trained), ("random", random)):
        print(f"{name:12}{interval([float(each) for each in margins])}  {rate(margins)}")
    ahead = [float(mine - theirs) for mine, theirs in pairs]
    print(f"{'difference':12}{interval(ahead)}  {rate_gained(pairs)}")


def main() -> None:
    """Train, save the agent, compare."""
    options = argparse.ArgumentParser(description="Train an agent and compare it with random.")
    options.add_argument("--minutes", type=float, default=5)
    options.add_argument("--difficulty", default="normal")
    options.add_argument("--games", type=int, default=1000, help="for the comparison")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--keep", type=Path, default=Path("agent.zip"))
    given = options.parse_args()
    agent = train(given.minutes, given.difficulty, given.seed)
    agent.save(given.keep)
    compare(agent, given.games, given.difficulty)


if __name__ == "__main__":
    main()
