"""What is said of a worked example: what it shows, each act in words, and that it is over."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import chanbara
from chanbara.locales import speech
from chanbara.school.example import PREFIX
from chanbara.server.lesson_bodies import ExampleInfo

if TYPE_CHECKING:
    from chanbara.locales import Speech
    from chanbara.school.coach import Line
    from chanbara.school.example import Example, ExampleWalk
    from chanbara.server.protocol import Language

NOTATION = re.compile(r"(?P<verb>\w+)(?: (?P<card>[\w:]+))?(?:>(?P<seat>\d+)(?::(?P<property>\w+))?)?")


def example_info(example: Example) -> ExampleInfo:
    """Return an example as it is listed."""
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
    """Return what is said at a step of an example."""
    voice, name = speech(language), line.step.name
    if name == "shows":
        numbers = dict.fromkeys(rule.split()[0] for rule in walk.example.scenario.rules)
        text = voice.text(PREFIX + walk.example.key)
        return voice.say("examples-shows", text=text, rules=", ".join(numbers))
    if name in ("left", "done"):
        return voice.say("examples-over" if walk.game.over else f"examples-{name}")
    act = walk.lesson.scripted[int(name.removeprefix("act-")) - 1].awaits[0]
    return voice.say(f"examples-act{ending}", act=act_words(walk, voice, act))


def act_words(walk: ExampleWalk, voice: Speech, act: str) -> str:
    """Return an act in words, from its notation."""
    found = NOTATION.fullmatch(act)
    assert found is not None, f"{act} is no act"
    if walk.lesson.kind == "duel":
        name = voice.say(f"duel-card-{found['card']}") if found["card"] else ""
        return voice.say(f"act-duel-{found['verb']}", name=name)
    view: Any = chanbara.observe(walk.game, walk.lesson.seat)
    about = {
        key: voice.say(f"card-{found[key]}") for key in ("card", "property") if _is_card(voice, found[key])
    }
    if found["seat"] is not None:
        about["seat"] = voice.say(f"character-{view.seats[int(found['seat'])].character}")
    about.setdefault("card", about.get("property", ""))
    message = f"act-{found['verb']}"
    if found["seat"] is not None:
        message += "-on-property" if voice.knows(f"{message}-on-property") and found["property"] else "-on"
    return voice.say(message, **about)


def _is_card(voice: Speech, key: str | None) -> bool:
    return key is not None and voice.knows(f"card-{key}")
