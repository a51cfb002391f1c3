"""What a player thinks of chances that are offered to him: to be spared, to draw, to take, to turn a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.bots.answers import DEFEAT, WOUND, cost_of_wounds
from chanbara.bots.ending import worth_of_drawing
from chanbara.bots.situation import FRAIL
from chanbara.bots.worth import CARD, asset, worth
from chanbara.sword.rules.words import Kind, Verb

if TYPE_CHECKING:
    from chanbara.bots.situation import Situation
    from chanbara.sword.sight.view import OptionView, StepView

SORE = 1.0
"""What it costs to be left with hardly any resilience."""
GIFT = 0.9
"""How much of one's own card a friend's card is worth."""
HOPE = 0.5
"""How much of what another card could bring is reckoned with."""


def question_step(situation: Situation) -> StepView:
    """Return the step that asks."""
    return situation.view.pending[-1]


def opinion_of_absorbing(situation: Situation, option: OptionView) -> float:
    """Give up the property where it keeps one from defeat, or from being frail (11.7)."""
    if option.verb != Verb.PASS:
        return -asset(situation.card(option.cards[0]))
    about: dict[str, Any] = question_step(situation).about
    points, me = about["points"], situation.me
    if points >= me.resilience:
        spared = sum(situation.card(key).traits.absorbs for key in me.in_play)
        # What cannot be averted costs no property besides.
        return -DEFEAT if points - spared < me.resilience else 0.0
    if situation.traits[situation.seat].on_wounded and about["source"] is not None:
        return 0.0
    return -SORE if me.resilience - points < FRAIL else -WOUND * points


def opinion_of_escape(situation: Situation, option: OptionView) -> float:
    """Escape what costs more than the card that is played for it (12)."""
    if option.verb == Verb.PASS:
        about: dict[str, Any] = question_step(situation).about
        return worth_of_effect(situation, about["step"], about["source"])
    return -worth(situation.card(option.cards[0]))


def worth_of_effect(situation: Situation, effect: StepView, source: str) -> float:
    """Return what an action does to oneself, in points."""
    about: dict[str, Any] = effect.about
    worths = [worth(situation.card(key)) for key in situation.view.hand] or [0.0]
    points = 0.0
    match effect.kind:
        case "Draw":
            points = CARD * about["amount"]
        case "Wound":
            points = -cost_of_wounds(situation, about["wounds"], source)
        case "Seal":
            points = -min(worths)
        case "TakeCard":
            points = -sum(worths) / len(worths) - CARD * max(0.0, -_fondness(situation, about["seat"]))
        case "Strip" if about["prop"] is None:
            points = -sum(worths) / len(worths)
        case "Strip" | "PickUp":
            points = -asset(situation.card(about["prop"]))
        case _:
            pass
    return points


def _fondness(situation: Situation, seat: int) -> float:
    """Return from -1 for a sure enemy to 1 for a sure friend."""
    return 2 * situation.friend[seat] - 1


def opinion_of_drawing(situation: Situation, option: OptionView) -> float:
    """Draw, unless it brings an end that is not wanted (8.2)."""
    return 0.0 if option.verb == Verb.PASS else CARD + worth_of_drawing(situation, 1)


def opinion_of_granting(situation: Situation, option: OptionView) -> float:
    """Draw oneself, or have a friend draw (11.7)."""
    seat = option.seats[0]
    return CARD if seat == situation.seat else GIFT * CARD * _fondness(situation, seat)


def opinion_of_picking(situation: Situation, option: OptionView) -> float:
    """Take the most useful card, of equal ones rather an enemy's (11.9)."""
    return worth(situation.card(option.cards[0])) - CARD * _fondness(situation, option.seats[0]) / 2


def opinion_of_revealing(situation: Situation, option: OptionView) -> float:
    """Have the card count that brings most; turn over another while it could bring more (12)."""
    about: dict[str, Any] = question_step(situation).about
    hit, miss = (worth_of_outcome(situation, about[name]) for name in ("hit", "miss"))

    def outcome(key: str) -> float:
        card = situation.card(key)
        found = bool(card.reach) if about["wanted"] == Kind.WEAPON else card.suit == about["wanted"]
        return hit if found else miss

    if option.verb == Verb.COUNT:
        return outcome(option.cards[0])
    so_far = max(map(outcome, about["cards"]))
    missing = max(hit, miss) - so_far
    # A card turned over for nothing brings the end of the deck nearer.
    return so_far + HOPE * missing + worth_of_drawing(situation, 1) if missing else so_far - CARD


def worth_of_outcome(situation: Situation, step: StepView | None) -> float:
    """Return what it is worth that a step happens: what comes to oneself is unwelcome, but an end to it."""
    if step is None or step.kind in WELCOME:
        return 0.0
    about: dict[str, Any] = step.about
    seat: int = about["seat"]
    return -SORE if seat == situation.seat else situation.stake[seat]


WELCOME = ("Foil", "PassLeft")
"""Steps that rid a player of trouble."""
