"""The randomness of a bot: seeded, and separate for each decision."""

from __future__ import annotations

from random import Random


def dice(seed: int | str, decision: int) -> Random:
    """Return the random source of one decision: it does not depend on earlier calls."""
    return Random(f"{seed} {decision}")  # noqa: S311 - a bot needs a seed, not secrecy
