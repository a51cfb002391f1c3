"""The file of a checkpoint, and what of it becomes a network that plays. Needs no PyTorch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from chanbara.plain_arrays import UnreadableArrays, read_arrays
from chanbara.research.train.recipe import Recipe
from chanbara.sword.bots.net.network import MOST, SIGHT, write_network

if TYPE_CHECKING:
    from pathlib import Path

    from chanbara.plain_arrays import Array

KIND, FORMAT = "chanbara-checkpoint", 3
LEAST_STEP = 1e-8
"""A row of weights that is smaller than this counts as this large."""
MOST_BYTES = 4 << 30
ONLY_LEARNED = ("roles.", "worth.")
"""Guesses of the others' roles and of the outcome, which the network makes while it learns."""


class Progress(msgspec.Struct):
    """How far a training run has come."""

    rounds: int = 0
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    """How long it took, without pauses."""


def read_checkpoint(path: Path) -> tuple[dict[str, Any], dict[str, Array]]:
    """Return the description and the arrays of a checkpoint; ``ValueError`` says what is wrong with it."""
    about, arrays = read_arrays(path, MOST_BYTES)
    if about.get("kind") != KIND or about.get("format") != FORMAT:
        message = f"{path.name} is no checkpoint of `chanbara train`, or of another version of it"
        raise UnreadableArrays(message)
    for name, ours in SIGHT.items():
        if about[name] != ours:
            message = f"{path.name}: {name} is {about[name]!r} there, and {ours!r} in this chanbara"
            raise UnreadableArrays(message)
    return about, arrays


def recipe_in(about: dict[str, Any]) -> Recipe:
    """Return the recipe of a checkpoint."""
    recipe = msgspec.convert(about["recipe"], Recipe)
    recipe.check()
    return recipe


def weights_of(arrays: dict[str, Array], network: str) -> dict[str, Array]:
    """Return the weights of a network in a checkpoint, by name."""
    start = f"{network}/"
    return {name.removeprefix(start): one for name, one in arrays.items() if name.startswith(start)}


def export(checkpoint: Path, path: Path) -> dict[str, Any]:
    """Write the policy of a checkpoint as a network that plays; return its description."""
    about, arrays = read_checkpoint(checkpoint)
    recipe = recipe_in(about)
    described = {
        "layers": recipe.layers,
        "width": recipe.width,
        "players": sorted(set(recipe.players)),
        "sets": sorted(set(recipe.sets)),
        "deduction": recipe.deduction,
        "advice": recipe.advice,
        "hands": True,
        "made": {name: about[name] for name in ("chanbara", "torch", "recipe", "progress")},
    }
    weights = weights_of(arrays, "policy")
    played = {name: one for name, one in weights.items() if not name.startswith(ONLY_LEARNED)}
    write_network(path, described, in_steps(played))
    return described


def in_steps(weights: dict[str, Array]) -> dict[str, Array]:
    """Return weights as whole numbers of steps, with the size of a step in each row; the rest as it is."""
    found = {}
    for name, array in weights.items():
        found[name] = array
        if array.ndim > 1:
            size = np.maximum(np.abs(array).max(axis=1), np.float32(LEAST_STEP)) / np.float32(MOST)
            found[name] = np.rint(array / size[:, None]).astype(np.int8)
            found[f"{name.removesuffix('.weight')}.step"] = size
    return found
