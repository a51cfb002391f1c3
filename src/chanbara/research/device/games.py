"""Stepping many games on a GPU."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda

from chanbara.research.device.launch import Kernels
from chanbara.research.device.source import SHOWN, STEPPED, WARP, vector
from chanbara.research.threads import CHANCES, MASKS, whole_numbers
from chanbara.sword.flat.env.vector import seed_all
from chanbara.sword.flat.format.layout import NONE

if TYPE_CHECKING:
    from collections.abc import Sequence

STEPS = 6
"""Steps that a game runs before it looks for a decision (by trial)."""
SHOWING = 4 * WARP
"""Threads that show a warp of games."""
REWARDS, DONES = 4, 6
"""The indices of these among the arrays."""
DEALING = 792
"""Warps that deal games again: as many as an H200 runs at the same time."""
CHECKING = 256
"""Threads per block that check choices."""


@cache
def kernels(players: int, edition: int) -> Kernels:
    """Return the kernels for a number of players and an edition."""
    return Kernels(vector(players, edition, is_small=edition & 1 == 1, STEPS=STEPS))


class OnDevice:
    """Steps games on a GPU. Nothing here waits for the GPU but ``first_illegal``, and copies."""

    def __init__(self, arrays: tuple[Any, ...], made: Kernels) -> None:
        self.arrays = tuple(cuda.to_device(array) for array in arrays)
        self._games = len(arrays[0])
        self._warps = -(-self._games // WARP)
        self._kernels = made
        self._over = cuda.to_device(np.zeros(1 + self._games, dtype=np.uint32))
        self.stream = 0
        """The CUDA stream on which games are stepped: one that others wait for by themselves."""

    def _launch(self, name: str, blocks: int, threads: int, *given: Any, shared: int = 0) -> None:  # noqa: ANN401
        self._kernels.launch(name, blocks, threads, *given, shared=shared, stream=self.stream)

    def taken(self, choices: Any) -> Any:  # noqa: ANN401 - an array, here or on the device
        """Return choices as an array on the device."""
        if hasattr(choices, "__cuda_array_interface__"):
            given = cuda.as_cuda_array(choices)
            if given.dtype.kind not in "iu":
                message = f"actions are integers, not {given.dtype}"
                raise TypeError(message)
            return given
        return cuda.to_device(whole_numbers(choices))

    def first_illegal(self, choices: Any) -> int:  # noqa: ANN401
        """Return the first game with an illegal choice, or NONE."""
        first = cuda.to_device(np.array([self._games], dtype=np.uint64))
        given = self._games, self.arrays[MASKS], *as_passed(choices), first
        self._launch("find_illegal", -(-self._games // CHECKING), CHECKING, *given)
        found = int(first.copy_to_host()[0])
        return NONE if found == self._games else found

    def seed(self, number: int) -> None:
        """Give each game a random stream of its own."""
        chances = np.zeros(self.arrays[CHANCES].shape, dtype=np.int64)
        seed_all(chances.reshape(-1), number, len(chances))
        self.arrays[CHANCES].copy_to_device(chances)

    def begin(self) -> None:
        """Deal all games."""
        for array in self.arrays[REWARDS], self.arrays[DONES]:
            array.copy_to_device(np.zeros(array.shape, dtype=array.dtype))
        self._deal(None)
        self._show()

    def step(self, choices: Any) -> None:  # noqa: ANN401
        """Execute a choice in each game."""
        states, chances, _, masks, rewards, actors, dones = self.arrays
        given = self._games, states, chances, masks, rewards, actors, dones, *as_passed(choices), self._over
        self._launch("step", self._warps, WARP, *given, shared=STEPPED)
        self._deal(self._over)
        self._show()

    def _deal(self, over: Any) -> None:  # noqa: ANN401 - an array on the device
        """Deal the games of a list, or all."""
        states, chances, _, masks, _, actors, _ = self.arrays
        given = self._games, states, chances, masks, actors, over
        self._launch("begin_again", DEALING, WARP, *given, shared=STEPPED)

    def _show(self) -> None:
        """Write the observations."""
        states, _, rows, *_ = self.arrays
        self._launch("show", self._warps, SHOWING, self._games, states, rows, self._over, shared=SHOWN)

    def copied(self) -> list[Any]:
        """Return copies of all arrays."""
        return [array.copy_to_host() for array in self.arrays]

    def put_back(self, arrays: Sequence[Any]) -> None:
        """Write copies back."""
        for array, copy in zip(self.arrays, arrays, strict=True):
            array.copy_to_device(copy)

    def close(self) -> None:
        """Nothing to close."""


def as_passed(choices: Any) -> tuple[Any, int, int]:  # noqa: ANN401
    """Return an array of integers as kernels take it: with its stride, and its size, negative if signed."""
    size = choices.dtype.itemsize
    return choices, choices.strides[0], -size if choices.dtype.kind == "i" else size
