"""Compiling everything that plays, at tables, in tournaments and in the lab, before it is needed."""

from __future__ import annotations

from chanbara.mind.ready import make_ready as make_mind_ready
from chanbara.sim import flat_games
from chanbara.sim.lab import flat


def make_ready() -> None:
    """Compile it, or load it where it was compiled before."""
    make_mind_ready()
    flat_games.make_ready()
    flat.make_ready()


if __name__ == "__main__":
    make_ready()
