"""The effects of each option of a duel, by applying the rules to a duel reconstructed from the view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from chanbara.duel.rules.attack import HitCheck, fitting, hit_rows, margin
from chanbara.duel.rules.bushido import virtue
from chanbara.duel.rules.counter import Brace, bonus
from chanbara.duel.rules.values import guard_now, red_die_counts
from chanbara.duel.rules.words import Icon, Verb
from chanbara.duel.served.payloads import DuelInsight, DuelOutcome, Reached, Standing, Striking
from chanbara.duel.sight.imagine import imagine
from chanbara.duel.words.asking import PRICED, cards_left

if TYPE_CHECKING:
    from chanbara.duel.rules.options import Option
    from chanbara.duel.rules.state import Duel
    from chanbara.duel.sight.view import DuelView

MODES: tuple[Literal["strength", "technique"], ...] = ("strength", "technique")
UNSURE = {
    Verb.MULLIGAN, Verb.REDRAW, Verb.EXTRA, Verb.TARGET, Verb.FORESEE, Verb.ENVIRONMENT, Verb.GISEI,
    Verb.KEEP, Verb.CHOOSE, Verb.LOOK, Verb.TAKE, Verb.PASS,
}  # fmt: skip
"""Options after which chance decides, or nothing of the player's changes."""


def duel_insight(view: DuelView) -> DuelInsight | None:
    """Return the effects for the player, if it is their decision."""
    if view.decision is None:
        return None
    duel: Duel = imagine(view, 0).table
    asked = duel.decision
    assert asked is not None, "the view has an open decision"
    held, is_open = virtue(duel), duel.defence is not None
    return DuelInsight(
        left=cards_left(duel),
        exchanges=0 if held is None else held.redraw,
        strength=duel.strength - margin(duel, "strength") if is_open else None,
        technique=duel.technique - margin(duel, "technique") if is_open else None,
        enemy=_enemy(duel),
        now=_standing(duel, _enemy(duel)),
        options=[_outcome(duel, option) for option in asked.options],
    )


def _enemy(duel: Duel) -> int:
    """Return the enemy a decision is about: the one about to strike, or the one attacked."""
    step = None if duel.decision is None else duel.decision.step
    return step.enemy if isinstance(step, Brace) else duel.target


def _standing(duel: Duel, enemy: int) -> Standing:
    steps = duel.stack if duel.decision is None else [*duel.stack, duel.decision.step]
    may_hit = duel.defence is not None and any(isinstance(step, HitCheck) for step in steps)
    return Standing(
        strength=duel.strength,
        technique=duel.technique,
        guard=guard_now(duel),
        life=duel.life,
        qi=duel.qi,
        armour=duel.armour,
        red_die=duel.red_die,
        counter=bonus(duel, enemy),
        normal=len(fitting(duel, Icon.NORMAL)),
        special=len(fitting(duel, Icon.SPECIAL)),
        hits=[_striking(duel, mode) for mode in MODES if margin(duel, mode) >= 0] if may_hit else [],
        reached=_reached(duel) if duel.defence is None else None,
    )


def _striking(duel: Duel, mode: Literal["strength", "technique"]) -> Striking:
    by = margin(duel, mode)
    effects = next(effects for least, effects in reversed(hit_rows(duel, mode)) if by >= least)
    return Striking(mode, by, dict(effects))


def _reached(duel: Duel) -> Reached:
    """Return how many of the possible defense cards are reached; an empty deck is reshuffled."""
    tried, may_come = duel.clone(), duel.defence_deck or duel.defence_pile
    found = []
    for tried.defence in may_come:
        found.append([margin(tried, mode) >= 0 for mode in MODES])
    strong, deft = (sum(one[place] for one in found) for place in (0, 1))
    return Reached(strong, deft, sum(any(one) for one in found), len(found))


def _outcome(duel: Duel, option: Option) -> DuelOutcome:
    after = None if option.verb in UNSURE else _after(duel, option)
    strikes = _striking(duel, _mode(option.key)) if option.verb is Verb.HIT else None
    suffers = {} if strikes is None else strikes.effects
    if option.verb is Verb.RELEASE:
        suffers = dict(duel.book.red_die_bonus[duel.red_die - 1])
    return DuelOutcome(
        price=_price(duel, option.verb),
        after=after,
        suffers=suffers,
        margin=None if strikes is None else strikes.margin,
        amount=_amount(duel, option),
        drawn=list(duel.book.gisei) if option.verb is Verb.GISEI else [],
    )


def _mode(key: str | None) -> Literal["strength", "technique"]:
    return "technique" if key == "technique" else "strength"


def _after(duel: Duel, option: Option) -> Standing:
    """Return the player's stats right after an option, before anything else happens."""
    twin = duel.clone()
    enemy, asked = _enemy(duel), twin.decision
    assert asked is not None, "an option answers a question"
    twin.decision = None
    if option.meanwhile is None:
        asked.step.answer(twin, option)
    else:
        option.meanwhile.run(twin)
    return _standing(twin, enemy)


def _price(duel: Duel, verb: Verb) -> dict[str, int]:
    if verb in PRICED:
        return {"qi": duel.book.prices[PRICED[verb]]}
    if verb is Verb.CONVERT:
        return {"qi": 1}
    life = {Verb.GISEI: duel.book.prices["gisei"], Verb.BOKKEN: duel.field.weapon.pays_life}.get(verb, 0)
    return {"life": life} if life else {}


def _amount(duel: Duel, option: Option) -> int:
    """Return the amount of an option, if its text mentions one."""
    held, book = virtue(duel), duel.book
    if option.verb is Verb.GUARD:
        return book.switches.guard_per_qi
    if option.verb is Verb.BOKKEN:
        return duel.field.weapon.gain
    if option.verb is Verb.RELEASE:
        return red_die_counts(duel)
    if option.key == "special":
        return (0 if held is None else held.specials) or book.combo["specials"]
    if option.key == "die" and option.verb is Verb.COMBO:
        return (0 if held is None else held.red_die) or book.combo["red_die"]
    return book.combo["qi"] if option.key == "qi" and option.verb is Verb.COMBO else 1
