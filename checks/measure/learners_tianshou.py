"""The table of PettingZoo before Tianshou: one seat learns by DQN with masks, the others play at random."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from chanbara.research.pettingzoo import raw_env

NAME = f"Tianshou {version('tianshou')}"
STEPS, ROUND, BATCH, WIDTH = 512, 128, 32, 64
TABLES = 2


def table() -> PettingZooEnv:
    """Return a table that refuses illegal actions, so that none can pass unseen."""
    return PettingZooEnv(raw_env(5))


def learn() -> str:
    """Learn a little; return what came of it."""
    one = table()
    shape = one.observation_space["observation"].shape
    policy: Any = DiscreteQLearningPolicy(
        model=Net(state_shape=shape, action_shape=one.action_space.n, hidden_sizes=[WIDTH]),
        action_space=one.action_space,
        eps_training=0.1,
    )
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), target_update_freq=64)
    others = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(one.action_space) for _ in one.agents[1:]]
    everyone = MultiAgentOffPolicyAlgorithm(algorithms=[learner, *others], env=one)
    tables = DummyVectorEnv([table] * TABLES)
    collector = Collector(everyone, tables, VectorReplayBuffer(STEPS, TABLES), exploration_noise=True)
    collector.reset()
    ran = everyone.run_training(
        OffPolicyTrainerParams(
            max_epochs=1,
            epoch_num_steps=STEPS,
            collection_step_num_env_steps=ROUND,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=BATCH,
            training_collector=collector,
            verbose=False,
            show_progress=False,
        )
    )
    assert ran.train_step == STEPS, "it has learned all steps"
    assert ran.update_step, "from what it saw"
    return f"DQN learned {STEPS} steps"
