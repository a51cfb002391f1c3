"""The texts of a worked example: what it shows, each act in words, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import chanbara
from chanbara.locales import speech
from chanbara.school.acts import act_message
from chanbara.school.example import PREFIX
from chanbara.server.wire.lesson_bodies import ExampleInfo
from chanbara.words.message import tell

if TYPE_CHECKING:
    from chanbara.school.coach import Line
    from chanbara.school.example import Example, ExampleWalk
    from chanbara.server.wire.scalars import Language


def example_info(example: Example) -> ExampleInfo:
    """Return the list entry of an example."""
    return ExampleInfo(
        key=example.key,
        lesson=example.lesson.key,
        game=example.lesson.kind,
        book=example.book,
        rising_sun=bool(getattr(example.scenario.table, "rising_sun", False)),
        title=PREFIX + example.key,
        rules=example.scenario.rules,
    )


def example_words(walk: ExampleWalk, line: Line, language: Language, ending: str) -> str:
    """Return the text for a step of an example."""
    voice, name = speech(language), line.step.name
    if name == "shows":
        numbers = dict.fromkeys(rule.split()[0] for rule in walk.example.scenario.rules)
        text = voice.text(PREFIX + walk.example.key)
        return voice.say("examples-shows", text=text, rules=", ".join(numbers))
    if name in ("left", "done"):
        return voice.say("examples-over" if walk.game.over else f"examples-{name}")
    act = walk.lesson.scripted[int(name.removeprefix("act-")) - 1].awaits[0]
    view = chanbara.observe(walk.game, walk.lesson.seat)
    return voice.say(f"examples-act{ending}", act=tell(voice, act_message(view, act)))
