"""The effects of each option of a duel, by applying the rules to a duel reconstructed from the view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from chanbara.duel.kind import DUEL
from chanbara.duel.rules.attack import HitCheck, fitting, hit_rows, margin
from chanbara.duel.rules.counter import Brace, bonus
from chanbara.duel.rules.values import guard_now
from chanbara.duel.rules.words import Icon, Verb
from chanbara.duel.served.payloads import DuelInsight, DuelOutcome, Reached, Standing, Striking
from chanbara.duel.sight.imagine import imagine
from chanbara.duel.words.asking import PRICED, option_message, question
from chanbara.duel.words.messages import DuelMessages
from chanbara.server.insight.kind import InsightKind

if TYPE_CHECKING:
    from chanbara.duel.rules.options import Option
    from chanbara.duel.rules.state import Duel
    from chanbara.duel.sight.view import DuelView
    from chanbara.words.message import Message

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
    messages, is_open = DuelMessages(view), duel.defence is not None
    offered = zip(view.decision.options, asked.options, strict=True)
    return DuelInsight(
        asked=question(messages, view, duel),
        strength=duel.strength - margin(duel, "strength") if is_open else None,
        technique=duel.technique - margin(duel, "technique") if is_open else None,
        now=_standing(duel, _enemy(duel)),
        options=[
            _outcome(duel, option, option_message(messages, view, duel, shown)) for shown, option in offered
        ],
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


def _outcome(duel: Duel, option: Option, said: Message) -> DuelOutcome:
    return DuelOutcome(
        said=said,
        price=_price(duel, option.verb),
        after=None if option.verb in UNSURE else _after(duel, option),
        amount=_amount(duel, option.verb),
    )


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


def _amount(duel: Duel, verb: Verb) -> int:
    """Return by how many points a value rises."""
    if verb is Verb.GUARD:
        return duel.book.switches.guard_per_qi
    return duel.field.weapon.gain if verb is Verb.BOKKEN else 1


class DuelEffects(InsightKind):
    """The effects of options in a duel, whose view contains its rulings and numbers."""

    def insight(self, view: DuelView) -> DuelInsight | None:
        """Return the effects of each option."""
        return duel_insight(view)


INSIGHT = DuelEffects(DUEL)
