"""Sentences for one reader: who and what, what has happened, what is still to happen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from chanbara.locales import speech
from chanbara.sight import Seen
from chanbara.sword.rules.catalog import Card, Catalog
from chanbara.sword.rules.query import HAND_LIMIT
from chanbara.sword.rules.words import Kind
from chanbara.sword.sight.reckoning import catalog_at, traits_seen
from chanbara.sword.sight.view import StepView, View

OTHERS = ("target", "by", "to", "victim", "holder")
"""Fields that name a second person."""

CARDS = ("card", "source", "prop")

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

STEP_RULES = {
    "Turn": "2.7",
    "RecoverPhase": "3.1",
    "DrawPhase": "3.2",
    "PlayPhase": "3.3",
    "DiscardPhase": "3.4",
    "StopTurn": "7.4",
    "Settle": "3.7",
    "Strike": "6.3",
    "Defeat": "7.1",
    "Recover": "9.2",
    "TakeCard": "9.4",
    "Strip": "9.5",
    "PassLeft": "10.3",
    "Forfeit": "10.3",
    "Lose": "6.4",
    "Foil": "6.1",
    "Strengthen": "12",
    "MayDraw": "12",
    "Affect": "12",
    "Choose": "12",
    "Banzai": "11.1",
    "Reveal": "11.2",
    "RevealPair": "12",
    "GiveUp": "11.4",
    "ReturnWeapon": "11.4",
    "Grant": "11.7",
    "Bleed": "11.8",
    "DiscardAll": "11.8",
    "WhileInPlay": "11.8",
    "Invite": "11.9",
    "Seal": "11.9",
    "ShowAll": "11.9",
    "Pick": "11.9",
    "PickUp": "11.9",
}
"""The paragraph behind a step, where it does not depend on a card."""

CONSEQUENCES = {
    "otherwise": "step-otherwise",
    "met": "step-met",
    "hit": "step-hit",
    "miss": "step-miss",
    "step": "step-otherwise",
}
"""Fields that hold another step, and the words that lead to it."""

ACTS = ("TurnBegan", "Played", "AbilityUsed", "Ended")
"""Events that begin something; what they bring about follows in the same paragraph."""


class Words:
    """One language, spoken to one seat or to a spectator."""

    def __init__(self, language: str, view: View) -> None:
        voice = speech(language)
        self.language = language
        self.say = voice.say
        self.text = voice.text
        self.called = voice.called
        self.catalog = catalog_at(view)
        self.reader = view.seat
        self.characters = [one.character for one in view.seats]

    def entry(self, key: str) -> Card:
        """Return what is printed on a card."""
        return self.catalog.card(key)

    def name(self, seat: int) -> str:
        """Return the name of the character in a seat, as the book of the table has it."""
        return self.called(f"character-{self.characters[seat]}", self.catalog.book)

    def names(self, seats: Sequence[int]) -> str:
        """Return several names."""
        return ", ".join(self.name(seat) for seat in seats)

    def card(self, key: str) -> str:
        """Return the name of a card."""
        return self.say(f"card-{key}")

    def cards(self, keys: Sequence[str]) -> str:
        """Return the names of cards, equal ones together."""
        return ", ".join(
            self.card(key) if keys.count(key) == 1 else f"{self.card(key)} ×{keys.count(key)}"
            for key in dict.fromkeys(keys)
        )

    def role(self, key: str) -> str:
        """Return the name of a role card, with its stars."""
        card = self.catalog.role_cards[key]
        return " ".join((self.say(f"role-{card.role}"), "★" * card.stars)).rstrip()

    def wanted(self, what: str) -> str:
        """Return what a reveal looks for: a weapon, or a symbol."""
        if what == Kind.WEAPON:
            return self.say("wanted-weapon")
        return self.say("wanted-symbol", symbol=self.say(f"suit-{what}"))

    def amount(self, what: str, count: int) -> str:
        """Return so many of something."""
        return self.say(f"amount-{what}", count=count)

    def event(self, seen: Seen) -> str:
        """Return what has happened, in a sentence."""
        about = self._about(seen.about)
        if seen.kind == "Ended":
            about["winner"] = self.say(f"team-{seen.about['winner']}")
        return self.say(event_message(self.catalog, seen), **about)

    def story(self, events: Sequence[Seen]) -> list[tuple[bool, str]]:
        """Return what has happened as paragraphs, one for each act; true where a turn begins."""
        told: list[tuple[bool, str]] = []
        for seen in events:
            sentence = self.event(seen)
            if not told or seen.kind in ACTS:
                told.append((seen.kind == "TurnBegan", sentence))
            else:
                begins, before = told[-1]
                told[-1] = (begins, f"{before} {sentence}")
        return told

    def steps(self, view: View) -> Iterator[tuple[int, str, str]]:
        """Yield what is still to happen, first to last: its depth, its rule, its sentence."""
        for step in reversed(view.pending):
            yield from self._step(view, step)

    def _step(
        self, view: View, step: StepView, depth: int = 0, link: str = ""
    ) -> Iterator[tuple[int, str, str]]:
        name, fields = step.kind, step.about
        # A phase belongs to the player on turn.
        about = self._about({"seat": view.active} | fields) | {"limit": self.amount("cards", HAND_LIMIT)}
        sentence = self.say(step_message(view, name, fields), **about)
        yield depth, step_rule(view, name, fields), f"{link} {sentence}".lstrip()
        # What hangs on the answer stands below the question.
        for consequence, leading in CONSEQUENCES.items():
            hanging = fields.get(consequence)
            if isinstance(hanging, StepView):
                joined = self.say("step-met" if name == "WhileInPlay" else leading)
                yield from self._step(view, hanging, depth + 1, joined)

    def _about(self, fields: dict[str, Any]) -> dict[str, object]:
        """Return what a sentence may name: names for seats and cards, words for amounts."""
        other = next((fields[name] for name in OTHERS if fields.get(name) is not None), None)
        about: dict[str, object] = {
            name: self.amount(what, fields[name]) for name, what in AMOUNTS.items() if name in fields
        }
        about |= {name: self.card(fields[name]) for name in CARDS if fields.get(name)}
        about |= {"you": self._you(fields.get("seat"), other), "turn": fields.get("turn", 0)}
        if "seat" in fields:
            about["seat"] = self.name(fields["seat"])
        if other is not None:
            about["other"] = self.name(other)
        if "wanted" in fields:
            about["wanted"] = self.wanted(fields["wanted"])
        if fields.get("cards"):
            about["cards"] = self.cards(fields["cards"])
        return about

    def _you(self, seat: int | None, other: int | None) -> str:
        """Return which of the persons named is the reader."""
        if seat is not None and seat == other:
            return "both" if seat == self.reader else "self"
        if self.reader is not None and self.reader in (seat, other):
            return "seat" if self.reader == seat else "other"
        return "nobody"


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
        case "Answered" if _is_weapon(catalog, about["source"]):
            return "event-parried"
        case "Unanswered" if _is_weapon(catalog, about["source"]):
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
        return f"step-{_dashed(name)}-{fields['proof']}"
    if name == "Wound" and fields["source"] is None:
        return "step-wound-ability"
    if name == "Strip" and fields["prop"] is not None:
        return "step-strip-property"
    if name == "Forfeit" and traits_seen(view, fields["seat"]).keeps_honor:
        return "step-forfeit-free"
    return f"step-{_dashed(name)}"


def step_rule(view: View, name: str, fields: dict[str, Any]) -> str:
    """Return the paragraph behind a step."""
    if name == "Reveal" and fields["wanted"] == Kind.WEAPON:
        return "10.3"
    if name in STEP_RULES:
        return STEP_RULES[name]
    catalog = catalog_at(view)
    if name == "Demand" and _is_weapon(catalog, fields["source"]):
        return "6.2"
    source = fields.get("source", view.playing)
    if source is None:
        return "12"  # nothing is being played: an ability
    return "6.5" if _is_weapon(catalog, source) else catalog.card(source).rule


def _is_weapon(catalog: Catalog, key: str) -> bool:
    return catalog.card(key).kind is Kind.WEAPON


def _dashed(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
