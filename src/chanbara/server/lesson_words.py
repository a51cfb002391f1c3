"""What the coach says, in the learner's language: seats go by their characters, cards by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import chanbara
from chanbara.locales import speech
from chanbara.school.coach import slip
from chanbara.school.example import ExampleWalk
from chanbara.school.lesson import Step
from chanbara.server.example_words import example_words
from chanbara.server.lesson_bodies import CoachLine
from chanbara.sword.rules.words import Kind
from chanbara.sword.sight.reckoning import catalog_at

if TYPE_CHECKING:
    from chanbara.locales import Speech
    from chanbara.school.coach import Line
    from chanbara.school.coach_deduces import Deed, Hunch
    from chanbara.school.lesson_walk import Walk
    from chanbara.server.protocol import Language


def line_words(walk: Walk, line: Line, language: Language, ending: str = "") -> str:
    """Return what a step says."""
    if isinstance(walk, ExampleWalk):
        return example_words(walk, line, language, ending)
    voice = speech(language)
    about: dict[str, str | int] = dict(line.bound)
    if "who" in about:
        about["who"] = _name(walk, voice, int(about["who"]))
    if "card" in about:
        about["card"] = voice.say(f"card-{about['card']}")
    return voice.say(walk.lesson.words(line.step) + ending, **about)


def instead_words(walk: Walk, act: str, language: Language) -> str:
    """Return what is said to another act than the awaited one: what is wrong with it, what comes first."""
    line, voice = walk.coaching.asking, speech(language)
    assert line is not None, "only who waits for something else says so"
    told = line_words(walk, line, language, "-instead")
    found = slip(act, walk.coaching.awaited)
    if found is None:
        return told
    prefix = "duel-card" if walk.lesson.kind == "duel" else "card"
    about = {
        "card": "" if found.card is None else voice.say(f"{prefix}-{found.card}"),
        "who": "" if found.seat is None else _name(walk, voice, found.seat),
    }
    return f"{voice.say(f'lesson-slip-{found.kind}', **about)} {told}"


def hunch_line(walk: Walk, found: Hunch, language: Language) -> CoachLine:
    """Return what the coach makes of who is who, and by which deed he tells."""
    voice = speech(language)
    about: dict[str, str | int] = {}
    for role, guess in (("ninja", found.ninja), ("samurai", found.samurai)):
        if guess is not None:
            about |= {role: _name(walk, voice, guess.seat), f"{role}_tenths": guess.tenths}
    known = "-".join(role for role in ("ninja", "samurai") if role in about) or "open"
    if found.samurai is not None and found.samurai.seat in _in_reach(walk):
        known = "spare"
    told = [voice.say(f"lesson-hunch-{known}", **about)]
    if found.deed is not None:
        told.append(_deed_words(walk, found.deed, voice))
    return CoachLine(" ".join(told), [f"seat:{seat}" for seat in found.seats])


def _in_reach(walk: Walk) -> set[int]:
    """Return whom the coach has just called easy prey."""
    lines = walk.coaching.lines
    return {int(line.bound["who"]) for line in lines if isinstance(line.step, Step) and line.step.when.can}


def _deed_words(walk: Walk, deed: Deed, voice: Speech) -> str:
    view: Any = chanbara.observe(walk.game, walk.lesson.seat)
    kind = "strike" if catalog_at(view).card(deed.card).kind is Kind.WEAPON else "card"
    about = {"who": _name(walk, voice, deed.seat), "card": voice.say(f"card-{deed.card}")}
    if deed.target == walk.lesson.seat:
        return voice.say(f"lesson-deed-{kind}-you", **about)
    return voice.say(f"lesson-deed-{kind}", **about, target=_name(walk, voice, deed.target))


def _name(walk: Walk, voice: Speech, seat: int) -> str:
    view: Any = chanbara.observe(walk.game, walk.lesson.seat)
    return voice.called(f"character-{view.seats[seat].character}", catalog_at(view).book)
