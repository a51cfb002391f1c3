"""The bytes of all seats as one number: what is true of every seat is computed at once.

The trick is called SWAR, SIMD within a register: a number of 64 bits is eight lanes of a byte, and one
instruction works on all of them, as long as no lane overflows into the next (Lamport, "Multiple byte
processing with full-word instructions", CACM 1975; Fisher and Dietz, "Compiling for SIMD within a
register", 1998). The layout keeps eight bytes for the eight seats in a row, none above MOST, so the highest
bit of a lane is free. Multiplying by EACH, which is 1 in every lane, adds up lanes: lane 3 of ``numbers *
EACH`` is the sum of lanes 0 to 3.

``by_seat`` and ``write_by_seat`` read and write byte by byte; the compiler makes one load and one store of
it. An example is in ``query.difficulties``; tests/flat/test_lanes.py has a plain loop for each function.
"""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import Row, State
from chanbara.sword.flat.format.layout import MOST, SEATS, WHOLE_BYTE

BITS = 8
"""Bits per byte."""
EACH = sum(1 << (BITS * seat) for seat in range(SEATS))
"""1 in every lane; multiplied by a number, that number in every lane."""


@inlined
def by_seat(state: State, place: int) -> int:
    """Return eight bytes as lanes; the first is the lowest."""
    return (
        (state[place] & WHOLE_BYTE)
        | (state[place + 1] & WHOLE_BYTE) << 8
        | (state[place + 2] & WHOLE_BYTE) << 16
        | (state[place + 3] & WHOLE_BYTE) << 24
        | (state[place + 4] & WHOLE_BYTE) << 32
        | (state[place + 5] & WHOLE_BYTE) << 40
        | (state[place + 6] & WHOLE_BYTE) << 48
        | (state[place + 7] & WHOLE_BYTE) << 56
    )


@inlined
def write_by_seat(row: Row, place: int, numbers: int) -> None:
    """Write eight bytes."""
    row[place] = numbers & WHOLE_BYTE
    row[place + 1] = (numbers >> 8) & WHOLE_BYTE
    row[place + 2] = (numbers >> 16) & WHOLE_BYTE
    row[place + 3] = (numbers >> 24) & WHOLE_BYTE
    row[place + 4] = (numbers >> 32) & WHOLE_BYTE
    row[place + 5] = (numbers >> 40) & WHOLE_BYTE
    row[place + 6] = (numbers >> 48) & WHOLE_BYTE
    row[place + 7] = (numbers >> 56) & WHOLE_BYTE


@inlined
def of_seat(numbers: int, seat: int) -> int:
    """Return one of eight bytes."""
    return (numbers >> (BITS * seat)) & MOST


@inlined
def taken(players: int) -> int:
    """Return 1 in the lane of every occupied seat."""
    return EACH >> (BITS * (SEATS - players))


@inlined
def turned(numbers: int, viewer: int, players: int) -> int:
    """Return the lanes rotated for a viewer: the viewer first, then their left neighbor."""
    there_are = taken(players) * MOST
    here = numbers & there_are
    # In two shifts: a shift by all 64 bits is not possible.
    round_the_table = (here << (BITS * (players - viewer - 1))) << BITS
    return (here >> (BITS * viewer)) | (round_the_table & there_are)


@inlined
def some(numbers: int) -> int:
    """Return 1 in every lane that is not 0."""
    return ((numbers + EACH * MOST) >> (BITS - 1)) & EACH


@inlined
def equal(numbers: int, number: int) -> int:
    """Return 1 in every lane that equals a number."""
    return some(numbers ^ (EACH * number)) ^ EACH


@inlined
def there(numbers: int) -> int:
    """Return 1 in every lane that is not NONE."""
    return ((numbers >> (BITS - 1)) & EACH) ^ EACH


@inlined
def before(numbers: int) -> int:
    """Return in every lane the sum of the lanes before it."""
    return ((numbers * EACH) << BITS) & (EACH * MOST)


@inlined
def sum_of(numbers: int) -> int:
    """Return the sum of all lanes."""
    return of_seat(numbers * EACH, SEATS - 1)


@inlined
def smaller(numbers: int, others: int) -> int:
    """Return in every lane the smaller of two numbers below 64."""
    is_more = ((numbers + EACH * 64 - others) >> 6) & EACH
    return (others & (is_more * MOST)) | (numbers & ((EACH ^ is_more) * MOST))
