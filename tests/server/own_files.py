"""Files of custom cards for the tests of the server."""

from __future__ import annotations

from pathlib import Path

HEAD = """
from chanbara.sword.cards.entries import action, property_, weapon
from chanbara.sword.rules.catalog import Character
from chanbara.sword.rules.effects import Draw
from chanbara.sword.rules.traits import Traits
from chanbara.sword.rules.words import Suit
"""
WINTER = f'''{HEAD}

def snow(table, seat, option):
    table.schedule(Draw(seat, 2))

CARDS = [
    weapon("ono", rule="own", reach=2, wounds=2, suit=Suit.FUJI, copies=6),
    action("snow", rule="own", suit=Suit.KOI, copies=6, play=snow),
    property_("cloak", rule="own", suit=Suit.TORII, copies=2, traits=Traits(cards_drawn=1)),
]
CHARACTERS = [Character("yuki", 5, Traits(dealt=1))]
WORDS = {{
    "en": """
title = A winter in Edo
card-ono = Ice axe
    .text = A short axe for climbing.
card-snow = Snowfall
    .text = Draw two cards.
card-cloak = Straw cloak
    .text = You draw one card more in your Draw phase.
character-yuki = Yuki
    .text = Your weapons deal one wound more.
""",
    "de": """
title = Ein Winter in Edo
card-ono = Eisaxt
    .text = Eine kurze Axt zum Klettern.
card-snow = Schneefall
    .text = Ziehe zwei Karten.
""",
}}
'''
"""A weapon, an action, a property and a character; the German texts are not complete."""
SPRING = f"""{HEAD}
CARDS = [weapon("ono", rule="own", reach=4, wounds=1, suit=Suit.KOI, copies=8)]
"""
"""The same key, for another weapon; no texts."""
FAULTY = f"""{HEAD}

def fail(table, seat, option):
    return table.there_is_no_such_thing

CARDS = [action("snow", rule="own", suit=Suit.KOI, copies=20, play=fail)]
"""
"""An action that raises an error when it is played."""


def written(path: Path, text: str) -> str:
    """Write a file, and return how a setting names it."""
    path.write_text(text, encoding="utf-8")
    return str(path)
