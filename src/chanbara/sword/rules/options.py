"""Options: what a player may do, and how it is written."""

from __future__ import annotations

from chanbara.sword.rules.words import NONE, Verb


class Option:
    """One legal act. ``text`` is its short notation: docs/notation.md."""

    __slots__ = ("card", "key", "prop", "prop_key", "seat", "text", "verb")

    def __init__(
        self, verb: Verb, card: int, seat: int, prop: int, key: str | None, prop_key: str | None
    ) -> None:
        self.verb = verb
        self.card = card
        """The card that is played, discarded or taken, or NONE."""
        self.seat = seat
        """The player it is aimed at, or NONE."""
        self.prop = prop
        """The property in front of that player it is aimed at, or NONE."""
        self.key = key
        """The key of the card or ability."""
        self.prop_key = prop_key
        self.text = str(verb)
        if key is not None:
            self.text += f" {key}"
        if seat != NONE:
            self.text += f">{seat}"
        if prop_key is not None:
            self.text += f":{prop_key}"

    @property
    def cards(self) -> tuple[str, ...]:
        """The keys of the cards it touches."""
        own = (self.key,) if self.card != NONE and self.key is not None else ()
        return own if self.prop_key is None else (*own, self.prop_key)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats it touches."""
        return () if self.seat == NONE else (self.seat,)

    def __repr__(self) -> str:
        return f"<{self.text}>"
