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
    "counters": "counters",
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

    def role(self, key: str) -> Message:
        """Return the name of a role card, with its stars."""
        card = self.catalog.role_cards[key]
        named = message(f"role-{card.role}")
        return message("in-a-row", before=named, then="★" * card.stars) if card.stars else named

    def cause(self, key: str | None) -> Message:
        """Return the card that causes something, or that it is an ability."""
        return message("cause-ability") if key is None else self.card(key)

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
    "role": lambda messages, fields: messages.role(fields["role"]),
    "cause": lambda messages, fields: messages.cause(fields["card"]),
    "honor": lambda messages, fields: messages.amount("honor", fields["amount"]),
    "changed": lambda messages, fields: messages.amount("counters", abs(fields["amount"])),
    "limit": lambda messages, _: messages.amount("cards", HAND_LIMIT),
}
"""How each argument is made from the fields of an event or a step; those that are not here are amounts."""


def event_message(catalog: Catalog, seen: Seen) -> str:
    """Return the message that tells an event."""
    special = EVENT_MESSAGES.get(seen.kind)
    found = None if special is None else special(catalog, seen.about)
    return found or f"event-{_dashed(seen.kind)}"


def _played(catalog: Catalog, about: dict[str, Any]) -> str:
    kind = catalog.card(about["card"]).kind
    if kind is Kind.WEAPON or about["target"] is None:
        return f"event-played-{kind}"
    if kind is Kind.PROPERTY:
        return "event-played-property-at"
    return "event-played-action-on" if about["prop"] is None else "event-played-action-on-property"


def _looked(about: dict[str, Any]) -> str:
    is_known = about["role"] is not None or about["cards"] is not None
    return f"event-looked-{about['what']}{'-known' if is_known else ''}"


EVENT_MESSAGES: dict[str, Callable[[Catalog, dict[str, Any]], str | None]] = {
    "Played": _played,
    "Drew": lambda _, about: None if about["cards"] is None else "event-drew-cards",
    "CardTaken": lambda _, about: None if about["card"] is None else "event-card-taken-known",
    "Answered": lambda catalog, about: "event-parried" if is_weapon(catalog, about["source"]) else None,
    "Unanswered": lambda catalog, about: "event-hit-taken" if is_weapon(catalog, about["source"]) else None,
    "Looked": lambda _, about: _looked(about),
    "PutOff": lambda _, about: f"event-put-off-{about['moment'].replace('_', '-')}",
}
"""Events that are told in more than one way, by what the observer saw; None: in the usual one."""


def step_message(view: View, name: str, fields: dict[str, Any]) -> str:
    """Return the message that tells a step."""
    special = STEP_MESSAGES.get(name)
    found = None if special is None else special(view, fields)
    return found or f"step-{_dashed(name)}"


def _move_honor(fields: dict[str, Any]) -> str | None:
    if fields["seat"] is None:
        return "step-move-honor-gained"
    return "step-move-honor-lost" if fields["to"] is None else None


STEP_MESSAGES: dict[str, Callable[[View, dict[str, Any]], str | None]] = {
    "Demand": lambda _, fields: (
        f"step-demand-{fields['proof']}{'-ability' if fields['source'] is None else ''}"
    ),
    "Challenge": lambda _, fields: f"step-challenge-{fields['proof']}",
    "Wound": lambda _, fields: "step-wound-ability" if fields["source"] is None else None,
    "Strip": lambda _, fields: None if fields["prop"] is None else "step-strip-property",
    "Forfeit": lambda view, fields: (
        "step-forfeit-free" if traits_seen(view, fields["seat"]).keeps_honor else None
    ),
    "Look": lambda _, fields: f"event-looked-{fields['what']}",
    "SwapProperties": lambda _, __: "event-properties-swapped",
    "MoveHonor": lambda _, fields: _move_honor(fields),
    "Count": lambda _, fields: f"step-count-{'on' if fields['amount'] > 0 else 'off'}",
}
"""Steps that are told in more than one way, or as their event; None: in the usual one."""


def is_weapon(catalog: Catalog, key: str | None) -> bool:
    """Whether something is a weapon: an ability, which is no card, is none."""
    return key is not None and catalog.card(key).kind is Kind.WEAPON


def _dashed(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
