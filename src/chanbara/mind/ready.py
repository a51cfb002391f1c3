"""Compiling the mind before it is needed."""

from __future__ import annotations

from chanbara.flat.compiling import MIND_FOLDER
from chanbara.flat.ready import make_ready as make_core_ready
from chanbara.flat.ready import prepare_all
from chanbara.mind.belief import forget, note, take_in
from chanbara.mind.explain import explain
from chanbara.mind.imagine import imagine
from chanbara.mind.planner import plan
from chanbara.mind.play import play_bots
from chanbara.mind.policy import decide

DOORS = (forget, note, take_in, imagine, decide, plan, explain, play_bots)
"""What is called from outside."""


def make_ready() -> None:
    """Compile everything that is called from outside, or load it where it was compiled before."""
    make_core_ready()
    prepare_all(DOORS, MIND_FOLDER, "how bots think")


if __name__ == "__main__":
    make_ready()
