"""Our Gymnasium environments before Stable-Baselines3: its checks, and a short run of MaskablePPO."""

from __future__ import annotations

from importlib.metadata import version

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env

NAME = f"Stable-Baselines3 {version('stable-baselines3')}"
STEPS, STEPS_OF_A_ROUND, BATCH = 512, 128, 64


def learn(name: str) -> str:
    """Check an environment and learn a little in it; return what came of it."""
    check_env(gymnasium.make(name).unwrapped)
    env = gymnasium.make(name)
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
    return f"check_env passed, MaskablePPO learned {STEPS} steps"
