"""Sentences of the duel: names, what things do, what has happened, what is still to happen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from chanbara.duel.book.data import book_seen
from chanbara.duel.rules.words import PLAYER
from chanbara.duel.sight.view import DuelView
from chanbara.locales import speech
from chanbara.sight import Seen

MINUS = "\N{MINUS SIGN}"

VALUES = ("strength", "technique", "guard")

MARKS = {"normal": "◇", "special": "◆", "wild": "◈"}
"""How an icon is written behind the name of a card."""

ACTS = (
    "RoundBegan",
    "AttackBegan",
    "Played",
    "Turned",
    "Combo",
    "Hit",
    "Missed",
    "Penalty",
    "Rolled",
    "Sacrificed",
    "Countered",
    "RoundEnded",
    "Ended",
)
"""Events that begin something; what they bring about follows in the same paragraph."""

STEP_RULES = {
    "Round": "B2.4",
    "Mulligan": "A8.1",
    "ExtraCard": "B2.5",
    "Redraw": "A2.8",
    "Attack": "B2.6",
    "Target": "A4.1",
    "TurnDefence": "B2.9",
    "CheckCombo": "B2.11",
    "HitCheck": "B2.12",
    "Release": "B2.13",
    "EndAttack": "B8.18",
    "StepForQi": "A2.5",
    "Spend": "A2.9",
    "OfferVirtue": "A2.3",
    "MoveMarker": "A2.3",
    "TakeVirtue": "A2.3",
    "ChooseVirtue": "A2.12",
    "Convert": "A2.11",
    "Counterattacks": "B2.15",
    "Brace": "B2.16",
    "Withdraw": "A3.1",
    "Counterattack": "B2.17",
    "Raise": "B6.1",
    "Damage": "B2.12",
    "DiscardHand": "B2.6",
    "Patience": "B2.6",
    "Bleeding": "A1.3",
    "LateWound": "A8.2",
    "ChoosePenalty": "A6.2",
    "DrawSpecials": "B2.11",
    "KeepOne": "A8.2",
    "OfferLook": "A8.2",
}
"""The paragraph behind a step."""

ACT_RULES = {"attack": "B2.8", "strike": "B2.10"}


def plain_number(number: int) -> str:
    """Return a number with a proper minus."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """Return a number with its sign; 0 has none."""
    return f"+{number}" if number > 0 else plain_number(number)


class DuelWords:
    """One language, spoken to the player of a duel."""

    reader = PLAYER

    def __init__(self, language: str, view: DuelView) -> None:
        voice = speech(language)
        self.language = language
        self.say = voice.say
        self.text = voice.text
        self.book = book_seen(view.rulings, view.numbers)
        self.opponents = [one.opponent for one in view.enemies]
        self.place = view.field["environment"]

    def enemy(self, number: int) -> str:
        """Return the name of an enemy, from 0."""
        return self.say(f"duel-opponent-{self.opponents[number]}")

    def name(self, _seat: int) -> str:
        """Return who is asked; in a duel there is one player."""
        return self.say("duel-you")

    def card(self, key: str) -> str:
        """Return the name of an action card, with its icon."""
        if key in self.book.names:
            return f"{self.book.names[key]} {MARKS[self.book.actions[key].icon]}"
        return self.say(f"duel-card-{key}")

    def card_text(self, key: str) -> str:
        """Return what stands on an action card besides its numbers; on a card of one's own, nothing."""
        return "" if key in self.book.names else self.text(f"duel-card-{key}")

    def counter_text(self, key: str) -> str:
        """Return what stands on a counterattack card besides its numbers."""
        return "" if key in self.book.names else self.text(f"duel-counter-{key}")

    def counter(self, key: str) -> str:
        """Return the name of a counterattack card."""
        return self.book.names.get(key) or self.say(f"duel-counter-{key}")

    def cards(self, keys: Sequence[str]) -> str:
        """Return the names of cards, equal ones together."""
        return ", ".join(
            self.card(key) if keys.count(key) == 1 else f"{self.card(key)} ×{keys.count(key)}"
            for key in dict.fromkeys(keys)
        )

    def wound(self, key: str, level: int) -> str:
        """Return the name of a wound at its level."""
        if key in self.book.blood:
            return self.say(f"duel-blood-{key}-{level}")
        return self.say(f"duel-wound-{key}", level=level)

    def virtue(self, key: str) -> str:
        """Return the name of a virtue."""
        return self.say(f"duel-virtue-{key}")

    def value(self, key: str) -> str:
        """Return the name of a value."""
        return self.say(f"duel-value-{key}")

    def defence(self, key: str) -> str:
        """Return the numbers of a defence card."""
        card = self.book.defence[key]
        return f"{card.strength}/{card.technique}"

    def numbers(self, key: str) -> str:
        """Return what an action card adds to each value."""
        card = self.book.actions[key]
        parts = [
            f"{self.say(f'duel-letter-{value}')} {signed(getattr(card, value))}"
            for value in VALUES
            if getattr(card, value)
        ]
        parts += [f"{signed(card.qi)} {self.say('duel-qi')}"] if card.qi else []
        return " ".join(parts)

    def amount(self, what: str, count: int) -> str:
        """Return so many of something."""
        return self.say(f"duel-amount-{what}", count=count)

    def amounts(self, effects: Mapping[str, int]) -> str:
        """Return life, Qi and wounds, or nothing."""
        parts = [self.amount(what, count) for what, count in effects.items() if count]
        return f" {self.say('duel-and')} ".join(parts) or self.say("duel-nothing")

    def event(self, seen: Seen) -> str:
        """Return what has happened, in a sentence."""
        return self.say(f"duel-event-{event_message(seen)}", **self._about(seen.kind, seen.about))

    def story(self, events: Sequence[Seen]) -> list[tuple[bool, str]]:
        """Return what has happened as paragraphs, one for each act; true where a round begins."""
        told: list[tuple[bool, str]] = []
        for seen in events:
            sentence = self.event(seen)
            if not told or seen.kind in ACTS:
                told.append((seen.kind == "RoundBegan", sentence))
            else:
                begins, before = told[-1]
                told[-1] = (begins, f"{before} {sentence}")
        return told

    def steps(self, view: DuelView) -> Iterator[tuple[int, str, str]]:
        """Yield what is still to happen, first to last: its depth, its rule, its sentence."""
        for name, *fields in reversed(view.pending):
            yield 0, step_rule(name, fields), self.step(name, fields)

    def step(self, name: str, fields: Sequence[Any]) -> str:
        """Return what is still to happen, in a sentence."""
        first = fields[0] if fields else None
        if name == "Act":
            return self.say(f"duel-step-act-{first}")
        about: dict[str, object] = {}
        if name in {"Attack", "Raise", "DrawSpecials"}:
            about = {"number": first, "count": first}
        elif name in {"Brace", "Counterattack", "Damage"}:
            about = {"enemy": self.enemy(int(str(first)))}
        elif name == "TakeVirtue":
            about = {"card": self.virtue(str(first))}
        elif name == "KeepOne":
            about = {"cards": self.cards(list(first or ()))}
        if name in {"Release", "Damage"}:
            about["what"] = self.amounts(dict(fields[-1]))
        return self.say(f"duel-step-{dashed(name)}", **about)

    def _about(self, kind: str, fields: dict[str, Any]) -> dict[str, object]:
        """Return what a sentence may name: names for enemies and cards, words for amounts."""
        about: dict[str, object] = {
            name: plain_number(value) if type(value) is int else value for name, value in fields.items()
        }
        # These choose between forms of a sentence, so they stay numbers.
        about |= {name: fields[name] for name in ("number", "level") if name in fields}
        about |= {name: signed(fields[name]) for name in ("by",) if name in fields}
        if fields.get("enemy") is not None:
            about["enemy"] = self.enemy(fields["enemy"])
        if "cards" in fields:
            about["cards"] = self.cards(fields["cards"])
        if fields.get("card") is not None:
            about["card"] = self._card_of(kind, fields)
        return about | self._peculiar(kind, fields)

    def _card_of(self, kind: str, fields: dict[str, Any]) -> str:
        key = fields["card"]
        match kind:
            case "Wounded":
                return self.wound(key, fields["level"])
            case "Turned":
                return self.defence(key)
            case "Countered":
                return self.counter(key)
            case "MarkerMoved" | "VirtueGained" | "VirtueSpent":
                return self.virtue(key)
            case _:
                return self.card(key)

    def _peculiar(self, kind: str, fields: dict[str, Any]) -> dict[str, object]:
        """Return what only one kind of event tells."""
        told: dict[str, object] = {}
        if kind == "Changed":
            told["what"] = begun(self.value(fields["what"]))
        elif kind == "EnemyLost":
            told["lost"] = self.amounts({"life": fields["life"], "qi": fields["qi"]})
        elif kind == "EnemyGained":
            told["qi"] = self.amount("qi", fields["qi"])
        elif kind == "Reshuffled":
            told["deck"] = self.say(f"duel-deck-{fields['deck']}")
        elif kind == "Sacrificed":
            told["guard"] = signed(fields["guard"])
        elif kind == "SideTurned":
            told["side"] = fields["side"].upper()
        elif kind == "Rolled":
            told["place"] = self.say(f"duel-environment-{self.place or 'none'}")
        return told


FORMS: dict[str, Callable[[dict[str, Any]], str]] = {
    "ArmourLost": lambda about: (
        f"{'' if about['enemy'] is None else 'enemy-'}armour-{'lost' if about['now'] else 'broken'}"
    ),
    "Wounded": lambda about: "wounded" if about["enemy"] is None else "enemy-wounded",
    "Turned": lambda about: "foreseen" if about["foreseen"] else "turned",
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


def step_rule(name: str, fields: Sequence[Any]) -> str:
    """Return the paragraph behind a step."""
    return ACT_RULES[fields[0]] if name == "Act" else STEP_RULES[name]


def dashed(name: str) -> str:
    """Return the name of a class as messages write it."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def begun(text: str) -> str:
    """Return words as they stand at the beginning of a sentence."""
    return text[:1].upper() + text[1:]
