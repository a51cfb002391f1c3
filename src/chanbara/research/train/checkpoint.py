"""A checkpoint: everything a training run depends on, as plain arrays. It goes on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import torch

import chanbara
from chanbara.plain_arrays import UnreadableArrays, write_arrays
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
    from collections.abc import Mapping
    from pathlib import Path

    from chanbara.plain_arrays import Array
    from chanbara.research.train.networks import Policy
    from chanbara.research.train.recipe import Recipe

NETWORKS = ("policy", "critic")
ADAM = ("exp_avg", "exp_avg_sq", "step")
"""What the optimizer remembers of each array of weights."""
ENV, CHANCE = "env", "chance"


def save(path: Path, learner: Learner, progress: Progress) -> None:
    """Write a checkpoint."""
    arrays: dict[str, Array] = {CHANCE: learner.chance.get_state().numpy()}
    for network in NETWORKS:
        arrays |= _weights(network, getattr(learner, network))
    for place, remembered in learner.optimizer.state_dict()["state"].items():
        arrays |= {f"adam.{place}.{name}": np.atleast_1d(remembered[name].cpu().numpy()) for name in ADAM}
    about = {**_about(learner.recipe, progress), "device": learner.device}
    if learner.device == "cpu":
        about["games"] = games = learner.tables.save()
        for group, one in enumerate(games):
            arrays |= {f"{ENV}.{group}.{place}": array for place, array in enumerate(one.pop("arrays"))}
    write_arrays(path, about, arrays)


def save_policy(path: Path, recipe: Recipe, policy: Policy, course: Mapping[str, Any]) -> None:
    """Write a checkpoint of a network alone: others can begin with it, and ``export`` makes it a bot."""
    about = {**_about(recipe, Progress()), "course": dict(course)}
    write_arrays(path, about, _weights("policy", policy))


def load_policy(path: Path) -> tuple[Recipe, dict[str, torch.Tensor]]:
    """Return the recipe of a checkpoint, and the weights of its network."""
    about, arrays = read_checkpoint(path)
    return recipe_in(about), {name: _tensor(one) for name, one in weights_of(arrays, "policy").items()}


def _about(recipe: Recipe, progress: Progress) -> dict[str, Any]:
    """Return the description of a checkpoint."""
    return {
        "kind": KIND,
        "format": FORMAT,
        **SIGHT,
        "chanbara": chanbara.__version__,
        "torch": str(torch.__version__),
        "recipe": msgspec.to_builtins(recipe),
        "progress": msgspec.to_builtins(progress),
    }


def _weights(name: str, network: torch.nn.Module) -> dict[str, Array]:
    """Return the weights of a network as arrays."""
    return {f"{name}/{part}": one.cpu().numpy() for part, one in network.state_dict().items()}


def load(path: Path, device: str) -> tuple[Learner, Progress]:
    """Return a run as it was saved; ``ValueError`` says what is wrong with the file.

    On a GPU there are too many games to keep: they are dealt again, and the run goes on with others.
    """
    about, arrays = read_checkpoint(path)
    if "device" not in about:
        message = f"{path.name} is no run that could go on; begin another with it"
        raise UnreadableArrays(message)
    learner, progress = Learner(recipe_in(about), device), msgspec.convert(about["progress"], Progress)
    if "games" in about:
        learner.tables.restore([_games(one, arrays, group) for group, one in enumerate(about["games"])])
    else:
        learner.tables.deal_again(progress.rounds)
    if about["device"] == device:
        learner.chance.set_state(_tensor(arrays[CHANCE]))
    for network in NETWORKS:
        weights = weights_of(arrays, network)
        getattr(learner, network).load_state_dict({name: _tensor(one) for name, one in weights.items()})
    adam = learner.optimizer.state_dict()
    for place in range(len(learner.weights)):
        found = {name: _tensor(arrays[f"adam.{place}.{name}"]) for name in ADAM}
        adam["state"][place] = {**found, "step": found["step"][0]}
    learner.optimizer.load_state_dict(adam)
    return learner, progress


def _games(about: dict[str, Any], arrays: dict[str, Array], group: int) -> dict[str, Any]:
    """Return the games of a group as they were saved."""
    start = f"{ENV}.{group}."
    kept = sorted(
        (name for name in arrays if name.startswith(start)), key=lambda name: int(name[len(start) :])
    )
    return {**about, "arrays": [arrays[name] for name in kept]}


def _tensor(array: Array) -> torch.Tensor:
    """Return an array as a tensor that may be written to."""
    return torch.from_numpy(array.copy())
