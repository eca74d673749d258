"""Measures the speed of the environment for learning agents: vectorized, and game by game.

    .venv/bin/python bench/environment_speed.py

Plays random legal actions in this process, in turns with `SoloVector` and gymnasium's own
`SyncVectorEnv` of single environments, which do the same; CPU time, the best of five, without the
time that choosing the actions takes. Prints decisions a second and their ratio.
"""

import time
from typing import Any

import gymnasium
import numpy as np

import ceres
import ceres.environment

ROUNDS = 5
STEPS = 100
GAMES = (1, 16, 64, 256)


def seconds(env: Any) -> float:
    """Return the CPU seconds that the environment takes for some random steps."""
    rng = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    total = 0.0
    for _ in range(STEPS):
        mask = infos["action_mask"]
        actions = (mask * rng.random(mask.shape, np.float32)).argmax(axis=1)
        before = time.process_time()
        _, _, _, _, infos = env.step(actions)
        total += time.process_time() - before
    return total


def main() -> None:
    """Measure both, for several numbers of games."""
    print(f"the engine runs {'compiled' if ceres.COMPILED else 'interpreted'}")
    print(f"{'games':>5} {'SoloVector':>12} {'SyncVectorEnv':>14} {'ratio':>6}")
    for games in GAMES:
        best = {"vector_entry_point": float("inf"), "sync": float("inf")}
        envs = {
            mode: gymnasium.make_vec(
                ceres.environment.ENVIRONMENT, num_envs=games, vectorization_mode=mode
            )
            for mode in best
        }
        for _ in range(ROUNDS):
            for mode, env in envs.items():
                best[mode] = min(best[mode], seconds(env))
        ours, other = (games * STEPS / best[mode] for mode in best)
        print(f"{games:>5} {ours:>10,.0f}/s {other:>12,.0f}/s {ours / other:>6.1f}")


if __name__ == "__main__":
    main()
