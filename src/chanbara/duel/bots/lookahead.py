"""The look-ahead bot (B9): one round ahead, by points."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

from chanbara.duel.bots.points import GUARD_SAVES, LIFE, QI, RED_DIE, RELEASED_FROM, SPECIAL, Points
from chanbara.duel.bots.protocol import number_of, question
from chanbara.duel.bots.situation import Situation
from chanbara.duel.bots.splits import best_split, splits
from chanbara.duel.rules.words import Icon, Prompt, Verb

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chanbara.duel.bots.situation import Situation as Now
    from chanbara.duel.rules.book import Action, Effects
    from chanbara.duel.sight.view import DuelDecision, DuelOption, DuelView
    from chanbara.sight import Seen

EXTRA_FROM = 5
"""Qi from which the extra card is bought."""
FRESH_HAND = -0.65
"""The expected value of a round with a new hand: a mulligan pays below it."""

PAID_LIFE = 0.5
"""What voluntarily paid life must gain beyond its own value."""


class LookAheadBot:
    """Tries every split of the hand into the two attacks, and takes the best by points."""

    name = "lookahead"

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: DuelView, events: Sequence[Seen]) -> int:
        decision = question(view)
        if len(decision.options) == 1:
            return 0
        return number_of(decision, ANSWERS[decision.kind](Situation(view), decision))


def _mulligan(now: Now, decision: DuelDecision) -> str:
    points = Points(now.at_first_attack())
    value, _ = best_split(points, splits(points), None)
    return "mulligan" if value < FRESH_HAND else "pass"


def _extra(now: Now, decision: DuelDecision) -> str:
    return "extra" if now.qi >= EXTRA_FROM else "pass"


def _redraw(now: Now, decision: DuelDecision) -> str:
    return "pass"


def _target(now: Now, decision: DuelDecision) -> str:
    """Attack the enemies one after the other."""
    return next(option.text for option in decision.options if option.verb == Verb.TARGET)


def _act(now: Now, decision: DuelDecision) -> str:
    """Play the cards of the best split."""
    texts = {option.text for option in decision.options}
    points = Points(now)
    bokken = _bokken(points, texts)
    if bokken is not None:
        return bokken
    if not any(option.verb == Verb.PLAY for option in decision.options):
        return "pass"
    found = splits(points)
    value, best = best_split(points, found, now.turned)
    if "foresee" in texts and not now.played:
        foreseen = fsum(best_split(points, found, one)[0] for one in points.defences) / len(points.defences)
        if foreseen - value > QI:
            return "foresee"
    if now.before and "pass" in texts and len(best.cards) <= now.book.cards_after:
        return "pass"
    return f"play {best.cards[0].key}"


def _bokken(points: Points, texts: set[str]) -> str | None:
    """Return the value for which life is paid, if that clearly pays in this attack."""
    now, defence = points.now, points.now.turned
    if defence is None or "bokken strength" not in texts or any(text.startswith("play") for text in texts):
        return None
    weapon, change = now.field.weapon, now.defence_change
    plain = points.hit(now.strength, now.technique, defence, change)
    strong = points.hit(now.strength + weapon.gain, now.technique, defence, change)
    deft = points.hit(now.strength, now.technique + weapon.gain, defence, change)
    if max(strong, deft) - plain <= weapon.pays_life + PAID_LIFE:
        return None
    return "bokken strength" if strong >= deft else "bokken technique"


COMBOS = {"special": SPECIAL, "qi": QI, "die": RED_DIE, "step": 0.0}


def _combo(now: Now, decision: DuelDecision) -> str:
    offered = [option for option in decision.options if option.verb == Verb.COMBO]
    return max(offered, key=lambda option: COMBOS[option.key or ""]).text


def _hit(now: Now, decision: DuelDecision) -> str:
    offered = [option for option in decision.options if option.verb == Verb.HIT]
    if not offered:
        return "pass"
    points = Points(now)
    defence = now.turned
    assert defence is not None
    change = now.defence_change
    gains = {
        "strength": points.hit(now.strength, -100, defence, change),
        "technique": points.hit(-100, now.technique, defence, change),
    }
    return max(offered, key=lambda option: gains[option.key or ""]).text


def _release(now: Now, decision: DuelDecision) -> str:
    """Release the red die at 4, or if it kills and the hit alone does not."""
    step = now.view.pending[-1]
    hit = _sure_life(now, dict(step[1]))
    die = now.counted(now.red_die)
    both = hit + _sure_life(now, now.book.red_die_bonus[die - 1])
    whole = now.enemy.life + now.enemy.armour
    return "release" if die >= RELEASED_FROM or hit < whole <= both else "pass"


def _sure_life(now: Now, effects: Effects) -> int:
    """Return the life that an effect takes whatever wound is drawn."""
    return effects.get("life", 0) + (0 if now.enemy.qi else effects.get("qi", 0))


def _brace(now: Now, decision: DuelDecision) -> str:
    if not any(option.verb == Verb.GUARD for option in decision.options):
        return "pass"
    number = now.view.pending[-1][1]
    now.enemy, now.opponent = now.view.enemies[number], now.field.opponents[number]
    points = Points(now)
    guard = now.guard + now.guard_bonus
    saved = points.loss(guard, now.technique) - points.loss(guard + 1, now.technique)
    return "guard" if saved > GUARD_SAVES else "pass"


def _penalty(now: Now, decision: DuelDecision) -> str:
    """Pay what costs the fewest points; of cards the worst, because of the stronger blow (A6.2, B5.1)."""
    points = Points(now)
    guard = now.guard + now.guard_bonus
    bared = points.loss(guard - now.opponent.card_counter, now.technique) - points.loss(guard, now.technique)
    prices = {"qi": QI, "life": LIFE, "die": RED_DIE}

    def price(option: DuelOption) -> tuple[float, int]:
        what, _, card = (option.key or "").partition(":")
        return (bared, _worth(now.book.actions[card])) if card else (prices[what], 0)

    return min((one for one in decision.options if one.verb == Verb.PENALTY), key=price).text


def _worth(card: Action) -> int:
    return card.strength + card.technique + card.guard


def _keep(now: Now, decision: DuelDecision) -> str:
    """Keep what makes combos: a wild card fits into either."""
    offered = [option for option in decision.options if option.verb == Verb.KEEP]
    return max(offered, key=lambda option: now.book.actions[option.key or ""].icon is Icon.WILD).text


def _look(now: Now, decision: DuelDecision) -> str:
    """Look at as many as possible: one of them is kept anyway (A8.2)."""
    return "look"


def _take(now: Now, decision: DuelDecision) -> str:
    """Take the Bushido card: it costs nothing more (A2.3)."""
    return "take"


def _first(now: Now, decision: DuelDecision) -> str:
    return decision.options[0].text


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
    Prompt.RAISE: _first,
    Prompt.CHOOSE: _first,
    Prompt.LOOK: _look,
    Prompt.TAKE: _take,
}
