"""How duels are taught."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.duel.school.chances import doubts, prove
from chanbara.duel.school.lesson import DuelLesson
from chanbara.duel.school.puzzle import DuelPuzzle, standing
from chanbara.duel.words.messages import VALUES, DuelMessages
from chanbara.locales import knows
from chanbara.school.kind import TaughtKind
from chanbara.words.message import Text, message

if TYPE_CHECKING:
    import re

    from chanbara.duel.sight.view import DuelView


def act(view: DuelView, act: re.Match[str]) -> Text:
    """Return an act in words, with the card or the value that it names; what has no words stays as it is."""
    key = f"act-duel-{act['verb']}"
    if not knows(key):
        return act[0]
    messages = DuelMessages(view)
    way, _, card = (act["card"] or "").partition(":")
    named = card or way
    name: Text = named
    if named in messages.book.actions:
        name = messages.card(named)
    elif named in VALUES:
        name = messages.value(named)
    return message(key, way=way, name=name, number=act["seat"] or "")


TAUGHT = TaughtKind(
    lesson=DuelLesson,
    turns=lambda moment: int(moment.view.open["round"]),
    has_won=lambda view: bool(view.result["won"]),
    cards="duel-card",
    act=act,
    puzzle=DuelPuzzle,
    standing=standing,
    decks=("draw", "specials", "defence_deck", "counter_deck", "blood_deck"),
    prove=prove,
    hand=lambda view: view.open["hand"],
    doubts=doubts,
)
