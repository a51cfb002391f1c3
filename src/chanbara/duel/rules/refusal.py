"""Why an act is not offered: the paragraph that forbids it, and the parameters of its message.

The sentence itself is in the locales (``duel-refusal-<key>``).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.rules.values import guard_now
from chanbara.duel.rules.words import Cause, Prompt, Verb

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.duel.rules.state import Duel

NOTATION = re.compile(r"(?P<verb>[a-z]+)(?: (?P<key>[a-z_0-9:]+))?(?:>(?P<enemy>\d))?")

ENDED_BY = {
    Cause.SLAIN: "B2.14",
    Cause.FALLEN: "B2.17",
    Cause.BEHEADED: "B4.3",
    Cause.BLED: "A1.2",
    Cause.CLIFF: "A7.2",
    Cause.ENDLESS: "B11.4",
}


def ended_by(duel: Duel) -> str:
    """Return the paragraph that ended a duel."""
    assert duel.ending is not None, "a duel that goes on has not ended"
    if duel.ending.cause is Cause.BEHEADED and duel.blood:
        return "A1.3"
    return ENDED_BY[duel.ending.cause]


class Refusal(NamedTuple):
    """Why an act is not offered."""

    rule: str
    key: str
    about: dict[str, str | int]


def refuse(rule: str, key: str, **about: str | int) -> Refusal:
    """Return a refusal."""
    return Refusal(rule, key, about)


def refusal(duel: Duel, text: str) -> Refusal:
    """Return why ``text`` is not offered now."""
    asked = duel.decision
    if asked is None:
        return refuse(ended_by(duel), "over")
    if text in asked.texts():
        return refuse("", "offered")
    match = NOTATION.fullmatch(text)
    if match is None or match["verb"] not in set(Verb):
        return refuse("B2.1", "unreadable", text=text)
    verb, prompt = Verb(match["verb"]), Prompt(asked.kind)
    if verb in REFUSE:
        return REFUSE[verb](duel, prompt, match["key"] or "")
    rule, key = MOMENTS[prompt]
    return refuse(rule, key)


MOMENTS: dict[Prompt, tuple[str, str]] = {
    Prompt.MULLIGAN: ("A8.1", "only-mulligan"),
    Prompt.REDRAW: ("A2.8", "only-redraw"),
    Prompt.EXTRA: ("B2.5", "only-extra"),
    Prompt.TARGET: ("A4.1", "only-target"),
    Prompt.ATTACK: ("B2.8", "only-attack"),
    Prompt.STRIKE: ("B2.10", "only-strike"),
    Prompt.RAISE: ("B6.1", "only-raise"),
    Prompt.COMBO: ("B2.11", "only-combo"),
    Prompt.HIT: ("B2.12", "only-hit"),
    Prompt.RELEASE: ("B2.13", "only-release"),
    Prompt.PENALTY: ("A6.2", "only-penalty"),
    Prompt.BRACE: ("B2.16", "only-brace"),
    Prompt.KEEP: ("A8.2", "only-keep"),
    Prompt.CHOOSE: ("A2.12", "only-choose"),
    Prompt.LOOK: ("A8.2", "only-look"),
    Prompt.TAKE: ("A2.3", "only-take"),
}
"""What each decision asks for."""


def _refuse_play(duel: Duel, prompt: Prompt, key: str) -> Refusal:
    if key and key not in duel.book.actions:
        return refuse("B3.1", "no-such-card", text=key)
    if prompt not in {Prompt.ATTACK, Prompt.STRIKE}:
        return refuse(*MOMENTS[prompt])
    if key in duel.hand:
        return refuse("B2.8" if prompt is Prompt.ATTACK else "B2.10", "enough-cards")
    return refuse("B2.8", "not-in-hand", card=key) if key else refuse("B2.8", "name-a-card")


def _refuse_qi(rule: str, act: str) -> Callable[[Duel, Prompt, str], Refusal]:
    def refused(duel: Duel, prompt: Prompt, _key: str) -> Refusal:
        if duel.field.forbids(act):
            by_weapon = act in duel.field.weapon.forbids
            return refuse(
                "B5.2" if by_weapon else "B6.3",
                "forbidden-by-weapon" if by_weapon else "forbidden-by-weather",
            )
        if not duel.qi:
            return refuse(rule, "no-qi")
        return refuse(rule, f"not-now-{act}") if prompt is not Prompt.BRACE else refuse(*MOMENTS[prompt])

    return refused


def _refuse_guard(duel: Duel, prompt: Prompt, _key: str) -> Refusal:
    if prompt not in {Prompt.ATTACK, Prompt.STRIKE, Prompt.BRACE}:
        return refuse(*MOMENTS[prompt])
    most = duel.field.weapon.guard_most
    if most is not None and guard_now(duel) >= most:
        return refuse("B5.2", "guard-never-counts")
    return refuse("B2.18", "no-qi")


def _refuse_environment(duel: Duel, prompt: Prompt, _key: str) -> Refusal:
    if duel.field.environment is None:
        return refuse("A7.1", "no-environment")
    if prompt not in {Prompt.ATTACK, Prompt.STRIKE}:
        return refuse(*MOMENTS[prompt])
    if "duel:environment" in duel.used:
        return refuse("A7.2", "once-a-duel")
    if "attack:environment" in duel.used:
        return refuse("B2.18", "once-an-attack")
    return refuse("A7.1", "no-qi")


def _refuse_gisei(duel: Duel, prompt: Prompt, _key: str) -> Refusal:
    if prompt is not Prompt.BRACE:
        return refuse(*MOMENTS[prompt])
    if "gisei" not in duel.field.modules:
        return refuse("A3.1", "no-gisei")
    if duel.life <= duel.book.prices["gisei"]:
        return refuse("B8.1", "last-life")
    return refuse("B8.2", "once-a-counterattack")


def _refuse_bokken(duel: Duel, prompt: Prompt, _key: str) -> Refusal:
    if not duel.field.weapon.pays_life:
        return refuse("B5.2", "no-bokken")
    if prompt is not Prompt.STRIKE:
        return refuse("B5.2", "bokken-in-phase-four")
    if "attack:bokken" in duel.used:
        return refuse("B5.2", "once-an-attack")
    return refuse("B8.1", "last-life")


def _refuse_step(duel: Duel, _prompt: Prompt, _key: str) -> Refusal:
    if "bushido" not in duel.field.modules:
        return refuse("A2.1", "no-bushido")
    if not duel.bushido_deck or duel.marker >= duel.book.kanji:
        return refuse("A2.4", "one-virtue")
    if not duel.marker and not duel.book.rulings.qi_makes_first_move:
        return refuse("A2.5", "combo-first")
    return refuse("A2.5", "no-qi")


def _refuse_convert(duel: Duel, _prompt: Prompt, _key: str) -> Refusal:
    if duel.virtue is None or not duel.book.virtues[duel.virtue].life:
        return refuse("A2.11", "no-such-virtue")
    if duel.life >= duel.life_cap and not duel.book.rulings.chugi_above_cap:
        return refuse("B8.12", "life-is-full")
    return refuse("A2.11", "no-qi")


def _refuse_spend(duel: Duel, prompt: Prompt, _key: str) -> Refusal:
    if not duel.points:
        return refuse("A2.9", "no-such-virtue")
    if prompt in {Prompt.ATTACK, Prompt.STRIKE} or duel.book.rulings.points_at_any_time:
        return refuse("A2.10" if duel.book.virtues[str(duel.virtue)].strength else "A2.9", "other-points")
    return refuse(*MOMENTS[prompt])


def _refuse_take(duel: Duel, _prompt: Prompt, _key: str) -> Refusal:
    if "bushido" not in duel.field.modules:
        return refuse("A2.1", "no-bushido")
    return refuse("A2.3", "marker-not-there") if duel.bushido_deck else refuse("A2.4", "one-virtue")


REFUSE: dict[Verb, Callable[[Duel, Prompt, str], Refusal]] = {
    Verb.PLAY: _refuse_play,
    Verb.FORESEE: _refuse_qi("B2.7", "foresee"),
    Verb.EXTRA: _refuse_qi("B2.5", "extra"),
    Verb.GUARD: _refuse_guard,
    Verb.ENVIRONMENT: _refuse_environment,
    Verb.GISEI: _refuse_gisei,
    Verb.BOKKEN: _refuse_bokken,
    Verb.STEP: _refuse_step,
    Verb.TAKE: _refuse_take,
    Verb.CONVERT: _refuse_convert,
    Verb.SPEND: _refuse_spend,
}
