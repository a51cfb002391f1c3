"""Samurai Sword as the kernel's ``Game`` sees it."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING

from chanbara.locales import speech
from chanbara.sword.rules.plain import encode
from chanbara.sword.rules.refusal import refusal
from chanbara.sword.rules.scoring import Result, result

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Table


class SwordRulebook:
    """The questions a game of Samurai Sword answers."""

    kind = "sword"

    def result(self, table: Table) -> Result:
        """Return who won, and how."""
        return result(table)

    def digest(self, table: Table) -> str:
        """Return a hash of all that has happened."""
        events = [encode(table.catalog, event) for event in table.events]
        return blake2b(json.dumps(events).encode(), digest_size=8).hexdigest()

    def why_not(self, table: Table, text: str, seat: int, language: str) -> tuple[str, str]:
        """Return the rule that forbids an act now, and the reason in a sentence."""
        refused = refusal(table, text, seat)
        words = speech(language)
        about = dict(refused.about)
        if "card" in about:
            about["card"] = words.say(f"card-{about['card']}")
        if "target" in about:
            character = table.catalog.characters[table.players[int(about["target"])].character]
            about["target"] = words.called(f"character-{character.key}", table.catalog.book)
        return refused.rule, words.say(f"refusal-{refused.key}", **about)


RULEBOOK = SwordRulebook()
