"""Card sets: the same functions with other tables, which are read at run time."""

from __future__ import annotations

import numpy as np
import pytest

from chanbara.compiled.content import _read_by, callees
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.house import read_house
from chanbara.sword.open.build import open_build
from chanbara.sword.open.card_set import card_set_of
from chanbara.sword.open.entry_points import ENTRY_POINTS

SETS = [
    Edition(),
    Edition(rising_sun=True),
    Edition(rising_sun=True, house=read_house("copies: {armor: 1}\nvalues: {bo: {wounds: 3}}")),
]


def everything_compiled() -> list[object]:
    found, waiting = dict[object, None](), list(ENTRY_POINTS)
    while waiting:
        one = waiting.pop()
        if one not in found:
            found[one] = None
            waiting += callees(one)
    return [*found]


@pytest.mark.parametrize("edition", SETS, ids=lambda one: one.name)
def test_what_the_open_build_reads_as_a_constant_is_the_same_in_every_card_set(edition: Edition) -> None:
    cards, seen = card_set_of(catalog_of(edition)), 0
    for function in everything_compiled():
        python = function.py_func  # type: ignore[attr-defined]
        if not python.__module__.startswith(open_build().name):
            continue
        module = cards.module("chanbara" + python.__module__.removeprefix(open_build().name))
        for name, value in _read_by(python):
            if isinstance(value, int | float | tuple | np.ndarray):
                place, _, part = name.rpartition(".")
                its = getattr(getattr(module, place) if place else module, part)
                assert np.array_equal(its, value), f"{python.__qualname__} reads {name}"
                seen += 1
    assert seen > 1000
