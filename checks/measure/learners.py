"""`make learners`: our environments before learners of others, each of which learns for some hundred steps.

It is not among the tests, because it needs large packages, in a virtual environment of their own.
"""

from __future__ import annotations

import sys
import time
from functools import partial
from typing import TYPE_CHECKING

from chanbara.research.names import ENVIRONMENTS, register_names
from checks.measure import learners_rllib, learners_sb3, learners_tianshou

if TYPE_CHECKING:
    from collections.abc import Callable

TABLE = "PettingZoo, 5 players"
LEARNERS: tuple[tuple[str, str, Callable[[], str]], ...] = (
    *((name, learners_sb3.NAME, partial(learners_sb3.learn, name)) for name in ENVIRONMENTS),
    (TABLE, learners_rllib.NAME, learners_rllib.learn),
    (TABLE, learners_tianshou.NAME, learners_tianshou.learn),
)
"""Environments, what learns in them, and how."""


def main() -> int:
    """Have each of them learn."""
    register_names()
    print("| environment | learner | result | s |\n| --- | --- | --- | ---: |")
    for where, name, learn in LEARNERS:
        began = time.perf_counter()
        result = learn()
        print(f"| {where} | {name} | {result} | {time.perf_counter() - began:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
