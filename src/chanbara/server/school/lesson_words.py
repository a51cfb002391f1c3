"""What the coach says, in the learner's language: seats are named by character, cards by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import chanbara
from chanbara.locales import speech
from chanbara.school.coach import slip
from chanbara.school.example import ExampleWalk
from chanbara.server.school.example_words import example_words

if TYPE_CHECKING:
    from chanbara.locales import Speech
    from chanbara.school.coach import Line
    from chanbara.school.lesson_walk import Walk
    from chanbara.server.wire.scalars import Language


def line_words(walk: Walk, line: Line, language: Language, ending: str = "") -> str:
    """Return the text of a step."""
    if isinstance(walk, ExampleWalk):
        return example_words(walk, line, language, ending)
    voice = speech(language)
    about: dict[str, str | int] = dict(line.bound)
    if "who" in about:
        about["who"] = seat_words(walk, voice, int(about["who"]))
    if "card" in about:
        about["card"] = card_words(walk, voice, str(about["card"]))
    said = voice.say(walk.lesson.words(line.step) + ending, **about)
    if walk.game.over and walk.lesson.rules:
        return voice.say("lesson-rules", text=said, rules=", ".join(walk.lesson.rules))
    return said


def instead_words(walk: Walk, act: str, language: Language) -> str:
    """Return the reply to an unexpected act: what is wrong with it, and what to do first."""
    line, voice = walk.coaching.asking, speech(language)
    assert line is not None, "only who waits for something else says so"
    text = line_words(walk, line, language, "-instead")
    found = slip(act, walk.coaching.awaited)
    if found is None:
        return text
    about = {
        "card": "" if found.card is None else card_words(walk, voice, found.card),
        "who": "" if found.seat is None else seat_words(walk, voice, found.seat),
    }
    return f"{voice.say(f'lesson-slip-{found.kind}', **about)} {text}"


def seat_words(walk: Walk, voice: Speech, seat: int) -> str:
    """Return the coach's name for a seat."""
    return walk.lesson.taught.seat_words(chanbara.observe(walk.game, walk.lesson.seat), voice, seat)


def card_words(walk: Walk, voice: Speech, card: str) -> str:
    """Return the name of a card."""
    return voice.say(f"{walk.lesson.taught.cards}-{card}")
