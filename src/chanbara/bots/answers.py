"""What a player thinks of the answers he may give when he is asked for a card, or whether to be spared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.bots.worth import asset, average_worth, worth
from chanbara.sword.rules.words import Verb
from chanbara.sword.sight.reckoning import wounds_seen

if TYPE_CHECKING:
    from chanbara.bots.situation import Situation
    from chanbara.sword.sight.view import OptionView

DEFEAT = 10.0
"""What it costs to be defeated, or to come close to it: no card is worth as much."""
WOUND = 0.15
"""What it costs a player in good health to lose one point of resilience."""
SPARE = 0.1
"""What a parry is worth when there is another."""
HARD = 2
"""Wounds that are worth any card."""


def opinion_of_answer(situation: Situation, option: OptionView) -> float:
    """Parry, or discard a weapon, with the card that is worth least; or let it pass."""
    if option.verb == Verb.PASS:
        return -cost_of_passing(situation)
    card = situation.card(option.cards[0])
    if option.seats:  # a property in front of him stands in for a parry
        return -asset(card)
    if card.is_parry and situation.view.hand.count(card.key) > 1:
        return -SPARE
    return -worth(card)


def cost_of_passing(situation: Situation) -> float:
    """Return what happens if nothing is answered, in points."""
    decision = situation.view.decision
    assert decision is not None, "an answer is asked for"
    assert decision.source is not None, "a card asks for it"
    wounds = threat(situation, decision.by, decision.source)
    return DEFEAT if wounds is None else cost_of_wounds(situation, wounds, decision.source)


def cost_of_wounds(situation: Situation, wounds: int, source: str) -> float:
    """Return what wounds cost, in points."""
    if not wounds:
        return 0.0
    if wounds >= situation.me.resilience:
        return DEFEAT
    if situation.traits[situation.seat].on_wounded and situation.card(source).reach:
        return 0.0  # wounds that bring cards are welcome while they do not defeat
    if wounds >= HARD or situation.is_frail:
        return DEFEAT
    # The last card leaves an empty hand, which nobody can attack (4.1).
    return DEFEAT if len(situation.view.hand) == 1 else WOUND


def threat(situation: Situation, by: int | None, source: str) -> int | None:
    """Return the wounds that threaten, or None where it is honor (10.3)."""
    if by is None:
        return None
    card = situation.card(source)
    return wounds_seen(situation.view, by, situation.seat, source) if card.reach else 1


def opinion_of_discard(situation: Situation, option: OptionView) -> float:
    """Discard, or show, what is worth least."""
    return -worth(situation.card(option.cards[0]))


def opinion_of_first_draw(situation: Situation, option: OptionView) -> float:
    """Take the top discard when it is better than a card from the deck."""
    if option.verb == Verb.DRAW:
        return average_worth(situation.catalog)
    return worth(situation.card(option.cards[0]))
