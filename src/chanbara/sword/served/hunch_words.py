"""The coach's guess about roles, in the learner's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.locales import speech
from chanbara.server.school.lesson_words import card_words, seat_words
from chanbara.server.wire.lesson_bodies import CoachLine
from chanbara.sword.rules.words import Kind
from chanbara.sword.school.lesson import SwordStep
from chanbara.sword.sight.derived import catalog_at
from chanbara.sword.sight.view import observe

if TYPE_CHECKING:
    from chanbara.locales import Speech
    from chanbara.school.lesson_walk import Walk
    from chanbara.server.wire.scalars import Language
    from chanbara.sword.school.hunch import Deed, Hunch


def hunch_line(walk: Walk, found: Hunch, language: Language) -> CoachLine:
    """Return the coach's guess about roles, and the action that suggests it."""
    voice = speech(language)
    about: dict[str, str | int] = {}
    for role, guess in (("ninja", found.ninja), ("samurai", found.samurai)):
        if guess is not None:
            about |= {role: seat_words(walk, voice, guess.seat), f"{role}_tenths": guess.tenths}
    known = "-".join(role for role in ("ninja", "samurai") if role in about) or "open"
    if found.samurai is not None and found.samurai.seat in _in_reach(walk):
        known = "spare"
    sentences = [voice.say(f"lesson-hunch-{known}", **about)]
    if found.deed is not None:
        sentences.append(_deed_words(walk, found.deed, voice))
    return CoachLine(" ".join(sentences), [f"seat:{seat}" for seat in found.seats])


def _in_reach(walk: Walk) -> set[int]:
    """Return the seats the coach has just called easy prey."""
    lines = walk.coaching.lines
    return {
        int(line.bound["who"]) for line in lines if isinstance(line.step, SwordStep) and line.step.when.can
    }


def _deed_words(walk: Walk, deed: Deed, voice: Speech) -> str:
    view = observe(walk.game, walk.lesson.seat)
    kind = "strike" if catalog_at(view).card(deed.card).kind is Kind.WEAPON else "card"
    about = {"who": seat_words(walk, voice, deed.seat), "card": card_words(walk, voice, deed.card)}
    if deed.target == walk.lesson.seat:
        return voice.say(f"lesson-deed-{kind}-you", **about)
    return voice.say(f"lesson-deed-{kind}", **about, target=seat_words(walk, voice, deed.target))
