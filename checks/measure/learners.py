"""`make learners`: our environments before Stable-Baselines3: its checks, and a short run of MaskablePPO.

It is not among the tests, because it needs PyTorch.
"""

from __future__ import annotations

import sys
import time
from importlib.metadata import version

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env

from chanbara.research.names import ENVIRONMENTS, register_names

STEPS, STEPS_OF_A_ROUND, BATCH = 512, 128, 64


def learn(name: str) -> str:
    """Check an environment and learn a little in it; return the row of the table."""
    check_env(gymnasium.make(name).unwrapped)
    env = gymnasium.make(name)
    began = time.perf_counter()
    agent = MaskablePPO(
        "MultiInputPolicy", env, n_steps=STEPS_OF_A_ROUND, batch_size=BATCH, seed=1, device="cpu"
    )
    agent.learn(STEPS)
    assert agent.num_timesteps == STEPS, "it has learned all steps"
    observation, _ = env.reset(seed=1)
    mask = env.get_wrapper_attr("action_masks")()
    action, _ = agent.predict(observation, action_masks=mask, deterministic=True)
    assert mask[int(action)], "what it has learned to choose is legal"
    env.close()
    return f"| {name} | check_env passed | {STEPS} steps in {time.perf_counter() - began:.0f} s |"


def main() -> int:
    """Check and learn in every environment."""
    print(f"Stable-Baselines3 {version('stable-baselines3')}, sb3-contrib {version('sb3-contrib')}\n")
    register_names()
    print("| environment | Stable-Baselines3 | MaskablePPO |\n| --- | --- | --- |")
    for name in ENVIRONMENTS:
        print(learn(name), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
