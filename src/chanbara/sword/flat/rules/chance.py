"""The random number generator of the flat core: sfc32, in an array of integers.

A tape of given numbers may replace the generator's, to repeat a game of the reference engine with the same
random numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import Chance

if TYPE_CHECKING:
    import numpy.typing as npt

A, B, C, COUNTER, TAPE_LENGTH, TAPE_PLACE, TAPE = range(7)
CHANCE_SIZE = TAPE
"""The size of a generator without a tape."""
WORD = 0xFFFFFFFF
WARM_UP = 12


@inlined
def seed(chance: Chance, number: int, stream: int) -> None:
    """Seed the generator: each number and stream gives a different sequence."""
    chance[A] = number & WORD
    chance[B] = (number >> 32) & WORD
    chance[C] = stream & WORD
    chance[COUNTER] = 1
    chance[TAPE_LENGTH] = 0
    chance[TAPE_PLACE] = 0
    for _ in range(WARM_UP):
        next_word(chance)


@inlined
def next_word(chance: Chance) -> int:
    """Return the next 32 bits."""
    b = chance[B]
    c = chance[C]
    word = (chance[A] + b + chance[COUNTER]) & WORD
    chance[COUNTER] = (chance[COUNTER] + 1) & WORD
    chance[A] = b ^ (b >> 9)
    chance[B] = (c + (c << 3)) & WORD
    chance[C] = ((((c << 21) | (c >> 11)) & WORD) + word) & WORD
    return word


@inlined
def below(chance: Chance, limit: int) -> int:
    """Return an integer from 0 to ``limit - 1``, from the tape if there is one."""
    if chance[TAPE_LENGTH] > 0:
        place = chance[TAPE_PLACE]
        chance[TAPE_PLACE] = place + 1
        chance[TAPE_LENGTH] -= 1
        return chance[TAPE + place]
    return (next_word(chance) * limit) >> 32


def new_chance(number: int, stream: int = 0) -> npt.NDArray[np.int64]:
    """Return a new generator."""
    chance = np.zeros(CHANCE_SIZE, dtype=np.int64)
    seed(chance, number, stream)
    return chance


def chance_from_tape(numbers: list[int]) -> npt.NDArray[np.int64]:
    """Return a generator that returns ``numbers``."""
    return np.array([0, 0, 0, 0, len(numbers), 0, *numbers], dtype=np.int64)
