"""A bot that does now what seems best now, for the role it has, by what everybody could see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.bots.answers import opinion_of_answer, opinion_of_discard, opinion_of_first_draw
from chanbara.bots.chances import (
    opinion_of_absorbing,
    opinion_of_drawing,
    opinion_of_escape,
    opinion_of_granting,
    opinion_of_picking,
    opinion_of_revealing,
)
from chanbara.bots.dice import dice
from chanbara.bots.plays import opinion_of_play
from chanbara.bots.protocol import question
from chanbara.bots.situation import Situation
from chanbara.bots.suspicion import Suspicion
from chanbara.sword.rules.words import Prompt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chanbara.sight import Seen
    from chanbara.sword.sight.view import OptionView, View

OPINIONS: dict[str, Callable[[Situation, OptionView], Any]] = {
    Prompt.PLAY: opinion_of_play,
    Prompt.PARRY: opinion_of_answer,
    Prompt.WEAPON: opinion_of_answer,
    Prompt.DISCARD: opinion_of_discard,
    Prompt.FIRST_DRAW: opinion_of_first_draw,
    Prompt.GIVE_UP: opinion_of_discard,
    Prompt.SHOW: opinion_of_discard,
    Prompt.ABSORB: opinion_of_absorbing,
    Prompt.ESCAPE: opinion_of_escape,
    Prompt.MAY_DRAW: opinion_of_drawing,
    Prompt.GRANT: opinion_of_granting,
    Prompt.PICK: opinion_of_picking,
    Prompt.REVEAL: opinion_of_revealing,
}


class GreedyBot:
    """Judges every option and takes the best. One bot sits in one seat of one game."""

    name = "greedy"

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.heard = 0
        """How many events the suspicion has taken in."""
        self.suspicion: Suspicion | None = None

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        decision, options = question(view)
        situation = Situation(view, self._suspect(view, events).belief(view))
        opinion = OPINIONS[decision.kind]
        opinions = [opinion(situation, option) for option in options]
        best = max(opinions)
        equals = [number for number, one in enumerate(opinions) if one == best]
        return equals[0] if len(equals) == 1 else dice(self.seed, decision.number).choice(equals)

    def _suspect(self, view: View, events: Sequence[Seen]) -> Suspicion:
        if self.suspicion is None or len(events) < self.heard:
            # The first question, or one about an earlier moment of the game.
            self.suspicion = Suspicion(view)
            self.heard = 0
        self.suspicion.watch(events[self.heard :])
        self.heard = len(events)
        return self.suspicion
