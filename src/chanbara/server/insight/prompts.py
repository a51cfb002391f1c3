"""The work: a view in, the effects of its options and the prompt as text out."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from chanbara.kernel.kind import KINDS, kind_named
from chanbara.server.insight.kind import insight_of
from chanbara.sight import Seen
from chanbara.words.text import prompt

ENCODER = msgspec.json.Encoder()


class Question(NamedTuple):
    """What is known of an open decision by the player who must decide."""

    context: tuple[tuple[str, str], ...]
    """What it takes to understand the view: ``InsightKind.context``."""
    view: Any
    events: list[Seen]
    """Those since the player's last choice, for the prompt."""
    language: str | None
    """The language of the prompt as text; None: no text is wanted."""


class Prompt(NamedTuple):
    """What the player is sent besides the view."""

    insight: bytes
    """As JSON."""
    text: str | None


def prompt_for(question: Question) -> Prompt:
    """Return what the player is sent."""
    context, view, events, language = question
    known = insight_of(kind_named(view.kind))
    known.prepare(context)
    text = None if language is None else prompt(view, events, language)
    return Prompt(ENCODER.encode(known.insight(view)), text)


def warm_up() -> None:
    """Import everything before anybody waits for it."""
    for kind in KINDS.values():
        insight_of(kind)
