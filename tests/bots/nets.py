"""A small network with random weights, as a file: it plays legally, and badly."""

from pathlib import Path
from typing import Any

import numpy as np

from chanbara.sword.bots.net.network import write_network
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE

WIDTH = 16


def weights(seed: int = 1) -> dict[str, Any]:
    chance = np.random.default_rng(seed)
    found: dict[str, Any] = {}
    for number, inputs in enumerate((OBSERVATION_SIZE, WIDTH)):
        found[f"body.{number}.weight"] = chance.standard_normal((WIDTH, inputs), dtype=np.float32)
        found[f"body.{number}.bias"] = chance.standard_normal(WIDTH, dtype=np.float32)
        found[f"norm.{number}.weight"] = np.ones(WIDTH, dtype=np.float32)
        found[f"norm.{number}.bias"] = np.zeros(WIDTH, dtype=np.float32)
    found["policy.weight"] = chance.standard_normal((ACTIONS, WIDTH), dtype=np.float32)
    found["policy.bias"] = chance.standard_normal(ACTIONS, dtype=np.float32)
    return found


def small_net(path: Path, seed: int = 1, **about: Any) -> str:  # noqa: ANN401 - plain values
    """Write a network; return the bot."""
    described = {"layers": 2, "width": WIDTH, "players": [3, 5], "sets": ["base"], "made": {}}
    write_network(path, {**described, **about}, weights(seed))
    return f"net:{path}"
