"""Compiling the mind before it is needed."""

from __future__ import annotations

import sys
from threading import Lock

from numba.core import config

from chanbara.flat.compiling import MIND_FOLDER, prepare
from chanbara.flat.ready import make_ready as make_core_ready
from chanbara.mind.belief import forget, note
from chanbara.mind.imagine import imagine
from chanbara.mind.planner import plan
from chanbara.mind.play import play_bots
from chanbara.mind.policy import decide

DOORS = (forget, note, imagine, decide, plan, play_bots)
"""What is called from outside."""
_ONE_AT_A_TIME = Lock()


def make_ready() -> None:
    """Compile everything that is called from outside, or load it where it was compiled before."""
    make_core_ready()
    with _ONE_AT_A_TIME:
        if not (MIND_FOLDER.exists() or config.DISABLE_JIT):
            sys.stderr.write("Compiling how bots think, once: this takes half a minute ...\n")
        for door in DOORS:
            prepare(door)


if __name__ == "__main__":
    make_ready()
