"""A sentence in no language: the id of a Fluent message and what it is given. Who shows it formats it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, reduce
from typing import Literal

import msgspec

from chanbara.locales import Speech, arguments
from chanbara.sight import Seen


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence, or a part of one."""

    id: str
    """Of a message in the Fluent files."""
    args: dict[str, str | int | Message | list[str | int | Message]] = {}
    """What it is given, by name. A list is written with commas between its parts."""


Part = str | int | Message
Argument = Part | list[Part]
Text = str | Message
"""Something to be read. A game whose words are in no Fluent file of ours sends plain text."""

Begins = Literal["act", "turn"]


class ToldEvent(Seen, frozen=True, omit_defaults=True):
    """One event as an observer saw it, with the sentence that tells it."""

    said: str | Message
    """The sentence; plain text in a game that has no messages."""
    begins: Begins | None = None
    """Whether it begins a turn, or an act: what follows without such a mark belongs to the same paragraph."""


def message(key: str, **about: Argument) -> Message:
    """Return a message with those of the arguments that it names."""
    if not about:
        return _bare(key)
    return Message(key, {name: about[name] for name in arguments(key)})


@cache
def _bare(key: str) -> Message:
    """Return a message that is given nothing: names, above all, and they are many."""
    return Message(key)


def counted(keys: Sequence[str], name: Callable[[str], Text]) -> list[Part]:
    """Return names of things, equal ones together."""
    return [
        name(key) if keys.count(key) == 1 else message("several", what=name(key), count=keys.count(key))
        for key in dict.fromkeys(keys)
    ]


def in_a_row(sentences: Sequence[Message]) -> Message:
    """Return sentences one after the other."""
    return reduce(lambda before, then: message("in-a-row", before=before, then=then), sentences)


def tell(voice: Speech, said: Text) -> str:
    """Return a sentence in a language."""
    if isinstance(said, str):
        return said
    return voice.say(said.id, **{name: _given(voice, one) for name, one in said.args.items()})


def _given(voice: Speech, one: Argument) -> str | int:
    if isinstance(one, list):
        return listed(voice, one)
    return tell(voice, one) if isinstance(one, Message) else one


def listed(voice: Speech, parts: Iterable[Part]) -> str:
    """Return several things in a language."""
    return ", ".join(str(_given(voice, part)) for part in parts)


def paragraphs(voice: Speech, events: Iterable[ToldEvent]) -> list[tuple[bool, str]]:
    """Return what has happened as paragraphs, one for each act; true where a turn begins."""
    found: list[tuple[bool, str]] = []
    for event in events:
        sentence = tell(voice, event.said)
        if found and event.begins is None:
            begins, before = found[-1]
            found[-1] = (begins, f"{before} {sentence}")
        else:
            found.append((event.begins == "turn", sentence))
    return found
