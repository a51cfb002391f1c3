"""Sentences for one reader in a language: who and what, what has happened, what is still to happen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from chanbara.locales import speech
from chanbara.sight import Seen
from chanbara.sword.rules.catalog import Card
from chanbara.sword.rules.words import Kind
from chanbara.sword.sight.derived import catalog_at
from chanbara.sword.sight.view import SeatView, StepView, View
from chanbara.sword.words.messages import Messages, is_weapon
from chanbara.words.message import Text, listed, paragraphs, tell

STEP_RULES = {
    "Turn": "2.7",
    "RecoverPhase": "3.1",
    "DrawPhase": "3.2",
    "PlayPhase": "3.3",
    "DiscardPhase": "3.4",
    "StopTurn": "7.4",
    "Settle": "3.7",
    "Attacked": "6.1",
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
    "Due": "3.1",
}
"""The paragraph behind a step, where it does not depend on a card."""

CONSEQUENCES = {
    "otherwise": "step-otherwise",
    "met": "step-met",
    "hit": "step-hit",
    "miss": "step-miss",
    "step": "step-otherwise",
    "before": "step-first",
    "attack": "step-after",
}
"""Fields that hold another step, and the words that lead to it."""

LEADING = {
    "WhileInPlay": "step-met",
    "Offer": "step-met",
    "ChoosePlayer": "step-then",
    "Later": "step-then",
}
"""Steps that lead to it in another way."""


class Words:
    """One language, spoken to one seat or to a spectator."""

    def __init__(self, language: str, view: View) -> None:
        self._voice = speech(language)
        self.language = language
        self.say = self._voice.say
        self.text = self._voice.text
        self.messages = Messages(view)
        self.catalog = self.messages.catalog
        self.reader = view.seat

    def tell(self, said: Text) -> str:
        """Return a message in this language."""
        return tell(self._voice, said)

    def entry(self, key: str) -> Card:
        """Return what is printed on a card."""
        return self.messages.entry(key)

    def name(self, seat: int) -> str:
        """Return the name of the character in a seat, as the book of the table has it."""
        return self.tell(self.messages.name(seat))

    def names(self, seats: Sequence[int]) -> str:
        """Return several names."""
        return ", ".join(self.name(seat) for seat in seats)

    def card(self, key: str) -> str:
        """Return the name of a card."""
        return self.tell(self.messages.card(key))

    def cards(self, keys: Sequence[str]) -> str:
        """Return the names of cards, equal ones together."""
        return listed(self._voice, self.messages.cards(keys))

    def role(self, key: str) -> str:
        """Return the name of a role card, with its stars."""
        return self.tell(self.messages.role(key))

    def amount(self, what: str, count: int) -> str:
        """Return an amount of something: 2 cards, 1 wound."""
        return self.tell(self.messages.amount(what, count))

    def event(self, seen: Seen) -> str:
        """Return what has happened, in a sentence."""
        return self.tell(self.messages.event(seen))

    def story(self, events: Sequence[Seen]) -> list[tuple[bool, str]]:
        """Return what has happened as paragraphs, one for each act; true where a turn begins."""
        return paragraphs(self._voice, self.messages.told(events))

    def steps(self, view: View) -> Iterator[tuple[int, str, str]]:
        """Yield what is still to happen, first to last: its depth, its rule, its sentence."""
        for step in reversed(view.pending):
            yield from self._step(view, step)

    def marks(self, one: SeatView) -> Iterator[str]:
        """Yield what custom cards have left with a player."""
        if one.counters:
            counted = [f"{self.card(key)} {count}" for key, count in one.counters]
            yield self.say("text-counters", cards=", ".join(counted))
        if one.seen_by:
            yield self.say("text-role-seen", names=self.names(one.seen_by))
        if one.spent:
            yield self.say("text-spent")

    def put_off(self, view: View) -> Iterator[str]:
        """Yield what was put off, and until when."""
        for one in view.later:
            about = {"seat": one.seat, "card": one.card, "moment": one.moment}
            yield self.event(Seen(0, "PutOff", about))

    def _step(
        self, view: View, step: StepView, depth: int = 0, link: str = ""
    ) -> Iterator[tuple[int, str, str]]:
        name, fields = step.kind, step.about
        sentence = self.tell(self.messages.step(view, name, fields))
        yield depth, step_rule(view, name, fields), f"{link} {sentence}".lstrip()
        # What hangs on the answer stands below the question.
        for consequence, leading in CONSEQUENCES.items():
            hanging = fields.get(consequence)
            if isinstance(hanging, StepView):
                joined = self.say(LEADING.get(name, leading))
                yield from self._step(view, hanging, depth + 1, joined)


def step_rule(view: View, name: str, fields: dict[str, Any]) -> str:
    """Return the paragraph behind a step."""
    if name == "Reveal" and fields["wanted"] == Kind.WEAPON:
        return "10.3"
    if name in STEP_RULES:
        return STEP_RULES[name]
    catalog = catalog_at(view)
    if name == "Demand" and is_weapon(catalog, fields["source"]):
        return "6.2"
    source = fields.get("source", view.playing)
    if source is None:
        return "12"  # nothing is being played: an ability
    return "6.5" if is_weapon(catalog, source) else catalog.card(source).rule
