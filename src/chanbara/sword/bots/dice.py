"""A bot that chooses at random."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from chanbara.dice import dice
from chanbara.sword.sight.view import question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View


class RandomBot:
    """Chooses uniformly among the options."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        decision, options = question(view)
        return dice(self.seed, decision.number).randrange(len(options))


def run_of_chance(seed: int | str, decision: int) -> int:
    """Return the seed of the random stream of one decision, below 2 ** 62."""
    return int.from_bytes(blake2b(f"{seed} {decision}".encode(), digest_size=8).digest()) >> 2
