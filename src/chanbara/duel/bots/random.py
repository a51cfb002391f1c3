"""A duel bot that chooses at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.dice import dice
from chanbara.duel.bots.protocol import question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.duel.sight.view import DuelView
    from chanbara.sight import Seen


class RandomDuelBot:
    """Chooses uniformly among the options."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: DuelView, events: Sequence[Seen]) -> int:
        decision = question(view)
        return dice(self.seed, decision.number).randrange(len(decision.options))
