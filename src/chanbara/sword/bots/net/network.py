"""A policy network as a file, and its scores. The same numbers come out on every machine.

Weights and all that goes from layer to layer are whole numbers, few and small enough that single precision
holds every sum of their products: it is exact, in whatever order a library adds. The rest is added in order.
Functions that differ by a last digit between systems (logarithms, exponentials) do not occur.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from chanbara.plain_arrays import UnreadableArrays, read_arrays, write_arrays
from chanbara.sword.bots.bot_files import BotFileMistake, check_unchanged, contents_of, digest_of, path_in
from chanbara.sword.editions import BASE, RISING_SUN
from chanbara.sword.flat.format.actions import ACTIONS, VERSION
from chanbara.sword.flat.format.layout import KINDS, SEATS
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.flat.format.tables import ROLE_NAMES
from chanbara.sword.rules.words import MAX_SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from chanbara.plain_arrays import Array

KIND, FORMAT = "chanbara-net", 2
SETS = (BASE, RISING_SUN)
SIGHT = {"version": VERSION, "observation": OBSERVATION_SIZE, "actions": ACTIONS}
"""What a network must have been made for: versions and sizes of observations and actions."""
MOST_BYTES = 64 << 20
MOST_LAYERS, MOST_WIDTH = 8, 1024
MOST = 127
"""The most steps of a weight, and of what goes from layer to layer."""
STEPS = 16
"""Steps in 1, of what goes from layer to layer."""
OF_CHANCE, OF_POINT = 64, 16
"""Steps in a probability of 1, and in a point by which an action is behind."""
HALF = 8.0
"""The count that a network sees as half of infinitely many."""
TOLD = SEATS * len(ROLE_NAMES)
"""How many probabilities it is told: of each role in each seat."""
INPUTS = OBSERVATION_SIZE + TOLD
TINY = 1e-5
"""Keeps a layer of equal numbers from being divided by zero."""
CACHED = 8
"""Networks in memory."""
NOTHING = np.zeros(0)
EVERY_CARD = np.arange(SEATS * KINDS)
"""The rows of the guess of hands."""
_LEAST_COUNT, _COUNTS = -128, 256

assert max(INPUTS, MOST_WIDTH) * MOST * MOST < 1 << np.finfo(np.float32).nmant + 1, "sums are exact"


def _seen_counts() -> Array:
    """Return the steps that a network sees for each count: nearly as they are if small, and never large."""
    counts = np.arange(_LEAST_COUNT, _LEAST_COUNT + _COUNTS, dtype=np.float32)
    found: Array = np.rint(np.float32(STEPS) * counts / (1 + np.abs(counts) / np.float32(HALF)))
    return found


SEEN_COUNTS = _seen_counts()


class Layer(NamedTuple):
    """Weights in steps, the size of a step in each row, then the scale and shift of the normalized sums."""

    weight: Array
    step: Array
    bias: Array
    scale: Array
    shift: Array


class Sight(NamedTuple):
    """What a network sees of a decision."""

    observation: Array
    deduction: Array
    """The probability of each role in each seat, from the deciding one on, by a detective's belief."""
    advice: Array
    """How far a detective puts each of the actions to choose from behind the best, in points."""


class Head(NamedTuple):
    """What is made of the last layer: weights in steps, the size of a step in each row, and biases."""

    weight: Array
    step: Array
    bias: Array

    def sums(self, hidden: Array, rows: Array) -> Array:
        """Return some rows of the sums."""
        found: Array = (self.weight[rows] @ hidden).astype(np.float64) * self.step[rows] / STEPS + self.bias[
            rows
        ]
        return found


class Judged(NamedTuple):
    """What a network thinks of a decision."""

    scores: Array
    """The score of each of the actions to choose from."""
    hands: Array | None
    """How likely each card is in the hand of each seat, from the deciding one on, if the network has learned
    to guess that: the logarithm of how many times as often as its number among unseen cards says."""


class Network(NamedTuple):
    """Residual layers, a score for each action, and perhaps a guess of hands."""

    about: dict[str, Any]
    """How it was made, and what for (``docs/tutorial.md``)."""
    layers: tuple[Layer, ...]
    policy: Head
    """The scores: a row for each action."""
    trust: float
    """How much lower the score of an action is that a detective puts a point behind."""
    hands: Head | None = None
    """The guess of hands: a row for each card in each seat."""
    digest: str = ""
    """The hash of its file."""

    def scores(self, sight: Sight, actions: Sequence[int] | Array) -> Array:
        """Return the score of each of some actions."""
        return self._scored(self._seen(sight), sight, actions)

    def judged(self, sight: Sight, actions: Sequence[int] | Array) -> Judged:
        """Return the scores and the guess of hands."""
        hidden = self._seen(sight)
        guessed = None if self.hands is None else self.hands.sums(hidden, EVERY_CARD).reshape(SEATS, KINDS)
        return Judged(self._scored(hidden, sight, actions), guessed)

    def _seen(self, sight: Sight) -> Array:
        """Return what the last layer makes of what is seen."""
        first, *others = self.layers
        sense = np.concatenate(
            [SEEN_COUNTS[sight.observation.astype(np.int16) - _LEAST_COUNT], self._told(sight)]
        )
        seen = np.flatnonzero(sense)
        hidden = _steps_of(sense[seen] @ first.weight[seen], first)
        for layer in others:
            hidden = np.minimum(hidden + _steps_of(hidden @ layer.weight, layer), np.float32(MOST))
        return hidden

    def _scored(self, hidden: Array, sight: Sight, actions: Sequence[int] | Array) -> Array:
        """Return the scores by what the last layer makes of it."""
        found = self.policy.sums(hidden, np.asarray(actions))
        if self.about["advice"]:
            behind = np.minimum(np.ceil(np.float32(OF_POINT) * sight.advice), MOST)
            found -= self.trust / OF_POINT * behind.astype(np.float64)
        return found

    def _told(self, sight: Sight) -> Array:
        """Return what it is told of the roles, if it is."""
        if not self.about["deduction"]:
            return np.zeros(TOLD, dtype=np.float32)
        found: Array = np.rint(np.float32(OF_CHANCE) * sight.deduction.reshape(-1))
        return found


def _steps_of(sums: Array, layer: Layer) -> Array:
    """Return what a layer hands on: normalized, scaled, not below zero, in whole steps."""
    scaled = sums.astype(np.float64) * layer.step / STEPS + layer.bias
    away = scaled - _sum(scaled) / len(scaled)
    spread = np.sqrt(_sum(away * away) / len(scaled) + TINY)
    steps = np.rint(STEPS * np.maximum(away / spread * layer.scale + layer.shift, 0))
    found: Array = np.minimum(steps, MOST).astype(np.float32)
    return found


def _sum(numbers: Array) -> float:
    """Return a sum, added in order."""
    return float(np.add.accumulate(numbers)[-1])


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
        policy = Head(*_rows(arrays, "policy", (ACTIONS, about["width"])))
        hands = None
        if about.get("hands", False):
            hands = Head(*_rows(arrays, "hands", (len(EVERY_CARD), about["width"])))
        trust = float(_one(arrays, "trust", (1,))[0])
        if arrays:
            _refuse(f"it has numbers that no layer needs: {', '.join(sorted(arrays))}")
    except UnreadableArrays as error:
        sentence = str(error)
        message = sentence if path.name in sentence else f"{path.name}: {sentence}"
        raise BotFileMistake(message) from error
    return Network(about, layers, policy, trust, hands, digest_of(contents_of(path)))


def _check(about: Mapping[str, Any]) -> None:
    """Refuse another kind of file, another version, and what it does not say of itself."""
    if about.get("kind") != KIND:
        _refuse("it is no network; `chanbara export` makes one of a checkpoint")
    if about.get("format") != FORMAT:
        _refuse(f"it has format {about.get('format')!r}, and this chanbara reads format {FORMAT}")
    for name, ours in SIGHT.items():
        if about.get(name) != ours:
            _refuse(f"{name} is {about.get(name)!r} there, and {ours!r} in this chanbara")
    _check_training(about)


def _check_training(about: Mapping[str, Any]) -> None:
    """Refuse impossible sizes, and tables that there are not."""
    for name, most in (("layers", MOST_LAYERS), ("width", MOST_WIDTH)):
        if type(about.get(name)) is not int or not 0 < about[name] <= most:
            _refuse(f"{name} is a number up to {most}, not {about.get(name)!r}")
    said = {"hands": False, **about}
    for name in ("deduction", "advice", "hands"):
        if type(said.get(name)) is not bool:
            _refuse(f"{name} is true or false, not {said.get(name)!r}")
    for name, known in (("players", range(3, MAX_SEATS + 1)), ("sets", SETS)):
        listed = about.get(name)
        if not isinstance(listed, list) or not listed or not all(one in known for one in listed):
            _refuse(f"{name} are some of {', '.join(map(str, known))}, not {listed!r}")


def _layer(arrays: dict[str, Array], number: int) -> Layer:
    """Take a layer out of the arrays."""
    width = arrays["policy.weight"].shape[-1] if "policy.weight" in arrays else 0
    inputs = width if number else INPUTS
    weight, step, bias = _rows(arrays, f"body.{number}", (width, inputs))
    scale, shift = (_one(arrays, f"norm.{number}.{part}", (width,)) for part in ("weight", "bias"))
    return Layer(np.ascontiguousarray(weight.T), step, bias, scale, shift)


def _rows(arrays: dict[str, Array], name: str, shape: tuple[int, ...]) -> tuple[Array, Array, Array]:
    """Take weights of a shape, the size of a step in each row, and biases out of the arrays."""
    weight = _one(arrays, f"{name}.weight", shape, np.int8).astype(np.float32)
    return weight, _one(arrays, f"{name}.step", shape[:1]), _one(arrays, f"{name}.bias", shape[:1])


def _one(arrays: dict[str, Array], name: str, shape: tuple[int, ...], kind: type = np.float32) -> Array:
    array = arrays.pop(name, NOTHING)
    if array.shape != shape or array.dtype != kind:
        _refuse(f"{name} is not {' × '.join(map(str, shape))} numbers")
    if array.dtype == np.float32 and not np.isfinite(array).all():
        _refuse(f"{name} has numbers that are not finite")
    return array


def _refuse(why: str) -> None:
    raise UnreadableArrays(why)
