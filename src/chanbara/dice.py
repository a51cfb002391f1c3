"""The chance of a bot: seeded, and separate for each decision."""

from __future__ import annotations

from random import Random


def dice(seed: int | str, decision: int) -> Random:
    """Return the dice of one decision: they do not depend on how often a bot was asked before."""
    return Random(f"{seed} {decision}")  # noqa: S311 - a bot needs a seed, not secrecy
