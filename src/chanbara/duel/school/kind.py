"""How duels are taught."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.duel.school.chances import doubts, prove
from chanbara.duel.school.puzzle import DuelPuzzle, standing
from chanbara.school.kind import TaughtKind
from chanbara.school.lesson import Lesson

if TYPE_CHECKING:
    import re

    from chanbara.duel.sight.view import DuelView
    from chanbara.locales import Speech


def act_words(_view: DuelView, voice: Speech, act: re.Match[str]) -> str:
    """Return an act in words, with the card that it names."""
    name = voice.say(f"duel-card-{act['card']}") if act["card"] else ""
    return voice.say(f"act-duel-{act['verb']}", name=name)


TAUGHT = TaughtKind(
    lesson=Lesson,
    turns=lambda moment: int(moment.view.open["round"]),
    has_won=lambda view: bool(view.result["won"]),
    cards="duel-card",
    act_words=act_words,
    puzzle=DuelPuzzle,
    standing=standing,
    decks=("draw", "specials", "defence_deck", "counter_deck", "blood_deck"),
    prove=prove,
    doubts=doubts,
)
