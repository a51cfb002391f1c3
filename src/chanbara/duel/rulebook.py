"""Way of the Samurai as the kernel's ``Game`` sees it."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.rules.plain import encode
from chanbara.duel.rules.refusal import ended_by, refusal
from chanbara.locales import speech

if TYPE_CHECKING:
    from chanbara.duel.rules.state import Duel


class DuelResult(NamedTuple):
    """How a duel ended."""

    won: bool
    cause: str
    rule: str
    rounds: int
    life: int
    """What the player has left."""


class DuelRulebook:
    """The questions a duel answers."""

    kind = "duel"

    def result(self, table: Duel) -> DuelResult:
        """Return who won, and how."""
        assert table.ending is not None
        won, cause = table.ending
        return DuelResult(won, cause.value, ended_by(table), table.round, table.life)

    def digest(self, table: Duel) -> str:
        """Return a hash of all that has happened."""
        events = [encode(event) for event in table.events]
        return blake2b(json.dumps(events).encode(), digest_size=8).hexdigest()

    def why_not(self, table: Duel, text: str, _seat: int, language: str) -> tuple[str, str]:
        """Return the paragraph that forbids an act now, and the reason in a sentence."""
        refused = refusal(table, text)
        words = speech(language)
        about = dict(refused.about)
        if "card" in about:
            key = str(about["card"])
            about["card"] = table.book.names.get(key) or words.say(f"duel-card-{key}")
        return refused.rule, words.say(f"duel-refusal-{refused.key}", **about)


RULEBOOK = DuelRulebook()
