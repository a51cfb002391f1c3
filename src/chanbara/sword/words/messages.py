"""Who and what, what has happened, what is still to happen: as messages, for one reader, in no language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from chanbara.locales import arguments, called
from chanbara.sight import Seen
from chanbara.sword.rules.catalog import Card, Catalog, Character
from chanbara.sword.rules.program import programs_of
from chanbara.sword.rules.query import HAND_LIMIT
from chanbara.sword.rules.words import Kind
from chanbara.sword.sight.derived import catalog_at, traits_seen
from chanbara.sword.sight.view import View
from chanbara.words.message import Argument, Begins, Message, Part, ToldEvent, counted, message

OTHERS = ("target", "by", "to", "victim", "holder")
"""Fields that name a second person."""

AMOUNTS = {
    "lost": "resilience",
    "resilience": "resilience",
    "count": "cards",
    "size": "cards",
    "amount": "cards",
    "wounds": "wounds",
    "points": "resilience",
    "left": "cards",
}
"""Fields that count something, and what."""

BEGINS: dict[str, Begins] = {"TurnBegan": "turn", "Played": "act", "AbilityUsed": "act", "Ended": "act"}
"""Events that begin something; what they bring about follows in the same paragraph."""


class Messages:
    """What is said to one seat or to a spectator, from what it sees."""

    def __init__(self, view: View) -> None:
        self.catalog = catalog_at(view)
        self.reader = view.seat
        self.characters = [one.character for one in view.seats]

    def entry(self, key: str) -> Card:
        """Return what is printed on a card."""
        return self.catalog.card(key)

    def name(self, seat: int) -> Message:
        """Return the name of the character in a seat, as the book of the table has it."""
        return message(called(f"character-{self.characters[seat]}", self.catalog.book))

    def names(self, seats: Sequence[int]) -> list[Part]:
        """Return several names."""
        return [self.name(seat) for seat in seats]

    def card(self, key: str) -> Message:
        """Return the name of a card."""
        return message(f"card-{key}")

    def cards(self, keys: Sequence[str]) -> list[Part]:
        """Return the names of cards, equal ones together."""
        return counted(keys, self.card)

    def wanted(self, what: str) -> Message:
        """Return what a reveal looks for: a weapon, or a symbol."""
        if what == Kind.WEAPON:
            return message("wanted-weapon")
        return message("wanted-symbol", symbol=message(f"suit-{what}"))

    def amount(self, what: str, count: int) -> Message:
        """Return an amount of something: 2 cards, 1 wound."""
        return message(f"amount-{what}", count=count)

    def event(self, seen: Seen) -> Message:
        """Return what has happened."""
        return self._about(event_message(self.catalog, seen), seen.about)

    def told(self, events: Iterable[Seen]) -> list[ToldEvent]:
        """Return events with their sentences."""
        return [
            ToldEvent(seen.number, seen.kind, seen.about, self.event(seen), BEGINS.get(seen.kind))
            for seen in events
        ]

    def step(self, view: View, name: str, fields: dict[str, Any]) -> Message:
        """Return what is still to happen."""
        # A phase belongs to the player on turn.
        return self._about(step_message(view, name, fields), {"seat": view.active} | fields)

    def effect(self, place: int) -> Message:
        """Return the name of the card or character whose effect stands at a place of the catalog."""
        entries: list[tuple[str, Card | Character]] = [
            (f"card-{card.key}", card) for card in self.catalog.cards
        ]
        entries += [(f"character-{one.key}", one) for one in self.catalog.characters]
        for name, entry in entries:
            if any(one.at <= place < one.at + len(one.instructions) for one in programs_of(entry)):
                return message(called(name, self.catalog.book))
        raise KeyError(place)

    def _about(self, key: str, fields: dict[str, Any]) -> Message:
        """Return a message with what it names of an event or a step; what is hidden is left out."""
        named = ((name, self._named(name, fields)) for name in arguments(key))
        return Message(key, {name: one for name, one in named if one is not None})

    def _named(self, name: str, fields: dict[str, Any]) -> Argument | None:
        """Return one argument: names for seats and cards, words for amounts."""
        if name in NAMED:
            return NAMED[name](self, fields)
        return self.amount(AMOUNTS[name], fields[name])

    def you(self, seat: int | None, other: int | None) -> str:
        """Return which of the persons named is the reader."""
        if seat is not None and seat == other:
            return "both" if seat == self.reader else "self"
        if self.reader is not None and self.reader in (seat, other):
            return "seat" if self.reader == seat else "other"
        return "nobody"


def _other(fields: dict[str, Any]) -> int | None:
    return next((fields[name] for name in OTHERS if fields.get(name) is not None), None)


def _seat(messages: Messages, seat: int | None) -> Message | None:
    return None if seat is None else messages.name(seat)


def _card(messages: Messages, key: str | None) -> Message | None:
    return None if key is None else messages.card(key)


NAMED: dict[str, Callable[[Messages, dict[str, Any]], Argument | None]] = {
    "you": lambda messages, fields: messages.you(fields.get("seat"), _other(fields)),
    "seat": lambda messages, fields: _seat(messages, fields["seat"]),
    "other": lambda messages, fields: _seat(messages, _other(fields)),
    "card": lambda messages, fields: _card(messages, fields["card"]),
    "source": lambda messages, fields: _card(messages, fields["source"]),
    "prop": lambda messages, fields: _card(messages, fields["prop"]),
    "cards": lambda messages, fields: messages.cards(fields["cards"]),
    "turn": lambda _, fields: int(fields["turn"]),
    "winner": lambda _, fields: message(f"team-{fields['winner']}"),
    "wanted": lambda messages, fields: messages.wanted(fields["wanted"]),
    "effect": lambda messages, fields: messages.effect(fields["at"]),
    "limit": lambda messages, _: messages.amount("cards", HAND_LIMIT),
}
"""How each argument is made from the fields of an event or a step; those that are not here are amounts."""


def event_message(catalog: Catalog, seen: Seen) -> str:
    """Return the message that tells an event."""
    about = seen.about
    match seen.kind:
        case "Played":
            return f"event-played-{_played(catalog, about)}"
        case "Drew" if about["cards"] is not None:
            return "event-drew-cards"
        case "CardTaken" if about["card"] is not None:
            return "event-card-taken-known"
        case "Answered" if is_weapon(catalog, about["source"]):
            return "event-parried"
        case "Unanswered" if is_weapon(catalog, about["source"]):
            return "event-hit-taken"
        case kind:
            return f"event-{_dashed(kind)}"


def _played(catalog: Catalog, about: dict[str, Any]) -> str:
    kind = catalog.card(about["card"]).kind
    if kind is Kind.WEAPON or about["target"] is None:
        return kind.value
    if kind is Kind.PROPERTY:
        return "property-at"
    return "action-on" if about["prop"] is None else "action-on-property"


def step_message(view: View, name: str, fields: dict[str, Any]) -> str:
    """Return the message that tells a step."""
    if name in {"Demand", "Challenge"}:
        return f"step-{_dashed(name)}-{fields['proof']}{'-ability' if fields['source'] is None else ''}"
    if name == "Wound" and fields["source"] is None:
        return "step-wound-ability"
    if name == "Strip" and fields["prop"] is not None:
        return "step-strip-property"
    if name == "Forfeit" and traits_seen(view, fields["seat"]).keeps_honor:
        return "step-forfeit-free"
    return f"step-{_dashed(name)}"


def is_weapon(catalog: Catalog, key: str | None) -> bool:
    """Whether something is a weapon: an ability, which is no card, is none."""
    return key is not None and catalog.card(key).kind is Kind.WEAPON


def _dashed(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
