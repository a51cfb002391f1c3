"""Estimate how long a lesson takes with the coach: ``python -m checks.pages.lesson_minutes``.

Nobody was timed: the estimate counts the text, at a learner's reading speed, the choices, and the animations.
The pauses were measured in a browser on a phone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import chanbara
from chanbara.duel.bots.registry import make_bot
from chanbara.school.lesson import lessons
from chanbara.school.lesson_walk import Walk
from chanbara.server.school.lesson_words import line_words
from chanbara.sword.bots.interpreted import InterpretedBots
from chanbara.sword.school.hunch import hunch
from chanbara.sword.served.hunch_words import hunch_line

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.server.wire.scalars import Language

WORDS_A_MINUTE = 200
NEW_CARD = 5.0
"""Seconds for each new kind of card in the learner's hand: it is read once."""
GUIDED, FREE, ALONE = 6.0, 10.0, 3.0
"""Seconds for a choice that the coach names, for a free one, and for a forced one."""
EVENT = {"sword": 1.45, "duel": 0.9}
"""Seconds an event is shown at the calm pace."""


class Length(NamedTuple):
    """The amount of text, choices and animations."""

    words: int
    cards: int
    guided: int
    free: int
    events: int
    minutes: float


def length(key: str, language: Language, pick: Callable[[Walk], str], bots: InterpretedBots) -> Length:
    """Play a lesson, and count."""
    walk = Walk(lessons()[key])
    said: set[str] = set()
    cards: set[str] = set()
    guided, choosing = 0, []
    play_on(walk, bots)
    while not walk.game.over:
        said |= _heard(walk, language)
        cards |= set(_hand(walk))
        decision = walk.game.decision
        assert decision is not None, "an unfinished lesson has an open decision"
        guided += bool(walk.coaching.awaited)
        choosing.append(GUIDED if walk.coaching.awaited else FREE if len(decision.texts()) > 1 else ALONE)
        walk.choose(pick(walk))
        play_on(walk, bots)
    said |= _heard(walk, language)
    words, events = sum(len(one.split()) for one in said), len(walk.game.table.events)
    shown = events * EVENT[walk.lesson.kind]
    seconds = 60 * words / WORDS_A_MINUTE + NEW_CARD * len(cards) + sum(choosing) + shown
    return Length(words, len(cards), guided, len(choosing) - guided, events, seconds / 60)


def well_played(walk: Walk, bots: InterpretedBots) -> str:
    """Return what the coach expects, or what a bot would do."""
    if walk.coaching.awaited:
        return walk.coaching.awaited[0]
    view: Any = chanbara.observe(walk.game, walk.lesson.seat)
    events = chanbara.seen(walk.game, walk.lesson.seat)
    if walk.lesson.kind == "duel":
        chosen = make_bot("lookahead", "learner").choose(view, events)
    else:
        chosen = bots.choose("greedy", "learner", view, events)
    return str(view.decision.options[chosen].text)


def play_on(walk: Walk, bots: InterpretedBots) -> None:
    """Let the bots answer until the learner must decide, or all is over."""
    while (asked := walk.asked) is not None:
        walk.answer(bots.choose(*asked))


def _heard(walk: Walk, language: Language) -> set[str]:
    """Return what the coach says: a repeated text is not read again."""
    texts = {line_words(walk, line, language) for line in walk.coaching.lines}
    if walk.may_conclude:
        seat = walk.lesson.seat
        found = hunch(chanbara.observe(walk.game, seat), chanbara.seen(walk.game, seat))
        texts.add(hunch_line(walk, found, language).text)
    return texts


def _hand(walk: Walk) -> list[str]:
    view: Any = chanbara.observe(walk.game, walk.lesson.seat)
    return list(view.open["hand"] if walk.lesson.kind == "duel" else view.hand)


def described(one: Length) -> str:
    """Return a duration in words."""
    return (
        f"{one.words} words, {one.cards} kinds of cards, {one.guided} guided and {one.free} free choices, "
        f"{one.events} events: {one.minutes:.1f} minutes"
    )


def main() -> None:
    """Print the length of every lesson in every language."""
    bots = InterpretedBots()
    languages: tuple[Language, ...] = ("en", "de", "it")
    for key in sorted(lessons()):
        for language in languages:
            one = length(key, language, lambda walk: well_played(walk, bots), bots)
            print(f"{key} {language}: {described(one)}")
    bots.close()


if __name__ == "__main__":
    main()
