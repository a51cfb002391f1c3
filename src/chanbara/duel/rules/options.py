"""The player's options."""

from __future__ import annotations

from typing import Any, NamedTuple

from chanbara.duel.rules.words import Verb


class Option(NamedTuple):
    """One legal option, written ``verb``, ``verb key`` or ``verb key>enemy``."""

    verb: Verb
    key: str | None = None
    """A card, a value, or another choice."""
    enemy: int | None = None
    """An enemy, from 0."""
    meanwhile: Any = None
    """For an anytime action: its step, after which the decision is repeated."""

    @property
    def text(self) -> str:
        """The short notation."""
        text = self.verb.value if self.key is None else f"{self.verb.value} {self.key}"
        return text if self.enemy is None else f"{text}>{self.enemy + 1}"

    @property
    def cards(self) -> tuple[str, ...]:
        """The card it concerns, if any."""
        return () if self.key is None else (self.key,)

    @property
    def seats(self) -> tuple[int, ...]:
        """None: there is one player."""
        return ()


PASS = Option(Verb.PASS)
