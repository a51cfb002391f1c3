"""What the player may answer."""

from __future__ import annotations

from typing import Any, NamedTuple

from chanbara.duel.rules.words import Verb


class Option(NamedTuple):
    """One legal answer, written ``verb``, ``verb key`` or ``verb key>enemy``."""

    verb: Verb
    key: str | None = None
    """A card, a value, or what is chosen."""
    enemy: int | None = None
    """An enemy, from 0."""
    meanwhile: Any = None
    """What may be done at any time: the step that does it, after which the question is asked again."""

    @property
    def text(self) -> str:
        """The short notation."""
        text = self.verb.value if self.key is None else f"{self.verb.value} {self.key}"
        return text if self.enemy is None else f"{text}>{self.enemy + 1}"

    @property
    def cards(self) -> tuple[str, ...]:
        """The card it touches, if any."""
        return () if self.key is None else (self.key,)

    @property
    def seats(self) -> tuple[int, ...]:
        """Nobody's: there is one player."""
        return ()


PASS = Option(Verb.PASS)
