"""Sentences of the duel in a language: names, what things do, what has happened, what is still to happen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from chanbara.duel.rules.words import PLAYER
from chanbara.duel.sight.view import DuelView
from chanbara.duel.words.messages import DuelMessages
from chanbara.locales import speech
from chanbara.sight import Seen
from chanbara.words.message import Text, listed, paragraphs, tell

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


class DuelWords:
    """One language, spoken to the player of a duel."""

    reader = PLAYER

    def __init__(self, language: str, view: DuelView) -> None:
        self._voice = speech(language)
        self.language = language
        self.say = self._voice.say
        self.text = self._voice.text
        self.messages = DuelMessages(view)
        self.book = self.messages.book

    def tell(self, said: Text) -> str:
        """Return a message in this language."""
        return tell(self._voice, said)

    def enemy(self, number: int) -> str:
        """Return the name of an enemy, from 0."""
        return self.tell(self.messages.enemy(number))

    def name(self, _seat: int) -> str:
        """Return the seat that must answer; in a duel there is one player."""
        return self.say("duel-you")

    def card(self, key: str) -> str:
        """Return the name of an action card, with its icon."""
        return self.tell(self.messages.card(key))

    def card_text(self, key: str) -> str:
        """Return what stands on an action card besides its numbers; on a card of one's own, nothing."""
        return "" if key in self.book.names else self.text(f"duel-card-{key}")

    def counter_text(self, key: str) -> str:
        """Return what stands on a counterattack card besides its numbers."""
        return "" if key in self.book.names else self.text(f"duel-counter-{key}")

    def counter(self, key: str) -> str:
        """Return the name of a counterattack card."""
        return self.tell(self.messages.counter(key))

    def cards(self, keys: Sequence[str]) -> str:
        """Return the names of cards, equal ones together."""
        return listed(self._voice, self.messages.cards(keys))

    def wound(self, key: str, level: int) -> str:
        """Return the name of a wound at its level."""
        return self.tell(self.messages.wound(key, level))

    def virtue(self, key: str) -> str:
        """Return the name of a virtue."""
        return self.tell(self.messages.virtue(key))

    def value(self, key: str) -> str:
        """Return the name of a value."""
        return self.tell(self.messages.value(key))

    def defence(self, key: str) -> str:
        """Return the numbers of a defence card."""
        return self.messages.defence(key)

    def numbers(self, key: str) -> str:
        """Return what an action card adds to each value."""
        return listed(self._voice, self.messages.numbers(key))

    def amount(self, what: str, count: int) -> str:
        """Return an amount of something: 2 cards, 1 wound."""
        return self.tell(self.messages.amount(what, count))

    def amounts(self, effects: Mapping[str, int]) -> str:
        """Return life, Qi and wounds, or nothing."""
        return self.tell(self.messages.amounts(effects))

    def event(self, seen: Seen) -> str:
        """Return what has happened, in a sentence."""
        return self.tell(self.messages.event(seen))

    def story(self, events: Sequence[Seen]) -> list[tuple[bool, str]]:
        """Return what has happened as paragraphs, one for each act; true where a round begins."""
        return paragraphs(self._voice, self.messages.told(events))

    def steps(self, view: DuelView) -> Iterator[tuple[int, str, str]]:
        """Yield what is still to happen, first to last: its depth, its rule, its sentence."""
        for name, *fields in reversed(view.pending):
            yield 0, step_rule(name, fields), self.tell(self.messages.step(name, fields))


def step_rule(name: str, fields: Sequence[Any]) -> str:
    """Return the paragraph behind a step."""
    return ACT_RULES[fields[0]] if name == "Act" else STEP_RULES[name]


def begun(text: str) -> str:
    """Return words as they stand at the beginning of a sentence."""
    return text[:1].upper() + text[1:]
