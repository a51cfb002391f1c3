"""The odds of each choice in a duel: to hit in this attack, and to be hurt by the next counterattack.

They follow from the player's view. Drawn cards are excluded; an empty deck will be reshuffled. Cards that a
choice leaves open are assumed to be played as the solver would. Random outcomes of a choice are averaged.
"""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.bots.estimate import Estimate
from chanbara.duel.bots.orders import Orders
from chanbara.duel.bots.protocol import question
from chanbara.duel.bots.situation import Situation
from chanbara.duel.bots.uses import changed
from chanbara.duel.rules.words import Prompt, Verb

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chanbara.duel.rules.book import Action, Defence
    from chanbara.duel.sight.view import DuelOption, DuelView


class Odds(NamedTuple):
    """Two probabilities."""

    hit: float
    """This attack hits."""
    wounded: float
    """The next counterattack hits: it costs life or brings a wound."""


def odds(view: DuelView) -> dict[str, Odds]:
    """Return the odds of each option of the open decision, by its notation."""
    decision = question(view)
    now = Situation(view)
    if decision.kind in {Prompt.MULLIGAN, Prompt.REDRAW, Prompt.EXTRA}:
        now = now.at_first_attack()
    if decision.kind == Prompt.BRACE:
        number = view.pending[-1][1]
        now = now.but(enemy=view.enemies[number], opponent=now.field.opponents[number])
    return {option.text: _odds(now, decision.kind, option) for option in decision.options}


def _odds(now: Situation, kind: str, option: DuelOption) -> Odds:
    """Return the odds after one option."""
    if option.verb == Verb.TARGET and option.enemy is not None:
        enemy, opponent = now.view.enemies[option.enemy], now.field.opponents[option.enemy]
        now = now.but(target=option.enemy, enemy=enemy, opponent=opponent)
    after = _after(now, option)
    if option.verb == Verb.HIT or kind == Prompt.RELEASE:
        return Odds(1.0, wounded(after, hit=True))
    if kind in {Prompt.BRACE, Prompt.PENALTY}:
        return Odds(float(after.open["hit"]), _braced(after, option))
    if option.verb in CHANCES:
        return _mean(CHANCES[Verb(option.verb)](after))
    if option.verb == Verb.PASS and kind == Prompt.ATTACK:
        return _defended(after)
    return _played_on(after)


def _after(now: Situation, option: DuelOption) -> Situation:
    """Return what is certain after an option."""
    if option.verb == Verb.PLAY:
        card = now.book.actions[option.key or ""]
        hand = list(now.hand)
        hand.remove(card)
        return _with(now.but(hand=hand, played=[*now.played, card]), card)
    if option.verb == Verb.GUARD:
        price, each = now.book.prices["guard"], now.book.switches.guard_per_qi
        return now.but(qi=now.qi - price, guard_bonus=now.guard_bonus + each)
    if option.verb == Verb.PENALTY and ":" in (option.key or ""):
        return now.but(counter_change=now.counter_change + now.opponent.card_counter)
    raised = {Verb.SPEND: 1, Verb.BOKKEN: now.field.weapon.gain, Verb.RAISE: 1}.get(Verb(option.verb), 0)
    if raised and option.key == "technique":
        return now.but(technique=now.technique + raised, gained=now.gained + raised)
    return now.but(strength=now.strength + raised) if raised else now


def _foreseen(now: Situation) -> list[Odds]:
    """Return the odds for each possible defense card if it is turned now: both cards are chosen after it."""
    orders = Orders(now)
    return [_finished(now, orders.known(one)[1].places, one) for one in now.defences]


def _drawn(now: Situation) -> list[Odds]:
    """Return the odds with each card that may be drawn."""
    drawn = [_played_on(now.but(hand=[*now.hand, card])) for card in now.draws]
    return drawn or [_played_on(now)]


def _placed(now: Situation) -> list[Odds]:
    """Return the odds after each face of the blue die (A7)."""
    environment = now.field.environment
    assert environment is not None
    return [FALLEN if "fall" in row else _played_on(changed(now, row)) for row in environment.rows]


FALLEN = Odds(0.0, 1.0)
"""A fall from the cliff loses the duel."""

CHANCES: dict[Verb, Callable[[Situation], list[Odds]]] = {
    Verb.FORESEE: _foreseen,
    Verb.EXTRA: _drawn,
    Verb.ENVIRONMENT: _placed,
}
"""The possible random outcomes of an option, all equally likely."""


def _mean(each: Sequence[Odds]) -> Odds:
    return Odds(fsum(one.hit for one in each) / len(each), fsum(one.wounded for one in each) / len(each))


def _with(now: Situation, card: Action) -> Situation:
    return now.but(
        strength=now.strength + card.strength,
        technique=now.technique + card.technique,
        guard=now.guard + card.guard,
        gained=now.gained + card.technique,
    )


def _played_on(now: Situation) -> Odds:
    """Return the odds if the rest of the attack is played as the solver would."""
    orders = Orders(now)
    turned = now.turned
    if turned is not None:
        return _finished(now, orders.known(turned)[1].places, turned)
    first = orders.unknown()[1]
    left = [card for place, card in enumerate(now.hand) if place not in first]
    before = now
    for place in first:
        before = _with(before, now.hand[place])
    return _defended(before.but(hand=left, played=[*now.played, *(now.hand[place] for place in first)]))


def _defended(now: Situation) -> Odds:
    """Return the odds if the defense card is turned now and the last card is chosen after it."""
    now = now.after_defence()
    third = Orders(now)
    defences = third.estimate.defences if now.turned is None else [now.turned]
    return _mean([_finished(now, third.known(one)[1].places, one) for one in defences])


def _finished(now: Situation, places: tuple[int, ...], defence: Defence) -> Odds:
    """Return the odds against a defense card if the cards at some indexes are played too."""
    for place in places:
        now = _with(now, now.hand[place])
    strong = now.strength >= defence.strength + now.defence_change
    deft = now.technique >= defence.technique + now.opponent.technique + now.defence_change
    hit = strong or deft
    return Odds(float(hit), wounded(now, hit=hit))


def _braced(now: Situation, option: DuelOption) -> float:
    hit = bool(now.open["hit"])
    if option.verb != Verb.GISEI:
        return wounded(now, hit=hit, turned=now.open["side_b"])
    each = [
        wounded(now.but(guard_bonus=now.guard_bonus + card), hit=hit, turned=now.open["side_b"])
        for card in now.book.gisei
    ]
    return fsum(each) / len(each)


def wounded(now: Situation, *, hit: bool, turned: bool | None = None) -> float:
    """Return the probability that the next counterattack hits the current guard."""
    cancels = now.field.weapon.cancels_from
    if cancels and now.gained >= cancels:
        return 0.0
    if turned is None:
        turned = now.open["side_b"] != (hit and now.opponent.two_sides)
    guard = now.guard + now.guard_bonus
    most = now.field.weapon.guard_most
    guard = guard if most is None else min(guard, most)
    return Estimate(now).struck_chance(guard, now.technique, turned=turned)
