"""The solver: maximizes the win probability, with the odds of everything hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.duel.bots.estimate import Estimate
from chanbara.duel.bots.orders import Orders
from chanbara.duel.bots.protocol import number_of, question
from chanbara.duel.bots.situation import Situation
from chanbara.duel.bots.uses import best_use
from chanbara.duel.bots.virtues import HEALING, bushido, taken
from chanbara.duel.bots.worth import worth
from chanbara.duel.rules.words import Icon, Prompt, Verb

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chanbara.duel.bots.situation import Situation as Now
    from chanbara.duel.rules.book import Action
    from chanbara.duel.sight.view import DuelDecision, DuelOption, DuelView
    from chanbara.sight import Seen

EXTRA_FROM = 4
"""Qi from which the extra card is bought."""
FRESH_HAND = -0.01
"""The expected value of a round with a new hand: a mulligan pays below it."""
FRESH_CARD = 0.02
"""The expected value of a new card: one that gains less is exchanged."""
GIVEN_UP = 0.01
"""The value of a point on a card over the rest of a duel, when the card is removed."""


class SolverBot:
    """Searches the orders of its hand and the uses of Qi."""

    name = "solver"

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: DuelView, events: Sequence[Seen]) -> int:
        decision = question(view)
        if len(decision.options) == 1:
            return 0
        now = Situation(view)
        meanwhile = _meanwhile(now, decision)
        return number_of(decision, meanwhile or ANSWERS[decision.kind](now, decision))


def offered(decision: DuelDecision, verb: Verb) -> list[DuelOption]:
    """Return the options with a verb."""
    return [option for option in decision.options if option.verb == verb]


def _meanwhile(now: Now, decision: DuelDecision) -> str | None:
    """Return the anytime action to pay for, if it is better than none (A2)."""
    if offered(decision, Verb.CONVERT):
        healed = Estimate(now.but(life=now.life + 1, qi=now.qi - 1))
        left = healed.standing._replace(beside=healed.beside - HEALING)
        return "convert" if worth(left) > Estimate(now).before else None
    if not offered(decision, Verb.STEP):
        return None
    estimate = Estimate(now)
    whole = now.enemy.life + estimate.others
    more = bushido(now, whole, 1) - bushido(now, whole)
    price = now.book.prices["bushido_step"]
    standing = estimate.standing._replace(qi=now.qi - price, beside=estimate.beside + more)
    return "step" if worth(standing) > estimate.before else None


def _mulligan(now: Now, decision: DuelDecision) -> str:
    orders = Orders(now.at_first_attack())
    return "mulligan" if orders.value() - orders.estimate.before < FRESH_HAND else "pass"


def _redraw(now: Now, decision: DuelDecision) -> str:
    """Exchange the card that gains least, if a new one may gain more (A2)."""
    start = now.at_first_attack()
    whole = Orders(start).value()
    without = {}
    for option in offered(decision, Verb.REDRAW):
        others = list(start.hand)
        others.remove(now.book.actions[option.key or ""])
        without[option.text] = Orders(start.but(hand=others)).value()
    text = max(without, key=lambda one: without[one])
    return text if whole - without[text] < FRESH_CARD else "pass"


def _extra(now: Now, decision: DuelDecision) -> str:
    return "extra" if now.qi >= EXTRA_FROM else "pass"


def _target(now: Now, decision: DuelDecision) -> str:
    """Attack the enemy closest to death."""
    living = offered(decision, Verb.TARGET)
    return min(living, key=lambda option: now.view.enemies[option.enemy or 0].life).text


def _act(now: Now, decision: DuelDecision) -> str:
    """Play the cards of the best order; Qi may come first."""
    orders = Orders(now)
    if not offered(decision, Verb.PLAY):
        use = None if now.turned is None else best_use(now, decision, orders.value())
        return use or "pass"
    if now.turned is None:
        gain, first = orders.unknown()
        price = worth(orders.estimate.paid(0, now.book.prices["foresee"])) - orders.estimate.before
        can_foresee = offered(decision, Verb.FORESEE) and not now.played
        if can_foresee and orders.foreseen() + price > orders.estimate.before + gain:
            return "foresee"
        return f"play {now.hand[first[0]].key}" if first else "pass"
    use = best_use(now, decision, orders.value())
    attack = orders.known(now.turned)[1]
    if now.before and not orders.before_defence(attack):
        return use or "pass"
    return use or f"play {now.hand[attack.places[0]].key}"


def _combo(now: Now, decision: DuelDecision) -> str:
    gains = Estimate(now).combos()
    return max(offered(decision, Verb.COMBO), key=lambda option: gains[option.key or ""]).text


def _hit(now: Now, decision: DuelDecision) -> str:
    """Hit with what gains more; if virtue points could still make a miss a hit, spend them if that pays."""
    if not offered(decision, Verb.HIT):
        return best_use(now, decision, Orders(now).value()) or "pass"
    estimate, defence = Estimate(now), now.turned
    assert defence is not None
    gains = {
        "strength": estimate.hit(now.strength, NEVER, defence, now.defence_change),
        "technique": estimate.hit(NEVER, now.technique, defence, now.defence_change),
    }
    return max(offered(decision, Verb.HIT), key=lambda option: gains[option.key or ""]).text


NEVER = -100
"""A value that reaches no defense."""


def _release(now: Now, decision: DuelDecision) -> str:
    estimate = Estimate(now)
    parts = tuple((what, much) for what, much in now.view.pending[-1][1])
    kept = estimate.outcome(parts, now.red_die)
    released = estimate.outcome(estimate.with_die(parts), now.book.red_die_least)
    return "release" if released > kept else "pass"


def _brace(now: Now, decision: DuelDecision) -> str:
    """Buy guard, or give a life for it, if that is better (A3)."""
    number = now.view.pending[-1][1]
    now = now.but(enemy=now.view.enemies[number], opponent=now.field.opponents[number])
    estimate = Estimate(now)
    opponent = now.opponent
    guard = now.guard + now.guard_bonus - estimate.added(now.technique, turned=now.open["side_b"])
    harsh = opponent.avenges and not now.open["hit"]
    bought = estimate.bought(guard, 0, harsh=harsh)
    if offered(decision, Verb.GISEI) and estimate.sacrificed(guard, harsh=harsh) > max(bought):
        return "gisei"
    return "guard" if offered(decision, Verb.GUARD) and max(bought) > bought[0] else "pass"


def _penalty(now: Now, decision: DuelDecision) -> str:
    """Pay what is missed least (A6)."""
    estimate = Estimate(now)
    standing = estimate.standing
    guard = now.guard + now.guard_bonus - estimate.added(now.technique, turned=True)
    opened = guard - now.opponent.card_counter
    bared = estimate.braced(guard, harsh=False) - estimate.braced(opened, harsh=False)
    values = {
        "qi": worth(standing._replace(qi=max(0, now.qi - 1))),
        "life": worth(standing._replace(life=now.life - 1)),
        "die": worth(standing._replace(red_die=now.counted(max(0, now.red_die - 1)))),
    }

    def value(option: DuelOption) -> float:
        place, _, card = (option.key or "").partition(":")
        if place in values:
            return values[place]
        lost = FRESH_CARD if place == "hand" and now.attack < now.book.attacks else 0.0
        return estimate.before - bared - lost - GIVEN_UP * _points(now.book.actions[card])

    return max(offered(decision, Verb.PENALTY), key=value).text


def _points(card: Action) -> float:
    return card.strength + card.technique + 0.8 * card.guard


def _keep(now: Now, decision: DuelDecision) -> str:
    def value(option: DuelOption) -> tuple[bool, float]:
        card = now.book.actions[option.key or ""]
        return card.icon is Icon.WILD, _points(card)

    return max(offered(decision, Verb.KEEP), key=value).text


def _virtue(now: Now, decision: DuelDecision) -> str:
    whole = sum(one.life for one in now.view.enemies)
    return max(offered(decision, Verb.CHOOSE), key=lambda option: taken(option.key or "", whole, now)).text


def _look(now: Now, decision: DuelDecision) -> str:
    """Look at as many as possible: one of them is kept anyway (A8.2)."""
    return "look"


def _take(now: Now, decision: DuelDecision) -> str:
    """Take the Bushido card: it costs nothing more (A2.3)."""
    return "take"


def _raise(now: Now, decision: DuelDecision) -> str:
    """Raise the value that gains more with the current hand."""
    strong = Orders(now.but(strength=now.strength + 1)).value()
    deft = Orders(now.but(technique=now.technique + 1, gained=now.gained + 1)).value()
    return "raise strength" if strong >= deft else "raise technique"


ANSWERS: dict[str, Callable[[Now, DuelDecision], str]] = {
    Prompt.MULLIGAN: _mulligan,
    Prompt.REDRAW: _redraw,
    Prompt.EXTRA: _extra,
    Prompt.TARGET: _target,
    Prompt.ATTACK: _act,
    Prompt.STRIKE: _act,
    Prompt.COMBO: _combo,
    Prompt.HIT: _hit,
    Prompt.RELEASE: _release,
    Prompt.BRACE: _brace,
    Prompt.PENALTY: _penalty,
    Prompt.KEEP: _keep,
    Prompt.RAISE: _raise,
    Prompt.CHOOSE: _virtue,
    Prompt.LOOK: _look,
    Prompt.TAKE: _take,
}
