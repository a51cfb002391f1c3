"""A bot that rolls dice: every option is as good as any other."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from chanbara.bots.protocol import question

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


def dice(seed: int | str, decision: int) -> Random:
    """Return the dice of one decision: they do not depend on how often a bot was asked before."""
    return Random(f"{seed} {decision}")
