"""Compiling the flat core before it is needed."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Lock
from typing import Any

from numba.core import config

from chanbara.flat.answers import step
from chanbara.flat.chance import below, seed
from chanbara.flat.compiling import CACHE_FOLDER, prepare
from chanbara.flat.crew import announce, falls_asleep, help_out, is_finished
from chanbara.flat.deal import deal
from chanbara.flat.legal import legal
from chanbara.flat.observe import observe, observe_perfect
from chanbara.flat.policy import play_random
from chanbara.flat.scoring import team_of, total, winner
from chanbara.flat.vector import begin_all, first_illegal, step_range

DOORS = (
    seed,
    below,
    deal,
    legal,
    step,
    team_of,
    total,
    winner,
    observe,
    observe_perfect,
    play_random,
    begin_all,
    first_illegal,
    step_range,
    announce,
    is_finished,
    help_out,
    falls_asleep,
)
"""What is called from outside."""
_ONE_AT_A_TIME = Lock()


def make_ready() -> None:
    """Compile everything that is called from outside, or load it where it was compiled before."""
    prepare_all(DOORS, CACHE_FOLDER, "the flat core")


def prepare_all(doors: tuple[Any, ...], folder: Path, what: str) -> None:
    """Compile functions that are kept in a folder; where there is none yet, say so: it takes a while."""
    with _ONE_AT_A_TIME:
        if not (folder.exists() or config.DISABLE_JIT):
            sys.stderr.write(f"Compiling {what}, once: this takes half a minute ...\n")
        for door in doors:
            prepare(door)


if __name__ == "__main__":
    make_ready()
