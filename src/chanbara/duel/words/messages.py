"""Names, what has happened and what is still to happen in a duel: as messages, in no language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from chanbara.duel.book.data import book_seen
from chanbara.duel.sight.view import DuelView
from chanbara.locales import arguments
from chanbara.sight import Seen
from chanbara.words.message import Argument, Begins, Message, Part, Text, ToldEvent, counted, message

MINUS = "\N{MINUS SIGN}"

VALUES = ("strength", "technique", "guard")

MARKS = {"normal": "◇", "special": "◆", "wild": "◈"}
"""How an icon is written behind the name of a card."""

ACTS = (
    "AttackBegan",
    "Played",
    "Turned",
    "Combo",
    "Hit",
    "Missed",
    "Penalty",
    "Rolled",
    "Countered",
    "RoundEnded",
    "Ended",
)
BEGINS: dict[str, Begins] = {"RoundBegan": "turn", **dict.fromkeys(ACTS, "act")}
"""Events that begin something; what they bring about follows in the same paragraph."""


def begins(seen: Seen) -> Begins | None:
    """Return what an event begins: a payment begins its act, and what was bought belongs to it."""
    if seen.about.get("bought"):
        return "act"
    is_bought = seen.about.get("foreseen") or (seen.kind == "Rolled" and seen.about["what"] == "environment")
    return None if is_bought else BEGINS.get(seen.kind)


def plain_number(number: int) -> str:
    """Return a number with a proper minus."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """Return a number with its sign; 0 has none."""
    return f"+{number}" if number > 0 else plain_number(number)


class DuelMessages:
    """What is said to the player of a duel."""

    def __init__(self, view: DuelView) -> None:
        self.book = book_seen(view.rulings, view.numbers)
        self.opponents = [one.opponent for one in view.enemies]
        self.environment = view.field["environment"]
        self._guard_most = self.book.weapons[view.field["weapon"]].guard_most

    def enemy(self, number: int) -> Message:
        """Return the name of an enemy, from 0."""
        return message(f"duel-opponent-{self.opponents[number]}")

    def place(self) -> Message:
        """Return where the duel is fought."""
        return message(f"duel-environment-{self.environment or 'none'}")

    def card(self, key: str) -> Text:
        """Return the name of an action card, with its icon."""
        if key in self.book.names:
            return f"{self.book.names[key]} {MARKS[self.book.actions[key].icon]}"
        return message(f"duel-card-{key}")

    def counter(self, key: str) -> Text:
        """Return the name of a counterattack card."""
        return self.book.names.get(key) or message(f"duel-counter-{key}")

    def cards(self, keys: Sequence[str]) -> list[Part]:
        """Return the names of cards, equal ones together."""
        return counted(keys, self.card)

    def wound(self, key: str, level: int) -> Message:
        """Return the name of a wound at its level."""
        if key in self.book.blood:
            return message(f"duel-blood-{key}-{level}")
        return message(f"duel-wound-{key}", level=level)

    def virtue(self, key: str) -> Message:
        """Return the name of a virtue."""
        return message(f"duel-virtue-{key}")

    def value(self, key: str) -> Message:
        """Return the name of a value."""
        return message(f"duel-value-{key}")

    def defence(self, key: str) -> str:
        """Return the numbers of a defence card."""
        card = self.book.defence[key]
        return f"{card.strength}/{card.technique}"

    def numbers(self, key: str) -> list[Part]:
        """Return what an action card adds to each value."""
        card = self.book.actions[key]
        return [
            message(f"duel-adds-{value}", by=signed(getattr(card, value)))
            for value in (*VALUES, "qi")
            if getattr(card, value)
        ]

    def amount(self, what: str, count: int) -> Message:
        """Return an amount of something: 2 cards, 1 wound."""
        return message(f"duel-amount-{what}", count=count)

    def amounts(self, effects: Mapping[str, int]) -> Message:
        """Return life, Qi and wounds, or nothing."""
        parts = [self.amount(what, count) for what, count in effects.items() if count]
        if not parts:
            return message("duel-nothing")
        return reduce(lambda one, other: message("duel-both", one=one, other=other), parts)

    def event(self, seen: Seen) -> Message:
        """Return what has happened."""
        key = f"duel-event-{event_message(seen)}"
        said = Message(key, {name: self._named(name, seen) for name in arguments(key)})
        if bought := seen.about.get("bought"):
            place: dict[str, Argument] = {"place": self.place()} if bought == "environment" else {}
            return message(f"duel-bought-{bought}", **place, paid=said)
        if seen.kind == "Changed" and seen.about["what"] == "guard":
            total = seen.about["now"] if seen.about["total"] is None else seen.about["total"]
            return self._guard(seen.about["by"], total)
        return said

    def _guard(self, by: int, total: int) -> Message:
        """Return how guard changed; some weapons let only so much of it count."""
        counts = total if self._guard_most is None else min(total, self._guard_most)
        key = "duel-event-changed-guard" if counts == total else "duel-guard-capped"
        return message(key, by=signed(by), now=plain_number(counts))

    def told(self, events: Iterable[Seen]) -> list[ToldEvent]:
        """Return events with their sentences."""
        return [
            ToldEvent(seen.number, seen.kind, seen.about, self.event(seen), begins(seen)) for seen in events
        ]

    def step(self, name: str, fields: Sequence[Any]) -> Message:
        """Return what is still to happen."""
        first = fields[0] if fields else None
        if name == "Act":
            return message(f"duel-step-act-{first}")
        about: dict[str, Argument] = {}
        if name in {"Attack", "Raise", "DrawSpecials"}:
            about = {"number": int(str(first)), "count": int(str(first))}
        elif name in {"Brace", "Counterattack", "Damage"}:
            about = {"enemy": self.enemy(int(str(first)))}
        elif name == "TakeVirtue":
            about = {"card": self.virtue(str(first))}
        elif name == "KeepOne":
            about = {"cards": self.cards(list(first or ()))}
        if name in {"Release", "Damage"}:
            about["what"] = self.amounts(dict(fields[-1]))
        return message(f"duel-step-{dashed(name)}", **about)

    def _named(self, name: str, seen: Seen) -> Argument:
        """Return one argument: names for enemies and cards, words for amounts, a proper minus."""
        one: Argument = NAMED[name](self, seen) if name in NAMED else seen.about[name]
        # These choose between forms of a sentence, so they stay numbers.
        return plain_number(one) if type(one) is int and name not in {"number", "level"} else one

    def card_of(self, seen: Seen) -> Text:
        """Return the card, the wound or the virtue that an event is about."""
        key = seen.about["card"]
        match seen.kind:
            case "Wounded":
                return self.wound(key, seen.about["level"])
            case "Turned":
                return self.defence(key)
            case "Countered":
                return self.counter(key)
            case "MarkerMoved" | "VirtueGained" | "VirtueSpent":
                return self.virtue(key)
            case _:
                return self.card(key)


NAMED: dict[str, Callable[[DuelMessages, Seen], Argument]] = {
    "by": lambda _, seen: signed(seen.about["by"]),
    "enemy": lambda messages, seen: messages.enemy(seen.about["enemy"]),
    "cards": lambda messages, seen: messages.cards(seen.about["cards"]),
    "card": lambda messages, seen: messages.card_of(seen),
    "lost": lambda messages, seen: messages.amounts({one: seen.about[one] for one in ("life", "qi")}),
    "qi": lambda messages, seen: messages.amount("qi", seen.about["qi"]),
    "deck": lambda _, seen: message(f"duel-deck-{seen.about['deck']}"),
    "side": lambda _, seen: str(seen.about["side"]).upper(),
    "place": lambda messages, _: messages.place(),
    "guard": lambda _, seen: (signed if seen.kind == "Sacrificed" else plain_number)(seen.about["guard"]),
}
"""How an argument is made from an event, where it is not simply one of its fields."""


FORMS: dict[str, Callable[[dict[str, Any]], str]] = {
    "AttackBegan": lambda about: (
        "attack-began" if about["number"] == 1 or about["guard"] is None else "next-attack-began"
    ),
    "ArmourLost": lambda about: (
        f"{'' if about['enemy'] is None else 'enemy-'}armour-{'lost' if about['now'] else 'broken'}"
    ),
    "Wounded": lambda about: "wounded" if about["enemy"] is None else "enemy-wounded",
    "Turned": lambda about: "foreseen" if about["foreseen"] else "turned",
    "Changed": lambda about: f"changed-{about['what']}",
    "Combo": lambda about: f"combo-{about['used_for']}",
    "RedDie": lambda about: "red-die" if about["now"] else "red-die-gone",
    "Hit": lambda about: f"hit-{about['mode']}",
    "Rolled": lambda about: f"rolled-{about['what']}",
    "Penalty": lambda about: f"penalty-{about['what']}",
    "Countered": lambda about: (
        f"countered-{'hit' if about['hit'] else 'none' if about['value'] is None else 'miss'}"
    ),
    "Ended": lambda about: f"ended-{'won' if about['won'] else 'lost'}",
}
"""Events that are told in several ways."""


def event_message(seen: Seen) -> str:
    """Return the message that tells an event."""
    return FORMS[seen.kind](seen.about) if seen.kind in FORMS else dashed(seen.kind)


def dashed(name: str) -> str:
    """Return the name of a class as messages write it."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
