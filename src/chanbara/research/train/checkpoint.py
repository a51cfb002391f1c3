"""A checkpoint: everything a training run depends on, as plain arrays. It goes on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import numpy as np
import torch

import chanbara
from chanbara.plain_arrays import write_arrays
from chanbara.research.train.learner import Learner
from chanbara.research.train.stored import (
    FORMAT,
    KIND,
    Progress,
    read_checkpoint,
    recipe_in,
    weights_of,
)
from chanbara.sword.bots.net.network import SIGHT

if TYPE_CHECKING:
    from pathlib import Path

    from chanbara.plain_arrays import Array

NETWORKS = ("policy", "critic")
ADAM = ("exp_avg", "exp_avg_sq", "step")
"""What the optimizer remembers of each array of weights."""
ENV, CHANCE = "env", "chance"


def save(path: Path, learner: Learner, progress: Progress) -> None:
    """Write a checkpoint."""
    games = learner.tables.save()
    arrays: dict[str, Array] = {f"{ENV}.{place}": one for place, one in enumerate(games.pop("arrays"))}
    arrays[CHANCE] = learner.chance.get_state().numpy()
    for network in NETWORKS:
        for name, weights in getattr(learner, network).state_dict().items():
            arrays[f"{network}/{name}"] = weights.cpu().numpy()
    for place, remembered in learner.optimizer.state_dict()["state"].items():
        arrays |= {f"adam.{place}.{name}": np.atleast_1d(remembered[name].cpu().numpy()) for name in ADAM}
    about = {
        "kind": KIND,
        "format": FORMAT,
        **SIGHT,
        "chanbara": chanbara.__version__,
        "torch": str(torch.__version__),
        "recipe": msgspec.to_builtins(learner.recipe),
        "progress": msgspec.to_builtins(progress),
        "games": games,
    }
    write_arrays(path, about, arrays)


def load(path: Path, device: str) -> tuple[Learner, Progress]:
    """Return a run as it was saved; ``ValueError`` says what is wrong with the file."""
    about, arrays = read_checkpoint(path)
    learner = Learner(recipe_in(about), device)
    kept = sorted((name for name in arrays if name.startswith(f"{ENV}.")), key=lambda one: int(one[4:]))
    learner.tables.restore({**about["games"], "arrays": [arrays[name] for name in kept]})
    learner.chance.set_state(_tensor(arrays[CHANCE]))
    for network in NETWORKS:
        weights = weights_of(arrays, network)
        getattr(learner, network).load_state_dict({name: _tensor(one) for name, one in weights.items()})
    adam = learner.optimizer.state_dict()
    for place in range(len(learner.weights)):
        found = {name: _tensor(arrays[f"adam.{place}.{name}"]) for name in ADAM}
        adam["state"][place] = {**found, "step": found["step"][0]}
    learner.optimizer.load_state_dict(adam)
    return learner, msgspec.convert(about["progress"], Progress)


def _tensor(array: Array) -> torch.Tensor:
    """Return an array as a tensor that may be written to."""
    return torch.from_numpy(array.copy())
