"""A policy network as a file, and its scores. The same numbers come out on every machine.

Sums are made of products added row by row in one order, which no library or processor changes; functions that
differ by a last digit between systems (logarithms, exponentials) do not occur.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from chanbara.plain_arrays import UnreadableArrays, read_arrays, write_arrays
from chanbara.sword.bots.bot_files import BotFileMistake, check_unchanged, contents_of, digest_of, path_in
from chanbara.sword.editions import BASE, RISING_SUN
from chanbara.sword.flat.format.actions import ACTIONS, VERSION
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.rules.words import MAX_SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from chanbara.plain_arrays import Array
    from chanbara.sword.flat.format.arrays import Row

KIND, FORMAT = "chanbara-net", 1
SETS = (BASE, RISING_SUN)
SIGHT = {"version": VERSION, "observation": OBSERVATION_SIZE, "actions": ACTIONS}
"""What a network must have been made for: versions and sizes of observations and actions."""
MOST_BYTES = 64 << 20
MOST_LAYERS, MOST_WIDTH = 8, 2048
HALF = 8.0
"""The count that a network sees as half of infinitely many."""
TINY = 1e-5
"""Keeps a layer of equal numbers from being divided by zero."""
CACHED = 8
"""Networks in memory."""
NOTHING = np.zeros(0)


class Layer(NamedTuple):
    """Weights by input, then the scale and shift of the normalized sums."""

    weight: Array
    bias: Array
    scale: Array
    shift: Array


class Network(NamedTuple):
    """Residual layers, and a score for each action."""

    about: dict[str, Any]
    """How it was made, and what for (``docs/tutorial.md``)."""
    layers: tuple[Layer, ...]
    weight: Array
    """Of the scores: a row for each action."""
    bias: Array
    digest: str = ""
    """The hash of its file."""

    def scores(self, observation: Row, actions: Sequence[int] | Array) -> Array:
        """Return the score of each of some actions."""
        first, *others = self.layers
        sense = squashed(observation)
        seen = np.flatnonzero(sense)
        hidden = _normal(_sum(sense[seen], first.weight[seen]), first)
        for layer in others:
            hidden = hidden + _normal(_sum(hidden, layer.weight), layer)
        chosen = np.asarray(actions)
        found: Array = _sum(hidden, np.ascontiguousarray(self.weight[chosen].T)) + self.bias[chosen]
        return found


def squashed(observation: Array) -> Array:
    """Return counts as a network sees them: nearly as they are if small, and never large."""
    counts = observation.astype(np.float32)
    found: Array = counts / (1 + np.abs(counts) / np.float32(HALF))
    return found


def _sum(numbers: Array, weight: Array) -> Array:
    """Return weighted sums, each added in the order of its rows."""
    found: Array = np.add.reduce(numbers[:, None] * weight, axis=0, dtype=np.float32)
    return found


def _normal(sums: Array, layer: Layer) -> Array:
    """Return what a layer hands on: normalized, scaled, and not below zero."""
    sums = sums + layer.bias
    away = sums - sums.mean(dtype=np.float32)
    spread = np.sqrt((away * away).mean(dtype=np.float32) + np.float32(TINY))
    found: Array = np.maximum(away / spread * layer.scale + layer.shift, 0)
    return found


# --- the file -----------------------------------------------------------------------------------------------


def write_network(path: Path, about: Mapping[str, Any], weights: Mapping[str, Array]) -> None:
    """Write a network: its weights by name, as in ``read_network``, and how it was made."""
    write_arrays(path, {"kind": KIND, "format": FORMAT, **SIGHT, **about}, weights)


def network_named(name: str) -> Network:
    """Return the network of a bot ``net:FILE``; a file is read once, until it changes."""
    path = path_in(name)
    try:
        found = path.stat()
    except OSError as error:
        message = f"cannot read {path}: {error.strerror}"
        raise BotFileMistake(message) from error
    network = _cached(path, found.st_mtime_ns, found.st_size)
    check_unchanged(name, network.digest)
    return network


@lru_cache(maxsize=CACHED)
def _cached(path: Path, _changed: int, _size: int) -> Network:
    return read_network(path)


def read_network(path: Path) -> Network:
    """Return a network; ``BotFileMistake`` says what is wrong with its file."""
    try:
        about, arrays = read_arrays(path, MOST_BYTES)
        _check(about)
        layers = tuple(_layer(arrays, number) for number in range(about["layers"]))
        weight, bias = _shaped(arrays, "policy", (ACTIONS, about["width"]))
        if arrays:
            _refuse(f"it has numbers that no layer needs: {', '.join(sorted(arrays))}")
    except UnreadableArrays as error:
        sentence = str(error)
        message = sentence if path.name in sentence else f"{path.name}: {sentence}"
        raise BotFileMistake(message) from error
    return Network(about, layers, weight, bias, digest_of(contents_of(path)))


def _check(about: Mapping[str, Any]) -> None:
    """Refuse another kind of file, another version, and what it does not say of itself."""
    if about.get("kind") != KIND:
        _refuse("it is no network; `chanbara export` makes one of a checkpoint")
    if about.get("format") != FORMAT:
        _refuse(f"it has format {about.get('format')!r}, and this chanbara reads format {FORMAT}")
    for name, ours in SIGHT.items():
        if about.get(name) != ours:
            _refuse(f"{name} is {about.get(name)!r} there, and {ours!r} in this chanbara")
    for name, most in (("layers", MOST_LAYERS), ("width", MOST_WIDTH)):
        if type(about.get(name)) is not int or not 0 < about[name] <= most:
            _refuse(f"{name} is a number up to {most}, not {about.get(name)!r}")
    for name, known in (("players", range(3, MAX_SEATS + 1)), ("sets", SETS)):
        listed = about.get(name)
        if not isinstance(listed, list) or not listed or not all(one in known for one in listed):
            _refuse(f"{name} are some of {', '.join(map(str, known))}, not {listed!r}")


def _layer(arrays: dict[str, Array], number: int) -> Layer:
    """Take a layer out of the arrays."""
    width = arrays["policy.weight"].shape[-1] if "policy.weight" in arrays else 0
    inputs = width if number else OBSERVATION_SIZE
    weight, bias = _shaped(arrays, f"body.{number}", (width, inputs))
    scale, shift = _shaped(arrays, f"norm.{number}", (width,))
    return Layer(np.ascontiguousarray(weight.T), bias, scale, shift)


def _shaped(arrays: dict[str, Array], name: str, shape: tuple[int, ...]) -> tuple[Array, Array]:
    """Take weights and biases of a shape out of the arrays."""
    return _one(arrays, f"{name}.weight", shape), _one(arrays, f"{name}.bias", shape[:1])


def _one(arrays: dict[str, Array], name: str, shape: tuple[int, ...]) -> Array:
    array = arrays.pop(name, NOTHING)
    if array.shape != shape or array.dtype != np.float32:
        _refuse(f"{name} is not {' × '.join(map(str, shape))} numbers")
    if not np.isfinite(array).all():
        _refuse(f"{name} has numbers that are not finite")
    return array


def _refuse(why: str) -> None:
    raise UnreadableArrays(why)
