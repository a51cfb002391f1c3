"""The exponential and the logarithm, with the same bits on every machine.

Mathematical libraries round the last digit in different ways, and one library does so on different
processors. Where two options are that close, a bot's choice would depend on the machine. These functions use
additions, multiplications and divisions only, whose results IEEE 754 defines to the last bit. They are
accurate to 1 unit in the last place, and the same compiled and interpreted.

Sums that decide something are ``math.fsum`` for the same reason: since Python 3.12 ``sum`` rounds
differently.
"""

from __future__ import annotations

from math import inf, isqrt, nan
from struct import pack, unpack

# --- constants, by integer arithmetic -----------------------------------------------------------------------

PLACES = 160
"""Binary places of the integers from which constants are rounded."""
STEPS_LOG = 4
STEPS = 1 << STEPS_LOG
"""The exponential is tabulated at this many points between two powers of two."""


def _ln2() -> int:
    """Return the logarithm of 2, which is 2 artanh(1/3)."""
    power, found = (2 << PLACES) // 3, 0
    for odd in range(1, PLACES, 2):
        found += power // odd
        power //= 9
    return found


def _split(number: int, bits: int) -> tuple[float, float]:
    """Return the first bits of a number, and the rest of it."""
    dropped = number.bit_length() - bits
    first = (number + (1 << dropped - 1)) >> dropped << dropped
    return first / (1 << PLACES), (number - first) / (1 << PLACES)


def _powers() -> list[tuple[float, float]]:
    """Return 2 ** (step / STEPS) for every step, each as the nearest number and the rest."""
    root = 2 << PLACES
    for _ in range(STEPS_LOG):
        root = isqrt(root << PLACES)
    found, power = [], 1 << PLACES
    for _ in range(STEPS):
        found.append(_split(power, 53))
        power = power * root >> PLACES
    return found


LN2, LN2_REST = _split(_ln2(), 32)
"""The logarithm of 2. Its first part has so few bits that its product with an exponent is exact."""
STEP, STEP_REST = LN2 / STEPS, LN2_REST / STEPS
STEPS_PER_UNIT = (STEPS << 2 * PLACES) / (_ln2() << PLACES)
POWERS = tuple(power for power, _ in _powers())
POWERS_REST = tuple(rest for _, rest in _powers())
LEAST, MOST = -708.0, 709.0
"""Beyond these the exponential is 0 or infinite."""
TO_INTEGER = 1.5 * 2.0**52
"""A number of this size has no binary places: added and subtracted again, it leaves the nearest integer."""
BIAS, MANTISSA = 1023, 52
ROOT_OF_HALF = 0x3FE6A09E667F3BCD
"""The bits of the square root of 1/2."""
SMALLEST, ENLARGED = 2.0**-1022, 54
"""Smaller numbers have fewer digits: they are first multiplied by a power of two."""


# --- bits ---------------------------------------------------------------------------------------------------
# The compiler has instructions for both: see ``chanbara.compiled.numba_compiler``.


def bits_of(number: float) -> int:
    """Return the 64 bits of a number, as an integer."""
    found: int = unpack("<q", pack("<d", number))[0]
    return found


def number_of(bits: int) -> float:
    """Return the number that has these 64 bits."""
    found: float = unpack("<d", pack("<q", bits))[0]
    return found


# --- functions ----------------------------------------------------------------------------------------------


def exp(number: float) -> float:
    """Return e to the power of a number."""
    if not LEAST <= number <= MOST:
        if number < LEAST:
            return 0.0
        return inf if number > MOST else number
    steps = (number * STEPS_PER_UNIT + TO_INTEGER) - TO_INTEGER
    whole = int(steps)
    rest = (number - steps * STEP) - steps * STEP_REST
    # The series of e ** rest - 1: the first term that is left out is below 2 ** -59.
    square = rest * rest
    first = 0.5 + rest * (1 / 6) + square * (1 / 24 + rest * (1 / 120))
    more = rest + square * (first + square * square * (1 / 720 + rest * (1 / 5040)))
    power = POWERS[whole & (STEPS - 1)]
    found = power + (POWERS_REST[whole & (STEPS - 1)] + power * more)
    return found * number_of(((whole >> STEPS_LOG) + BIAS) << MANTISSA)


def log(number: float) -> float:
    """Return the natural logarithm of a number."""
    exponent = 0
    if number < SMALLEST:
        if number <= 0.0:
            return -inf if number == 0.0 else nan
        number *= 2.0**ENLARGED
        exponent = -ENLARGED
    if not number < inf:
        return number
    # The number is 2 ** exponent * (1 + part), and 1 + part is between the roots of 1/2 and 2.
    bits = bits_of(number)
    twos = (bits - ROOT_OF_HALF) >> MANTISSA
    part = number_of(bits - (twos << MANTISSA)) - 1.0
    exponent += twos
    # log(1 + part) = 2 artanh(ratio), by its series: the first term that is left out is below 2 ** -63.
    ratio = part / (2.0 + part)
    square = ratio * ratio
    series = 2 / 23
    for odd in range(21, 1, -2):
        series = 2 / odd + square * series
    half = 0.5 * part * part
    more = ratio * (half + square * series)
    return exponent * LN2 - ((half - (more + exponent * LN2_REST)) - part)
