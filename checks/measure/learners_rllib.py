"""The table of PettingZoo before RLlib: one network learns in all seats by PPO, with masks."""

from __future__ import annotations

import math
from importlib.metadata import version
from typing import Any

import numpy as np
import ray
from gymnasium.spaces import Box, Dict
from pettingzoo.utils.wrappers import BaseWrapper
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from chanbara.research.pettingzoo import env

NAME = f"RLlib {version('ray')}"
TABLE, EVERYONE = "chanbara", "everyone"
STEPS = 256
"""Decisions, of all seats together, before the network learns from them."""
ROUNDS = 2


class Named(BaseWrapper[str, Any, Any]):
    """A table that shows what RLlib's network with masks wants to see: floats, by other names."""

    def observation_space(self, agent: str) -> Dict:
        spaces: Any = super().observation_space(agent)
        rows = {"observations": spaces["observation"], "action_mask": spaces["action_mask"]}
        low, high = -np.inf, np.inf
        return Dict({name: Box(low, high, space.shape, np.float32) for name, space in rows.items()})

    def observe(self, agent: str) -> dict[str, Any]:
        seen: Any = super().observe(agent)
        rows = {"observations": seen["observation"], "action_mask": seen["action_mask"]}
        return {name: row.astype(np.float32) for name, row in rows.items()}


def learn() -> str:
    """Learn a little; return what came of it."""
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    register_env(TABLE, lambda _: PettingZooEnv(Named(env(5))))
    config = (
        PPOConfig()
        .environment(TABLE)
        .env_runners(num_env_runners=0, rollout_fragment_length=STEPS)
        .training(train_batch_size_per_learner=STEPS, minibatch_size=STEPS // 4, num_epochs=1)
        .multi_agent(policies={EVERYONE}, policy_mapping_fn=lambda *_, **__: EVERYONE)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .debugging(seed=1)
    )
    algorithm = config.build_algo()
    steps = 0
    for _ in range(ROUNDS):
        result = algorithm.train()
        assert math.isfinite(result["learners"][EVERYONE]["total_loss"]), "it has learned something"
        steps = int(result["env_runners"]["num_env_steps_sampled_lifetime"])
    assert steps >= ROUNDS * STEPS, "it has learned all steps"
    algorithm.stop()
    ray.shutdown()
    return f"PPO learned {steps} steps"
