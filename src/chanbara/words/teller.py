"""What tells a game as text: each game's part for this package (``GameKind.parts``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from chanbara.sight import Seen
from chanbara.words.message import Text, ToldEvent


class Teller(NamedTuple):
    """What tells a game: as lines, from its words and a view, and as messages, from a view alone."""

    words: Callable[[str, Any], Any]
    """The words of a language for a view."""
    title: str
    rules: Callable[[Any, Any], Iterable[str]]
    table: Callable[[Any, Any], Iterable[str]]
    asked: Callable[[Any, Any], Iterable[str]]
    options: Callable[[Any, Any], Iterable[str]]
    told: Callable[[Any, Iterable[Seen]], list[ToldEvent]]
    """What has happened, for who has a view."""
    question: Callable[[Any], Text]
    """What is asked in a view."""
    offered: Callable[[Any], Sequence[Text]]
    """What may be chosen in it."""
