"""A game without words of its own, told by its notation: what happened, what is asked, what may be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.locales import Speech, speech
from chanbara.words.message import ToldEvent, paragraphs
from chanbara.words.teller import Teller

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chanbara.kernel.kind import GameKind
    from chanbara.sight import Seen


class NotationWords:
    """What a game says where nobody wrote it sentences."""

    def __init__(self, language: str, _view: object) -> None:
        self.speech: Speech = speech(language)

    def say(self, key: str, **about: Any) -> str:  # noqa: ANN401 - whatever the message needs
        """Return a message that all games have."""
        return self.speech.say(key, **about)

    def story(self, events: Iterable[Seen]) -> list[tuple[bool, str]]:
        """Return each event: its name, and what is known of it."""
        return paragraphs(self.speech, told(None, events))

    def steps(self, _view: object) -> list[tuple[int, str, str]]:
        """Return what is still to happen: unknown."""
        return []


def told(_view: object, events: Iterable[Seen]) -> list[ToldEvent]:
    """Return each event with its name, and what is known of it."""
    return [ToldEvent(one.number, one.kind, one.about, _known(one), "act") for one in events]


def _known(one: Seen) -> str:
    return " ".join([one.kind, *(str(value) for value in one.about.values() if value is not None)])


def told_by_notation(_kind: GameKind) -> Teller:
    """Return what tells a game without words of its own."""
    return Teller(
        NotationWords,
        "text-table",
        lambda _words, _view: [],
        lambda _words, view: [str(view)],
        lambda _words, view: [view.decision.kind],
        lambda _words, view: [option.text for option in view.decision.options],
        told,
        lambda view: str(view.decision.kind),
        lambda view: [option.text for option in view.decision.options],
    )
