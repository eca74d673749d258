"""Trains MaskablePPO of sb3-contrib, which knows nothing of the game but the environment.

    pip install "gardens-of-ceres[agents]" sb3-contrib
    python examples/maskable_ppo.py --steps 200000

It shows how little is needed, not how to play well: `train_agent.py` describes each action to its
network, and learns far more from far fewer games.
"""

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import ceres.environment

FRESH_DEALS = range(1_000_000, 1_000_020)


def margin(model: MaskablePPO, seed: int) -> int:
    """Play the deal of a seed with the favourite actions of the model; return the final margin."""
    env = gymnasium.make(ceres.environment.ENVIRONMENT)
    observation, info = env.reset(seed=seed)
    over = False
    while not over:
        action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
        observation, _, terminated, truncated, info = env.step(action)
        over = terminated or truncated
    return int(info["your_vp"] - info["her_vp"])


def main() -> None:
    """Train for some steps, and measure on deals that it was not trained on."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--steps", type=int, default=200_000)
    arguments = parser.parse_args()
    env = gymnasium.make(ceres.environment.ENVIRONMENT, reward="standing")
    model = MaskablePPO("MlpPolicy", env, seed=1, device="cpu")
    for name in ("before", "after"):
        if name == "after":
            model.learn(arguments.steps)
        margins = [margin(model, seed) for seed in FRESH_DEALS]
        print(f"{name} {arguments.steps} steps: {np.mean(margins):.1f} VP")


if __name__ == "__main__":
    main()
