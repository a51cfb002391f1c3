"""Eight bytes at once are what a loop over the seats gives."""

from __future__ import annotations

import random

import numpy as np
import pytest

from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    CHARACTER,
    HAND_SIZE,
    PLAYERS,
    PROPERTIES,
    PROPERTY_KINDS,
    RESILIENCE,
    SEATS,
    SIZE,
)
from chanbara.sword.flat.format.tables import CARD, CHARACTERS, PROPERTY_OF, WHO
from chanbara.sword.flat.format.windows import DIFFICULTY, amount
from chanbara.sword.flat.rules.lanes import (
    before,
    by_seat,
    equal,
    of_seat,
    smaller,
    some,
    sum_of,
    taken,
    there,
    turned,
    write_by_seat,
)
from chanbara.sword.flat.rules.query import difficulties


def lanes(number: int) -> list[int]:
    """The bytes of a number, the lowest first."""
    return [int(byte) for byte in (number & (1 << 64) - 1).to_bytes(8, "little")]


def number_of(*numbers: int) -> int:
    """Eight bytes as a number."""
    return int.from_bytes(bytes(numbers).ljust(SEATS, b"\0"), "little")


def tables(players: int) -> list[State]:
    """Tables with any resilience, hands, characters and properties."""
    chance, found = random.Random(players), []
    for _ in range(60):
        state = np.zeros(SIZE, dtype=np.int8)
        state[PLAYERS] = players
        for seat in range(players):
            state[CHARACTER + seat] = chance.randrange(CHARACTERS)
            state[RESILIENCE + seat] = chance.choice((0, 1, 5))
            state[HAND_SIZE + seat] = chance.choice((0, 1, 9))
            for prop in range(PROPERTY_KINDS):
                state[PROPERTIES + prop * SEATS + seat] = chance.choice((0, 0, 1, 2))
        found.append(state)
    return found


def loop(state: State, seat: int) -> list[int]:
    """The Difficulty of each seat, by its distance to the left: the players in between count (5.1, 5.2)."""
    players = int(state[PLAYERS])
    seats = [(seat + away) % players for away in range(players)]
    stands = [state[RESILIENCE + one] > 0 and state[HAND_SIZE + one] > 0 for one in seats]
    ways = [1 + min(sum(stands[1:away]), sum(stands[away + 1 :])) for away in range(1, players)]
    return [0, *(way + amount(state, one, DIFFICULTY) for way, one in zip(ways, seats[1:], strict=True))]


@pytest.mark.parametrize("players", range(3, SEATS + 1))
def test_r5_1_difficulties_are_those_of_the_loop(players: int) -> None:
    for state in tables(players):
        for seat in range(players):
            assert lanes(difficulties(state, seat)) == loop(state, seat) + [0] * (SEATS - players)


def test_r5_1_the_example_of_five_seats() -> None:
    """The numbers in the docstring of ``difficulties``."""
    state = np.zeros(SIZE, dtype=np.int8)
    state[PLAYERS] = 5
    state[CHARACTER : CHARACTER + 5] = WHO["musashi"]
    state[RESILIENCE : RESILIENCE + 5] = 4
    state[HAND_SIZE : HAND_SIZE + 5] = [3, 3, 0, 3, 3]
    state[PROPERTIES + PROPERTY_OF[CARD["armor"]] * SEATS + 3] = 1
    standing = turned(some(by_seat(state, HAND_SIZE)), 1, 5)
    assert lanes(standing) == [1, 0, 1, 1, 1, 0, 0, 0]
    assert lanes(before(standing & ~1)) == [0, 0, 0, 1, 2, 3, 3, 3]
    assert lanes(difficulties(state, 1)) == [0, 1, 2, 2, 1, 0, 0, 0]


def test_each_function_is_a_loop_over_the_lanes() -> None:
    chance = random.Random(1)
    for _ in range(100):
        one, other = ([chance.randrange(16) for _ in range(SEATS)] for _ in range(2))
        number, wanted = number_of(*one), chance.randrange(16)
        assert lanes(some(number)) == [int(byte > 0) for byte in one]
        assert lanes(equal(number, wanted)) == [int(byte == wanted) for byte in one]
        assert lanes(before(number)) == [sum(one[:seat]) for seat in range(SEATS)]
        assert lanes(smaller(number, number_of(*other))) == [
            min(pair) for pair in zip(one, other, strict=True)
        ]
        assert sum_of(number) == sum(one)
        assert [of_seat(number, seat) for seat in range(SEATS)] == one


def test_lanes_are_turned_to_the_viewer_and_those_of_no_seat_are_cut_off() -> None:
    number = number_of(1, 2, 3, 4, 5, 6, 7, 8)
    for players in range(3, SEATS + 1):
        seats = list(range(1, players + 1))
        assert lanes(taken(players)) == [1] * players + [0] * (SEATS - players)
        for viewer in range(players):
            expected = seats[viewer:] + seats[:viewer] + [0] * (SEATS - players)
            assert lanes(turned(number, viewer, players)) == expected


def test_bytes_are_read_and_written_as_they_are() -> None:
    state, row = np.zeros(SIZE, dtype=np.int8), np.zeros(SEATS, dtype=np.int8)
    state[3 : 3 + SEATS] = [5, -1, 0, 127, 1, 2, -1, 9]
    number = by_seat(state, 3)
    write_by_seat(row, 0, number)
    assert (row == state[3 : 3 + SEATS]).all()
    assert lanes(there(number)) == [1, 0, 1, 1, 1, 1, 0, 1]
