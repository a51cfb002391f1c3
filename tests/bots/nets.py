"""A small network with random weights, as a file: it plays legally, and badly."""

from pathlib import Path
from typing import Any

import numpy as np

from chanbara.sword.bots.net.network import INPUTS, MOST, write_network
from chanbara.sword.flat.format.actions import ACTIONS

WIDTH = 16


def weights(seed: int = 1) -> dict[str, Any]:
    chance = np.random.default_rng(seed)
    found: dict[str, Any] = {}
    rows = {"body.0": (WIDTH, INPUTS), "body.1": (WIDTH, WIDTH), "policy": (ACTIONS, WIDTH)}
    for name, shape in rows.items():
        found[f"{name}.weight"] = chance.integers(-MOST, MOST + 1, shape, dtype=np.int8)
        found[f"{name}.step"] = chance.random(shape[0], dtype=np.float32) / 50
        found[f"{name}.bias"] = chance.standard_normal(shape[0], dtype=np.float32)
    for number in range(2):
        found[f"norm.{number}.weight"] = np.ones(WIDTH, dtype=np.float32)
        found[f"norm.{number}.bias"] = np.zeros(WIDTH, dtype=np.float32)
    found["trust"] = np.array([1.5], dtype=np.float32)
    return found


ABOUT = {
    "layers": 2,
    "width": WIDTH,
    "players": [3, 5],
    "sets": ["base"],
    "deduction": True,
    "advice": True,
    "made": {},
}


def small_net(path: Path, seed: int = 1, **about: Any) -> str:  # noqa: ANN401 - plain values
    """Write a network; return the bot."""
    write_network(path, {**ABOUT, **about}, weights(seed))
    return f"net:{path}"
