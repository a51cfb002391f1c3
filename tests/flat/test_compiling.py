"""What compiled code does with what it is handed."""

import sys

import numpy as np

from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import SIZE
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal


def test_an_array_is_let_go_after_the_call() -> None:
    """A long-running process calls it a million times: memory must not leak."""
    state, chance, actions = np.zeros(SIZE, dtype=np.int8), new_chance(1), np.zeros(ACTIONS, dtype=np.int16)
    held = [sys.getrefcount(one) for one in (state, chance, actions)]
    deal(state, chance, 5, 0)
    for _ in range(10):
        legal(state, actions)
    assert [sys.getrefcount(one) for one in (state, chance, actions)] == held
