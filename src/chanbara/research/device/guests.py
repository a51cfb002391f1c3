"""Stepping games on a GPU in which bots sit beside the learner."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numba import cuda

from chanbara.research.company import (
    ADVISED,
    DEDUCED,
    FINALS,
    SEATING,
    STREAMS,
    WINNERS,
    remembered,
    seeded_streams,
)
from chanbara.research.device.games import STEPS, OnDevice, as_passed
from chanbara.research.device.launch import Kernels
from chanbara.research.device.source import guests

if TYPE_CHECKING:
    from chanbara.research.company import Company

MEMORIES = 7
"""The index among the arrays of what games remember."""
WIPING = 1024, 128
"""Blocks that clear the masks, and their threads."""


class Tuning(NamedTuple):
    """How many games are played at the same time."""

    block: int
    """Threads per block. They do each part of a round together: with the same code, but they wait."""
    running: int
    """Threads per multiprocessor. More of them wait for memory at the same time, and each has less."""


USUAL = Tuning(128, 512)
"""As fast as any other, or within 4%: ``bench.gpu`` tries several."""
MOST_RUNNING = 512
"""Threads per multiprocessor that there are registers for."""


@cache
def kernels(players: int, edition: int, block: int) -> Kernels:
    """Return the kernels for a number of players, an edition and a size of blocks."""
    return Kernels(guests(players, edition, STEPS=STEPS, BLOCK=block, BLOCKS=MOST_RUNNING // block))


class BesideOnDevice(OnDevice):
    """Plays games on a GPU until the learner must decide."""

    tuning = USUAL

    def __init__(self, arrays: tuple[Any, ...], players: int, edition: int, company: Company) -> None:
        games = len(arrays[0])
        made = kernels(players, edition, self.tuning.block)
        super().__init__((*arrays, *remembered(games, company)), made)
        self._company = company
        self._guests = [cuda.to_device(one) for one in (company.guests.who, company.guests.manners)]
        self._guests.append(cuda.to_device(company.guests.places))
        self._drawn = company.drawn, company.kinds
        running = min(cuda.current_context().device.MULTIPROCESSOR_COUNT * self.tuning.running, games)
        self._shape = -(-running // self.tuning.block), self.tuning.block

    def seed(self, number: int) -> None:
        """Give each game a random stream of its own, and its bots another."""
        super().seed(number)
        streams = np.zeros(self.arrays[STREAMS].shape, dtype=np.int64)
        seeded_streams(streams, number, self._company)
        self.arrays[STREAMS].copy_to_device(streams)

    def begin(self) -> None:
        """Deal all games."""
        self._play_on(None, 0, 0)

    def step(self, choices: Any) -> None:  # noqa: ANN401 - an array on the device
        """Execute a choice in each game, and all until the learner's next one."""
        self._play_on(*as_passed(choices))

    def _play_on(self, choices: Any, stride: int, size: int) -> None:  # noqa: ANN401
        """Carry out choices, or deal where there are none, and play on."""
        states, chances, _, masks, rewards, actors, dones = self.arrays[:MEMORIES]
        memories, streams = self.arrays[MEMORIES], self.arrays[STREAMS]
        sitters, finals, told = self.arrays[SEATING], self.arrays[FINALS], self.arrays[DEDUCED]
        ended = finals, told, self.arrays[WINNERS], self.arrays[ADVISED]
        shown = states, chances, masks, rewards, actors, dones, memories, streams, sitters, *ended
        given = self._games, *shown, choices, stride, size, *self._guests, *self._drawn, self._over
        self._launch("wipe", *WIPING, int(masks.size), masks)
        self._launch("play_on", *self._shape, *given)
        self._show()
