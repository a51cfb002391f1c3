"""The exponential and the logarithm: as exact as those of the machine, and the same bits everywhere."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from hashlib import sha256
from struct import pack

import pytest

from chanbara.compiled import inlined_elementary as compiled
from chanbara.compiled.elementary import exp, log

Function = Callable[[float], float]


def exponents() -> Iterator[float]:
    """Yield exponents of every size."""
    for step in range(-7_000, 7_001):
        yield step / 10 + step / 7_919
    for size in range(-60, 6):
        yield from (1.1 * 2.0**size, -1.7 * 2.0**size)


def positives() -> Iterator[float]:
    """Yield positive numbers of every size, the smallest included, and many near 1."""
    for exponent in range(-1_074, 1_024):
        for part in range(8):
            yield math.ldexp(1 + part / 8.3, exponent)
    for step in range(-2_000, 2_001):
        small = step / 4_001
        yield 1 + small * small * small


GRIDS: dict[Function, list[float]] = {exp: list(exponents()), log: list(positives())}


@pytest.mark.parametrize(("ours", "theirs"), [(exp, math.exp), (log, math.log)])
def test_no_result_is_more_than_one_unit_in_the_last_place_from_that_of_the_machine(
    ours: Function, theirs: Function
) -> None:
    far = [one for one in GRIDS[ours] if abs(ours(one) - theirs(one)) > math.ulp(theirs(one))]
    assert not far


@pytest.mark.parametrize(
    ("function", "digest"),
    [(exp, "f084ec3aed3a4af8"), (log, "24e9014e368d2b6c")],
)
def test_results_have_the_same_bits_on_every_machine(function: Function, digest: str) -> None:
    results = [function(one) for one in GRIDS[function]]
    assert sha256(pack(f"<{len(results)}d", *results)).hexdigest()[:16] == digest


@pytest.mark.parametrize(("plain", "fast"), [(exp, compiled.exp), (log, compiled.log)])
def test_compiled_functions_give_the_same_bits(plain: Function, fast: Function) -> None:
    assert [fast(one) for one in GRIDS[plain]] == [plain(one) for one in GRIDS[plain]]


@pytest.mark.parametrize("of", [(exp, log), (compiled.exp, compiled.log)], ids=["plain", "compiled"])
def test_what_is_too_large_or_too_small_has_a_limit(of: tuple[Function, Function]) -> None:
    power, logarithm = of
    assert [power(one) for one in (-math.inf, -709.0, 710.0, math.inf)] == [0.0, 0.0, math.inf, math.inf]
    assert [logarithm(one) for one in (0.0, math.inf)] == [-math.inf, math.inf]
    assert (power(0.0), logarithm(1.0)) == (1.0, 0.0)
    assert all(map(math.isnan, (power(math.nan), logarithm(math.nan), logarithm(-1.0))))
